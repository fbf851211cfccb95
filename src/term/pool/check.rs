//! The width rules of the operators: a wrong one is a bug of the caller, found where the term is built.

use super::{Pool, Term};
use crate::term::apply::arity;
use crate::term::op::{FpFormat, FpOp, Op};

impl Pool {
    /// Panics with the term in question unless the widths are those the operator demands.
    pub(super) fn check(&self, op: Op, args: &[Term], width: u32) {
        assert!(args.len() == arity(op), "{op:?} takes {} arguments, not {}", arity(op), args.len());
        let w: Vec<u32> = args.iter().map(|&a| self.width(a)).collect();
        let right = width >= 1
            && match op {
                Op::Not | Op::Neg => w[0] == width,
                Op::And | Op::Or | Op::Xor | Op::Add | Op::Sub | Op::Mul => w[0] == width && w[1] == width,
                Op::UDiv | Op::URem | Op::SDiv | Op::SRem => w[0] == width && w[1] == width,
                Op::Shl | Op::LShr | Op::AShr => w[0] == width && w[1] == width,
                Op::Concat => w[0] + w[1] == width,
                Op::Extract { hi, lo } => lo <= hi && hi < w[0] && width == hi - lo + 1,
                Op::ZExt | Op::SExt => w[0] <= width,
                Op::Ite => w[0] == 1 && w[1] == width && w[2] == width,
                Op::Eq | Op::Ult | Op::Ule | Op::Slt | Op::Sle => w[0] == w[1] && width == 1,
                Op::SAddO | Op::UAddO | Op::SSubO | Op::USubO => w[0] == w[1] && width == 1,
                Op::SMulO | Op::UMulO => w[0] == w[1] && width == 1,
                Op::Fp(op, fmt) => fp_widths_are_right(op, fmt, &w, width),
            };
        assert!(right, "{op:?} of width {width} on arguments of widths {w:?}: {}", self.show_args(args));
    }

    fn show_args(&self, args: &[Term]) -> String {
        let shown: Vec<String> = args.iter().map(|&a| self.display(a, 3).to_string()).collect();
        shown.join(", ")
    }
}

fn fp_widths_are_right(op: FpOp, fmt: FpFormat, w: &[u32], width: u32) -> bool {
    let in_format = w.iter().all(|&a| a == fmt.bits());
    match op {
        FpOp::Add | FpOp::Sub | FpOp::Mul | FpOp::Div | FpOp::Rem | FpOp::Sqrt | FpOp::Fma => {
            in_format && width == fmt.bits()
        }
        FpOp::Floor | FpOp::Ceil | FpOp::Trunc | FpOp::RoundEven | FpOp::RoundAway => {
            in_format && width == fmt.bits()
        }
        FpOp::Eq | FpOp::Lt | FpOp::Le | FpOp::Unordered => in_format && width == 1,
        FpOp::Convert(to) => in_format && width == to.bits(),
        FpOp::ToSInt | FpOp::ToUInt => in_format,
        FpOp::FromSInt | FpOp::FromUInt => width == fmt.bits(),
    }
}
