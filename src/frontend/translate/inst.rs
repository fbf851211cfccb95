//! Instructions (and constant expressions, which have the same operators).

use super::super::raw;
use super::function::FunctionTranslator;
use super::{atomic, call, float, layout, memory};
use crate::ir::{BinOp, CastOp, CmpOp, Inst, OpaqueKind, Ty, Value};
use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::{LLVMIntPredicate, LLVMOpcode, LLVMTypeKind};

type F<'x, 't, 'a> = &'x mut FunctionTranslator<'t, 'a>;

pub fn translate(f: F, inst: raw::Val) {
    match raw::opcode(inst) {
        LLVMOpcode::LLVMStore => memory::store(f, inst),
        LLVMOpcode::LLVMFence => {}
        LLVMOpcode::LLVMCall => call::call(f, inst),
        _ => {
            let values = expression(f, inst);
            f.values.insert(inst, values);
        }
    }
}

/// An instruction with a result, or a constant expression.
pub fn expression(f: F, v: raw::Val) -> Vec<Value> {
    use LLVMOpcode::*;
    match raw::opcode(v) {
        LLVMAdd => binary(f, v, BinOp::Add),
        LLVMSub => binary(f, v, BinOp::Sub),
        LLVMMul => binary(f, v, BinOp::Mul),
        LLVMUDiv => binary(f, v, BinOp::UDiv),
        LLVMSDiv => binary(f, v, BinOp::SDiv),
        LLVMURem => binary(f, v, BinOp::URem),
        LLVMSRem => binary(f, v, BinOp::SRem),
        LLVMShl => binary(f, v, BinOp::Shl),
        LLVMLShr => binary(f, v, BinOp::LShr),
        LLVMAShr => binary(f, v, BinOp::AShr),
        LLVMAnd => binary(f, v, BinOp::And),
        LLVMOr => binary(f, v, BinOp::Or),
        LLVMXor => binary(f, v, BinOp::Xor),
        LLVMICmp => compare(f, v),
        LLVMZExt => cast(f, v, CastOp::ZExt),
        LLVMSExt => cast(f, v, CastOp::SExt),
        LLVMTrunc => cast(f, v, CastOp::Trunc),
        LLVMPtrToInt => pointer_to_int(f, v),
        LLVMIntToPtr => int_to_pointer(f, v),
        LLVMBitCast | LLVMAddrSpaceCast => bitcast(f, v),
        LLVMFreeze => f.scalars(raw::operand(v, 0)),
        LLVMSelect => select(f, v),
        LLVMExtractValue => extract_value(f, v),
        LLVMInsertValue => insert_value(f, v),
        LLVMExtractElement => extract_element(f, v),
        LLVMInsertElement => insert_element(f, v),
        LLVMShuffleVector => shuffle(f, v),
        LLVMGetElementPtr => memory::gep(f, v),
        LLVMAlloca => memory::alloca(f, v),
        LLVMLoad => memory::load(f, v),
        LLVMAtomicRMW => atomic::read_modify_write(f, v),
        LLVMAtomicCmpXchg => atomic::compare_exchange(f, v),
        LLVMFAdd | LLVMFSub | LLVMFMul | LLVMFDiv | LLVMFRem | LLVMFNeg | LLVMFCmp | LLVMFPToSI
        | LLVMFPToUI | LLVMSIToFP | LLVMUIToFP | LLVMFPExt | LLVMFPTrunc => float::expression(f, v),
        _ => unknown(f, v),
    }
}

/// An instruction that clang does not emit for C, or that was added to LLVM since.
fn unknown(f: F, v: raw::Val) -> Vec<Value> {
    let results = f.t.layout.scalars(raw::type_of(v));
    f.opaque(format!("the instruction `{}`", raw::print(v).trim()), OpaqueKind::Unsupported, vec![], &results)
}

fn binary(f: F, v: raw::Val, op: BinOp) -> Vec<Value> {
    let (a, b) = (f.scalars(raw::operand(v, 0)), f.scalars(raw::operand(v, 1)));
    let nsw = matches!(op, BinOp::Add | BinOp::Sub | BinOp::Mul) && unsafe { LLVMGetNSW(v) } != 0;
    a.into_iter().zip(b).map(|(a, b)| f.binary(op, a, b, nsw)).collect()
}

fn compare(f: F, v: raw::Val) -> Vec<Value> {
    let (a, b) = (f.scalars(raw::operand(v, 0)), f.scalars(raw::operand(v, 1)));
    let predicate = unsafe { LLVMGetICmpPredicate(v) };
    a.into_iter()
        .zip(b)
        .map(|(a, b)| {
            let (op, a, b) = match predicate {
                LLVMIntPredicate::LLVMIntEQ => (CmpOp::Eq, a, b),
                LLVMIntPredicate::LLVMIntNE => (CmpOp::Ne, a, b),
                LLVMIntPredicate::LLVMIntULT => (CmpOp::Ult, a, b),
                LLVMIntPredicate::LLVMIntULE => (CmpOp::Ule, a, b),
                LLVMIntPredicate::LLVMIntUGT => (CmpOp::Ult, b, a),
                LLVMIntPredicate::LLVMIntUGE => (CmpOp::Ule, b, a),
                LLVMIntPredicate::LLVMIntSLT => (CmpOp::Slt, a, b),
                LLVMIntPredicate::LLVMIntSLE => (CmpOp::Sle, a, b),
                LLVMIntPredicate::LLVMIntSGT => (CmpOp::Slt, b, a),
                LLVMIntPredicate::LLVMIntSGE => (CmpOp::Sle, b, a),
            };
            f.compare(op, a, b)
        })
        .collect()
}

fn cast(f: F, v: raw::Val, op: CastOp) -> Vec<Value> {
    let to = f.t.layout.scalars(raw::type_of(v));
    let from = f.scalars(raw::operand(v, 0));
    from.into_iter().zip(to).map(|(a, ty)| f.emit(Inst::Cast { op, a }, ty)).collect()
}

fn pointer_to_int(f: F, v: raw::Val) -> Vec<Value> {
    let to = f.t.layout.scalars(raw::type_of(v));
    let size = f.t.program.size_ty();
    let from = f.scalars(raw::operand(v, 0));
    from.into_iter()
        .zip(to)
        .map(|(a, ty)| {
            let whole = f.emit(Inst::Cast { op: CastOp::PtrToInt, a }, size);
            f.resize(whole, ty, false)
        })
        .collect()
}

fn int_to_pointer(f: F, v: raw::Val) -> Vec<Value> {
    let size = f.t.program.size_ty();
    let from = f.scalars(raw::operand(v, 0));
    from.into_iter()
        .map(|a| {
            let a = f.resize(a, size, false);
            f.emit(Inst::Cast { op: CastOp::IntToPtr, a }, Ty::Ptr)
        })
        .collect()
}

fn bitcast(f: F, v: raw::Val) -> Vec<Value> {
    let to = f.t.layout.scalars(raw::type_of(v));
    let from = f.scalars(raw::operand(v, 0));
    let from_types: Vec<Ty> = from.iter().map(|&x| f.body.ty(x)).collect();
    if from_types == to {
        return from;
    }
    if from_types.iter().chain(&to).any(|ty| *ty == Ty::Ptr) {
        return unknown(f, v);
    }
    let whole = f.concat(&from);
    f.split(whole, &to)
}

fn select(f: F, v: raw::Val) -> Vec<Value> {
    let conds = f.scalars(raw::operand(v, 0));
    let (a, b) = (f.scalars(raw::operand(v, 1)), f.scalars(raw::operand(v, 2)));
    let per_element = raw::type_kind(raw::type_of(raw::operand(v, 0))) == LLVMTypeKind::LLVMVectorTypeKind;
    a.into_iter()
        .zip(b)
        .enumerate()
        .map(|(i, (then, els))| {
            let cond = if per_element { conds[i] } else { conds[0] };
            f.select(cond, then, els)
        })
        .collect()
}

/// Which scalars of an aggregate an index path names.
fn part(f: &FunctionTranslator<'_, '_>, v: raw::Val, aggregate: raw::Type) -> std::ops::Range<usize> {
    let mut ty = aggregate;
    let mut start = 0;
    let indices = unsafe { std::slice::from_raw_parts(LLVMGetIndices(v), LLVMGetNumIndices(v) as usize) };
    for &index in indices {
        if raw::type_kind(ty) == LLVMTypeKind::LLVMStructTypeKind {
            let fields = raw::struct_fields(ty);
            start += fields[..index as usize].iter().map(|&t| f.t.layout.leaves(t).len()).sum::<usize>();
            ty = fields[index as usize];
        } else {
            ty = raw::sequence(ty).1;
            start += index as usize * f.t.layout.leaves(ty).len();
        }
    }
    start..start + f.t.layout.leaves(ty).len()
}

fn extract_value(f: F, v: raw::Val) -> Vec<Value> {
    let aggregate = raw::operand(v, 0);
    let range = part(f, v, raw::type_of(aggregate));
    f.scalars(aggregate)[range].to_vec()
}

fn insert_value(f: F, v: raw::Val) -> Vec<Value> {
    let aggregate = raw::operand(v, 0);
    let range = part(f, v, raw::type_of(aggregate));
    let mut all = f.scalars(aggregate);
    let new = f.scalars(raw::operand(v, 1));
    all.splice(range, new);
    all
}

fn extract_element(f: F, v: raw::Val) -> Vec<Value> {
    let all = f.scalars(raw::operand(v, 0));
    let index = raw::operand(v, 1);
    if !unsafe { LLVMIsAConstantInt(index) }.is_null() {
        let at = raw::const_int(index) as usize;
        if at < all.len() {
            return vec![all[at]];
        }
    }
    let index = f.scalar(index);
    let mut result = f.emit_like(Inst::Uninit, all[0]);
    for (i, &element) in all.iter().enumerate() {
        let here = f.is_index(index, i);
        result = f.select(here, element, result);
    }
    vec![result]
}

fn insert_element(f: F, v: raw::Val) -> Vec<Value> {
    let mut all = f.scalars(raw::operand(v, 0));
    let new = f.scalar(raw::operand(v, 1));
    let index = raw::operand(v, 2);
    if !unsafe { LLVMIsAConstantInt(index) }.is_null() {
        let at = raw::const_int(index) as usize;
        if at < all.len() {
            all[at] = new;
            return all;
        }
    }
    let index = f.scalar(index);
    for (i, element) in all.iter_mut().enumerate() {
        let here = f.is_index(index, i);
        *element = f.select(here, new, *element);
    }
    all
}

fn shuffle(f: F, v: raw::Val) -> Vec<Value> {
    let mut all = f.scalars(raw::operand(v, 0));
    all.extend(f.scalars(raw::operand(v, 1)));
    let count = unsafe { LLVMGetNumMaskElements(v) };
    (0..count)
        .map(|i| match unsafe { LLVMGetMaskValue(v, i) } {
            at if at >= 0 && (at as usize) < all.len() => all[at as usize],
            _ => f.emit_like(Inst::Uninit, all[0]),
        })
        .collect()
}

/// Small makers that the other files share.
impl FunctionTranslator<'_, '_> {
    pub fn binary(&mut self, op: BinOp, a: Value, b: Value, nsw: bool) -> Value {
        let ty = self.body.ty(a);
        self.emit(Inst::Binary { op, a, b, nsw }, ty)
    }

    pub fn compare(&mut self, op: CmpOp, a: Value, b: Value) -> Value {
        self.emit(Inst::Cmp { op, a, b }, Ty::BOOL)
    }

    pub fn select(&mut self, cond: Value, then: Value, els: Value) -> Value {
        let ty = self.body.ty(then);
        self.emit(Inst::Select { cond, then, els }, ty)
    }

    /// An instruction whose result has the type of another value.
    pub fn emit_like(&mut self, inst: Inst, like: Value) -> Value {
        let ty = self.body.ty(like);
        self.emit(inst, ty)
    }

    fn is_index(&mut self, index: Value, i: usize) -> Value {
        let width = self.width(index);
        let at = self.int(width, i as u128);
        self.compare(CmpOp::Eq, index, at)
    }

    /// Bits of an integer value.
    pub fn width(&self, v: Value) -> u32 {
        self.body.ty(v).bits(self.t.layout.pointer_bits)
    }

    /// Widens or narrows an integer.
    pub fn resize(&mut self, v: Value, to: Ty, signed: bool) -> Value {
        let (from, width) = (self.width(v), to.bits(self.t.layout.pointer_bits));
        if let Some(known) = self.body.as_const(v).filter(|_| from != width) {
            let sized = if signed { known.sext_or_trunc(width) } else { known.zext_or_trunc(width) };
            return self.constant(Ty::Int(width), crate::ir::ValueDef::Const(sized));
        }
        let op = match from.cmp(&width) {
            std::cmp::Ordering::Equal => return v,
            std::cmp::Ordering::Greater => CastOp::Trunc,
            std::cmp::Ordering::Less if signed => CastOp::SExt,
            std::cmp::Ordering::Less => CastOp::ZExt,
        };
        self.emit(Inst::Cast { op, a: v }, Ty::Int(width))
    }

    /// Integers side by side, the first lowest.
    pub fn concat(&mut self, parts: &[Value]) -> Value {
        let total: u32 = parts.iter().map(|&p| self.width(p)).sum();
        let mut whole = self.int(total, 0);
        let mut at = 0;
        for &part in parts {
            let width = self.width(part);
            let wide = self.resize(part, Ty::Int(total), false);
            let amount = self.int(total, u128::from(at));
            let moved = if at == 0 { wide } else { self.binary(BinOp::Shl, wide, amount, false) };
            whole = if at == 0 { moved } else { self.binary(BinOp::Or, whole, moved, false) };
            at += width;
        }
        whole
    }

    pub fn split(&mut self, whole: Value, types: &[Ty]) -> Vec<Value> {
        let total = self.width(whole);
        let mut at = 0;
        let mut parts = vec![];
        for &ty in types {
            let amount = self.int(total, u128::from(at));
            let moved = if at == 0 { whole } else { self.binary(BinOp::LShr, whole, amount, false) };
            parts.push(self.resize(moved, ty, false));
            at += ty.bits(self.t.layout.pointer_bits);
        }
        parts
    }
}

/// The format of the floating-point operands or results of an instruction.
pub fn format_of(t: raw::Type) -> crate::term::op::FpFormat {
    layout::float_format(t).expect("LLVM's verifier has seen a floating-point type here")
}
