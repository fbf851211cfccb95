//! Arithmetic, comparisons, casts, floating point.

use super::flow::Walk;
use super::state::State;
use super::value::Sym;
use super::{Encoder, division};
use crate::ir::{ApproximationKind, BinOp, CastOp, CmpOp, InstId, OverflowOp, Property, Ty, Value};
use crate::property::Site;
use crate::term::{FpFormat, FpOp, Term};

impl<'p> Encoder<'p> {
    pub(super) fn binary(
        &mut self,
        state: &State,
        site: Site,
        op: BinOp,
        a: &Sym,
        b: &Sym,
        nsw: bool,
    ) -> Sym {
        let (x, y) = (a.int(), b.int());
        self.arithmetic_faults(state, site, op, x, y, nsw);
        if matches!(op, BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem) {
            self.initialized(state, site, b);
        }
        let pool = &mut self.out.pool;
        let term = match op {
            BinOp::Add => pool.add(x, y),
            BinOp::Sub => pool.sub(x, y),
            BinOp::Mul => self.product(x, y, !nsw),
            BinOp::UDiv => self.divided(x, y, false).0,
            BinOp::SDiv => self.divided(x, y, true).0,
            BinOp::URem => self.divided(x, y, false).1,
            BinOp::SRem => self.divided(x, y, true).1,
            BinOp::Shl => pool.shl(x, y),
            BinOp::LShr => pool.lshr(x, y),
            BinOp::AShr => pool.ashr(x, y),
            BinOp::And => pool.and(x, y),
            BinOp::Or => pool.or(x, y),
            BinOp::Xor => pool.xor(x, y),
        };
        let taint = self.pool().or(a.taint(), b.taint());
        Sym::Int { term, taint }
    }

    /// Quotient and remainder, with what is known of them put beside.
    fn divided(&mut self, x: Term, y: Term, signed: bool) -> (Term, Term) {
        let division = division::divide(&mut self.out.pool, x, y, signed);
        if let Some(product) = division.product {
            self.met_product(division.quotient, y, product, !signed);
        }
        division.facts.iter().for_each(|&fact| self.know(division.quotient, fact));
        (division.quotient, division.remainder)
    }

    /// The run goes on with the wrapped value.
    fn arithmetic_faults(&mut self, state: &State, site: Site, op: BinOp, x: Term, y: Term, nsw: bool) {
        let pool = &mut self.out.pool;
        let width = pool.width(x);
        match op {
            BinOp::Add | BinOp::Sub | BinOp::Mul if nsw => {
                let overflows = match op {
                    BinOp::Add => pool.saddo(x, y),
                    BinOp::Sub => pool.ssubo(x, y),
                    _ => pool.smulo(x, y),
                };
                let ok = pool.not(overflows);
                self.oblige(state.guard, site, Property::Overflow, ok, false);
            }
            BinOp::UDiv | BinOp::URem | BinOp::SDiv | BinOp::SRem => {
                let zero = pool.constant(width, 0);
                let ok = pool.ne(y, zero);
                self.oblige(state.guard, site, Property::Div, ok, false);
                if matches!(op, BinOp::SDiv | BinOp::SRem) {
                    let pool = &mut self.out.pool;
                    let least = pool.bv_const(crate::term::Bv::min_signed(width));
                    let minus = pool.bv_const(crate::term::Bv::ones(width));
                    let (a, b) = (pool.ne(x, least), pool.ne(y, minus));
                    let ok = pool.or(a, b);
                    self.oblige(state.guard, site, Property::Overflow, ok, false);
                }
            }
            BinOp::Shl | BinOp::LShr | BinOp::AShr => {
                // The width itself may not fit the type of very narrow integers: then every amount but 0 is too large.
                let ok = match u128::from(width) >> width.min(127) {
                    0 => {
                        let limit = pool.constant(width, u128::from(width));
                        pool.ult(y, limit)
                    }
                    _ => {
                        let wide = pool.zext(y, 32);
                        let limit = pool.constant(32, u128::from(width));
                        pool.ult(wide, limit)
                    }
                };
                self.oblige(state.guard, site, Property::Shift, ok, false);
                if op == BinOp::Shl && nsw {
                    // An amount that is too large is a fault of its own.
                    let pool = &mut self.out.pool;
                    let shifted = pool.shl(x, y);
                    let back = pool.ashr(shifted, y);
                    let (kept, too_far) = (pool.eq(back, x), pool.not(ok));
                    let ok = pool.or(too_far, kept);
                    self.oblige(state.guard, site, Property::Overflow, ok, false);
                }
            }
            BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::And | BinOp::Or | BinOp::Xor => {}
        }
    }

    pub(super) fn compare(&mut self, op: CmpOp, a: &Sym, b: &Sym) -> Sym {
        let term = match (a, b) {
            (Sym::Ptr { ptr: p, .. }, Sym::Ptr { ptr: q, .. }) => {
                let (p, q) = (p.clone(), q.clone());
                match op {
                    CmpOp::Eq => self.ptr_eq(&p, &q),
                    CmpOp::Ne => {
                        let equal = self.ptr_eq(&p, &q);
                        self.pool().not(equal)
                    }
                    _ => self.ptr_order(op, &p, &q),
                }
            }
            _ => self.order(op, a.int(), b.int()),
        };
        let taint = self.pool().or(a.taint(), b.taint());
        Sym::Int { term, taint }
    }

    /// Of two numbers of one width.
    pub(super) fn order(&mut self, op: CmpOp, x: Term, y: Term) -> Term {
        let pool = &mut self.out.pool;
        match op {
            CmpOp::Eq => pool.eq(x, y),
            CmpOp::Ne => pool.ne(x, y),
            CmpOp::Ult => pool.ult(x, y),
            CmpOp::Ule => pool.ule(x, y),
            CmpOp::Slt => pool.slt(x, y),
            CmpOp::Sle => pool.sle(x, y),
        }
    }

    pub(super) fn overflow(&mut self, op: OverflowOp, a: &Sym, b: &Sym) -> Sym {
        let pool = &mut self.out.pool;
        let (x, y) = (a.int(), b.int());
        let term = match op {
            OverflowOp::SAdd => pool.saddo(x, y),
            OverflowOp::UAdd => pool.uaddo(x, y),
            OverflowOp::SSub => pool.ssubo(x, y),
            OverflowOp::USub => pool.usubo(x, y),
            OverflowOp::SMul => pool.smulo(x, y),
            OverflowOp::UMul => pool.umulo(x, y),
        };
        let taint = pool.or(a.taint(), b.taint());
        Sym::Int { term, taint }
    }

    pub(super) fn cast(&mut self, op: CastOp, a: &Sym, to: Ty) -> Sym {
        let width = to.bits(self.pointer_bits());
        let taint = a.taint();
        let term = match op {
            CastOp::ZExt => self.pool().zext(a.int(), width),
            CastOp::SExt => self.pool().sext(a.int(), width),
            CastOp::Trunc => self.pool().extract(a.int(), width - 1, 0),
            CastOp::PtrToInt | CastOp::IntToPtr => return self.convert(a, to),
        };
        Sym::Int { term, taint }
    }

    /// What has no circuit (remainders, the x87 format) is arbitrary.
    pub(super) fn float(
        &mut self,
        walk: &Walk<'p>,
        inst: InstId,
        op: FpOp,
        format: FpFormat,
        args: &[Sym],
    ) -> Sym {
        let result = walk.body.insts[inst].results[0];
        let width = walk.body.ty(result).bits(self.pointer_bits());
        let terms: Vec<Term> = args.iter().map(|a| a.int()).collect();
        let mut taint = self.pool().ff();
        for a in args {
            taint = self.pool().or(taint, a.taint());
        }
        let constant = terms.iter().all(|&t| self.out.pool.as_const(t).is_some());
        if !constant && !has_circuit(op, format) {
            let loc = walk.body.insts[inst].loc;
            let what = "a floating-point operation without a bit-precise encoding gives an arbitrary value";
            self.ledger(ApproximationKind::Overapproximated, what.into(), loc);
            let term = self.pool().fresh_var("float", width);
            return Sym::Int { term, taint };
        }
        let term = self.pool().fp(op, format, &terms, width);
        Sym::Int { term, taint }
    }
}

fn has_circuit(op: FpOp, format: FpFormat) -> bool {
    let converts_to_x87 = matches!(op, FpOp::Convert(FpFormat::X87));
    format != FpFormat::X87 && !converts_to_x87 && op != FpOp::Rem
}

/// The values of several operands.
pub(super) fn values<'p>(e: &mut Encoder<'p>, walk: &Walk<'p>, state: &State, all: &[Value]) -> Vec<Sym> {
    all.iter().map(|&v| e.value(walk, state, v)).collect()
}
