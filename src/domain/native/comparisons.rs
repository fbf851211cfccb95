//! The two sides of each comparison, whatever they are made of: sums, fields, distances of pointers.

use crate::domain::candidate::Sink;
use crate::domain::context::{Comparison, LoopContext, Position, memory_terms::mentions};
use crate::domain::formula::{Expr, Formula, Moment};

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    for c in &context.comparisons {
        if !changes(context, c) || is_deep(&c.a) || is_deep(&c.b) {
            continue;
        }
        let (tier, a, b) = (tier(c), &c.a, &c.b);
        if let Some((p, q)) = &c.pointers {
            sink.state_at(tier, Formula::SameObject(p.clone(), q.clone()));
        }
        for (x, y) in [(a, b), (b, a)] {
            sink.state_at(tier, Formula::le(x.clone(), y.clone()));
            sink.state_at(tier, Formula::lt(x.clone(), y.clone()));
        }
        // A loop that tests after its step passes the bound by one.
        sink.state_at(tier + 1, Formula::le(a.clone(), b.clone().plus(Expr::Const(1))));
        sink.state_at(tier + 1, Formula::le(b.clone(), a.clone().plus(Expr::Const(1))));
        if c.position == Position::Inside {
            once_moved(context, c, sink);
            bound_fits(context, c, sink);
        }
        let after = c.position == Position::After;
        sink.state_at(if after { tier } else { tier + 1 }, Formula::eq(a.clone(), b.clone()));
        sink.state_at(if after { tier } else { tier + 1 }, Formula::ne(a.clone(), b.clone()));
    }
}

/// Quotients of quotients say nothing that a loop keeps, and their circuits are large.
fn is_deep(e: &Expr) -> bool {
    match e {
        Expr::Div(a, _) | Expr::Rem(a, _) => divides(a),
        Expr::Add(a, b) | Expr::Sub(a, b) | Expr::Mul(a, b) => is_deep(a) || is_deep(b),
        Expr::Neg(a) | Expr::Wrap { of: a, .. } => is_deep(a),
        _ => false,
    }
}

fn divides(e: &Expr) -> bool {
    match e {
        Expr::Div(..) | Expr::Rem(..) => true,
        Expr::Add(a, b) | Expr::Sub(a, b) | Expr::Mul(a, b) => divides(a) || divides(b),
        Expr::Neg(a) | Expr::Wrap { of: a, .. } => divides(a),
        _ => false,
    }
}

/// An iteration that tests and then moves on by one has kept the bound; before the first one nothing is known.
fn once_moved(context: &LoopContext<'_>, c: &Comparison, sink: &mut Sink) {
    let mut moving = context.loop_ints().map(|v| v.expr.clone());
    let Some(x) = moving.find(|e| mentions(&c.a, e) || mentions(&c.b, e)) else { return };
    let begun = Formula::ne(x.clone(), context.expr_at(&x, Moment::Entry));
    for (a, b) in [(&c.a, &c.b), (&c.b, &c.a)] {
        let kept = Formula::le(a.clone(), b.clone().plus(Expr::Const(1)));
        sink.state_at(tier(c) + 1, Formula::Implies(Box::new(begun.clone()), Box::new(kept)));
    }
}

/// What an index is compared with fits the buffer, where it is more than a variable: `x < 3 * width`.
fn bound_fits(context: &LoopContext<'_>, c: &Comparison, sink: &mut Sink) {
    for (index, bound) in [(&c.a, &c.b), (&c.b, &c.a)] {
        let stays = !context.loop_ints().any(|v| mentions(bound, &v.expr));
        let moves = context.int_var(index).is_some_and(|v| v.written);
        if !moves || !stays || c.pointers.is_some() || context.int_var(bound).is_some() {
            continue;
        }
        if let Expr::Const(_) = bound {
            continue;
        }
        for buffer in context.buffers() {
            if let Some(stride) = context.stride(index, &buffer).filter(|_| context.indexes(index, &buffer)) {
                let end = buffer.offset().plus(bound.clone().scaled(stride));
                sink.state_at(1, Formula::le(end, buffer.size()));
            }
        }
    }
}

fn tier(c: &Comparison) -> u32 {
    match c.position {
        Position::Inside | Position::After => 1,
        Position::Before => 2,
    }
}

/// Does it speak about something that the loop changes?
pub fn changes(context: &LoopContext<'_>, c: &Comparison) -> bool {
    let terms = context.loop_ints().map(|v| v.expr.clone());
    let offsets = context.loop_pointers().map(|v| v.expr.offset());
    let mut all = terms.chain(offsets);
    let pointers = c.pointers.iter().flat_map(|(p, q)| [p, q]);
    let moved = pointers.into_iter().any(|p| context.loop_pointers().any(|v| v.expr == *p));
    moved || all.any(|e| mentions(&c.a, &e) || mentions(&c.b, &e))
}
