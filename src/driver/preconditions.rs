//! What the callers of a function would have to keep to for what is open in it to be proved.
//!
//! The facts that interfaces usually rest on are all assumed at its start. What is proved then rests on some of them: those are looked
//! for that suffice, first for all that is proved, then for each obligation. Verdicts do not change: nobody knows who calls.

use super::{CheckOptions, Job, Replay, Task};
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
/// Facts that are tried at most, and that one suggestion may have.
const MOST: usize = 48;
const READABLE: usize = 5;

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
        let mut usual = usual(&context);
        usual.truncate(MOST);
        if usual.is_empty() {
            return BTreeMap::new();
        }
        let time = Duration::from_secs(self.options.timeout_seconds) / SHARE;
        let job = Job { interrupt: &self.interrupt.within(time), ..*self };
        let mut tries = Tries { job, entry: result.entry, open, seen: vec![] };
        tries.look_for_what_suffices(&usual);
        let names = Names { program: self.program, body, params: &data.params };
        let say = |facts: &[Formula]| facts.iter().map(|f| names.formula(f)).collect::<Vec<_>>().join(" && ");
        let best = |o: &Obligation| {
            let proved = tries.seen.iter().filter(|(_, proved)| proved.contains(o)).map(|(given, _)| given);
            proved.filter(|given| given.len() <= READABLE).min_by_key(|given| given.len())
        };
        tries.open.iter().filter_map(|o| Some((*o, say(best(o)?)))).collect()
    }
}

/// What was tried, and what was proved then.
struct Tries<'j> {
    job: Job<'j>,
    entry: FuncId,
    open: BTreeSet<Obligation>,
    seen: Vec<(Vec<Formula>, BTreeSet<Obligation>)>,
}

impl Tries<'_> {
    /// First for all that can be proved at all, then for each obligation.
    fn look_for_what_suffices(&mut self, usual: &[Formula]) {
        let proved = self.proved_under(usual);
        if proved.is_empty() {
            return;
        }
        let needed = leave_out(usual, |fewer| self.proved_under(fewer).is_superset(&proved));
        if needed.len() > 1 {
            needed.chunks(1).for_each(|one| _ = self.proved_under(one));
        }
        for obligation in proved {
            let is_short = |(given, proved): &(Vec<Formula>, BTreeSet<Obligation>)| {
                given.len() <= 1 && proved.contains(&obligation)
            };
            if !self.seen.iter().any(is_short) {
                leave_out(&needed, |fewer| self.proved_under(fewer).contains(&obligation));
            }
        }
    }

    /// The obligations that are proved where this holds at the start.
    fn proved_under(&mut self, given: &[Formula]) -> BTreeSet<Obligation> {
        if let Some((_, proved)) = self.seen.iter().find(|(known, _)| known == given) {
            return proved.clone();
        }
        if self.job.interrupt.is_triggered() {
            return BTreeSet::new();
        }
        let task = Task { given: Arc::new(given.to_vec()), ..Task::new(self.entry) };
        let options = CheckOptions { replay: Replay::Off, ..self.job.options.clone() };
        let attempt = self.job.attempt(&task, &options, Some(self.job.tools));
        let is_proved =
            |o: &Obligation| attempt.settles(*o).is_some_and(|f| matches!(f.decision, Decision::Proved));
        let proved: BTreeSet<Obligation> = self.open.iter().copied().filter(is_proved).collect();
        self.seen.push((given.to_vec(), proved.clone()));
        proved
    }
}

/// Leaves out what is not needed. Of those that can stand for each other, the first one stays.
fn leave_out<T: Clone>(all: &[T], mut suffices: impl FnMut(&[T]) -> bool) -> Vec<T> {
    let mut needed: Vec<T> = vec![];
    let mut rest = all;
    loop {
        // As many of the first ones as it takes, beside those that are known to be needed: the last of them is.
        let mut enough = |count: usize| suffices(&[&rest[..count], &needed].concat());
        let (mut too_few, mut many) = (None, rest.len());
        while let Some(middle) = middle(too_few, many) {
            if enough(middle) { many = middle } else { too_few = Some(middle) }
        }
        let Some((last, before)) = rest[..many].split_last() else { return needed };
        needed.insert(0, last.clone());
        rest = before;
    }
}

/// A number between: more than the first, fewer than the second.
fn middle(below: Option<usize>, above: usize) -> Option<usize> {
    let least = below.map_or(0, |n| n + 1);
    (least < above).then(|| (least + above) / 2)
}

#[cfg(test)]
mod tests {
    use super::leave_out;

    #[test]
    fn what_is_needed_stays() {
        let all: Vec<u32> = (0..20).collect();
        assert_eq!(leave_out(&all, |some| [3, 11].iter().all(|n| some.contains(n))), [3, 11]);
        assert_eq!(leave_out(&all, |some| some.contains(&2) || some.contains(&7)), [2]);
        assert_eq!(leave_out(&all, |some| some.contains(&0)), [0]);
        assert!(leave_out(&all, |_| true).is_empty());
    }
}
