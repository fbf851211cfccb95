//! Rules for the bitwise operators, which on width 1 are the logical connectives.

use crate::term::bv::Bv;
use crate::term::op::Op;
use crate::term::pool::{Pool, Term};

impl Pool {
    pub(super) fn simp_not(&mut self, a: Term) -> Option<Term> {
        let (op, args) = self.as_app(a)?;
        match op {
            Op::Not => Some(args[0]),
            Op::Ult => Some(self.ule(args[1], args[0])),
            Op::Ule => Some(self.ult(args[1], args[0])),
            Op::Slt => Some(self.sle(args[1], args[0])),
            Op::Sle => Some(self.slt(args[1], args[0])),
            Op::And | Op::Or | Op::Xor | Op::Neg | Op::Add | Op::Sub | Op::Mul => None,
            Op::UDiv | Op::URem | Op::SDiv | Op::SRem | Op::Shl | Op::LShr | Op::AShr => None,
            Op::Concat | Op::Extract { .. } | Op::ZExt | Op::SExt | Op::Ite | Op::Eq => None,
            Op::SAddO | Op::UAddO | Op::SSubO | Op::USubO | Op::SMulO | Op::UMulO | Op::Fp(..) => None,
        }
    }

    /// Whether one is the bitwise complement of the other, as far as their heads show it.
    pub(super) fn complementary(&self, a: Term, b: Term) -> bool {
        if self.as_un(a, Op::Not) == Some(b) || self.as_un(b, Op::Not) == Some(a) {
            return true;
        }
        self.complementary_orders(a, b, Op::Ult, Op::Ule) || self.complementary_orders(a, b, Op::Slt, Op::Sle)
    }

    /// `x < y` against `y <= x`, and against what that becomes with a constant: `x < c` against `c - 1 < x`.
    fn complementary_orders(&self, a: Term, b: Term, lt: Op, le: Op) -> bool {
        let reversed = |t: Term, op: Op| self.as_bin(t, op).map(|(x, y)| (y, x));
        if let Some(pair) = self.as_bin(a, lt).or_else(|| self.as_bin(b, lt))
            && (reversed(b, le) == Some(pair) || reversed(a, le) == Some(pair))
        {
            return true;
        }
        let (Some((p, q)), Some((r, s))) = (self.as_bin(a, lt), self.as_bin(b, lt)) else {
            return false;
        };
        let signed = lt == Op::Slt;
        (q == r && self.successive(signed, p, s)) || (p == s && self.successive(signed, r, q))
    }

    /// Constants `low` and `low + 1`, without wrapping: `max < x` and `x < min` are both false.
    fn successive(&self, signed: bool, low: Term, high: Term) -> bool {
        let (Some(low), Some(high)) = (self.as_const(low), self.as_const(high)) else {
            return false;
        };
        let rises = if signed { low.slt(high) } else { low.ult(high) };
        rises && low.add(&Bv::one(low.width())) == *high
    }

    /// And, or: the rules of the one are those of the other with the constants exchanged.
    pub(super) fn simp_junction(&mut self, op: Op, a: Term, b: Term) -> Option<Term> {
        if a == b {
            return Some(a);
        }
        if self.complementary(a, b) || self.children_clash(op, a, b) {
            return Some(self.absorbing(op, self.width(a)));
        }
        if let Some(c) = self.konst(b) {
            return self.junction_with_const(op, a, &c);
        }
        self.junction_within(op, a, b)
            .or_else(|| self.junction_within(op, b, a))
            .or_else(|| self.join_extended(op, a, b))
            .or_else(|| self.and_with_extended(op, a, b))
            .or_else(|| self.and_with_extended(op, b, a))
    }

    /// 0 for and, all ones for or.
    fn absorbing(&mut self, op: Op, width: u32) -> Term {
        if op == Op::And { self.zero(width) } else { self.ones(width) }
    }

    /// (p & q) & (r & ~p)
    fn children_clash(&self, op: Op, a: Term, b: Term) -> bool {
        let (Some((p, q)), Some((r, s))) = (self.as_bin(a, op), self.as_bin(b, op)) else {
            return false;
        };
        [(p, r), (p, s), (q, r), (q, s)].iter().any(|&(x, y)| self.complementary(x, y))
    }

    fn junction_with_const(&mut self, op: Op, a: Term, c: &Bv) -> Option<Term> {
        let neutral = if op == Op::And { Bv::ones(c.width()) } else { Bv::zero(c.width()) };
        if *c == neutral {
            return Some(a);
        }
        if *c == neutral.not() {
            return Some(self.bv_const(c.clone()));
        }
        if let Some((x, y)) = self.as_bin(a, op)
            && let Some(inner) = self.konst(y)
        {
            let both = if op == Op::And { inner.and(c) } else { inner.or(c) };
            let both = self.bv_const(both);
            return Some(self.app(op, &[x, both], c.width()));
        }
        if op == Op::And { self.and_with_mask(a, c) } else { None }
    }

    /// 0..01..1 keeps the low bits, 1..10..0 the high ones; the mask is neither empty nor full.
    fn and_with_mask(&mut self, a: Term, c: &Bv) -> Option<Term> {
        let (width, ones) = (c.width(), c.count_ones());
        if c.leading_zeros() + ones == width {
            let low = self.extract(a, ones - 1, 0);
            return Some(self.zext(low, width));
        }
        if c.trailing_zeros() + ones == width {
            let high = self.extract(a, width - 1, width - ones);
            let zero = self.zero(width - ones);
            return Some(self.concat(high, zero));
        }
        None
    }

    /// `b` contains `a` or its complement one level down: idempotence, contradiction, absorption.
    fn junction_within(&mut self, op: Op, a: Term, b: Term) -> Option<Term> {
        let dual = if op == Op::And { Op::Or } else { Op::And };
        if let Some((p, q)) = self.as_bin(b, op) {
            if a == p || a == q {
                return Some(b);
            }
            if self.complementary(a, p) || self.complementary(a, q) {
                return Some(self.absorbing(op, self.width(a)));
            }
        }
        let (p, q) = self.as_bin(b, dual)?;
        if a == p || a == q {
            return Some(a);
        }
        let rest = match (self.complementary(a, p), self.complementary(a, q)) {
            (true, _) => q,
            (false, true) => p,
            (false, false) => return None,
        };
        Some(self.app(op, &[a, rest], self.width(a)))
    }

    /// Bitwise operators commute with zero extension, and so do they with sign extension.
    fn join_extended(&mut self, op: Op, a: Term, b: Term) -> Option<Term> {
        let width = self.width(a);
        for ext in [Op::ZExt, Op::SExt] {
            if let (Some(x), Some(y)) = (self.as_un(a, ext), self.as_un(b, ext))
                && self.width(x) == self.width(y)
            {
                let joined = self.app(op, &[x, y], self.width(x));
                return Some(self.app(ext, &[joined], width));
            }
        }
        None
    }

    /// The high bits of an extended operand are zero, so the other's do not matter.
    fn and_with_extended(&mut self, op: Op, a: Term, b: Term) -> Option<Term> {
        let x = self.as_un(a, Op::ZExt).filter(|_| op == Op::And)?;
        let low = self.extract(b, self.width(x) - 1, 0);
        let joined = self.and(x, low);
        Some(self.zext(joined, self.width(a)))
    }

    pub(super) fn simp_xor(&mut self, a: Term, b: Term) -> Option<Term> {
        let width = self.width(a);
        if a == b {
            return Some(self.zero(width));
        }
        if self.complementary(a, b) {
            return Some(self.ones(width));
        }
        if let Some(c) = self.konst(b) {
            return self.xor_with_const(a, &c);
        }
        if width == 1 {
            return Some(self.ne(a, b));
        }
        if let Some(x) = self.as_un(a, Op::Not) {
            let inner = self.xor(x, b);
            return Some(self.not(inner));
        }
        if let Some(y) = self.as_un(b, Op::Not) {
            let inner = self.xor(a, y);
            return Some(self.not(inner));
        }
        self.xor_within(a, b).or_else(|| self.xor_within(b, a)).or_else(|| self.join_extended(Op::Xor, a, b))
    }

    fn xor_with_const(&mut self, a: Term, c: &Bv) -> Option<Term> {
        if c.is_zero() {
            return Some(a);
        }
        if c.is_ones() {
            return Some(self.not(a));
        }
        if let Some(x) = self.as_un(a, Op::Not) {
            let flipped = self.bv_const(c.not());
            return Some(self.xor(x, flipped));
        }
        let (x, y) = self.as_bin(a, Op::Xor)?;
        let both = self.konst(y)?.xor(c);
        let both = self.bv_const(both);
        Some(self.xor(x, both))
    }

    /// a ^ (a ^ q) = q
    fn xor_within(&mut self, a: Term, b: Term) -> Option<Term> {
        let (p, q) = self.as_bin(b, Op::Xor)?;
        match (a == p, a == q) {
            (true, _) => Some(q),
            (false, true) => Some(p),
            (false, false) => None,
        }
    }
}
