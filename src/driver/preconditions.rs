//! What the callers of a function would have to keep to for what is open in it to be proved.
//!
//! The facts that interfaces usually rest on are all assumed at its start. What is proved then rests on some of them: each one is left
//! out in turn, and stays out if nothing is lost. Verdicts do not change: nobody knows who calls.

use super::{Attempt, CheckOptions, Job, Replay, Task};
use crate::analysis::loops::Loop;
use crate::bmc::Decision;
use crate::domain::context::Callees;
use crate::domain::preconditions::usual;
use crate::domain::{Formula, LoopContext, Names};
use crate::ir::FuncId;
use crate::ir::cfg::Cfg;
use crate::property::Obligation;
use crate::report::collect::EntryResult;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

/// The part of the whole time that one function may take.
const SHARE: u32 = 10;
/// Facts that are tried at most.
const MOST: usize = 48;

impl Job<'_> {
    /// For obligations that are open: what they are proved under.
    pub(super) fn preconditions(&self, result: &EntryResult) -> BTreeMap<Obligation, String> {
        let function = &self.program.funcs[result.entry];
        let open: BTreeSet<Obligation> = result
            .findings
            .iter()
            .filter(|(_, f)| matches!(f.decision, Decision::Fails(_) | Decision::Unknown(_)))
            .map(|(obligation, _)| *obligation)
            .collect();
        let Some(body) = function.body.as_ref().filter(|_| function.name != "main" && !open.is_empty())
        else {
            return BTreeMap::new();
        };
        let cfg = Cfg::new(body);
        let data = Loop::whole_body(body, &cfg, function.loc);
        let callees = Callees::new(self.program);
        let context = LoopContext::new(self.program, result.entry, body, &cfg, &data, &callees);
        let mut needed = usual(&context);
        needed.truncate(MOST);
        if needed.is_empty() {
            return BTreeMap::new();
        }
        let time = Duration::from_secs(self.options.timeout_seconds) / SHARE;
        let job = Job { interrupt: &self.interrupt.within(time), ..*self };
        let proved = job.proved_under(result.entry, &needed, &open);
        if proved.is_empty() {
            return BTreeMap::new();
        }
        leave_out(&mut needed, |fewer| job.proved_under(result.entry, fewer, &proved) == proved);
        let names = Names { program: self.program, body, params: &data.params };
        let say = |facts: &[Formula]| facts.iter().map(|f| names.formula(f)).collect::<Vec<_>>().join(" && ");
        let mut all: BTreeMap<Obligation, String> = BTreeMap::new();
        if needed.len() > 1 {
            for one in &needed {
                for obligation in job.proved_under(result.entry, std::slice::from_ref(one), &proved) {
                    all.entry(obligation).or_insert_with(|| say(std::slice::from_ref(one)));
                }
            }
        }
        for obligation in proved {
            all.entry(obligation).or_insert_with(|| say(&needed));
        }
        all
    }

    /// Those of the obligations that are proved where this holds at the start.
    fn proved_under(
        &self,
        entry: FuncId,
        given: &[Formula],
        open: &BTreeSet<Obligation>,
    ) -> BTreeSet<Obligation> {
        if self.interrupt.is_triggered() {
            return BTreeSet::new();
        }
        let task = Task { given: Arc::new(given.to_vec()), ..Task::new(entry) };
        let options = CheckOptions { replay: Replay::Off, ..self.options.clone() };
        let attempt = self.attempt(&task, &options, Some(self.tools));
        let is_proved = |attempt: &Attempt, o: &Obligation| {
            attempt.settles(*o).is_some_and(|f| matches!(f.decision, Decision::Proved))
        };
        open.iter().copied().filter(|o| is_proved(&attempt, o)).collect()
    }
}

/// Leaves out what is not needed, many at a time where that is possible. Those at the end go first.
fn leave_out<T: Clone>(all: &mut Vec<T>, suffices: impl Fn(&[T]) -> bool) {
    let mut at_once = all.len().div_ceil(2);
    while at_once > 0 {
        let mut end = all.len();
        while end > 0 {
            let start = end.saturating_sub(at_once);
            let fewer: Vec<T> = all[..start].iter().chain(&all[end..]).cloned().collect();
            if suffices(&fewer) {
                *all = fewer;
            }
            end = start;
        }
        at_once /= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::leave_out;

    #[test]
    fn what_is_needed_stays() {
        let mut all: Vec<u32> = (0..20).collect();
        leave_out(&mut all, |some| [3, 11].iter().all(|n| some.contains(n)));
        assert_eq!(all, [3, 11]);
        let mut either: Vec<u32> = (0..9).collect();
        leave_out(&mut either, |some| some.contains(&2) || some.contains(&7));
        assert_eq!(either, [2]);
    }
}
