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

/// A pointer that was read from forgotten memory.
pub(super) struct Found {
    /// What it may lead to, as the analysis says.
    targets: Targets,
    ptr: Ptr,
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
        if let Some(known) = self.forgotten.get(&key).cloned() {
            return self.clean_ptr(known);
        }
        let targets = self.hinted_targets(hint);
        let ptr = match self.found_there(id, off, &targets) {
            Some(known) => known,
            None => {
                let older = self.out.unknowns.older(id);
                let mut objects = self.objects_among(&targets);
                objects.retain(|&o| !self.is_allocated_since(o, older));
                let offsets = self.offsets_among(&targets);
                let new = self.some_pointer("a pointer in memory", &objects, &offsets);
                let found = Found { targets, ptr: new.clone() };
                self.found.entry((id, off)).or_default().push(found);
                new
            }
        };
        self.forgotten.insert(key, ptr.clone());
        self.clean_ptr(ptr)
    }

    /// Whoever reads there and may find the same finds the same pointer. What was allocated since cannot lie there, but blocks that
    /// have got a name since may.
    fn found_there(&mut self, id: UnknownId, off: Term, targets: &Targets) -> Option<Ptr> {
        let found = self.found.get(&(id, off))?.iter().find(|f| f.targets == *targets)?;
        let (ptr, older) = (found.ptr.clone(), self.out.unknowns.older(id));
        let now = self.objects_among(targets);
        let led = |o: &ObjId| ptr.targets.iter().any(|t| t.obj == *o);
        now.iter().all(|o| led(o) || self.is_allocated_since(*o, older)).then_some(ptr)
    }

    /// A block of the heap that was not there when there were so many objects.
    fn is_allocated_since(&self, obj: ObjId, older: usize) -> bool {
        let object = &self.out.objects[obj];
        let heap = matches!(object.kind, ObjectKind::Heap { .. });
        heap && !object.weak && !self.blocks.contains(&obj) && obj.as_u32() as usize >= older
    }

    fn hinted_pointer(&mut self, hint: Hint) -> Ptr {
        let targets = self.hinted_targets(hint);
        let (objects, offsets) = (self.objects_among(&targets), self.offsets_among(&targets));
        self.some_pointer("a pointer in memory", &objects, &offsets)
    }

    fn hinted_targets(&mut self, hint: Hint) -> Targets {
        match (hint, self.summaries) {
            (Hint::Load(func, value), Some(tools)) => tools.pts.pointer(func, value).clone(),
            (Hint::Load(..), None) => Targets::default(),
            (Hint::Held(holder, at), _) => self.held(holder, at),
        }
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
