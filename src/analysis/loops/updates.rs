//! What the iterations of a loop do to a parameter of its header, as the text tells.

use super::Loop;
use crate::ir::{BlockId, Body, Inst, Value, ValueDef};
use std::collections::BTreeSet;

/// What the edges back hand to the parameter.
pub fn back_arguments(body: &Body, data: &Loop, param: Value) -> Vec<Value> {
    let Some(index) = data.params.iter().position(|&p| p == param) else { return vec![] };
    let edges = data.latches.iter().flat_map(|&latch| body.blocks[latch].terminator.edges());
    edges.filter(|edge| edge.target == data.header).map(|edge| edge.args[index]).collect()
}

/// All updates move the pointer inside of its object.
pub fn stay_in_object(body: &Body, data: &Loop, param: Value, updates: &[Value]) -> bool {
    let mut seen = BTreeSet::new();
    updates.iter().all(|&arg| is_moved(body, data, arg, param, &mut seen))
}

fn is_moved(body: &Body, data: &Loop, value: Value, param: Value, seen: &mut BTreeSet<Value>) -> bool {
    if value == param || !seen.insert(value) {
        return true;
    }
    match body.values[value].def {
        ValueDef::Result(inst, _) => match &body.insts[inst].inst {
            Inst::Gep { base, .. } => is_moved(body, data, *base, param, seen),
            Inst::Select { then, els, .. } => {
                is_moved(body, data, *then, param, seen) && is_moved(body, data, *els, param, seen)
            }
            _ => false,
        },
        // Joins inside of the loop; what comes from outside is another pointer.
        ValueDef::Param(block, index) if block != data.header && data.blocks.contains(&block) => {
            incoming(body, block, index).into_iter().all(|v| is_moved(body, data, v, param, seen))
        }
        ValueDef::Param(..) => false,
        ValueDef::Const(_) | ValueDef::Null | ValueDef::Global(_) | ValueDef::Func(_) => false,
    }
}

/// The arguments that any edge gives to a parameter.
fn incoming(body: &Body, block: BlockId, index: u32) -> Vec<Value> {
    let edges = body.blocks.values().flat_map(|b| b.terminator.edges());
    edges.filter(|e| e.target == block).map(|e| e.args[index as usize]).collect()
}
