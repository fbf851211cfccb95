//! What runs have shown of the whole program: a last look at verdicts before they are believed.
//!
//! Nothing here makes a verdict better. A place that a run has passed is not unreachable, and what has failed in a run is
//! not proved: where an answer says so all the same, a proof was wrong, and the answer becomes unknown.

use super::inputs::Recipe;
use crate::interp::{At, Fault};
use crate::ir::{BlockId, FuncId, Inst, Program, Property};
use crate::property::{Obligation, Place, Site};
use cranelift_entity::EntityRef;
use std::collections::BTreeMap;

#[derive(Clone, Debug, Default)]
pub struct Evidence {
    /// For each function and block, the edges that some run has taken out of it.
    edges: Vec<Vec<u64>>,
    /// The run that failed there first.
    faults: BTreeMap<Obligation, Recipe>,
}

impl Evidence {
    pub(super) fn set_edges(&mut self, edges: Vec<Vec<u64>>) {
        self.edges = edges;
    }

    pub(super) fn add_fault(&mut self, fault: &Fault, recipe: &Recipe) {
        let place = match fault.place.at {
            At::Inst(inst) => Place::Inst(inst),
            At::Terminator(block) => Place::End(block),
        };
        let site = Site { func: fault.place.func, place };
        let obligation = Obligation { site, property: fault.property };
        self.faults.entry(obligation).or_insert_with(|| recipe.clone());
    }

    /// Has a run failed there?
    pub fn has_failed(&self, obligation: Obligation) -> bool {
        self.faults.contains_key(&obligation)
    }

    /// The inputs of a run that has failed there.
    pub fn failing_run(&self, obligation: Obligation) -> Option<&Recipe> {
        self.faults.get(&obligation)
    }

    /// Has a run passed the place? Calls stand for places inside of models, which a run need not come to.
    pub fn has_passed(&self, program: &Program, obligation: Obligation) -> bool {
        let Site { func, place: Place::Inst(inst) } = obligation.site else { return false };
        let Some(body) = &program.funcs[func].body else { return false };
        // Leaks and endings are judged elsewhere than at the place that they belong to.
        use Property::*;
        if !matches!(obligation.property, Deref | Bounds | Overflow | Div | Shift | Assert) {
            return false;
        }
        if matches!(body.insts[inst].inst, Inst::Call { .. }) {
            return false;
        }
        let block = body.blocks.iter().find(|(_, b)| b.insts.contains(&inst)).map(|(id, _)| id);
        block.is_some_and(|b| self.was_left(func, b))
    }

    fn was_left(&self, func: FuncId, block: BlockId) -> bool {
        let edges = self.edges.get(func.index()).and_then(|f| f.get(block.index()));
        edges.is_some_and(|&taken| taken != 0)
    }
}
