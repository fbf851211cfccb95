//! Simplification while building. Each rule is right for every width from 1 on; each has a test that triggers it, and
//! random terms compare the result with the plain pool.
//!
//! Normal forms: constants stand right of commutative operators, otherwise the older argument comes first; shifts by
//! constants, masks and multiplications by powers of two are extractions, concatenations and extensions; comparisons with
//! constants are strict; a sign test is the extraction of the sign bit; `usubo` is `ult`.

mod arith;
mod bits;
mod div;
mod eq;
mod ite;
mod order;
mod overflow;
mod ring;
mod shape;

use super::{Args, Pool, Term};
use crate::term::apply::apply;
use crate::term::bv::Bv;
use crate::term::op::{FpOp, Op};

/// Rules build further terms; beyond this nesting terms are kept as they are, which bounds the stack on long chains. So no
/// rule may rely on another one having been applied to its arguments.
pub(super) const MAX_DEPTH: u32 = 64;

impl Pool {
    /// The simplest form known of an application.
    pub(super) fn simplified(&mut self, op: Op, args: &[Term], width: u32) -> Term {
        let args = self.ordered(op, Args::new(args));
        if let Some(value) = self.folded(op, &args, width) {
            return self.bv_const(value);
        }
        // Not subject to the depth limit: the rules for extensions count on at least one new bit.
        if matches!(op, Op::ZExt | Op::SExt) && width == self.width(args[0]) {
            return args[0];
        }
        if self.depth >= self.max_depth {
            return self.raw(op, &args, width);
        }
        self.depth += 1;
        let term = match self.lifted(op, &args, width) {
            Some(term) => term,
            None => self.rewritten(op, &args, width).unwrap_or_else(|| self.raw(op, &args, width)),
        };
        self.depth -= 1;
        self.pinned(term)
    }

    fn rewritten(&mut self, op: Op, args: &Args, width: u32) -> Option<Term> {
        match op {
            Op::Not => self.simp_not(args[0]),
            Op::And | Op::Or => self.simp_junction(op, args[0], args[1]),
            Op::Xor => self.simp_xor(args[0], args[1]),
            Op::Neg => self.simp_neg(args[0]),
            Op::Add => self.simp_add(args[0], args[1]),
            Op::Sub => self.simp_sub(args[0], args[1]),
            Op::Mul => self.simp_mul(args[0], args[1]),
            Op::UDiv => self.simp_udiv(args[0], args[1]),
            Op::URem => self.simp_urem(args[0], args[1]),
            Op::SDiv => self.simp_sdiv(args[0], args[1]),
            Op::SRem => self.simp_srem(args[0], args[1]),
            Op::Shl | Op::LShr | Op::AShr => self.simp_shift(op, args[0], args[1]),
            Op::Concat => self.simp_concat(args[0], args[1]),
            Op::Extract { hi, lo } => self.simp_extract(args[0], hi, lo),
            Op::ZExt => self.simp_zext(args[0], width),
            Op::SExt => self.simp_sext(args[0], width),
            Op::Ite => self.simp_ite(args[0], args[1], args[2]),
            Op::Eq => self.simp_eq(args[0], args[1]),
            Op::Ult => self.simp_lt(false, args[0], args[1]),
            Op::Ule => self.simp_le(false, args[0], args[1]),
            Op::Slt => self.simp_lt(true, args[0], args[1]),
            Op::Sle => self.simp_le(true, args[0], args[1]),
            Op::SAddO => self.simp_saddo(args[0], args[1]),
            Op::UAddO => self.simp_uaddo(args[0], args[1]),
            Op::SSubO => self.simp_ssubo(args[0], args[1]),
            Op::USubO => Some(self.ult(args[0], args[1])),
            Op::SMulO => self.simp_smulo(args[0], args[1]),
            Op::UMulO => self.simp_umulo(args[0], args[1]),
            Op::Fp(..) => None,
        }
    }

    /// Commutative arguments in their order. Canonical NaNs make floating-point sums and products commutative too.
    fn ordered(&self, op: Op, mut args: Args) -> Args {
        let commutes = match op {
            Op::And | Op::Or | Op::Xor | Op::Add | Op::Mul | Op::Eq => true,
            Op::SAddO | Op::UAddO | Op::SMulO | Op::UMulO => true,
            Op::Fp(op, _) => matches!(op, FpOp::Add | FpOp::Mul | FpOp::Fma | FpOp::Eq | FpOp::Unordered),
            Op::Not | Op::Neg | Op::Sub | Op::UDiv | Op::URem | Op::SDiv | Op::SRem => false,
            Op::Shl | Op::LShr | Op::AShr | Op::Concat | Op::Extract { .. } | Op::ZExt | Op::SExt => false,
            Op::Ite | Op::Ult | Op::Ule | Op::Slt | Op::Sle | Op::SSubO | Op::USubO => false,
        };
        let key = |t: Term| (self.as_const(t).is_some(), t);
        if commutes && key(args.terms[0]) > key(args.terms[1]) {
            args.terms.swap(0, 1);
        }
        args
    }

    /// The value, if all arguments are constants.
    fn folded(&self, op: Op, args: &[Term], width: u32) -> Option<Bv> {
        let first = self.as_const(args[0])?;
        let value = |i: usize| args.get(i).map_or(Some(first), |&t| self.as_const(t));
        let values = [first, value(1)?, value(2)?];
        Some(apply(op, &values[..args.len()], width))
    }

    /// An operator on one choice between constants, and constants otherwise, is a choice between constants.
    fn lifted(&mut self, op: Op, args: &[Term], width: u32) -> Option<Term> {
        let at = args.iter().position(|&a| self.as_const(a).is_none())?;
        let others_const = args.iter().skip(at + 1).all(|&a| self.as_const(a).is_some());
        let (cond, then, otherwise) = self.as_ite(args[at])?;
        if op == Op::Ite
            || !others_const
            || self.as_const(then).is_none()
            || self.as_const(otherwise).is_none()
        {
            return None;
        }
        let mut with = |branch: Term| {
            let mut args = Args::new(args);
            args.terms[at] = branch;
            self.app(op, &args, width)
        };
        let (then, otherwise) = (with(then), with(otherwise));
        Some(self.ite(cond, then, otherwise))
    }

    /// A constant in place of a term whose interval has one element.
    fn pinned(&mut self, term: Term) -> Term {
        match self.range(term) {
            Some(range) if range.lo == range.hi => self.constant(self.width(term), range.lo),
            Some(_) | None => term,
        }
    }

    fn as_un(&self, t: Term, op: Op) -> Option<Term> {
        self.as_app(t).filter(|(o, _)| *o == op).map(|(_, args)| args[0])
    }

    fn as_bin(&self, t: Term, op: Op) -> Option<(Term, Term)> {
        self.as_app(t).filter(|(o, _)| *o == op).map(|(_, args)| (args[0], args[1]))
    }

    fn as_ite(&self, t: Term) -> Option<(Term, Term, Term)> {
        self.as_app(t).filter(|(o, _)| *o == Op::Ite).map(|(_, args)| (args[0], args[1], args[2]))
    }

    fn as_extract(&self, t: Term) -> Option<(Term, u32, u32)> {
        match self.as_app(t) {
            Some((Op::Extract { hi, lo }, args)) => Some((args[0], hi, lo)),
            Some(_) | None => None,
        }
    }

    /// `x + c` with a constant `c`.
    fn as_add_const(&self, t: Term) -> Option<(Term, Bv)> {
        let (x, c) = self.as_bin(t, Op::Add)?;
        Some((x, self.konst(c)?))
    }

    /// `c - x` with a constant `c`.
    fn as_sub_from_const(&self, t: Term) -> Option<(Bv, Term)> {
        let (c, x) = self.as_bin(t, Op::Sub)?;
        Some((self.konst(c)?, x))
    }

    fn konst(&self, t: Term) -> Option<Bv> {
        self.as_const(t).cloned()
    }

    fn zero(&mut self, width: u32) -> Term {
        self.bv_const(Bv::zero(width))
    }

    fn ones(&mut self, width: u32) -> Term {
        self.bv_const(Bv::ones(width))
    }

    /// The sign bit as a boolean.
    fn sign(&mut self, t: Term) -> Term {
        self.bit(t, self.width(t) - 1)
    }

    /// The sign bit, where it is known.
    fn known_sign(&self, t: Term) -> Option<bool> {
        if let Some(c) = self.as_const(t) {
            return Some(c.msb());
        }
        if self.as_un(t, Op::ZExt).is_some_and(|x| self.width(x) < self.width(t)) {
            return Some(false);
        }
        let (range, half) = (self.range(t)?, 1u128 << (self.width(t) - 1));
        match (range.lo >= half, range.hi >= half) {
            (true, true) => Some(true),
            (false, false) => Some(false),
            (true, false) | (false, true) => None,
        }
    }
}
