//! The calls that led to a function, as one number: what happens in a function that many call belongs to one of its calls.

use super::{FuncId, InstId};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// Equal paths have equal numbers; different ones rarely do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct CallPath(u64);

impl CallPath {
    /// The calling functions with the instructions that call, outermost first.
    pub fn of(calls: impl Iterator<Item = (FuncId, InstId)>) -> CallPath {
        let mut hasher = FxHasher::default();
        calls.for_each(|call| call.hash(&mut hasher));
        CallPath(hasher.finish())
    }
}
