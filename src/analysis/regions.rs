//! Arrays inside of larger objects, as the program indexes them.
//!
//! Where an array lies is a fact; that a write which starts in it stays in it is only likely, and left to others to show.

use super::pointsto::{ObjectId, OffsetRange, PointsTo};
use crate::ir::{Inst, Program};
use std::collections::{BTreeMap, BTreeSet};

/// Bytes from the first to before the second.
pub type Region = (u64, u64);

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
                let Inst::Gep { base, stride, count: Some(count), .. } = &data.inst else { continue };
                let Some(bytes) = stride.checked_mul(*count).filter(|b| *b > 0) else { continue };
                for &(object, range) in pts.targets(func, *base) {
                    if let OffsetRange::Within { lo, hi, .. } = range
                        && lo == hi
                        && let Some(end) = lo.checked_add(bytes).filter(|end| *end < 1 << 40)
                    {
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
        let widest = holds.max_by_key(|(lo, hi)| (hi - lo, u64::MAX - lo))?;
        Some(BTreeSet::from([*widest]))
    }
}
