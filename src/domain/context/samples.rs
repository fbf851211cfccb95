//! Values that runs have shown at the header of a loop.

use super::{LoopContext, Place};
use crate::domain::formula::{Expr, Moment};

/// Rows of values, one column for each term. A value that a run did not tell is missing.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    pub columns: Vec<Expr>,
    pub rows: Vec<Vec<Option<i128>>>,
    /// For each column, the least and the most that one iteration has added.
    pub drifts: Vec<Option<(i128, i128)>>,
}

impl Samples {
    pub fn new(columns: Vec<Expr>) -> Samples {
        Samples { drifts: vec![None; columns.len()], columns, rows: vec![] }
    }

    /// One iteration led from one row to the next.
    pub fn add_step(&mut self, before: &[Option<i128>], after: &[Option<i128>]) {
        for ((a, b), drift) in before.iter().zip(after).zip(&mut self.drifts) {
            if let (Some(a), Some(b)) = (a, b) {
                let added = b - a;
                let (least, most) = drift.unwrap_or((added, added));
                *drift = Some((least.min(added), most.max(added)));
            }
        }
    }

    /// What runs have shown one iteration to add.
    pub fn drift(&self, e: &Expr) -> Option<(i128, i128)> {
        let column = self.columns.iter().position(|c| c == e)?;
        self.drifts[column]
    }
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
