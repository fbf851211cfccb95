//! Invariants: the largest set of candidates that nothing refutes.
//!
//! All candidates of a nest of loops are assumed at their headers at once. A model in which the loop is entered, or an
//! iteration ends, with one of them false refutes it, and every other that it falsifies; then the solver is asked again.
//! When there is no such model, those that are left hold whenever their header is reached, by induction over the number
//! of iterations. Nests come in the order of the program, so that later ones build on what is known of the earlier.
//!
//! This is the only place that makes an [`Invariant`]: a bad candidate costs time, never soundness.

mod query;

pub use query::{Query, Reply};

use crate::encode::Encoding;
use crate::ir::{FuncId, LocId};
use crate::sat::{Backend, Interrupt};
use crate::term::Term;

#[derive(Clone, Debug)]
pub struct Options {
    pub backend: Backend,
    pub interrupt: Interrupt,
    /// Conflicts that one question may cost.
    pub conflicts: u32,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Stats {
    pub sat_calls: u64,
    pub variables: u64,
    pub clauses: u64,
    pub terms: u64,
}

/// A fact that holds each time the header of its loop is reached in this context.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Invariant {
    text: String,
    domain: String,
}

impl Invariant {
    pub fn text(&self) -> &str {
        &self.text
    }

    pub fn domain(&self) -> &str {
        &self.domain
    }
}

/// What is known of one loop in one context.
#[derive(Clone, Debug)]
pub struct Proved {
    pub name: String,
    pub func: FuncId,
    pub loc: LocId,
    pub depth: u32,
    pub candidates: u64,
    /// Candidates that did not hold, with their domains.
    pub dropped: Vec<(String, String)>,
    pub invariants: Vec<Invariant>,
}

/// One candidate on trial: loop, number in it, its literal, what refutes it.
#[derive(Clone, Copy)]
struct Alive {
    record: usize,
    trial: usize,
    active: Term,
    refuted: Term,
}

/// Finds the invariants of all loops and lets the solver rely on them.
pub fn invariants(encoding: &mut Encoding, query: &mut Query) -> Vec<Proved> {
    let mut nests: Vec<usize> = encoding.loops.iter().map(|l| l.nest).collect();
    nests.sort_unstable();
    nests.dedup();
    let mut accepted: Vec<Vec<usize>> = vec![vec![]; encoding.loops.len()];
    for nest in nests {
        let candidates = on_trial(encoding, nest);
        let alive = largest_inductive(encoding, query, candidates.clone());
        settle(encoding, query, &candidates, &alive);
        for a in alive {
            accepted[a.record].push(a.trial);
        }
    }
    query.forget_models();
    encoding.loops.iter().zip(accepted).map(|(record, kept)| proved(record, &kept)).collect()
}

fn on_trial(encoding: &mut Encoding, nest: usize) -> Vec<Alive> {
    let mut all = vec![];
    for record in 0..encoding.loops.len() {
        if encoding.loops[record].nest != nest {
            continue;
        }
        for trial in 0..encoding.loops[record].trials.len() {
            let Encoding { loops, pool, .. } = encoding;
            let data = &loops[record].trials[trial];
            let refuted = pool.or_all(&data.refuted);
            all.push(Alive { record, trial, active: data.active, refuted });
        }
    }
    all
}

/// Drops what a model refutes until there is none. What the solver has no answer for is dropped, too.
fn largest_inductive(encoding: &mut Encoding, query: &mut Query, mut alive: Vec<Alive>) -> Vec<Alive> {
    let mut passes = 0;
    loop {
        let questions: Vec<Term> =
            alive.iter().map(|a| a.refuted).filter(|&t| !encoding.pool.is_false(t)).collect();
        if questions.is_empty() {
            return alive;
        }
        let assumed: Vec<Term> = alive.iter().map(|a| a.active).collect();
        match query.any_under(encoding, &questions, &assumed) {
            Reply::No => return alive,
            Reply::Unknown(_) => {
                passes += 1;
                if passes > MOST_PASSES || query.is_hopeless() {
                    return vec![];
                }
                if !drop_one_by_one(encoding, query, &mut alive) {
                    return alive;
                }
            }
            Reply::Yes(model) => {
                let before = alive.len();
                let hits =
                    query.all_hold(encoding, &alive.iter().map(|a| a.refuted).collect::<Vec<_>>(), &model);
                let mut hit = hits.into_iter();
                alive.retain(|_| !hit.next().unwrap_or(true));
                if alive.len() == before {
                    return vec![]; // the model does not fit the question: trust nothing
                }
            }
        }
    }
}

/// Times that all candidates are asked one by one, where all together are too hard.
const MOST_PASSES: u32 = 3;

/// Asks each candidate alone; those that are refuted or too hard go. False: nothing refutes any of them.
fn drop_one_by_one(encoding: &mut Encoding, query: &mut Query, alive: &mut Vec<Alive>) -> bool {
    let mut changed = false;
    for one in alive.clone() {
        let still = alive.iter().any(|a| a.active == one.active);
        if !still || encoding.pool.is_false(one.refuted) {
            continue;
        }
        let assumed: Vec<Term> = alive.iter().map(|a| a.active).collect();
        match query.any_under(encoding, &[one.refuted], &assumed) {
            Reply::No => {}
            Reply::Unknown(_) => {
                changed = true;
                alive.retain(|a| a.active != one.active);
            }
            Reply::Yes(model) => {
                changed = true;
                let refuted: Vec<Term> = alive.iter().map(|a| a.refuted).collect();
                let mut hit = query.all_hold(encoding, &refuted, &model).into_iter();
                alive.retain(|a| !hit.next().unwrap_or(true) && a.active != one.active);
            }
        }
    }
    changed
}

/// Invariants are assumed from now on, the others are out.
fn settle(encoding: &mut Encoding, query: &mut Query, candidates: &[Alive], alive: &[Alive]) {
    for c in candidates {
        let kept = alive.iter().any(|a| (a.record, a.trial) == (c.record, c.trial));
        let term = if kept { c.active } else { encoding.pool.not(c.active) };
        query.assert(encoding, term);
    }
}

fn proved(record: &crate::encode::LoopRecord, kept: &[usize]) -> Proved {
    let invariant = |&i: &usize| Invariant {
        text: record.trials[i].text.clone(),
        domain: record.trials[i].domain.clone(),
    };
    let dropped = |i: usize| (record.trials[i].text.clone(), record.trials[i].domain.clone());
    Proved {
        name: record.name.clone(),
        func: record.func,
        loc: record.loc,
        depth: record.depth,
        candidates: record.trials.len() as u64,
        dropped: (0..record.trials.len()).filter(|i| !kept.contains(i)).map(dropped).collect(),
        invariants: kept.iter().map(invariant).collect(),
    }
}
