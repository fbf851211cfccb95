//! An attempt that follows the iterations of short loops one by one.

use super::{Attempt, CheckOptions, Job, Task, encode_options, with_deep_stack};
use crate::analysis::short::{self, Rounds};
use crate::encode;
use crate::ir::{BlockId, FuncId};
use crate::property::Obligation;
use crate::prove::{Options, Query, Reply};
use crate::term::Term;
use crate::terminate::Endings;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Conflicts that it may cost to see that a loop has no more iterations.
const CONFLICTS: u32 = 10_000;

impl Job<'_> {
    /// None: there is nothing to follow. Whether loops end it does not tell.
    pub(super) fn follow_short_loops(
        &self,
        task: &Task,
        options: &CheckOptions,
        open: &BTreeSet<Obligation>,
    ) -> Option<Attempt> {
        // Loops that what is open lies in or behind, and those of functions that are called there.
        let places: BTreeSet<FuncId> = open.iter().map(|o| o.site.func).collect();
        let reached = places.into_iter().flat_map(|f| self.calls.reached(f, &BTreeSet::new()));
        let near: BTreeSet<FuncId> = reached.collect();
        let proposals = self.tools.proposals;
        let longest = |func, header| proposals.of(func, header).filter(|_| near.contains(&func))?.longest;
        let rounds = short::rounds(self.program, self.tools.pts, self.calls, longest);
        let rounds = self.those_that_suffice(task, options, rounds);
        if rounds.is_empty() {
            return None;
        }
        let task = Task { rounds: Arc::new(rounds), ..task.clone() };
        let mut followed = self.attempt(&task, options, Some(self.tools));
        // What holds after the first iterations is not what holds in all.
        followed.report.loops.clear();
        followed.endings = Endings::default();
        Some(followed)
    }

    /// Loops that have no more iterations, as far as that is seen without invariants.
    fn those_that_suffice(&self, task: &Task, options: &CheckOptions, mut rounds: Rounds) -> Rounds {
        if rounds.is_empty() {
            return rounds;
        }
        let task = Task { rounds: Arc::new(rounds.clone()), ..task.clone() };
        let how = encode_options(&task, options, self.settled, self.interrupt);
        let limits = Options {
            backend: options.solver,
            interrupt: self.interrupt.clone(),
            conflicts: CONFLICTS,
            nodes: task.nodes,
        };
        with_deep_stack(|| {
            let mut encoding = encode::encode(self.program, task.entry, how, Some(self.tools));
            let mut more: BTreeMap<(FuncId, BlockId), Vec<Term>> = BTreeMap::new();
            for overrun in &encoding.overruns {
                more.entry((overrun.func, overrun.header)).or_default().push(overrun.reached);
            }
            let mut query = Query::new(&limits);
            for (place, reached) in more {
                if !matches!(query.any(&mut encoding, &reached), Reply::No) {
                    rounds.remove(&place);
                }
            }
        });
        rounds
    }
}
