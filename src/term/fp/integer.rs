//! Conversions between floating point and integers of any width.

use super::EVEN;
use super::decode::{Decoded, decode};
use crate::term::bv::Bv;
use crate::term::op::FpFormat;
use rustc_apfloat::Float;

/// Truncates; 1000...0 for NaN and what does not fit.
pub(super) fn to_signed(fmt: FpFormat, pattern: &Bv, width: u32) -> Bv {
    let limit = Bv::min_signed(width);
    match truncated(fmt, pattern, width) {
        Some((true, magnitude)) if magnitude.ule(&limit) => magnitude.neg(),
        Some((false, magnitude)) if magnitude.ult(&limit) => magnitude,
        Some(_) | None => limit,
    }
}

/// Truncates; 1000...0 for NaN and what does not fit. What lies between -1 and 0 gives 0.
pub(super) fn to_unsigned(fmt: FpFormat, pattern: &Bv, width: u32) -> Bv {
    match truncated(fmt, pattern, width) {
        Some((negative, magnitude)) if !negative || magnitude.is_zero() => magnitude,
        Some(_) | None => Bv::min_signed(width),
    }
}

/// Sign and truncated magnitude, if the magnitude fits the width.
fn truncated(fmt: FpFormat, pattern: &Bv, width: u32) -> Option<(bool, Bv)> {
    let (negative, significand, exponent) = match decode(fmt, pattern) {
        Decoded::Nan | Decoded::Infinite { .. } => return None,
        Decoded::Finite { negative, significand, exponent } => (negative, significand, exponent),
    };
    let whole = significand.checked_shr((-exponent).max(0) as u32).unwrap_or(0);
    let shift = exponent.max(0) as u32;
    let length = u128::BITS - whole.leading_zeros();
    if length + shift > width && length > 0 {
        return None;
    }
    let magnitude = Bv::new(width.max(u128::BITS), whole).shl_by(shift);
    Some((negative, magnitude.zext_or_trunc(width)))
}

pub(super) fn from_signed<F: Float>(value: &Bv) -> F {
    if value.msb() { -from_unsigned::<F>(&value.neg()) } else { from_unsigned(value) }
}

pub(super) fn from_unsigned<F: Float>(value: &Bv) -> F {
    if let Some(small) = value.to_u128() {
        return F::from_u128_r(small, EVEN).value;
    }
    // The upper 128 bits, the last of which also stands for all that follow: more than any precision needs to round right.
    let cut = value.width() - value.leading_zeros() - u128::BITS;
    let upper = value.lshr_by(cut).zext_or_trunc(u128::BITS);
    let sticky = Bv::new(u128::BITS, u128::from(value.trailing_zeros() < cut));
    let rounded = F::from_u128_r(upper.or(&sticky).to_u128().unwrap_or(0), EVEN).value;
    rounded.scalbn_r(cut as i32, EVEN)
}
