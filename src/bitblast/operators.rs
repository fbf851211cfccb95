//! Which circuit belongs to which operator.

use super::algebra::{BitAlgebra, Word};
use super::{circuit, softfloat};
use crate::term::Op;

/// Whether there is a circuit for the operator. Where there is none the caller must havoc the result and say so.
pub fn is_supported(op: Op) -> bool {
    match op {
        Op::Fp(op, format) => softfloat::is_supported(op, format),
        Op::Not | Op::And | Op::Or | Op::Xor | Op::Neg | Op::Add | Op::Sub | Op::Mul => true,
        Op::UDiv | Op::URem | Op::SDiv | Op::SRem | Op::Shl | Op::LShr | Op::AShr => true,
        Op::Concat | Op::Extract { .. } | Op::ZExt | Op::SExt | Op::Ite => true,
        Op::Eq | Op::Ult | Op::Ule | Op::Slt | Op::Sle => true,
        Op::SAddO | Op::UAddO | Op::SSubO | Op::USubO | Op::SMulO | Op::UMulO => true,
    }
}

/// A bound on the nodes of an operator's circuit where that grows with the square of the width: such a circuit is
/// refused before it is built. The others are no larger than a small multiple of what their operands are made of.
pub fn quadratic_nodes(op: Op, width: usize) -> usize {
    match op {
        Op::Mul | Op::UDiv | Op::URem | Op::SDiv | Op::SRem | Op::SMulO | Op::UMulO => {
            width.saturating_mul(width).saturating_mul(4)
        }
        Op::Not | Op::And | Op::Or | Op::Xor | Op::Neg | Op::Add | Op::Sub => 0,
        Op::Shl | Op::LShr | Op::AShr | Op::Concat | Op::Extract { .. } | Op::ZExt | Op::SExt | Op::Ite => 0,
        Op::Eq | Op::Ult | Op::Ule | Op::Slt | Op::Sle | Op::SAddO | Op::UAddO | Op::SSubO | Op::USubO => 0,
        // Their quadratic part is bounded by the formats.
        Op::Fp(..) => 0,
    }
}

/// The circuit of an operator with a result of the given width; `None` exactly if it is not supported.
pub fn apply<A: BitAlgebra>(g: &mut A, op: Op, args: &[&[A::Bit]], width: usize) -> Option<Word<A>> {
    let word = match op {
        Op::Not => circuit::not(g, args[0]),
        Op::And => circuit::and(g, args[0], args[1]),
        Op::Or => circuit::or(g, args[0], args[1]),
        Op::Xor => circuit::xor(g, args[0], args[1]),
        Op::Neg => circuit::neg(g, args[0]),
        Op::Add => circuit::add(g, args[0], args[1]),
        Op::Sub => circuit::sub(g, args[0], args[1]),
        Op::Mul => circuit::mul(g, args[0], args[1]),
        Op::UDiv => circuit::udiv(g, args[0], args[1]),
        Op::URem => circuit::urem(g, args[0], args[1]),
        Op::SDiv => circuit::sdiv(g, args[0], args[1]),
        Op::SRem => circuit::srem(g, args[0], args[1]),
        Op::Shl => circuit::shl(g, args[0], args[1]),
        Op::LShr => circuit::lshr(g, args[0], args[1]),
        Op::AShr => circuit::ashr(g, args[0], args[1]),
        Op::Concat => [args[1], args[0]].concat(),
        Op::Extract { hi, lo } => args[0][lo as usize..=hi as usize].to_vec(),
        Op::ZExt => circuit::zext(g, args[0], width),
        Op::SExt => circuit::sext::<A>(args[0], width),
        Op::Ite => circuit::mux(g, args[0][0], args[1], args[2]),
        Op::Eq => vec![circuit::eq(g, args[0], args[1])],
        Op::Ult => vec![circuit::ult(g, args[0], args[1])],
        Op::Ule => vec![circuit::ule(g, args[0], args[1])],
        Op::Slt => vec![circuit::slt(g, args[0], args[1])],
        Op::Sle => vec![circuit::sle(g, args[0], args[1])],
        Op::SAddO => vec![circuit::saddo(g, args[0], args[1])],
        Op::UAddO => vec![circuit::uaddo(g, args[0], args[1])],
        Op::SSubO => vec![circuit::ssubo(g, args[0], args[1])],
        Op::USubO => vec![circuit::usubo(g, args[0], args[1])],
        Op::SMulO => vec![circuit::smulo(g, args[0], args[1])],
        Op::UMulO => vec![circuit::umulo(g, args[0], args[1])],
        Op::Fp(op, format) => return softfloat::apply(g, op, format, args, width),
    };
    Some(word)
}
