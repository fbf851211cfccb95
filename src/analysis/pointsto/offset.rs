//! Offsets into objects: exact ones, and congruence classes `rem + k * stride`.
//!
//! A class keeps the fields of an array of structures apart. Offsets wrap at the width of a pointer, which preserves
//! the remainder only for powers of two. Other strides survive where the sum cannot wrap: a few steps whose index comes
//! from at most 32 bits (`steps` counts them), and constant steps, which would have to be taken some 2^44 times.
//!
//! An index into an array inside of a larger object, of which is known that it stays in the array, adds at most `span`, in multiples
//! of `unit`: what lies behind the array is not met.

/// Steps with small indices after which the sum could wrap: each is below 2^58.
const MAX_STEPS: u8 = 4;
const MAX_SMALL_STRIDE: u64 = 1 << 26;
const MAX_CONSTANT_STEP: u64 = 1 << 20;
/// Longer arrays, and places behind that, are not told apart from what lies behind them.
const MAX_SPAN: u64 = 1 << 30;
const MAX_PLACE: u64 = 1 << 40;
/// Offsets below are no negative numbers, whatever the width of a pointer.
const MAX_POSITIVE: u64 = 1 << 31;
/// So many places of a span are looked at one by one.
const MAX_LOOKED_AT: u64 = 1 << 12;

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Offset {
    pub rem: u64,
    /// 0 for an exact offset, and for a place in one array.
    pub stride: u64,
    span: u64,
    /// 0 without a span.
    unit: u64,
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
    pub const ANY: Offset = Offset { rem: 0, stride: 1, span: 0, unit: 0, steps: 0 };

    pub const fn exact(rem: u64) -> Offset {
        Offset { rem, stride: 0, span: 0, unit: 0, steps: 0 }
    }

    /// Where the elements of an array lie that have so many bytes; the first one begins at `first`.
    pub fn of_elements(first: u64, stride: u64) -> Offset {
        Offset::class(i128::from(first), stride, 0)
    }

    fn class(rem: i128, stride: u64, steps: u8) -> Offset {
        let steps = if stride.is_power_of_two() { 0 } else { steps };
        Offset { rem: rem.rem_euclid(i128::from(stride)) as u64, stride, span: 0, unit: 0, steps }
    }

    pub fn is_exact(self) -> bool {
        self.stride == 0 && self.span == 0
    }

    /// Where it begins, and how far it may lie behind that, if it is one place or in one array.
    pub fn in_one_array(self) -> Option<(u64, u64)> {
        (self.stride == 0).then_some((self.rem, self.span))
    }

    /// The class around a span.
    fn without_span(self) -> Offset {
        match self.span {
            0 => self,
            _ if self.stride == 0 => Offset::class(i128::from(self.rem as i64), self.unit, self.steps),
            _ => Offset::class(i128::from(self.rem), gcd(self.stride, self.unit), self.steps),
        }
    }

    /// The same span elsewhere.
    fn spanning(self, span: u64, unit: u64) -> Offset {
        let wide = Offset { span, unit, ..self };
        let fits = match self.stride {
            0 => self.rem < MAX_PLACE,
            stride => span + unit < stride,
        };
        if span == 0 || (span <= MAX_SPAN && fits) { wide } else { wide.without_span() }
    }

    /// An index of an array, from 0 to `last`.
    pub fn index(self, stride: u64, last: u64, bits: u32) -> Offset {
        let Some(more) = stride.checked_mul(last).filter(|m| bits == 64 && *m <= MAX_SPAN) else {
            return self.step(stride, false, bits);
        };
        if more == 0 {
            return self;
        }
        let start = Offset { span: 0, unit: 0, ..self };
        start.spanning(self.span + more, gcd(self.unit, stride))
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
        if self.span > 0 {
            let start = Offset { span: 0, unit: 0, ..self };
            let keep = by.unsigned_abs() <= MAX_CONSTANT_STEP && bits == 64;
            return match keep {
                true => start.shift(by, bits).spanning(self.span, self.unit),
                false => self.without_span().shift(by, bits),
            };
        }
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
        if self.span > 0 {
            return self.without_span().step(stride, small, bits);
        }
        let exact_sum = bits == 64 && small && stride <= MAX_SMALL_STRIDE && self.steps < MAX_STEPS;
        let own = |s: u64| if exact_sum || s == 0 { s } else { low_power(s) };
        let step = if exact_sum { stride } else { low_power(stride) };
        Offset::class(self.signed(bits), gcd(own(self.stride), step), self.steps + u8::from(exact_sum))
    }

    /// The same constant step any number of times.
    pub fn repeat(self, by: u64, bits: u32) -> Offset {
        if self.span > 0 && by > 0 {
            return self.without_span().repeat(by, bits);
        }
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
        if self.span > 0 {
            return self.without_span().coarse(unit);
        }
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
        if self.span > 0 && from.is_exact() && to.is_exact() && bits == 64 {
            let start = Offset { span: 0, unit: 0, ..self };
            return start.moved(from, to, bits).spanning(self.span, self.unit);
        }
        if self.span > 0 || from.span > 0 || to.span > 0 {
            return self.without_span().moved(from.without_span(), to.without_span(), bits);
        }
        let rem = self.signed(bits) - from.signed(bits) + to.signed(bits);
        Offset::class(rem, gcd(gcd(self.stride, from.stride), to.stride), 0)
    }

    /// Those of the places that lie from `first` on, `more` bytes behind it at most.
    pub fn within(self, first: Offset, more: u64, bits: u32) -> Offset {
        if self.stride == 0 || self.span > 0 || !first.is_exact() || bits != 64 || first.rem >= MAX_PLACE {
            return self;
        }
        let next = first.rem + (self.rem + self.stride - first.rem % self.stride) % self.stride;
        let last = first.rem.saturating_add(more);
        if last > MAX_SPAN || next > last {
            return self;
        }
        let span = (last - next) / self.stride * self.stride;
        Offset::exact(next).spanning(span, self.stride)
    }

    /// How a cell of `size` bytes at `self` can lie to an access of `len` bytes at `at`: by the distances d, start of the
    /// cell minus start of the access, with `-size < d < len`.
    pub fn overlap(self, size: u64, at: Offset, len: u64) -> Overlap {
        let (size, len) = (i128::from(size), i128::from(len));
        let stride = i128::from(gcd(self.stride, at.stride));
        // The distances: from the first on, so many more in steps of the unit, and those that the stride adds.
        let unit = i128::from(gcd(self.unit, at.unit));
        let first = i128::from(self.rem) - i128::from(at.rem) - i128::from(at.span);
        let more = if unit == 0 { 0 } else { i128::from(self.span + at.span) / unit };
        let within = |lo: i128, hi: i128| match (stride, unit) {
            _ if lo > hi => false,
            (0, 0) => lo <= first && first <= hi,
            (0, unit) => {
                let next = if lo <= first { 0 } else { (lo - first + unit - 1) / unit };
                next <= more && first + next * unit <= hi
            }
            (stride, _) if more <= i128::from(MAX_LOOKED_AT) => {
                (0..=more).any(|n| lo + (first + n * unit - lo).rem_euclid(stride) <= hi)
            }
            (stride, unit) => {
                let stride = i128::from(gcd(stride as u64, unit as u64));
                lo + (first - lo).rem_euclid(stride) <= hi
            }
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
        if self.span > 0 {
            let start = Offset { span: 0, unit: 0, ..self };
            return match (self.stride, self.span / self.unit) {
                (0, _) => {
                    let way = offset.wrapping_sub(self.rem);
                    way <= self.span && way.is_multiple_of(self.unit)
                }
                (_, more) if more <= MAX_LOOKED_AT => {
                    (0..=more).any(|n| start.contains(offset.wrapping_sub(n * self.unit)))
                }
                _ => self.without_span().contains(offset),
            };
        }
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
            0 => OffsetRange::Within { lo: offset.rem, hi: offset.rem + offset.span, step: offset.unit },
            _ => {
                let Offset { rem, stride, .. } = offset.without_span();
                OffsetRange::Unbounded { rem, step: stride }
            }
        }
    }

    /// All of them, as one offset or class.
    pub fn class(self) -> Offset {
        match self {
            OffsetRange::Within { lo, hi, .. } if lo == hi => Offset::exact(lo),
            OffsetRange::Within { lo, hi, step } if step > 0 => {
                // Behind that, an offset may be a negative number, which has another remainder.
                let step = if hi < MAX_POSITIVE { step } else { low_power(step) };
                Offset::class(i128::from(lo), step, 0)
            }
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
                // As numbers without a sign and with one.
                let apart = gcd(a.abs_diff(c), (a as i64).abs_diff(c as i64));
                Within { lo: a.min(c), hi: b.max(d), step: gcd(gcd(s, t), apart) }
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
            OffsetRange::Unbounded { rem, step } => {
                Offset { rem, stride: step, span: 0, unit: 0, steps: 0 }.contains(offset)
            }
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
            (0u64..64, 1u64..5, 1u64..6).prop_map(|(r, s, n)| Offset::exact(r).index(s, n, 64)),
            (0u64..64, 8u64..40, 1u64..5, 1u64..6).prop_map(|(r, s, t, n)| Offset::class(
                i128::from(r),
                s,
                0
            )
            .index(t, n, 64)),
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
                    let index = k.unsigned_abs();
                    let ahead = (m as u64).wrapping_add(index * stride);
                    prop_assert!(a.index(stride, 5, bits).contains(ahead));
                    prop_assert!(OffsetRange::of(a.index(stride, 5, bits)).contains(ahead));
                    prop_assert!(OffsetRange::of(a).join(OffsetRange::of(a.step(stride, true, bits))).contains(moved));
                }
            }
            prop_assert!(members(a).into_iter().filter(|m| *m >= 0).all(|m| a.coarse(stride).contains(m as u64)));
        }

        #[test]
        fn several_places_are_in_their_range_and_its_class(
            exact in proptest::collection::vec(-100i64..100, 1..4),
            class in proptest::option::of((0u64..64, 1u64..40)),
        ) {
            let class = class.map(|(r, s)| OffsetRange::of(Offset::class(i128::from(r), s, 0)));
            let all = exact.iter().map(|&o| OffsetRange::of(Offset::exact(o as u64)));
            let joined = all.chain(class).reduce(OffsetRange::join).unwrap();
            for &o in &exact {
                prop_assert!(joined.contains(o as u64) && joined.class().contains(o as u64));
            }
        }

        #[test]
        fn parts_move_with_what_is_copied(a in offsets(), b in offsets(), c in offsets()) {
            for x in members(a).into_iter().filter(|x| *x >= 0) {
                for y in members(b).into_iter().filter(|y| (0..40).contains(y)) {
                    for z in members(c).into_iter().filter(|z| (0..40).contains(z)) {
                        prop_assert!(a.moved(b, c, 64).contains((x - y + z) as u64));
                    }
                }
            }
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
            let said = a.overlap(size, b, len);
            let covers = |s: bool, f: bool| s || !f;
            prop_assert!(covers(said.same_start, found.same_start) && covers(said.inside, found.inside));
            prop_assert!(covers(said.around, found.around) && covers(said.torn, found.torn));
            // Of two spans in different units more is said, and few members of long strides are looked at.
            let single = |x: Offset, y: Offset| x.stride == 0 && y.is_exact();
            if a.span + b.span == 0 || single(a, b) || single(b, a) {
                prop_assert_eq!(said, found);
            }
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
