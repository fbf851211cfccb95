//! Multiplication, division and square root.

use super::format::{Format, Parts, number};
use super::pack::{Special, Unrounded, normalize_one};
use crate::bitblast::algebra::{BitAlgebra, Word};
use crate::bitblast::circuit;

/// The exact product: biased exponent (signed, three bits wider than the field) and twice as many bits, of which
/// the top one is set unless the product is zero.
pub fn product<A: BitAlgebra>(g: &mut A, f: Format, a: &Parts<A>, b: &Parts<A>) -> (Word<A>, Word<A>) {
    let width = f.exponent + 3;
    let (x, p) = a.normalized(g);
    let (y, q) = b.normalized(g);
    let (x, y) = (circuit::sext::<A>(&x, width), circuit::sext::<A>(&y, width));
    let sum = circuit::add(g, &x, &y);
    // The top bit of the product is worth twice the product of the top bits.
    let offset = number(g, width, 1 - f.bias());
    let exponent = circuit::add(g, &sum, &offset);
    let (p, q) = (circuit::zext(g, &p, 2 * f.significand), circuit::zext(g, &q, 2 * f.significand));
    let significand = circuit::mul(g, &p, &q);
    normalize_one(g, &exponent, &significand)
}

pub fn mul<A: BitAlgebra>(g: &mut A, f: Format, a: &[A::Bit], b: &[A::Bit]) -> Word<A> {
    let (a, b) = (Parts::of(g, f, a), Parts::of(g, f, b));
    let infinite = g.or(a.infinite, b.infinite);
    let zero = g.or(a.zero, b.zero);
    let undefined = g.and(infinite, zero);
    let nan = g.any(&[a.nan, b.nan, undefined]);
    let (exponent, significand) = product(g, f, &a, &b);
    let sign = g.xor(a.sign, b.sign);
    Unrounded { sign, exponent, significand }.pack(g, f, &Special { nan, infinite, zero })
}

pub fn div<A: BitAlgebra>(g: &mut A, f: Format, a: &[A::Bit], b: &[A::Bit]) -> Word<A> {
    let (a, b) = (Parts::of(g, f, a), Parts::of(g, f, b));
    let infinite = g.or(a.infinite, b.zero);
    let zero = g.or(a.zero, b.infinite);
    // 0/0 and infinity/infinity
    let undefined = g.and(infinite, zero);
    let nan = g.any(&[a.nan, b.nan, undefined]);
    let width = f.exponent + 3;
    let (x, p) = a.normalized(g);
    let (y, q) = b.normalized(g);
    let (x, y) = (circuit::sext::<A>(&x, width), circuit::sext::<A>(&y, width));
    let difference = circuit::sub(g, &x, &y);
    let bias = number(g, width, f.bias());
    let exponent = circuit::add(g, &difference, &bias);
    let quotient = quotient(g, f, &p, &q);
    let (exponent, significand) = normalize_one(g, &exponent, &quotient);
    let sign = g.xor(a.sign, b.sign);
    Unrounded { sign, exponent, significand }.pack(g, f, &Special { nan, infinite, zero })
}

/// One bit before the point and enough behind it, then a sticky bit. Both operands have their top bit set.
fn quotient<A: BitAlgebra>(g: &mut A, f: Format, a: &[A::Bit], b: &[A::Bit]) -> Word<A> {
    let width = f.significand + 1;
    let divisor = circuit::zext(g, b, width);
    let mut rest = circuit::zext(g, a, width);
    let mut digits = Vec::new();
    for _ in 0..f.significand + 2 {
        let (less, fits) = circuit::sub_carry(g, &rest, &divisor);
        digits.push(fits);
        // What is left is below the divisor, so the bit that goes out at the top is zero.
        rest = circuit::mux(g, fits, &less, &rest);
        rest.insert(0, g.constant(false));
        rest.truncate(width);
    }
    digits.push(g.any(&rest));
    digits.reverse();
    digits
}

pub fn sqrt<A: BitAlgebra>(g: &mut A, f: Format, a: &[A::Bit]) -> Word<A> {
    let a = Parts::of(g, f, a);
    let not_zero = g.not(a.zero);
    let negative = g.and(a.sign, not_zero);
    let nan = g.or(a.nan, negative);
    let (exponent, significand) = a.normalized(g);
    let bias = number(g, exponent.len(), f.bias());
    let exponent = circuit::sub(g, &exponent, &bias);
    let odd = exponent[0];
    let half = circuit::sext::<A>(&exponent[1..], exponent.len());
    let exponent = circuit::add(g, &half, &bias);
    let significand = root(g, f, &significand, odd);
    let special = Special { nan, infinite: a.infinite, zero: a.zero };
    Unrounded { sign: a.sign, exponent, significand }.pack(g, f, &special)
}

/// The digits of the root of a significand (doubled if `odd`), with a guard and a sticky bit.
fn root<A: BitAlgebra>(g: &mut A, f: Format, significand: &[A::Bit], odd: A::Bit) -> Word<A> {
    let zero = g.constant(false);
    let one = g.constant(true);
    // An even number of bits behind the point, and two before it.
    let mut radicand = circuit::constant(g, f.significand + 1, 0);
    radicand.extend_from_slice(significand);
    radicand.push(zero);
    let doubled: Word<A> = [&[zero], &radicand[..radicand.len() - 1]].concat();
    let radicand = circuit::mux(g, odd, &doubled, &radicand);
    let mut root: Word<A> = Vec::new();
    let mut rest: Word<A> = Vec::new();
    for pair in radicand.rchunks(2) {
        let width = root.len() + 3;
        let next = [pair, &rest[..]].concat();
        let next = circuit::zext(g, &next, width);
        let trial = [&[one, zero], &root[..]].concat();
        let trial = circuit::zext(g, &trial, width);
        let (less, fits) = circuit::sub_carry(g, &next, &trial);
        // The rest is at most twice the root: one bit more than that has.
        rest = circuit::mux(g, fits, &less, &next);
        root.insert(0, fits);
        rest.truncate(root.len() + 1);
    }
    let sticky = g.any(&rest);
    root.insert(0, sticky);
    root
}
