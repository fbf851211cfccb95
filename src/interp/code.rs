//! What is worth knowing of a function before it runs: its constants, and which index computations are accesses.

use super::memory::ObjId;
use super::value::{Pointer, Val};
use crate::ir::{Body, FuncId, GlobalId, Program, ValueDef, access};
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
        let accessed = access::touched(body);
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
