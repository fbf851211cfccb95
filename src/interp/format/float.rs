//! Floating-point bit patterns taken apart: double and x87's long double.

use super::decimal::Decimal;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    Nan,
    Infinite,
    /// `mantissa * 2^exponent`
    Finite {
        mantissa: u64,
        exponent: i32,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Float {
    pub negative: bool,
    pub class: Class,
    /// Bits of the mantissa below its first hexadecimal digit in the format `%a`.
    pub hex_bits: u32,
}

const F64_FRACTION: u32 = 52;

impl Float {
    pub fn from_f64(bits: u64) -> Float {
        let fraction = bits & ((1 << F64_FRACTION) - 1);
        let biased = (bits >> F64_FRACTION & 0x7ff) as i32;
        let class = match (biased, fraction) {
            (0x7ff, 0) => Class::Infinite,
            (0x7ff, _) => Class::Nan,
            (0, _) => Class::Finite { mantissa: fraction, exponent: -1074 },
            (_, _) => Class::Finite { mantissa: fraction | 1 << F64_FRACTION, exponent: biased - 1075 },
        };
        Float { negative: bits >> 63 == 1, class, hex_bits: F64_FRACTION }
    }

    /// The low 80 bits are the value.
    pub fn from_x87(bits: u128) -> Float {
        let mantissa = bits as u64;
        let biased = (bits >> 64 & 0x7fff) as i32;
        let class = match (biased, mantissa << 1) {
            (0x7fff, 0) => Class::Infinite,
            (0x7fff, _) => Class::Nan,
            (_, _) => Class::Finite { mantissa, exponent: biased.max(1) - 16383 - 63 },
        };
        Float { negative: bits >> 79 & 1 == 1, class, hex_bits: 60 }
    }

    /// The magnitude, exactly; zero for what is not finite.
    pub fn decimal(&self) -> Decimal {
        match self.class {
            Class::Finite { mantissa, exponent } => Decimal::new(mantissa, exponent),
            Class::Nan | Class::Infinite => Decimal::new(0, 0),
        }
    }
}
