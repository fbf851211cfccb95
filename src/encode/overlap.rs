//! How a read relates to a range of bytes that was written.

use super::Encoder;
use super::multiple;
use crate::term::{Bv, Term};

pub(super) enum Overlap {
    None,
    /// All bytes lie in the range, the first at this distance from its start.
    Inside(Term),
    /// All or none: all if the condition holds, at that distance.
    Maybe(Term, Term),
    /// Neither is certain: go byte by byte.
    Partial,
}

impl Encoder<'_> {
    /// Are these bytes surely outside of the range?
    pub(super) fn is_outside(&mut self, off: Term, bytes: u32, lo: Term, len: Term) -> bool {
        matches!(self.range_overlap(off, bytes, lo, len), Overlap::None)
    }

    /// How far from the start of the range these bytes lie, if they do. None: they do not.
    pub(super) fn distance_in(&mut self, off: Term, bytes: u32, lo: Term, len: Term) -> Option<Term> {
        let overlap = match self.overlap_of_one(off, bytes, lo, len) {
            Some((overlap, _)) => overlap,
            None => self.range_overlap(off, bytes, lo, len),
        };
        match overlap {
            Overlap::None => None,
            Overlap::Inside(distance) | Overlap::Maybe(_, distance) => Some(distance),
            Overlap::Partial => Some(self.pool().sub(off, lo)),
        }
    }

    pub(super) fn store_overlap(&mut self, off: Term, bytes: u32, start: Term, len: u32) -> Overlap {
        let distance = self.pool().sub(off, start);
        if let Some(d) = self.pool().as_const(distance).cloned() {
            return self.constant_overlap(&d, distance, bytes, u64::from(len));
        }
        let (a, b) = (self.alignment(off), self.alignment(start));
        let pool = &mut self.out.pool;
        let bits = pool.width(off);
        let aligned = |size: u32, zeros: u32| size.is_power_of_two() && size.trailing_zeros() <= zeros;
        if bytes == len && (bytes == 1 || (aligned(bytes, a) && aligned(len, b))) {
            let hit = pool.eq(off, start);
            let zero = pool.constant(bits, 0);
            return Overlap::Maybe(hit, zero);
        }
        let covers = bytes == 1 || (bytes < len && aligned(bytes, a) && aligned(len, b));
        if covers {
            let size = pool.constant(bits, u128::from(len));
            let hit = pool.ult(distance, size);
            return Overlap::Maybe(hit, distance);
        }
        Overlap::Partial
    }

    fn constant_overlap(&mut self, d: &Bv, distance: Term, bytes: u32, len: u64) -> Overlap {
        let (width, n) = (d.width(), u64::from(bytes));
        let Some(d) = d.to_u64() else { return Overlap::None };
        let modulus_minus = if width == 64 { d.wrapping_neg() } else { (1u64 << width) - d };
        if d < len {
            return if n <= len - d { Overlap::Inside(distance) } else { Overlap::Partial };
        }
        // The read starts before the write: it reaches into it if the gap is shorter than the read.
        if d != 0 && modulus_minus < n { Overlap::Partial } else { Overlap::None }
    }

    pub(super) fn range_overlap(&mut self, off: Term, bytes: u32, lo: Term, len: Term) -> Overlap {
        let distance = self.pool().sub(off, lo);
        if let (Some(d), Some(n)) =
            (self.pool().as_const(distance).cloned(), self.pool().as_const(len).cloned())
            && let Some(n) = n.to_u64()
        {
            return self.constant_overlap(&d, distance, bytes, n);
        }
        let need = bytes.trailing_zeros();
        let whole = bytes == 1
            || (bytes.is_power_of_two()
                && self.alignment(off) >= need
                && self.alignment(lo) >= need
                && self.alignment(len) >= need);
        match whole {
            true => Overlap::Maybe(self.pool().ult(distance, len), distance),
            false => Overlap::Partial,
        }
    }

    /// One element of an array was written, and one member of an element is read: by the way in which the places were computed, the read lies
    /// at a known distance from the start of the element or outside of it. So structures that change places again and again have
    /// no more places to look at than there are indices. The second term: the places overlap in some other way, because
    /// a product wrapped. None: the places do not tell.
    pub(super) fn overlap_of_one(
        &mut self,
        off: Term,
        bytes: u32,
        lo: Term,
        len: Term,
    ) -> Option<(Overlap, Term)> {
        let size = self.pool().as_const(len)?.to_u64().filter(|&n| (1..=LARGEST).contains(&n))?;
        let distance = self.pool().sub(off, lo);
        if self.pool().as_const(distance).is_some() {
            return None;
        }
        self.overlap_by_low_bits(distance, bytes.into(), size)
            .or_else(|| self.overlap_by_number(off, bytes, lo, len, size))
    }

    /// In the range or not, the last bits of the distance are the same.
    fn overlap_by_low_bits(&mut self, distance: Term, bytes: u64, size: u64) -> Option<(Overlap, Term)> {
        let stride = size.next_power_of_two();
        let low =
            multiple::low_bits(&self.out.pool, &mut self.alignments, distance, stride.trailing_zeros())?;
        let pool = &mut self.out.pool;
        let here = pool.constant(pool.width(distance), low.into());
        let overlap = match low {
            _ if low + bytes <= size => Overlap::Maybe(pool.eq(distance, here), here),
            _ if low >= size && low + bytes <= stride => Overlap::None,
            _ => return None,
        };
        Some((overlap, pool.ff()))
    }

    /// Both are elements of this size: the same or different ones, as long as the products do not wrap.
    fn overlap_by_number(
        &mut self,
        off: Term,
        bytes: u32,
        lo: Term,
        len: Term,
        size: u64,
    ) -> Option<(Overlap, Term)> {
        let super::Encoding { pool, .. } = &mut self.out;
        let read = multiple::as_multiple(pool, &mut self.alignments, off, size)?;
        let written = multiple::as_multiple(pool, &mut self.alignments, lo, size)?;
        let within = read.rest.checked_sub(written.rest).filter(|d| d + u64::from(bytes) <= size)?;
        let width = pool.width(off);
        // The last number whose element, and the one behind it, end before the arithmetic does.
        let last = (u128::MAX >> (128 - width)) / u128::from(size);
        let last = pool.constant(width, last.checked_sub(2)?);
        let fits = [read.count, written.count].map(|count| pool.ult(count, last));
        let fits = pool.and(fits[0], fits[1]);
        let same = pool.eq(read.count, written.count);
        let (hit, here) = (pool.and(fits, same), pool.constant(width, within.into()));
        let wraps = pool.not(fits);
        let touches = self.touches_range(off, bytes, lo, len);
        let broken = self.pool().and(wraps, touches);
        Some((Overlap::Maybe(hit, here), broken))
    }
}

/// Bytes that an element has at most.
const LARGEST: u64 = 1 << 16;
