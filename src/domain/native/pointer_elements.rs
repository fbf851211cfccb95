//! What all pointers of an array have in common: they lead somewhere, not beyond a pointer that walks on, to a string that ends, to
//! blocks of a size, each to another one.

use super::elements::count;
use crate::domain::candidate::Sink;
use crate::domain::context::debug_types::bytes_of;
use crate::domain::context::{Array, IntVar, LoopContext, PtrVar};
use crate::domain::formula::{BoundVar, Expr, Formula, Moment, PtrExpr};

const K: BoundVar = BoundVar(0);
/// Counters, pointers and sizes that are tried for one array.
const ENDS: usize = 4;
const WALKERS: usize = 4;
const SIZES: usize = 3;

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    for (array, written) in context.pointer_arrays() {
        let element = PtrExpr::LoadPtr { ptr: Box::new(array.place(Expr::Bound(K))), at: Moment::Now };
        if pointed(context, &element) == Some(array.stride) {
            cursors(context, &array, sink);
        }
        for (lo, hi) in ranges(context, written) {
            let all = |body: Formula| {
                let (lo, hi) = (lo.clone(), hi.clone());
                Formula::Forall { var: K, lo, hi, body: Box::new(body) }
            };
            let facts = facts(context, &element, written);
            facts.into_iter().for_each(|body| sink.state(all(body)));
            let costly = strings(&element).into_iter().chain(sizes(context, &element));
            costly.for_each(|body| sink.state_at(3, all(body)));
            links(context, &array, &element, &hi).into_iter().for_each(|body| sink.state(all(body)));
            if written {
                sink.state(distinct(&array, lo, hi));
            }
        }
        if written {
            slots(context, &array, &element, sink);
            sink.state(distinct(&array, Expr::ZERO, count(&array)));
        }
    }
    for array in context.pointers_in_pools() {
        cursors(context, &array, sink);
        let element = PtrExpr::LoadPtr { ptr: Box::new(array.place(Expr::Bound(K))), at: Moment::Now };
        slots(context, &array, &element, sink);
        sink.state(distinct(&array, Expr::ZERO, count(&array)));
        if let Some(bytes) = pointed(context, &element) {
            let (body, hi) = (valid(&element, Expr::Const(bytes)), count(&array));
            sink.state(Formula::Forall { var: K, lo: Expr::ZERO, hi, body: Box::new(body) });
        }
    }
}

/// The whole array, of which some places are in use: what is not NULL leads somewhere.
fn slots(context: &LoopContext<'_>, array: &Array, element: &PtrExpr, sink: &mut Sink) {
    let hi = count(array);
    let mut used = |tier: u32, fact: Formula| {
        let body = Box::new(Formula::Or(vec![is_null(element), fact]));
        sink.state_at(tier, Formula::Forall { var: K, lo: Expr::ZERO, hi: hi.clone(), body });
    };
    used(2, Formula::eq(Expr::Offset(element.clone()), Expr::ZERO));
    let whole = pointed(context, element).map(|bytes| (2, bytes));
    for (tier, bytes) in [(2, 1), (3, 4), (3, 8)].into_iter().chain(whole) {
        used(tier, valid(element, Expr::Const(bytes)));
    }
    used(3, Formula::Terminated { ptr: element.clone(), at: Moment::Now });
}

/// The bytes of the structure that it leads to, as the source says.
fn pointed(context: &LoopContext<'_>, element: &PtrExpr) -> Option<i128> {
    let bytes = context.pointee(element).and_then(|ty| bytes_of(context.program, ty));
    bytes.map(i128::from).filter(|b| *b > 8)
}

/// Links between the structures of an array, of which as many are in use as a counter says: they lead to one of those.
fn links(context: &LoopContext<'_>, array: &Array, element: &PtrExpr, hi: &Expr) -> Option<Formula> {
    let bytes = pointed(context, element).filter(|b| *b == array.stride)?;
    let last = array.base.offset().plus(hi.clone().scaled(array.stride)).minus(Expr::Const(bytes));
    let within = Formula::le(Expr::Offset(element.clone()), last);
    Some(Formula::Or(vec![is_null(element), within]))
}

/// Pointers that walk along such links.
fn cursors(context: &LoopContext<'_>, array: &Array, sink: &mut Sink) {
    let counts = |v: &&IntVar| v.width > 8 && context.samples.columns.contains(&v.expr);
    let fits = |p: &&PtrVar| {
        let bytes = p.pointee.and_then(|ty| bytes_of(context.program, ty));
        bytes.is_some_and(|b| i128::from(b) == array.stride)
    };
    for hi in context.ints.iter().filter(counts).take(ENDS) {
        let last = array.base.offset().plus(hi.expr.clone().scaled(array.stride));
        let last = last.minus(Expr::Const(array.stride));
        for pointer in context.loop_pointers().filter(fits).take(WALKERS) {
            let within = Formula::le(pointer.expr.offset(), last.clone());
            sink.state(Formula::Or(vec![is_null(&pointer.expr), within]));
        }
    }
}

/// The part of the array that is spoken about: as far as a counter has come, all, and what a counter has not come to yet; below the
/// top of a stack.
pub(super) fn ranges(context: &LoopContext<'_>, written: bool) -> Vec<(Expr, Expr)> {
    let moves = |v: &IntVar, from: i128| {
        v.width > 8 && v.steps.as_deref().is_some_and(|s| s.iter().all(|s| (from..=1).contains(s)))
    };
    let counters: Vec<Expr> = context.loop_ints().filter(|v| moves(v, 0)).map(|v| v.expr.clone()).collect();
    // The top of a stack goes down as well.
    let tops = context.loop_ints().filter(|v| moves(v, -1) && !moves(v, 0)).map(|v| v.expr.clone());
    let mut all: Vec<(Expr, Expr)> = tops.take(ENDS).map(|v| (Expr::ZERO, v)).collect();
    if written {
        all.extend(counters.iter().take(ENDS).map(|v| (Expr::ZERO, v.clone())));
    }
    let stays = |e: &Expr| context.int_var(e).is_some_and(|v| !v.written) || matches!(e, Expr::Const(_));
    for c in context.comparisons.iter().filter(|c| c.pointers.is_none()) {
        for (x, y) in [(&c.a, &c.b), (&c.b, &c.a)] {
            let range = (if written { Expr::ZERO } else { x.clone() }, y.clone());
            if counters.contains(x) && stays(y) && !all.contains(&range) && all.len() < 2 * ENDS {
                all.push(range);
            }
        }
    }
    all
}

fn distinct(array: &Array, lo: Expr, hi: Expr) -> Formula {
    Formula::Distinct { var: K, lo, hi, place: array.place(Expr::Bound(K)) }
}

fn facts(context: &LoopContext<'_>, element: &PtrExpr, written: bool) -> Vec<Formula> {
    let offset = Expr::Offset(element.clone());
    let mut all = vec![Formula::Not(Box::new(null(element))), valid(element, Expr::Const(1))];
    // Blocks are freed by pointers to their start.
    all.push(Formula::eq(offset.clone(), Expr::ZERO));
    if !written {
        all.push(Formula::Or(vec![is_null(element), valid(element, Expr::Const(1))]));
        return all;
    }
    all.push(Formula::le(Expr::ZERO, offset.clone()));
    for walker in context.loop_pointers().take(WALKERS) {
        all.push(Formula::le(offset.clone(), walker.expr.offset()));
        all.push(Formula::lt(offset.clone(), walker.expr.offset()));
    }
    all
}

/// What costs more to say.
fn strings(element: &PtrExpr) -> Vec<Formula> {
    let ends = Formula::Terminated { ptr: element.clone(), at: Moment::Now };
    let or_null = |fact: Formula| Formula::Or(vec![is_null(element), fact]);
    vec![or_null(valid(element, Expr::Const(1))), or_null(ends.clone()), ends]
}

/// So many bytes lie behind each: as many as something else is long.
fn sizes(context: &LoopContext<'_>, element: &PtrExpr) -> Vec<Formula> {
    let mut all: Vec<Formula> = vec![];
    for bytes in [4, 8].into_iter().chain(pointed(context, element)) {
        all.push(valid(element, Expr::Const(bytes)));
        all.push(Formula::Or(vec![is_null(element), valid(element, Expr::Const(bytes))]));
    }
    let stays = |v: &&IntVar| !v.written && v.width > 8;
    for var in context.ints.iter().filter(stays).take(SIZES) {
        for by in [1, 4, 8] {
            all.push(valid(element, var.expr.clone().scaled(by)));
        }
        all.push(valid(element, var.expr.clone().plus(Expr::Const(1))));
    }
    all
}

/// It leads to no object.
fn null(element: &PtrExpr) -> Formula {
    Formula::SameObject(element.clone(), PtrExpr::Null)
}

/// It is the pointer that programs test for.
pub(super) fn is_null(element: &PtrExpr) -> Formula {
    Formula::And(vec![null(element), Formula::eq(Expr::Offset(element.clone()), Expr::ZERO)])
}

/// So many bytes can be read there.
pub(super) fn valid(element: &PtrExpr, bytes: Expr) -> Formula {
    Formula::Valid { ptr: element.clone().plus(bytes), at: Moment::Now }
}
