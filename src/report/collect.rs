//! Puts a result together from what the entries gave.

use super::endings::word;
use super::result::*;
use crate::analysis::settle::Settlement;
use crate::bmc::Decision;
use crate::domain::Formula;
use crate::domain::implied::essential;
use crate::ir::{Approximation, ApproximationKind, FuncId, LocId, Origin, Program, Property};
use crate::property::{self, Obligation};
use crate::prove::{Invariant, Proved, Stats};
use crate::refine::replay::Replay;
use crate::simulate::Evidence;
use crate::terminate::{Endings, Ends, Judged};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// What was found of one obligation.
#[derive(Clone)]
pub struct Finding {
    pub decision: Decision,
    pub replay: Option<Replay>,
}

impl Finding {
    pub fn is_confirmed(&self) -> bool {
        self.replay.as_ref().is_some_and(|r| r.confirmed)
    }

    /// Neither proved nor confirmed.
    pub fn is_open(&self) -> bool {
        match self.decision {
            Decision::Proved | Decision::Unreachable | Decision::FailsBeyond(_) => false,
            Decision::Fails(_) => !self.is_confirmed(),
            Decision::Unknown(_) => true,
        }
    }
}

/// One encoding of an entry.
#[derive(Clone)]
pub struct AttemptReport {
    pub ledger: Vec<Approximation>,
    /// Where the encoding was cut off first.
    pub cut: Option<String>,
    /// Some run comes to such a place.
    pub cut_reached: bool,
    pub loops: Vec<Proved>,
    /// A library model was replaced by an abstraction.
    pub abstracts: bool,
    pub stats: Stats,
    pub check_seconds: f64,
    pub replay_seconds: f64,
    /// Obligations whose truth needed a solver.
    pub asked_of_solver: BTreeSet<Obligation>,
}

/// All that one entry gave.
pub struct EntryResult {
    pub entry: FuncId,
    /// Functions that runs from there come to, as far as calls were followed.
    pub within: BTreeSet<FuncId>,
    pub findings: BTreeMap<Obligation, Finding>,
    pub attempts: Vec<AttemptReport>,
    /// Whether its loops end.
    pub endings: Endings,
    /// What callers of the entry would have to keep to for what is open to be proved.
    pub preconditions: BTreeMap<Obligation, String>,
}

impl EntryResult {
    /// What it says of these properties is not relied on, unless a run has shown it.
    pub fn doubt(&mut self, which: impl Fn(Property) -> bool, why: &str) {
        for (_, finding) in self.findings.iter_mut().filter(|(o, f)| which(o.property) && !f.is_confirmed()) {
            *finding = Finding { decision: Decision::Unknown(why.into()), replay: None };
        }
    }

    /// What some run comes to without having been looked at, if so.
    fn unseen(&self) -> Option<Unseen> {
        let cut = self.attempts.iter().find(|a| a.cut_reached)?;
        let why = cut.cut.clone().unwrap_or_else(|| "the encoding grew beyond its limit".into());
        let seen = self.findings.keys().copied().collect();
        let loops = self.endings.iter().map(|l| (l.func, l.name.clone())).collect();
        Some(Unseen { why, within: self.within.clone(), seen, loops })
    }
}

/// Part of the runs from an entry were not looked at: there they come to obligations and loops that were not seen.
struct Unseen {
    why: String,
    within: BTreeSet<FuncId>,
    seen: BTreeSet<Obligation>,
    loops: BTreeSet<(FuncId, String)>,
}

pub struct Collected<'p> {
    pub(super) program: &'p Program,
    pub(super) asked: BTreeSet<Property>,
    found: BTreeMap<Obligation, Judgement>,
    preconditions: BTreeMap<Obligation, Vec<Precondition>>,
    ledger: Vec<Approximation>,
    unseen: Vec<Unseen>,
    loops: BTreeMap<(FuncId, String), Proved>,
    pub(super) endings: Endings,
    pub statistics: Statistics,
    pub stopped: Option<String>,
    pub settled: Arc<Settlement>,
    /// What runs have shown.
    pub evidence: Evidence,
    asked_of_solver: BTreeSet<Obligation>,
}

struct Judgement {
    status: Status,
    reason: Option<String>,
    counterexample: Option<Counterexample>,
}

impl<'p> Collected<'p> {
    pub fn new(program: &'p Program, asked: BTreeSet<Property>) -> Collected<'p> {
        Collected {
            program,
            asked,
            found: BTreeMap::new(),
            preconditions: BTreeMap::new(),
            ledger: vec![],
            unseen: vec![],
            loops: BTreeMap::new(),
            endings: Endings::default(),
            statistics: Statistics::default(),
            stopped: None,
            settled: Arc::default(),
            evidence: Evidence::default(),
            asked_of_solver: BTreeSet::new(),
        }
    }

    /// What one entry says of an obligation; the worst counts.
    fn add(&mut self, obligation: Obligation, decision: &Decision, replay: Option<Replay>) {
        let finding = match decision {
            Decision::Proved => Judgement { status: Status::Proved, reason: None, counterexample: None },
            Decision::Unreachable => {
                Judgement { status: Status::Unreachable, reason: None, counterexample: None }
            }
            Decision::Unknown(why) => {
                Judgement { status: Status::Unknown, reason: Some(why.clone()), counterexample: None }
            }
            Decision::Fails(_) | Decision::FailsBeyond(_) => self.failure(replay),
        };
        let worse = match self.found.get(&obligation) {
            None => true,
            Some(old) => rank(finding.status) < rank(old.status),
        };
        if worse {
            self.found.insert(obligation, finding);
        }
    }

    fn failure(&self, replay: Option<Replay>) -> Judgement {
        let confirmed = replay.as_ref().is_some_and(|r| r.confirmed);
        let reason = match (&replay, confirmed) {
            (Some(Replay { after: Some(loc), .. }), true) => {
                Some(format!("only after the fault at {}", self.program.show_loc(*loc)))
            }
            (_, true) => None,
            (None, _) => Some("the counterexample was not tried out".to_string()),
            (Some(r), false) => Some(format!("trying the counterexample out did not confirm it: {}", r.end)),
        };
        let counterexample = replay.map(|r| self.counterexample(r)).unwrap_or(Counterexample {
            inputs: vec![],
            steps: vec![],
            confirmed_by: None,
            test: None,
        });
        let status = if confirmed { Status::Violated } else { Status::Possible };
        Judgement { status, reason, counterexample: Some(counterexample) }
    }

    fn counterexample(&self, replay: Replay) -> Counterexample {
        let inputs = replay
            .inputs
            .into_iter()
            .map(|i| InputValue {
                name: i.name,
                value: i.value,
                location: self.location(i.loc, Some(i.func)),
            })
            .collect();
        let mut steps: Vec<Step> = vec![];
        for step in replay.steps {
            let location = self.location(step.loc, Some(step.func));
            let kind = if step.leap.is_some() { StepKind::Leap } else { StepKind::Step };
            steps.push(Step { kind, location, in_loop: step.leap, values: step.values });
        }
        let confirmed_by = replay.confirmed.then(|| "interpreter".to_string());
        Counterexample { inputs, steps, confirmed_by, test: None }
    }

    pub fn add_entry(&mut self, found: EntryResult) {
        self.unseen.extend(found.unseen());
        for (obligation, finding) in found.findings {
            self.add(obligation, &finding.decision, finding.replay);
        }
        self.endings.also(found.endings);
        for (obligation, formula) in found.preconditions {
            let function = self.program.funcs[found.entry].name.clone();
            self.preconditions.entry(obligation).or_default().push(Precondition { function, formula });
        }
        let mut loops = Loops::new();
        for attempt in found.attempts {
            merge(&mut loops, in_all_contexts(&attempt.loops), |old, new| old.extend(new));
            self.add_attempt(attempt);
        }
        merge(&mut self.loops, loops, |old, new| old.retain(|i| new.contains(i)));
    }

    fn add_attempt(&mut self, attempt: AttemptReport) {
        for line in attempt.ledger {
            if !self.ledger.contains(&line) {
                self.ledger.push(line);
            }
        }
        self.asked_of_solver.extend(attempt.asked_of_solver);
        for proved in &attempt.loops {
            self.statistics.candidates.generated += proved.candidates;
            self.statistics.candidates.refuted += proved.dropped.len() as u64;
            self.statistics.candidates.accepted += (proved.invariants.len() + proved.implied.len()) as u64;
        }
        self.statistics.seconds.check += attempt.check_seconds;
        self.statistics.seconds.replay += attempt.replay_seconds;
        self.statistics.sat_calls += attempt.stats.sat_calls;
        self.statistics.variables += attempt.stats.variables;
        self.statistics.clauses += attempt.stats.clauses;
        self.statistics.terms += attempt.stats.terms;
    }

    fn loop_results(&self) -> Vec<LoopResult> {
        let mut all: Vec<LoopResult> = self
            .loops
            .values()
            .filter(|l| self.program.funcs[l.func].origin == Origin::User && l.name.contains('#'))
            .map(|l| {
                let ending = self.endings.get(&(l.func, l.name.clone()));
                LoopResult {
                    id: l.name.clone(),
                    location: self.location(l.loc, Some(l.func)),
                    depth: l.depth,
                    candidates: l.candidates,
                    state: shown(&l.invariants),
                    transition: ending.and_then(|e| e.argument.clone()).into_iter().collect(),
                    termination: word(ending.map_or(Ends::Unknown, |e| e.ends)).into(),
                    argument: ending.and_then(|e| e.argument.clone()),
                    condition: ending.and_then(|e| e.condition.clone()),
                    by_design: ending.is_some_and(|e| e.by_design),
                }
            })
            .collect();
        all.sort_by(|a, b| (&a.location, &a.id).cmp(&(&b.location, &b.id)));
        all
    }

    pub fn finish(mut self, inputs: Vec<String>, entry: Vec<String>) -> CheckResult {
        self.add_never_encoded();
        self.doubt_what_runs_contradict();
        let obligations = self.obligations();
        self.assume_what_was_not_asked();
        let approximations = self.approximations();
        self.statistics.obligations = obligations.len() as u64;
        self.count_settled();
        self.statistics.peak_memory_bytes = super::statistics::peak_memory();
        // Loops that nobody came to are no obligations.
        let misses_loops = self.asked.contains(&Property::Termination) && !self.unseen.is_empty();
        let verdict = match verdict(&obligations, &approximations) {
            Verdict::Safe if misses_loops => Verdict::Unknown,
            known => known,
        };
        // Everything was decided when the time ended: only more detail was to come.
        let stopped = self.stopped.take().filter(|_| verdict != Verdict::Safe);
        CheckResult {
            schema: 1,
            tool: Tool { name: "unloop".into(), version: env!("CARGO_PKG_VERSION").into() },
            inputs,
            entry,
            verdict,
            obligations,
            loops: self.loop_results(),
            approximations,
            stopped,
            statistics: self.statistics,
        }
    }

    /// Places that no symbolic run came to, and those that one would have come to that was cut off.
    fn add_never_encoded(&mut self) {
        let unseen = std::mem::take(&mut self.unseen);
        for obligation in property::instrument(self.program, &self.asked) {
            let mut missed = unseen
                .iter()
                .filter(|u| u.within.contains(&obligation.site.func) && !u.seen.contains(&obligation));
            let decision = match missed.next() {
                Some(_) if obligation.is_settled(&self.settled) => Decision::Proved,
                Some(u) => Decision::Unknown(u.why.clone()),
                None => Decision::Unreachable,
            };
            self.add(obligation, &decision, None);
        }
        for u in &unseen {
            let missed =
                |l: &Judged| u.within.contains(&l.func) && !u.loops.contains(&(l.func, l.name.clone()));
            self.endings.doubt(missed, &u.why);
        }
        self.unseen = unseen;
    }

    /// Runs are right. An answer that one of them contradicts is an error of unloop, and no answer.
    fn doubt_what_runs_contradict(&mut self) {
        for (&obligation, judgement) in &mut self.found {
            let wrong = match judgement.status {
                Status::Proved => self.evidence.has_failed(obligation),
                Status::Unreachable => {
                    self.evidence.has_failed(obligation) || self.evidence.has_passed(self.program, obligation)
                }
                Status::Violated | Status::Possible | Status::Unknown => false,
            };
            if wrong {
                let reason = "a run contradicts the proof, which is an error of unloop: please report it";
                *judgement =
                    Judgement { status: Status::Unknown, reason: Some(reason.into()), counterexample: None };
            }
        }
    }

    fn count_settled(&mut self) {
        let proved = self.found.iter().filter(|(o, finding)| {
            self.asked.contains(&o.property)
                && finding.status == Status::Proved
                && !self.asked_of_solver.contains(o)
        });
        let (mut all, mut by_analysis) = (0, 0);
        for (obligation, _) in proved {
            all += 1;
            by_analysis += u64::from(obligation.is_settled(&self.settled));
        }
        self.statistics.settled_without_solver = all;
        self.statistics.settled_by_analysis = by_analysis;
    }

    /// An access that was not asked for was assumed to be valid all the same.
    fn assume_what_was_not_asked(&mut self) {
        for (obligation, finding) in &self.found {
            let fine = matches!(finding.status, Status::Proved | Status::Unreachable);
            if !self.asked.contains(&obligation.property) && !fine {
                let what = property::describe(self.program, *obligation);
                let line = Approximation {
                    kind: ApproximationKind::Assumed,
                    what: format!("{what} is valid"),
                    loc: obligation.site.loc(self.program),
                };
                if !self.ledger.contains(&line) {
                    self.ledger.push(line);
                }
            }
        }
    }

    fn obligations(&mut self) -> Vec<ObligationResult> {
        let mut all = vec![];
        for (obligation, finding) in &self.found {
            if !self.asked.contains(&obligation.property) {
                continue;
            }
            let location = self.location(obligation.site.loc(self.program), Some(obligation.site.func));
            all.push(ObligationResult {
                id: String::new(),
                property: obligation.property.name().into(),
                location,
                message: property::describe(self.program, *obligation),
                status: finding.status,
                reason: finding.reason.clone(),
                counterexample: finding.counterexample.clone(),
                preconditions: self.preconditions.get(obligation).cloned().unwrap_or_default(),
            });
        }
        all.extend(self.loop_obligations());
        all.sort_by(|a, b| {
            (&a.location, &a.property, &a.message).cmp(&(&b.location, &b.property, &b.message))
        });
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        for o in &mut all {
            let place =
                format!("{}:{}:{}:{}", o.location.file, o.location.line, o.location.column, o.property);
            let count = counts.entry(place.clone()).or_default();
            o.id = format!("{place}:{count}");
            *count += 1;
        }
        all
    }

    fn approximations(&self) -> Vec<ApproximationLine> {
        let mut all: Vec<ApproximationLine> = self
            .ledger
            .iter()
            .map(|line| ApproximationLine {
                kind: line.kind.name().into(),
                what: line.what.clone(),
                location: self.location(line.loc, None),
            })
            .collect();
        all.sort();
        all.dedup();
        all
    }

    pub(super) fn location(&self, loc: LocId, func: Option<FuncId>) -> Location {
        let at = &self.program.locs[loc];
        Location {
            file: self.program.files[at.file as usize].clone(),
            line: at.line,
            column: at.column,
            function: func.map_or_else(String::new, |f| self.program.funcs[f].name.clone()),
        }
    }
}

/// What the others do not imply, the strongest first; what is no formula at the end.
fn shown(invariants: &[Invariant]) -> Vec<String> {
    let (facts, rest): (Vec<&Invariant>, Vec<&Invariant>) =
        invariants.iter().partition(|i| i.formula().is_some());
    let formulas: Vec<&Formula> = facts.iter().filter_map(|i| i.formula()).collect();
    let kept = essential(&formulas).into_iter().map(|i| facts[i]);
    let mut all: Vec<String> = vec![];
    for one in kept.chain(rest) {
        if !all.iter().any(|text| text == one.text()) {
            all.push(one.text().to_string());
        }
    }
    all
}

/// The lower, the worse.
fn rank(status: Status) -> u32 {
    match status {
        Status::Violated => 0,
        Status::Possible => 1,
        Status::Unknown => 2,
        Status::Proved => 3,
        Status::Unreachable => 4,
    }
}

fn verdict(obligations: &[ObligationResult], approximations: &[ApproximationLine]) -> Verdict {
    let worst = obligations.iter().map(|o| rank(o.status)).min().unwrap_or(3);
    let unsupported = approximations.iter().any(|a| a.kind == ApproximationKind::Unsupported.name());
    match worst {
        0 => Verdict::Violated,
        1 => Verdict::Possible,
        2 => Verdict::Unknown,
        _ if unsupported => Verdict::Unknown,
        _ => Verdict::Safe,
    }
}

/// Loops with what is known of them.
type Loops = BTreeMap<(FuncId, String), Proved>;

/// Of a loop in several contexts, what holds in all of them.
fn in_all_contexts(all: &[Proved]) -> Loops {
    let mut loops = Loops::new();
    for proved in all {
        let one = Loops::from([((proved.func, proved.name.clone()), proved.clone())]);
        merge(&mut loops, one, |old, new| old.retain(|i| new.contains(i)));
    }
    loops
}

fn merge(all: &mut Loops, more: Loops, both: impl Fn(&mut Vec<Invariant>, Vec<Invariant>)) {
    for (key, proved) in more {
        match all.get_mut(&key) {
            None => _ = all.insert(key, proved),
            Some(known) => {
                both(&mut known.invariants, proved.invariants);
                let mut seen = BTreeSet::new();
                known.invariants.retain(|i| seen.insert(i.text().to_string()));
                known.candidates = known.candidates.max(proved.candidates);
            }
        }
    }
}
