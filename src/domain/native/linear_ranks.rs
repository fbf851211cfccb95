//! What a loop may count: its variables with either sign, places in objects, distances that its conditions compare.
//!
//! Each is only proposed as something that falls. While this domain is on, linear and lexicographic combinations are tried
//! as well.

use crate::domain::candidate::{Order, Sink};
use crate::domain::context::{LoopContext, Place, Position};
use crate::domain::formula::{Expr, Formula, Moment};
use crate::domain::native::comparisons::changes;
use crate::ir::CmpOp;

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    for var in context.ints.iter().filter(|v| v.written || v.place == Place::Memory) {
        offer(context, sink, with_sign(&var.expr, var.signed));
        offer(context, sink, with_sign(&var.expr, !var.signed));
    }
    for var in context.loop_pointers() {
        offer(context, sink, var.expr.offset());
        offer(context, sink, var.expr.size().minus(var.expr.offset()));
    }
    for c in context.comparisons.iter().filter(|c| c.position == Position::Inside && changes(context, c)) {
        match (&c.a, &c.b) {
            (Expr::Const(0), e) | (e, Expr::Const(0)) => offer(context, sink, e.clone()),
            (a, b) => offer(context, sink, a.clone().minus(b.clone())),
        }
        // Whoever runs into a value comes to it in the end, if need be around the corner.
        if matches!(c.op, CmpOp::Eq | CmpOp::Ne) && c.pointers.is_none() {
            let width = context.loop_ints().map(|v| v.width).max().unwrap_or(32);
            for near in [0, 1, -1] {
                let of = Box::new(c.a.clone().minus(c.b.clone()).plus(Expr::Const(near)));
                offer(context, sink, Expr::Wrap { width, signed: false, of });
            }
        }
    }
}

fn offer(context: &LoopContext<'_>, sink: &mut Sink, rank: Expr) {
    let next = context.expr_at(&rank, Moment::Next);
    sink.transition(Formula::lt(next, rank.clone()), Some(Order::Rank(rank)));
}

fn with_sign(expr: &Expr, signed: bool) -> Expr {
    match expr.clone() {
        Expr::Int { value, at, .. } => Expr::Int { value, signed, at },
        Expr::Load { ptr, bytes, at, .. } => Expr::Load { ptr, bytes, signed, at },
        other => other,
    }
}
