//! Members of structures in an array that a loop leaves alone while it writes others: the points-to analysis tells the remainders of all
//! places that are written, and a read whose place has another one, as its term shows, is not touched.

use super::Encoder;
use super::multiple::{as_multiple, low_bits};
use super::unknown::UnknownId;
use crate::analysis::pointsto::{Offset, OffsetRange, gcd};
use crate::term::Term;
use std::collections::BTreeSet;

/// More kinds of places in one object are not told apart.
const MOST: usize = 16;

/// Where the writes into one object begin, and how many bytes they have; None: anywhere.
pub(super) type Places = Option<BTreeSet<(Offset, u64)>>;

/// Writes whose places have known remainders of one number.
#[derive(Clone, Debug)]
pub(super) struct Comb {
    stride: u64,
    writes: Vec<(Offset, u64)>,
}

/// Whether a read meets what was forgotten.
pub(super) enum Meets {
    Maybe,
    /// Only if this holds: the offset is beyond all addresses.
    If(Term),
    Never,
}

pub(super) fn places(range: OffsetRange, bytes: Option<u64>) -> Places {
    bytes.map(|bytes| BTreeSet::from([(range.class(), bytes)]))
}

pub(super) fn join(old: &mut Places, new: Places) {
    match (old.as_mut(), new) {
        (Some(old), Some(new)) => old.extend(new),
        _ => *old = None,
    }
    if old.as_ref().is_some_and(|all| all.len() > MOST) {
        *old = None;
    }
}

impl Comb {
    pub(super) fn of(places: &Places) -> Option<Comb> {
        let writes: Vec<(Offset, u64)> = places.as_ref()?.iter().copied().collect();
        let stride = writes.iter().fold(0, |all, (offset, _)| gcd(all, offset.stride));
        (stride > 1).then_some(Comb { stride, writes })
    }

    fn touches(&self, rest: u64, bytes: u32) -> bool {
        let read = Offset::of_elements(rest, self.stride);
        self.writes.iter().any(|&(offset, len)| offset.overlap(len, read, bytes.into()).any())
    }
}

impl Encoder<'_> {
    pub(super) fn meets(&mut self, id: UnknownId, off: Term, bytes: u32) -> Meets {
        let Some(comb) = self.combs.get(&id).cloned() else { return Meets::Maybe };
        if comb.stride.is_power_of_two() && comb.stride < 1 << 63 {
            let bits = comb.stride.trailing_zeros();
            let rest = low_bits(&self.out.pool, &mut self.alignments, off, bits);
            return if rest.is_some_and(|r| !comb.touches(r, bytes)) { Meets::Never } else { Meets::Maybe };
        }
        let multiple = as_multiple(&mut self.out.pool, &mut self.alignments, off, comb.stride);
        let Some(multiple) = multiple.filter(|m| !comb.touches(m.rest, bytes)) else { return Meets::Maybe };
        // Where the product wraps around, the remainder is another one.
        let bits = self.out.pool.width(off);
        let most = (u128::MAX >> (128 - bits)) / u128::from(comb.stride) - 1;
        let most = self.pool().constant(bits, most);
        Meets::If(self.pool().ult(most, multiple.count))
    }
}
