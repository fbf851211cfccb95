//! The memory that a loop uses: buffers with their indices, and scalars at addresses that stay.

use super::LoopContext;
use super::ranges::Range;
use crate::domain::formula::{BoundVar, Expr, PtrExpr};
use crate::ir::{Callee, Init, Inst, Ty, Value, closed_count};

/// Steps that are followed back from an address.
const STEPS: usize = 8;

/// One use of memory in the loop: `bytes` at `offset` behind `base`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Access {
    /// A value, a global, or a pointer that lies at an address that stays.
    pub base: PtrExpr,
    /// In bytes; what stands there besides constants are the indices.
    pub offset: Expr,
    /// Bytes of a load or store; None for calls and block operations.
    pub bytes: Option<u32>,
    pub write: bool,
    /// A pointer lies there.
    pub pointer: bool,
    /// Of a stored value, where the text tells.
    pub range: Option<Range>,
    /// How the value is read, where the text tells.
    pub signed: Option<bool>,
    /// The array inside of a larger object that is indexed.
    pub member: Option<Member>,
}

/// An array inside of a larger object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Member {
    /// Bytes behind the base.
    pub start: i128,
    /// An array at the end may be longer than the text says.
    pub bytes: Option<i128>,
}

impl Access {
    /// The place that an array which is used here starts at: the address without its index.
    pub fn start(&self) -> Option<PtrExpr> {
        let moves = self.bytes.is_none() || !matches!(self.offset, Expr::Const(_));
        let shift = self.member.map_or_else(|| fixed_part(&self.offset), |m| m.start);
        (moves && shift >= 0).then(|| self.base.clone().plus(Expr::Const(shift)))
    }

    /// Are both in the same array, this one a few places further, as `a[i + 1]` is after `a[i]`?
    fn is_behind(&self, other: &Access) -> bool {
        let (here, there) = (fixed_part(&self.offset), fixed_part(&other.offset));
        let together = self.base == other.base && self.bytes == other.bytes && self.member == other.member;
        together
            && (0..here).contains(&there)
            && other.offset.clone().plus(Expr::Const(here - there)) == self.offset
    }
}

/// An index that has no term stands for any.
const ANY: Expr = Expr::Bound(BoundVar(0));

impl Access {
    /// The same with any index.
    pub(super) fn anywhere(&self) -> Option<Access> {
        let (stride, shift) = cells(&self.offset)?;
        let offset = ANY.scaled(stride).plus(Expr::Const(shift));
        Some(Access { offset, ..self.clone() })
    }
}

impl LoopContext<'_> {
    pub(super) fn find_accesses(&self) -> Vec<Access> {
        self.accesses_at(&|ptr| self.ptr(ptr))
    }

    /// Accesses to elements of arrays whose index has no term at the header.
    pub(super) fn find_cells(&self) -> Vec<Access> {
        let found = self.accesses_without_term(&|value| self.ptr(value));
        let mut all = vec![];
        add_new(found.iter().filter_map(Access::anywhere), &mut all);
        all
    }

    /// Accesses at addresses that have no term at the header, as places behind what `root` finds.
    pub(super) fn accesses_without_term(&self, root: &dyn Fn(Value) -> Option<PtrExpr>) -> Vec<Access> {
        self.accesses_at(&|ptr| match self.ptr(ptr) {
            Some(_) => None,
            None => self.somewhere(ptr, root, STEPS),
        })
    }

    fn accesses_at(&self, place: &dyn Fn(Value) -> Option<PtrExpr>) -> Vec<Access> {
        let mut all: Vec<Access> = vec![];
        for &block in &self.data.blocks {
            for &inst in &self.body.blocks[block].insts {
                let data = &self.body.insts[inst];
                add_new(self.accesses_of(&data.inst, &data.results, place), &mut all);
            }
        }
        all
    }

    /// The address behind a root, with any index in the place of those that have no term.
    fn somewhere(&self, ptr: Value, root: &dyn Fn(Value) -> Option<PtrExpr>, fuel: usize) -> Option<PtrExpr> {
        let fuel = fuel.checked_sub(1)?;
        if let Some(known) = root(ptr) {
            return Some(known);
        }
        let Inst::Gep { base, index, stride, .. } = self.definition(ptr)? else { return None };
        let index = self.int(*index, Some(true)).unwrap_or(ANY);
        Some(self.somewhere(*base, root, fuel)?.plus(index.scaled(i128::from(*stride))))
    }

    fn accesses_of(
        &self,
        inst: &Inst,
        results: &[Value],
        place: &dyn Fn(Value) -> Option<PtrExpr>,
    ) -> Vec<Access> {
        let one = |ptr: Value, of: Option<Value>, write: bool| -> Option<Access> {
            let (base, offset) = split(place(ptr)?);
            let ty = of.map(|v| self.body.ty(v));
            let bytes = ty.map(|ty| ty.bytes(self.program.pointer_bits) as u32);
            (base != PtrExpr::Null).then_some(Access {
                base,
                offset,
                bytes,
                write,
                pointer: ty == Some(Ty::Ptr),
                range: of.filter(|_| write).and_then(|v| self.range(v)),
                signed: of.and_then(|v| self.signs[v]),
                member: self.member(ptr),
            })
        };
        let found = match inst {
            Inst::Load { ptr, .. } => vec![one(*ptr, results.first().copied(), false)],
            Inst::Store { ptr, value, .. } => vec![one(*ptr, Some(*value), true)],
            Inst::Fill { ptr, .. } | Inst::Havoc { ptr, .. } => vec![one(*ptr, None, true)],
            Inst::Copy { dst, src, .. } => vec![one(*dst, None, true), one(*src, None, false)],
            Inst::NextZero { ptr } | Inst::Output { ptr, .. } => vec![one(*ptr, None, false)],
            Inst::Format { dst, format, .. } => vec![one(*dst, None, true), one(*format, None, false)],
            Inst::Call { callee, args } => {
                let known = matches!(callee, Callee::Func(f) if self.is_followed(*f));
                let pointers = args.iter().filter(|&&v| self.body.ty(v) == Ty::Ptr);
                pointers.map(|&v| one(v, None, !known)).collect()
            }
            _ => vec![],
        };
        found.into_iter().flatten().collect()
    }

    /// The outermost array on the way to the address that stands at a fixed place.
    fn member(&self, ptr: Value) -> Option<Member> {
        let (mut at, mut found) = (ptr, None);
        for _ in 0..STEPS {
            let Some(Inst::Gep { base, index, stride, count }) = self.definition(at) else { break };
            if let Some((_, Expr::Const(start))) = self.ptr(*base).map(split) {
                let bytes = closed_count(*stride, *count)
                    .and_then(|n| i128::from(*stride).checked_mul(i128::from(n)));
                let last = start > 0 && self.body.as_const(*index).is_none();
                if bytes.is_some_and(|b| b > 0) || last {
                    found = Some(Member { start, bytes });
                }
            }
            at = *base;
        }
        found
    }

    /// Texts at places that stay which the loop writes at indices that have no term at the header, as those of loops in it.
    pub fn texts_written_inside(&self) -> Vec<PtrExpr> {
        let mut all: Vec<PtrExpr> = vec![];
        for access in self.cells.iter().filter(|a| a.write && a.bytes.is_none_or(|b| b == 1)) {
            let start = access.member.map_or(0, |m| m.start);
            let text = access.base.clone().plus(Expr::Const(start));
            let bytewise = cells(&access.offset).is_some_and(|(stride, _)| stride == 1);
            if bytewise && start >= 0 && self.is_invariant(&text) {
                add_new([text], &mut all);
            }
        }
        all
    }

    /// Texts at places that stay which the loop writes.
    pub fn texts_written(&self) -> Vec<PtrExpr> {
        let mut all = self.texts_written_inside();
        for access in self.accesses.iter().filter(|a| a.write && a.bytes.is_none_or(|b| b == 1)) {
            if !self.never_changes(&access.base) {
                add_new(access.start().filter(|t| self.is_invariant(t)), &mut all);
            }
        }
        all
    }

    /// Is the buffer used with that index in the loop?
    pub fn indexes(&self, index: &Expr, buffer: &PtrExpr) -> bool {
        let (base, start) = split(buffer.clone());
        let field = start != Expr::ZERO;
        self.accesses.iter().any(|a| {
            a.base == base && mentions(&a.offset, index) && (!field || a.start() == Some(buffer.clone()))
        })
    }

    /// Arrays of bytes inside of larger objects: where they start.
    pub fn inner_texts(&self) -> Vec<PtrExpr> {
        let mut all: Vec<PtrExpr> = vec![];
        for access in self.accesses.iter().filter(|a| a.bytes.is_none_or(|b| b == 1)) {
            if self.accesses.iter().any(|other| access.is_behind(other)) {
                continue;
            }
            if let Some(start) = access.start().filter(|s| *s != access.base && !all.contains(s)) {
                all.push(start);
            }
        }
        all
    }

    /// What one step of the index moves the access by, in bytes.
    pub fn stride(&self, index: &Expr, buffer: &PtrExpr) -> Option<i128> {
        let found = self.accesses.iter().filter(|a| a.base == *buffer && mentions(&a.offset, index));
        // Inside of a division or so the index counts elements all the same.
        let mut strides = found.filter_map(|a| coefficient(&a.offset, index).or(a.bytes.map(i128::from)));
        strides.find(|&c| c != 0)
    }

    fn never_changes(&self, base: &PtrExpr) -> bool {
        matches!(base, PtrExpr::Global(global) if self.program.globals[*global].constant)
    }

    /// Does it read what never changes and everyone knows, at a place that stays, like the text of a literal?
    pub(super) fn is_constant(&self, access: &Access) -> bool {
        let PtrExpr::Global(global) = access.base else { return false };
        let global = &self.program.globals[global];
        let known = global.constant && matches!(global.init, Init::Data { .. });
        known && !access.write && matches!(access.offset, Expr::Const(_))
    }

    /// Does the access lie inside of an object whose size is in sight, whatever the loop does?
    pub fn is_settled(&self, access: &Access) -> bool {
        match (&access.offset, self.allocated(&access.base), access.bytes) {
            (Expr::Const(at), Some(Expr::Const(size)), Some(bytes)) => {
                0 <= *at && at.saturating_add(i128::from(bytes)) <= size
            }
            _ => false,
        }
    }

    pub fn is_accessed(&self, ptr: &PtrExpr) -> bool {
        self.accesses.iter().any(|a| a.base == *ptr)
    }

    /// Pointers that the loop accesses memory through, without repetition and without plain scalars.
    pub fn buffers(&self) -> Vec<PtrExpr> {
        let mut all: Vec<PtrExpr> = vec![];
        for access in self.accesses.iter().filter(|a| !self.is_settled(a)) {
            if !all.contains(&access.base) {
                all.push(access.base.clone());
            }
        }
        all
    }
}

/// The constant in a sum.
pub(super) fn fixed_part(e: &Expr) -> i128 {
    match e {
        Expr::Const(c) => *c,
        Expr::Add(a, b) => fixed_part(a).saturating_add(fixed_part(b)),
        Expr::Sub(a, b) => fixed_part(a).saturating_sub(fixed_part(b)),
        _ => 0,
    }
}

pub fn add_new<T: PartialEq>(found: impl IntoIterator<Item = T>, all: &mut Vec<T>) {
    for one in found {
        if !all.contains(&one) {
            all.push(one);
        }
    }
}

/// The value or global or loaded pointer behind all offsets, and the offset.
pub fn split(ptr: PtrExpr) -> (PtrExpr, Expr) {
    match ptr {
        PtrExpr::Field(base, bytes) => {
            let (root, first) = split(*base);
            (root, first.plus(*bytes))
        }
        PtrExpr::Null | PtrExpr::Global(_) | PtrExpr::Value { .. } | PtrExpr::LoadPtr { .. } => {
            (ptr, Expr::ZERO)
        }
    }
}

/// The same variable, read with whatever sign.
fn same_variable(a: &Expr, b: &Expr) -> bool {
    match (a, b) {
        (Expr::Int { value: v, at: m, .. }, Expr::Int { value: w, at: n, .. }) => (v, m) == (w, n),
        (Expr::Load { ptr: p, bytes: b, at: m, .. }, Expr::Load { ptr: q, bytes: c, at: n, .. }) => {
            (p, b, m) == (q, c, n)
        }
        _ => a == b,
    }
}

/// Does the term occur in the other?
pub fn mentions(e: &Expr, part: &Expr) -> bool {
    same_variable(e, part) || parts(e).into_iter().any(|inner| mentions(inner, part))
}

fn parts(e: &Expr) -> Vec<&Expr> {
    match e {
        Expr::Add(a, b) | Expr::Sub(a, b) | Expr::Mul(a, b) => vec![a, b],
        Expr::Neg(a) | Expr::Div(a, _) | Expr::Rem(a, _) | Expr::Wrap { of: a, .. } => vec![a],
        Expr::Min(all) | Expr::Max(all) => all.iter().collect(),
        Expr::Const(_)
        | Expr::Int { .. }
        | Expr::Bound(_)
        | Expr::Offset(_)
        | Expr::Size { .. }
        | Expr::Length { .. }
        | Expr::Load { .. } => vec![],
    }
}

/// Cells of an array: `stride * k + shift` for some k, if the offset moves at all.
pub fn cells(offset: &Expr) -> Option<(i128, i128)> {
    fn parts(e: &Expr, factor: i128, stride: &mut i128, shift: &mut i128) -> Option<()> {
        match e {
            Expr::Const(c) => *shift = shift.checked_add(c.checked_mul(factor)?)?,
            Expr::Add(a, b) => {
                parts(a, factor, stride, shift)?;
                parts(b, factor, stride, shift)?;
            }
            Expr::Sub(a, b) => {
                parts(a, factor, stride, shift)?;
                parts(b, factor.checked_neg()?, stride, shift)?;
            }
            Expr::Mul(a, b) => match (&**a, &**b) {
                (e, Expr::Const(c)) | (Expr::Const(c), e) => {
                    parts(e, factor.checked_mul(*c)?, stride, shift)?;
                }
                _ => *stride = gcd(*stride, factor.abs()),
            },
            _ => *stride = gcd(*stride, factor.abs()),
        }
        Some(())
    }
    let (mut stride, mut shift) = (0, 0);
    parts(offset, 1, &mut stride, &mut shift)?;
    (stride > 0).then(|| (stride, shift.rem_euclid(stride)))
}

pub fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The factor of a part in a linear term.
fn coefficient(e: &Expr, part: &Expr) -> Option<i128> {
    if same_variable(e, part) {
        return Some(1);
    }
    match e {
        Expr::Add(a, b) => coefficient(a, part)?.checked_add(coefficient(b, part)?),
        Expr::Sub(a, b) => coefficient(a, part)?.checked_sub(coefficient(b, part)?),
        Expr::Neg(a) => coefficient(a, part)?.checked_neg(),
        Expr::Mul(a, b) => match (&**a, &**b) {
            (Expr::Const(c), e) | (e, Expr::Const(c)) => coefficient(e, part)?.checked_mul(*c),
            _ => None,
        },
        e if mentions(e, part) => None,
        _ => Some(0),
    }
}
