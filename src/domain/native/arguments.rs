//! A function that calls itself is handed a pointer and a number: so many elements lie behind it, or one more.

use crate::domain::candidate::Sink;
use crate::domain::context::debug_types::bytes_of;
use crate::domain::context::{IntVar, LoopContext, Place};
use crate::domain::formula::{Expr, Formula};

/// Pairs of a pointer and a number.
const PAIRS: usize = 12;

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    if !context.is_body() {
        return;
    }
    let pointers = context.pointers.iter().filter(|p| p.place == Place::Header);
    let numbers: Vec<&IntVar> =
        context.ints.iter().filter(|n| n.place == Place::Header && n.width >= 16).collect();
    let pairs = pointers.flat_map(|p| numbers.iter().map(move |n| (p, n)));
    for (pointer, number) in pairs.take(PAIRS) {
        let unit = pointer.pointee.and_then(|ty| bytes_of(context.program, ty)).map_or(1, i128::from).max(1);
        for more in [0, 1] {
            let end = number.expr.clone().plus(Expr::Const(more)).scaled(unit);
            sink.state(Formula::le(pointer.expr.offset().plus(end), pointer.expr.size()));
        }
    }
}
