//! Variables that step by another variable: `at += width` beside `r++` keeps `at == at0 + (r - r0) * width`.

use crate::domain::candidate::Sink;
use crate::domain::context::{LoopContext, Place};
use crate::domain::formula::{Expr, Formula, Moment, PtrExpr};

/// Counters that are tried.
const COUNTERS: usize = 3;

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    let counts = |v: &&crate::domain::context::IntVar| matches!(v.steps.as_deref(), Some([1] | [-1]));
    let counters: Vec<_> = context.loop_ints().filter(counts).take(COUNTERS).collect();
    for (moved, stride) in moving(context) {
        for counter in &counters {
            let start = context.expr_at(&counter.expr, Moment::Entry);
            let turns = match counter.steps.as_deref() {
                Some([1]) => counter.expr.clone().minus(start),
                _ => start.minus(counter.expr.clone()),
            };
            sink.state(Formula::eq(moved.clone(), turns.times(stride.clone())));
        }
    }
}

/// How far a variable has come, and what each iteration adds.
fn moving(context: &LoopContext<'_>) -> Vec<(Expr, Expr)> {
    let mut all = vec![];
    let way = |e: &Expr| e.clone().minus(context.expr_at(e, Moment::Entry));
    for (index, &param) in context.data.params.iter().enumerate() {
        let (_, updates) = context.entries_and_updates(index);
        let [update] = updates[..] else { continue };
        let int = context.ints.iter().find(|v| {
            v.place == Place::Header && matches!(&v.expr, Expr::Int { value, .. } if *value == param)
        });
        if let Some(var) = int {
            match context.int(update, Some(var.signed)) {
                Some(Expr::Add(a, b)) if *a == var.expr && stays(context, &b) => all.push((way(&a), *b)),
                Some(Expr::Add(a, b)) if *b == var.expr && stays(context, &a) => all.push((way(&b), *a)),
                Some(Expr::Sub(a, b)) if *a == var.expr && stays(context, &b) => {
                    all.push((context.expr_at(&a, Moment::Entry).minus(*a), *b));
                }
                _ => {}
            }
            continue;
        }
        let pointer = PtrExpr::now(param);
        if context.ptr_var(&pointer).is_some_and(|v| v.place == Place::Header)
            && let Some(PtrExpr::Field(base, bytes)) = context.ptr(update)
            && *base == pointer
            && let Some(stride) = scaled(context, &bytes)
        {
            all.push((way(&pointer.offset()), stride));
        }
    }
    all
}

/// A variable that the loop leaves as it is.
fn stays(context: &LoopContext<'_>, e: &Expr) -> bool {
    context.int_var(e).is_some_and(|v| !v.written)
}

/// Such a variable times the size of an element.
fn scaled(context: &LoopContext<'_>, e: &Expr) -> Option<Expr> {
    let ok = match e {
        Expr::Mul(a, b) => match (&**a, &**b) {
            (e, Expr::Const(_)) | (Expr::Const(_), e) => stays(context, e),
            _ => false,
        },
        e => stays(context, e),
    };
    ok.then(|| e.clone())
}
