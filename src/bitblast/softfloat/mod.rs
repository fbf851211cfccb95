//! Circuits of the floating-point operators on IEEE 754 formats, generic in the sizes of exponent and significand,
//! rounding to nearest even. A result that is not a number is the canonical quiet one, as in `term::fp`.
//!
//! There is no circuit for the remainder (its exact quotient has up to 2^15 bits) nor for x87's format; the caller
//! havocs these.

mod add;
mod compare;
mod convert;
mod fma;
mod format;
mod integral;
mod mul;
mod pack;
#[cfg(test)]
mod tests;

pub use format::Format;

use super::algebra::{BitAlgebra, Word};
use crate::term::{FpFormat, FpOp};

pub fn is_supported(op: FpOp, format: FpFormat) -> bool {
    let target = match op {
        FpOp::Rem => return false,
        FpOp::Convert(to) => to,
        FpOp::Add | FpOp::Sub | FpOp::Mul | FpOp::Div | FpOp::Sqrt | FpOp::Fma => format,
        FpOp::Eq | FpOp::Lt | FpOp::Le | FpOp::Unordered => format,
        FpOp::ToSInt | FpOp::ToUInt | FpOp::FromSInt | FpOp::FromUInt => format,
        FpOp::Floor | FpOp::Ceil | FpOp::Trunc | FpOp::RoundEven | FpOp::RoundAway => format,
    };
    Format::of(format).is_some() && Format::of(target).is_some()
}

/// The circuit of an operator with a result of the given width; `None` exactly if it is not supported.
pub fn apply<A: BitAlgebra>(
    g: &mut A,
    op: FpOp,
    format: FpFormat,
    args: &[&[A::Bit]],
    width: usize,
) -> Option<Word<A>> {
    let f = Format::of(format)?;
    let word = match op {
        FpOp::Add => add::add(g, f, args[0], args[1]),
        FpOp::Sub => add::sub(g, f, args[0], args[1]),
        FpOp::Mul => mul::mul(g, f, args[0], args[1]),
        FpOp::Div => mul::div(g, f, args[0], args[1]),
        FpOp::Rem => return None,
        FpOp::Sqrt => mul::sqrt(g, f, args[0]),
        FpOp::Fma => fma::fma(g, f, args[0], args[1], args[2]),
        FpOp::Eq => vec![compare::eq(g, f, args[0], args[1])],
        FpOp::Lt => vec![compare::lt(g, f, args[0], args[1])],
        FpOp::Le => vec![compare::le(g, f, args[0], args[1])],
        FpOp::Unordered => vec![compare::unordered(g, f, args[0], args[1])],
        FpOp::Convert(to) => convert::convert(g, f, Format::of(to)?, args[0]),
        FpOp::ToSInt => convert::to_int(g, f, args[0], width, true),
        FpOp::ToUInt => convert::to_int(g, f, args[0], width, false),
        FpOp::FromSInt => convert::from_int(g, f, args[0], true),
        FpOp::FromUInt => convert::from_int(g, f, args[0], false),
        FpOp::Floor => integral::round(g, f, args[0], integral::Mode::Floor),
        FpOp::Ceil => integral::round(g, f, args[0], integral::Mode::Ceil),
        FpOp::Trunc => integral::round(g, f, args[0], integral::Mode::Trunc),
        FpOp::RoundEven => integral::round(g, f, args[0], integral::Mode::Even),
        FpOp::RoundAway => integral::round(g, f, args[0], integral::Mode::Away),
    };
    Some(word)
}
