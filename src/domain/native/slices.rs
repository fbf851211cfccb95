//! A pointer and what stands beside it in each structure of an array: so much lies behind it as a number says, and something does where
//! a flag or another pointer tells that the place is in use.

use super::elements::count;
use super::pointer_elements::{is_null, ranges, valid};
use crate::domain::candidate::Sink;
use crate::domain::context::debug_types::bytes_of;
use crate::domain::context::{Array, LoopContext};
use crate::domain::formula::{BoundVar, Expr, Formula, Moment, PtrExpr};

const K: BoundVar = BoundVar(0);
/// Pairs of members in one loop.
const PAIRS: usize = 12;
/// Flags, and lengths, that are tried for one pointer.
const FLAGS: usize = 3;

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
        let near = |a: &&Array| a.base == pointer.base && a.stride == pointer.stride && *a != pointer;
        let others: Vec<&Array> = pointers.iter().map(|(p, _)| p).filter(near).collect();
        let beside: Vec<&Array> = numbers.iter().map(|(n, _)| n).filter(near).collect();
        let mut all = ranges(context, *moves);
        all.extend(moves.then(|| (Expr::ZERO, count(pointer))));
        slots(context, pointer, (&others, &beside), &all, sink);
    }
}

/// What is in use leads somewhere.
fn slots(
    context: &LoopContext<'_>,
    pointer: &Array,
    (others, numbers): (&[&Array], &[&Array]),
    ranges: &[(Expr, Expr)],
    sink: &mut Sink,
) {
    let flags = numbers.iter().map(|n| Formula::eq(n.element(Expr::Bound(K)), Expr::ZERO));
    let unused = flags.chain(others.iter().map(|p| is_null(&loaded(p)))).take(FLAGS);
    let element = loaded(pointer);
    let unit = unit(context, &element);
    // Behind a pointer to anything lies a structure, perhaps.
    let is_told = context.pointee(&element).and_then(|ty| bytes_of(context.program, ty)).is_some();
    let sizes = if is_told { vec![unit] } else { vec![1, 8, 16] };
    let mut facts: Vec<Formula> = sizes.into_iter().map(|n| valid(&element, Expr::Const(n))).collect();
    let lengths = numbers.iter().filter(|n| n.bytes >= 2).take(FLAGS);
    facts.extend(lengths.map(|n| valid(&element, n.element(Expr::Bound(K)).scaled(unit))));
    facts.push(Formula::Terminated { ptr: element, at: Moment::Now });
    for excuse in unused {
        for fact in &facts {
            let body = Box::new(Formula::Or(vec![excuse.clone(), fact.clone()]));
            for (lo, hi) in ranges.iter().cloned() {
                sink.state(Formula::Forall { var: K, lo, hi, body: body.clone() });
            }
        }
    }
}

fn loaded(pointer: &Array) -> PtrExpr {
    PtrExpr::LoadPtr { ptr: Box::new(pointer.place(Expr::Bound(K))), at: Moment::Now }
}

/// The bytes of what it leads to, as the source says.
fn unit(context: &LoopContext<'_>, element: &PtrExpr) -> i128 {
    let unit = context.pointee(element).and_then(|ty| bytes_of(context.program, ty));
    unit.map_or(1, i128::from).max(1)
}

fn pair(context: &LoopContext<'_>, pointer: &Array, number: &Array, sink: &mut Sink) {
    let element = loaded(pointer);
    let unit = unit(context, &element);
    let all = |lo: Expr, hi: Expr, body: Formula| Formula::Forall { var: K, lo, hi, body: Box::new(body) };
    let fits = valid(&element, number.element(Expr::Bound(K)).scaled(unit));
    let or_null = Formula::Or(vec![is_null(&element), fits.clone()]);
    for (lo, hi) in ranges(context, true) {
        sink.state(all(lo.clone(), hi.clone(), fits.clone()));
        sink.state(all(lo, hi, or_null.clone()));
    }
    sink.state(all(Expr::ZERO, count(pointer), or_null));
}
