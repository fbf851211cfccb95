//! The state before the first instruction: globals, functions, the arguments of main.

use super::exec::zero_of;
use super::fault::Step;
use super::machine::Machine;
use super::memory::{Backing, NewObject, ObjId, ObjKind, Origin};
use super::observer::Observer;
use super::step::limit;
use super::value::{Pointer, Val};
use crate::interp::code::{func_object, global_object};
use crate::ir::{FuncId, Global, Init, Reloc, RelocTarget, Ty};

impl<'p, O: Observer> Machine<'p, O> {
    /// In the order that `code` relies on.
    pub(super) fn make_globals(&mut self) -> Step<()> {
        for (id, global) in &self.program.globals {
            let backing = match global.init {
                Init::Data { .. } => Backing::Zero,
                Init::Unknown => Backing::Unknown(Origin::EXTERN),
            };
            let new = NewObject {
                kind: ObjKind::Global(id),
                size: global.size.unwrap_or(0),
                align: global.align,
                constant: global.constant,
                made: None,
                backing,
            };
            self.memory.add(new).map_err(limit)?;
        }
        for id in self.program.funcs.keys() {
            let new = NewObject {
                kind: ObjKind::Function(id),
                size: 0,
                align: 16,
                constant: true,
                made: None,
                backing: Backing::Zero,
            };
            self.memory.add(new).map_err(limit)?;
        }
        for (id, global) in &self.program.globals {
            self.initialize(global_object(id), global)?;
        }
        Ok(())
    }

    fn initialize(&mut self, object: ObjId, global: &Global) -> Step<()> {
        let Init::Data { bytes, relocs } = &global.init else { return Ok(()) };
        let size = self.memory.object(object).size as usize;
        let bytes = &bytes[..bytes.len().min(size)];
        // Trailing zeros are there already.
        let used = bytes.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
        let taints = vec![0; used];
        self.memory.write_bytes(object, 0, &bytes[..used], &taints).map_err(limit)?;
        for reloc in relocs {
            if reloc.offset.saturating_add(self.memory.pointer_bytes()) <= size as u64 {
                self.relocate(object, reloc)?;
            }
        }
        Ok(())
    }

    fn relocate(&mut self, object: ObjId, reloc: &Reloc) -> Step<()> {
        let target = match reloc.target {
            RelocTarget::Global(id) => global_object(id),
            RelocTarget::Func(id) => func_object(self.program, id),
        };
        let offset = reloc.addend as u64 & self.memory.address_mask();
        let ptr = Pointer { object: target, offset };
        self.memory.write_pointer(object, reloc.offset, ptr, false).map_err(limit)
    }

    /// (argc, argv, envp) as far as the function takes them; zeros for functions that take something else.
    pub(super) fn main_args(&mut self, func: FuncId) -> Step<Vec<Val>> {
        let Some(body) = &self.program.funcs[func].body else { return Ok(vec![]) };
        let types: Vec<Ty> = body.blocks[body.entry].params.iter().map(|&param| body.ty(param)).collect();
        match types.as_slice() {
            [Ty::Int(width)] => Ok(vec![self.argc(*width)]),
            [Ty::Int(width), Ty::Ptr] => Ok(vec![self.argc(*width), self.argv()?]),
            [Ty::Int(width), Ty::Ptr, Ty::Ptr] => {
                let (argc, argv) = (self.argc(*width), self.argv()?);
                let environment = self.pointer_array(&[])?;
                Ok(vec![argc, argv, environment])
            }
            other => Ok(other.iter().map(|&ty| zero_of(ty)).collect()),
        }
    }

    fn argc(&self, width: u32) -> Val {
        Val::int(width, self.options.argv.len() as u64)
    }

    fn argv(&mut self) -> Step<Val> {
        let mut strings = Vec::new();
        for text in self.options.argv.clone() {
            let object = self.argument_object(text.len() as u64 + 1)?;
            let taints = vec![0; text.len()];
            self.memory.write_bytes(object, 0, &text, &taints).map_err(limit)?;
            strings.push(Pointer { object, offset: 0 });
        }
        self.pointer_array(&strings)
    }

    /// The pointers, then NULL.
    fn pointer_array(&mut self, pointers: &[Pointer]) -> Step<Val> {
        let bytes = self.memory.pointer_bytes();
        let object = self.argument_object(bytes * (pointers.len() as u64 + 1))?;
        for (i, &ptr) in pointers.iter().enumerate() {
            self.memory.write_pointer(object, i as u64 * bytes, ptr, false).map_err(limit)?;
        }
        Ok(Val::ptr(Pointer { object, offset: 0 }))
    }

    fn argument_object(&mut self, size: u64) -> Step<ObjId> {
        let new = NewObject {
            kind: ObjKind::Args,
            size,
            align: 16,
            constant: false,
            made: None,
            backing: Backing::Zero,
        };
        self.memory.add(new).map_err(limit)
    }
}
