//! Rules for the overflow predicates: with a constant they are comparisons, and intervals decide many of the rest.

use crate::term::bv::{Bv, sign_extend};
use crate::term::op::Op;
use crate::term::pool::{Pool, Term};

/// Signed bounds of a term.
type Bounds = (i128, i128);

impl Pool {
    fn always(&mut self, value: bool) -> Option<Term> {
        Some(self.bool_const(value))
    }

    /// x < c, signed.
    fn sbelow(&mut self, x: Term, c: &Bv) -> Term {
        let c = self.bv_const(c.clone());
        self.slt(x, c)
    }

    /// c < x, signed.
    fn sabove(&mut self, c: &Bv, x: Term) -> Term {
        let c = self.bv_const(c.clone());
        self.slt(c, x)
    }

    pub(super) fn simp_saddo(&mut self, a: Term, b: Term) -> Option<Term> {
        let width = self.width(a);
        if width == 1 {
            return Some(self.and(a, b));
        }
        if let Some(c) = self.konst(b) {
            let (min, max) = (Bv::min_signed(width), Bv::max_signed(width));
            return Some(if c.msb() { self.sbelow(a, &min.sub(&c)) } else { self.sabove(&max.sub(&c), a) });
        }
        let ((la, ha), (lb, hb)) = (self.signed_bounds(a)?, self.signed_bounds(b)?);
        self.decided_by_bounds(width, la.checked_add(lb), ha.checked_add(hb))
    }

    pub(super) fn simp_ssubo(&mut self, a: Term, b: Term) -> Option<Term> {
        let width = self.width(a);
        if a == b {
            return self.always(false);
        }
        if width == 1 {
            let not_a = self.not(a);
            return Some(self.and(not_a, b));
        }
        let (min, max) = (Bv::min_signed(width), Bv::max_signed(width));
        if let Some(c) = self.konst(b) {
            return Some(if c.msb() { self.sabove(&max.add(&c), a) } else { self.sbelow(a, &min.add(&c)) });
        }
        if let Some(c) = self.konst(a) {
            return Some(if c.msb() { self.sabove(&c.sub(&min), b) } else { self.sbelow(b, &c.sub(&max)) });
        }
        let ((la, ha), (lb, hb)) = (self.signed_bounds(a)?, self.signed_bounds(b)?);
        self.decided_by_bounds(width, la.checked_sub(hb), ha.checked_sub(lb))
    }

    pub(super) fn simp_smulo(&mut self, a: Term, b: Term) -> Option<Term> {
        let width = self.width(a);
        if width == 1 {
            return Some(self.and(a, b));
        }
        if let Some(c) = self.konst(b) {
            return Some(self.smulo_const(a, &c));
        }
        let ((la, ha), (lb, hb)) = (self.signed_bounds(a)?, self.signed_bounds(b)?);
        let corners = [(la, lb), (la, hb), (ha, lb), (ha, hb)].map(|(x, y)| x.checked_mul(y));
        let all: Option<Vec<i128>> = corners.into_iter().collect();
        let all = all?;
        self.decided_by_bounds(width, all.iter().min().copied(), all.iter().max().copied())
    }

    /// x * c overflows outside the bounds divided by c, which truncation rounds to the inside.
    fn smulo_const(&mut self, a: Term, c: &Bv) -> Term {
        let (min, max) = (Bv::min_signed(c.width()), Bv::max_signed(c.width()));
        if c.is_zero() || c.is_one() {
            return self.ff();
        }
        if c.is_ones() {
            let min = self.bv_const(min);
            return self.eq(a, min);
        }
        let (least, greatest) = if c.msb() { (max.sdiv(c), min.sdiv(c)) } else { (min.sdiv(c), max.sdiv(c)) };
        let (below, above) = (self.sbelow(a, &least), self.sabove(&greatest, a));
        self.or(below, above)
    }

    /// Given bounds of the exact result: never, always, or not known.
    fn decided_by_bounds(&mut self, width: u32, lo: Option<i128>, hi: Option<i128>) -> Option<Term> {
        let (lo, hi) = (lo?, hi?);
        if width > 128 {
            return self.always(false);
        }
        let min = sign_extend(1 << (width - 1), width);
        let max = !min;
        if lo >= min && hi <= max {
            return self.always(false);
        }
        if hi < min || lo > max { self.always(true) } else { None }
    }

    /// Bounds from an extension's operand, or from the interval if that has one sign.
    fn signed_bounds(&self, t: Term) -> Option<Bounds> {
        if let Some(x) = self.as_un(t, Op::SExt).filter(|&x| self.width(x) <= 127) {
            let half = 1i128 << (self.width(x) - 1);
            return Some((-half, half - 1));
        }
        if let Some(x) = self.as_un(t, Op::ZExt).filter(|&x| self.width(x) <= 127) {
            let range = self.range(x)?;
            return Some((range.lo as i128, range.hi as i128));
        }
        let (range, width) = (self.range(t)?, self.width(t));
        match self.known_sign(t) {
            Some(_) => Some((sign_extend(range.lo, width), sign_extend(range.hi, width))),
            None => Some((sign_extend(1 << (width - 1), width), sign_extend((1 << (width - 1)) - 1, width))),
        }
    }

    pub(super) fn simp_uaddo(&mut self, a: Term, b: Term) -> Option<Term> {
        let width = self.width(a);
        if width == 1 {
            return Some(self.and(a, b));
        }
        if let Some(c) = self.konst(b) {
            let room = self.bv_const(c.not());
            return Some(self.ult(room, a));
        }
        if self.extended_by(a, 1) && self.extended_by(b, 1) {
            return self.always(false);
        }
        let (ra, rb) = (self.range(a)?, self.range(b)?);
        let wraps = |x: u128, y: u128| Bv::new(width, x).uaddo(&Bv::new(width, y));
        self.decided_by_ends(wraps(ra.lo, rb.lo), wraps(ra.hi, rb.hi))
    }

    pub(super) fn simp_umulo(&mut self, a: Term, b: Term) -> Option<Term> {
        let width = self.width(a);
        if width == 1 {
            return self.always(false);
        }
        if let Some(c) = self.konst(b) {
            if c.is_zero() {
                return self.always(false);
            }
            let room = self.bv_const(Bv::ones(width).udiv(&c));
            return Some(self.ult(room, a));
        }
        if self.extended_by(a, width.div_ceil(2)) && self.extended_by(b, width.div_ceil(2)) {
            return self.always(false);
        }
        let (ra, rb) = (self.range(a)?, self.range(b)?);
        let wraps = |x: u128, y: u128| Bv::new(width, x).umulo(&Bv::new(width, y));
        self.decided_by_ends(wraps(ra.lo, rb.lo), wraps(ra.hi, rb.hi))
    }

    /// Overflow is monotone: it never occurs if the largest operands do not cause it, always if the smallest do.
    fn decided_by_ends(&mut self, at_least: bool, at_most: bool) -> Option<Term> {
        (at_least == at_most).then(|| self.bool_const(at_least))
    }

    /// Zero-extended by at least that many bits; also for widths without intervals. Sign extension would not do.
    fn extended_by(&self, t: Term, bits: u32) -> bool {
        self.as_un(t, Op::ZExt).is_some_and(|x| self.width(t) - self.width(x) >= bits)
    }
}
