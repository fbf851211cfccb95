//! Rounding and putting results together.

use super::format::{Format, number};
use crate::bitblast::algebra::{BitAlgebra, Word};
use crate::bitblast::circuit;

/// A number before rounding: the top bit of the significand (set, unless the number is zero) has the biased
/// exponent; what is below the rounding position may be given as a sticky lowest bit.
pub struct Unrounded<A: BitAlgebra> {
    pub sign: A::Bit,
    /// Signed, of any width that the number needs.
    pub exponent: Word<A>,
    pub significand: Word<A>,
}

/// Results that are not the rounded number.
pub struct Special<A: BitAlgebra> {
    pub nan: A::Bit,
    pub infinite: A::Bit,
    pub zero: A::Bit,
}

impl<A: BitAlgebra> Unrounded<A> {
    /// Exactly one guard bit and one sticky bit below the significand.
    fn with_guard(&self, g: &mut A, f: Format) -> Word<A> {
        let wanted = f.significand + 2;
        let given = self.significand.len();
        if given <= wanted {
            let mut word = circuit::constant(g, wanted - given, 0);
            word.extend_from_slice(&self.significand);
            return word;
        }
        let (low, high) = self.significand.split_at(given - wanted + 1);
        let mut word = vec![g.any(low)];
        word.extend_from_slice(high);
        word
    }

    /// The magnitude (all but the sign), rounded to nearest even, with infinity on overflow.
    pub fn round(&self, g: &mut A, f: Format) -> Word<A> {
        let guarded = self.with_guard(g, f);
        let guarded = self.denormalize(g, &guarded);
        let hidden = guarded[f.significand + 1];
        let (sticky, guard, lowest) = (guarded[0], guarded[1], guarded[2]);
        let odd = g.or(sticky, lowest);
        let up = g.and(guard, odd);
        let field = circuit::sext::<A>(&self.exponent, self.exponent.len().max(f.exponent));
        let field = circuit::mask(g, hidden, &field[..f.exponent]);
        let mut magnitude = guarded[2..=f.significand].to_vec();
        magnitude.extend(field);
        // A carry out of the fraction goes into the exponent, which is just right, up to infinity.
        let (magnitude, _) = circuit::increment_if(g, up, &magnitude);
        let overflow = self.overflows(g, f);
        let infinite = infinity(g, f);
        circuit::mux(g, overflow, &infinite, &magnitude)
    }

    /// Shifts down what lies below the smallest normal exponent, which is 1.
    fn denormalize(&self, g: &mut A, guarded: &[A::Bit]) -> Word<A> {
        let width = self.exponent.len() + 1;
        let exponent = circuit::sext::<A>(&self.exponent, width);
        let one = number(g, width, 1);
        let by = circuit::sub(g, &one, &exponent);
        let negative = by[width - 1];
        let positive = g.not(negative);
        let by = circuit::mask(g, positive, &by[..width - 1]);
        circuit::shr_sticky(g, guarded, &by)
    }

    fn overflows(&self, g: &mut A, f: Format) -> A::Bit {
        let width = self.exponent.len().max(f.exponent + 1);
        let exponent = circuit::sext::<A>(&self.exponent, width);
        let top = number(g, width, f.top());
        let large = circuit::sle(g, &top, &exponent);
        g.and(large, self.significand[self.significand.len() - 1])
    }

    /// The whole pattern, with the special results where they apply.
    pub fn pack(&self, g: &mut A, f: Format, special: &Special<A>) -> Word<A> {
        let rounded = self.round(g, f);
        let not_zero = g.not(special.zero);
        let magnitude = circuit::mask(g, not_zero, &rounded);
        let infinite = infinity(g, f);
        let mut word = circuit::mux(g, special.infinite, &infinite, &magnitude);
        word.push(self.sign);
        or_nan(g, f, special.nan, &word)
    }
}

/// The magnitude of infinity.
pub fn infinity<A: BitAlgebra>(g: &mut A, f: Format) -> Word<A> {
    (0..f.width() - 1).map(|i| g.constant(i >= f.significand - 1)).collect()
}

/// The canonical NaN under the condition, otherwise the word.
pub fn or_nan<A: BitAlgebra>(g: &mut A, f: Format, nan: A::Bit, word: &[A::Bit]) -> Word<A> {
    let canonical: Word<A> =
        (0..f.width()).map(|i| g.constant(i >= f.significand - 2 && i < f.width() - 1)).collect();
    circuit::mux(g, nan, &canonical, word)
}

/// Shifts up by one if the top bit is not set, with the exponent taken along.
pub fn normalize_one<A: BitAlgebra>(g: &mut A, exponent: &[A::Bit], word: &[A::Bit]) -> (Word<A>, Word<A>) {
    let set = word[word.len() - 1];
    let mut shifted = vec![g.constant(false)];
    shifted.extend_from_slice(&word[..word.len() - 1]);
    let word = circuit::mux(g, set, word, &shifted);
    // exponent - 1 + set
    let ones = vec![g.constant(true); exponent.len()];
    let (exponent, _) = circuit::add_carry(g, exponent, &ones, set);
    (exponent, word)
}
