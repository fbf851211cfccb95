//! Rules for equality.

use super::arith::other_of;
use crate::term::bv::Bv;
use crate::term::op::Op;
use crate::term::pool::{Pool, Term};

impl Pool {
    pub(super) fn simp_eq(&mut self, a: Term, b: Term) -> Option<Term> {
        if a == b {
            return Some(self.tt());
        }
        if self.complementary(a, b) || self.disjoint(a, b) {
            return Some(self.ff());
        }
        if let Some(c) = self.konst(b) {
            return self.eq_const(a, &c);
        }
        if self.width(a) == 1
            && let Some(t) = self.eq_bool(a, b).or_else(|| self.eq_bool(b, a))
        {
            return Some(t);
        }
        self.eq_same_head(a, b)
            .or_else(|| self.eq_part(a, b))
            .or_else(|| self.eq_part(b, a))
            .or_else(|| self.eq_branch(a, b))
            .or_else(|| self.eq_branch(b, a))
            .or_else(|| self.eq_ring(a, b))
    }

    fn disjoint(&self, a: Term, b: Term) -> bool {
        matches!((self.range(a), self.range(b)), (Some(a), Some(b)) if a.hi < b.lo || b.hi < a.lo)
    }

    /// Negations move outside.
    fn eq_bool(&mut self, a: Term, b: Term) -> Option<Term> {
        let x = self.as_un(a, Op::Not)?;
        let eq = self.eq(x, b);
        Some(self.not(eq))
    }

    fn eq_value(&mut self, x: Term, c: &Bv) -> Term {
        let c = self.bv_const(c.clone());
        self.eq(x, c)
    }

    fn eq_const(&mut self, a: Term, c: &Bv) -> Option<Term> {
        if c.width() == 1 {
            return Some(if c.is_true() { a } else { self.not(a) });
        }
        let (op, args) = self.as_app(a)?;
        let (x, y) = (args[0], *args.get(1).unwrap_or(&args[0]));
        match op {
            Op::Not => Some(self.eq_value(x, &c.not())),
            Op::Neg => Some(self.eq_value(x, &c.neg())),
            Op::Add => self.konst(y).map(|d| self.eq_value(x, &c.sub(&d))),
            Op::Sub => match self.konst(x) {
                Some(d) => Some(self.eq_value(y, &d.sub(c))),
                None => c.is_zero().then(|| self.eq(x, y)),
            },
            Op::Xor => match self.konst(y) {
                Some(d) => Some(self.eq_value(x, &c.xor(&d))),
                None => c.is_zero().then(|| self.eq(x, y)),
            },
            // A bit that the mask clears but the constant has, or the other way round.
            Op::And => self.konst(y).filter(|d| !c.and(&d.not()).is_zero()).map(|_| self.ff()),
            Op::Or => self.konst(y).filter(|d| !d.and(&c.not()).is_zero()).map(|_| self.ff()),
            Op::Concat => Some(self.eq_concat_const(x, y, c)),
            Op::ZExt | Op::SExt => Some(self.eq_extended_const(op, x, c)),
            Op::Ite => self.eq_ite_const(a, c),
            Op::Mul | Op::UDiv | Op::URem | Op::SDiv | Op::SRem | Op::Shl | Op::LShr | Op::AShr => None,
            Op::Extract { .. } | Op::Eq | Op::Ult | Op::Ule | Op::Slt | Op::Sle | Op::Fp(..) => None,
            Op::SAddO | Op::UAddO | Op::SSubO | Op::USubO | Op::SMulO | Op::UMulO => None,
        }
    }

    fn eq_concat_const(&mut self, high: Term, low: Term, c: &Bv) -> Term {
        let cut = self.width(low);
        let upper = self.eq_value(high, &c.extract(c.width() - 1, cut));
        let lower = self.eq_value(low, &c.extract(cut - 1, 0));
        self.and(upper, lower)
    }

    /// Never equal, unless the constant is an extension itself.
    fn eq_extended_const(&mut self, ext: Op, x: Term, c: &Bv) -> Term {
        let low = c.extract(self.width(x) - 1, 0);
        let back = if ext == Op::ZExt { low.zext(c.width()) } else { low.sext(c.width()) };
        if back == *c { self.eq_value(x, &low) } else { self.ff() }
    }

    /// One branch is a constant; both being constants is dealt with before.
    fn eq_ite_const(&mut self, a: Term, c: &Bv) -> Option<Term> {
        let (cond, then, otherwise) = self.as_ite(a)?;
        if self.as_const(then).is_none() && self.as_const(otherwise).is_none() {
            return None;
        }
        let (x, y) = (self.eq_value(then, c), self.eq_value(otherwise, c));
        Some(self.ite(cond, x, y))
    }

    /// Injective operators on both sides, and sums with a common summand.
    fn eq_same_head(&mut self, a: Term, b: Term) -> Option<Term> {
        let ((op, p), (other, q)) = (self.as_app(a)?, self.as_app(b)?);
        if op != other {
            return None;
        }
        match op {
            Op::Not | Op::Neg => Some(self.eq(p[0], q[0])),
            Op::ZExt | Op::SExt => {
                let width = self.width(p[0]).max(self.width(q[0]));
                let (x, y) = (self.app(op, &[p[0]], width), self.app(op, &[q[0]], width));
                Some(self.eq(x, y))
            }
            Op::Concat if self.width(p[1]) == self.width(q[1]) => {
                let (upper, lower) = (self.eq(p[0], q[0]), self.eq(p[1], q[1]));
                Some(self.and(upper, lower))
            }
            Op::Add | Op::Xor => {
                let common = other_of(p[0], p[1], q[0]).map(|x| (x, q[1]));
                let (x, y) = common.or_else(|| other_of(p[0], p[1], q[1]).map(|x| (x, q[0])))?;
                Some(self.eq(x, y))
            }
            Op::Sub if p[0] == q[0] => Some(self.eq(p[1], q[1])),
            Op::Sub if p[1] == q[1] => Some(self.eq(p[0], q[0])),
            Op::And | Op::Or | Op::Sub | Op::Mul | Op::UDiv | Op::URem | Op::SDiv | Op::SRem => None,
            Op::Shl | Op::LShr | Op::AShr | Op::Concat | Op::Extract { .. } | Op::Ite => None,
            Op::Eq | Op::Ult | Op::Ule | Op::Slt | Op::Sle | Op::Fp(..) => None,
            Op::SAddO | Op::UAddO | Op::SSubO | Op::USubO | Op::SMulO | Op::UMulO => None,
        }
    }

    /// x + y = x, x ^ y = x, x - y = x: the other part is zero.
    fn eq_part(&mut self, a: Term, b: Term) -> Option<Term> {
        let (op, args) = self.as_app(a)?;
        let rest = match op {
            Op::Add | Op::Xor => other_of(args[0], args[1], b)?,
            Op::Sub if args[0] == b => args[1],
            Op::Sub | Op::Not | Op::And | Op::Or | Op::Neg | Op::Mul | Op::Concat | Op::Ite => return None,
            Op::UDiv | Op::URem | Op::SDiv | Op::SRem | Op::Shl | Op::LShr | Op::AShr => return None,
            Op::Extract { .. } | Op::ZExt | Op::SExt | Op::Fp(..) => return None,
            Op::Eq | Op::Ult | Op::Ule | Op::Slt | Op::Sle => return None,
            Op::SAddO | Op::UAddO | Op::SSubO | Op::USubO | Op::SMulO | Op::UMulO => return None,
        };
        let zero = self.zero(self.width(rest));
        Some(self.eq(rest, zero))
    }

    /// ite(c, b, y) = b
    fn eq_branch(&mut self, a: Term, b: Term) -> Option<Term> {
        let (cond, x, y) = self.as_ite(a)?;
        if x == b {
            let eq = self.eq(y, b);
            return Some(self.or(cond, eq));
        }
        if y == b {
            let eq = self.eq(x, b);
            return Some(self.implies(cond, eq));
        }
        None
    }
}
