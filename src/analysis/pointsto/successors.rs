//! Blocks that take the place of others: `realloc` and code like it copies a block into a new one and frees it. A pointer to a buffer that
//! grows leads to the first block or to a later one, everywhere; that they are two objects tells nothing, and makes each use of the
//! buffer a choice. They are one object of the analysis.

use super::object::{ObjectId, ObjectKind};
use super::{InstanceId, PointsTo};
use crate::ir::{Body, Callee, Inst, Program, Value};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// The kind of the object that stands for this one.
pub type Merged = FxHashMap<ObjectKind, ObjectKind>;

pub fn find(program: &Program, pts: &PointsTo) -> Merged {
    let mut stands_for: FxHashMap<ObjectId, ObjectId> = FxHashMap::default();
    for (func, _, body) in program.defined() {
        for (new, old) in replaced(program, body) {
            for &id in pts.instances_of(func) {
                let all: BTreeSet<ObjectId> =
                    blocks(pts, id, new).into_iter().chain(blocks(pts, id, old)).collect();
                let heads: BTreeSet<ObjectId> = all.iter().map(|&o| head(&stands_for, o)).collect();
                let Some(&first) = heads.first() else { continue };
                for &other in heads.iter().skip(1) {
                    stands_for.insert(other, first);
                }
            }
        }
    }
    let kind = |o: ObjectId| pts.objects()[o].kind;
    let all: BTreeSet<ObjectId> = stands_for.iter().flat_map(|(&a, &b)| [a, b]).collect();
    // The first ones are among them: they stand for others, too.
    all.into_iter().map(|o| (kind(o), kind(head(&stands_for, o)))).collect()
}

fn head(stands_for: &FxHashMap<ObjectId, ObjectId>, mut object: ObjectId) -> ObjectId {
    while let Some(&next) = stands_for.get(&object) {
        object = next;
    }
    object
}

fn blocks(pts: &PointsTo, id: InstanceId, ptr: Value) -> Vec<ObjectId> {
    let all = pts.pointer_in(id, ptr).objects.into_iter().map(|(object, _)| object);
    all.filter(|&object| pts.objects()[object].kind.is_heap()).collect()
}

/// Copies into blocks, from blocks that the function frees: both pointers.
fn replaced(program: &Program, body: &Body) -> Vec<(Value, Value)> {
    let insts = || body.blocks.values().flat_map(|block| &block.insts).map(|&inst| &body.insts[inst].inst);
    let freed: BTreeSet<Value> = insts().filter_map(|inst| freed_by(program, inst)).collect();
    let copied = insts().filter_map(|inst| match *inst {
        Inst::Copy { dst, src, .. } if freed.contains(&src) => Some((dst, src)),
        _ => None,
    });
    copied.collect()
}

fn freed_by(program: &Program, inst: &Inst) -> Option<Value> {
    match inst {
        Inst::Free { ptr } => Some(*ptr),
        Inst::Call { callee: Callee::Func(func), args, .. } if program.funcs[*func].name == "free" => {
            args.first().copied()
        }
        _ => None,
    }
}
