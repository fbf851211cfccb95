//! Square roots, which `rustc_apfloat` lacks: native where the hardware has them, otherwise by integer square root.

use super::decode::{Decoded, decode};
use super::{EVEN, pattern};
use crate::term::bv::Bv;
use crate::term::op::FpFormat;
use rustc_apfloat::Float;

pub(super) fn sqrt<F: Float>(fmt: FpFormat, arg: &Bv) -> Bv {
    match (fmt, arg.to_u64()) {
        (FpFormat::F32, Some(bits)) => {
            let root = f32::from_bits(bits as u32).sqrt();
            if root.is_nan() { fmt.nan() } else { Bv::from_u64(32, root.to_bits().into()) }
        }
        (FpFormat::F64, Some(bits)) => {
            let root = f64::from_bits(bits).sqrt();
            if root.is_nan() { fmt.nan() } else { Bv::from_u64(64, root.to_bits()) }
        }
        (FpFormat::F16 | FpFormat::BF16 | FpFormat::X87 | FpFormat::F128, _)
        | (FpFormat::F32 | FpFormat::F64, None) => by_integers::<F>(fmt, arg),
    }
}

/// The root of the significand to a few bits more than the precision, a sticky bit for the rest, one rounding.
pub(super) fn by_integers<F: Float>(fmt: FpFormat, arg: &Bv) -> Bv {
    match decode(fmt, arg) {
        Decoded::Nan => fmt.nan(),
        // The root of -0 is -0, and an invalid form of zero cannot get here.
        Decoded::Finite { significand: 0, .. } => arg.clone(),
        Decoded::Infinite { negative: false } => arg.clone(),
        Decoded::Infinite { negative: true } | Decoded::Finite { negative: true, .. } => fmt.nan(),
        Decoded::Finite { negative: false, significand, exponent } => {
            Bv::new(fmt.bits(), pattern(rounded_root::<F>(significand, exponent, fmt.significand_bits())))
        }
    }
}

/// The root of `significand * 2^exponent`. Roots are far from overflow and underflow, so scaling back is exact.
fn rounded_root<F: Float>(significand: u128, exponent: i32, precision: u32) -> F {
    let length = u128::BITS - significand.leading_zeros();
    // Twice as many bits as the root shall have, and an even exponent.
    let mut shift = (2 * (precision + 2)).saturating_sub(length);
    if (exponent - shift as i32) % 2 != 0 {
        shift += 1;
    }
    let scaled = Bv::new(length + shift + 2, significand).shl_by(shift);
    let (root, exact) = integer_root(&scaled);
    let with_sticky = root.to_u128().unwrap_or(0) << 1 | u128::from(!exact);
    let value = F::from_u128_r(with_sticky, EVEN).value;
    value.scalbn_r((exponent - shift as i32) / 2 - 1, EVEN)
}

/// The integer square root, and whether it is exact; the two upper bits of `n` must be free.
fn integer_root(n: &Bv) -> (Bv, bool) {
    let width = n.width();
    let (mut rest, mut root) = (n.clone(), Bv::zero(width));
    // Digit by digit: `bit` is the square of the digit under trial.
    let mut digit = (width - 1) & !1;
    loop {
        let bit = Bv::one(width).shl_by(digit);
        let trial = root.add(&bit);
        root = root.lshr_by(1);
        if trial.ule(&rest) {
            rest = rest.sub(&trial);
            root = root.add(&bit);
        }
        if digit < 2 {
            return (root, rest.is_zero());
        }
        digit -= 2;
    }
}
