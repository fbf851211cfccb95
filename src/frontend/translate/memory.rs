//! Stack variables, address computations, loads and stores.

use super::super::raw;
use super::function::FunctionTranslator;
use crate::ir::{BinOp, CastOp, Inst, Ty, Value, open_count};
use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::{LLVMOpcode, LLVMTypeKind};

type F<'x, 't, 'a> = &'x mut FunctionTranslator<'t, 'a>;

pub fn alloca(f: F, v: raw::Val) -> Vec<Value> {
    let ty = unsafe { LLVMGetAllocatedType(v) };
    let size = f.t.program.size_ty();
    let element = f.size_const(f.t.layout.size(ty));
    let count = f.scalar(raw::operand(v, 0));
    let count = f.resize(count, size, false);
    let bytes = match f.body.as_const(count).and_then(|c| c.to_u64()) {
        Some(n) => f.size_const(f.t.layout.size(ty).wrapping_mul(n)),
        None => f.binary(BinOp::Mul, element, count, false),
    };
    let align = u64::from(unsafe { LLVMGetAlignment(v) }).max(1);
    let ptr = f.emit(Inst::Alloca { bytes, align, var: None }, Ty::Ptr);
    vec![ptr]
}

pub fn load(f: F, v: raw::Val) -> Vec<Value> {
    let ptr = f.scalar(raw::operand(v, 0));
    let volatile = unsafe { LLVMGetVolatile(v) } != 0;
    load_scalars(f, ptr, raw::type_of(v), volatile)
}

/// Loads each scalar of a type.
pub fn load_scalars(f: F, ptr: Value, ty: raw::Type, volatile: bool) -> Vec<Value> {
    let leaves = f.t.layout.leaves(ty);
    if leaves.is_empty() {
        return vec![];
    }
    if is_bit_vector(ty) {
        return f.opaque(
            "a load of a vector of bits".into(),
            crate::ir::OpaqueKind::Value,
            vec![ptr],
            &types(&leaves),
        );
    }
    leaves
        .into_iter()
        .map(|leaf| {
            let at = f.offset(ptr, leaf.offset);
            let stored = in_memory(leaf.ty);
            let value = f.emit(Inst::Load { ptr: at, volatile }, stored);
            match leaf.ty {
                Ty::Int(_) => f.resize(value, leaf.ty, false),
                Ty::Ptr => value,
            }
        })
        .collect()
}

pub fn store(f: F, v: raw::Val) {
    let values = f.scalars(raw::operand(v, 0));
    let ptr = f.scalar(raw::operand(v, 1));
    let volatile = unsafe { LLVMGetVolatile(v) } != 0;
    store_scalars(f, ptr, &values, raw::type_of(raw::operand(v, 0)), volatile);
}

pub fn store_scalars(f: F, ptr: Value, values: &[Value], ty: raw::Type, volatile: bool) {
    let leaves = f.t.layout.leaves(ty);
    if is_bit_vector(ty) {
        let whole = f.concat(values);
        let bytes = in_memory(f.body.ty(whole));
        let value = f.resize(whole, bytes, false);
        f.emit0(Inst::Store { ptr, value, volatile });
        return;
    }
    for (leaf, &value) in leaves.iter().zip(values) {
        let at = f.offset(ptr, leaf.offset);
        let value = match leaf.ty {
            Ty::Int(_) => f.resize(value, in_memory(leaf.ty), false),
            Ty::Ptr => value,
        };
        f.emit0(Inst::Store { ptr: at, value, volatile });
    }
}

fn types(leaves: &[super::layout::Leaf]) -> Vec<Ty> {
    leaves.iter().map(|leaf| leaf.ty).collect()
}

/// Integers fill whole bytes in memory.
fn in_memory(ty: Ty) -> Ty {
    match ty {
        Ty::Int(width) => Ty::Int(width.div_ceil(8) * 8),
        Ty::Ptr => Ty::Ptr,
    }
}

/// Vectors of elements that are no whole bytes are packed in memory.
fn is_bit_vector(ty: raw::Type) -> bool {
    if raw::type_kind(ty) != LLVMTypeKind::LLVMVectorTypeKind {
        return false;
    }
    let element = raw::sequence(ty).1;
    raw::type_kind(element) == LLVMTypeKind::LLVMIntegerTypeKind && !raw::int_width(element).is_multiple_of(8)
}

/// An address computation: one step for each index that is not constant, constants summed up.
pub fn gep(f: F, v: raw::Val) -> Vec<Value> {
    if raw::type_kind(raw::type_of(v)) == LLVMTypeKind::LLVMVectorTypeKind {
        let results = f.t.layout.scalars(raw::type_of(v));
        return f.opaque(
            "an address computation on vectors".into(),
            crate::ir::OpaqueKind::Value,
            vec![],
            &results,
        );
    }
    let base = raw::operand(v, 0);
    let mut ptr = f.scalar(base);
    let mut pending = 0u64;
    let mut ty = unsafe { LLVMGetGEPSourceElementType(v) };
    let operands = raw::operands(v);
    for (i, &index) in operands.iter().enumerate().skip(1) {
        if i > 1 && raw::type_kind(ty) == LLVMTypeKind::LLVMStructTypeKind {
            let field = raw::const_int(index) as u32;
            pending = pending.wrapping_add(f.t.layout.field_offset(ty, field));
            ty = raw::struct_fields(ty)[field as usize];
            continue;
        }
        let mut bound = Bound::None;
        if i > 1 {
            let (elements, element) = raw::sequence(ty);
            bound = inner_bound(v, i, elements);
            ty = element;
        }
        let stride = f.t.layout.size(ty);
        let count = match bound {
            Bound::None => None,
            Bound::Start(elements) => Some(open_count(stride)).filter(|&n| elements < n),
            Bound::Elements(n) => Some(n),
        };
        match f.t.address(index) {
            Some((None, at)) if count.is_none_or(|n| (at as u64) < n) => {
                pending = pending.wrapping_add((at as u64).wrapping_mul(stride));
            }
            _ => {
                ptr = f.offset(ptr, std::mem::take(&mut pending));
                let index = f.scalar(index);
                let index = f.resize(index, f.t.program.size_ty(), true);
                ptr = f.emit(Inst::Gep { base: ptr, index, stride, count }, Ty::Ptr);
            }
        }
    }
    vec![f.offset(ptr, pending)]
}

/// What an index of an array must not leave.
enum Bound {
    /// Whatever there is, the object ends there, too.
    None,
    /// The array lies inside a larger object.
    Elements(u64),
    /// It is the last member of a structure: perhaps it is longer than that, but another member lies before it.
    Start(u64),
}

fn inner_bound(gep: raw::Val, position: usize, elements: u64) -> Bound {
    let inner = |is_inner: bool| match (is_inner, elements) {
        (true, 1..) => Bound::Elements(elements),
        _ => Bound::None,
    };
    // No element, or one: that is how arrays of any length are written.
    let trailing = || if elements > 1 { Bound::Start(elements) } else { Bound::None };
    if position > 2 {
        return match trailing_member(gep, position - 1) {
            true => trailing(),
            false => inner(true),
        };
    }
    // `p[0][i]` on an array type: what was the array before?
    let base = raw::operand(gep, 0);
    let is_gep = !unsafe { LLVMIsAGetElementPtrInst(base) }.is_null()
        || (unsafe { LLVMIsConstant(base) } != 0
            && !unsafe { LLVMIsAConstantExpr(base) }.is_null()
            && raw::opcode(base) == LLVMOpcode::LLVMGetElementPtr);
    match is_gep {
        true => {
            let last = raw::operands(base).len() - 1;
            // A row that a pointer to rows leads to, an element of an array of arrays, or a member that is not the last one.
            let array = unsafe { LLVMGetGEPSourceElementType(gep) };
            let same = unsafe { LLVMGetGEPSourceElementType(base) } == array;
            let selected = selected(base);
            // LLVM leaves out what leads to the start of a member, too.
            if last > 1 && selected != array && begins_with(selected, array) == Some(true) {
                return inner(true);
            }
            match last > 1 && trailing_member(base, last) {
                true => trailing(),
                false => inner(last > 1 || same),
            }
        }
        // LLVM leaves out what leads to the start of a global.
        false if !unsafe { LLVMIsAGlobalVariable(base) }.is_null() => {
            let whole = unsafe { LLVMGlobalGetValueType(base) };
            let array = unsafe { LLVMGetGEPSourceElementType(gep) };
            inner(starts_with(whole, array))
        }
        false if !unsafe { LLVMIsAAllocaInst(base) }.is_null() => {
            let whole = unsafe { LLVMGetAllocatedType(base) };
            let array = unsafe { LLVMGetGEPSourceElementType(gep) };
            inner(starts_with(whole, array))
        }
        // A member of a union, or what a pointer to an array leads to.
        false => inner(true),
    }
}

/// Does something larger begin with that array, and does more follow? What the type does not show is a member of a union.
fn starts_with(whole: raw::Type, array: raw::Type) -> bool {
    begins_with(whole, array).unwrap_or(true)
}

/// Does more follow than the array that something begins with? None: the type does not show that it does.
fn begins_with(whole: raw::Type, array: raw::Type) -> Option<bool> {
    let mut at = whole;
    let mut is_last = true;
    while at != array {
        at = match raw::type_kind(at) {
            LLVMTypeKind::LLVMStructTypeKind => {
                let fields = raw::struct_fields(at);
                is_last &= fields.len() < 2;
                match fields.first() {
                    Some(&first) => first,
                    None => return None,
                }
            }
            LLVMTypeKind::LLVMArrayTypeKind => {
                is_last = false;
                raw::sequence(at).1
            }
            _ => return None,
        };
    }
    Some(!is_last)
}

/// What the address computation leads to.
fn selected(gep: raw::Val) -> raw::Type {
    let mut ty = unsafe { LLVMGetGEPSourceElementType(gep) };
    for &index in raw::operands(gep).iter().skip(2) {
        ty = match raw::type_kind(ty) {
            LLVMTypeKind::LLVMStructTypeKind => raw::struct_fields(ty)[raw::const_int(index) as usize],
            _ => raw::sequence(ty).1,
        };
    }
    ty
}

/// Does the index at this position of the address computation select the last member of a structure?
fn trailing_member(gep: raw::Val, position: usize) -> bool {
    let mut ty = unsafe { LLVMGetGEPSourceElementType(gep) };
    let operands = raw::operands(gep);
    for (i, &index) in operands.iter().enumerate().skip(2) {
        if raw::type_kind(ty) == LLVMTypeKind::LLVMStructTypeKind {
            let fields = raw::struct_fields(ty);
            let field = raw::const_int(index) as usize;
            if i == position {
                return field + 1 == fields.len();
            }
            ty = fields[field];
        } else {
            if i == position {
                return false;
            }
            ty = raw::sequence(ty).1;
        }
    }
    false
}

impl FunctionTranslator<'_, '_> {
    /// The address with the bits of the mask only, in the same object.
    pub fn mask_pointer(&mut self, base: Value, mask: Value) -> Value {
        let size = self.t.program.size_ty();
        let mask = self.resize(mask, size, false);
        let address = self.emit(Inst::Cast { op: CastOp::PtrToInt, a: base }, size);
        let masked = self.binary(BinOp::And, address, mask, false);
        let index = self.binary(BinOp::Sub, masked, address, false);
        self.emit(Inst::Gep { base, index, stride: 1, count: None }, Ty::Ptr)
    }

    /// The pointer moved by a constant number of bytes.
    pub fn offset(&mut self, base: Value, bytes: u64) -> Value {
        if bytes == 0 {
            return base;
        }
        let index = self.size_const(bytes);
        self.emit(Inst::Gep { base, index, stride: 1, count: None }, Ty::Ptr)
    }
}
