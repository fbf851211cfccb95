//! Values that runs have shown at the header of a loop.

use super::memory_terms::{Access, cells};
use super::{LoopContext, Place};
use crate::domain::formula::{Expr, Moment, PtrExpr};
use std::collections::BTreeSet;

/// Rows of values, one column for each term. A value that a run did not tell is missing.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    pub columns: Vec<Expr>,
    pub rows: Vec<Vec<Option<i128>>>,
    /// For each column, the least and the most that one iteration has added.
    pub drifts: Vec<Option<(i128, i128)>>,
    /// What one iteration has added to the columns: each way to do so once.
    pub steps: Vec<Vec<Option<i128>>>,
    /// Characters at places that move, with the values that runs have shown there, if these are few.
    pub marks: Vec<(Expr, Option<BTreeSet<i128>>)>,
    /// Arrays whose elements runs are asked for, with the least and the greatest that they have shown.
    pub arrays: Vec<Array>,
    pub extremes: Vec<Option<(i128, i128)>>,
}

/// Element k lies at `base + stride * k + shift`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Array {
    pub base: PtrExpr,
    pub stride: i128,
    pub shift: i128,
    pub bytes: u32,
    pub signed: bool,
    /// How many there are, where the text tells; else as many as lie in the object.
    pub length: Option<i128>,
}

impl Array {
    pub fn element(&self, k: Expr) -> Expr {
        Expr::Load { ptr: self.place(k), bytes: self.bytes, signed: self.signed, at: Moment::Now }
    }

    pub fn place(&self, k: Expr) -> PtrExpr {
        self.base.clone().plus(k.scaled(self.stride).plus(Expr::Const(self.shift)))
    }
}

impl Samples {
    pub fn new(columns: Vec<Expr>, arrays: Vec<Array>, marks: Vec<Expr>) -> Samples {
        Samples {
            drifts: vec![None; columns.len()],
            columns,
            rows: vec![],
            steps: vec![],
            marks: marks.into_iter().map(|e| (e, Some(BTreeSet::new()))).collect(),
            extremes: vec![None; arrays.len()],
            arrays,
        }
    }

    /// An element of an array.
    pub fn add_element(&mut self, array: usize, value: i128) {
        let (least, most) = self.extremes[array].unwrap_or((value, value));
        self.extremes[array] = Some((least.min(value), most.max(value)));
    }

    /// The least and the greatest element that runs have shown.
    pub fn extremes(&self, array: &Array) -> Option<(i128, i128)> {
        let index = self.arrays.iter().position(|a| a == array)?;
        self.extremes[index]
    }

    /// One iteration led from one row to the next.
    pub fn add_step(&mut self, before: &[Option<i128>], after: &[Option<i128>]) {
        let added = |(a, b): (&Option<i128>, &Option<i128>)| b.as_ref()?.checked_sub((*a)?);
        let step: Vec<Option<i128>> = before.iter().zip(after).map(added).collect();
        if self.steps.len() < STEPS && !self.steps.contains(&step) {
            self.steps.push(step);
        }
        for ((a, b), drift) in before.iter().zip(after).zip(&mut self.drifts) {
            if let (Some(a), Some(b)) = (a, b) {
                let added = b - a;
                let (least, most) = drift.unwrap_or((added, added));
                *drift = Some((least.min(added), most.max(added)));
            }
        }
    }

    /// What a run has shown at one of the marks.
    pub fn add_mark(&mut self, mark: usize, value: Option<i128>) {
        let known = &mut self.marks[mark].1;
        match (value, known.as_mut()) {
            (Some(value), Some(values)) if values.len() < MARKS || values.contains(&value) => {
                values.insert(value);
            }
            _ => *known = None,
        }
    }

    /// The values that runs have shown, if all of them tell one and these are few.
    pub fn values(&self, e: &Expr, most: usize) -> Option<BTreeSet<i128>> {
        let column = self.columns.iter().position(|c| c == e)?;
        let mut all = BTreeSet::new();
        for row in &self.rows {
            all.insert(row[column]?);
            if all.len() > most {
                return None;
            }
        }
        Some(all)
    }

    /// What runs have shown one iteration to add.
    pub fn drift(&self, e: &Expr) -> Option<(i128, i128)> {
        let column = self.columns.iter().position(|c| c == e)?;
        self.drifts[column]
    }
}

/// Ways to step that are kept, and values of a mark.
const STEPS: usize = 100;
const MARKS: usize = 3;
/// More columns than that are too many to relate to each other.
const MOST_WRITTEN: usize = 9;
const MOST: usize = 16;
const ARRAYS: usize = 6;
/// Texts whose lengths are looked at.
const TEXTS: usize = 2;
const CURSORS: usize = 4;

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
        self.lengths().into_iter().for_each(|e| add(e, MOST_WRITTEN + 4));
        for var in self.loop_ints() {
            add(self.expr_at(&var.expr, Moment::Entry), MOST_WRITTEN + 4);
        }
        for var in self.loop_pointers().filter(|v| v.place == Place::Header) {
            add(self.expr_at(&var.expr.offset(), Moment::Entry), MOST_WRITTEN + 4);
        }
        self.ints.iter().filter(|v| !v.written).for_each(|v| add(v.expr.clone(), MOST));
        for ptr in self.buffers() {
            if self.is_invariant(&ptr) {
                add(ptr.size(), MOST);
            }
        }
        all
    }

    /// The characters that the loop reads at places that move.
    pub fn marks(&self) -> Vec<Expr> {
        let mut all: Vec<Expr> = vec![];
        for access in self.accesses.iter().filter(|a| !a.write && a.bytes == Some(1)) {
            let ptr = access.base.clone().plus(access.offset.clone());
            let mark = Expr::Load { ptr: ptr.clone(), bytes: 1, signed: true, at: Moment::Now };
            if !self.is_invariant(&ptr) && all.len() < CURSORS && !all.contains(&mark) {
                all.push(mark);
            }
        }
        all
    }

    /// How long the texts are that the loop changes.
    fn lengths(&self) -> Vec<Expr> {
        let texts = self.texts_written();
        texts.into_iter().take(TEXTS).map(|ptr| Expr::Length { ptr, at: Moment::Now }).collect()
    }

    /// Arrays that the loop writes, element by element.
    pub fn arrays(&self) -> Vec<Array> {
        self.arrays_among(|a| a.write && !a.pointer)
    }

    /// Arrays of pointers that the loop uses, and whether it writes them.
    pub fn pointer_arrays(&self) -> Vec<(Array, bool)> {
        self.arrays_used(|a| a.pointer)
    }

    /// The same of numbers.
    pub fn number_arrays(&self) -> Vec<(Array, bool)> {
        self.arrays_used(|a| !a.pointer)
    }

    fn arrays_used(&self, wanted: impl Fn(&Access) -> bool) -> Vec<(Array, bool)> {
        let written = self.arrays_among(|a| a.write && wanted(a));
        let read = self.arrays_among(|a| !a.write && wanted(a));
        let read = read.into_iter().filter(|a| !written.contains(a)).map(|a| (a, false)).collect::<Vec<_>>();
        written.into_iter().map(|a| (a, true)).chain(read).collect()
    }

    fn arrays_among(&self, wanted: impl Fn(&Access) -> bool) -> Vec<Array> {
        let mut all: Vec<Array> = vec![];
        for access in self.accesses.iter().chain(&self.cells).filter(|a| wanted(a)) {
            if let Some(array) = self.array_of(access)
                && !all.contains(&array)
                && all.len() < ARRAYS
            {
                all.push(array);
            }
        }
        all
    }

    pub fn array_of(&self, access: &Access) -> Option<Array> {
        let bytes = access.bytes.filter(|b| matches!(b, 1 | 2 | 4 | 8))?;
        let (base, offset, length) = match access.member {
            Some(m) => {
                let (from, inside) = (Expr::Const(m.start), access.offset.clone());
                (access.base.clone().plus(from.clone()), inside.minus(from), m.bytes)
            }
            None => (access.base.clone(), access.offset.clone(), None),
        };
        let (stride, shift) = cells(&offset)?;
        if !self.holds_array(&access.base) || stride < i128::from(bytes) {
            return None;
        }
        let place = access.base.clone().plus(access.offset.clone());
        let negative = access.range.filter(|r| r.0 < 0).map(|_| true);
        let signed = self.loaded_sign(&place).or(negative).or(access.signed).unwrap_or(true);
        Some(Array { base, stride, shift, bytes, signed, length: length.map(|l| l / stride) })
    }

    /// Does an iteration change the term?
    pub fn moves(&self, e: &Expr) -> bool {
        let is_length = matches!(e, Expr::Length { at: Moment::Now, .. });
        is_length
            || self.loop_ints().any(|v| v.expr == *e)
            || self.loop_pointers().any(|v| v.expr.offset() == *e)
    }
}
