//! Variables of calls that are not over. A loop ends those only that its own text ends. A further call of a function does not write those
//! that nothing in memory and no argument leads to: it has variables of its own, which the analysis does not tell from these.

use super::Encoder;
use super::flow::Walk;
use super::object::{ObjId, ObjectKind};
use crate::analysis::loops::Loop;
use crate::ir::{FuncId, Inst};
use std::collections::BTreeSet;

impl<'p> Encoder<'p> {
    /// Of all calls that are being encoded.
    pub(super) fn variables(&self) -> BTreeSet<ObjId> {
        self.stack.iter().flat_map(|frame| frame.locals.iter().copied()).collect()
    }

    /// Without those that the loop itself begins or ends: whatever it calls has variables of its own.
    pub(super) fn lasting(&mut self, walk: &Walk<'p>, data: &Loop) -> BTreeSet<ObjId> {
        let mut all = self.variables();
        let Some(tools) = self.summaries else { return BTreeSet::new() };
        for &inst in data.blocks.iter().flat_map(|&b| &walk.body.blocks[b].insts) {
            match &walk.body.insts[inst].inst {
                Inst::LifetimeStart { ptr } | Inst::LifetimeEnd { ptr } => {
                    for &(object, _) in tools.pts.targets(walk.func, *ptr) {
                        let ended = self.objects_of(tools.pts.objects()[object].kind);
                        all.retain(|obj| !ended.contains(obj));
                    }
                }
                Inst::StackRestore { .. } => {
                    let own = self.stack.last().map(|frame| &frame.locals[..]).unwrap_or_default();
                    all.retain(|obj| !own.contains(obj));
                }
                _ => {}
            }
        }
        all
    }

    /// What a call leaves alone that leads back to a function of which an arbitrary call is being encoded.
    pub(super) fn private_from(&self, func: FuncId) -> BTreeSet<ObjId> {
        if !self.any_calls.iter().any(|a| a.func == func) {
            return BTreeSet::new();
        }
        let Some(tools) = self.summaries else { return BTreeSet::new() };
        let Some(body) = &self.program.funcs[func].body else { return BTreeSet::new() };
        let mut seen = tools.pts.in_memory();
        for &param in &body.blocks[body.entry].params {
            seen.extend(tools.pts.targets(func, param).iter().map(|&(object, _)| object));
        }
        let told = |place| {
            let mut objects = tools.pts.objects().iter();
            objects.any(|(id, object)| {
                object.kind.made_at().is_some_and(|(made, _)| made == place)
                    && (seen.contains(&id) || tools.pts.escaped(id))
            })
        };
        let is_private = |obj: &ObjId| match self.out.objects[*obj].kind {
            ObjectKind::Stack { func, inst } => !self.out.objects[*obj].weak && !told((func, inst)),
            _ => false,
        };
        self.variables().into_iter().filter(is_private).collect()
    }
}
