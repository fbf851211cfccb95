//! What the iterations of a loop do to a parameter of its header, as the text tells.

use super::Loop;
use crate::ir::{BinOp, BlockId, Body, CastOp, Inst, Ty, Value, ValueDef};
use std::collections::BTreeSet;

/// Values are followed so far.
const FUEL: u32 = 12;

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

/// The differences that the value may have from the parameter, where the text tells; in bytes, if it is a pointer. `inside` are
/// the blocks of the loop without its header.
pub fn added(
    body: &Body,
    inside: &dyn Fn(BlockId) -> bool,
    param: Value,
    value: Value,
) -> Option<BTreeSet<i128>> {
    let is_param = |v: Value| (v == param).then(|| BTreeSet::from([0]));
    among(body, inside, value, FUEL, &is_param)
}

/// What an iteration may add to the parameter, where the text tells.
pub fn steps(body: &Body, data: &Loop, param: Value) -> Option<BTreeSet<i128>> {
    let inside = |b: BlockId| data.goes_on_in(b);
    let mut all = BTreeSet::new();
    for update in back_arguments(body, data, param) {
        all.extend(added(body, &inside, param, update)?);
    }
    Some(all)
}

/// The numbers that the value may be, where it is one of a few.
pub fn numbers(body: &Body, inside: &dyn Fn(BlockId) -> bool, value: Value) -> Option<BTreeSet<i128>> {
    among(body, inside, value, FUEL, &|v| few(body, v))
}

fn few(body: &Body, value: Value) -> Option<BTreeSet<i128>> {
    if let Some(number) = body.as_const(value) {
        return Some(BTreeSet::from([number.to_i128().filter(|c| c.unsigned_abs() <= 1 << 64)?]));
    }
    let ValueDef::Result(inst, _) = body.values[value].def else { return None };
    match body.insts[inst].inst {
        Inst::Cast { op: CastOp::ZExt, a } if body.ty(a) == Ty::Int(1) => Some(BTreeSet::from([0, 1])),
        _ => None,
    }
}

/// What the value may be, if it comes from what `known` knows by choices and by adding constants.
fn among(
    body: &Body,
    inside: &dyn Fn(BlockId) -> bool,
    value: Value,
    fuel: u32,
    known: &dyn Fn(Value) -> Option<BTreeSet<i128>>,
) -> Option<BTreeSet<i128>> {
    if let Some(known) = known(value) {
        return Some(known);
    }
    let fuel = fuel.checked_sub(1)?;
    let follow = |v: Value| among(body, inside, v, fuel, known);
    let addend = |v: Value| among(body, inside, v, fuel.min(2), &|v| few(body, v));
    let sums = |a: BTreeSet<i128>, b: BTreeSet<i128>, factor: i128| -> Option<BTreeSet<i128>> {
        let pairs = a.iter().flat_map(|x| b.iter().map(move |y| x.checked_add(y.checked_mul(factor)?)));
        pairs.collect()
    };
    match &body.values[value].def {
        ValueDef::Param(block, index) if inside(*block) => {
            let mut all = BTreeSet::new();
            for arg in incoming(body, *block, *index) {
                all.extend(follow(arg)?);
            }
            Some(all)
        }
        ValueDef::Result(inst, _) => match &body.insts[*inst].inst {
            Inst::Binary { op: BinOp::Add, a, b, .. } => match addend(*b) {
                Some(by) => sums(follow(*a)?, by, 1),
                None => sums(follow(*b)?, addend(*a)?, 1),
            },
            Inst::Binary { op: BinOp::Sub, a, b, .. } => sums(follow(*a)?, addend(*b)?, -1),
            Inst::Gep { base, index, stride, .. } => {
                sums(follow(*base)?, addend(*index)?, i128::from(*stride))
            }
            Inst::Select { then, els, .. } => {
                let mut all = follow(*then)?;
                all.extend(follow(*els)?);
                Some(all)
            }
            _ => None,
        },
        _ => None,
    }
}

/// The arguments that any edge gives to a parameter.
fn incoming(body: &Body, block: BlockId, index: u32) -> Vec<Value> {
    let edges = body.blocks.values().flat_map(|b| b.terminator.edges());
    edges.filter(|e| e.target == block).map(|e| e.args[index as usize]).collect()
}
