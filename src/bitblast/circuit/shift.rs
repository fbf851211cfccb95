//! Barrel shifters for any width, and the counting of leading zeros that goes with them.

use super::{BitAlgebra, Word, constant, mux};

/// How many bits of the amount matter for a width: the number of `i` with `2^i < width`.
fn stages(width: usize) -> usize {
    width.next_power_of_two().trailing_zeros() as usize
}

/// Shifts down by the amount and fills from above; an amount of the width or more leaves only the filling.
fn shift_down<A: BitAlgebra>(g: &mut A, a: &[A::Bit], by: &[A::Bit], fill: A::Bit) -> Word<A> {
    let width = a.len();
    let used = stages(width).min(by.len());
    let mut word = a.to_vec();
    for (i, &bit) in by[..used].iter().enumerate() {
        let step = 1usize << i;
        let at = |word: &[A::Bit], j: usize| word.get(j).copied().unwrap_or(fill);
        word = (0..width).map(|j| g.mux(bit, at(&word, j + step), word[j])).collect();
    }
    let oversized = g.any(&by[used..]);
    word.iter().map(|&bit| g.mux(oversized, fill, bit)).collect()
}

pub fn lshr<A: BitAlgebra>(g: &mut A, a: &[A::Bit], by: &[A::Bit]) -> Word<A> {
    let zero = g.constant(false);
    shift_down(g, a, by, zero)
}

pub fn ashr<A: BitAlgebra>(g: &mut A, a: &[A::Bit], by: &[A::Bit]) -> Word<A> {
    shift_down(g, a, by, a[a.len() - 1])
}

pub fn shl<A: BitAlgebra>(g: &mut A, a: &[A::Bit], by: &[A::Bit]) -> Word<A> {
    let zero = g.constant(false);
    let reversed: Word<A> = a.iter().rev().copied().collect();
    let mut word = shift_down(g, &reversed, by, zero);
    word.reverse();
    word
}

/// Shifts down; the lowest bit of the result also tells whether a set bit was lost.
pub fn shr_sticky<A: BitAlgebra>(g: &mut A, a: &[A::Bit], by: &[A::Bit]) -> Word<A> {
    let zero = g.constant(false);
    let width = a.len();
    let used = stages(width).min(by.len());
    let mut word = a.to_vec();
    let mut lost = zero;
    for (i, &bit) in by[..used].iter().enumerate() {
        let step = 1usize << i;
        let dropped = g.any(&word[..step.min(width)]);
        let dropped = g.and(bit, dropped);
        lost = g.or(lost, dropped);
        let at = |word: &[A::Bit], j: usize| word.get(j).copied().unwrap_or(zero);
        word = (0..width).map(|j| g.mux(bit, at(&word, j + step), word[j])).collect();
    }
    let oversized = g.any(&by[used..]);
    let rest = g.any(&word);
    let rest = g.and(oversized, rest);
    lost = g.or(lost, rest);
    for bit in &mut word {
        *bit = g.and_not(*bit, oversized);
    }
    word[0] = g.or(word[0], lost);
    word
}

/// The number of zeros above the highest set bit, and the word shifted up by that many. Of zero: a number that is at
/// least the width, and zero.
pub fn leading_zeros<A: BitAlgebra>(g: &mut A, a: &[A::Bit]) -> (Word<A>, Word<A>) {
    let width = a.len();
    let used = stages(width + 1);
    let mut word = a.to_vec();
    let mut count = constant(g, used, 0);
    for i in (0..used).rev() {
        let step = (1usize << i).min(width);
        let some = g.any(&word[width - step..]);
        let none = g.not(some);
        count[i] = none;
        let mut shifted = constant(g, step, 0);
        shifted.extend_from_slice(&word[..width - step]);
        word = mux(g, none, &shifted, &word);
    }
    (count, word)
}
