//! The integer operators on bit-vectors, total as `term::op` says.
//!
//! Signed division by zero is SMT-LIB's: 1 for a negative dividend, otherwise -1 (all ones).

use super::{Bv, Repr, SMALL, mask, sign_extend, wide};

/// Applies the first function to inline values (its result is cut to the width), the second to limbs.
#[inline]
fn zip(
    a: &Bv,
    b: &Bv,
    small: impl FnOnce(u32, u128, u128) -> u128,
    limbs: impl FnOnce(&[u64], &[u64]) -> Vec<u64>,
) -> Bv {
    a.check_same_width(b);
    match (&a.0, &b.0) {
        (Repr::Small { width, bits: x }, Repr::Small { bits: y, .. }) => {
            Bv::small(*width, small(*width, *x, *y))
        }
        (Repr::Wide { width, limbs: x }, Repr::Wide { limbs: y, .. }) => Bv::from_limbs(*width, limbs(x, y)),
        (Repr::Small { .. }, Repr::Wide { .. }) | (Repr::Wide { .. }, Repr::Small { .. }) => {
            panic!("operands of widths {} and {}", a.width(), b.width())
        }
    }
}

impl Bv {
    #[inline]
    pub fn not(&self) -> Bv {
        match &self.0 {
            Repr::Small { width, bits } => Bv::small(*width, !bits),
            Repr::Wide { width, limbs } => Bv::from_limbs(*width, wide::not(limbs)),
        }
    }

    #[inline]
    pub fn and(&self, other: &Bv) -> Bv {
        zip(self, other, |_, a, b| a & b, |a, b| wide::zip(a, b, |x, y| x & y))
    }

    #[inline]
    pub fn or(&self, other: &Bv) -> Bv {
        zip(self, other, |_, a, b| a | b, |a, b| wide::zip(a, b, |x, y| x | y))
    }

    #[inline]
    pub fn xor(&self, other: &Bv) -> Bv {
        zip(self, other, |_, a, b| a ^ b, |a, b| wide::zip(a, b, |x, y| x ^ y))
    }

    #[inline]
    pub fn neg(&self) -> Bv {
        match &self.0 {
            Repr::Small { width, bits } => Bv::small(*width, bits.wrapping_neg()),
            Repr::Wide { width, limbs } => Bv::from_limbs(*width, wide::sub(&vec![0; limbs.len()], limbs)),
        }
    }

    #[inline]
    pub fn add(&self, other: &Bv) -> Bv {
        zip(self, other, |_, a, b| a.wrapping_add(b), |a, b| wide::add(a, b, false))
    }

    #[inline]
    pub fn sub(&self, other: &Bv) -> Bv {
        zip(self, other, |_, a, b| a.wrapping_sub(b), wide::sub)
    }

    #[inline]
    pub fn mul(&self, other: &Bv) -> Bv {
        zip(self, other, |_, a, b| a.wrapping_mul(b), wide::mul)
    }

    /// All ones for a divisor of zero.
    #[inline]
    pub fn udiv(&self, other: &Bv) -> Bv {
        if other.is_zero() {
            return Bv::ones(self.width());
        }
        zip(
            self,
            other,
            |w, a, b| if w <= 64 { (a as u64 / b as u64).into() } else { a / b },
            |a, b| wide::divrem(a, b).0,
        )
    }

    /// The dividend for a divisor of zero.
    #[inline]
    pub fn urem(&self, other: &Bv) -> Bv {
        if other.is_zero() {
            return self.clone();
        }
        zip(
            self,
            other,
            |w, a, b| if w <= 64 { (a as u64 % b as u64).into() } else { a % b },
            |a, b| wide::divrem(a, b).1,
        )
    }

    /// Rounds towards zero; the smallest value by -1 is itself; by zero: 1 if negative, otherwise -1.
    #[inline]
    pub fn sdiv(&self, other: &Bv) -> Bv {
        let quotient = self.magnitude().udiv(&other.magnitude());
        if self.msb() == other.msb() { quotient } else { quotient.neg() }
    }

    /// The sign is the dividend's; the dividend for a divisor of zero.
    #[inline]
    pub fn srem(&self, other: &Bv) -> Bv {
        let rest = self.magnitude().urem(&other.magnitude());
        if self.msb() { rest.neg() } else { rest }
    }

    /// The absolute value as an unsigned number.
    #[inline]
    fn magnitude(&self) -> Bv {
        if self.msb() { self.neg() } else { self.clone() }
    }

    /// The shift amount, or the width if it is at least that.
    #[inline]
    fn amount(&self) -> u32 {
        match self.to_u128() {
            Some(v) if v < u128::from(self.width()) => v as u32,
            Some(_) | None => self.width(),
        }
    }

    #[inline]
    pub fn shl(&self, by: &Bv) -> Bv {
        self.check_same_width(by);
        self.shl_by(by.amount())
    }

    #[inline]
    pub fn lshr(&self, by: &Bv) -> Bv {
        self.check_same_width(by);
        self.lshr_by(by.amount())
    }

    #[inline]
    pub fn ashr(&self, by: &Bv) -> Bv {
        self.check_same_width(by);
        self.ashr_by(by.amount())
    }

    #[inline]
    pub fn shl_by(&self, by: u32) -> Bv {
        if by >= self.width() {
            return Bv::zero(self.width());
        }
        match &self.0 {
            Repr::Small { width, bits } => Bv::small(*width, bits << by),
            Repr::Wide { width, limbs } => Bv::from_limbs(*width, wide::shl(limbs, by)),
        }
    }

    #[inline]
    pub fn lshr_by(&self, by: u32) -> Bv {
        if by >= self.width() {
            return Bv::zero(self.width());
        }
        match &self.0 {
            Repr::Small { width, bits } => Bv::small(*width, bits >> by),
            Repr::Wide { width, limbs } => Bv::from_limbs(*width, wide::lshr(limbs, by)),
        }
    }

    #[inline]
    pub fn ashr_by(&self, by: u32) -> Bv {
        let by = by.min(self.width() - 1);
        match &self.0 {
            Repr::Small { width, bits } => Bv::small(*width, (sign_extend(*bits, *width) >> by) as u128),
            // Complementing a negative value makes the bits shifted in those of a logical shift.
            Repr::Wide { .. } if self.msb() => self.not().lshr_by(by).not(),
            Repr::Wide { .. } => self.lshr_by(by),
        }
    }

    /// `self` high, `low` low.
    #[inline]
    pub fn concat(&self, low: &Bv) -> Bv {
        let width = self.width() + low.width();
        match (&self.0, &low.0) {
            (Repr::Small { bits: h, .. }, Repr::Small { width: lw, bits: l }) if width <= SMALL => {
                Bv::small(width, h << lw | l)
            }
            (Repr::Small { .. } | Repr::Wide { .. }, _) => {
                self.zext(width).shl_by(low.width()).or(&low.zext(width))
            }
        }
    }

    /// Bits `lo ..= hi`.
    #[inline]
    pub fn extract(&self, hi: u32, lo: u32) -> Bv {
        debug_assert!(lo <= hi && hi < self.width(), "bits {lo}..={hi} of width {}", self.width());
        let width = hi - lo + 1;
        match &self.0 {
            Repr::Small { bits, .. } => Bv::small(width, bits >> lo),
            Repr::Wide { limbs, .. } => Bv::from_limbs(width, wide::lshr(limbs, lo)),
        }
    }

    /// To a width that is not smaller.
    #[inline]
    pub fn zext(&self, width: u32) -> Bv {
        debug_assert!(width >= self.width(), "extension of width {} to {width}", self.width());
        match &self.0 {
            Repr::Small { bits, .. } if width <= SMALL => Bv::small(width, *bits),
            Repr::Small { .. } | Repr::Wide { .. } => Bv::from_limbs(width, self.to_limbs()),
        }
    }

    /// To a width that is not smaller.
    #[inline]
    pub fn sext(&self, width: u32) -> Bv {
        debug_assert!(width >= self.width(), "extension of width {} to {width}", self.width());
        match &self.0 {
            Repr::Small { width: w, bits } if width <= SMALL => {
                Bv::small(width, sign_extend(*bits, *w) as u128)
            }
            Repr::Small { .. } | Repr::Wide { .. } if self.msb() => self.not().zext(width).not(),
            Repr::Small { .. } | Repr::Wide { .. } => self.zext(width),
        }
    }

    /// The low `width` bits, or zero-extended to that many.
    pub fn zext_or_trunc(&self, width: u32) -> Bv {
        if width <= self.width() { self.extract(width - 1, 0) } else { self.zext(width) }
    }

    /// The low `width` bits, or sign-extended to that many.
    pub fn sext_or_trunc(&self, width: u32) -> Bv {
        if width <= self.width() { self.extract(width - 1, 0) } else { self.sext(width) }
    }

    #[inline]
    pub fn ult(&self, other: &Bv) -> bool {
        self.ucmp(other).is_lt()
    }

    #[inline]
    pub fn ule(&self, other: &Bv) -> bool {
        self.ucmp(other).is_le()
    }

    #[inline]
    pub fn slt(&self, other: &Bv) -> bool {
        self.scmp(other).is_lt()
    }

    #[inline]
    pub fn sle(&self, other: &Bv) -> bool {
        self.scmp(other).is_le()
    }

    /// The sum of two values of equal sign has another sign.
    #[inline]
    pub fn saddo(&self, other: &Bv) -> bool {
        self.msb() == other.msb() && self.add(other).msb() != self.msb()
    }

    #[inline]
    pub fn uaddo(&self, other: &Bv) -> bool {
        self.add(other).ult(self)
    }

    #[inline]
    pub fn ssubo(&self, other: &Bv) -> bool {
        self.msb() != other.msb() && self.sub(other).msb() != self.msb()
    }

    #[inline]
    pub fn usubo(&self, other: &Bv) -> bool {
        self.ult(other)
    }

    #[inline]
    pub fn smulo(&self, other: &Bv) -> bool {
        self.check_same_width(other);
        match (&self.0, &other.0) {
            (Repr::Small { width, bits: a }, Repr::Small { bits: b, .. }) => {
                let product = sign_extend(*a, *width).checked_mul(sign_extend(*b, *width));
                product.is_none_or(|p| p != sign_extend(p as u128, *width))
            }
            (Repr::Small { .. } | Repr::Wide { .. }, _) => {
                let double = 2 * self.width();
                let product = self.sext(double).mul(&other.sext(double));
                product != product.extract(self.width() - 1, 0).sext(double)
            }
        }
    }

    #[inline]
    pub fn umulo(&self, other: &Bv) -> bool {
        self.check_same_width(other);
        match (&self.0, &other.0) {
            (Repr::Small { width, bits: a }, Repr::Small { bits: b, .. }) => {
                a.checked_mul(*b).is_none_or(|p| p > mask(*width))
            }
            (Repr::Small { .. } | Repr::Wide { .. }, _) => {
                let double = 2 * self.width();
                let product = self.zext(double).mul(&other.zext(double));
                !product.extract(double - 1, self.width()).is_zero()
            }
        }
    }
}
