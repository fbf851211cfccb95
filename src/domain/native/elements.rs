//! Bounds of all elements of an array that the loop writes: the whole of it, or as far as the loop has come.

use crate::domain::candidate::Sink;
use crate::domain::context::{Access, Array, IntVar, LoopContext};
use crate::domain::formula::{BoundVar, Expr, Formula};
use std::collections::BTreeSet;

const K: BoundVar = BoundVar(0);
/// Bounds and ranges of one array.
const BOUNDS: usize = 8;
const ENDS: usize = 4;

const WIDE: [i128; 2] = [1 << 16, 1 << 24];

/// How many elements lie in the object.
fn count(array: &Array) -> Expr {
    if let Some(length) = array.length {
        return Expr::Const(length);
    }
    let rest = array.stride - array.shift - i128::from(array.bytes);
    let room = array.base.size().minus(array.base.offset()).plus(Expr::Const(rest));
    if array.stride == 1 { room } else { Expr::Div(Box::new(room), array.stride) }
}

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    for array in context.arrays() {
        let mut ends = vec![count(&array)];
        // As far as a counter has come.
        let counts = |v: &&IntVar| {
            v.width > 8 && v.steps.as_deref().is_some_and(|s| s.iter().all(|s| (0..=1).contains(s)))
        };
        ends.extend(context.loop_ints().filter(counts).map(|v| v.expr.clone()).take(ENDS));
        for hi in ends {
            for body in facts(context, &array) {
                let (lo, hi) = (Expr::ZERO, hi.clone());
                sink.state(Formula::Forall { var: K, lo, hi, body: Box::new(body) });
            }
        }
    }
}

fn facts(context: &LoopContext<'_>, array: &Array) -> Vec<Formula> {
    let mut bounds: BTreeSet<i128> = BTreeSet::new();
    let same = |a: &&Access| a.write && context.array_of(a).as_ref() == Some(array);
    for access in context.accesses.iter().filter(same) {
        bounds.extend(access.range.iter().flat_map(|r| [r.0, r.1]));
    }
    let typical = |c: &i128| (-1..1 << 32).contains(c);
    bounds.extend(context.constants.iter().copied().filter(typical).take(BOUNDS));
    bounds.extend(context.samples.extremes(array).iter().flat_map(|e| [e.0, e.1]));
    // Numbers that are added up or multiplied before they are stored stay far from overflow.
    if array.bytes >= 4 {
        bounds.extend(WIDE.iter().flat_map(|&w| if array.signed { vec![-w, w - 1] } else { vec![w - 1] }));
    }
    let load = array.element(Expr::Bound(K));
    let mut all = vec![Formula::le(Expr::ZERO, load.clone())];
    for bound in bounds {
        all.push(Formula::le(load.clone(), Expr::Const(bound)));
        if bound > 0 {
            all.push(Formula::lt(load.clone(), Expr::Const(bound)));
        } else {
            all.push(Formula::le(Expr::Const(bound), load.clone()));
        }
    }
    // Indices into something whose length is a variable.
    for var in context.ints.iter().filter(|v| v.width >= 16).take(ENDS) {
        all.push(Formula::lt(load.clone(), var.expr.clone()));
        all.push(Formula::le(load.clone(), var.expr.clone()));
    }
    all
}
