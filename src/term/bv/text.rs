//! Bit-vectors as decimal and hexadecimal text and as bytes.

use super::{Bv, wide};
use std::fmt;

/// The largest power of ten in a limb, for converting 19 digits at a time.
const CHUNK: u64 = 10_000_000_000_000_000_000;
const CHUNK_DIGITS: usize = 19;

impl Bv {
    /// The unsigned value in decimal.
    pub fn to_unsigned_string(&self) -> String {
        if let Some(small) = self.to_u128() {
            return small.to_string();
        }
        let mut rest = self.to_limbs();
        let mut chunk = vec![0; rest.len()];
        chunk[0] = CHUNK;
        let mut parts = Vec::new();
        while wide::bit_length(&rest) > 0 {
            let (quotient, digits) = wide::divrem(&rest, &chunk);
            parts.push(digits[0]);
            rest = quotient;
        }
        let mut text = parts.pop().unwrap_or(0).to_string();
        for part in parts.iter().rev() {
            text.push_str(&format!("{part:0CHUNK_DIGITS$}"));
        }
        text
    }

    /// The signed value in decimal.
    pub fn to_signed_string(&self) -> String {
        if self.msb() { format!("-{}", self.neg().to_unsigned_string()) } else { self.to_unsigned_string() }
    }

    /// The hexadecimal digits that the width needs, without a prefix.
    pub fn to_hex_string(&self) -> String {
        (0..self.width().div_ceil(4))
            .rev()
            .map(|digit| {
                let lo = digit * 4;
                let hi = (lo + 3).min(self.width() - 1);
                let value = self.extract(hi, lo).to_u64().map_or(0, |v| v as u32);
                char::from_digit(value, 16).unwrap_or('?')
            })
            .collect()
    }

    /// Reads a decimal number; `None` if it is none, or fits neither as a signed nor as an unsigned value.
    pub fn parse_decimal(text: &str, width: u32) -> Option<Bv> {
        let (negative, digits) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        if digits.is_empty() {
            return None;
        }
        let (ten, zero) = (Bv::new(width.max(4), 10), Bv::zero(width.max(4)));
        let mut value = zero;
        for c in digits.chars() {
            let digit = Bv::new(ten.width(), c.to_digit(10)?.into());
            let shifted = value.mul(&ten);
            if value.umulo(&ten) || shifted.uaddo(&digit) {
                return None;
            }
            value = shifted.add(&digit);
        }
        if value.leading_zeros() < value.width() - width {
            return None;
        }
        let value = value.extract(width - 1, 0);
        if !negative {
            return Some(value);
        }
        value.ule(&Bv::min_signed(width)).then(|| value.neg())
    }

    /// As many bytes as the width needs, least significant first; the unused high bits are zero.
    pub fn to_le_bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.to_limbs().iter().flat_map(|l| l.to_le_bytes()).collect();
        bytes.truncate(self.width().div_ceil(8) as usize);
        bytes
    }

    /// Least significant byte first; missing bytes are zero and superfluous bits are cut.
    pub fn from_le_bytes(width: u32, bytes: &[u8]) -> Bv {
        assert!(width >= 1, "a bit-vector has at least one bit");
        let limbs = bytes.chunks(8).map(|chunk| {
            let mut limb = [0; 8];
            limb[..chunk.len()].copy_from_slice(chunk);
            u64::from_le_bytes(limb)
        });
        Bv::from_limbs(width, limbs.collect())
    }
}

/// The unsigned value in decimal.
impl fmt::Display for Bv {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad_integral(true, "", &self.to_unsigned_string())
    }
}

/// Hexadecimal with all digits of the width; `{:#x}` adds the prefix.
impl fmt::LowerHex for Bv {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad_integral(true, "0x", &self.to_hex_string())
    }
}

/// `value:width`, as in `255:8`.
impl fmt::Debug for Bv {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.to_unsigned_string(), self.width())
    }
}
