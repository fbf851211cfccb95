//! The memory: objects with deterministic addresses and their contents.
//!
//! Nothing here checks accesses; the callers do (see `access`). Addresses only grow and are never used again, so that an
//! address tells its object, dead or alive, and at least 32 bytes lie between neighbours.

mod bytes;
mod image;
mod object;
mod page;

pub use object::{NewObject, ObjId, ObjKind, Object};
pub use page::{Backing, Cell, Origin, PAGE, Shadow};

use super::fault::{Limit, Place};
use super::value::Pointer;
use crate::ir::{CallPath, LocId};
use cranelift_entity::EntityRef;
use std::collections::BTreeSet;

const FIRST_ADDRESS: u64 = 0x1_0000;
const GAP: u64 = 32;

pub struct Memory {
    pub pointer_bits: u32,
    objects: Vec<Object>,
    /// Heap objects that are alive.
    heap: BTreeSet<ObjId>,
    next_address: u64,
    /// Bytes of pages that exist, and how many may.
    resident: u64,
    max_resident: u64,
    max_objects: usize,
    /// Instructions that made bytes arbitrary; origin `i` is entry `i - 1`.
    havocs: Vec<(Place, CallPath)>,
    /// Some bytes may be unknown.
    unknown: bool,
}

impl Memory {
    /// With nothing but NULL.
    pub fn new(pointer_bits: u32, max_objects: usize, max_resident: u64) -> Memory {
        let null = NewObject {
            kind: ObjKind::Null,
            size: 0,
            align: 1,
            constant: true,
            made: None,
            backing: Backing::Zero,
        };
        let objects = vec![object(null, 0, false)];
        Memory {
            pointer_bits,
            objects,
            heap: BTreeSet::new(),
            next_address: FIRST_ADDRESS,
            resident: 0,
            max_resident,
            max_objects,
            havocs: vec![],
            unknown: false,
        }
    }

    /// Bits that an address has.
    #[inline]
    pub fn address_mask(&self) -> u64 {
        u64::MAX >> (64 - self.pointer_bits)
    }

    pub fn pointer_bytes(&self) -> u64 {
        u64::from(self.pointer_bits / 8)
    }

    #[inline]
    pub fn object(&self, id: ObjId) -> &Object {
        &self.objects[id.index()]
    }

    pub fn objects(&self) -> impl Iterator<Item = (ObjId, &Object)> {
        self.objects.iter().enumerate().map(|(i, object)| (ObjId::new(i), object))
    }

    /// The heap objects that are alive, oldest first.
    pub fn live_heap(&self) -> impl Iterator<Item = ObjId> {
        self.heap.iter().copied()
    }

    pub fn has_live_heap(&self) -> bool {
        !self.heap.is_empty()
    }

    /// A new object, alive.
    pub fn add(&mut self, new: NewObject) -> Result<ObjId, Limit> {
        if self.objects.len() >= self.max_objects {
            return Err(Limit::Objects);
        }
        let base = self.place(new.size, new.align).ok_or(Limit::Addresses)?;
        let id = ObjId::new(self.objects.len());
        if new.kind == ObjKind::Heap {
            self.heap.insert(id);
        }
        self.note(new.backing);
        self.objects.push(object(new, base, true));
        Ok(id)
    }

    fn place(&mut self, size: u64, align: u64) -> Option<u64> {
        let base = self.next_address.checked_next_multiple_of(align.max(16))?;
        let next = base.checked_add(size)?.checked_add(GAP)?;
        if next > self.address_mask() {
            return None;
        }
        self.next_address = next;
        Some(base)
    }

    /// The object ends; its contents go.
    pub fn kill(&mut self, id: ObjId, loc: LocId) {
        let object = &mut self.objects[id.index()];
        if object.alive {
            object.alive = false;
            object.ended = loc;
            self.heap.remove(&id);
        }
        self.wipe(id);
    }

    /// The object is alive, again or still, with fresh contents.
    pub fn revive(&mut self, id: ObjId, backing: Backing) {
        self.wipe(id);
        self.note(backing);
        let object = &mut self.objects[id.index()];
        object.alive = true;
        object.backing = backing;
    }

    fn wipe(&mut self, id: ObjId) {
        let object = &mut self.objects[id.index()];
        let gone: u64 = object.pages.iter().map(|(_, page)| page.len() as u64).sum();
        object.pages.clear();
        self.resident -= gone;
    }

    #[inline]
    pub fn address(&self, ptr: Pointer) -> u64 {
        self.object(ptr.object).base.wrapping_add(ptr.offset) & self.address_mask()
    }

    /// The object that holds the address or ends there; else NULL's object with the address as offset.
    pub fn find(&self, address: u64) -> Pointer {
        let after = self.objects.partition_point(|object| object.base <= address);
        let index = after.saturating_sub(1);
        let object = &self.objects[index];
        if index > 0 && address - object.base <= object.size {
            Pointer { object: ObjId::new(index), offset: address - object.base }
        } else {
            Pointer { object: ObjId::NULL, offset: address }
        }
    }

    fn note(&mut self, backing: Backing) {
        self.unknown |= matches!(backing, Backing::Unknown(_));
    }

    /// False if all bytes are known.
    #[inline]
    pub fn has_unknown(&self) -> bool {
        self.unknown
    }

    /// Bytes of contents that exist.
    pub fn resident(&self) -> u64 {
        self.resident
    }

    /// Notes an instruction that makes bytes arbitrary.
    pub fn add_havoc(&mut self, place: Place, calls: CallPath) -> Origin {
        self.havocs.push((place, calls));
        self.unknown = true;
        Origin(self.havocs.len() as u32)
    }

    /// The instruction behind the origin of a byte, with the calls that led there, unless it is that of the object itself.
    pub fn havoc_place(&self, origin: Origin) -> Option<(Place, CallPath)> {
        self.havocs.get((origin.0 as usize).checked_sub(1)?).copied()
    }
}

fn object(new: NewObject, base: u64, alive: bool) -> Object {
    Object {
        kind: new.kind,
        alive,
        constant: new.constant,
        size: new.size,
        base,
        made: new.made,
        ended: LocId::UNKNOWN,
        backing: new.backing,
        pages: Default::default(),
    }
}
