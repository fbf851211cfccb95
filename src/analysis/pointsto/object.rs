//! Abstract objects and the locations in them.

use super::offset::Offset;
use super::successors::Merged;
use crate::ir::{FuncId, GlobalId, InstId};
use cranelift_entity::{PrimaryMap, SecondaryMap, entity_impl};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ObjectId(u32);
entity_impl!(ObjectId, "obj");

/// A call instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct CallSite {
    pub func: FuncId,
    pub inst: InstId,
}

/// The call of a cloned function in one that is not, and the calls from there on that are told apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Chain {
    pub first: CallSite,
    further: [Option<CallSite>; 2],
}

impl Chain {
    pub fn new(first: CallSite) -> Chain {
        Chain { first, further: [None; 2] }
    }

    pub fn calls(self) -> impl Iterator<Item = CallSite> {
        [Some(self.first)].into_iter().chain(self.further).flatten()
    }

    /// The same chain where there is no room for more.
    pub fn with(mut self, call: CallSite) -> Chain {
        if let Some(free) = self.further.iter_mut().find(|c| c.is_none()) {
            *free = Some(call);
        }
        self
    }
}

/// For which calls a cloned function is looked at; None outside of any.
pub type Context = Option<Chain>;

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum ObjectKind {
    /// Not objects of the program: what pointers hold that point to none.
    Null,
    /// From an integer or from unknown code: NULL, or any object that has escaped.
    Unknown,
    /// Bytes that never were one pointer: uninitialized, or parts of several.
    Garbage,
    Global(GlobalId),
    Func(FuncId),
    Stack {
        func: FuncId,
        inst: InstId,
        context: Context,
    },
    Heap {
        func: FuncId,
        inst: InstId,
        context: Context,
    },
    /// Whatever the pointers among the parameters of an entry function lead to.
    Argument(FuncId),
    /// The texts that the arguments of main lead to.
    Words(FuncId),
}

impl ObjectKind {
    pub fn is_real(self) -> bool {
        match self {
            ObjectKind::Null | ObjectKind::Unknown | ObjectKind::Garbage => false,
            ObjectKind::Global(_)
            | ObjectKind::Func(_)
            | ObjectKind::Stack { .. }
            | ObjectKind::Heap { .. }
            | ObjectKind::Argument(_)
            | ObjectKind::Words(_) => true,
        }
    }

    /// The instruction that makes it, and the call that the instruction runs for.
    pub fn made_at(self) -> Option<((FuncId, InstId), Context)> {
        match self {
            ObjectKind::Stack { func, inst, context } | ObjectKind::Heap { func, inst, context } => {
                Some(((func, inst), context))
            }
            _ => None,
        }
    }

    pub fn is_stack(self) -> bool {
        matches!(self, ObjectKind::Stack { .. })
    }

    pub fn is_heap(self) -> bool {
        matches!(self, ObjectKind::Heap { .. })
    }

    /// May be ended by `free`, of some run: argument memory may lie on the heap.
    pub fn may_be_heap(self) -> bool {
        matches!(self, ObjectKind::Heap { .. } | ObjectKind::Argument(_))
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Object {
    pub kind: ObjectKind,
    /// In bytes, where every instance has the same known one.
    pub size: Option<u64>,
    pub writable: bool,
}

pub type LocIx = u32;
pub const NULL: LocIx = 0;
pub const UNKNOWN: LocIx = 1;
pub const GARBAGE: LocIx = 2;

/// So many exact offsets and so many classes are told apart in one object; further ones become coarse.
const MAX_EXACT: u32 = 128;
const MAX_CLASSES: u32 = 64;

/// Objects and locations, numbered in the order in which they are met.
pub struct Locations {
    pub objects: PrimaryMap<ObjectId, Object>,
    by_kind: FxHashMap<ObjectKind, ObjectId>,
    /// Kinds that share one object; its kind is that of one of them.
    merged: Merged,
    pub locs: Vec<(ObjectId, Offset)>,
    index: FxHashMap<(ObjectId, Offset), LocIx>,
    counts: SecondaryMap<ObjectId, (u32, u32)>,
    /// Offsets that are not told apart keep their remainder by this.
    pub units: SecondaryMap<ObjectId, u64>,
}

impl Locations {
    pub fn new(merged: Merged) -> Locations {
        let mut this = Locations {
            merged,
            objects: PrimaryMap::new(),
            by_kind: FxHashMap::default(),
            locs: vec![],
            index: FxHashMap::default(),
            counts: SecondaryMap::new(),
            units: SecondaryMap::with_default(8),
        };
        for kind in [ObjectKind::Null, ObjectKind::Unknown, ObjectKind::Garbage] {
            let object = this.object(kind, None, false).0;
            this.loc(object, Offset::ANY);
        }
        this
    }

    /// The object, and whether it is new.
    pub fn object(&mut self, kind: ObjectKind, size: Option<u64>, writable: bool) -> (ObjectId, bool) {
        if let Some(&id) = self.by_kind.get(&kind) {
            return (id, false);
        }
        let Some(&head) = self.merged.get(&kind) else {
            let id = self.objects.push(Object { kind, size, writable });
            self.by_kind.insert(kind, id);
            return (id, true);
        };
        let known = self.by_kind.get(&head).copied();
        let id = known.unwrap_or_else(|| self.objects.push(Object { kind: head, size: None, writable }));
        self.by_kind.extend([(head, id), (kind, id)]);
        (id, known.is_none())
    }

    /// Several kinds are this object.
    pub fn is_merged(&self, object: ObjectId) -> bool {
        self.merged.contains_key(&self.objects[object].kind)
    }

    pub fn all_made_at(&self, place: (FuncId, InstId)) -> BTreeSet<ObjectId> {
        let is_there = |kind: &ObjectKind| kind.made_at().is_some_and(|(made, _)| made == place);
        self.by_kind.iter().filter(|(kind, _)| is_there(kind)).map(|(_, &id)| id).collect()
    }

    pub fn find(&self, kind: ObjectKind) -> Option<ObjectId> {
        self.by_kind.get(&kind).copied()
    }

    pub fn loc(&mut self, object: ObjectId, offset: Offset) -> LocIx {
        if let Some(&loc) = self.index.get(&(object, offset)) {
            return loc;
        }
        let (exact, classes) = &mut self.counts[object];
        let (count, max) = if offset.is_exact() { (exact, MAX_EXACT) } else { (classes, MAX_CLASSES) };
        let coarse = offset.coarse(self.units[object]);
        if *count >= max && offset != coarse {
            let loc = self.loc(object, coarse);
            self.index.insert((object, offset), loc);
            return loc;
        }
        *count += 1;
        let loc = self.locs.len() as LocIx;
        self.locs.push((object, offset));
        self.index.insert((object, offset), loc);
        loc
    }

    pub fn object_of(&self, loc: LocIx) -> ObjectId {
        self.locs[loc as usize].0
    }

    pub fn kind_of(&self, loc: LocIx) -> ObjectKind {
        self.objects[self.object_of(loc)].kind
    }
}
