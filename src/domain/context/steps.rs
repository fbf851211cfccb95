//! What one iteration adds to a variable, where the text tells.

use super::LoopContext;
use super::ranges::Range;
use crate::analysis::loops::updates::added;
use crate::domain::formula::PtrExpr;
use crate::ir::{BlockId, Callee, Inst, InstId, Value};
use std::collections::BTreeSet;

/// More different steps than that say little.
const MOST: usize = 8;

impl LoopContext<'_> {
    /// What the edges hand to the parameter: from outside and from inside.
    pub fn entries_and_updates(&self, index: usize) -> (Vec<Value>, Vec<Value>) {
        let (mut entries, mut updates) = (vec![], vec![]);
        if self.data.header == self.body.entry {
            return (entries, self.arguments_of_own_calls(index));
        }
        let mut sources = self.cfg.preds[self.data.header].clone();
        sources.dedup();
        for &source in &sources {
            for edge in self.body.blocks[source].terminator.edges() {
                if edge.target == self.data.header {
                    let side = if self.contains(source) { &mut updates } else { &mut entries };
                    side.push(edge.args[index]);
                }
            }
        }
        (entries, updates)
    }

    /// What the function hands to itself, seen as a loop.
    fn arguments_of_own_calls(&self, index: usize) -> Vec<Value> {
        let insts = self.data.blocks.iter().flat_map(|&b| &self.body.blocks[b].insts);
        let calls = insts.filter_map(|&i| match &self.body.insts[i].inst {
            Inst::Call { callee: Callee::Func(func), args } if *func == self.func => args.get(index).copied(),
            _ => None,
        });
        calls.collect()
    }

    /// A parameter of a function that each of its calls to itself leaves as it is.
    pub(super) fn is_handed_on(&self, param: Value) -> bool {
        let index = self.data.params.iter().position(|&p| p == param);
        self.data.header == self.body.entry
            && index.is_some_and(|i| self.arguments_of_own_calls(i).iter().all(|&arg| arg == param))
    }

    /// A block of the loop that does not begin an iteration.
    fn goes_on_in(&self, block: BlockId) -> bool {
        self.contains(block) && block != self.data.header
    }

    pub(super) fn param_steps(&self, param: Value, updates: &[Value]) -> Option<Vec<i128>> {
        let mut steps = BTreeSet::new();
        for &update in updates {
            steps.extend(added(self.body, &|b| self.goes_on_in(b), param, update)?);
        }
        (steps.len() <= MOST).then(|| steps.into_iter().collect())
    }

    /// The same for a scalar in memory: each store of the loop to that address adds a constant to what it loads there.
    /// At most one of the stores is taken to run in an iteration.
    pub(super) fn memory_steps(&self, place: &PtrExpr) -> Option<Vec<i128>> {
        let mut steps = BTreeSet::from([0]);
        for stored in self.stores.iter().filter(|s| s.place == *place) {
            let (step, _) = stored.adds.filter(|(lo, hi)| lo == hi)?;
            steps.insert(step);
        }
        if self.is_always_stored(place) {
            steps.remove(&0);
        }
        (steps.len() <= MOST).then(|| steps.into_iter().collect())
    }

    pub(super) fn memory_drift(&self, place: &PtrExpr) -> Option<Range> {
        let here = self.stores.iter().filter(|s| s.place == *place);
        let mut all = Some((0, 0));
        for stored in here {
            all = all.and_then(|(lo, hi)| stored.adds.map(|(a, b)| (a.min(lo), b.max(hi))));
        }
        all
    }

    pub(super) fn param_drift(&self, param: Value, updates: &[Value]) -> Option<Range> {
        let mut all: Option<Range> = None;
        for &update in updates {
            let (lo, hi) = self.drift(param, update)?;
            all = Some(all.map_or((lo, hi), |(a, b)| (a.min(lo), b.max(hi))));
        }
        all
    }

    fn is_always_stored(&self, place: &PtrExpr) -> bool {
        let stores = |inst: InstId| match &self.body.insts[inst].inst {
            Inst::Store { ptr, .. } => self.ptr(*ptr).as_ref() == Some(place),
            _ => false,
        };
        let always =
            |&&block: &&BlockId| self.data.latches.iter().all(|&latch| self.cfg.dominates(block, latch));
        let mut blocks = self.data.blocks.iter().filter(always);
        blocks.any(|&block| self.body.blocks[block].insts.iter().any(|&i| stores(i)))
    }
}
