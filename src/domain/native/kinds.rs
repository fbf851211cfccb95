//! What a pointer leads to where a number beside it has one of its few values: the member of a union that a tag tells, a block that is
//! there where a flag is set.

use super::pointer_elements::{is_null, valid};
use crate::domain::candidate::Sink;
use crate::domain::context::debug_types::bytes_of;
use crate::domain::context::{IntVar, LoopContext, PtrVar};
use crate::domain::formula::{Expr, Formula, Moment};
use std::collections::BTreeSet;

/// Numbers that tell kinds, their values, and pointers that are spoken of.
const NUMBERS: usize = 3;
const VALUES: usize = 6;
const POINTERS: usize = 4;

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    let tags: Vec<(&IntVar, BTreeSet<i128>)> =
        context.loop_ints().filter_map(|v| Some((v, kinds(context, v)?))).take(NUMBERS).collect();
    // What moves by known steps is a cursor.
    for pointer in context.loop_pointers().filter(|v| v.steps.is_none()).take(POINTERS) {
        for (tag, values) in &tags {
            for &value in values {
                let is_it = Formula::eq(tag.expr.clone(), Expr::Const(value));
                for fact in facts(context, pointer) {
                    sink.state(Formula::Implies(Box::new(is_it.clone()), Box::new(fact)));
                }
            }
        }
    }
}

/// The values that runs have shown, if they are few and nothing is counted.
fn kinds(context: &LoopContext<'_>, var: &IntVar) -> Option<BTreeSet<i128>> {
    let counts = |s: &Vec<i128>| s.iter().all(|&s| s >= 0) || s.iter().all(|&s| s <= 0);
    if var.steps.as_ref().is_some_and(counts) {
        return None;
    }
    let values = context.samples.values(&var.expr, VALUES)?;
    (values.len() >= 2).then_some(values)
}

fn facts(context: &LoopContext<'_>, pointer: &PtrVar) -> Vec<Formula> {
    let (p, unit) = (&pointer.expr, pointer.pointee.and_then(|ty| bytes_of(context.program, ty)));
    let unit = unit.map_or(1, i128::from);
    let mut all = vec![
        valid(p, Expr::Const(unit)),
        Formula::eq(p.offset(), Expr::ZERO),
        Formula::Heap(p.clone()),
        is_null(p),
        Formula::Not(Box::new(is_null(p))),
    ];
    if unit == 1 {
        all.push(Formula::Terminated { ptr: p.clone(), at: Moment::Now });
    }
    all
}
