//! Rules for choices.

use crate::term::op::Op;
use crate::term::pool::{Pool, Term};

impl Pool {
    pub(super) fn simp_ite(&mut self, c: Term, a: Term, b: Term) -> Option<Term> {
        if let Some(value) = self.as_const(c) {
            return Some(if value.is_zero() { b } else { a });
        }
        if a == b {
            return Some(a);
        }
        if self.is_negative_form(c) {
            let positive = self.not(c);
            return Some(self.ite(positive, b, a));
        }
        if self.width(a) == 1
            && let Some(simple) = self.ite_bool(c, a, b)
        {
            return Some(simple);
        }
        if let Some((x, y)) = self.as_bin(c, Op::Eq)
            && ((a == x && b == y) || (a == y && b == x))
        {
            return Some(b);
        }
        self.ite_same_condition(c, a, b)
            .or_else(|| self.ite_shared_branch(c, a, b))
            .or_else(|| self.ite_difference(c, a, b))
    }

    /// A difference where the condition says which of the two is larger has no more bits than that one.
    fn ite_difference(&mut self, c: Term, a: Term, b: Term) -> Option<Term> {
        let (less, more) = self.as_bin(c, Op::Ult)?;
        if self.as_bin(a, Op::Sub) == Some((more, less)) {
            let short = self.cut_to(a, more)?;
            return Some(self.ite(c, short, b));
        }
        if self.as_bin(b, Op::Sub) == Some((less, more)) {
            let short = self.cut_to(b, less)?;
            return Some(self.ite(c, a, short));
        }
        None
    }

    /// The bits of the term that numbers up to the bound have; None: that is all of them.
    fn cut_to(&mut self, t: Term, bound: Term) -> Option<Term> {
        let bits = 128 - self.range(bound)?.hi.leading_zeros();
        if bits == 0 || bits >= self.width(t) {
            return None;
        }
        let low = self.extract(t, bits - 1, 0);
        Some(self.zext(low, self.width(t)))
    }

    /// The term, with the bits only that it has where it is at most the bound.
    pub fn at_most(&mut self, t: Term, bound: Term) -> Term {
        self.cut_to(t, bound).unwrap_or(t)
    }

    /// Of a condition and its complement one is the form to use.
    fn is_negative_form(&self, c: Term) -> bool {
        let of_const = |op: Op| self.as_bin(c, op).is_some_and(|(x, _)| self.as_const(x).is_some());
        self.as_un(c, Op::Not).is_some()
            || self.as_bin(c, Op::Ule).is_some()
            || self.as_bin(c, Op::Sle).is_some()
            || of_const(Op::Ult)
            || of_const(Op::Slt)
    }

    fn ite_bool(&mut self, c: Term, a: Term, b: Term) -> Option<Term> {
        if self.is_true(a) || a == c {
            return Some(self.or(c, b));
        }
        if self.is_false(b) || b == c {
            return Some(self.and(c, a));
        }
        if self.is_false(a) || self.complementary(a, c) {
            let not_c = self.not(c);
            return Some(self.and(not_c, b));
        }
        if self.is_true(b) || self.complementary(b, c) {
            return Some(self.implies(c, a));
        }
        self.complementary(a, b).then(|| self.eq(c, a))
    }

    /// A branch that asks the same condition again.
    fn ite_same_condition(&mut self, c: Term, a: Term, b: Term) -> Option<Term> {
        if let Some((d, x, _)) = self.as_ite(a)
            && d == c
        {
            return Some(self.ite(c, x, b));
        }
        let (d, _, y) = self.as_ite(b)?;
        (d == c).then(|| self.ite(c, a, y))
    }

    /// A branch that can end in the other branch.
    fn ite_shared_branch(&mut self, c: Term, a: Term, b: Term) -> Option<Term> {
        if let Some((d, x, y)) = self.as_ite(a) {
            if y == b {
                let both = self.and(c, d);
                return Some(self.ite(both, x, b));
            }
            if x == b {
                let not_d = self.not(d);
                let both = self.and(c, not_d);
                return Some(self.ite(both, y, b));
            }
        }
        let (d, x, y) = self.as_ite(b)?;
        if x == a {
            let either = self.or(c, d);
            return Some(self.ite(either, a, y));
        }
        if y == a {
            let not_d = self.not(d);
            let either = self.or(c, not_d);
            return Some(self.ite(either, a, x));
        }
        None
    }
}
