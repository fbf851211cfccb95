//! Heap objects at the end: what is left over, and what nothing leads to any more.

use super::fault::{Outcome, Place, Step, Stop};
use super::machine::Machine;
use super::memory::{ObjId, ObjKind, PAGE};
use super::observer::Observer;
use super::value::Val;
use crate::ir::Property;
use cranelift_entity::EntityRef;
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;

impl<'p, O: Observer> Machine<'p, O> {
    /// The normal end of the program: `outcome`, unless heap objects are left.
    pub(super) fn finish(&mut self, outcome: Outcome) -> Stop {
        if let Err(stop) = self.look_for_leaks() {
            return stop;
        }
        let left = self.memory.live_heap().next();
        match left {
            Some(object) if self.options.properties.has(Property::Memcleanup) => {
                self.lost(object, Property::Memcleanup, "is not freed at the end of the program")
            }
            Some(_) | None => Box::new(outcome),
        }
    }

    /// A fault if some heap object is alive that no pointer leads to.
    pub(super) fn look_for_leaks(&mut self) -> Step<()> {
        if !self.options.properties.has(Property::Leak) || !self.memory.has_live_heap() {
            return Ok(());
        }
        let mut roots: Vec<ObjId> = self.globals().chain(self.stack_objects.iter().copied()).collect();
        roots.extend(self.argument_objects());
        roots.extend(self.regs.iter().filter_map(Val::to_pointer).map(|ptr| ptr.object));
        self.charge(roots.len() as u64 + self.memory.resident() / PAGE);
        let reached = self.reachable(roots);
        let lost = self.memory.live_heap().find(|object| !reached.contains(object));
        match lost {
            Some(object) => {
                Err(self.lost(object, Property::Leak, "is lost: no pointer leads to it any more"))
            }
            None => Ok(()),
        }
    }

    fn lost(&self, object: ObjId, property: Property, what: &str) -> Stop {
        let size = self.memory.object(object).size;
        let place: Place = self.memory.object(object).made.unwrap_or(self.here());
        self.fault_at(place, property, format!("{} of {size} bytes {what}", self.describe(object)))
    }

    pub(super) fn globals(&self) -> impl Iterator<Item = ObjId> + use<O> {
        (1..=self.program.globals.len()).map(ObjId::new)
    }

    /// Those of main's arguments come right after globals and functions.
    fn argument_objects(&self) -> impl Iterator<Item = ObjId> + '_ {
        let first = 1 + self.program.globals.len() + self.program.funcs.len();
        let rest = self.memory.objects().skip(first);
        rest.take_while(|(_, object)| object.kind == ObjKind::Args).map(|(id, _)| id)
    }

    /// The objects that are alive and to which stored pointers lead from the roots, roots included.
    pub(super) fn reachable(&self, roots: Vec<ObjId>) -> BTreeSet<ObjId> {
        let mut seen = FxHashSet::default();
        let mut work = roots;
        let mut all = BTreeSet::new();
        while let Some(id) = work.pop() {
            if !id.is_null() && self.memory.object(id).alive && seen.insert(id) {
                all.insert(id);
                work.extend(self.memory.pointers_in(id));
            }
        }
        all
    }
}
