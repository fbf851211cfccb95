//! What is worth knowing of a function before it runs: its constants, and which index computations are accesses.

use super::memory::ObjId;
use super::value::{Pointer, Val};
use crate::ir::{Body, FuncId, GlobalId, Inst, Program, Value, ValueDef};
use cranelift_entity::EntityRef;

pub struct Code {
    /// The registers of a new frame: constants have their values, all else is a placeholder.
    pub template: Vec<Val>,
    /// For each value: is it the address of an access in this body?
    pub accessed: Vec<bool>,
}

impl Code {
    pub fn new(program: &Program, body: &Body) -> Code {
        let template = body.values.values().map(|data| constant(program, &data.def)).collect();
        let mut accessed = vec![false; body.values.len()];
        for block in body.blocks.values() {
            for &inst in &block.insts {
                for address in addresses(&body.insts[inst].inst).into_iter().flatten() {
                    accessed[address.index()] = true;
                }
            }
        }
        Code { template, accessed }
    }
}

fn constant(program: &Program, def: &ValueDef) -> Val {
    match def {
        ValueDef::Param(..) | ValueDef::Result(..) => Val::int(1, 0),
        ValueDef::Const(bv) => Val::from_bv(bv),
        ValueDef::Null => Val::ptr(Pointer::NULL),
        ValueDef::Global(id) => Val::ptr(Pointer { object: global_object(*id), offset: 0 }),
        ValueDef::Func(id) => Val::ptr(Pointer { object: func_object(program, *id), offset: 0 }),
    }
}

/// Globals come right after NULL, then the functions.
pub fn global_object(id: GlobalId) -> ObjId {
    ObjId::new(1 + id.index())
}

pub fn func_object(program: &Program, id: FuncId) -> ObjId {
    ObjId::new(1 + program.globals.len() + id.index())
}

/// The operands that a load, store, copy or fill uses as addresses.
fn addresses(inst: &Inst) -> [Option<Value>; 2] {
    match inst {
        Inst::Load { ptr, .. } | Inst::Store { ptr, .. } | Inst::Fill { ptr, .. } => [Some(*ptr), None],
        Inst::Copy { dst, src, .. } => [Some(*dst), Some(*src)],
        Inst::Binary { .. }
        | Inst::Cmp { .. }
        | Inst::Overflow { .. }
        | Inst::Cast { .. }
        | Inst::Select { .. }
        | Inst::Fp { .. }
        | Inst::Gep { .. }
        | Inst::Alloca { .. }
        | Inst::LifetimeStart { .. }
        | Inst::LifetimeEnd { .. }
        | Inst::StackSave
        | Inst::StackRestore { .. }
        | Inst::Alloc { .. }
        | Inst::Free { .. }
        | Inst::Input { .. }
        | Inst::Uninit
        | Inst::Assume { .. }
        | Inst::Check { .. }
        | Inst::Havoc { .. }
        | Inst::NextZero { .. }
        | Inst::ObjectSize { .. }
        | Inst::ObjectOffset { .. }
        | Inst::Alive { .. }
        | Inst::IsHeap { .. }
        | Inst::Output { .. }
        | Inst::Format { .. }
        | Inst::Exit { .. }
        | Inst::Abort
        | Inst::Call { .. }
        | Inst::Opaque { .. }
        | Inst::Bind { .. } => [None, None],
    }
}
