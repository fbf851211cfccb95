//! Rules for division and remainder. By zero: all ones (signed: 1 for a negative dividend) and the dividend.

use crate::term::bv::Bv;
use crate::term::op::Op;
use crate::term::pool::{Pool, Term};

impl Pool {
    /// No value of `a` reaches one of `b`.
    fn always_below(&self, a: Term, b: Term) -> bool {
        matches!((self.range(a), self.range(b)), (Some(a), Some(b)) if a.hi < b.lo)
    }

    fn never_zero(&self, t: Term) -> bool {
        self.as_const(t).map_or_else(|| self.range(t).is_some_and(|r| r.lo > 0), |c| !c.is_zero())
    }

    /// x / x is 1 except for 0 / 0, which is all ones.
    fn self_quotient(&mut self, a: Term) -> Term {
        let width = self.width(a);
        let (zero, ones, one) = (self.zero(width), self.ones(width), self.constant(width, 1));
        let is_zero = self.eq(a, zero);
        self.ite(is_zero, ones, one)
    }

    pub(super) fn simp_udiv(&mut self, a: Term, b: Term) -> Option<Term> {
        let width = self.width(a);
        if width == 1 {
            let not_b = self.not(b);
            return Some(self.or(a, not_b));
        }
        if a == b {
            return Some(self.self_quotient(a));
        }
        let zero_dividend = self.as_const(a).is_some_and(Bv::is_zero);
        if self.always_below(a, b) || (zero_dividend && self.never_zero(b)) {
            return Some(self.zero(width));
        }
        let c = self.konst(b)?;
        if c.is_zero() {
            return Some(self.ones(width));
        }
        if let Some(k) = c.log2() {
            return Some(self.lshr_const(a, k));
        }
        self.udiv_twice(a, &c)
    }

    /// (x / c1) / c2 = x / (c1 * c2), or 0 if that product exceeds every x.
    fn udiv_twice(&mut self, a: Term, c: &Bv) -> Option<Term> {
        let (x, inner) = self.as_bin(a, Op::UDiv)?;
        let inner = self.konst(inner).filter(|i| !i.is_zero())?;
        if inner.umulo(c) {
            return Some(self.zero(c.width()));
        }
        let both = self.bv_const(inner.mul(c));
        Some(self.udiv(x, both))
    }

    pub(super) fn simp_urem(&mut self, a: Term, b: Term) -> Option<Term> {
        let width = self.width(a);
        if width == 1 {
            let not_b = self.not(b);
            return Some(self.and(a, not_b));
        }
        if a == b || self.as_const(a).is_some_and(Bv::is_zero) {
            return Some(self.zero(width));
        }
        if self.always_below(a, b) {
            return Some(a);
        }
        let c = self.konst(b)?;
        if c.is_zero() {
            return Some(a);
        }
        let k = c.log2()?;
        let mask = self.bv_const(c.sub(&Bv::one(width)));
        debug_assert!(k < width);
        Some(self.and(a, mask))
    }

    pub(super) fn simp_sdiv(&mut self, a: Term, b: Term) -> Option<Term> {
        let width = self.width(a);
        if width == 1 {
            return Some(self.udiv(a, b));
        }
        if a == b {
            return Some(self.self_quotient(a));
        }
        if self.as_const(a).is_some_and(Bv::is_zero) && self.never_zero(b) {
            return Some(self.zero(width));
        }
        if self.known_sign(a) == Some(false) && self.known_sign(b) == Some(false) {
            return Some(self.udiv(a, b));
        }
        let c = self.konst(b)?;
        if c.is_zero() {
            let (one, ones) = (self.constant(width, 1), self.ones(width));
            let negative = self.sign(a);
            return Some(self.ite(negative, one, ones));
        }
        if c.is_one() {
            return Some(a);
        }
        if c.is_ones() {
            return Some(self.neg(a));
        }
        self.sdiv_by_other_const(a, b, &c)
    }

    /// By a constant that is not -1, 0 or 1.
    fn sdiv_by_other_const(&mut self, a: Term, b: Term, c: &Bv) -> Option<Term> {
        if c.is_min_signed() {
            let same = self.eq(a, b);
            return Some(self.zext(same, c.width()));
        }
        if c.msb() {
            let positive = self.bv_const(c.neg());
            let quotient = self.sdiv(a, positive);
            return Some(self.neg(quotient));
        }
        let k = c.log2()?;
        let bias = self.rounding_bias(a, k);
        let biased = self.add(a, bias);
        Some(self.ashr_const(biased, k))
    }

    /// 2^k - 1 for a negative value, else 0: what makes an arithmetic shift by k round towards zero.
    fn rounding_bias(&mut self, a: Term, k: u32) -> Term {
        let sign = self.sign(a);
        let low = self.sext(sign, k);
        self.zext(low, self.width(a))
    }

    pub(super) fn simp_srem(&mut self, a: Term, b: Term) -> Option<Term> {
        let width = self.width(a);
        if width == 1 {
            return Some(self.urem(a, b));
        }
        if a == b || self.as_const(a).is_some_and(Bv::is_zero) {
            return Some(self.zero(width));
        }
        if self.known_sign(a) == Some(false) && self.known_sign(b) == Some(false) {
            return Some(self.urem(a, b));
        }
        let c = self.konst(b)?;
        if c.is_zero() {
            return Some(a);
        }
        if c.is_one() || c.is_ones() {
            return Some(self.zero(width));
        }
        self.srem_by_other_const(a, b, &c)
    }

    /// By a constant that is not -1, 0 or 1. The divisor's sign does not matter.
    fn srem_by_other_const(&mut self, a: Term, b: Term, c: &Bv) -> Option<Term> {
        if c.is_min_signed() {
            let (same, zero) = (self.eq(a, b), self.zero(c.width()));
            return Some(self.ite(same, zero, a));
        }
        if c.msb() {
            let positive = self.bv_const(c.neg());
            return Some(self.srem(a, positive));
        }
        let k = c.log2()?;
        let bias = self.rounding_bias(a, k);
        let biased = self.add(a, bias);
        let mask = self.bv_const(c.sub(&Bv::one(c.width())));
        let low = self.and(biased, mask);
        Some(self.sub(low, bias))
    }
}
