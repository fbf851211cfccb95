//! Instructions that make, end and change objects as a whole.

use super::access::Access;
use super::fault::Step;
use super::machine::Machine;
use super::memory::{Backing, NewObject, ObjKind, Origin};
use super::observer::Observer;
use super::options::UninitMode;
use super::step::limit;
use super::value::{Pointer, Val};
use crate::ir::{InstData, LocId, Property, Value};

/// Bytes that a fill or a copy moves in the time of one step, roughly.
const BYTES_PER_STEP: u64 = 64;

impl<'p, O: Observer> Machine<'p, O> {
    /// The contents of an object that was just made.
    fn fresh(&self) -> Backing {
        match self.options.uninit {
            UninitMode::Zero => Backing::Uninit,
            UninitMode::FromInput => Backing::Unknown(Origin::UNINIT),
        }
    }

    pub(super) fn alloca(&mut self, data: &InstData, bytes: Value, align: u64) -> Step<()> {
        self.need_defined(bytes, "the size of a stack object")?;
        let new = NewObject {
            kind: ObjKind::Stack,
            size: self.size(bytes),
            align,
            constant: false,
            made: Some(self.here()),
            backing: self.fresh(),
        };
        let object = self.memory.add(new).map_err(limit)?;
        self.stack_objects.push(object);
        self.result(data, Val::ptr(Pointer { object, offset: 0 }));
        Ok(())
    }

    pub(super) fn lifetime_start(&mut self, ptr: Value) {
        let object = self.ptr(ptr).object;
        if self.memory.object(object).kind == ObjKind::Stack {
            self.memory.revive(object, self.fresh());
        }
    }

    pub(super) fn lifetime_end(&mut self, ptr: Value, loc: LocId) {
        let object = self.ptr(ptr).object;
        if self.memory.object(object).kind == ObjKind::Stack {
            self.memory.kill(object, loc);
        }
    }

    /// Ends the stack objects made since the token; those of callers are out of its reach.
    pub(super) fn stack_restore(&mut self, token: Value, loc: LocId) {
        let mark = self.frame().stack_mark;
        let keep = usize::try_from(self.ptr(token).offset).unwrap_or(usize::MAX).max(mark);
        self.drop_stack(keep, loc);
    }

    pub(super) fn drop_stack(&mut self, keep: usize, loc: LocId) {
        while self.stack_objects.len() > keep {
            if let Some(object) = self.stack_objects.pop() {
                self.memory.kill(object, loc);
            }
        }
    }

    /// Sizes beyond the largest pointer difference give NULL.
    pub(super) fn alloc(&mut self, data: &InstData, bytes: Value) -> Step<()> {
        self.need_defined(bytes, "the size of an allocation")?;
        let size = self.size(bytes);
        if size > self.memory.address_mask() >> 1 {
            self.result(data, Val::ptr(Pointer::NULL));
            return Ok(());
        }
        let made = Some(self.user_place().unwrap_or(self.here()));
        let new =
            NewObject { kind: ObjKind::Heap, size, align: 16, constant: false, made, backing: self.fresh() };
        let object = self.memory.add(new).map_err(limit)?;
        self.result(data, Val::ptr(Pointer { object, offset: 0 }));
        Ok(())
    }

    pub(super) fn free(&mut self, ptr: Value, loc: LocId) -> Step<()> {
        self.need_defined(ptr, "a pointer given to free")?;
        let ptr = self.ptr(ptr);
        if ptr == Pointer::NULL {
            return Ok(());
        }
        let object = self.memory.object(ptr.object);
        if object.kind == ObjKind::Heap && object.alive && ptr.offset == 0 {
            let loc = self.user_place().map_or(loc, |place| place.loc);
            self.memory.kill(ptr.object, loc);
            return Ok(());
        }
        let name = self.describe(ptr.object);
        let message = match object.kind {
            ObjKind::Heap if !object.alive => format!("double free of {name} {}", self.ended(ptr.object)),
            ObjKind::Heap => {
                let offset = super::value::sign_extend(ptr.offset, self.program.pointer_bits);
                format!("free of a pointer to offset {offset} of {name}")
            }
            ObjKind::Null => format!("free of address {:#x}, which is in no object", ptr.offset),
            ObjKind::Stack | ObjKind::Global(_) | ObjKind::Function(_) | ObjKind::Args => {
                format!("free of {name}, which is not on the heap")
            }
        };
        self.fault(Property::Free, message)
    }

    /// Checks an access of `len` bytes; a length of 0 asks nothing, and gives None.
    fn region(&mut self, ptr: Value, len: Value, access: Access) -> Step<Option<(Pointer, u64)>> {
        self.need_defined(len, "a length")?;
        let size = self.size(len);
        if size == 0 {
            return Ok(None);
        }
        self.need_defined(ptr, "an address")?;
        let ptr = self.ptr(ptr);
        self.access(ptr, size, access)?;
        self.charge(size / BYTES_PER_STEP);
        Ok(Some((ptr, size)))
    }

    fn written(&mut self, ptr: Pointer, len: u64) {
        self.observer.on_memory_write(ptr.object, ptr.offset, ptr.offset + len);
    }

    pub(super) fn fill_inst(&mut self, ptr: Value, byte: Value, len: Value) -> Step<()> {
        let Some((ptr, len)) = self.region(ptr, len, Access::Write)? else { return Ok(()) };
        let (value, taint) = match self.reg(byte) {
            Val::Int { bits, taint, .. } => (*bits as u8, *taint as u8),
            Val::Wide(_) | Val::Ptr { .. } => (0, 0),
        };
        self.memory.fill(ptr.object, ptr.offset, len, value, taint).map_err(limit)?;
        self.written(ptr, len);
        Ok(())
    }

    pub(super) fn copy_inst(&mut self, dst: Value, src: Value, len: Value, overlap: bool) -> Step<()> {
        let Some((from, size)) = self.region(src, len, Access::Read)? else { return Ok(()) };
        let Some((to, _)) = self.region(dst, len, Access::Write)? else { return Ok(()) };
        let near = from.offset.abs_diff(to.offset) < size && from.offset != to.offset;
        if !overlap && near && from.object == to.object {
            let name = self.describe(to.object);
            let (a, b) = (from.offset, to.offset);
            let message =
                format!("copy of {size} bytes between offsets {a} and {b} of {name}, which overlap");
            self.fault(Property::Deref, message)?;
        }
        self.resolve(from.object, from.offset, from.offset + size)?;
        self.memory.copy(to, from, size).map_err(limit)?;
        self.written(to, size);
        Ok(())
    }

    pub(super) fn havoc_inst(&mut self, ptr: Value, len: Value) -> Step<()> {
        let Some((ptr, len)) = self.region(ptr, len, Access::Write)? else { return Ok(()) };
        let origin = self.memory.add_havoc(self.here(), self.calls());
        self.memory.forget(ptr.object, ptr.offset, len, origin).map_err(limit)?;
        self.written(ptr, len);
        Ok(())
    }

    pub(super) fn output_inst(&mut self, ptr: Value, len: Value) -> Step<()> {
        let Some((ptr, len)) = self.region(ptr, len, Access::Read)? else { return Ok(()) };
        self.resolve(ptr.object, ptr.offset, ptr.offset + len)?;
        if self.memory.is_tainted(ptr.object, ptr.offset, ptr.offset + len) {
            self.indeterminate("output")?;
        }
        let room = self.options.max_output.saturating_sub(self.output.len()) as u64;
        for i in 0..len.min(room) {
            self.output.push(self.memory.cell(ptr.object, ptr.offset + i).value);
        }
        Ok(())
    }

    /// Nothing is left of NULL, of dead objects and beyond the end.
    pub(super) fn next_zero(&mut self, data: &InstData, value: Value) -> Step<()> {
        self.need_defined(value, "an address")?;
        let ptr = self.ptr(value);
        let object = self.memory.object(ptr.object);
        let end = if object.alive { object.size } else { 0 };
        if ptr.offset >= end {
            self.size_result(data, 0, value);
            return Ok(());
        }
        let zero = self.find_zero(ptr, end)?.unwrap_or(end);
        self.charge((zero - ptr.offset) / BYTES_PER_STEP);
        let taint = self.memory.is_tainted(ptr.object, ptr.offset, (zero + 1).min(end));
        let val = Val::int(self.program.pointer_bits, zero - ptr.offset).with_taint(taint);
        self.result(data, val);
        Ok(())
    }

    /// The offset of the next zero byte, asking for no more unknown bytes than needed.
    fn find_zero(&mut self, ptr: Pointer, end: u64) -> Step<Option<u64>> {
        let mut from = ptr.offset;
        loop {
            let unknown = self.memory.next_unknown(ptr.object, from, end);
            let known = unknown.map_or(end, |(at, _)| at);
            if let Some(zero) = self.memory.find_zero(ptr.object, from, known) {
                return Ok(Some(zero));
            }
            let Some((at, origin)) = unknown else { return Ok(None) };
            self.resolve_byte(ptr.object, at, origin)?;
            from = at;
        }
    }
}
