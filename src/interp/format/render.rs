//! One conversion: text from a specification and a value.

use super::decimal::Decimal;
use super::float::{Class, Float};
use super::hexfloat;
use super::spec::Flags;

/// A conversion whose width and precision are known.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    pub flags: Flags,
    pub width: usize,
    pub precision: Option<usize>,
    pub conversion: u8,
}

/// A number in parts: sign, prefix (`0x`), digits.
struct Number {
    sign: &'static str,
    prefix: &'static str,
    digits: String,
    /// The flag 0 may fill up the width.
    zeros: bool,
}

impl Layout {
    fn sign(&self, negative: bool) -> &'static str {
        match (negative, self.flags.plus, self.flags.space) {
            (true, _, _) => "-",
            (false, true, _) => "+",
            (false, false, true) => " ",
            (false, false, false) => "",
        }
    }

    fn layout(&self, number: Number) -> Vec<u8> {
        let used = number.sign.len() + number.prefix.len() + number.digits.len();
        let missing = self.width.saturating_sub(used);
        let zeros = number.zeros && self.flags.zero && !self.flags.minus;
        let (before, inside, after) = match (self.flags.minus, zeros) {
            (true, _) => (0, 0, missing),
            (false, true) => (0, missing, 0),
            (false, false) => (missing, 0, 0),
        };
        let mut text = vec![b' '; before];
        text.extend_from_slice(number.sign.as_bytes());
        text.extend_from_slice(number.prefix.as_bytes());
        text.resize(text.len() + inside, b'0');
        text.extend_from_slice(number.digits.as_bytes());
        text.resize(text.len() + after, b' ');
        text
    }

    /// Text beside spaces.
    pub fn text(&self, text: &[u8]) -> Vec<u8> {
        let missing = self.width.saturating_sub(text.len());
        let mut all = vec![b' '; if self.flags.minus { 0 } else { missing }];
        all.extend_from_slice(text);
        all.resize(all.len() + if self.flags.minus { missing } else { 0 }, b' ');
        all
    }

    pub fn signed(&self, value: i64) -> Vec<u8> {
        let digits = self.digits(value.unsigned_abs().to_string(), value == 0);
        let zeros = self.precision.is_none();
        self.layout(Number { sign: self.sign(value < 0), prefix: "", digits, zeros })
    }

    pub fn unsigned(&self, value: u64) -> Vec<u8> {
        let (prefix, text) = match self.conversion {
            b'x' => ("0x", format!("{value:x}")),
            b'X' => ("0X", format!("{value:X}")),
            b'o' => ("", format!("{value:o}")),
            _ => ("", value.to_string()),
        };
        let mut digits = self.digits(text, value == 0);
        if self.conversion == b'o' && self.flags.alt && !digits.starts_with('0') {
            digits.insert(0, '0');
        }
        let prefix = if self.flags.alt && value != 0 { prefix } else { "" };
        self.layout(Number { sign: "", prefix, digits, zeros: self.precision.is_none() })
    }

    /// At least as many digits as the precision; none for zero with precision 0.
    fn digits(&self, text: String, is_zero: bool) -> String {
        match self.precision {
            Some(0) if is_zero => String::new(),
            Some(precision) => format!("{}{text}", "0".repeat(precision.saturating_sub(text.len()))),
            None => text,
        }
    }

    pub fn pointer(&self, address: u64) -> Vec<u8> {
        if address == 0 {
            return self.text(b"(nil)");
        }
        let digits = self.digits(format!("{address:x}"), false);
        let zeros = self.precision.is_none();
        self.layout(Number { sign: self.sign(false), prefix: "0x", digits, zeros })
    }

    pub fn float(&self, value: &Float) -> Vec<u8> {
        let upper = self.conversion.is_ascii_uppercase();
        let sign = self.sign(value.negative);
        let case = |text: String| if upper { text.to_ascii_uppercase() } else { text };
        let word = match value.class {
            Class::Nan => Some("nan"),
            Class::Infinite => Some("inf"),
            Class::Finite { .. } => None,
        };
        if let Some(word) = word {
            return self.layout(Number { sign, prefix: "", digits: case(word.to_string()), zeros: false });
        }
        let (prefix, digits) = match self.conversion.to_ascii_lowercase() {
            b'a' => {
                (if upper { "0X" } else { "0x" }, hexfloat::digits(value, self.precision, self.flags.alt))
            }
            b'e' => ("", self.exponential(&value.decimal(), self.precision.unwrap_or(6))),
            b'g' => ("", self.general(&value.decimal())),
            _ => ("", self.fixed(&value.decimal(), self.precision.unwrap_or(6))),
        };
        self.layout(Number { sign, prefix, digits: case(digits), zeros: true })
    }

    fn fixed(&self, value: &Decimal, precision: usize) -> String {
        let (whole, fraction) = value.round_to_places(precision).fixed(precision);
        self.with_point(whole, &fraction)
    }

    fn exponential(&self, value: &Decimal, precision: usize) -> String {
        let rounded = value.round_to_digits(precision + 1);
        let (digits, exponent) = (rounded.padded(precision + 1), rounded.exponent());
        self.with_point(digits[..1].to_string(), &digits[1..]) + &exponent_text(exponent)
    }

    fn with_point(&self, whole: String, fraction: &str) -> String {
        let point = if fraction.is_empty() && !self.flags.alt { "" } else { "." };
        whole + point + fraction
    }

    /// `%g`: whichever of the two is shorter, without trailing zeros unless the flag # is given.
    fn general(&self, value: &Decimal) -> String {
        let precision = self.precision.unwrap_or(6).max(1);
        let rounded = value.round_to_digits(precision);
        let exponent = rounded.exponent();
        let digits = if self.flags.alt { rounded.padded(precision) } else { rounded.stripped() };
        if exponent < -4 || exponent >= precision as i64 {
            return self.with_point(digits[..1].to_string(), &digits[1..]) + &exponent_text(exponent);
        }
        let places = (digits.len() as i64 - 1 - exponent).max(0) as usize;
        let (whole, fraction) = rounded.fixed(places);
        self.with_point(whole, &fraction)
    }
}

/// At least two digits.
fn exponent_text(exponent: i64) -> String {
    format!("e{}{:02}", if exponent < 0 { '-' } else { '+' }, exponent.unsigned_abs())
}
