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
            let all = |body: Formula| {
                let (lo, hi) = (Expr::ZERO, hi.clone());
                Formula::Forall { var: K, lo, hi, body: Box::new(body) }
            };
            facts(context, &element).into_iter().for_each(|body| sink.state(all(body)));
            strings(&element).into_iter().for_each(|body| sink.state_at(3, all(body)));
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
    let offset = Expr::Offset(element.clone());
    let mut all = vec![Formula::Not(Box::new(null(element))), valid(element)];
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
    let or_null = |fact: Formula| Formula::Or(vec![null(element), fact]);
    vec![or_null(valid(element)), or_null(ends.clone()), ends]
}

fn null(element: &PtrExpr) -> Formula {
    Formula::SameObject(element.clone(), PtrExpr::Null)
}

/// A byte can be read there.
fn valid(element: &PtrExpr) -> Formula {
    Formula::Valid { ptr: element.clone().plus(Expr::Const(1)), at: Moment::Now }
}
