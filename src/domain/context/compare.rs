//! Comparisons in the loop, on the way to it and after it.

use super::LoopContext;
use crate::domain::formula::{Expr, PtrExpr};
use crate::ir::{BlockId, CmpOp, Inst, Terminator, Ty, Value};

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Position {
    Inside,
    Before,
    After,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comparison {
    pub op: CmpOp,
    /// Pointers are compared by their offsets.
    pub a: Expr,
    pub b: Expr,
    pub pointers: Option<(PtrExpr, PtrExpr)>,
    pub position: Position,
}

impl LoopContext<'_> {
    pub(super) fn find_comparisons(&self) -> Vec<Comparison> {
        let mut all: Vec<Comparison> = vec![];
        for wanted in [Position::Inside, Position::Before, Position::After] {
            for &block in &self.cfg.order {
                if self.position(block) != wanted {
                    continue;
                }
                for &inst in &self.body.blocks[block].insts {
                    if let Inst::Cmp { op, a, b } = self.body.insts[inst].inst {
                        match self.comparison(op, a, b, wanted) {
                            Some(known) => all.push(known),
                            None => all.extend(self.weakened(op, a, b, wanted)),
                        }
                    }
                }
                all.extend(self.cases(block, wanted));
            }
        }
        let mut kept: Vec<Comparison> = vec![];
        for one in all {
            if !kept.iter().any(|k| (k.op, &k.a, &k.b) == (one.op, &one.a, &one.b)) {
                kept.push(one);
            }
        }
        kept
    }

    fn position(&self, block: BlockId) -> Position {
        if self.contains(block) {
            Position::Inside
        } else if self.cfg.position[block] < self.cfg.position[self.data.header] {
            Position::Before
        } else {
            Position::After
        }
    }

    fn comparison(&self, op: CmpOp, a: Value, b: Value, position: Position) -> Option<Comparison> {
        if self.body.ty(a) == Ty::Ptr {
            let (p, q) = (self.ptr(a)?, self.ptr(b)?);
            return Some(Comparison { op, a: p.offset(), b: q.offset(), pointers: Some((p, q)), position });
        }
        let signed = match op {
            CmpOp::Slt | CmpOp::Sle => true,
            CmpOp::Ult | CmpOp::Ule => false,
            CmpOp::Eq | CmpOp::Ne => {
                let constant = self.body.as_const(a).is_some();
                self.sign(if constant { b } else { a })
            }
        };
        // What is extended to be compared keeps its own sign.
        let (a, b) = (self.int(a, Some(signed))?, self.int(b, Some(signed))?);
        let decided = matches!((&a, &b), (Expr::Const(_), Expr::Const(_)));
        (!decided).then_some(Comparison { op, a, b, pointers: None, position })
    }

    fn cases(&self, block: BlockId, position: Position) -> Vec<Comparison> {
        let Terminator::Switch { value, cases, .. } = &self.body.blocks[block].terminator else {
            return vec![];
        };
        let signed = self.sign(*value);
        let Some(a) = self.int(*value, Some(signed)) else { return vec![] };
        let constants = cases.iter().take(8).filter_map(|(bv, _)| super::terms::constant(bv, signed));
        constants
            .map(|c| Comparison { op: CmpOp::Eq, a: a.clone(), b: Expr::Const(c), pointers: None, position })
            .collect()
    }
}
