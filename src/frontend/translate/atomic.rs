//! Atomic operations as one thread sees them.

use super::super::raw;
use super::function::FunctionTranslator;
use super::inst::format_of;
use super::memory;
use crate::ir::{BinOp, CmpOp, OpaqueKind, Ty, Value};
use crate::term::op::FpOp;
use inkwell::llvm_sys::LLVMAtomicRMWBinOp;
use inkwell::llvm_sys::core::*;

type F<'x, 't, 'a> = &'x mut FunctionTranslator<'t, 'a>;

pub fn read_modify_write(f: F, v: raw::Val) -> Vec<Value> {
    let ptr = f.scalar(raw::operand(v, 0));
    let operand = f.scalar(raw::operand(v, 1));
    let ty = raw::type_of(v);
    let volatile = unsafe { LLVMGetVolatile(v) } != 0;
    let old = memory::load_scalars(f, ptr, ty, volatile);
    let new = combine(f, v, old[0], operand);
    memory::store_scalars(f, ptr, &[new], ty, volatile);
    old
}

fn combine(f: F, v: raw::Val, old: Value, operand: Value) -> Value {
    use LLVMAtomicRMWBinOp::*;
    let ty = raw::type_of(v);
    let mut float = |op| {
        let format = format_of(ty);
        f.fp(op, format, vec![old, operand], format.bits())
    };
    match unsafe { LLVMGetAtomicRMWBinOp(v) } {
        LLVMAtomicRMWBinOpXchg => operand,
        LLVMAtomicRMWBinOpAdd => f.binary(BinOp::Add, old, operand, false),
        LLVMAtomicRMWBinOpSub => f.binary(BinOp::Sub, old, operand, false),
        LLVMAtomicRMWBinOpAnd => f.binary(BinOp::And, old, operand, false),
        LLVMAtomicRMWBinOpNand => {
            let both = f.binary(BinOp::And, old, operand, false);
            f.not(both)
        }
        LLVMAtomicRMWBinOpOr => f.binary(BinOp::Or, old, operand, false),
        LLVMAtomicRMWBinOpXor => f.binary(BinOp::Xor, old, operand, false),
        LLVMAtomicRMWBinOpMax => f.extremum(old, operand, true, true),
        LLVMAtomicRMWBinOpMin => f.extremum(old, operand, true, false),
        LLVMAtomicRMWBinOpUMax => f.extremum(old, operand, false, true),
        LLVMAtomicRMWBinOpUMin => f.extremum(old, operand, false, false),
        LLVMAtomicRMWBinOpFAdd => float(FpOp::Add),
        LLVMAtomicRMWBinOpFSub => float(FpOp::Sub),
        LLVMAtomicRMWBinOpFMax
        | LLVMAtomicRMWBinOpFMin
        | LLVMAtomicRMWBinOpUIncWrap
        | LLVMAtomicRMWBinOpUDecWrap => {
            let result: Ty = f.body.ty(old);
            f.opaque("an atomic operation".into(), OpaqueKind::Value, vec![old, operand], &[result])[0]
        }
    }
}

/// Gives the old value and whether it was the expected one.
pub fn compare_exchange(f: F, v: raw::Val) -> Vec<Value> {
    let ptr = f.scalar(raw::operand(v, 0));
    let expected = f.scalar(raw::operand(v, 1));
    let new = f.scalar(raw::operand(v, 2));
    let ty = raw::type_of(raw::operand(v, 1));
    let volatile = unsafe { LLVMGetVolatile(v) } != 0;
    let old = memory::load_scalars(f, ptr, ty, volatile)[0];
    let same = f.compare(CmpOp::Eq, old, expected);
    let stored = f.select(same, new, old);
    memory::store_scalars(f, ptr, &[stored], ty, volatile);
    vec![old, same]
}
