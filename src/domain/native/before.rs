//! What holds on the way to the loop, weakened as AProVE weakens a state to merge it with a later one: an equality to
//! the two orders, an inequality with a known order to the strict order, and the value at entry to the variable itself.

use super::comparisons::changes;
use crate::domain::candidate::Sink;
use crate::domain::context::{Comparison, LoopContext, Position};
use crate::domain::formula::{Expr, Formula, Moment};

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    equal_at_entry(context, sink);
    for c in context.comparisons.iter().filter(|c| c.position != Position::After) {
        if c.position == Position::Before && !changes(context, c) && is_used(context, c) {
            unchanged(c, sink);
        }
        for var in context.loop_ints() {
            let Some(entry) = &var.entry else { continue };
            if matches!(entry, Expr::Const(_)) {
                continue;
            }
            for (old, other) in [(&c.a, &c.b), (&c.b, &c.a)] {
                if old == entry && *other != var.expr {
                    sink.state(Formula::le(var.expr.clone(), other.clone()));
                    sink.state(Formula::le(other.clone(), var.expr.clone()));
                    sink.state_at(2, Formula::lt(var.expr.clone(), other.clone()));
                    sink.state_at(2, Formula::lt(other.clone(), var.expr.clone()));
                }
            }
        }
    }
}

/// Does the loop use a value that was compared?
fn is_used(context: &LoopContext<'_>, c: &Comparison) -> bool {
    let values = Formula::eq(c.a.clone(), c.b.clone()).mentioned().values;
    values.is_empty() || values.iter().any(|(v, ..)| context.data.live_in.contains(v))
}

/// Facts about what the loop leaves alone: they carry what was tested before it into the loop.
fn unchanged(c: &Comparison, sink: &mut Sink) {
    let (a, b) = (&c.a, &c.b);
    if let Some((p, q)) = &c.pointers {
        sink.state_at(2, Formula::SameObject(p.clone(), q.clone()));
    }
    for (x, y) in [(a, b), (b, a)] {
        sink.state(Formula::le(x.clone(), y.clone()));
        sink.state(Formula::lt(x.clone(), y.clone()));
    }
    sink.state_at(2, Formula::ne(a.clone(), b.clone()));
    sink.state_at(2, Formula::eq(a.clone(), b.clone()));
}

/// Variables that start from the same value, or from values a constant apart.
fn equal_at_entry(context: &LoopContext<'_>, sink: &mut Sink) {
    let ints: Vec<_> = context.loop_ints().collect();
    for (i, x) in ints.iter().enumerate() {
        for y in &ints[i + 1..] {
            let apart = match (&x.entry, &y.entry) {
                (Some(Expr::Const(a)), Some(Expr::Const(b))) => a - b,
                (Some(a), Some(b)) if a == b => 0,
                _ => continue,
            };
            let other = y.expr.clone().plus(Expr::Const(apart));
            sink.state(Formula::le(x.expr.clone(), other.clone()));
            sink.state(Formula::le(other.clone(), x.expr.clone()));
            sink.state(Formula::eq(x.expr.clone(), other));
        }
    }
    let pointers: Vec<_> = context.loop_pointers().collect();
    for (i, p) in pointers.iter().enumerate() {
        for q in &pointers[i + 1..] {
            let way = |v: &crate::domain::context::PtrVar| {
                v.expr.offset().minus(context.expr_at(&v.expr.offset(), Moment::Entry))
            };
            let (a, b) = (way(p), way(q));
            sink.state(Formula::le(a.clone(), b.clone()));
            sink.state(Formula::le(b.clone(), a.clone()));
            sink.state(Formula::eq(a, b));
        }
    }
}
