//! Concrete bit-vectors of any width from 1 on.
//!
//! Up to 128 bits the value lives inline, so that the interpreter's hot loop never allocates; wider ones share their
//! limbs. The bits above the width are always zero, hence derived equality and hashing are those of the value.

mod ops;
mod text;
mod wide;

#[cfg(test)]
mod tests;

use std::cmp::Ordering;
use std::sync::Arc;

/// A bit-vector; a boolean is one of width 1.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Bv(Repr);

/// `Small` exactly for the widths up to 128: each value has one representation.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Repr {
    Small { width: u32, bits: u128 },
    Wide { width: u32, limbs: Arc<[u64]> },
}

const SMALL: u32 = 128;

/// The low `width` bits set, for `1 <= width <= 128`.
#[inline]
pub(crate) fn mask(width: u32) -> u128 {
    u128::MAX >> (SMALL - width)
}

/// The two's complement reading of the low `width` bits, for `1 <= width <= 128`.
#[inline]
pub(crate) fn sign_extend(bits: u128, width: u32) -> i128 {
    ((bits << (SMALL - width)) as i128) >> (SMALL - width)
}

impl Bv {
    /// `value` modulo 2^width.
    #[inline]
    pub fn new(width: u32, value: u128) -> Bv {
        assert!(width >= 1, "a bit-vector has at least one bit");
        if width <= SMALL { Bv::small(width, value) } else { Bv::from_limbs(width, wide::from_u128(value)) }
    }

    /// `value` modulo 2^width, sign-extended where the width is more than 128.
    #[inline]
    pub fn from_i128(width: u32, value: i128) -> Bv {
        if width <= SMALL {
            Bv::new(width, value as u128)
        } else {
            Bv::small(SMALL, value as u128).sext(width)
        }
    }

    #[inline]
    pub fn from_u64(width: u32, value: u64) -> Bv {
        Bv::new(width, u128::from(value))
    }

    #[inline]
    pub fn from_bool(value: bool) -> Bv {
        Bv::small(1, u128::from(value))
    }

    pub fn zero(width: u32) -> Bv {
        Bv::new(width, 0)
    }

    pub fn one(width: u32) -> Bv {
        Bv::new(width, 1)
    }

    /// All bits set: the largest unsigned value, and -1.
    pub fn ones(width: u32) -> Bv {
        Bv::from_i128(width, -1)
    }

    /// The smallest signed value, 1000...0.
    pub fn min_signed(width: u32) -> Bv {
        Bv::one(width).shl_by(width - 1)
    }

    /// The largest signed value, 0111...1.
    pub fn max_signed(width: u32) -> Bv {
        Bv::min_signed(width).not()
    }

    #[inline]
    fn small(width: u32, bits: u128) -> Bv {
        Bv(Repr::Small { width, bits: bits & mask(width) })
    }

    /// Little-endian limbs; missing ones are zero and superfluous bits are cut.
    fn from_limbs(width: u32, mut limbs: Vec<u64>) -> Bv {
        if width <= SMALL {
            return Bv::small(width, wide::to_u128(&limbs));
        }
        wide::truncate(&mut limbs, width);
        Bv(Repr::Wide { width, limbs: limbs.into() })
    }

    /// Little-endian limbs, as many as the width needs.
    fn to_limbs(&self) -> Vec<u64> {
        match &self.0 {
            Repr::Small { width, bits } => {
                let mut limbs = wide::from_u128(*bits);
                wide::truncate(&mut limbs, *width);
                limbs
            }
            Repr::Wide { limbs, .. } => limbs.to_vec(),
        }
    }

    #[inline]
    pub fn width(&self) -> u32 {
        match &self.0 {
            Repr::Small { width, .. } | Repr::Wide { width, .. } => *width,
        }
    }

    /// Bit `i`, counted from the least significant one.
    #[inline]
    pub fn bit(&self, i: u32) -> bool {
        debug_assert!(i < self.width(), "bit {i} of a bit-vector of width {}", self.width());
        match &self.0 {
            Repr::Small { bits, .. } => (bits >> i) & 1 == 1,
            Repr::Wide { limbs, .. } => (limbs[(i / 64) as usize] >> (i % 64)) & 1 == 1,
        }
    }

    /// The sign bit.
    #[inline]
    pub fn msb(&self) -> bool {
        self.bit(self.width() - 1)
    }

    /// The unsigned value, if it fits.
    #[inline]
    pub fn to_u128(&self) -> Option<u128> {
        match &self.0 {
            Repr::Small { bits, .. } => Some(*bits),
            Repr::Wide { limbs, .. } => limbs[2..].iter().all(|&l| l == 0).then(|| wide::to_u128(limbs)),
        }
    }

    /// The unsigned value, if it fits.
    #[inline]
    pub fn to_u64(&self) -> Option<u64> {
        self.to_u128().and_then(|v| u64::try_from(v).ok())
    }

    /// The signed value, if it fits.
    #[inline]
    pub fn to_i128(&self) -> Option<i128> {
        match &self.0 {
            Repr::Small { width, bits } => Some(sign_extend(*bits, *width)),
            Repr::Wide { width, limbs } => {
                let low = Bv::small(SMALL, wide::to_u128(limbs));
                (low.sext(*width) == *self).then(|| sign_extend(wide::to_u128(limbs), SMALL))
            }
        }
    }

    #[inline]
    pub fn is_zero(&self) -> bool {
        match &self.0 {
            Repr::Small { bits, .. } => *bits == 0,
            Repr::Wide { limbs, .. } => limbs.iter().all(|&l| l == 0),
        }
    }

    pub fn is_one(&self) -> bool {
        self.to_u128() == Some(1)
    }

    pub fn is_ones(&self) -> bool {
        match &self.0 {
            Repr::Small { width, bits } => *bits == mask(*width),
            Repr::Wide { .. } => self.not().is_zero(),
        }
    }

    pub fn is_min_signed(&self) -> bool {
        self.msb() && self.log2() == Some(self.width() - 1)
    }

    pub fn is_max_signed(&self) -> bool {
        self.not().is_min_signed()
    }

    /// True of the boolean 1; only booleans may be asked.
    #[inline]
    pub fn is_true(&self) -> bool {
        debug_assert_eq!(self.width(), 1, "only a bit-vector of width 1 is a boolean");
        !self.is_zero()
    }

    /// `Some(k)` for the value 2^k.
    pub fn log2(&self) -> Option<u32> {
        (self.count_ones() == 1).then(|| self.trailing_zeros())
    }

    pub fn count_ones(&self) -> u32 {
        match &self.0 {
            Repr::Small { bits, .. } => bits.count_ones(),
            Repr::Wide { limbs, .. } => limbs.iter().map(|l| l.count_ones()).sum(),
        }
    }

    /// Zeros below the lowest set bit; the width for zero.
    pub fn trailing_zeros(&self) -> u32 {
        match &self.0 {
            Repr::Small { width, bits } => bits.trailing_zeros().min(*width),
            Repr::Wide { width, limbs } => wide::trailing_zeros(limbs).min(*width),
        }
    }

    /// Zeros above the highest set bit; the width for zero.
    pub fn leading_zeros(&self) -> u32 {
        match &self.0 {
            Repr::Small { width, bits } => bits.leading_zeros() - (SMALL - width),
            Repr::Wide { width, limbs } => width - wide::bit_length(limbs),
        }
    }

    /// The unsigned order; both must have the same width.
    #[inline]
    pub fn ucmp(&self, other: &Bv) -> Ordering {
        self.check_same_width(other);
        match (&self.0, &other.0) {
            (Repr::Small { bits: a, .. }, Repr::Small { bits: b, .. }) => a.cmp(b),
            (Repr::Small { .. } | Repr::Wide { .. }, _) => {
                self.to_limbs().iter().rev().cmp(other.to_limbs().iter().rev())
            }
        }
    }

    /// The signed order; both must have the same width.
    #[inline]
    pub fn scmp(&self, other: &Bv) -> Ordering {
        other.msb().cmp(&self.msb()).then_with(|| self.ucmp(other))
    }

    #[inline]
    fn check_same_width(&self, other: &Bv) {
        debug_assert_eq!(self.width(), other.width(), "operands of different widths");
    }
}

/// By width, then by unsigned value: a total order for sorted containers.
impl Ord for Bv {
    fn cmp(&self, other: &Bv) -> Ordering {
        self.width().cmp(&other.width()).then_with(|| self.ucmp(other))
    }
}

impl PartialOrd for Bv {
    fn partial_cmp(&self, other: &Bv) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
