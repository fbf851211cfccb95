//! Exact decimal expansions of binary fractions, and their rounding to nearest, ties to even.

/// `0.d1 d2 d3 ... * 10^point`; no leading zero digits, none at all for zero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decimal {
    digits: Vec<u8>,
    point: i64,
}

/// The largest power of ten in a limb.
const LIMB: u64 = 1_000_000_000;

impl Decimal {
    /// `mantissa * 2^exponent`
    pub fn new(mantissa: u64, exponent: i32) -> Decimal {
        let mut limbs = vec![];
        multiply_add(&mut limbs, 1, mantissa >> 32);
        multiply_add(&mut limbs, 1 << 16, 0);
        multiply_add(&mut limbs, 1 << 16, mantissa & 0xffff_ffff);
        // m / 2^k is m * 5^k / 10^k.
        let (factor, per_step, times) = match exponent {
            0.. => (2u64, 29, exponent as u32),
            _ => (5, 12, exponent.unsigned_abs()),
        };
        for _ in 0..times / per_step {
            multiply_add(&mut limbs, factor.pow(per_step), 0);
        }
        multiply_add(&mut limbs, factor.pow(times % per_step), 0);
        let digits = to_digits(&limbs);
        let point = digits.len() as i64 + i64::from(exponent.min(0));
        Decimal { digits, point }
    }

    /// The exponent of ten in scientific notation.
    pub fn exponent(&self) -> i64 {
        if self.digits.is_empty() { 0 } else { self.point - 1 }
    }

    /// So many significant digits.
    pub fn round_to_digits(&self, count: usize) -> Decimal {
        self.round(count as i64)
    }

    /// So many digits after the point.
    pub fn round_to_places(&self, places: usize) -> Decimal {
        self.round(self.point.saturating_add(places as i64))
    }

    fn round(&self, keep: i64) -> Decimal {
        if keep < 0 {
            return Decimal { digits: vec![], point: 0 };
        }
        let keep = keep as usize;
        if keep >= self.digits.len() {
            return self.clone();
        }
        let mut digits = self.digits[..keep].to_vec();
        let mut point = self.point;
        if self.rounds_up(keep) && increment(&mut digits) {
            digits.insert(0, 1);
            point += 1;
        }
        Decimal { digits, point }
    }

    fn rounds_up(&self, keep: usize) -> bool {
        let odd = keep > 0 && self.digits[keep - 1] % 2 == 1;
        let rest = self.digits[keep + 1..].iter().any(|&digit| digit != 0);
        match self.digits[keep] {
            0..=4 => false,
            5 => rest || odd,
            _ => true,
        }
    }

    /// The digits, with zeros behind up to `count`.
    pub fn padded(&self, count: usize) -> String {
        (0..count).map(|i| self.digit(i as i64)).collect()
    }

    /// The digits without trailing zeros, at least one.
    pub fn stripped(&self) -> String {
        let used = self.digits.iter().rposition(|&digit| digit != 0).map_or(1, |last| last + 1);
        self.padded(used)
    }

    fn digit(&self, i: i64) -> char {
        let digit = usize::try_from(i).ok().and_then(|i| self.digits.get(i));
        char::from(b'0' + digit.copied().unwrap_or(0))
    }

    /// The digits before the point and `places` after it; what lies further behind is cut.
    pub fn fixed(&self, places: usize) -> (String, String) {
        let whole = if self.point <= 0 { "0".to_string() } else { self.padded(self.point as usize) };
        let fraction = (0..places as i64).map(|i| self.digit(self.point + i)).collect();
        (if self.digits.is_empty() { "0".to_string() } else { whole }, fraction)
    }
}

/// Adds one in the last place; true if all digits became zero.
fn increment(digits: &mut [u8]) -> bool {
    for digit in digits.iter_mut().rev() {
        if *digit < 9 {
            *digit += 1;
            return false;
        }
        *digit = 0;
    }
    true
}

/// Little-endian limbs: `limbs * factor + carry`; the factor is below 2^32.
fn multiply_add(limbs: &mut Vec<u32>, factor: u64, carry: u64) {
    let mut carry = carry;
    for limb in limbs.iter_mut() {
        let value = u64::from(*limb) * factor + carry;
        *limb = (value % LIMB) as u32;
        carry = value / LIMB;
    }
    while carry > 0 {
        limbs.push((carry % LIMB) as u32);
        carry /= LIMB;
    }
}

fn to_digits(limbs: &[u32]) -> Vec<u8> {
    let text: String = limbs.iter().rev().map(|limb| format!("{limb:09}")).collect();
    text.trim_start_matches('0').bytes().map(|byte| byte - b'0').collect()
}
