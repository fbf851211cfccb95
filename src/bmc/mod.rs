//! One query settles a program: all obligations hang on one solver.
//!
//! The question is whether some obligation fails. Each model answers for all obligations that fail in it; the others are
//! asked again, until none is left or the answer is no, which proves all that remain at once. What is proved is then
//! shown to be reached by some run: a proof about a place that no run reaches says `Unreachable` instead, unless runs
//! come there that have failed before; those are asked once more.

#[cfg(test)]
mod tests;

use crate::analysis::settle::Settlement;
use crate::encode::{Beyond, Encoding};
use crate::property::Obligation;
use crate::prove::{self, Options, Proved, Query, Reply, Stats};
use crate::term::{Assignment, Term};
use std::collections::BTreeMap;

/// What became of an obligation.
#[derive(Clone, Debug)]
pub enum Decision {
    Proved,
    /// No run reaches it.
    Unreachable,
    /// The model of a run in which it is the first fault.
    Fails(Box<Assignment>),
    /// It is never the first fault, but fails in this run after another one.
    FailsBeyond(Box<Assignment>),
    Unknown(String),
}

#[derive(Debug, Default)]
pub struct Outcome {
    pub decisions: BTreeMap<Obligation, Decision>,
    /// Some run comes to a place where the encoding was cut off.
    pub cut_reached: bool,
    /// What was proved of the loops.
    pub loops: Vec<Proved>,
    pub stats: Stats,
}

/// Decides all obligations of an encoding.
pub fn decide(encoding: &mut Encoding, settled: &Settlement, options: &Options) -> Outcome {
    decide_with(encoding, settled, &mut Query::new(options), &[])
}

/// The same with a solver that knows nothing yet; afterwards it knows the facts and the invariants. `earlier`: what another
/// attempt has proved of the same loops.
pub fn decide_with(
    encoding: &mut Encoding,
    settled: &Settlement,
    query: &mut Query,
    earlier: &[Proved],
) -> Outcome {
    let mut decisions = BTreeMap::new();
    let mut open: Vec<(Obligation, Term)> = vec![];
    for (&obligation, contexts) in &encoding.obligations {
        let fails = encoding.pool.or_all(&contexts.fails);
        open.push((obligation, fails));
    }
    let loops = prove::invariants(encoding, query, earlier);
    query.renew_patience();
    // Functions that are looked at on their own wait for what holds at their calls.
    if !encoding.calls.is_empty() {
        query.share_time(FOR_OBLIGATIONS);
    }
    find_failures(encoding, query, &mut open, &mut decisions);
    let limit = first_cut(encoding, query);
    let cut_reached = limit.is_some();
    prove_rest(encoding, query, settled, open, limit, &mut decisions);
    look_beyond(encoding, query, &mut decisions);
    query.take_time();
    let stats = query.stats(&encoding.pool);
    Outcome { decisions, cut_reached, loops, stats }
}

/// Takes obligations that fail (or cannot be decided) out of `open`.
fn find_failures(
    encoding: &mut Encoding,
    query: &mut Query,
    open: &mut Vec<(Obligation, Term)>,
    decisions: &mut BTreeMap<Obligation, Decision>,
) {
    let mut candidates: Vec<(Obligation, Term)> =
        open.iter().copied().filter(|(_, fails)| !encoding.pool.is_false(*fails)).collect();
    while !candidates.is_empty() {
        let terms: Vec<Term> = candidates.iter().map(|c| c.1).collect();
        match query.any_within(encoding, &terms, &[], TOGETHER) {
            Reply::No => break,
            Reply::Yes(model) => {
                let before = candidates.len();
                candidates.retain(|&(obligation, fails)| {
                    let hit = query.holds(encoding, fails, &model);
                    if hit {
                        decisions.insert(obligation, Decision::Fails(model.clone()));
                    }
                    !hit
                });
                debug_assert!(candidates.len() < before, "a model of the disjunction fails some obligation");
                if candidates.len() == before {
                    give_up(
                        &candidates,
                        decisions,
                        "the model does not fit the question, which is a bug of unloop",
                    );
                    break;
                }
            }
            Reply::Unknown(reason) => {
                ask_one_by_one(encoding, query, &candidates, decisions, &reason);
                break;
            }
        }
    }
    open.retain(|(obligation, _)| !decisions.contains_key(obligation));
}

fn give_up(candidates: &[(Obligation, Term)], decisions: &mut BTreeMap<Obligation, Decision>, why: &str) {
    for (obligation, _) in candidates {
        decisions.insert(*obligation, Decision::Unknown(why.to_string()));
    }
}

/// The share of the time for them where more is asked afterwards.
const FOR_OBLIGATIONS: f64 = 0.7;
/// Conflicts within which all obligations are asked at once.
const TOGETHER: u32 = 20_000;
/// Conflicts that each of them alone may cost before the hard ones get what is left.
const ALONE: u32 = 20_000;

/// All together were too hard: each gets its own try, the hard ones last.
fn ask_one_by_one(
    encoding: &mut Encoding,
    query: &mut Query,
    candidates: &[(Obligation, Term)],
    decisions: &mut BTreeMap<Obligation, Decision>,
    reason: &str,
) {
    if query.is_hopeless() {
        return give_up(candidates, decisions, reason);
    }
    let mut hard = vec![];
    for &(obligation, fails) in candidates {
        match query.any_within(encoding, &[fails], &[], ALONE) {
            Reply::No => {}
            Reply::Yes(model) => {
                decisions.insert(obligation, Decision::Fails(model));
            }
            Reply::Unknown(_) => hard.push((obligation, fails)),
        }
    }
    for (obligation, fails) in hard {
        match query.any(encoding, &[fails]) {
            Reply::No => {}
            Reply::Yes(model) => {
                decisions.insert(obligation, Decision::Fails(model));
            }
            Reply::Unknown(reason) => {
                decisions.insert(obligation, Decision::Unknown(reason));
            }
        }
    }
}

/// Why the encoding does not cover all runs, if it does not. Then nothing is proved: a place that looks fine so far may be
/// reached again behind the cut.
fn first_cut(encoding: &mut Encoding, query: &mut Query) -> Option<String> {
    if encoding.exhausted {
        return Some("the encoding grew beyond its limit".into());
    }
    let cuts: Vec<(Term, String)> = encoding.cuts.iter().map(|c| (c.reached, c.what.clone())).collect();
    let all: Vec<Term> = cuts.iter().map(|c| c.0).collect();
    if all.is_empty() || matches!(query.any(encoding, &all), Reply::No) {
        return None;
    }
    let reached =
        cuts.into_iter().find(|(reached, _)| !matches!(query.any(encoding, &[*reached]), Reply::No));
    // All together are reachable or not known to be unreachable, so one of them is.
    Some(reached.map_or_else(|| "a part of the program was cut off".into(), |(_, what)| what))
}

fn prove_rest(
    encoding: &mut Encoding,
    query: &mut Query,
    settled: &Settlement,
    open: Vec<(Obligation, Term)>,
    limit: Option<String>,
    decisions: &mut BTreeMap<Obligation, Decision>,
) {
    for (obligation, _) in open {
        let contexts = &encoding.obligations[&obligation];
        let reached = encoding.pool.or_all(&contexts.reached.clone());
        // Holds in every run, behind a cut too.
        let is_settled = contexts.fails.is_empty() && obligation.is_settled(settled);
        let decision = match &limit {
            Some(_) if is_settled => Decision::Proved,
            Some(what) => Decision::Unknown(what.clone()),
            None => match query.is_reached(encoding, reached) {
                Some(false) => Decision::Unreachable,
                None if !is_settled => Decision::Unknown("whether any run gets here is not known".into()),
                Some(true) | None => Decision::Proved,
            },
        };
        decisions.insert(obligation, decision);
    }
}

/// Places that only runs come to which have failed before get an answer of their own.
fn look_beyond(encoding: &mut Encoding, query: &mut Query, decisions: &mut BTreeMap<Obligation, Decision>) {
    let unreachable: Vec<Obligation> =
        decisions.iter().filter(|(_, d)| matches!(d, Decision::Unreachable)).map(|(o, _)| *o).collect();
    let of = |encoding: &mut Encoding, obligation: Obligation, part: fn(&Beyond) -> Term| {
        let terms: Vec<Term> = encoding.obligations[&obligation].beyond.iter().map(part).collect();
        encoding.pool.or_all(&terms)
    };
    let fails: Vec<_> = unreachable.iter().map(|&o| (o, of(encoding, o, |b| b.fails))).collect();
    for (obligation, model) in found(encoding, query, fails) {
        decisions.insert(obligation, Decision::FailsBeyond(model));
    }
    let rest = unreachable.iter().filter(|o| matches!(decisions[o], Decision::Unreachable));
    let reached: Vec<_> = rest.map(|&o| (o, of(encoding, o, |b| b.reached))).collect();
    for (obligation, _) in found(encoding, query, reached) {
        decisions.insert(obligation, Decision::Proved);
    }
}

/// Which of the terms can be true, with a model each: one question for all, again after each answer.
fn found(
    encoding: &mut Encoding,
    query: &mut Query,
    mut open: Vec<(Obligation, Term)>,
) -> Vec<(Obligation, Box<Assignment>)> {
    let mut all = vec![];
    open.retain(|(_, term)| !encoding.pool.is_false(*term));
    while !open.is_empty() {
        let terms: Vec<Term> = open.iter().map(|o| o.1).collect();
        let Reply::Yes(model) = query.any(encoding, &terms) else { break };
        let (hit, rest): (Vec<_>, Vec<_>) =
            open.into_iter().partition(|(_, term)| query.holds(encoding, *term, &model));
        if hit.is_empty() {
            break; // the model does not fit the question: nothing is known
        }
        all.extend(hit.into_iter().map(|(obligation, _)| (obligation, model.clone())));
        open = rest;
    }
    all
}
