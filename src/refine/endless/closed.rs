//! Sets of states that no iteration leaves.
//!
//! The run was in a loop with some of its numbers unchanged, or within a range, over many laps. Those of these facts that an
//! iteration keeps make up the set, together with the invariants. If from it no iteration leaves the loop, none ever will.

use crate::encode::Encoding;
use crate::ir::{FuncId, Value};
use crate::prove::{Query, Reply};
use crate::term::{Evaluator, Term};

/// One loop in one context.
struct Set {
    leaves: Vec<Term>,
    /// Facts about the state at the header: now, and lost by an iteration.
    facts: Vec<(Term, Term)>,
}

/// With these inputs, does no iteration leave the loop, in whatever context?
pub fn is_closed(
    encoding: &mut Encoding,
    query: &mut Query,
    (func, name): (FuncId, &String),
    ranges: &[(Value, i64, i64)],
    fixed: Vec<Term>,
) -> bool {
    if encoding.exhausted {
        return false;
    }
    let records: Vec<usize> = (0..encoding.loops.len())
        .filter(|&r| encoding.loops[r].func == func && encoding.loops[r].name == *name)
        .collect();
    records.into_iter().all(|record| {
        let set = set(encoding, record, ranges);
        stays(encoding, query, set, &fixed)
    })
}

fn set(encoding: &mut Encoding, record: usize, ranges: &[(Value, i64, i64)]) -> Set {
    let data = &encoding.loops[record];
    let mut leaves = data.extent.exits.clone();
    leaves.extend(encoding.stops[data.extent.stops.clone()].iter().map(|s| s.when));
    leaves.extend(encoding.cuts[data.extent.cuts.clone()].iter().map(|c| c.reached));
    leaves.retain(|&t| !encoding.pool.is_false(t));
    let mut facts = vec![];
    if let Some(turn) = data.turn.clone() {
        let pool = &mut encoding.pool;
        for measure in &turn.measures {
            let Some(&(_, lo, hi)) = ranges.iter().find(|r| Some(r.0) == measure.param) else { continue };
            let width = pool.width(measure.now);
            if width > 64 || pool.width(measure.next) != width {
                continue;
            }
            let (lo, hi) = (pool.signed_constant(width, lo.into()), pool.signed_constant(width, hi.into()));
            for (now, next) in [
                (pool.sle(lo, measure.now), pool.sle(lo, measure.next)),
                (pool.sle(measure.now, hi), pool.sle(measure.next, hi)),
            ] {
                let wrong = pool.not(next);
                facts.push((now, pool.and(turn.again, wrong)));
            }
        }
    }
    Set { leaves, facts }
}

/// Drops facts that an iteration does not keep, until all are kept; then nothing may lead out.
fn stays(encoding: &mut Encoding, query: &mut Query, set: Set, fixed: &[Term]) -> bool {
    let Set { leaves, mut facts } = set;
    loop {
        let mut questions = leaves.clone();
        questions.extend(facts.iter().map(|f| f.1));
        questions.retain(|&t| !encoding.pool.is_false(t));
        if questions.is_empty() {
            return true;
        }
        let mut assumed = fixed.to_vec();
        assumed.extend(facts.iter().map(|f| f.0));
        match query.any_under(encoding, &questions, &assumed) {
            Reply::No => return true,
            Reply::Unknown(_) => return false,
            Reply::Yes(model) => {
                let mut eval = Evaluator::new();
                let mut holds = |t: Term| eval.eval(&encoding.pool, t, &model).is_true();
                let before = facts.len();
                facts.retain(|f| !holds(f.1));
                if facts.len() == before {
                    return false; // it leaves
                }
            }
        }
    }
}
