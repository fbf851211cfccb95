//! Objects that stand for many: the blocks that earlier iterations, calls or callers have made at one place.
//!
//! Their contents are not followed. That such a block is alive is known as long as none of them may have ended, and its size
//! where the analysis knows it.

use super::Encoder;
use super::object::{ObjId, Object, ObjectKind};
use super::state::{ObjState, State};
use crate::analysis::pointsto::{self, CallSite};
use crate::analysis::set::IdSet;
use crate::term::Term;

impl Encoder<'_> {
    /// The call for which the innermost function runs, as the points-to analysis tells them apart.
    pub(super) fn reason(&self) -> super::made::Reason {
        let tools = self.summaries?;
        let first = self.stack.first()?;
        // Looked at on its own, it stands for all its calls.
        if self.options.start.is_some() && tools.pts.is_cloned(first.func) {
            return None;
        }
        let mut calls = vec![];
        for pair in self.stack.windows(2) {
            calls.push(CallSite { func: pair[0].func, inst: pair[1].from? });
        }
        Some(tools.pts.context_of(&calls, self.stack.last()?.func))
    }

    /// One for each call that the analysis tells apart; with `within`, only for those among these objects.
    pub(super) fn add_weak(&mut self, kind: ObjectKind, within: Option<&IdSet>) {
        let Some(tools) = self.summaries else { return };
        let (ObjectKind::Heap { func, inst } | ObjectKind::Stack { func, inst }) = kind else { return };
        for (id, object) in tools.pts.objects() {
            let context = match object.kind {
                pointsto::ObjectKind::Heap { func: f, inst: i, context }
                | pointsto::ObjectKind::Stack { func: f, inst: i, context }
                    if (f, i) == (func, inst) =>
                {
                    context
                }
                _ => continue,
            };
            let known = self.made.at((func, inst), context).any(|o| self.out.objects[o].weak);
            if known || within.is_some_and(|w| !w.contains(id.as_u32())) {
                continue;
            }
            let bits = self.pointer_bits();
            let size = match object.size {
                Some(size) => self.pool().constant(bits, u128::from(size)),
                None => self.pool().fresh_var("size of an earlier allocation", bits),
            };
            let initial = self.unknown_memory("earlier allocations", size, false);
            let obj = self.add_object(Object {
                kind,
                name: "an earlier allocation".into(),
                size,
                align: 16,
                constant: false,
                initial,
                initially_alive: true,
                base: None,
                site: None,
                unknowns: vec![],
                weak: true,
            });
            self.made.add((func, inst), Some(context), obj);
        }
    }

    /// Nothing is known of the blocks that the weak objects stand for.
    pub(super) fn forget_lives_of_weak(&mut self, state: &mut State) {
        let all: Vec<ObjId> = self.out.objects.iter().filter(|(_, o)| o.weak).map(|(id, _)| id).collect();
        all.into_iter().for_each(|obj| self.forget_life(state, obj));
    }

    pub(super) fn forget_life(&mut self, state: &mut State, obj: ObjId) {
        if self.is_never_known(obj) {
            return;
        }
        let old = self.obj_state(state, obj);
        let label = format!("{} is alive", self.out.objects[obj].name);
        let alive = self.pool().fresh_var(&label, 1);
        state.objects.insert(obj, ObjState { alive, ..old });
    }

    /// Many local variables, or memory from outside: whether one is alive is another question each time.
    pub(super) fn is_never_known(&self, obj: ObjId) -> bool {
        let object = &self.out.objects[obj];
        object.weak && !matches!(object.kind, ObjectKind::Heap { .. })
    }

    /// Where it is known, the size of each block that the object stands for.
    pub(super) fn weak_size(&mut self, obj: ObjId) -> Option<Term> {
        let size = self.out.objects[obj].size;
        self.pool().as_const(size).is_some().then_some(size)
    }

    /// A block that ends is no longer alive for those who know it as one of many.
    pub(super) fn end_among_many(&mut self, state: &mut State, obj: ObjId, cond: Term) {
        let from_outside = Some(obj) == self.outside;
        let others: Vec<ObjId> = match from_outside {
            true => self.out.objects.keys().collect(),
            false => self.made.siblings(obj),
        };
        let spared = self.pool().not(cond);
        for other in others {
            let object = &self.out.objects[other];
            if object.weak && matches!(object.kind, ObjectKind::Heap { .. }) {
                let old = self.obj_state(state, other);
                let alive = self.pool().and(old.alive, spared);
                state.objects.insert(other, ObjState { alive, ..old });
            }
        }
    }
}
