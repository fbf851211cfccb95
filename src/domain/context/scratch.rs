//! Variables whose contents do not matter at the header: each iteration begins them anew.

use crate::analysis::loops::Loop;
use crate::ir::{Body, Inst, Value, ValueDef};
use rustc_hash::FxHashSet;

/// Locals that come to life inside of the loop, and areas for the arguments of calls, which are filled before each call. Nothing
/// needs to be said of them from one iteration to the next.
pub fn scratch(body: &Body, data: &Loop) -> FxHashSet<Value> {
    let insts = || data.blocks.iter().flat_map(|&b| &body.blocks[b].insts).map(|&i| &body.insts[i].inst);
    let mut found = FxHashSet::default();
    let (mut filled, mut read) = (FxHashSet::default(), FxHashSet::default());
    for inst in insts() {
        match inst {
            Inst::LifetimeStart { ptr } => {
                found.insert(root(body, *ptr));
            }
            Inst::Store { ptr, .. } => {
                filled.insert(root(body, *ptr));
            }
            Inst::Load { ptr, .. } => {
                read.insert(root(body, *ptr));
            }
            _ => {}
        }
    }
    found.extend(filled.into_iter().filter(|v| is_nameless(body, *v) && !read.contains(v)));
    found
}

/// What the address is computed from.
fn root(body: &Body, ptr: Value) -> Value {
    match &body.values[ptr].def {
        ValueDef::Result(inst, _) => match &body.insts[*inst].inst {
            Inst::Gep { base, .. } => root(body, *base),
            _ => ptr,
        },
        _ => ptr,
    }
}

fn is_nameless(body: &Body, value: Value) -> bool {
    let ValueDef::Result(inst, _) = body.values[value].def else { return false };
    matches!(body.insts[inst].inst, Inst::Alloca { var: None, .. })
}
