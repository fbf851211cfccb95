//! Rules for comparisons. The signed and the unsigned order differ in their ends only, so most rules serve both.

use crate::term::bv::Bv;
use crate::term::op::Op;
use crate::term::pool::{Pool, Term};

fn least(signed: bool, width: u32) -> Bv {
    if signed { Bv::min_signed(width) } else { Bv::zero(width) }
}

fn greatest(signed: bool, width: u32) -> Bv {
    least(signed, width).not()
}

fn succ(c: &Bv) -> Bv {
    c.add(&Bv::one(c.width()))
}

fn pred(c: &Bv) -> Bv {
    c.sub(&Bv::one(c.width()))
}

impl Pool {
    /// The comparison in the given order.
    fn order(&mut self, signed: bool, strict: bool, a: Term, b: Term) -> Term {
        match (signed, strict) {
            (false, true) => self.ult(a, b),
            (false, false) => self.ule(a, b),
            (true, true) => self.slt(a, b),
            (true, false) => self.sle(a, b),
        }
    }

    pub(super) fn simp_le(&mut self, signed: bool, a: Term, b: Term) -> Option<Term> {
        let width = self.width(a);
        if a == b {
            return Some(self.tt());
        }
        if width == 1 {
            return Some(if signed { self.implies(b, a) } else { self.implies(a, b) });
        }
        if let Some(c) = self.konst(b) {
            if c == greatest(signed, width) {
                return Some(self.tt());
            }
            let above = self.bv_const(succ(&c));
            return Some(self.order(signed, true, a, above));
        }
        if let Some(c) = self.konst(a) {
            if c == least(signed, width) {
                return Some(self.tt());
            }
            let below = self.bv_const(pred(&c));
            return Some(self.order(signed, true, below, b));
        }
        self.order_without_const(signed, false, a, b)
    }

    pub(super) fn simp_lt(&mut self, signed: bool, a: Term, b: Term) -> Option<Term> {
        if a == b {
            return Some(self.ff());
        }
        if self.width(a) == 1 {
            let (low, high) = if signed { (b, a) } else { (a, b) };
            let not_low = self.not(low);
            return Some(self.and(not_low, high));
        }
        if let Some(c) = self.konst(b) {
            return self.below_const(signed, a, b, &c);
        }
        if let Some(c) = self.konst(a) {
            return self.above_const(signed, a, b, &c);
        }
        self.order_without_const(signed, true, a, b)
    }

    /// a < c
    fn below_const(&mut self, signed: bool, a: Term, b: Term, c: &Bv) -> Option<Term> {
        let (min, max) = (least(signed, c.width()), greatest(signed, c.width()));
        if *c == min {
            return Some(self.ff());
        }
        if *c == succ(&min) {
            let min = self.bv_const(min);
            return Some(self.eq(a, min));
        }
        if *c == max {
            return Some(self.ne(a, b));
        }
        // The middle of the order: a sign test.
        if *c == least(!signed, c.width()) {
            let sign = self.sign(a);
            return Some(if signed { sign } else { self.not(sign) });
        }
        self.decided(signed, true, a, b)
            .or_else(|| self.extended_below(signed, a, c))
            .or_else(|| self.shifted_below(signed, a, c))
    }

    /// c < b
    fn above_const(&mut self, signed: bool, a: Term, b: Term, c: &Bv) -> Option<Term> {
        let (min, max) = (least(signed, c.width()), greatest(signed, c.width()));
        if *c == max {
            return Some(self.ff());
        }
        if *c == pred(&max) {
            let max = self.bv_const(max);
            return Some(self.eq(b, max));
        }
        if *c == min {
            return Some(self.ne(b, a));
        }
        if *c == greatest(!signed, c.width()) {
            let sign = self.sign(b);
            return Some(if signed { self.not(sign) } else { sign });
        }
        self.decided(signed, true, a, b)
            .or_else(|| self.extended_above(signed, b, c))
            .or_else(|| self.shifted_above(signed, b, c))
    }

    fn order_without_const(&mut self, signed: bool, strict: bool, a: Term, b: Term) -> Option<Term> {
        self.decided(signed, strict, a, b)
            .or_else(|| self.both_extended(signed, strict, a, b))
            .or_else(|| self.same_upper_part(strict, a, b))
    }

    /// By the intervals, or by known signs; operands of the same sign compare as unsigned.
    fn decided(&mut self, signed: bool, strict: bool, a: Term, b: Term) -> Option<Term> {
        if signed {
            let (sa, sb) = (self.known_sign(a)?, self.known_sign(b)?);
            return Some(if sa == sb { self.order(false, strict, a, b) } else { self.bool_const(sa) });
        }
        let (ra, rb) = (self.range(a)?, self.range(b)?);
        let holds = if strict { ra.hi < rb.lo } else { ra.hi <= rb.lo };
        let fails = if strict { ra.lo >= rb.hi } else { ra.lo > rb.hi };
        (holds || fails).then(|| self.bool_const(holds))
    }

    /// Extensions of the same kind keep the order: zero extension the unsigned one, sign extension both.
    fn both_extended(&mut self, signed: bool, strict: bool, a: Term, b: Term) -> Option<Term> {
        for ext in [Op::ZExt, Op::SExt] {
            if let (Some(x), Some(y)) = (self.as_un(a, ext), self.as_un(b, ext)) {
                let width = self.width(x).max(self.width(y));
                let (x, y) = (self.app(ext, &[x], width), self.app(ext, &[y], width));
                return Some(self.order(signed && ext == Op::SExt, strict, x, y));
            }
        }
        None
    }

    /// Equal upper parts leave the unsigned order of the lower ones.
    fn same_upper_part(&mut self, strict: bool, a: Term, b: Term) -> Option<Term> {
        let ((h, x), (g, y)) = (self.as_bin(a, Op::Concat)?, self.as_bin(b, Op::Concat)?);
        (h == g).then(|| self.order(false, strict, x, y))
    }

    /// ext(x) < c
    fn extended_below(&mut self, signed: bool, a: Term, c: &Bv) -> Option<Term> {
        let (x, low, fits) = self.narrowed(signed, a, c)?;
        if fits {
            let low = self.bv_const(low);
            return Some(self.order(signed, true, x, low));
        }
        Some(match (self.as_un(a, Op::ZExt).is_some(), signed) {
            (true, _) => self.tt(),
            (false, true) => self.bool_const(!c.msb()),
            // The constant lies between the non-negative and the negative values.
            (false, false) => {
                let sign = self.sign(x);
                self.not(sign)
            }
        })
    }

    /// c < ext(x)
    fn extended_above(&mut self, signed: bool, b: Term, c: &Bv) -> Option<Term> {
        let (x, low, fits) = self.narrowed(signed, b, c)?;
        if fits {
            let low = self.bv_const(low);
            return Some(self.order(signed, true, low, x));
        }
        Some(match (self.as_un(b, Op::ZExt).is_some(), signed) {
            (true, _) => self.ff(),
            (false, true) => self.bool_const(c.msb()),
            (false, false) => self.sign(x),
        })
    }

    /// The operand of an extension, the constant cut to its width, and whether the constant is that one's extension.
    /// A zero extension in the signed order has a known sign and is dealt with by `decided`.
    fn narrowed(&self, signed: bool, a: Term, c: &Bv) -> Option<(Term, Bv, bool)> {
        let (x, zero) = match (self.as_un(a, Op::ZExt), self.as_un(a, Op::SExt)) {
            (Some(x), _) if !signed => (x, true),
            (_, Some(x)) => (x, false),
            (Some(_) | None, None) => return None,
        };
        let low = c.extract(self.width(x) - 1, 0);
        let back = if zero { low.zext(c.width()) } else { low.sext(c.width()) };
        Some((x, low, back == *c))
    }

    /// x + d < c, where the sum does not wrap.
    fn shifted_below(&mut self, signed: bool, a: Term, c: &Bv) -> Option<Term> {
        let (x, d) = self.without_wrap(signed, a)?;
        if c.ule(&d) {
            return Some(self.ff());
        }
        let rest = self.bv_const(c.sub(&d));
        Some(self.ult(x, rest))
    }

    /// c < x + d, where the sum does not wrap.
    fn shifted_above(&mut self, signed: bool, b: Term, c: &Bv) -> Option<Term> {
        let (x, d) = self.without_wrap(signed, b)?;
        if c.ult(&d) {
            return Some(self.tt());
        }
        let rest = self.bv_const(c.sub(&d));
        Some(self.ult(rest, x))
    }

    /// The two terms of an unsigned comparison: the first is not above the second where it holds.
    pub fn as_at_most(&self, t: Term) -> Option<(Term, Term)> {
        self.as_bin(t, Op::Ule).or_else(|| self.as_bin(t, Op::Ult))
    }

    /// The sum of the two has no more bits than they have.
    pub fn never_wraps(&self, a: Term, b: Term) -> bool {
        let (Some(x), Some(y)) = (self.range(a), self.range(b)) else { return false };
        let top = u128::MAX >> (128 - self.width(a));
        x.hi <= top.saturating_sub(y.hi)
    }

    /// `x + d` whose unsigned sum never wraps.
    fn without_wrap(&self, signed: bool, t: Term) -> Option<(Term, Bv)> {
        let (x, d) = self.as_add_const(t).filter(|_| !signed)?;
        let room = d.not().to_u128()?;
        (self.range(x)?.hi <= room).then_some((x, d))
    }
}
