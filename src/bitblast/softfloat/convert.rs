//! Conversions between formats, and to and from integers of any width.

use super::format::{Format, Parts, number, signed_width};
use super::pack::{Special, Unrounded};
use crate::bitblast::algebra::{BitAlgebra, Word};
use crate::bitblast::circuit;

pub fn convert<A: BitAlgebra>(g: &mut A, from: Format, to: Format, a: &[A::Bit]) -> Word<A> {
    let a = Parts::of(g, from, a);
    let (exponent, significand) = a.normalized(g);
    let width = from.exponent.max(to.exponent) + 3;
    let exponent = circuit::sext::<A>(&exponent, width);
    let offset = number(g, width, to.bias() - from.bias());
    let exponent = circuit::add(g, &exponent, &offset);
    let special = Special { nan: a.nan, infinite: a.infinite, zero: a.zero };
    Unrounded { sign: a.sign, exponent, significand }.pack(g, to, &special)
}

/// Truncates; NaN and what is out of range give 1000...0.
pub fn to_int<A: BitAlgebra>(g: &mut A, f: Format, a: &[A::Bit], width: usize, signed: bool) -> Word<A> {
    let a = Parts::of(g, f, a);
    let exponent_width = signed_width(f.top() + width as i64);
    let exponent = circuit::zext(g, &a.exponent, exponent_width);
    let bias = number(g, exponent_width, f.bias());
    let exponent = circuit::sub(g, &exponent, &bias);
    let below_one = exponent[exponent_width - 1];
    let limit = number(g, exponent_width, width as i64);
    let far = circuit::sle(g, &limit, &exponent);
    // The significand's top bit stands at 1 before the shift.
    let register = circuit::zext(g, &a.significand, f.significand - 1 + width);
    let shifted = circuit::shl(g, &register, &exponent[..exponent_width - 1]);
    let at_least_one = g.not(below_one);
    let magnitude = circuit::mask(g, at_least_one, &shifted[f.significand - 1..]);
    let outside = if signed {
        // This takes the smallest number along, whose pattern is the same as the one for "out of range".
        magnitude[width - 1]
    } else {
        let some = g.any(&magnitude);
        g.and(a.sign, some)
    };
    let invalid = g.any(&[a.nan, a.infinite, far, outside]);
    let value = if signed { circuit::negate_if(g, a.sign, &magnitude) } else { magnitude };
    let indefinite: Word<A> = (0..width).map(|i| g.constant(i == width - 1)).collect();
    circuit::mux(g, invalid, &indefinite, &value)
}

pub fn from_int<A: BitAlgebra>(g: &mut A, f: Format, a: &[A::Bit], signed: bool) -> Word<A> {
    let width = a.len();
    let (sign, magnitude) =
        if signed { (a[width - 1], circuit::abs(g, a)) } else { (g.constant(false), a.to_vec()) };
    let (zeros, significand) = circuit::leading_zeros(g, &magnitude);
    let exponent_width = signed_width(f.top() + 2 * width as i64);
    let top = number(g, exponent_width, f.bias() + width as i64 - 1);
    let zeros = circuit::zext(g, &zeros, exponent_width);
    let exponent = circuit::sub(g, &top, &zeros);
    let some = g.any(a);
    let no = g.constant(false);
    let special = Special { nan: no, infinite: no, zero: g.not(some) };
    Unrounded { sign, exponent, significand }.pack(g, f, &special)
}
