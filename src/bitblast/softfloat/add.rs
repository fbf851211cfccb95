//! Addition and subtraction.

use super::format::{Format, Parts};
use super::pack::{Special, Unrounded};
use crate::bitblast::algebra::{BitAlgebra, Word};
use crate::bitblast::circuit;

/// A term of an exact sum.
pub struct Summand<A: BitAlgebra> {
    pub sign: A::Bit,
    /// Of the significand's top bit; signed.
    pub exponent: Word<A>,
    pub significand: Word<A>,
}

/// The sum of two numbers of the same widths, of which the first is at least as large in magnitude.
pub fn exact_sum<A: BitAlgebra>(g: &mut A, large: &Summand<A>, small: &Summand<A>) -> Unrounded<A> {
    // Two bits to keep what is just below, one for all the rest: enough, since a difference loses more than one
    // leading bit only if the operands are shifted by at most one.
    let mut base = circuit::constant(g, 3, 0);
    let mut aligned = base.clone();
    base.extend_from_slice(&large.significand);
    aligned.extend_from_slice(&small.significand);
    let distance = circuit::sub(g, &large.exponent, &small.exponent);
    let aligned = circuit::shr_sticky(g, &aligned, &distance);
    let width = base.len() + 1;
    let (base, aligned) = (circuit::zext(g, &base, width), circuit::zext(g, &aligned, width));
    let subtract = g.xor(large.sign, small.sign);
    let aligned: Word<A> = aligned.iter().map(|&bit| g.xor(bit, subtract)).collect();
    let (sum, _) = circuit::add_carry(g, &base, &aligned, subtract);
    let some = g.any(&sum);
    // Cancellation gives +0; the sum of two zeros of one sign keeps it.
    let cancelled = g.and_not(subtract, some);
    let (zeros, significand) = circuit::leading_zeros(g, &sum);
    let wide = large.exponent.len().max(zeros.len() + 1) + 1;
    let exponent = circuit::sext::<A>(&large.exponent, wide);
    let one = g.constant(true);
    let (exponent, _) = circuit::increment_if(g, one, &exponent);
    let zeros = circuit::zext(g, &zeros, wide);
    Unrounded {
        sign: g.and_not(large.sign, cancelled),
        exponent: circuit::sub(g, &exponent, &zeros),
        significand,
    }
}

pub fn add<A: BitAlgebra>(g: &mut A, f: Format, a: &[A::Bit], b: &[A::Bit]) -> Word<A> {
    // The same gates for commuted operands.
    let (a, b) = if a > b { (b, a) } else { (a, b) };
    let swap = circuit::ult(g, &a[..f.width() - 1], &b[..f.width() - 1]);
    let (large, small) = (circuit::mux(g, swap, b, a), circuit::mux(g, swap, a, b));
    let (large, small) = (Parts::of(g, f, &large), Parts::of(g, f, &small));
    let opposite = g.xor(large.sign, small.sign);
    let both = g.and(large.infinite, small.infinite);
    let clash = g.and(both, opposite);
    // A NaN is larger than anything that is none.
    let nan = g.or(large.nan, clash);
    let infinite = large.infinite;
    let (large, small) = (summand(g, &large), summand(g, &small));
    let sum = exact_sum(g, &large, &small);
    let zero = g.constant(false);
    sum.pack(g, f, &Special { nan, infinite, zero })
}

fn summand<A: BitAlgebra>(g: &mut A, parts: &Parts<A>) -> Summand<A> {
    let exponent = circuit::zext(g, &parts.exponent, parts.exponent.len() + 1);
    Summand { sign: parts.sign, exponent, significand: parts.significand.clone() }
}

pub fn sub<A: BitAlgebra>(g: &mut A, f: Format, a: &[A::Bit], b: &[A::Bit]) -> Word<A> {
    let mut b = b.to_vec();
    b[f.width() - 1] = g.not(b[f.width() - 1]);
    add(g, f, a, &b)
}
