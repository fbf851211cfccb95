//! Number 5 of the transition domains in the paper: one variable falls or grows while the others stay.
//!
//! The disjunction over all variables is not a strict order as such; it is disjunctively well-founded, and whoever uses
//! it closes it under composition. The single disjuncts are strict orders.

use crate::domain::candidate::{Order, Sink};
use crate::domain::context::LoopContext;
use crate::domain::formula::{Expr, Formula, Moment};

const MOST: usize = 6;

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    let all: Vec<Expr> = context
        .loop_ints()
        .map(|v| v.expr.clone())
        .chain(context.loop_pointers().map(|v| v.expr.offset()))
        .collect();
    if all.len() < 2 || all.len() > MOST {
        return;
    }
    let mut any = vec![];
    for (i, x) in all.iter().enumerate() {
        let next = |e: &Expr| context.expr_at(e, Moment::Next);
        let others = all.iter().enumerate().filter(|(j, _)| *j != i);
        let stay: Vec<Formula> = others.map(|(_, y)| Formula::eq(next(y), y.clone())).collect();
        for order in [Formula::lt(next(x), x.clone()), Formula::lt(x.clone(), next(x))] {
            let mut parts = vec![order];
            parts.extend(stay.iter().cloned());
            any.push(Formula::And(parts));
        }
    }
    for one in &any {
        sink.transition(one.clone(), Some(Order::Strict));
    }
    sink.transition(Formula::Or(any), None);
}
