//! Division and remainder: a restoring divider, which gives SMT-LIB's results for a divisor of zero by itself.

use super::{BitAlgebra, Word, abs, mux, negate_if, sub_carry, zext};

/// Quotient and remainder. By zero: all ones, and the dividend.
pub fn udivrem<A: BitAlgebra>(g: &mut A, a: &[A::Bit], b: &[A::Bit]) -> (Word<A>, Word<A>) {
    assert_eq!(a.len(), b.len(), "words of different width");
    let width = a.len();
    let divisor = zext(g, b, width + 1);
    let mut rest: Word<A> = Vec::new();
    let mut quotient = Vec::with_capacity(width);
    for &bit in a.iter().rev() {
        rest.insert(0, bit);
        let wide = zext(g, &rest, width + 1);
        let (less, fits) = sub_carry(g, &wide, &divisor);
        quotient.push(fits);
        rest = mux(g, fits, &less, &wide);
        // The rest is below the divisor, or (divisor zero) a prefix of the dividend: its top bit is zero.
        rest.truncate(quotient.len().min(width));
    }
    quotient.reverse();
    (quotient, rest)
}

pub fn udiv<A: BitAlgebra>(g: &mut A, a: &[A::Bit], b: &[A::Bit]) -> Word<A> {
    udivrem(g, a, b).0
}

pub fn urem<A: BitAlgebra>(g: &mut A, a: &[A::Bit], b: &[A::Bit]) -> Word<A> {
    udivrem(g, a, b).1
}

/// Rounds towards zero. By zero: 1 for a negative dividend, otherwise -1.
pub fn sdiv<A: BitAlgebra>(g: &mut A, a: &[A::Bit], b: &[A::Bit]) -> Word<A> {
    let (x, y) = (abs(g, a), abs(g, b));
    let quotient = udiv(g, &x, &y);
    let negative = g.xor(a[a.len() - 1], b[b.len() - 1]);
    negate_if(g, negative, &quotient)
}

/// The sign is the dividend's. By zero: the dividend.
pub fn srem<A: BitAlgebra>(g: &mut A, a: &[A::Bit], b: &[A::Bit]) -> Word<A> {
    let (x, y) = (abs(g, a), abs(g, b));
    let rest = urem(g, &x, &y);
    negate_if(g, a[a.len() - 1], &rest)
}
