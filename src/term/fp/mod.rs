//! Floating-point operators on bit patterns, for every format.
//!
//! **NaN**: every operator that yields a NaN yields the one of `rustc_apfloat`: positive, quiet, without payload
//! (0x7fc00000 in F32), also where an operand was a NaN with another sign or payload, and also in conversions. LLVM leaves
//! sign and payload open. x86 differs only in them: its SSE units make a *negative* NaN from 0/0 and hand an operand's
//! payload on. One canonical NaN is what makes interpreter and circuits agree.
//!
//! Patterns of `X87` that the hardware calls invalid (integer bit 0 with an exponent that is not 0) are NaNs; pseudo-denormals
//! have the value of the normal number they stand for.

mod decode;
mod integer;
mod sqrt;

#[cfg(test)]
mod tests;

use super::bv::Bv;
use super::op::{FpFormat, FpOp};
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert, Round};
use std::borrow::Borrow;
use std::cmp::Ordering;

impl FpFormat {
    /// The width of a bit pattern.
    pub fn bits(self) -> u32 {
        match self {
            FpFormat::F16 | FpFormat::BF16 => 16,
            FpFormat::F32 => 32,
            FpFormat::F64 => 64,
            FpFormat::X87 => 80,
            FpFormat::F128 => 128,
        }
    }

    /// The width of the exponent field.
    pub fn exponent_bits(self) -> u32 {
        match self {
            FpFormat::F16 => 5,
            FpFormat::BF16 | FpFormat::F32 => 8,
            FpFormat::F64 => 11,
            FpFormat::X87 | FpFormat::F128 => 15,
        }
    }

    /// The precision: bits of the significand including the integer bit, which only `X87` stores.
    pub fn significand_bits(self) -> u32 {
        match self {
            FpFormat::F16 => 11,
            FpFormat::BF16 => 8,
            FpFormat::F32 => 24,
            FpFormat::F64 => 53,
            FpFormat::X87 => 64,
            FpFormat::F128 => 113,
        }
    }

    /// Whether the integer bit of the significand is part of the pattern.
    pub fn has_explicit_integer_bit(self) -> bool {
        match self {
            FpFormat::X87 => true,
            FpFormat::F16 | FpFormat::BF16 | FpFormat::F32 | FpFormat::F64 | FpFormat::F128 => false,
        }
    }

    /// What is subtracted from the exponent field.
    pub fn bias(self) -> i32 {
        (1 << (self.exponent_bits() - 1)) - 1
    }

    /// The pattern of every NaN that an operator yields.
    pub fn nan(self) -> Bv {
        let bits = match self {
            FpFormat::F16 => pattern(Half::NAN),
            FpFormat::BF16 => pattern(BFloat::NAN),
            FpFormat::F32 => pattern(Single::NAN),
            FpFormat::F64 => pattern(Double::NAN),
            FpFormat::X87 => pattern(X87DoubleExtended::NAN),
            FpFormat::F128 => pattern(Quad::NAN),
        };
        Bv::new(self.bits(), bits)
    }
}

/// The value of an operator on bit patterns, `width` being that of the result. Every combination is available at present;
/// `None` is for operators that a later format might lack.
pub fn eval<B: Borrow<Bv>>(op: FpOp, fmt: FpFormat, args: &[B], width: u32) -> Option<Bv> {
    let args: Vec<&Bv> = args.iter().map(Borrow::borrow).collect();
    match fmt {
        FpFormat::F16 => run::<Half>(op, fmt, &args, width),
        FpFormat::BF16 => run::<BFloat>(op, fmt, &args, width),
        FpFormat::F32 => run::<Single>(op, fmt, &args, width),
        FpFormat::F64 => run::<Double>(op, fmt, &args, width),
        FpFormat::X87 => run::<X87DoubleExtended>(op, fmt, &args, width),
        FpFormat::F128 => run::<Quad>(op, fmt, &args, width),
    }
}

/// A format that can be converted to all others.
trait Format:
    Float
    + FloatConvert<Half>
    + FloatConvert<BFloat>
    + FloatConvert<Single>
    + FloatConvert<Double>
    + FloatConvert<X87DoubleExtended>
    + FloatConvert<Quad>
{
}

impl Format for Half {}
impl Format for BFloat {}
impl Format for Single {}
impl Format for Double {}
impl Format for X87DoubleExtended {}
impl Format for Quad {}

const EVEN: Round = Round::NearestTiesToEven;

fn run<F: Format>(op: FpOp, fmt: FpFormat, args: &[&Bv], width: u32) -> Option<Bv> {
    let arg = |i: usize| args[i].to_u128().map(F::from_bits);
    let float = |value: F| Some(Bv::new(fmt.bits(), pattern(value)));
    let order = |holds: fn(Option<Ordering>) -> bool| {
        let (a, b) = (arg(0)?, arg(1)?);
        Some(Bv::from_bool(holds(a.partial_cmp(&b))))
    };
    match op {
        FpOp::Add => float(arg(0)?.add_r(arg(1)?, EVEN).value),
        FpOp::Sub => float(arg(0)?.sub_r(arg(1)?, EVEN).value),
        FpOp::Mul => float(arg(0)?.mul_r(arg(1)?, EVEN).value),
        FpOp::Div => float(arg(0)?.div_r(arg(1)?, EVEN).value),
        FpOp::Rem => float(arg(0)?.c_fmod(arg(1)?).value),
        FpOp::Sqrt => Some(sqrt::sqrt::<F>(fmt, args[0])),
        FpOp::Fma => float(arg(0)?.mul_add_r(arg(1)?, arg(2)?, EVEN).value),
        FpOp::Eq => order(|o| o == Some(Ordering::Equal)),
        FpOp::Lt => order(|o| o == Some(Ordering::Less)),
        FpOp::Le => order(|o| matches!(o, Some(Ordering::Less | Ordering::Equal))),
        FpOp::Unordered => order(|o| o.is_none()),
        FpOp::Convert(to) => Some(Bv::new(to.bits(), convert(arg(0)?, to))),
        FpOp::ToSInt => Some(integer::to_signed(fmt, args[0], width)),
        FpOp::ToUInt => Some(integer::to_unsigned(fmt, args[0], width)),
        FpOp::FromSInt => float(integer::from_signed(args[0])),
        FpOp::FromUInt => float(integer::from_unsigned(args[0])),
        FpOp::Floor => float(arg(0)?.round_to_integral(Round::TowardNegative).value),
        FpOp::Ceil => float(arg(0)?.round_to_integral(Round::TowardPositive).value),
        FpOp::Trunc => float(arg(0)?.round_to_integral(Round::TowardZero).value),
        FpOp::RoundEven => float(arg(0)?.round_to_integral(EVEN).value),
        FpOp::RoundAway => float(arg(0)?.round_to_integral(Round::NearestTiesToAway).value),
    }
}

/// The bits of a value, with NaNs made canonical.
fn pattern<F: Float>(value: F) -> u128 {
    if value.is_nan() { F::NAN.to_bits() } else { value.to_bits() }
}

fn convert<F: Format>(value: F, to: FpFormat) -> u128 {
    fn go<F: FloatConvert<T>, T: Float>(value: F) -> u128 {
        pattern(value.convert_r(EVEN, &mut false).value)
    }
    match to {
        FpFormat::F16 => go::<F, Half>(value),
        FpFormat::BF16 => go::<F, BFloat>(value),
        FpFormat::F32 => go::<F, Single>(value),
        FpFormat::F64 => go::<F, Double>(value),
        FpFormat::X87 => go::<F, X87DoubleExtended>(value),
        FpFormat::F128 => go::<F, Quad>(value),
    }
}
