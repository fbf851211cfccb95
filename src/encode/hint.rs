//! What a pointer in forgotten memory may lead to: all that the points-to analysis allows there.

use super::Encoder;
use super::object::{ObjId, ObjectKind};
use super::pointer::Ptr;
use super::unknown::UnknownId;
use super::value::Sym;
use crate::analysis::pointsto::{ObjectId, Offset, Targets};
use crate::ir::{FuncId, Inst, Value, ValueDef};
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
        let ptr = match self.apart_from_numbers(id, off, hint, &targets) {
            Some((meets, narrow)) => {
                let (any, known) = (self.left_there(id, off, targets), self.left_there(id, off, narrow));
                self.ptr_ite(meets, &any, &known)
            }
            None => self.left_there(id, off, targets),
        };
        self.forgotten.insert(key, ptr.clone());
        self.clean_ptr(ptr)
    }

    fn left_there(&mut self, id: UnknownId, off: Term, targets: Targets) -> Ptr {
        if let Some(known) = self.found_there(id, off, &targets) {
            return known;
        }
        let older = self.out.unknowns.older(id);
        let mut objects = self.objects_among(&targets);
        objects.retain(|&o| !self.is_allocated_since(o, older));
        let offsets = self.offsets_among(&targets);
        let new = self.some_pointer("a pointer in memory", &objects, &offsets);
        self.out.unknowns.pointers.add(id, off, &targets, &new);
        let found = Found { targets, ptr: new.clone() };
        self.found.entry((id, off)).or_default().push(found);
        new
    }

    /// A pointer may lead anywhere because numbers lie in the same object. Where their places are known: when the pointer meets one,
    /// and what it leads to otherwise. An array of pointers beside the count of those in use is such an object.
    fn apart_from_numbers(
        &mut self,
        id: UnknownId,
        off: Term,
        hint: Hint,
        targets: &Targets,
    ) -> Option<(Term, Targets)> {
        let tools = self.summaries.filter(|_| targets.unknown)?;
        let holder = *self.holders.get(&id)?;
        let stands = self.stands_for(holder);
        let at = self.place_in(hint, holder, &stands)?;
        let bits = self.pointer_bits();
        let bytes = u64::from(bits / 8);
        let (narrow, numbers) = tools.pts.contents_beside_numbers(&stands, at, bytes)?;
        let mut meets = vec![];
        for (lo, len) in numbers {
            let pool = &mut self.out.pool;
            let (lo, len) = (pool.constant(bits, u128::from(lo)), pool.constant(bits, u128::from(len)));
            let bytes = pool.constant(bits, u128::from(bytes));
            let (ahead, behind) = (pool.sub(lo, off), pool.sub(off, lo));
            let (begins, goes_on) = (pool.ult(ahead, bytes), pool.ult(behind, len));
            meets.push(pool.or(begins, goes_on));
        }
        Some((self.pool().or_all(&meets), narrow))
    }

    /// Where in the object the pointer lies, as far as the analysis knows. None: others may change it at any time.
    fn place_in(&self, hint: Hint, holder: ObjId, stands: &[ObjectId]) -> Option<Offset> {
        let (func, value) = match hint {
            Hint::Held(object, at) if object == holder => return Some(at),
            Hint::Held(..) => return Some(Offset::ANY),
            Hint::Load(func, value) => (func, value),
        };
        let body = self.program.funcs[func].body.as_ref()?;
        let ValueDef::Result(inst, _) = body.values[value].def else { return None };
        let Inst::Load { ptr, volatile: false } = body.insts[inst].inst else { return None };
        let targets = self.summaries?.pts.pointer(func, ptr);
        let mut ranges = targets.objects.iter().filter(|(o, _)| stands.contains(o)).map(|(_, range)| *range);
        match (ranges.next(), ranges.next()) {
            (Some(range), None) if !targets.unknown => Some(range.class()),
            _ => Some(Offset::ANY),
        }
    }

    /// Whoever reads there and may find the same finds the same pointer. What was allocated since cannot lie there, but blocks that
    /// have got a name since may.
    fn found_there(&mut self, id: UnknownId, off: Term, targets: &Targets) -> Option<Ptr> {
        let found = self.found.get(&(id, off))?.iter().find(|f| f.targets.is_same_range(targets))?;
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
    pub(super) fn held(&mut self, holder: ObjId, at: Offset) -> Targets {
        let anything = Targets { unknown: true, ..Targets::default() };
        let Some(tools) = self.summaries else { return anything };
        if self.out.objects[holder].kind == ObjectKind::Argument {
            return anything;
        }
        let stands = self.stands_for(holder);
        let bytes = u64::from(self.pointer_bits() / 8);
        if stands.is_empty() { anything } else { tools.pts.contents(&stands, at, bytes) }
    }

    /// What such a pointer is if it was stored there as one, where it might also be made of other bytes. None: that says no more.
    pub(super) fn stored_whole(&mut self, holder: ObjId, at: Offset) -> Option<Targets> {
        let tools = self.summaries?;
        let stands = self.stands_for(holder);
        tools.pts.stored_whole(&stands, at, u64::from(self.pointer_bits() / 8))
    }

    /// The objects of the analysis that may be this one.
    fn stands_for(&mut self, holder: ObjId) -> Vec<ObjectId> {
        let Some(tools) = self.summaries else { return vec![] };
        let all = tools.pts.objects().iter();
        all.filter(|(_, object)| self.objects_of(object.kind).contains(&holder)).map(|(id, _)| id).collect()
    }

    pub(super) fn all_pointer_targets(&mut self, func: FuncId, value: Value) -> BTreeSet<ObjId> {
        let Some(tools) = self.summaries else { return BTreeSet::new() };
        self.objects_among(tools.pts.pointer(func, value))
    }

    pub(super) fn objects_among(&mut self, targets: &Targets) -> BTreeSet<ObjId> {
        let Some(tools) = self.summaries else { return BTreeSet::new() };
        let mut found = BTreeSet::new();
        for &(object, _) in &targets.objects {
            found.extend(self.objects_of(tools.pts.objects()[object].kind));
        }
        if targets.unknown {
            self.outside_object();
            found.extend(self.observed().into_iter().filter(|&o| o != super::object::NULL));
        }
        found
    }

    /// What the analysis knows of the offsets in the objects that the pointer may lead to.
    pub(super) fn known_offsets(&mut self, func: FuncId, value: Value) -> BTreeMap<ObjId, Offset> {
        let Some(tools) = self.summaries else { return BTreeMap::new() };
        self.offsets_among(tools.pts.pointer(func, value))
    }

    pub(super) fn offsets_among(&mut self, targets: &Targets) -> BTreeMap<ObjId, Offset> {
        let mut known: BTreeMap<ObjId, Option<Offset>> = BTreeMap::new();
        let Some(tools) = self.summaries else { return BTreeMap::new() };
        if targets.unknown {
            return BTreeMap::new();
        }
        for &(object, range) in &targets.objects {
            let offset = Some(range.class()).filter(|class| *class != Offset::ANY);
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
