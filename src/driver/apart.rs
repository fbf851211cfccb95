//! Large programs, function by function: callers first, so that what holds at all calls of a function is known when it is
//! looked at.

use super::{Attempt, CheckOptions, Job, Replay, Task, hunt, recursion, take_over, turns};
use crate::analysis::apart::{self, Plan};
use crate::analysis::callgraph::CallGraph;
use crate::analysis::pointsto::PointsTo;
use crate::domain::Formula;
use crate::ir::{FuncId, Program, Property};
use crate::property::Obligation;
use crate::report::collect::{EntryResult, Finding};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Properties that need the whole of a run.
pub const OF_WHOLE_RUNS: [Property; 3] = [Property::Leak, Property::Memcleanup, Property::Uninit];

/// The functions that are looked at on their own. None but what unknown code calls where what is asked for needs the whole of
/// a run.
pub fn choose(
    program: &Program,
    pts: &PointsTo,
    calls: &CallGraph,
    entries: &[FuncId],
    options: &CheckOptions,
) -> Plan {
    match entries {
        [entry] if !options.properties.iter().any(|p| OF_WHOLE_RUNS.contains(p)) => {
            apart::choose(program, pts, calls, *entry, options.split)
        }
        _ => Plan::whole(program, pts, calls),
    }
}

/// Nodes of the circuit of one part.
const MOST_NODES: usize = 8_000_000;
/// Shares of the time: for a first look at all parts, and of the rest for those that need more.
const FIRST: f64 = 0.6;
const SECOND: f64 = 0.8;
/// With less time there is no use in another attempt.
const LEAST_TIME: Duration = Duration::from_secs(2);

/// What is known of the calls of each function.
#[derive(Default)]
struct Contracts {
    held: BTreeMap<FuncId, BTreeSet<Formula>>,
    /// Parts of callers were not seen: there may be other calls.
    unseen: BTreeSet<FuncId>,
    /// Functions whose turn has come.
    begun: BTreeSet<FuncId>,
    /// A call became known after that.
    too_late: bool,
}

impl Contracts {
    /// What holds at all calls of a function, whose turn has come; None: nobody calls it.
    fn begin(&mut self, func: FuncId) -> Option<Arc<Vec<Formula>>> {
        self.begun.insert(func);
        match self.unseen.contains(&func) {
            true => Some(Arc::default()),
            false => self.held.get(&func).map(|facts| Arc::new(facts.iter().cloned().collect())),
        }
    }

    /// What one caller says; what does not hold at its calls goes. `cut`: it was not seen whole, so that whatever it leads to may be
    /// called in other ways, too.
    fn add(&mut self, calls: BTreeMap<FuncId, BTreeSet<Formula>>, cut: Option<BTreeSet<FuncId>>) {
        let cut = cut.unwrap_or_default();
        let mut called = cut.iter().chain(calls.keys()).filter(|f| !self.unseen.contains(f));
        self.too_late |= called.any(|f| self.begun.contains(f));
        self.unseen.extend(cut);
        for (func, facts) in calls {
            match self.held.get_mut(&func) {
                None => _ = self.held.insert(func, facts),
                Some(old) => old.retain(|f| facts.contains(f)),
            }
        }
    }
}

/// One function that was looked at, and what was asked of it.
struct Part {
    result: EntryResult,
    task: Task,
    /// Its time was over before it was done.
    is_starved: bool,
}

fn lock(contracts: &Mutex<Contracts>) -> MutexGuard<'_, Contracts> {
    contracts.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Job<'_> {
    /// The entry, and then each function that is looked at on its own, as soon as all its callers are known. The time is shared.
    pub(super) fn check_apart(&self, entry: FuncId, plan: &Plan) -> Vec<EntryResult> {
        let end = Instant::now() + Duration::from_secs(self.options.timeout_seconds);
        let first_end = Instant::now() + Duration::from_secs(self.options.timeout_seconds).mul_f64(FIRST);
        let contracts = Contracts { unseen: plan.called_back.clone(), ..Contracts::default() };
        let contracts = Mutex::new(contracts);
        let all = Arc::new(plan.alone.clone());
        let funcs: Vec<FuncId> = std::iter::once(entry).chain(plan.order.iter().copied()).collect();
        let within: Vec<BTreeSet<FuncId>> =
            funcs.iter().map(|&f| self.calls.reached(f, &BTreeSet::new())).collect();
        let waits_for = |piece: usize, other: usize| within[other].contains(&funcs[piece]);
        let workers = turns::workers(self.options.jobs) as u32;
        let parts = turns::in_turns(self.options.jobs, funcs.len(), waits_for, |piece, left| {
            let func = funcs[piece];
            let start = match piece {
                0 => None,
                _ => Some(lock(&contracts).begin(func)?),
            };
            let task = Task { apart: all.clone(), start, ..small_task(func) };
            // Twice its share: most need less. What the entry is not known to keep to is missing everywhere.
            let time = first_end.saturating_duration_since(Instant::now());
            let share = time * 2 * workers / (left as u32 + 1);
            let share = if piece == 0 { share.max(time / 4) } else { share.min(time) };
            let interrupt = self.interrupt.within(share);
            let (result, at_calls) = Job { interrupt: &interrupt, ..*self }.check_part(&task);
            let is_cut = result.attempts.iter().any(|a| a.cut_reached);
            let others = || within[piece].iter().copied().filter(|&f| f != func).collect();
            lock(&contracts).add(at_calls, is_cut.then(others));
            Some(Part { result, task, is_starved: interrupt.is_triggered() })
        });
        let mut parts: Vec<Part> = parts.into_iter().flatten().collect();
        let starved = self.feed(&mut parts, end);
        let mut parts: Vec<EntryResult> = parts.into_iter().map(|part| part.result).collect();
        if lock(&contracts).too_late {
            debug_assert!(false, "callers come before callees");
            let why = "a call that the analysis did not foresee";
            parts.iter_mut().for_each(|part| part.doubt(|_| true, why));
        }
        self.confirm(&mut parts);
        // From the entry on there is no call by unknown code. What is too much in parts is too much as a whole.
        if plan.called_back.is_empty() && !starved {
            self.follow_calls(entry, end, &mut parts);
        }
        parts
    }

    /// Those that had too little time have what is left: are there any?
    fn feed(&self, parts: &mut [Part], end: Instant) -> bool {
        let is_hungry = |part: &Part| part.is_starved && part.result.findings.values().any(Finding::is_open);
        let hungry: Vec<usize> = (0..parts.len()).filter(|&i| is_hungry(&parts[i])).collect();
        let workers = turns::workers(self.options.jobs) as u32;
        let again = turns::in_turns(
            self.options.jobs,
            hungry.len(),
            |_, _| false,
            |index, left| {
                let part = &parts[hungry[index]];
                let time = end.saturating_duration_since(Instant::now()).mul_f64(SECOND);
                if time < LEAST_TIME {
                    return None;
                }
                let interrupt = self.interrupt.within((time * workers / left as u32).min(time));
                let first = &part.result.attempts[0];
                // Behind another attempt the first one is no longer known to have seen everything.
                let complete = part.result.attempts.len() == 1 && first.cut.is_none() && !first.cut_reached;
                let earlier = Arc::new(if complete { first.loops.clone() } else { vec![] });
                let task = Task { earlier, ..part.task.clone() };
                let replay = if task.start.is_some() { Replay::Off } else { self.options.replay };
                let options = CheckOptions { replay, ..self.options.clone() };
                Some(Job { interrupt: &interrupt, ..*self }.attempt(&task, &options, Some(self.tools)))
            },
        );
        for (&index, attempt) in hungry.iter().zip(again) {
            let result = &mut parts[index].result;
            let mut open = open(std::slice::from_ref(result));
            if let Some(attempt) = attempt {
                take_over(result, &mut open, attempt);
            }
        }
        !hungry.is_empty()
    }

    /// A function that unknown code calls.
    pub(super) fn check_called_back(&self, func: FuncId) -> EntryResult {
        let task = Task { start: Some(Arc::default()), ..small_task(func) };
        self.check_part(&task).0
    }

    /// What is open with all calls followed, in the time that is left; the second time with all that the domains have to say.
    fn follow_calls(&self, entry: FuncId, end: Instant, parts: &mut [EntryResult]) {
        let task = small_task(entry);
        let whole = self.within_rest(end, parts, 2, |job| job.attempt(&task, self.options, Some(self.tools)));
        let Some(first) = whole else { return };
        settle_with(&first, parts);
        if self.tools.proposals.has_tier(super::SECOND_TIER) {
            let more = |job: &Job<'_>| job.second_attempt(&task, self.options, &first.report);
            if let Some(second) = self.within_rest(end, parts, 1, more) {
                settle_with(&second, parts);
            }
        }
    }

    /// Another attempt with a part of the time that is left, if something is open and there is time.
    fn within_rest(
        &self,
        end: Instant,
        parts: &[EntryResult],
        attempts: u32,
        attempt: impl Fn(&Job<'_>) -> Attempt,
    ) -> Option<Attempt> {
        let left = end.saturating_duration_since(Instant::now());
        if self.asks_for_ends_alone() || open(parts).is_empty() || left < LEAST_TIME {
            return None;
        }
        let interrupt = self.interrupt.within(left * 9 / 10 / attempts);
        Some(attempt(&Job { interrupt: &interrupt, ..*self }))
    }

    /// Runs of the whole program that show what the parts leave open.
    fn confirm(&self, parts: &mut [EntryResult]) {
        let mut open = open(parts);
        let Some(whole) = parts.first_mut() else { return };
        let stops = hunt::ends(self.options);
        let evidence = self.tools.proposals.evidence();
        hunt::confirm(self.program, self.options, evidence, &stops, whole, &mut open);
        hunt::hunt(self.program, self.options, whole, &mut open, self.interrupt);
    }

    /// One function, and what holds at the calls in it.
    fn check_part(&self, task: &Task) -> (EntryResult, BTreeMap<FuncId, BTreeSet<Formula>>) {
        // A run that starts in the middle is none: only the entry's own can be tried out.
        let replay = if task.start.is_some() { Replay::Off } else { self.options.replay };
        let options = CheckOptions { replay, ..self.options.clone() };
        let first = self.attempt(task, &options, Some(self.tools));
        let mut calls = known(&first);
        let mut open: BTreeSet<Obligation> = first.open().collect();
        let mut part = EntryResult {
            entry: task.entry,
            within: self.calls.reached(task.entry, &task.apart),
            findings: first.findings,
            attempts: vec![first.report],
            endings: first.endings,
            preconditions: BTreeMap::new(),
        };
        let is_open =
            !self.asks_for_ends_alone() && !open.is_empty() || self.asks_for_ends() && part.endings.is_open();
        if is_open && self.tools.proposals.has_tier(super::SECOND_TIER) && !self.interrupt.is_triggered() {
            let second = self.second_attempt(task, &options, &part.attempts[0]);
            for (func, facts) in known(&second) {
                calls.entry(func).or_default().extend(facts);
            }
            take_over(&mut part, &mut open, second);
        }
        if self.asks_for_ends() {
            recursion::spread(self.program, self.calls, &mut part.endings);
        }
        (part, calls)
    }
}

/// One part that is too large must not take the memory of the others.
fn small_task(entry: FuncId) -> Task {
    Task { nodes: MOST_NODES, ..Task::new(entry) }
}

fn settle_with(whole: &Attempt, parts: &mut [EntryResult]) {
    for (obligation, finding) in parts.iter_mut().flat_map(|part| part.findings.iter_mut()) {
        if let (true, Some(better)) = (finding.is_open(), whole.settles(*obligation)) {
            *finding = better.clone();
        }
    }
}

fn open(parts: &[EntryResult]) -> BTreeSet<Obligation> {
    let findings = parts.iter().flat_map(|part| &part.findings);
    findings.filter(|(_, f)| f.is_open()).map(|(o, _)| *o).collect()
}

fn known(attempt: &Attempt) -> BTreeMap<FuncId, BTreeSet<Formula>> {
    attempt.calls.iter().map(|(func, facts)| (*func, facts.iter().cloned().collect())).collect()
}

#[cfg(test)]
mod tests {
    use crate::sat::Interrupt;
    use std::time::Duration;

    #[test]
    fn parts_end_with_the_whole() {
        let whole = Interrupt::new();
        let part = whole.within(Duration::from_secs(3600));
        assert!(!part.is_triggered());
        assert!(whole.within(Duration::ZERO).is_triggered() && !whole.is_triggered());
        whole.trigger();
        assert!(part.is_triggered());
    }
}
