//! Formats, and bit patterns taken apart.

use crate::bitblast::algebra::{BitAlgebra, Word};
use crate::bitblast::circuit;
use crate::term::FpFormat;

/// An IEEE 754 binary interchange format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Format {
    /// Bits of the exponent field.
    pub exponent: usize,
    /// Bits of the significand, with the hidden one.
    pub significand: usize,
}

impl Format {
    pub fn of(format: FpFormat) -> Option<Format> {
        let (exponent, significand) = match format {
            FpFormat::F16 => (5, 11),
            FpFormat::BF16 => (8, 8),
            FpFormat::F32 => (8, 24),
            FpFormat::F64 => (11, 53),
            FpFormat::F128 => (15, 113),
            // Its explicit integer bit makes patterns that other formats do not have.
            FpFormat::X87 => return None,
        };
        Some(Format { exponent, significand })
    }

    pub fn width(self) -> usize {
        self.exponent + self.significand
    }

    pub fn bias(self) -> i64 {
        (1 << (self.exponent - 1)) - 1
    }

    /// The exponent field of infinities and NaNs.
    pub fn top(self) -> i64 {
        (1 << self.exponent) - 1
    }
}

/// A bit pattern taken apart.
pub struct Parts<A: BitAlgebra> {
    pub sign: A::Bit,
    /// Everything but the sign.
    pub magnitude: Word<A>,
    pub nan: A::Bit,
    pub infinite: A::Bit,
    pub zero: A::Bit,
    /// The biased exponent of the significand's top bit (1 for subnormal numbers).
    pub exponent: Word<A>,
    /// With the hidden bit, which is 0 for subnormal numbers and zero.
    pub significand: Word<A>,
}

impl<A: BitAlgebra> Parts<A> {
    pub fn of(g: &mut A, f: Format, bits: &[A::Bit]) -> Parts<A> {
        assert_eq!(bits.len(), f.width(), "a pattern of the format");
        let fraction = &bits[..f.significand - 1];
        let field = &bits[f.significand - 1..f.width() - 1];
        let has_fraction = g.any(fraction);
        let has_exponent = g.any(field);
        let top = g.all(field);
        let low = g.not(has_exponent);
        let mut exponent = field.to_vec();
        exponent[0] = g.or(exponent[0], low);
        let mut significand = fraction.to_vec();
        significand.push(has_exponent);
        Parts {
            sign: bits[f.width() - 1],
            magnitude: bits[..f.width() - 1].to_vec(),
            nan: g.and(top, has_fraction),
            infinite: g.and_not(top, has_fraction),
            zero: g.and_not(low, has_fraction),
            exponent,
            significand,
        }
    }

    /// The significand shifted up until its top bit is set, with its exponent, biased, signed and two bits wider
    /// than the field. For zero, the significand is zero and the exponent small.
    pub fn normalized(&self, g: &mut A) -> (Word<A>, Word<A>) {
        let width = self.exponent.len() + 2;
        let (zeros, significand) = circuit::leading_zeros(g, &self.significand);
        let exponent = circuit::zext(g, &self.exponent, width);
        let zeros = circuit::zext(g, &zeros, width);
        (circuit::sub(g, &exponent, &zeros), significand)
    }
}

/// A signed constant.
pub fn number<A: BitAlgebra>(g: &mut A, width: usize, value: i64) -> Word<A> {
    assert!(width <= 64 && (value << (64 - width)) >> (64 - width) == value, "{value} in {width} bits");
    circuit::constant(g, width, value as u128)
}

/// Bits of a signed word that holds all numbers up to this magnitude.
pub fn signed_width(magnitude: i64) -> usize {
    65 - magnitude.leading_zeros() as usize
}
