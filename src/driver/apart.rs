//! Large programs, function by function: callers first, so that what holds at all calls of a function is known when it is
//! looked at.

use super::{Attempt, CheckOptions, Job, Replay, Task, hunt, recursion, take_over};
use crate::analysis::apart::{self, Plan};
use crate::analysis::callgraph::CallGraph;
use crate::analysis::pointsto::PointsTo;
use crate::domain::Formula;
use crate::ir::{FuncId, Program, Property};
use crate::property::Obligation;
use crate::report::collect::EntryResult;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
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
/// With less time there is no use in another attempt.
const LEAST_TIME: Duration = Duration::from_secs(2);

/// What is known of the calls of each function.
#[derive(Default)]
struct Contracts {
    held: BTreeMap<FuncId, BTreeSet<Formula>>,
    /// Parts of callers were not seen: there may be other calls.
    unseen: BTreeSet<FuncId>,
}

impl Contracts {
    /// What one caller says; what does not hold at its calls goes.
    fn add(&mut self, calls: BTreeMap<FuncId, BTreeSet<Formula>>) {
        for (func, facts) in calls {
            match self.held.get_mut(&func) {
                None => _ = self.held.insert(func, facts),
                Some(old) => old.retain(|f| facts.contains(f)),
            }
        }
    }

    /// Whatever the function calls may be called in other ways, too.
    fn distrust(&mut self, calls: &CallGraph, func: FuncId) {
        let mut waiting = vec![func];
        while let Some(func) = waiting.pop() {
            waiting.extend(calls.callees(func).iter().copied().filter(|&f| self.unseen.insert(f)));
        }
    }

    /// None: nobody calls it.
    fn of(&self, func: FuncId) -> Option<Arc<Vec<Formula>>> {
        match self.unseen.contains(&func) {
            true => Some(Arc::default()),
            false => self.held.get(&func).map(|facts| Arc::new(facts.iter().cloned().collect())),
        }
    }
}

impl Job<'_> {
    /// The entry, and then each function that is looked at on its own. The time is shared.
    pub(super) fn check_apart(&self, entry: FuncId, plan: &Plan) -> Vec<EntryResult> {
        let end = Instant::now() + Duration::from_secs(self.options.timeout_seconds);
        let mut contracts = Contracts { unseen: plan.called_back.clone(), ..Contracts::default() };
        let mut parts: Vec<EntryResult> = vec![];
        let (mut over, mut in_order) = (BTreeSet::new(), true);
        let all = Arc::new(plan.alone.clone());
        let starts = std::iter::once((entry, true)).chain(plan.order.iter().map(|&f| (f, false)));
        for (done, (func, is_first)) in starts.enumerate() {
            over.insert(func);
            let start = match (is_first, contracts.of(func)) {
                (true, _) => None,
                (false, Some(known)) => Some(known),
                (false, None) => continue,
            };
            let task = Task { apart: all.clone(), start, ..small_task(func) };
            // Twice its share: most need less. What the entry is not known to keep to is missing everywhere.
            let left = end.saturating_duration_since(Instant::now());
            let share = left * 2 / (plan.order.len() + 2 - done) as u32;
            let share = if is_first { share.max(left / 4) } else { share };
            let interrupt = self.interrupt.within(share);
            let job = Job { interrupt: &interrupt, ..*self };
            let (part, at_calls) = job.check_part(&task);
            if part.attempts.iter().any(|a| a.cut_reached) {
                contracts.distrust(self.calls, func);
            }
            in_order &= at_calls.keys().all(|f| !over.contains(f) || plan.called_back.contains(f));
            contracts.add(at_calls);
            parts.push(part);
        }
        if !in_order {
            debug_assert!(in_order, "callers come before callees");
            parts
                .iter_mut()
                .for_each(|part| part.doubt(|_| true, "a call that the analysis did not foresee"));
        }
        self.confirm(&mut parts);
        // From the entry on there is no call by unknown code.
        if plan.called_back.is_empty() {
            self.follow_calls(entry, end, &mut parts);
        }
        parts
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
