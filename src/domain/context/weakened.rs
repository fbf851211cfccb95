//! Comparisons with something that has no term at the header: what they still say about the rest.
//!
//! `n <= limit - used` bounds `used` by `limit`, whatever `n` is, if it is not negative: a part without a term is replaced by
//! the end of its range that keeps the comparison true.

use super::{Comparison, LoopContext, Position};
use crate::domain::formula::Expr;
use crate::ir::{BinOp, CastOp, CmpOp, Inst, Ty, Value};

const FUEL: u32 = 6;

impl LoopContext<'_> {
    /// Both ways of the comparison, as far as they can be said.
    pub(super) fn weakened(&self, op: CmpOp, a: Value, b: Value, position: Position) -> Vec<Comparison> {
        let signed = match op {
            CmpOp::Slt | CmpOp::Sle => true,
            CmpOp::Ult | CmpOp::Ule => false,
            CmpOp::Eq | CmpOp::Ne => return vec![],
        };
        if !matches!(self.body.ty(a), Ty::Int(_)) {
            return vec![];
        }
        let way = |x: Value, y: Value, op: CmpOp| {
            let (a, b) = (self.end(x, signed, true, FUEL)?, self.end(y, signed, false, FUEL)?);
            let decided = matches!((&a, &b), (Expr::Const(_), Expr::Const(_)));
            (!decided).then_some(Comparison { op, a, b, pointers: None, position })
        };
        [way(a, b, op), way(b, a, converse(op))].into_iter().flatten().collect()
    }

    /// A term that is at most (`low`) or at least the value.
    fn end(&self, value: Value, signed: bool, low: bool, fuel: u32) -> Option<Expr> {
        if let Some(known) = self.int(value, Some(signed)) {
            return Some(known);
        }
        let fuel = fuel.checked_sub(1)?;
        let inner = match self.definition(value) {
            Some(Inst::Binary { op: BinOp::Add, a, b, .. }) => {
                self.end(*a, signed, low, fuel).and_then(|a| Some(a.plus(self.end(*b, signed, low, fuel)?)))
            }
            Some(Inst::Binary { op: BinOp::Sub, a, b, .. }) => {
                self.end(*a, signed, low, fuel).and_then(|a| Some(a.minus(self.end(*b, signed, !low, fuel)?)))
            }
            Some(Inst::Cast { op: CastOp::ZExt, a }) => self.end(*a, false, low, fuel),
            Some(Inst::Cast { op: CastOp::SExt, a }) => self.end(*a, true, low, fuel),
            _ => None,
        };
        inner.or_else(|| self.end_of_range(value, signed, low))
    }

    /// The end of the range of a value, if the text tells.
    pub(super) fn end_of_range(&self, value: Value, signed: bool, low: bool) -> Option<Expr> {
        match self.range(value) {
            Some((lo, hi)) => Some(Expr::Const(if low { lo } else { hi })),
            None => (low && !signed).then_some(Expr::ZERO),
        }
    }
}

/// The negation with the sides exchanged.
fn converse(op: CmpOp) -> CmpOp {
    match op {
        CmpOp::Ult => CmpOp::Ule,
        CmpOp::Ule => CmpOp::Ult,
        CmpOp::Slt => CmpOp::Sle,
        CmpOp::Sle => CmpOp::Slt,
        CmpOp::Eq => CmpOp::Ne,
        CmpOp::Ne => CmpOp::Eq,
    }
}
