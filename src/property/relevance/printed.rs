//! What printing depends on: where its texts are, and no number.

use crate::ir::{BinOp, BlockId, Body, CmpOp, Init, Inst, Program, Terminator, Value, ValueDef};
use rustc_hash::FxHashSet;

/// Does some format take the width or the precision from its arguments? Then numbers say how far texts are read.
pub fn has_widths(program: &Program) -> bool {
    let stars = |bytes: &[u8]| bytes.windows(2).any(|w| w == b"%*" || w == b".*");
    program.globals.values().any(|g| matches!(&g.init, Init::Data { bytes, .. } if stars(bytes)))
}

/// The blocks that an encoding may come to: what is done for runs alone, behind `__unloop_abstract_always`, is left out.
pub fn encoded(body: &Body) -> FxHashSet<BlockId> {
    let mut found = FxHashSet::default();
    let mut open = vec![body.entry];
    while let Some(block) = open.pop() {
        if !found.insert(block) {
            continue;
        }
        match &body.blocks[block].terminator {
            Terminator::Branch { cond, then, els } => match settled(body, *cond, 4) {
                Some(true) => open.push(then.target),
                Some(false) => open.push(els.target),
                None => open.extend([then.target, els.target]),
            },
            other => open.extend(other.edges().into_iter().map(|e| e.target)),
        }
    }
    found
}

/// The value of a condition in every encoding.
fn settled(body: &Body, value: Value, fuel: u32) -> Option<bool> {
    let fuel = fuel.checked_sub(1)?;
    let ValueDef::Result(inst, _) = &body.values[value].def else { return None };
    match &body.insts[*inst].inst {
        Inst::Abstract { always: true } => Some(true),
        Inst::Cast { a, .. } => settled(body, *a, fuel),
        Inst::Cmp { op: op @ (CmpOp::Eq | CmpOp::Ne), a, b } if body.as_const(*b)?.is_zero() => {
            Some(settled(body, *a, fuel)? == (*op == CmpOp::Ne))
        }
        Inst::Binary { op: BinOp::Xor, a, b, .. } if body.as_const(*b)?.is_one() => {
            Some(!settled(body, *a, fuel)?)
        }
        _ => None,
    }
}
