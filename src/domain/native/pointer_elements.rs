//! What all pointers that a loop puts into an array have in common: they lead somewhere, not beyond a pointer that walks on, and
//! to a string that ends.

use crate::domain::candidate::Sink;
use crate::domain::context::{IntVar, LoopContext};
use crate::domain::formula::{BoundVar, Expr, Formula, Moment, PtrExpr};

const K: BoundVar = BoundVar(0);
/// Counters and pointers that are tried for one array.
const ENDS: usize = 4;
const WALKERS: usize = 4;

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    for array in context.pointer_arrays() {
        let element = PtrExpr::LoadPtr { ptr: Box::new(array.place(Expr::Bound(K))), at: Moment::Now };
        for hi in ends(context) {
            for body in facts(context, &element) {
                let (lo, hi) = (Expr::ZERO, hi.clone());
                sink.state(Formula::Forall { var: K, lo, hi, body: Box::new(body) });
            }
        }
    }
}

/// As far as a counter has come.
fn ends(context: &LoopContext<'_>) -> Vec<Expr> {
    let counts = |v: &&IntVar| {
        v.width > 8 && v.steps.as_deref().is_some_and(|s| s.iter().all(|s| (0..=1).contains(s)))
    };
    context.loop_ints().filter(counts).map(|v| v.expr.clone()).take(ENDS).collect()
}

fn facts(context: &LoopContext<'_>, element: &PtrExpr) -> Vec<Formula> {
    let null = Formula::SameObject(element.clone(), PtrExpr::Null);
    let valid = Formula::Valid { ptr: element.clone().plus(Expr::Const(1)), at: Moment::Now };
    let ends = Formula::Terminated { ptr: element.clone(), at: Moment::Now };
    let mut all = vec![Formula::Not(Box::new(null.clone()))];
    for fact in [valid, ends] {
        all.push(fact.clone());
        all.push(Formula::Or(vec![null.clone(), fact]));
    }
    let offset = Expr::Offset(element.clone());
    all.push(Formula::le(Expr::ZERO, offset.clone()));
    for walker in context.loop_pointers().take(WALKERS) {
        all.push(Formula::le(offset.clone(), walker.expr.offset()));
        all.push(Formula::lt(offset.clone(), walker.expr.offset()));
    }
    all
}
