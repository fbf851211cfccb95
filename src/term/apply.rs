//! One operator applied to values: the meaning that folding, evaluation and circuits share.

use super::bv::Bv;
use super::fp;
use super::op::{FpOp, Op};

/// How many arguments an operator takes.
pub fn arity(op: Op) -> usize {
    match op {
        Op::Not | Op::Neg | Op::Extract { .. } | Op::ZExt | Op::SExt => 1,
        Op::And | Op::Or | Op::Xor | Op::Add | Op::Sub | Op::Mul => 2,
        Op::UDiv | Op::URem | Op::SDiv | Op::SRem | Op::Shl | Op::LShr | Op::AShr | Op::Concat => 2,
        Op::Eq | Op::Ult | Op::Ule | Op::Slt | Op::Sle => 2,
        Op::SAddO | Op::UAddO | Op::SSubO | Op::USubO | Op::SMulO | Op::UMulO => 2,
        Op::Ite => 3,
        Op::Fp(op, _) => fp_arity(op),
    }
}

fn fp_arity(op: FpOp) -> usize {
    match op {
        FpOp::Sqrt | FpOp::Convert(_) | FpOp::ToSInt | FpOp::ToUInt | FpOp::FromSInt | FpOp::FromUInt => 1,
        FpOp::Floor | FpOp::Ceil | FpOp::Trunc | FpOp::RoundEven | FpOp::RoundAway => 1,
        FpOp::Add | FpOp::Sub | FpOp::Mul | FpOp::Div | FpOp::Rem => 2,
        FpOp::Eq | FpOp::Lt | FpOp::Le | FpOp::Unordered => 2,
        FpOp::Fma => 3,
    }
}

/// The value of `op` on `args`, of the given width (which only extensions and conversions to integers need).
///
/// Panics if the arguments are not those of the operator: the pool checks them when a term is built.
pub fn apply(op: Op, args: &[&Bv], width: u32) -> Bv {
    debug_assert_eq!(args.len(), arity(op), "arguments of {op:?}");
    match op {
        Op::Not => args[0].not(),
        Op::And => args[0].and(args[1]),
        Op::Or => args[0].or(args[1]),
        Op::Xor => args[0].xor(args[1]),
        Op::Neg => args[0].neg(),
        Op::Add => args[0].add(args[1]),
        Op::Sub => args[0].sub(args[1]),
        Op::Mul => args[0].mul(args[1]),
        Op::UDiv => args[0].udiv(args[1]),
        Op::URem => args[0].urem(args[1]),
        Op::SDiv => args[0].sdiv(args[1]),
        Op::SRem => args[0].srem(args[1]),
        Op::Shl => args[0].shl(args[1]),
        Op::LShr => args[0].lshr(args[1]),
        Op::AShr => args[0].ashr(args[1]),
        Op::Concat => args[0].concat(args[1]),
        Op::Extract { hi, lo } => args[0].extract(hi, lo),
        Op::ZExt => args[0].zext(width),
        Op::SExt => args[0].sext(width),
        Op::Ite => args[if args[0].is_true() { 1 } else { 2 }].clone(),
        Op::Eq => Bv::from_bool(args[0] == args[1]),
        Op::Ult => Bv::from_bool(args[0].ult(args[1])),
        Op::Ule => Bv::from_bool(args[0].ule(args[1])),
        Op::Slt => Bv::from_bool(args[0].slt(args[1])),
        Op::Sle => Bv::from_bool(args[0].sle(args[1])),
        Op::SAddO => Bv::from_bool(args[0].saddo(args[1])),
        Op::UAddO => Bv::from_bool(args[0].uaddo(args[1])),
        Op::SSubO => Bv::from_bool(args[0].ssubo(args[1])),
        Op::USubO => Bv::from_bool(args[0].usubo(args[1])),
        Op::SMulO => Bv::from_bool(args[0].smulo(args[1])),
        Op::UMulO => Bv::from_bool(args[0].umulo(args[1])),
        Op::Fp(op, fmt) => fp::eval(op, fmt, args, width)
            .unwrap_or_else(|| panic!("{op:?} on {fmt:?} is not available for concrete values")),
    }
}
