//! A bit pattern taken apart: sign, significand, exponent.

use crate::term::bv::Bv;
use crate::term::op::FpFormat;

pub(super) enum Decoded {
    Nan,
    Infinite {
        negative: bool,
    },
    /// The value is `significand * 2^exponent`, negated if so said.
    Finite {
        negative: bool,
        significand: u128,
        exponent: i32,
    },
}

pub(super) fn decode(fmt: FpFormat, pattern: &Bv) -> Decoded {
    let stored =
        if fmt.has_explicit_integer_bit() { fmt.significand_bits() } else { fmt.significand_bits() - 1 };
    let field = |hi: u32, lo: u32| pattern.extract(hi, lo).to_u128().unwrap_or(0);
    let (fraction, exponent) = (field(stored - 1, 0), field(fmt.bits() - 2, stored) as i32);
    let negative = pattern.msb();
    let integer_bit = 1u128 << (fmt.significand_bits() - 1);
    if fmt.has_explicit_integer_bit() && exponent != 0 && fraction & integer_bit == 0 {
        return Decoded::Nan;
    }
    if exponent == (1 << fmt.exponent_bits()) - 1 {
        let infinite = fraction & !integer_bit == 0;
        return if infinite { Decoded::Infinite { negative } } else { Decoded::Nan };
    }
    let hidden = if exponent != 0 { integer_bit } else { 0 };
    Decoded::Finite {
        negative,
        significand: fraction | hidden,
        // Subnormal numbers have the scale of the smallest normal ones.
        exponent: exponent.max(1) - fmt.bias() - (fmt.significand_bits() as i32 - 1),
    }
}
