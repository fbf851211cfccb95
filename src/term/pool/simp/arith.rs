//! Rules for sums and products, all modulo 2^width.

use crate::term::bv::Bv;
use crate::term::op::Op;
use crate::term::pool::{Pool, Term};

impl Pool {
    pub(super) fn simp_neg(&mut self, a: Term) -> Option<Term> {
        if self.width(a) == 1 {
            return Some(a);
        }
        if let Some(x) = self.as_un(a, Op::Neg) {
            return Some(x);
        }
        if let Some(x) = self.as_un(a, Op::Not) {
            return Some(self.plus(x, &Bv::one(self.width(a))));
        }
        if let Some((x, y)) = self.as_bin(a, Op::Sub) {
            return Some(self.sub(y, x));
        }
        let (x, c) = self.as_add_const(a)?;
        Some(self.minus_from(&c.neg(), x))
    }

    fn plus(&mut self, x: Term, c: &Bv) -> Term {
        let c = self.bv_const(c.clone());
        self.add(x, c)
    }

    fn minus_from(&mut self, c: &Bv, x: Term) -> Term {
        let c = self.bv_const(c.clone());
        self.sub(c, x)
    }

    pub(super) fn simp_add(&mut self, a: Term, b: Term) -> Option<Term> {
        let width = self.width(a);
        if width == 1 {
            return Some(self.xor(a, b));
        }
        if let Some(c) = self.konst(b) {
            return self.add_const(a, &c);
        }
        if a == b {
            return Some(self.shl_const(a, 1));
        }
        if self.complementary(a, b) {
            return Some(self.ones(width));
        }
        self.add_within(a, b).or_else(|| self.add_within(b, a)).or_else(|| self.add_before_const(a, b))
    }

    /// Constants are added last: sums of the same terms are the same, and have bounds.
    fn add_before_const(&mut self, a: Term, b: Term) -> Option<Term> {
        let (first, (x, c)) = match self.as_add_const(b) {
            Some(sum) => (a, sum),
            None => (b, self.as_add_const(a)?),
        };
        let sum = self.add(first, x);
        Some(self.plus(sum, &c))
    }

    fn add_const(&mut self, a: Term, c: &Bv) -> Option<Term> {
        if c.is_zero() {
            return Some(a);
        }
        if let Some((x, inner)) = self.as_add_const(a) {
            return Some(self.plus(x, &inner.add(c)));
        }
        if let Some((inner, x)) = self.as_sub_from_const(a) {
            return Some(self.minus_from(&inner.add(c), x));
        }
        if let Some(x) = self.as_un(a, Op::Neg) {
            return Some(self.minus_from(c, x));
        }
        // ~x = -1 - x
        let x = self.as_un(a, Op::Not)?;
        Some(self.minus_from(&c.sub(&Bv::one(c.width())), x))
    }

    /// a + (-y) and a + (x - a).
    fn add_within(&mut self, a: Term, b: Term) -> Option<Term> {
        if let Some(y) = self.as_un(b, Op::Neg) {
            return Some(self.sub(a, y));
        }
        let (x, y) = self.as_bin(b, Op::Sub)?;
        (y == a).then_some(x)
    }

    pub(super) fn simp_sub(&mut self, a: Term, b: Term) -> Option<Term> {
        let width = self.width(a);
        if width == 1 {
            return Some(self.xor(a, b));
        }
        if a == b {
            return Some(self.zero(width));
        }
        if let Some(c) = self.konst(b) {
            return Some(self.plus(a, &c.neg()));
        }
        if let Some(c) = self.konst(a) {
            return self.sub_from_const(&c, b);
        }
        if let Some(y) = self.as_un(b, Op::Neg) {
            return Some(self.add(a, y));
        }
        self.sub_common_part(a, b)
    }

    fn sub_from_const(&mut self, c: &Bv, b: Term) -> Option<Term> {
        if c.is_zero() {
            return Some(self.neg(b));
        }
        if c.is_ones() {
            return Some(self.not(b));
        }
        if let Some((x, inner)) = self.as_add_const(b) {
            return Some(self.minus_from(&c.sub(&inner), x));
        }
        if let Some((inner, x)) = self.as_sub_from_const(b) {
            return Some(self.plus(x, &c.sub(&inner)));
        }
        if let Some(x) = self.as_un(b, Op::Neg) {
            return Some(self.plus(x, c));
        }
        let x = self.as_un(b, Op::Not)?;
        Some(self.plus(x, &c.add(&Bv::one(c.width()))))
    }

    /// Differences of terms that share a summand.
    fn sub_common_part(&mut self, a: Term, b: Term) -> Option<Term> {
        if let Some((x, y)) = self.as_bin(a, Op::Add) {
            if let Some(rest) = other_of(x, y, b) {
                return Some(rest);
            }
            if let Some((p, q)) = self.as_bin(b, Op::Add) {
                let left =
                    other_of(x, y, p).map(|rest| (rest, q)).or(other_of(x, y, q).map(|rest| (rest, p)));
                if let Some((rest, other)) = left {
                    return Some(self.sub(rest, other));
                }
            }
        }
        if let Some((p, q)) = self.as_bin(b, Op::Add)
            && let Some(rest) = other_of(p, q, a)
        {
            return Some(self.neg(rest));
        }
        if let Some((x, y)) = self.as_bin(a, Op::Sub)
            && x == b
        {
            return Some(self.neg(y));
        }
        let (x, y) = self.as_bin(b, Op::Sub)?;
        (x == a).then_some(y)
    }

    pub(super) fn simp_mul(&mut self, a: Term, b: Term) -> Option<Term> {
        if self.width(a) == 1 {
            return Some(self.and(a, b));
        }
        if let Some(c) = self.konst(b) {
            return self.mul_const(a, &c);
        }
        let (x, y) = (self.as_un(a, Op::Neg)?, self.as_un(b, Op::Neg)?);
        Some(self.mul(x, y))
    }

    fn mul_const(&mut self, a: Term, c: &Bv) -> Option<Term> {
        if c.is_zero() {
            return Some(self.zero(c.width()));
        }
        if c.is_ones() {
            return Some(self.neg(a));
        }
        if let Some(k) = c.log2() {
            return Some(self.shl_const(a, k));
        }
        if let Some(x) = self.as_un(a, Op::Neg) {
            let negated = self.bv_const(c.neg());
            return Some(self.mul(x, negated));
        }
        let (x, y) = self.as_bin(a, Op::Mul)?;
        let both = self.konst(y)?.mul(c);
        let both = self.bv_const(both);
        Some(self.mul(x, both))
    }

    /// `x + c` as `x` and `c`; any other term as itself and 0. None: the constant is too large.
    pub fn as_sum_with_const(&self, t: Term) -> (Term, Option<u128>) {
        self.as_add_const(t).map_or((t, Some(0)), |(x, c)| (x, c.to_u128()))
    }
}

/// The other one of the pair, if `t` is in it.
pub(super) fn other_of(x: Term, y: Term, t: Term) -> Option<Term> {
    match (x == t, y == t) {
        (true, _) => Some(y),
        (false, true) => Some(x),
        (false, false) => None,
    }
}
