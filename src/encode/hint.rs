//! What a pointer in forgotten memory may lead to: all that the points-to analysis allows there.

use super::Encoder;
use super::object::{ObjId, ObjectKind};
use super::pointer::Ptr;
use super::unknown::UnknownId;
use super::value::Sym;
use crate::analysis::pointsto::{ObjectId, Offset, Targets};
use crate::ir::{FuncId, Value};
use crate::term::Term;
use std::collections::{BTreeMap, BTreeSet};

/// Who asks for a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hint {
    /// A load of the program: this is its result.
    Load(FuncId, Value),
    /// A claim, of what lies there in the object.
    Held(ObjId, Offset),
}

impl Encoder<'_> {
    /// A pointer of which the bytes cannot be told apart from forgotten ones.
    pub(super) fn any_pointer(&mut self, hint: Hint) -> Sym {
        let ptr = self.hinted_pointer(hint);
        self.clean_ptr(ptr)
    }

    /// A pointer that a loop or an unknown function may have left.
    pub(super) fn forgotten_pointer(&mut self, id: UnknownId, off: Term, hint: Hint) -> Sym {
        let key = (id, off, hint);
        let ptr = match self.forgotten.get(&key) {
            Some(known) => known.clone(),
            None => {
                let new = self.hinted_pointer(hint);
                self.forgotten.insert(key, new.clone());
                new
            }
        };
        self.clean_ptr(ptr)
    }

    fn hinted_pointer(&mut self, hint: Hint) -> Ptr {
        let (objects, offsets) = match hint {
            Hint::Load(func, value) => {
                (self.all_pointer_targets(func, value), self.known_offsets(func, value))
            }
            Hint::Held(holder, at) => {
                let held = self.held(holder, at);
                (self.objects_among(&held), self.offsets_among(&held))
            }
        };
        self.some_pointer("a pointer in memory", &objects, &offsets)
    }

    /// All that may lie in an object; what is not known to the analysis may hold anything.
    fn held(&mut self, holder: ObjId, at: Offset) -> Targets {
        let anything = Targets { unknown: true, ..Targets::default() };
        let Some(tools) = self.summaries else { return anything };
        if self.out.objects[holder].kind == ObjectKind::Argument {
            return anything;
        }
        let mut stands: Vec<ObjectId> = vec![];
        for (id, object) in tools.pts.objects() {
            if self.objects_of(object.kind).contains(&holder) {
                stands.push(id);
            }
        }
        let bytes = u64::from(self.pointer_bits() / 8);
        if stands.is_empty() { anything } else { tools.pts.contents(&stands, at, bytes) }
    }

    pub(super) fn all_pointer_targets(&mut self, func: FuncId, value: Value) -> BTreeSet<ObjId> {
        let Some(tools) = self.summaries else { return BTreeSet::new() };
        self.objects_among(tools.pts.pointer(func, value))
    }

    fn objects_among(&mut self, targets: &Targets) -> BTreeSet<ObjId> {
        let Some(tools) = self.summaries else { return BTreeSet::new() };
        let mut found = BTreeSet::new();
        for &(object, _) in &targets.objects {
            found.extend(self.objects_of(tools.pts.objects()[object].kind));
        }
        if targets.unknown {
            self.outside_object();
            found.extend(self.out.objects.keys().filter(|&o| o != super::object::NULL));
        }
        found
    }

    /// The offsets that the analysis knows for certain, of the objects that the pointer may lead to.
    pub(super) fn known_offsets(&mut self, func: FuncId, value: Value) -> BTreeMap<ObjId, u64> {
        let Some(tools) = self.summaries else { return BTreeMap::new() };
        self.offsets_among(tools.pts.pointer(func, value))
    }

    fn offsets_among(&mut self, targets: &Targets) -> BTreeMap<ObjId, u64> {
        let mut known: BTreeMap<ObjId, Option<u64>> = BTreeMap::new();
        let Some(tools) = self.summaries else { return BTreeMap::new() };
        if targets.unknown {
            return BTreeMap::new();
        }
        for &(object, range) in &targets.objects {
            let offset = range.exact();
            for obj in self.objects_of(tools.pts.objects()[object].kind) {
                let entry = known.entry(obj).or_insert(offset);
                if *entry != offset {
                    *entry = None;
                }
            }
        }
        known.into_iter().filter_map(|(obj, offset)| Some((obj, offset?))).collect()
    }
}
