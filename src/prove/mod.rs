//! Invariants: the largest set of candidates that nothing refutes.
//!
//! All candidates of a nest of loops are assumed at their headers at once. A model in which the loop is entered, or an
//! iteration ends, with one of them false refutes it, and every other that it falsifies; then the solver is asked again.
//! When there is no such model, those that are left hold whenever their header is reached, by induction over the number
//! of iterations. Nests come in the order of the program, so that later ones build on what is known of the earlier.
//!
//! This is the only place that makes an [`Invariant`]: a bad candidate costs time, never soundness.

mod pack;
mod query;

pub use query::{Query, Reply};

use crate::domain::Formula;
use crate::domain::visit::Mentioned;
use crate::encode::{Encoding, Refutation};
use crate::ir::{BlockId, FuncId, LocId};
use crate::sat::{Backend, Interrupt};
use crate::term::{Assignment, Term};
use pack::Pack;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, VecDeque};

#[derive(Clone, Debug)]
pub struct Options {
    pub backend: Backend,
    pub interrupt: Interrupt,
    /// Conflicts that one question may cost.
    pub conflicts: u32,
    /// Nodes of the circuit: with more, nothing is decided any more.
    pub nodes: usize,
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
    formula: Option<Formula>,
}

impl Invariant {
    pub fn text(&self) -> &str {
        &self.text
    }

    pub fn domain(&self) -> &str {
        &self.domain
    }

    /// None: that a variable is initialized.
    pub fn formula(&self) -> Option<&Formula> {
        self.formula.as_ref()
    }
}

/// What is known of one loop in one context.
#[derive(Clone, Debug)]
pub struct Proved {
    pub name: String,
    pub func: FuncId,
    pub header: BlockId,
    pub loc: LocId,
    pub depth: u32,
    pub candidates: u64,
    /// Candidates that did not hold, with their domains.
    pub dropped: Vec<(String, String)>,
    /// Those that were not tried, because a stronger one holds.
    pub implied: Vec<(String, String)>,
    pub invariants: Vec<Invariant>,
    /// Their numbers among the candidates.
    kept: Vec<usize>,
}

/// One candidate on trial: loop, number in it, its literal, what refutes it.
#[derive(Clone, Copy)]
struct Alive {
    record: usize,
    trial: usize,
    active: Term,
    refuted: Term,
}

/// Finds the invariants of all loops and lets the solver rely on them. `earlier`: what was proved of the same loops in the
/// same contexts with fewer candidates.
pub fn invariants(encoding: &mut Encoding, query: &mut Query, earlier: &[Proved]) -> Vec<Proved> {
    let earlier = if same_loops(encoding, earlier) { earlier } else { &[] };
    let mut accepted: Vec<Vec<usize>> = vec![vec![]; encoding.loops.len()];
    let mut implied = accepted.clone();
    let nests = nests(encoding);
    for (done, &nest) in nests.iter().enumerate() {
        // Twice its share, as most need less, and something is left for the obligations.
        let share = 2.0 / (nests.len() - done + 1) as f64;
        query.share_time(share.clamp(LEAST_TIME, MOST_TIME));
        query.renew_patience();
        query.start_anew(encoding);
        let all = on_trial(encoding, nest, |r| r.first);
        let (known, candidates): (Vec<Alive>, Vec<Alive>) =
            all.into_iter().partition(|a| is_known(encoding, earlier, a));
        settle(encoding, query, &known, &known);
        known.into_iter().for_each(|a| accepted[a.record].push(a.trial));
        let mut rest = candidates;
        for (most, part) in stages(encoding, &rest).into_iter().chain([(Cost::TextsAndArrays, 1.0)]) {
            query.share_time((share * part).clamp(LEAST_TIME, MOST_TIME));
            let some = rest.iter().copied().filter(|a| cost(encoding, a) <= most).collect();
            let pack = largest_inductive(encoding, query, Pack::new(encoding, some));
            let asleep: Vec<Alive> = pack.asleep().copied().collect();
            settle(encoding, query, &pack.alive, &pack.alive);
            settle(encoding, query, &asleep, &[]);
            pack.alive.iter().for_each(|a| accepted[a.record].push(a.trial));
            asleep.iter().for_each(|a| implied[a.record].push(a.trial));
            let is_done = |a: &Alive| pack.alive.iter().chain(&asleep).any(|b| b.active == a.active);
            rest.retain(|a| !is_done(a));
        }
        settle(encoding, query, &rest, &[]);
        accepted.iter_mut().for_each(|kept| kept.sort_unstable());
    }
    query.take_time();
    query.forget_models();
    query.start_anew(encoding);
    let all = encoding.loops.iter().zip(accepted.iter().zip(&implied));
    all.map(|(record, (kept, implied))| proved(record, kept, implied)).collect()
}

/// Lets a solver that knows nothing rely on those of the invariants that hold whether or not there was a fault before.
pub fn regardless_of_faults(encoding: &mut Encoding, query: &mut Query, known: &[Proved]) {
    for nest in nests(encoding) {
        query.renew_patience();
        let candidates = on_trial(encoding, nest, |r| r.regardless);
        let is_known = |a: &&Alive| known.get(a.record).is_some_and(|p| p.kept.contains(&a.trial));
        let tried = candidates.iter().filter(is_known).copied().collect();
        let pack = largest_inductive(encoding, query, Pack::new(encoding, tried));
        settle(encoding, query, &candidates, &pack.alive);
    }
}

/// In the order of the program.
fn nests(encoding: &Encoding) -> Vec<usize> {
    let mut nests: Vec<usize> = encoding.loops.iter().map(|l| l.nest).collect();
    nests.sort_unstable();
    nests.dedup();
    nests
}

/// The same loops in the same order: they were met in the same contexts.
fn same_loops(encoding: &Encoding, earlier: &[Proved]) -> bool {
    let mut pairs = encoding.loops.iter().zip(earlier);
    encoding.loops.len() == earlier.len()
        && pairs.all(|(a, b)| (a.func, a.header, a.depth) == (b.func, b.header, b.depth))
}

fn is_known(encoding: &Encoding, earlier: &[Proved], one: &Alive) -> bool {
    let formula = &encoding.loops[one.record].trials[one.trial].formula;
    let Some(earlier) = earlier.get(one.record).filter(|_| formula.is_some()) else { return false };
    earlier.invariants.iter().any(|i| i.formula == *formula)
}

fn on_trial(encoding: &mut Encoding, nest: usize, when: fn(&Refutation) -> Term) -> Vec<Alive> {
    let mut all = vec![];
    for record in 0..encoding.loops.len() {
        if encoding.loops[record].nest != nest {
            continue;
        }
        for trial in 0..encoding.loops[record].trials.len() {
            let Encoding { loops, pool, .. } = encoding;
            let data = &loops[record].trials[trial];
            let refuted: Vec<Term> = data.refuted.iter().map(when).collect();
            let refuted = pool.or_all(&refuted);
            all.push(Alive { record, trial, active: data.active, refuted });
        }
    }
    all
}

/// The share of the time that the candidates of a nest may take, where nests are many and where they are few.
const LEAST_TIME: f64 = 0.05;
const MOST_TIME: f64 = 0.75;
/// With fewer candidates, all of a nest are looked at together from the start.
const MANY: usize = 200;
/// Candidates that are worth a stage of their own.
const WORTH_A_STAGE: usize = 20;
/// The shares of the nest's time that the stages have.
const STAGES: [(Cost, f64); 2] = [(Cost::Numbers, 0.3), (Cost::Memory, 0.5)];

/// What a candidate speaks of, the cheapest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Cost {
    Numbers,
    Memory,
    TextsAndArrays,
}

fn cost(encoding: &Encoding, one: &Alive) -> Cost {
    let Some(formula) = &encoding.loops[one.record].trials[one.trial].formula else { return Cost::Memory };
    let found = formula.mentioned();
    match found {
        Mentioned { texts_or_arrays: true, .. } => Cost::TextsAndArrays,
        Mentioned { loads: true, .. } => Cost::Memory,
        _ => Cost::Numbers,
    }
}

/// What is tried before all candidates are, where they are many: should the time be over, what holds of the cheap ones is known.
/// Those that fail alone are tried again beside the others.
fn stages(encoding: &Encoding, candidates: &[Alive]) -> Vec<(Cost, f64)> {
    if candidates.len() < MANY {
        return vec![];
    }
    let costs: Vec<Cost> = candidates.iter().map(|a| cost(encoding, a)).collect();
    let count = |cost: Cost| costs.iter().filter(|c| **c == cost).count();
    STAGES.into_iter().filter(|(cost, _)| count(*cost) >= WORTH_A_STAGE).collect()
}

/// Conflicts within which all candidates are asked at once; models that come that easily refute many of them.
const TOGETHER: u32 = 3_000;
/// Conflicts that one candidate alone may cost, time after time. When the last are too few, the next ones get less.
const ALONE: [u32; 3] = [1_000, 6_000, 40_000];
const ALONE_AT_LEAST: u32 = 2_000;
/// Candidates that are asked for together at most, after that.
const GROUP: usize = 24;

/// Drops what a model refutes until there is none. What the solver has no answer for is dropped, too.
fn largest_inductive(encoding: &mut Encoding, query: &mut Query, mut pack: Pack) -> Pack {
    let mut greed = Greed::default();
    loop {
        let questions: Vec<Term> =
            pack.alive.iter().map(|a| a.refuted).filter(|&t| !encoding.pool.is_false(t)).collect();
        if questions.is_empty() {
            return pack;
        }
        let assumed: Vec<Term> = pack.alive.iter().map(|a| a.active).collect();
        let groups = greed.split(&questions);
        let conflicts = if groups.len() > 1 { AT_ONCE } else { TOGETHER };
        match query.each_within(encoding, &groups, &assumed, conflicts) {
            Reply::No | Reply::Unknown(_) if groups.len() > 1 => greed.in_vain(),
            Reply::No => return pack,
            Reply::Unknown(_) => return in_groups(encoding, query, pack),
            Reply::Yes(model) => match drop_refuted(encoding, query, &mut pack, &model) {
                0 => return Pack::default(), // the model does not fit the question: trust nothing
                refuted => greed.got(refuted),
            },
        }
    }
}

/// How many candidates the next model has to refute at least. Models of one candidate each come in long rows, where the solver
/// goes on from the last one with as little change as it can.
#[derive(Default)]
struct Greed {
    more: usize,
    /// Models to wait for before it asks for more again.
    pause: usize,
    /// How often it was in vain.
    failures: usize,
}

/// Conflicts within which several candidates are to be refuted at once.
const AT_ONCE: u32 = 300;
/// Groups at most, and what counts as few.
const MOST_GROUPS: usize = 32;
const FEW: usize = 3;

impl Greed {
    /// Each group is to have one that is refuted. Those that are alike are next to each other, and come into different ones.
    fn split(&self, questions: &[Term]) -> Vec<Vec<Term>> {
        let count = (1 + self.more).min(questions.len());
        let group = |n: usize| questions.iter().copied().skip(n).step_by(count).collect();
        (0..count).map(group).collect()
    }

    fn got(&mut self, refuted: usize) {
        self.pause = self.pause.saturating_sub(1);
        if self.pause == 0 && refuted <= self.more + FEW {
            self.more = (2 * self.more + 1).min(MOST_GROUPS - 1);
        }
    }

    fn in_vain(&mut self) {
        self.failures += 1;
        self.more /= 2;
        self.pause = 2 * self.failures;
    }
}

/// Takes out what the model falsifies: how many.
fn drop_refuted(encoding: &Encoding, query: &Query, pack: &mut Pack, model: &Assignment) -> usize {
    let refuted: Vec<Term> = pack.alive.iter().map(|a| a.refuted).collect();
    let mut hit = query.all_hold(encoding, &refuted, model).into_iter();
    pack.retain(|_| !hit.next().unwrap_or(true))
}

/// Asks for a few candidates at a time, which is easier where all together are too hard; where that is too hard, too, for each
/// of them. A proof is remembered with the candidates that it rests on, and made again when one of them is gone. Hard ones
/// wait until all others have their answer: most of them go with a model that refutes another one.
fn in_groups(encoding: &mut Encoding, query: &mut Query, mut pack: Pack) -> Pack {
    let mut proofs: FxHashMap<Term, Vec<Term>> = FxHashMap::default();
    let mut last = ALONE[ALONE.len() - 1];
    let mut waiting: VecDeque<Group> = groups(&pack.alive).collect();
    while let Some(Group { mut members, tried }) = waiting.pop_front() {
        if query.is_hopeless() {
            return Pack::of(self_supporting(pack.alive, &proofs));
        }
        let is_alive = |one: &Alive| pack.alive.iter().any(|a| a.active == one.active);
        members.retain(|one| is_alive(one) && !proofs.contains_key(&one.active));
        let questions: Vec<Term> =
            members.iter().map(|a| a.refuted).filter(|&t| !encoding.pool.is_false(t)).collect();
        let is_last = tried + 1 == ALONE.len();
        let patience = match members.len() {
            0 => continue,
            1 if is_last => last,
            _ => ALONE[tried],
        };
        let assumed: Vec<Term> = pack.alive.iter().map(|a| a.active).collect();
        let reply = match questions.is_empty() {
            true => Reply::No,
            false => query.any_within(encoding, &questions, &assumed, patience),
        };
        match reply {
            Reply::No => {
                let reasons = if questions.is_empty() { vec![] } else { query.reasons().to_vec() };
                proofs.extend(members.iter().map(|one| (one.active, reasons.clone())));
                continue;
            }
            Reply::Unknown(_) if members.len() > 1 => {
                let each = members.drain(..).map(|one| Group { members: vec![one], tried });
                each.rev().for_each(|group| waiting.push_front(group));
                continue;
            }
            Reply::Unknown(_) if !is_last => {
                // A weaker one may be easier.
                pack.is_hard(&members[0]);
                waiting.push_back(Group { members, tried: tried + 1 });
            }
            Reply::Unknown(_) => {
                last = (last / 2).max(ALONE_AT_LEAST);
                pack.retain(|a| a.active != members[0].active);
            }
            Reply::Yes(model) => {
                if drop_refuted(encoding, query, &mut pack, &model) == 0 {
                    return Pack::default(); // the model does not fit the question: trust nothing
                }
                waiting.push_front(Group { members, tried });
            }
        }
        let left: FxHashSet<Term> = pack.alive.iter().map(|a| a.active).collect();
        proofs.retain(|_, reasons| reasons.iter().all(|r| left.contains(r)));
        let is_waiting =
            |one: &Alive| waiting.iter().any(|g| g.members.iter().any(|a| a.active == one.active));
        let open = |one: &&Alive| !proofs.contains_key(&one.active) && !is_waiting(one);
        let again: Vec<Alive> = pack.alive.iter().filter(open).copied().collect();
        groups(&again).rev().for_each(|g| waiting.push_front(g));
    }
    pack
}

/// Those whose proofs rest on others that are proved, and on nothing else.
fn self_supporting(mut alive: Vec<Alive>, proofs: &FxHashMap<Term, Vec<Term>>) -> Vec<Alive> {
    loop {
        let before = alive.len();
        let left: FxHashSet<Term> = alive.iter().map(|a| a.active).collect();
        let rests = |a: &Alive| proofs.get(&a.active).is_some_and(|p| p.iter().all(|r| left.contains(r)));
        alive.retain(rests);
        if alive.len() == before {
            return alive;
        }
    }
}

/// Candidates that are asked for together, and how often that was in vain for one of them alone.
struct Group {
    members: Vec<Alive>,
    tried: usize,
}

/// Candidates of one loop come together.
fn groups(alive: &[Alive]) -> impl DoubleEndedIterator<Item = Group> {
    let loops = alive.chunk_by(|a, b| a.record == b.record);
    loops.flat_map(|all| all.chunks(GROUP)).map(|some| Group { members: some.to_vec(), tried: 0 })
}

/// Claims about the starts of functions that no call refutes. Each is asked for by itself: at a call, none of them is
/// assumed.
pub fn at_calls(encoding: &mut Encoding, query: &mut Query) -> BTreeMap<FuncId, Vec<Formula>> {
    let mut all = BTreeMap::new();
    // Many calls hand the same on.
    let mut never: FxHashSet<Term> = FxHashSet::default();
    for func in encoding.calls.keys().copied().collect::<Vec<_>>() {
        query.renew_patience();
        let Encoding { calls, pool, .. } = &mut *encoding;
        let calls = &calls[&func];
        let mut open: Vec<(usize, Term)> =
            calls.refuted.iter().map(|terms| pool.or_all(terms)).enumerate().collect();
        open.retain(|(_, refuted)| !pool.is_true(*refuted));
        let mut held: Vec<usize> = vec![];
        let known = |refuted: Term| pool.is_false(refuted) || never.contains(&refuted);
        held.extend(open.extract_if(.., |(_, refuted)| known(*refuted)).map(|(claim, _)| claim));
        while !open.is_empty() {
            let questions: Vec<Term> = open.iter().map(|o| o.1).collect();
            match query.any_within(encoding, &questions, &[], TOGETHER) {
                Reply::No => {
                    never.extend(&questions);
                    held.extend(open.drain(..).map(|o| o.0));
                }
                Reply::Yes(model) => {
                    let mut hit = query.all_hold(encoding, &questions, &model).into_iter();
                    open.retain(|_| !hit.next().unwrap_or(true));
                    if open.len() == questions.len() {
                        open.clear(); // the model does not fit the question: trust nothing
                    }
                }
                Reply::Unknown(_) => {
                    for (claim, refuted) in open.drain(..) {
                        if matches!(query.any_within(encoding, &[refuted], &[], ALONE_AT_LEAST), Reply::No) {
                            held.push(claim);
                        }
                    }
                }
            }
        }
        held.sort_unstable();
        let claims = &encoding.calls[&func].claims;
        all.insert(func, held.into_iter().map(|claim| claims[claim].clone()).collect());
    }
    all
}

/// Invariants are assumed from now on, the others are out.
fn settle(encoding: &mut Encoding, query: &mut Query, candidates: &[Alive], alive: &[Alive]) {
    for c in candidates {
        let kept = alive.iter().any(|a| (a.record, a.trial) == (c.record, c.trial));
        let term = if kept { c.active } else { encoding.pool.not(c.active) };
        query.assert(encoding, term);
    }
}

/// The loops, where nobody needs to know anything about them.
pub fn without_invariants(encoding: &Encoding) -> Vec<Proved> {
    encoding.loops.iter().map(|record| proved(record, &[], &[])).collect()
}

fn proved(record: &crate::encode::LoopRecord, kept: &[usize], implied: &[usize]) -> Proved {
    let invariant = |&i: &usize| Invariant {
        text: record.trials[i].text.clone(),
        domain: record.trials[i].domain.clone(),
        formula: record.trials[i].formula.clone(),
    };
    let named = |i: usize| (record.trials[i].text.clone(), record.trials[i].domain.clone());
    Proved {
        name: record.name.clone(),
        func: record.func,
        header: record.header,
        loc: record.loc,
        depth: record.depth,
        candidates: record.trials.len() as u64,
        dropped: (0..record.trials.len())
            .filter(|i| !kept.contains(i) && !implied.contains(i))
            .map(named)
            .collect(),
        implied: implied.iter().copied().map(named).collect(),
        invariants: kept.iter().map(invariant).collect(),
        kept: kept.to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::Pool;

    #[test]
    fn soundness_of_what_stays_when_the_time_is_over() {
        let mut pool = Pool::new();
        let names = ["rests on the second", "alone", "rests on the fourth", "open", "rests on the third"];
        let all: Vec<Alive> = names
            .iter()
            .enumerate()
            .map(|(trial, name)| {
                let active = pool.fresh_var(name, 1);
                Alive { record: 0, trial, active, refuted: pool.tt() }
            })
            .collect();
        let on = |numbers: &[usize]| numbers.iter().map(|&n| all[n].active).collect::<Vec<Term>>();
        let proofs = FxHashMap::from_iter([
            (all[0].active, on(&[0, 1])),
            (all[1].active, vec![]),
            (all[2].active, on(&[3])),
            (all[4].active, on(&[1, 2])),
        ]);
        let stay: Vec<usize> = self_supporting(all.clone(), &proofs).iter().map(|a| a.trial).collect();
        assert_eq!(stay, [0, 1]);
    }
}
