//! Terms as s-expressions: `(add x #x05)`. Constants are `#x..` where the width allows, otherwise `#b..`.

use super::{Pool, Term, TermData};
use crate::term::bv::Bv;
use crate::term::op::{FpFormat, FpOp, Op};
use std::fmt;

/// A term ready to be printed; what lies below the depth limit is shown as `...`.
pub struct DisplayTerm<'a> {
    pool: &'a Pool,
    term: Term,
    depth: usize,
}

impl Pool {
    /// The term as an s-expression down to the given depth.
    pub fn display(&self, term: Term, depth: usize) -> DisplayTerm<'_> {
        DisplayTerm { pool: self, term, depth }
    }
}

/// What is still to be printed; a stack of these instead of recursion, as the depth limit is the caller's.
enum Step {
    Term(Term, usize),
    Close,
}

impl fmt::Display for DisplayTerm<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut stack = vec![Step::Term(self.term, self.depth)];
        let mut first = true;
        while let Some(step) = stack.pop() {
            match step {
                Step::Close => f.write_str(")")?,
                Step::Term(term, depth) => {
                    if !first {
                        f.write_str(" ")?;
                    }
                    first = false;
                    self.open(f, term, depth, &mut stack)?;
                }
            }
        }
        Ok(())
    }
}

impl DisplayTerm<'_> {
    fn open(
        &self,
        f: &mut fmt::Formatter<'_>,
        term: Term,
        depth: usize,
        stack: &mut Vec<Step>,
    ) -> fmt::Result {
        match self.pool.data(term) {
            TermData::Const(value) => write_const(f, value),
            TermData::Var(var) => f.write_str(self.pool.var_name(*var)),
            TermData::App(..) if depth == 0 => f.write_str("..."),
            TermData::App(op, args) => {
                f.write_str("(")?;
                write_op(f, *op, self.pool.width(term))?;
                stack.push(Step::Close);
                stack.extend(args.iter().rev().map(|&a| Step::Term(a, depth - 1)));
                Ok(())
            }
        }
    }
}

fn write_const(f: &mut fmt::Formatter<'_>, value: &Bv) -> fmt::Result {
    if value.width().is_multiple_of(4) {
        return write!(f, "#x{}", value.to_hex_string());
    }
    f.write_str("#b")?;
    (0..value.width()).rev().try_for_each(|i| f.write_str(if value.bit(i) { "1" } else { "0" }))
}

fn write_op(f: &mut fmt::Formatter<'_>, op: Op, width: u32) -> fmt::Result {
    match op {
        Op::Extract { hi, lo } => write!(f, "extract[{hi}:{lo}]"),
        Op::ZExt | Op::SExt => write!(f, "{}[{width}]", name(op)),
        Op::Fp(FpOp::Convert(to), fmt) => write!(f, "fp.convert[{fmt:?}->{to:?}]"),
        Op::Fp(op @ (FpOp::ToSInt | FpOp::ToUInt), fmt) => write!(f, "{}[{fmt:?},{width}]", fp_name(op, fmt)),
        Op::Fp(op, fmt) => write!(f, "{}[{fmt:?}]", fp_name(op, fmt)),
        Op::Not
        | Op::And
        | Op::Or
        | Op::Xor
        | Op::Neg
        | Op::Add
        | Op::Sub
        | Op::Mul
        | Op::UDiv
        | Op::URem => f.write_str(name(op)),
        Op::SDiv | Op::SRem | Op::Shl | Op::LShr | Op::AShr | Op::Concat | Op::Ite | Op::Eq | Op::Ult => {
            f.write_str(name(op))
        }
        Op::Ule
        | Op::Slt
        | Op::Sle
        | Op::SAddO
        | Op::UAddO
        | Op::SSubO
        | Op::USubO
        | Op::SMulO
        | Op::UMulO => f.write_str(name(op)),
    }
}

/// The operator's name without its parameters.
pub(crate) fn name(op: Op) -> &'static str {
    match op {
        Op::Not => "not",
        Op::And => "and",
        Op::Or => "or",
        Op::Xor => "xor",
        Op::Neg => "neg",
        Op::Add => "add",
        Op::Sub => "sub",
        Op::Mul => "mul",
        Op::UDiv => "udiv",
        Op::URem => "urem",
        Op::SDiv => "sdiv",
        Op::SRem => "srem",
        Op::Shl => "shl",
        Op::LShr => "lshr",
        Op::AShr => "ashr",
        Op::Concat => "concat",
        Op::Extract { .. } => "extract",
        Op::ZExt => "zext",
        Op::SExt => "sext",
        Op::Ite => "ite",
        Op::Eq => "eq",
        Op::Ult => "ult",
        Op::Ule => "ule",
        Op::Slt => "slt",
        Op::Sle => "sle",
        Op::SAddO => "saddo",
        Op::UAddO => "uaddo",
        Op::SSubO => "ssubo",
        Op::USubO => "usubo",
        Op::SMulO => "smulo",
        Op::UMulO => "umulo",
        Op::Fp(op, fmt) => fp_name(op, fmt),
    }
}

fn fp_name(op: FpOp, _format: FpFormat) -> &'static str {
    match op {
        FpOp::Add => "fp.add",
        FpOp::Sub => "fp.sub",
        FpOp::Mul => "fp.mul",
        FpOp::Div => "fp.div",
        FpOp::Rem => "fp.rem",
        FpOp::Sqrt => "fp.sqrt",
        FpOp::Fma => "fp.fma",
        FpOp::Eq => "fp.eq",
        FpOp::Lt => "fp.lt",
        FpOp::Le => "fp.le",
        FpOp::Unordered => "fp.unordered",
        FpOp::Convert(_) => "fp.convert",
        FpOp::ToSInt => "fp.to_sint",
        FpOp::ToUInt => "fp.to_uint",
        FpOp::FromSInt => "fp.from_sint",
        FpOp::FromUInt => "fp.from_uint",
        FpOp::Floor => "fp.floor",
        FpOp::Ceil => "fp.ceil",
        FpOp::Trunc => "fp.trunc",
        FpOp::RoundEven => "fp.round_even",
        FpOp::RoundAway => "fp.round_away",
    }
}
