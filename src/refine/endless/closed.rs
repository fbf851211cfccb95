//! Sets of states that no iteration leaves.
//!
//! The run was in a loop with some of its numbers unchanged, or within a range, over many laps. Those of these facts that an
//! iteration keeps make up the set, together with the invariants. If from it no iteration leaves the loop, none ever will.

use super::laps::Kept;
use crate::encode::{Encoding, Turn};
use crate::ir::{FuncId, Value};
use crate::prove::{Query, Reply};
use crate::term::{Evaluator, Pool, Term};

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
    kept: &[Kept],
    fixed: Vec<Term>,
) -> bool {
    if encoding.exhausted {
        return false;
    }
    let records: Vec<usize> = (0..encoding.loops.len())
        .filter(|&r| encoding.loops[r].func == func && encoding.loops[r].name == *name)
        .collect();
    records.into_iter().all(|record| {
        let set = set(encoding, record, kept);
        stays(encoding, query, set, &fixed)
    })
}

fn set(encoding: &mut Encoding, record: usize, kept: &[Kept]) -> Set {
    let data = &encoding.loops[record];
    let mut leaves = data.extent.exits.clone();
    leaves.extend(encoding.stops[data.extent.stops.clone()].iter().map(|s| s.when));
    leaves.extend(encoding.cuts[data.extent.cuts.clone()].iter().map(|c| c.reached));
    leaves.retain(|&t| !encoding.pool.is_false(t));
    let mut facts = vec![];
    if let Some(turn) = data.turn.clone() {
        for fact in kept {
            for (now, next) in said(&mut encoding.pool, &turn, *fact) {
                let wrong = encoding.pool.not(next);
                facts.push((now, encoding.pool.and(turn.again, wrong)));
            }
        }
    }
    Set { leaves, facts }
}

/// The parameter before and after an iteration.
fn number(pool: &Pool, turn: &Turn, value: Value) -> Option<(Term, Term, u32)> {
    let measure = turn.measures.iter().find(|m| m.param == Some(value))?;
    let width = pool.width(measure.now);
    (width <= 64 && pool.width(measure.next) == width).then_some((measure.now, measure.next, width))
}

/// A fact before and after an iteration, in parts.
fn said(pool: &mut Pool, turn: &Turn, fact: Kept) -> Vec<(Term, Term)> {
    match fact {
        Kept::Within(value, lo, hi) => {
            let Some((now, next, width)) = number(pool, turn, value) else { return vec![] };
            let (lo, hi) = (pool.signed_constant(width, lo.into()), pool.signed_constant(width, hi.into()));
            vec![(pool.sle(lo, now), pool.sle(lo, next)), (pool.sle(now, hi), pool.sle(next, hi))]
        }
        Kept::Bits(value, mask, bits) => {
            let Some((now, next, width)) = number(pool, turn, value) else { return vec![] };
            let mask = pool.signed_constant(width, mask.into());
            let bits = pool.signed_constant(width, bits.into());
            let wanted = pool.and(mask, bits);
            let both = [now, next].map(|x| {
                let seen = pool.and(x, mask);
                pool.eq(seen, wanted)
            });
            vec![both.into()]
        }
        Kept::Distance(a, b, by) => {
            let (x, y) = (number(pool, turn, a), number(pool, turn, b));
            let Some(((x, x_next, width), (y, y_next, _))) = x.zip(y).filter(|(x, y)| x.2 == y.2) else {
                return vec![];
            };
            let by = pool.signed_constant(width, by.into());
            let both = [(x, y), (x_next, y_next)].map(|(x, y)| {
                let distance = pool.sub(x, y);
                pool.eq(distance, by)
            });
            vec![both.into()]
        }
    }
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
