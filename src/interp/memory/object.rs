//! Objects: what each allocation is, and how to speak of it.

use super::page::{Backing, Pages};
use crate::interp::fault::Place;
use crate::ir::{FuncId, GlobalId, LocId};
use cranelift_entity::{EntityRef, entity_impl};

/// An allocation; NULL is number 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ObjId(u32);
entity_impl!(ObjId, "obj");

impl ObjId {
    pub const NULL: ObjId = ObjId(0);

    pub fn is_null(self) -> bool {
        self.index() == 0
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ObjKind {
    Null,
    Stack,
    Heap,
    Global(GlobalId),
    Function(FuncId),
    /// The arguments of main.
    Args,
}

impl ObjKind {
    pub fn noun(self) -> &'static str {
        match self {
            ObjKind::Null => "NULL",
            ObjKind::Stack => "stack object",
            ObjKind::Heap => "heap object",
            ObjKind::Global(_) => "global object",
            ObjKind::Function(_) => "function",
            ObjKind::Args => "argument object",
        }
    }
}

pub struct Object {
    pub kind: ObjKind,
    pub alive: bool,
    /// Writes are faults.
    pub constant: bool,
    pub size: u64,
    pub base: u64,
    /// Where it was made, for objects of the stack and the heap.
    pub made: Option<Place>,
    /// Where it died.
    pub ended: LocId,
    pub(super) backing: Backing,
    pub(super) pages: Pages,
}

impl Object {
    /// What the bytes of a page are that is not there.
    #[inline]
    pub(super) fn behind(&self, index: u64) -> Backing {
        self.pages.behind(index, self.backing)
    }
}

/// What a new object is to be.
pub struct NewObject {
    pub kind: ObjKind,
    pub size: u64,
    pub align: u64,
    pub constant: bool,
    pub made: Option<Place>,
    pub backing: Backing,
}
