//! A bound that is only tested where a flag says so: `if (c != NONE) { if (to >= end) break; *to++ = c; }`. The bound holds under the
//! value that skips the test, or under the others.

use super::comparisons::changes;
use crate::domain::candidate::Sink;
use crate::domain::context::{Comparison, LoopContext, Position};
use crate::domain::formula::{Expr, Formula};
use crate::ir::CmpOp;

/// So many flags go with so many bounds.
const FLAGS: usize = 3;
const BOUNDS: usize = 3;

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    let flags: Vec<(Expr, Expr)> = flags(context);
    let bounds = context.comparisons.iter().filter(|c| is_bound(context, c)).take(BOUNDS);
    for c in bounds {
        for (flag, value) in flags.iter().filter(|(flag, _)| *flag != c.a && *flag != c.b).take(FLAGS) {
            let is = Formula::eq(flag.clone(), value.clone());
            let other = Formula::ne(flag.clone(), value.clone());
            for (a, b) in [(&c.a, &c.b), (&c.b, &c.a)] {
                let kept = [Formula::le(a.clone(), b.clone()), Formula::lt(a.clone(), b.clone())];
                for (when, kept) in [&is, &other].into_iter().flat_map(|when| kept.clone().map(|k| (when, k)))
                {
                    sink.state(Formula::Implies(Box::new(when.clone()), Box::new(kept)));
                }
            }
        }
    }
}

/// Numbers that the loop writes and compares with a constant by equality.
fn flags(context: &LoopContext<'_>) -> Vec<(Expr, Expr)> {
    let mut all: Vec<(Expr, Expr)> = vec![];
    for c in context.comparisons.iter().filter(|c| c.position == Position::Inside) {
        let (CmpOp::Eq | CmpOp::Ne, Expr::Const(_)) = (c.op, &c.b) else { continue };
        let flag = (c.a.clone(), c.b.clone());
        if context.int_var(&c.a).is_some_and(|v| v.written && v.steps.is_none()) && !all.contains(&flag) {
            all.push(flag);
        }
    }
    all
}

/// An order of what the loop moves and what is more than a sign.
fn is_bound(context: &LoopContext<'_>, c: &Comparison) -> bool {
    let order = !matches!(c.op, CmpOp::Eq | CmpOp::Ne);
    let is_sign = |e: &Expr| matches!(e, Expr::Const(-1..=1));
    order && c.position == Position::Inside && !is_sign(&c.a) && !is_sign(&c.b) && changes(context, c)
}
