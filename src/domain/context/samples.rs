//! Values that runs have shown at the header of a loop.

use super::{LoopContext, Place};
use crate::domain::formula::{Expr, Moment};

/// Rows of values, one column for each term. A value that a run did not tell is missing.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    pub columns: Vec<Expr>,
    pub rows: Vec<Vec<Option<i128>>>,
}

/// More columns than that are too many to relate to each other.
const MOST_WRITTEN: usize = 9;
const MOST: usize = 16;

impl LoopContext<'_> {
    /// Terms that runs are asked for: what the loop changes first, then what it started from, then what stands around.
    pub fn columns(&self) -> Vec<Expr> {
        let mut all: Vec<Expr> = vec![];
        let mut add = |e: Expr, most: usize| {
            if all.len() < most && !all.contains(&e) && !matches!(e, Expr::Const(_)) {
                all.push(e);
            }
        };
        self.loop_ints().for_each(|v| add(v.expr.clone(), MOST_WRITTEN));
        self.loop_pointers()
            .filter(|v| v.place == Place::Header)
            .for_each(|v| add(v.expr.offset(), MOST_WRITTEN + 2));
        for var in self.loop_ints() {
            add(self.expr_at(&var.expr, Moment::Entry), MOST_WRITTEN + 4);
        }
        self.ints.iter().filter(|v| !v.written).for_each(|v| add(v.expr.clone(), MOST));
        for ptr in self.buffers() {
            if self.is_invariant(&ptr) {
                add(ptr.size(), MOST);
            }
        }
        all
    }

    /// Does an iteration change the term?
    pub fn moves(&self, e: &Expr) -> bool {
        self.loop_ints().any(|v| v.expr == *e) || self.loop_pointers().any(|v| v.expr.offset() == *e)
    }
}
