//! Variables of calls that are not over and that a further call of a function cannot see: nothing in memory leads there, and
//! no argument does. The further calls have variables of their own, which the analysis does not tell from these.

use super::Encoder;
use super::object::{ObjId, ObjectKind};
use crate::ir::FuncId;
use std::collections::BTreeSet;

impl Encoder<'_> {
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
        let locals = self.stack.iter().flat_map(|frame| &frame.locals);
        let private = locals.filter(|&&obj| match self.out.objects[obj].kind {
            ObjectKind::Stack { func, inst } => !self.out.objects[obj].weak && !told((func, inst)),
            _ => false,
        });
        private.copied().collect()
    }
}
