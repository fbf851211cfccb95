//! Multiplication and addition with one rounding.

use super::add::{Summand, exact_sum};
use super::format::{Format, Parts, number};
use super::mul::product;
use super::pack::Special;
use crate::bitblast::algebra::{BitAlgebra, Word};
use crate::bitblast::circuit;

pub fn fma<A: BitAlgebra>(g: &mut A, f: Format, a: &[A::Bit], b: &[A::Bit], c: &[A::Bit]) -> Word<A> {
    let (a, b, c) = (Parts::of(g, f, a), Parts::of(g, f, b), Parts::of(g, f, c));
    let (special, infinite_product, product_sign) = specials(g, &a, &b, &c);
    let zero_product = g.or(a.zero, b.zero);
    let (exponent, significand) = product(g, f, &a, &b);
    let width = exponent.len();
    let left = Summand { sign: product_sign, exponent: lowered(g, zero_product, &exponent), significand };
    let (exponent, significand) = c.normalized(g);
    let exponent = circuit::sext::<A>(&exponent, width);
    let mut padded = circuit::constant(g, f.significand, 0);
    padded.extend(significand);
    let right = Summand { sign: c.sign, exponent: lowered(g, c.zero, &exponent), significand: padded };
    let (large, small) = ordered(g, &left, &right);
    let mut sum = exact_sum(g, &large, &small);
    let infinite_sign = g.mux(infinite_product, product_sign, c.sign);
    sum.sign = g.mux(special.infinite, infinite_sign, sum.sign);
    sum.pack(g, f, &special)
}

/// The special results, whether the product is infinite, and its sign.
fn specials<A: BitAlgebra>(
    g: &mut A,
    a: &Parts<A>,
    b: &Parts<A>,
    c: &Parts<A>,
) -> (Special<A>, A::Bit, A::Bit) {
    let sign = g.xor(a.sign, b.sign);
    let infinite_product = g.or(a.infinite, b.infinite);
    let zero_product = g.or(a.zero, b.zero);
    let undefined = g.and(infinite_product, zero_product);
    let both = g.and(infinite_product, c.infinite);
    let opposite = g.xor(sign, c.sign);
    let clash = g.and(both, opposite);
    let nan = g.any(&[a.nan, b.nan, c.nan, undefined, clash]);
    let infinite = g.or(infinite_product, c.infinite);
    (Special { nan, infinite, zero: g.constant(false) }, infinite_product, sign)
}

/// An exponent below all others for zero, so that zero is never the larger one.
fn lowered<A: BitAlgebra>(g: &mut A, zero: A::Bit, exponent: &[A::Bit]) -> Word<A> {
    let width = exponent.len() + 1;
    let lowest = number(g, width, -(1 << (exponent.len() - 1)));
    circuit::mux(g, zero, &lowest, &circuit::sext::<A>(exponent, width))
}

fn ordered<A: BitAlgebra>(g: &mut A, a: &Summand<A>, b: &Summand<A>) -> (Summand<A>, Summand<A>) {
    let key = |s: &Summand<A>| [&s.significand[..], &s.exponent[..]].concat();
    let swap = circuit::slt(g, &key(a), &key(b));
    (select(g, swap, b, a), select(g, swap, a, b))
}

fn select<A: BitAlgebra>(g: &mut A, condition: A::Bit, a: &Summand<A>, b: &Summand<A>) -> Summand<A> {
    Summand {
        sign: g.mux(condition, a.sign, b.sign),
        exponent: circuit::mux(g, condition, &a.exponent, &b.exponent),
        significand: circuit::mux(g, condition, &a.significand, &b.significand),
    }
}
