//! Offsets into objects: exact ones, and congruence classes `rem + k * stride`.
//!
//! A class keeps the fields of an array of structures apart. Offsets wrap at the width of a pointer, which preserves
//! the remainder only for powers of two. Other strides survive where the sum cannot wrap: a few steps whose index comes
//! from at most 32 bits (`steps` counts them), and constant steps, which would have to be taken some 2^44 times.

/// Steps with small indices after which the sum could wrap: each is below 2^58.
const MAX_STEPS: u8 = 4;
const MAX_SMALL_STRIDE: u64 = 1 << 26;
const MAX_CONSTANT_STEP: u64 = 1 << 20;

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Offset {
    pub rem: u64,
    /// 0 for an exact offset.
    pub stride: u64,
    steps: u8,
}

/// How cells and accesses can lie to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Overlap {
    /// They can start at the same byte.
    pub same_start: bool,
    /// They can overlap from different starts, the cell around the access.
    pub inside: bool,
    /// The access can be around the cell, from different starts or ends.
    pub around: bool,
    /// Each can have bytes that the other lacks.
    pub torn: bool,
}

impl Overlap {
    pub fn any(self) -> bool {
        self.same_start || self.inside || self.around || self.torn
    }
}

impl Offset {
    pub const ZERO: Offset = Offset::exact(0);
    pub const ANY: Offset = Offset { rem: 0, stride: 1, steps: 0 };

    pub const fn exact(rem: u64) -> Offset {
        Offset { rem, stride: 0, steps: 0 }
    }

    /// Where the elements of an array lie that have so many bytes; the first one begins at `first`.
    pub fn of_elements(first: u64, stride: u64) -> Offset {
        Offset::class(i128::from(first), stride, 0)
    }

    fn class(rem: i128, stride: u64, steps: u8) -> Offset {
        let steps = if stride.is_power_of_two() { 0 } else { steps };
        Offset { rem: rem.rem_euclid(i128::from(stride)) as u64, stride, steps }
    }

    pub fn is_exact(self) -> bool {
        self.stride == 0
    }

    /// Without the count of steps: what matters for memory.
    pub fn place(self) -> Offset {
        Offset { steps: 0, ..self }
    }

    /// The offset as a signed number, so that `a - 1 + 1` keeps its remainder.
    fn signed(self, bits: u32) -> i128 {
        if self.is_exact() && bits == 64 { i128::from(self.rem as i64) } else { i128::from(self.rem) }
    }

    /// `self + by`, wrapping at `bits`.
    pub fn shift(self, by: i64, bits: u32) -> Offset {
        if self.is_exact() {
            return Offset::exact(mask(self.rem.wrapping_add(by as u64), bits));
        }
        let stride = match by.unsigned_abs() <= MAX_CONSTANT_STEP && bits == 64 {
            true => self.stride,
            false => low_power(self.stride),
        };
        Offset::class(i128::from(self.rem) + i128::from(by), stride, self.steps)
    }

    /// `self + k * stride` for every k; `small` promises that k has at most 32 bits.
    pub fn step(self, stride: u64, small: bool, bits: u32) -> Offset {
        if stride == 0 {
            return self;
        }
        let exact_sum = bits == 64 && small && stride <= MAX_SMALL_STRIDE && self.steps < MAX_STEPS;
        let own = |s: u64| if exact_sum || s == 0 { s } else { low_power(s) };
        let step = if exact_sum { stride } else { low_power(stride) };
        Offset::class(self.signed(bits), gcd(own(self.stride), step), self.steps + u8::from(exact_sum))
    }

    /// The same constant step any number of times.
    pub fn repeat(self, by: u64, bits: u32) -> Offset {
        let keep = bits == 64 && by <= MAX_CONSTANT_STEP;
        let step = if keep { by } else { low_power(by) };
        let own = if keep || self.is_exact() { self.stride } else { low_power(self.stride) };
        match by {
            0 => self,
            _ => Offset::class(self.signed(bits), gcd(own, step), self.steps),
        }
    }

    /// A class of few: what is left when an object has too many offsets. `unit` is the size of its elements.
    pub fn coarse(self, unit: u64) -> Offset {
        match self.is_exact() {
            true => Offset::class(i128::from(self.rem as i64), unit, 0),
            false => Offset::class(i128::from(self.rem), gcd(self.stride, unit), 0),
        }
    }

    /// Where a part at `self` of something at `from` lies when that is copied to `to`.
    pub fn moved(self, from: Offset, to: Offset, bits: u32) -> Offset {
        if self.is_exact() && from.is_exact() && to.is_exact() {
            return Offset::exact(mask(self.rem.wrapping_sub(from.rem).wrapping_add(to.rem), bits));
        }
        let rem = self.signed(bits) - from.signed(bits) + to.signed(bits);
        Offset::class(rem, gcd(gcd(self.stride, from.stride), to.stride), 0)
    }

    /// How a cell of `size` bytes at `self` can lie to an access of `len` bytes at `at`: by the distances d, start of the
    /// cell minus start of the access, with `-size < d < len`.
    pub fn overlap(self, size: u64, at: Offset, len: u64) -> Overlap {
        let (size, len) = (i128::from(size), i128::from(len));
        let stride = i128::from(gcd(self.stride, at.stride));
        let first = i128::from(self.rem) - i128::from(at.rem);
        let within = |lo: i128, hi: i128| match stride {
            0 => lo <= first && first <= hi,
            _ => lo + (first - lo).rem_euclid(stride) <= hi,
        };
        let spare = len - size;
        Overlap {
            same_start: spare == 0 && within(0, 0),
            inside: spare < 0 && within(spare, 0),
            around: spare > 0 && within(0, spare),
            torn: within(1 - size, spare.min(0) - 1) || within(spare.max(0) + 1, len - 1),
        }
    }

    pub fn contains(self, offset: u64) -> bool {
        match self.stride {
            0 => self.rem == offset,
            stride if stride.is_power_of_two() => offset % stride == self.rem,
            stride => i128::from(offset as i64).rem_euclid(i128::from(stride)) as u64 == self.rem,
        }
    }
}

pub fn mask(value: u64, bits: u32) -> u64 {
    if bits >= 64 { value } else { value & ((1 << bits) - 1) }
}

pub fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

pub fn low_power(stride: u64) -> u64 {
    1 << stride.trailing_zeros()
}

/// The offsets that a pointer can have in one object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum OffsetRange {
    /// `lo`, `lo + step` and so on up to `hi`; a single offset has step 0.
    Within { lo: u64, hi: u64, step: u64 },
    /// Any with this remainder; a step of 1 says nothing. Steps that are no power of two hold for offsets as signed numbers.
    Unbounded { rem: u64, step: u64 },
}

impl OffsetRange {
    pub fn of(offset: Offset) -> OffsetRange {
        match offset.stride {
            0 => OffsetRange::Within { lo: offset.rem, hi: offset.rem, step: 0 },
            step => OffsetRange::Unbounded { rem: offset.rem, step },
        }
    }

    /// All of them, as one offset or class.
    pub fn class(self) -> Offset {
        match self {
            OffsetRange::Within { lo, hi, .. } if lo == hi => Offset::exact(lo),
            OffsetRange::Within { lo, step, .. } if step > 0 => Offset::class(i128::from(lo), step, 0),
            OffsetRange::Within { .. } => Offset::ANY,
            OffsetRange::Unbounded { rem, step } => Offset::class(i128::from(rem), step, 0),
        }
    }

    /// The only one.
    pub fn exact(self) -> Option<u64> {
        match self {
            OffsetRange::Within { lo, hi, .. } if lo == hi => Some(lo),
            OffsetRange::Within { .. } | OffsetRange::Unbounded { .. } => None,
        }
    }

    pub fn join(self, other: OffsetRange) -> OffsetRange {
        use OffsetRange::{Unbounded, Within};
        match (self, other) {
            (Within { lo: a, hi: b, step: s }, Within { lo: c, hi: d, step: t }) => {
                Within { lo: a.min(c), hi: b.max(d), step: gcd(gcd(s, t), a.abs_diff(c)) }
            }
            (Within { lo: a, step: s, .. }, Unbounded { rem, step: t })
            | (Unbounded { rem: a, step: s }, Within { lo: rem, step: t, .. })
            | (Unbounded { rem: a, step: s }, Unbounded { rem, step: t }) => {
                let step = gcd(gcd(s, t), (a as i64).abs_diff(rem as i64));
                let rem = i128::from(rem as i64).rem_euclid(i128::from(step));
                Unbounded { rem: rem as u64, step }
            }
        }
    }

    pub fn contains(self, offset: u64) -> bool {
        match self {
            OffsetRange::Within { lo, hi, step: 0 } => lo <= offset && offset <= hi,
            OffsetRange::Within { lo, hi, step } => {
                lo <= offset && offset <= hi && (offset - lo).is_multiple_of(step)
            }
            OffsetRange::Unbounded { rem, step } => Offset { rem, stride: step, steps: 0 }.contains(offset),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn offsets() -> impl Strategy<Value = Offset> {
        prop_oneof![
            (0u64..64).prop_map(Offset::exact),
            (0u64..64, 1u64..13).prop_map(|(r, s)| Offset::class(i128::from(r), s, 0)),
        ]
    }

    fn members(offset: Offset) -> Vec<i64> {
        (-200i64..200).filter(|&o| offset.contains(o as u64)).collect()
    }

    fn note(found: &mut Overlap, d: i128, size: i128, len: i128) {
        if d == 0 && size == len {
            found.same_start = true;
        } else if d <= 0 && d + size >= len {
            found.inside = true;
        } else if d >= 0 && d + size <= len {
            found.around = true;
        } else {
            found.torn = true;
        }
    }

    proptest! {
        #[test]
        fn operations_cover_their_members(a in offsets(), by in -40i64..40, k in -5i64..5, stride in 1u64..40, bits in prop_oneof![Just(32u32), Just(64)]) {
            for m in members(a).into_iter().filter(|m| bits == 64 || *m >= 60) {
                prop_assert!(a.shift(by, bits).contains(mask((m + by) as u64, bits)));
                if bits == 64 || m + k * stride as i64 >= 0 {
                    let moved = (m + k * stride as i64) as u64;
                    prop_assert!(a.step(stride, true, bits).contains(moved));
                    prop_assert!(a.step(stride, false, bits).contains(moved));
                    prop_assert!(a.repeat(stride, bits).contains(moved));
                    prop_assert!(OffsetRange::of(a).join(OffsetRange::of(a.step(stride, true, bits))).contains(moved));
                }
            }
            prop_assert!(members(a).into_iter().filter(|m| *m >= 0).all(|m| a.coarse(stride).contains(m as u64)));
        }

        #[test]
        fn overlaps_are_those_of_the_members(a in offsets(), size in 1u64..20, b in offsets(), len in 1u64..20) {
            let mut found = Overlap::default();
            for x in members(a) {
                for y in members(b) {
                    let d = i128::from(x - y);
                    if -i128::from(size) < d && d < i128::from(len) {
                        note(&mut found, d, i128::from(size), i128::from(len));
                    }
                }
            }
            prop_assert_eq!(a.overlap(size, b, len), found);
        }

        #[test]
        fn wrapped_indices_stay_in_the_class(rem in 0u64..100, stride in 1u64..100, k in any::<u64>()) {
            let class = Offset::exact(rem).step(stride, false, 64);
            prop_assert!(class.contains(rem.wrapping_add(k.wrapping_mul(stride))));
            let narrow = Offset::exact(rem).step(stride, true, 32);
            prop_assert!(narrow.contains(mask(rem.wrapping_add(k.wrapping_mul(stride)), 32)));
        }
    }
}
