//! The conversion `%a`: hexadecimal digits and a binary exponent, as glibc chooses them.

use super::float::{Class, Float};

/// Without sign and `0x`, in lower case. Without a precision, as many digits as needed.
pub fn digits(value: &Float, precision: Option<usize>, point: bool) -> String {
    let Class::Finite { mantissa, exponent } = value.class else { return String::new() };
    let (mut lead, mut fraction) = (mantissa >> value.hex_bits, mantissa & ((1 << value.hex_bits) - 1));
    let mut exponent = if mantissa == 0 { 0 } else { exponent + value.hex_bits as i32 };
    let all = (value.hex_bits / 4) as usize;
    let mut places = all;
    if let Some(precision) = precision
        && precision < all
    {
        let cut = (4 * (all - precision)) as u32;
        let rounded = round(lead << value.hex_bits | fraction, cut);
        places = precision;
        lead = (rounded >> (value.hex_bits - cut)) as u64;
        fraction = rounded as u64 & ((1u64 << (value.hex_bits - cut)) - 1);
        if lead > 0xf {
            (lead, exponent) = (1, exponent + 4);
        }
    }
    let mut text = if places == 0 { String::new() } else { format!("{fraction:0places$x}") };
    match precision {
        Some(precision) => text.extend(std::iter::repeat_n('0', precision.saturating_sub(all))),
        None => text.truncate(text.trim_end_matches('0').len()),
    }
    let dot = if text.is_empty() && !point { "" } else { "." };
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{lead:x}{dot}{text}p{sign}{}", exponent.unsigned_abs())
}

/// Cuts off bits, to nearest, ties to even.
fn round(value: u64, cut: u32) -> u128 {
    let (value, half) = (u128::from(value), 1u128 << (cut - 1));
    let (kept, rest) = (value >> cut, value & (2 * half - 1));
    let up = rest > half || rest == half && kept % 2 == 1;
    kept + u128::from(up)
}
