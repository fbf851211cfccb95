//! What the source says about types: signs of integers, what pointers point to, fields.

use super::LoopContext;
use super::memory_terms::{fixed_part, split};
use crate::domain::formula::{Expr, PtrExpr};
use crate::ir::{BinOp, Body, CastOp, CmpOp, Field, Inst, Program, SrcType, Ty, TypeId, Value};
use cranelift_entity::SecondaryMap;

/// Signs of integer values: of their variable, else as they are used.
pub fn signs(program: &Program, body: &Body) -> SecondaryMap<Value, Option<bool>> {
    let mut signs: SecondaryMap<Value, Option<bool>> = SecondaryMap::with_default(None);
    for data in body.insts.values() {
        match &data.inst {
            Inst::Cmp { op, a, b } => {
                let sign = match op {
                    CmpOp::Ult | CmpOp::Ule => false,
                    CmpOp::Slt | CmpOp::Sle => true,
                    CmpOp::Eq | CmpOp::Ne => continue,
                };
                signs[*a].get_or_insert(sign);
                signs[*b].get_or_insert(sign);
            }
            Inst::Cast { op: CastOp::SExt, a } => _ = signs[*a].get_or_insert(true),
            Inst::Cast { op: CastOp::ZExt, a } => _ = signs[*a].get_or_insert(false),
            Inst::Binary { op: BinOp::UDiv | BinOp::URem | BinOp::LShr, a, .. } => {
                signs[*a].get_or_insert(false);
            }
            _ => {}
        }
    }
    for (value, data) in &body.values {
        if let (Ty::Int(_), Some(var)) = (data.ty, data.var)
            && let Some(sign) = body.vars[var].ty.and_then(|ty| sign_of(program, ty))
        {
            signs[value] = Some(sign);
        }
    }
    signs
}

pub fn sign_of(program: &Program, ty: TypeId) -> Option<bool> {
    match &program.types[ty] {
        SrcType::Int { signed, .. } => Some(*signed),
        SrcType::Unknown
        | SrcType::Void
        | SrcType::Float { .. }
        | SrcType::Pointer(_)
        | SrcType::Array { .. }
        | SrcType::Record { .. }
        | SrcType::Function => None,
    }
}

pub fn bytes_of(program: &Program, ty: TypeId) -> Option<u64> {
    match &program.types[ty] {
        SrcType::Int { bytes, .. } | SrcType::Float { bytes, .. } | SrcType::Record { bytes, .. } => {
            Some(*bytes)
        }
        SrcType::Pointer(_) => Some(u64::from(program.pointer_bits / 8)),
        SrcType::Array { element, count } => bytes_of(program, *element)?.checked_mul((*count)?),
        SrcType::Unknown | SrcType::Void | SrcType::Function => None,
    }
}

/// The element of an array, the type itself otherwise.
pub fn element(program: &Program, ty: TypeId) -> TypeId {
    match &program.types[ty] {
        SrcType::Array { element, .. } => *element,
        _ => ty,
    }
}

pub fn field<'p>(program: &'p Program, record: TypeId, name: &str) -> Option<&'p Field> {
    match &program.types[record] {
        SrcType::Record { fields, .. } => fields.iter().find(|f| f.name == name && f.bits.is_none()),
        _ => None,
    }
}

/// The innermost scalar at that place of the type.
pub fn scalar_at(program: &Program, ty: TypeId, offset: u64) -> Option<TypeId> {
    match &program.types[ty] {
        SrcType::Int { .. } | SrcType::Float { .. } | SrcType::Pointer(_) => (offset == 0).then_some(ty),
        SrcType::Array { element, .. } => {
            let size = bytes_of(program, *element).filter(|&s| s > 0)?;
            scalar_at(program, *element, offset % size)
        }
        SrcType::Record { fields, .. } => {
            let within = |f: &&Field| {
                let size = bytes_of(program, f.ty).unwrap_or(0);
                f.bits.is_none() && f.offset <= offset && offset < f.offset + size
            };
            let field = fields.iter().find(within)?;
            scalar_at(program, field.ty, offset - field.offset)
        }
        SrcType::Unknown | SrcType::Void | SrcType::Function => None,
    }
}

impl LoopContext<'_> {
    /// What lies where the pointer leads.
    pub fn pointee(&self, ptr: &PtrExpr) -> Option<TypeId> {
        pointee(self.program, self.body, ptr)
    }

    /// The sign of the integer that lies there.
    pub fn loaded_sign(&self, ptr: &PtrExpr) -> Option<bool> {
        let (root, offset) = split(ptr.clone());
        let scalar = element_at(self.program, self.pointee(&root)?, fixed_part(&offset))?;
        sign_of(self.program, scalar)
    }
}

/// The scalar at an offset behind a pointer to that type, whatever element of an array it leads to.
fn element_at(program: &Program, ty: TypeId, offset: i128) -> Option<TypeId> {
    let wrapped = |ty: TypeId| {
        let size = i128::from(bytes_of(program, ty).filter(|s| *s > 0)?);
        u64::try_from(offset.rem_euclid(size)).ok()
    };
    match &program.types[ty] {
        SrcType::Int { .. } | SrcType::Float { .. } | SrcType::Pointer(_) => Some(ty),
        SrcType::Array { element, .. } => scalar_at(program, *element, wrapped(*element)?),
        SrcType::Record { fields, .. } => {
            let last = fields.last().filter(|f| i128::from(f.offset) <= offset);
            match last.map(|f| (f, &program.types[f.ty])) {
                // An array without an end.
                Some((field, SrcType::Array { element, count: None | Some(0) })) => {
                    element_at(program, *element, offset - i128::from(field.offset))
                }
                _ => scalar_at(program, ty, wrapped(ty)?),
            }
        }
        SrcType::Unknown | SrcType::Void | SrcType::Function => None,
    }
}

/// The type of what lies at the pointer, as the source says.
pub fn pointee(program: &Program, body: &Body, ptr: &PtrExpr) -> Option<TypeId> {
    match ptr {
        PtrExpr::Null => None,
        PtrExpr::Global(id) => program.globals[*id].ty,
        PtrExpr::Value { value, .. } => {
            let data = &body.values[*value];
            if let crate::ir::ValueDef::Result(inst, _) = data.def
                && let Inst::Alloca { var: Some(var), .. } = body.insts[inst].inst
            {
                return body.vars[var].ty;
            }
            target(program, body.vars[data.var?].ty?)
        }
        PtrExpr::Field(base, bytes) => {
            let ty = pointee(program, body, base)?;
            match **bytes {
                Expr::Const(c) => scalar_at(program, ty, u64::try_from(c).ok()?),
                _ => {
                    // The member of an element, if it does not begin with it.
                    let whole = element(program, ty);
                    let inside = bytes_of(program, whole)
                        .filter(|size| *size > 0)
                        .map_or(0, |size| fixed_part(bytes).rem_euclid(i128::from(size)) as u64);
                    if inside == 0 { Some(whole) } else { scalar_at(program, whole, inside) }
                }
            }
        }
        PtrExpr::LoadPtr { ptr, .. } => {
            let ty = pointee(program, body, ptr)?;
            target(program, scalar_at(program, ty, 0)?)
        }
    }
}

fn target(program: &Program, ty: TypeId) -> Option<TypeId> {
    match &program.types[ty] {
        SrcType::Pointer(to) => Some(*to),
        _ => None,
    }
}
