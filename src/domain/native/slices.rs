//! A pointer and a number beside it in each structure of an array: so much lies behind the pointer.

use super::elements::count;
use super::pointer_elements::{is_null, ranges, valid};
use crate::domain::candidate::Sink;
use crate::domain::context::debug_types::bytes_of;
use crate::domain::context::{Array, LoopContext};
use crate::domain::formula::{BoundVar, Expr, Formula, Moment, PtrExpr};

const K: BoundVar = BoundVar(0);
/// Pairs of members in one loop.
const PAIRS: usize = 12;

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    let in_pools = |all: Vec<Array>| all.into_iter().map(|a| (a, true));
    let pointers: Vec<(Array, bool)> =
        context.pointer_arrays().into_iter().chain(in_pools(context.pointers_in_pools())).collect();
    let numbers: Vec<(Array, bool)> =
        context.number_arrays().into_iter().chain(in_pools(context.numbers_in_pools())).collect();
    let mut pairs = 0;
    for (pointer, moves) in &pointers {
        let beside = |n: &Array| n.base == pointer.base && n.stride == pointer.stride && n.bytes >= 2;
        for (number, changes) in numbers.iter().filter(|(n, _)| beside(n)) {
            if (*moves || *changes) && pairs < PAIRS {
                pairs += 1;
                pair(context, pointer, number, sink);
            }
        }
    }
}

fn pair(context: &LoopContext<'_>, pointer: &Array, number: &Array, sink: &mut Sink) {
    let element = PtrExpr::LoadPtr { ptr: Box::new(pointer.place(Expr::Bound(K))), at: Moment::Now };
    let unit = context.pointee(&element).and_then(|ty| bytes_of(context.program, ty));
    let unit = unit.map_or(1, i128::from).max(1);
    let all = |lo: Expr, hi: Expr, body: Formula| Formula::Forall { var: K, lo, hi, body: Box::new(body) };
    let fits = valid(&element, number.element(Expr::Bound(K)).scaled(unit));
    let or_null = Formula::Or(vec![is_null(&element), fits.clone()]);
    for (lo, hi) in ranges(context, true) {
        sink.state(all(lo.clone(), hi.clone(), fits.clone()));
        sink.state(all(lo, hi, or_null.clone()));
    }
    sink.state(all(Expr::ZERO, count(pointer), or_null));
}
