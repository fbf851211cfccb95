//! Integers that are constant in a context.

use crate::ir::{BinOp, Body, CastOp, Inst, Ty, Value, ValueDef};
use crate::term::bv::Bv;

/// Definitions that are followed.
pub const FUEL: u32 = 12;

/// The constant that the value has, given those of the function's parameters.
pub fn known(body: &Body, params: &[Option<Bv>], value: Value, fuel: u32) -> Option<Bv> {
    let fuel = fuel.checked_sub(1)?;
    match &body.values[value].def {
        ValueDef::Const(c) => Some(c.clone()),
        ValueDef::Param(block, index) if *block == body.entry => {
            let constant = params.get(*index as usize)?.clone()?;
            (Ty::Int(constant.width()) == body.ty(value)).then_some(constant)
        }
        ValueDef::Result(inst, _) => {
            fold(&body.insts[*inst].inst, body.ty(value), |operand| known(body, params, operand, fuel))
        }
        ValueDef::Param(..) | ValueDef::Null | ValueDef::Global(_) | ValueDef::Func(_) => None,
    }
}

/// Sums, products and casts of constants: what sizes and lengths are made of.
pub fn fold(inst: &Inst, ty: Ty, operand: impl Fn(Value) -> Option<Bv>) -> Option<Bv> {
    let Ty::Int(width) = ty else { return None };
    match inst {
        Inst::Binary { op, a, b, .. } => {
            let (a, b) = (operand(*a)?, operand(*b)?);
            match op {
                BinOp::Add => Some(a.add(&b)),
                BinOp::Sub => Some(a.sub(&b)),
                BinOp::Mul => Some(a.mul(&b)),
                BinOp::UDiv
                | BinOp::SDiv
                | BinOp::URem
                | BinOp::SRem
                | BinOp::Shl
                | BinOp::LShr
                | BinOp::AShr
                | BinOp::And
                | BinOp::Or
                | BinOp::Xor => None,
            }
        }
        Inst::Cast { op: CastOp::ZExt | CastOp::Trunc, a } => Some(operand(*a)?.zext_or_trunc(width)),
        Inst::Cast { op: CastOp::SExt, a } => Some(operand(*a)?.sext_or_trunc(width)),
        // Others are not folded; that only loses precision.
        _ => None,
    }
}
