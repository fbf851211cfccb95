//! What the callers of a function may have to keep to: facts about its parameters that most interfaces are written for.

use super::context::debug_types::bytes_of;
use super::context::{IntVar, LoopContext, Place, PtrVar};
use super::formula::{Expr, Formula, Moment, PtrExpr};
use super::simplify::simplify;
use crate::ir::{Inst, SrcType, TypeId};
use std::collections::BTreeSet;

/// Pairs of a pointer and a number, and constants of the function that a number is compared with.
const PAIRS: usize = 8;
const CONSTANTS: usize = 5;
/// Larger numbers are no sizes of arrays.
const MOST_BYTES: i128 = 1 << 24;

/// Those that a function with this body might need, the most usual first. All of them can be true at once.
pub fn usual(context: &LoopContext<'_>) -> Vec<Formula> {
    let is_given =
        |base: &PtrExpr| matches!(base, PtrExpr::Value { value, .. } if context.parameters.contains(value));
    let numbers: Vec<&IntVar> = context
        .ints
        .iter()
        .filter(|v| match &v.expr {
            Expr::Int { value, .. } => {
                v.place == Place::Header && context.parameters.contains(value) && v.width >= 8
            }
            Expr::Load { ptr, .. } => is_given(root(ptr)),
            _ => false,
        })
        .collect();
    let pointers: Vec<&PtrVar> = context.pointers.iter().filter(|p| is_given(root(&p.expr))).collect();
    let is_text = |p: &PtrVar| p.pointee.is_some_and(|ty| is_character(context, ty));
    let mut all = vec![];
    for pointer in &pointers {
        if pointer.place != Place::Header {
            all.push(Formula::Valid { ptr: pointer.expr.clone(), at: Moment::Now });
        }
        if is_text(pointer) {
            all.push(Formula::Terminated { ptr: pointer.expr.clone(), at: Moment::Now });
        }
    }
    for number in &numbers {
        all.push(Formula::le(Expr::ZERO, number.expr.clone()));
    }
    let is_array = |p: &&&PtrVar| !p.pointee.is_some_and(|ty| is_record(context, ty));
    let pairs = pointers.iter().filter(is_array).flat_map(|p| numbers.iter().map(move |n| (p, n)));
    for (pointer, number) in pairs.take(PAIRS) {
        let unit = pointer.pointee.and_then(|ty| bytes_of(context.program, ty)).map_or(1, i128::from).max(1);
        // An argument leads to the start of what it points to.
        let before = if pointer.place == Place::Header { Expr::ZERO } else { pointer.expr.offset() };
        let room = pointer.expr.size().minus(before);
        for more in [0, 1] {
            let end = number.expr.clone().plus(Expr::Const(more)).scaled(unit);
            all.push(Formula::le(end, room.clone()));
        }
    }
    let limits = limits(context);
    for pointer in &pointers {
        for &limit in limits.iter().rev() {
            all.push(Formula::le(Expr::Const(limit), pointer.expr.size()));
        }
        if is_text(pointer) {
            let length = Expr::Length { ptr: pointer.expr.clone(), at: Moment::Now };
            all.extend(limits.iter().map(|&limit| Formula::lt(length.clone(), Expr::Const(limit))));
        }
    }
    for number in &numbers {
        // As far as it can be counted.
        if number.signed && number.width < 64 {
            all.push(Formula::lt(number.expr.clone(), Expr::Const((1 << (number.width - 1)) - 1)));
        }
        for &limit in &limits {
            all.push(Formula::le(number.expr.clone(), Expr::Const(limit)));
            all.push(Formula::lt(number.expr.clone(), Expr::Const(limit)));
        }
    }
    let mut kept: Vec<Formula> = vec![];
    for formula in all.into_iter().map(simplify) {
        if !matches!(formula, Formula::True | Formula::False) && !kept.contains(&formula) {
            kept.push(formula);
        }
    }
    kept
}

/// Numbers of elements of the arrays that the function uses, and what it compares with, the largest first.
fn limits(context: &LoopContext<'_>) -> Vec<i128> {
    let mut all: BTreeSet<i128> = BTreeSet::new();
    for access in &context.accesses {
        let object = match context.allocated(&access.base) {
            Some(Expr::Const(bytes)) => Some(bytes),
            _ => None,
        };
        let bytes = access.member.and_then(|m| m.bytes).or(object);
        let element = i128::from(access.bytes.unwrap_or(1)).max(1);
        all.extend(bytes.map(|bytes| bytes / element));
    }
    for data in context.body.insts.values() {
        // What is made, called or moved as a whole.
        let counts = !matches!(
            data.inst,
            Inst::Binary { .. }
                | Inst::Cmp { .. }
                | Inst::Cast { .. }
                | Inst::Gep { .. }
                | Inst::Store { .. }
        );
        let sizes = if counts { data.inst.operands() } else { vec![] };
        let known = sizes.into_iter().filter_map(|v| context.body.as_const(v)?.to_i128());
        all.extend(known.filter(|n| (2..MOST_BYTES).contains(n)));
    }
    let compared = context.constants.iter().rev().copied();
    let mut limits: Vec<i128> =
        all.into_iter().rev().take(CONSTANTS).chain(compared).filter(|c| *c > 1).collect();
    limits.truncate(CONSTANTS);
    limits.sort_unstable_by(|a, b| b.cmp(a));
    limits.dedup();
    limits
}

/// What it is reached from.
fn root(ptr: &PtrExpr) -> &PtrExpr {
    match ptr {
        PtrExpr::Field(base, _) => root(base),
        PtrExpr::LoadPtr { ptr, .. } => root(ptr),
        PtrExpr::Null | PtrExpr::Global(_) | PtrExpr::Value { .. } => ptr,
    }
}

fn is_character(context: &LoopContext<'_>, ty: TypeId) -> bool {
    matches!(context.program.types[ty], SrcType::Int { bytes: 1, .. })
}

fn is_record(context: &LoopContext<'_>, ty: TypeId) -> bool {
    matches!(context.program.types[ty], SrcType::Record { .. })
}
