//! Values that runs have shown at the header of a loop.

use super::debug_types::bytes_of;
use super::memory_terms::{Access, cells};
use super::{LoopContext, Place};
use crate::domain::formula::{Expr, Moment, PtrExpr};
use crate::ir::{Inst, Program, SrcType, TypeId};

/// Rows of values, one column for each term. A value that a run did not tell is missing.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    pub columns: Vec<Expr>,
    pub rows: Vec<Vec<Option<i128>>>,
    /// For each column, the least and the most that one iteration has added.
    pub drifts: Vec<Option<(i128, i128)>>,
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
    pub fn new(columns: Vec<Expr>, arrays: Vec<Array>) -> Samples {
        Samples {
            drifts: vec![None; columns.len()],
            columns,
            rows: vec![],
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

/// Where in the type arrays of such structures begin, and how long they are.
fn arrays_of(program: &Program, ty: TypeId, record: TypeId) -> Vec<(i128, Option<i128>)> {
    let array = |ty: TypeId| match program.types[ty] {
        SrcType::Array { element, count } if element == record => Some(count.map(i128::from)),
        _ => None,
    };
    match &program.types[ty] {
        SrcType::Record { fields, .. } => {
            fields.iter().filter_map(|f| Some((i128::from(f.offset), array(f.ty)?))).collect()
        }
        _ => array(ty).map(|length| (0, length)).into_iter().collect(),
    }
}

/// More columns than that are too many to relate to each other.
const MOST_WRITTEN: usize = 9;
const MOST: usize = 16;
const ARRAYS: usize = 6;

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

    /// Arrays that the loop writes, element by element.
    pub fn arrays(&self) -> Vec<Array> {
        self.arrays_among(|a| a.write && !a.pointer)
    }

    /// Arrays of pointers that the loop uses, and whether it writes them.
    pub fn pointer_arrays(&self) -> Vec<(Array, bool)> {
        let written = self.arrays_among(|a| a.write && a.pointer);
        let read = self.arrays_among(|a| !a.write && a.pointer);
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

    /// Pointers in the structures of arrays that the loop uses through pointers to such structures.
    pub fn pointers_in_pools(&self) -> Vec<Array> {
        self.pools_among(|a| a.pointer)
    }

    /// Numbers in such structures that the loop writes.
    pub fn numbers_in_pools(&self) -> Vec<Array> {
        self.pools_among(|a| a.write && !a.pointer)
    }

    fn pools_among(&self, wanted: impl Fn(&Access) -> bool) -> Vec<Array> {
        let mut all: Vec<Array> = vec![];
        let members = self.accesses.iter().filter(|a| wanted(a) && self.array_of(a).is_none());
        for array in members.flat_map(|a| self.pools_of(a)) {
            if !all.contains(&array) && all.len() < ARRAYS {
                all.push(array);
            }
        }
        all
    }

    /// The members of arrays of structures that a pointer to such a structure may lead to: by their type those of globals and of
    /// local variables, and those that are a member of one.
    pub fn pools_of(&self, access: &Access) -> Vec<Array> {
        let (Expr::Const(shift), Some(bytes)) = (&access.offset, access.bytes) else { return vec![] };
        let Some(record) = self.pointee(&access.base) else { return vec![] };
        let Some(stride) = bytes_of(self.program, record).map(i128::from) else { return vec![] };
        let is_member = matches!(bytes, 1 | 2 | 4 | 8) && 0 <= *shift && shift + i128::from(bytes) <= stride;
        if !is_member || !matches!(self.program.types[record], SrcType::Record { .. }) {
            return vec![];
        }
        let place = access.base.clone().plus(access.offset.clone());
        let signed = self.loaded_sign(&place).or(access.signed).unwrap_or(true);
        let mut all = vec![];
        for (root, ty) in self.variables() {
            for (from, length) in arrays_of(self.program, ty, record) {
                let base = root.clone().plus(Expr::Const(from));
                all.push(Array { base, stride, shift: *shift, bytes, signed, length });
            }
        }
        all
    }

    /// Objects with a type: globals that change, and local variables.
    fn variables(&self) -> Vec<(PtrExpr, TypeId)> {
        let globals = self.program.globals.iter().filter(|(_, g)| !g.constant);
        let globals = globals.filter_map(|(id, global)| Some((PtrExpr::Global(id), global.ty?)));
        let locals = self.body.insts.values().filter_map(|data| match data.inst {
            Inst::Alloca { var: Some(var), .. } => {
                let value = *data.results.first()?;
                Some((PtrExpr::Value { value, at: Moment::Now }, self.body.vars[var].ty?))
            }
            _ => None,
        });
        globals.chain(locals).collect()
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
        if !self.is_invariant(&access.base) || stride < i128::from(bytes) {
            return None;
        }
        let place = access.base.clone().plus(access.offset.clone());
        let negative = access.range.filter(|r| r.0 < 0).map(|_| true);
        let signed = self.loaded_sign(&place).or(negative).or(access.signed).unwrap_or(true);
        Some(Array { base, stride, shift, bytes, signed, length: length.map(|l| l / stride) })
    }

    /// Does an iteration change the term?
    pub fn moves(&self, e: &Expr) -> bool {
        self.loop_ints().any(|v| v.expr == *e) || self.loop_pointers().any(|v| v.expr.offset() == *e)
    }
}
