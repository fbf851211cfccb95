//! Accesses to memory: what is allowed, what is said if not, and how values go in and out.

use super::fault::{Place, Step};
use super::input::{InputKind, InputRecord, InputRequest, input_name};
use super::machine::Machine;
use super::memory::{Cell, ObjId, ObjKind, Origin};
use super::observer::Observer;
use super::step::limit;
use super::value::{Pointer, Val, mask};
use crate::ir::{Body, CallPath, Inst, InstData, Property, Ty, Value};
use crate::term::bv::Bv;

/// What an instruction does to the bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Access {
    Read,
    Write,
}

impl<'p, O: Observer> Machine<'p, O> {
    /// A fault unless these bytes may be accessed.
    #[inline]
    pub(super) fn access(&self, ptr: Pointer, len: u64, access: Access) -> Step<()> {
        let object = self.memory.object(ptr.object);
        let inside = object.alive && ptr.offset <= object.size && len <= object.size - ptr.offset;
        if inside && !(object.constant && access == Access::Write) {
            return Ok(());
        }
        self.bad_access(ptr, len, access)
    }

    #[cold]
    fn bad_access(&self, ptr: Pointer, len: u64, access: Access) -> Step<()> {
        let object = self.memory.object(ptr.object);
        if let ObjKind::Global(id) = object.kind
            && self.program.globals[id].size.is_none()
        {
            return Err(self.unmodelled(format!(
                "access to `{}`, whose size is unknown",
                self.program.globals[id].name
            )));
        }
        let verb = match access {
            Access::Read => "read",
            Access::Write => "write",
        };
        let what = format!("{verb} of {len} byte{}", if len == 1 { "" } else { "s" });
        let offset = crate::interp::value::sign_extend(ptr.offset, self.program.pointer_bits);
        let name = self.describe(ptr.object);
        let message = match object.kind {
            ObjKind::Null if ptr.offset == 0 => format!("{what} through a NULL pointer"),
            ObjKind::Null => {
                format!(
                    "{what} at address {:#x}, which is in no object (NULL pointer plus an offset)",
                    ptr.offset
                )
            }
            ObjKind::Function(_) => format!("{what} at offset {offset} of {name}"),
            ObjKind::Heap if !object.alive => format!("{what}: use of {name} {}", self.ended(ptr.object)),
            ObjKind::Stack | ObjKind::Global(_) | ObjKind::Args if !object.alive => {
                format!("{what}: use of {name} after its lifetime")
            }
            ObjKind::Stack | ObjKind::Heap | ObjKind::Global(_) | ObjKind::Args => {
                let outside = ptr.offset > object.size || len > object.size - ptr.offset;
                let constant = if outside { "" } else { ", which is constant" };
                format!("{what} at offset {offset} of {}{name}{constant}", article_and_size(object.size))
            }
        };
        self.fault(Property::Deref, message)
    }

    /// `heap object allocated at a.c:1:2`, without its size.
    pub(super) fn describe(&self, id: ObjId) -> String {
        let object = self.memory.object(id);
        let noun = object.kind.noun();
        let loc = || object.made.map_or("?".to_string(), |place| self.program.show_loc(place.loc));
        match object.kind {
            ObjKind::Null | ObjKind::Args => noun.to_string(),
            ObjKind::Global(id) => format!("{noun} `{}`", self.program.globals[id].name),
            ObjKind::Function(id) => format!("{noun} `{}`", self.program.funcs[id].name),
            ObjKind::Heap => format!("{noun} allocated at {}", loc()),
            ObjKind::Stack => match object.made.and_then(|place| self.variable(place)) {
                Some(name) => format!("{noun} `{name}`"),
                None => format!("{noun} made at {}", loc()),
            },
        }
    }

    pub(super) fn ended(&self, id: ObjId) -> String {
        format!("freed at {}", self.program.show_loc(self.memory.object(id).ended))
    }

    /// The source variable of a stack object.
    fn variable(&self, made: Place) -> Option<&'p str> {
        let super::At::Inst(inst) = made.at else { return None };
        let body = self.program.funcs[made.func].body.as_ref()?;
        let Inst::Alloca { var: Some(var), .. } = body.insts[inst].inst else { return None };
        Some(&body.vars[var].name)
    }

    /// A value from the input source; unknown widths are made to fit.
    pub(super) fn ask(
        &mut self,
        kind: InputKind,
        ty: Ty,
        (place, calls): (Place, CallPath),
        byte: Option<(ObjId, u64)>,
    ) -> Step<Bv> {
        let width = ty.bits(self.program.pointer_bits);
        let name = match byte.map(|(object, _)| self.memory.object(object).kind) {
            Some(ObjKind::Global(id)) => &self.program.globals[id].name,
            Some(_) | None => input_name(self.program, place),
        };
        let request = InputRequest { kind, ty, width, name, place, calls, byte };
        let Some(value) = self.inputs.next(&request) else {
            return Err(Box::new(super::Outcome::NoInput(self.here())));
        };
        let value = value.zext_or_trunc(width);
        self.consumed.push(InputRecord { kind, place, byte, value: value.clone() });
        Ok(value)
    }

    /// An arbitrary value that comes in here.
    pub(super) fn input(&mut self, kind: InputKind, ty: Ty) -> Step<Val> {
        let val = Val::from_bv(&self.ask(kind, ty, (self.here(), self.calls()), None)?);
        Ok(match ty {
            Ty::Int(_) => val,
            Ty::Ptr => self.pointer_at(&val),
        })
    }

    /// All results are arbitrary.
    pub(super) fn inputs_into(&mut self, body: &Body, data: &InstData, kind: InputKind) -> Step<()> {
        for &value in &data.results {
            let val = self.input(kind, body.ty(value))?;
            self.set(value, val);
        }
        Ok(())
    }

    /// Asks for the bytes of the range that are not known yet.
    #[inline]
    pub(super) fn resolve(&mut self, id: ObjId, lo: u64, hi: u64) -> Step<()> {
        if !self.memory.has_unknown() {
            return Ok(());
        }
        let mut from = lo;
        while let Some((at, origin)) = self.memory.next_unknown(id, from, hi) {
            self.resolve_byte(id, at, origin)?;
            from = at + 1;
        }
        Ok(())
    }

    pub(super) fn resolve_byte(&mut self, id: ObjId, at: u64, origin: Origin) -> Step<()> {
        self.tick()?;
        let uninit = origin == Origin::UNINIT;
        let kind = if uninit { InputKind::Uninit } else { InputKind::Memory };
        let of_object = || (self.memory.object(id).made.unwrap_or(self.here()), CallPath::default());
        let made = self.memory.havoc_place(origin).unwrap_or_else(of_object);
        let value = self.ask(kind, Ty::Int(8), made, Some((id, at)))?;
        let cell = Cell {
            value: value.to_u64().unwrap_or(0) as u8,
            taint: if uninit { 0xff } else { 0 },
            shadow: None,
        };
        self.memory.write_cell(id, at, cell).map_err(limit)
    }

    #[inline]
    pub(super) fn load_inst(&mut self, body: &Body, data: &InstData, ptr: Value, volatile: bool) -> Step<()> {
        self.need_defined(ptr, "an address")?;
        let Some(&value) = data.results.first() else { return Ok(()) };
        let (ptr, ty) = (self.ptr(ptr), body.ty(value));
        let val = if volatile && !self.options.volatile_as_memory {
            self.access(ptr, ty.bytes(self.program.pointer_bits), Access::Read)?;
            self.input(InputKind::Volatile, ty)?
        } else {
            self.load(ptr, ty)?
        };
        self.set(value, val);
        Ok(())
    }

    #[inline]
    pub(super) fn load(&mut self, ptr: Pointer, ty: Ty) -> Step<Val> {
        let len = ty.bytes(self.program.pointer_bits);
        self.access(ptr, len, Access::Read)?;
        self.resolve(ptr.object, ptr.offset, ptr.offset + len)?;
        Ok(match ty {
            Ty::Int(width @ 0..=64) => {
                let (bits, taint) = self.memory.read(ptr.object, ptr.offset, len);
                Val::Int { width, bits: bits & mask(width), taint: taint & mask(width) }
            }
            Ty::Int(width) => {
                let cells = (0..len).map(|i| self.memory.cell(ptr.object, ptr.offset + i));
                let (bytes, taints): (Vec<u8>, Vec<u8>) = cells.map(|cell| (cell.value, cell.taint)).unzip();
                Val::wide(Bv::from_le_bytes(width, &bytes), taints.iter().any(|&t| t != 0))
            }
            Ty::Ptr => {
                let (address, taint) = self.memory.read(ptr.object, ptr.offset, len);
                let stored = match self.memory.stored_object(ptr.object, ptr.offset) {
                    Some(object) => {
                        let offset = address.wrapping_sub(self.memory.object(object).base);
                        Pointer { object, offset: offset & self.memory.address_mask() }
                    }
                    None => self.memory.find(address),
                };
                Val::Ptr { ptr: stored, taint: taint != 0 }
            }
        })
    }

    #[inline]
    pub(super) fn store_inst(&mut self, ptr: Value, value: Value) -> Step<()> {
        self.need_defined(ptr, "an address")?;
        let (ptr, val) = (self.ptr(ptr), self.reg(value));
        let (object, offset) = (ptr.object, ptr.offset);
        let len = match val {
            Val::Int { width, .. } => u64::from(width.div_ceil(8)),
            Val::Wide(wide) => u64::from(wide.bv.width().div_ceil(8)),
            Val::Ptr { .. } => self.memory.pointer_bytes(),
        };
        self.access(ptr, len, Access::Write)?;
        match &self.regs[self.base + value.as_u32() as usize] {
            Val::Int { bits, taint, .. } => self.memory.write(object, offset, len, *bits, *taint),
            Val::Wide(wide) => {
                let taints = vec![if wide.taint { 0xff } else { 0 }; len as usize];
                self.memory.write_bytes(object, offset, &wide.bv.to_le_bytes(), &taints)
            }
            Val::Ptr { ptr, taint } => self.memory.write_pointer(object, offset, *ptr, *taint),
        }
        .map_err(limit)?;
        self.observer.on_memory_write(object, offset, offset + len);
        Ok(())
    }
}

/// `a 40-byte `.
fn article_and_size(size: u64) -> String {
    let text = size.to_string();
    // "an 8-byte", "an 11-byte", "an 18-byte", "an 80-byte object".
    let an = text.starts_with('8') || matches!(text.as_str(), "11" | "18");
    format!("{} {text}-byte ", if an { "an" } else { "a" })
}
