//! Arrays inside of larger objects, as the program indexes them.
//!
//! Where an array lies is a fact; that a write which starts in it stays in it is only likely, and left to others to show.

use super::pointsto::{ObjectId, OffsetRange, PointsTo};
use crate::ir::{Inst, Program, closed_count};
use std::collections::{BTreeMap, BTreeSet};

/// Bytes from the first to before the second.
pub type Region = (u64, u64);

/// The end of a region that reaches to the end of its object, wherever that is.
pub const OPEN: u64 = 1 << 40;

/// More than that in one object are not told apart.
const MOST: usize = 16;

#[derive(Default)]
pub struct Regions {
    arrays: BTreeMap<ObjectId, BTreeSet<Region>>,
}

impl Regions {
    pub fn new(program: &Program, pts: &PointsTo) -> Regions {
        let mut this = Regions::default();
        for (func, _, body) in program.defined() {
            for data in body.insts.values() {
                let Inst::Gep { base, index, stride, count } = &data.inst else { continue };
                // An array at the end of a structure may be longer than the text says.
                let bytes = match closed_count(*stride, *count) {
                    Some(count) => stride.checked_mul(count).filter(|b| *b > 0),
                    None => body.as_const(*index).is_none().then_some(OPEN),
                };
                let Some(bytes) = bytes else { continue };
                for &(object, range) in pts.targets(func, *base) {
                    if let OffsetRange::Within { lo, hi, .. } = range
                        && lo == hi
                        && lo < OPEN
                        && (lo > 0 || count.is_some())
                    {
                        let end = lo.saturating_add(bytes).min(OPEN);
                        this.arrays.entry(object).or_default().insert((lo, end));
                    }
                }
            }
        }
        this
    }

    /// The bytes that are likely written by what starts there: the widest array around the place, or, where that is not
    /// known, all arrays.
    pub fn around(&self, object: ObjectId, start: Option<u64>) -> Option<BTreeSet<Region>> {
        let arrays = self.arrays.get(&object).filter(|a| a.len() <= MOST)?;
        let Some(start) = start else { return Some(arrays.clone()) };
        let holds = arrays.iter().filter(|(lo, hi)| (*lo..*hi).contains(&start));
        // Those with an end come first.
        let widest = holds.max_by_key(|(lo, hi)| (*hi < OPEN, hi - lo, u64::MAX - lo))?;
        Some(BTreeSet::from([*widest]))
    }
}
