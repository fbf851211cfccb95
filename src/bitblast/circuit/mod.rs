//! Circuits of the integer operators, over any bit algebra. Total, with the meaning that `term::op` gives.

mod arith;
mod compare;
mod div;
mod overflow;
mod shift;
#[cfg(test)]
mod tests;

pub use arith::{abs, add, add_carry, increment_if, mul, neg, negate_if, sub, sub_carry};
pub use compare::{eq, sle, slt, ule, ult};
pub use div::{sdiv, srem, udiv, udivrem, urem};
pub use overflow::{saddo, smulo, ssubo, uaddo, umulo, usubo};
pub use shift::{ashr, leading_zeros, lshr, shl, shr_sticky};

use super::algebra::{BitAlgebra, Word};

pub fn constant<A: BitAlgebra>(g: &mut A, width: usize, value: u128) -> Word<A> {
    (0..width).map(|i| g.constant(i < 128 && value >> i & 1 == 1)).collect()
}

pub fn not<A: BitAlgebra>(g: &mut A, a: &[A::Bit]) -> Word<A> {
    a.iter().map(|&bit| g.not(bit)).collect()
}

pub fn and<A: BitAlgebra>(g: &mut A, a: &[A::Bit], b: &[A::Bit]) -> Word<A> {
    zip(a, b, |x, y| g.and(x, y))
}

pub fn or<A: BitAlgebra>(g: &mut A, a: &[A::Bit], b: &[A::Bit]) -> Word<A> {
    zip(a, b, |x, y| g.or(x, y))
}

pub fn xor<A: BitAlgebra>(g: &mut A, a: &[A::Bit], b: &[A::Bit]) -> Word<A> {
    zip(a, b, |x, y| g.xor(x, y))
}

pub fn mux<A: BitAlgebra>(g: &mut A, condition: A::Bit, then: &[A::Bit], otherwise: &[A::Bit]) -> Word<A> {
    zip(then, otherwise, |x, y| g.mux(condition, x, y))
}

/// Every bit of the word under the condition, otherwise zero.
pub fn mask<A: BitAlgebra>(g: &mut A, condition: A::Bit, a: &[A::Bit]) -> Word<A> {
    a.iter().map(|&bit| g.and(condition, bit)).collect()
}

/// To the width: filled with zeros, or cut.
pub fn zext<A: BitAlgebra>(g: &mut A, a: &[A::Bit], width: usize) -> Word<A> {
    let zero = g.constant(false);
    resize(a, width, zero)
}

/// To the width: filled with the sign, or cut.
pub fn sext<A: BitAlgebra>(a: &[A::Bit], width: usize) -> Word<A> {
    resize(a, width, a[a.len() - 1])
}

fn resize<B: Copy>(a: &[B], width: usize, fill: B) -> Vec<B> {
    let mut word = a.to_vec();
    word.resize(width, fill);
    word
}

fn zip<B: Copy>(a: &[B], b: &[B], f: impl FnMut(B, B) -> B) -> Vec<B> {
    let mut f = f;
    assert_eq!(a.len(), b.len(), "words of different width");
    a.iter().zip(b).map(|(&x, &y)| f(x, y)).collect()
}
