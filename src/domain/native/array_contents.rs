//! What the loop has written or seen so far: `forall k in [i0, i): a[k] == c`, `== b[k]`, `!= c`.
//!
//! An index or a pointer that goes up one element at a time runs over `a`; what happens at one element is said of all
//! before it.

use crate::domain::candidate::Sink;
use crate::domain::context::{LoopContext, PtrVar, memory_terms::split};
use crate::domain::formula::{BoundVar, CmpKind, Expr, Formula, Moment, PtrExpr};
use crate::ir::{BlockId, CmpOp, Inst, Ty, Value};

const K: BoundVar = BoundVar(0);

/// A way to run over memory: element k lies at `base + k * stride + shift`.
#[derive(Clone, PartialEq)]
pub(super) struct Cell {
    base: PtrExpr,
    stride: i128,
    shift: i128,
    bytes: u32,
    /// k goes from `lo` to `hi`.
    lo: Expr,
    hi: Expr,
    /// The index, if it is one.
    index: Option<Expr>,
}

impl Cell {
    pub fn load(&self, signed: bool, at: Moment) -> Expr {
        let offset = Expr::Bound(K).scaled(self.stride).plus(Expr::Const(self.shift));
        Expr::Load { ptr: self.base.clone().plus(offset), bytes: self.bytes, signed, at }
    }

    pub fn all(&self, body: Formula) -> Formula {
        Formula::Forall { var: K, lo: self.lo.clone(), hi: self.hi.clone(), body: Box::new(body) }
    }
}

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    for &block in &context.data.blocks {
        for &inst in &context.body.blocks[block].insts {
            match &context.body.insts[inst].inst {
                Inst::Store { ptr, value, .. } => written(context, *ptr, *value, block, sink),
                Inst::Cmp { op, a, b } => seen(context, *op, *a, *b, sink),
                _ => {}
            }
        }
    }
}

fn written(context: &LoopContext<'_>, ptr: Value, value: Value, block: BlockId, sink: &mut Sink) {
    let Ty::Int(width) = context.body.ty(value) else { return };
    let Some(cell) = cell(context, ptr, width) else { return };
    let signed = context.sign(value);
    let always = context.data.latches.iter().all(|&latch| context.cfg.dominates(block, latch));
    if always && let Some(what) = stored(context, &cell, value, signed) {
        sink.state(cell.all(Formula::eq(cell.load(signed, Moment::Now), what)));
    }
    if let Some(index) = &cell.index
        && let Some(count) = count(context, &cell)
    {
        // What lies ahead is as it was.
        let same = Formula::eq(cell.load(signed, Moment::Now), cell.load(signed, Moment::Entry));
        let rest = Formula::Forall { var: K, lo: index.clone(), hi: count, body: Box::new(same) };
        sink.state_at(3, rest);
    }
}

fn count(context: &LoopContext<'_>, cell: &Cell) -> Option<Expr> {
    match context.allocated(&cell.base)? {
        Expr::Const(c) if cell.shift == 0 => Some(Expr::Const(c / cell.stride)),
        _ => None,
    }
}

/// The stored value as a term over k: a constant, something that stays, the index, or an element of another array.
fn stored(context: &LoopContext<'_>, cell: &Cell, value: Value, signed: bool) -> Option<Expr> {
    if let Some(Inst::Load { ptr, .. }) = context.definition(value) {
        let Ty::Int(width) = context.body.ty(value) else { return None };
        let other = self::cell(context, *ptr, width)?;
        // Both run in step: the same index, or two pointers that started together.
        let together = other.index == cell.index && (other.lo == cell.lo || other.index.is_none());
        let other = Cell { lo: cell.lo.clone(), hi: cell.hi.clone(), ..other };
        return (together && other.stride == cell.stride).then(|| other.load(signed, Moment::Now));
    }
    let term = match context.definition(value) {
        // `a[i] = i` narrows the index.
        Some(Inst::Cast { a, .. }) => context.int(*a, None)?,
        _ => context.int(value, Some(signed))?,
    };
    match &cell.index {
        Some(index) if *index == term => Some(Expr::Bound(K)),
        _ => context.loop_ints().all(|v| v.expr != term).then_some(term),
    }
}

/// The loop goes on while an element compares so.
fn seen(context: &LoopContext<'_>, op: CmpOp, a: Value, b: Value, sink: &mut Sink) {
    let kind = match op {
        CmpOp::Eq | CmpOp::Ne => CmpKind::Ne,
        CmpOp::Ult | CmpOp::Ule | CmpOp::Slt | CmpOp::Sle => return,
    };
    for (x, y) in [(a, b), (b, a)] {
        let (Some((cell, signed)), Some(other)) = (loaded(context, x), context.int(y, None)) else {
            continue;
        };
        let load = cell.load(signed, Moment::Now);
        sink.state(cell.all(Formula::Cmp(kind, load.clone(), other.clone())));
        sink.state_at(3, cell.all(Formula::eq(load, other)));
    }
    if let (Some((one, signed)), Some((two, _))) = (loaded(context, a), loaded(context, b))
        && one.index == two.index
    {
        let two = Cell { lo: one.lo.clone(), hi: one.hi.clone(), ..two };
        let same = Formula::eq(one.load(signed, Moment::Now), two.load(signed, Moment::Now));
        sink.state(one.all(same));
    }
}

/// The element that a value was loaded from, through extensions.
fn loaded(context: &LoopContext<'_>, value: Value) -> Option<(Cell, bool)> {
    match context.definition(value)? {
        Inst::Load { ptr, .. } => {
            let Ty::Int(width) = context.body.ty(value) else { return None };
            Some((cell(context, *ptr, width)?, context.sign(value)))
        }
        Inst::Cast { op: crate::ir::CastOp::SExt | crate::ir::CastOp::ZExt, a } => loaded(context, *a),
        _ => None,
    }
}

pub(super) fn cell(context: &LoopContext<'_>, ptr: Value, width: u32) -> Option<Cell> {
    if !width.is_multiple_of(8) || width > 64 {
        return None;
    }
    let bytes = width / 8;
    let (base, offset) = split(context.ptr(ptr)?);
    match context.ptr_var(&base) {
        Some(var) if var.written => walking(context, var, &offset, bytes),
        _ => indexed(context, base, &offset, bytes),
    }
}

/// `*p` where p goes up by one element.
fn walking(context: &LoopContext<'_>, var: &PtrVar, offset: &Expr, bytes: u32) -> Option<Cell> {
    let stride = i128::from(bytes);
    let Expr::Const(shift) = offset else { return None };
    if var.steps.as_deref() != Some(&[stride]) {
        return None;
    }
    let base = context.ptr_at(&var.expr, Moment::Entry);
    let way = var.expr.offset().minus(base.offset());
    let hi = if stride == 1 { way } else { Expr::Div(Box::new(way), stride) };
    Some(Cell { base, stride, shift: *shift, bytes, lo: Expr::ZERO, hi, index: None })
}

/// `a[i + c]` where i goes up by one.
fn indexed(context: &LoopContext<'_>, base: PtrExpr, offset: &Expr, bytes: u32) -> Option<Cell> {
    for var in context.loop_ints().filter(|v| v.steps.as_deref() == Some(&[1])) {
        let Some((stride, shift)) = linear(offset, &var.expr) else { continue };
        if stride <= 0 {
            continue;
        }
        let lo = context.expr_at(&var.expr, Moment::Entry);
        let (hi, index) = (var.expr.clone(), Some(var.expr.clone()));
        return Some(Cell { base, stride, shift, bytes, lo, hi, index });
    }
    None
}

/// `stride * index + shift`.
pub(super) fn linear(e: &Expr, index: &Expr) -> Option<(i128, i128)> {
    match e {
        Expr::Const(c) => Some((0, *c)),
        e if e == index => Some((1, 0)),
        Expr::Int { signed: _, value, at } => match index {
            // The same variable read with the other sign: `a[(unsigned)i]`.
            Expr::Int { value: v, at: m, .. } if v == value && m == at => Some((1, 0)),
            _ => None,
        },
        Expr::Add(a, b) => {
            let ((s, c), (t, d)) = (linear(a, index)?, linear(b, index)?);
            Some((s.checked_add(t)?, c.checked_add(d)?))
        }
        Expr::Sub(a, b) => {
            let ((s, c), (t, d)) = (linear(a, index)?, linear(b, index)?);
            Some((s.checked_sub(t)?, c.checked_sub(d)?))
        }
        Expr::Mul(a, b) => match (&**a, &**b) {
            (e, Expr::Const(k)) | (Expr::Const(k), e) => {
                let (s, c) = linear(e, index)?;
                Some((s.checked_mul(*k)?, c.checked_mul(*k)?))
            }
            _ => None,
        },
        Expr::Bound(_)
        | Expr::Neg(_)
        | Expr::Div(..)
        | Expr::Rem(..)
        | Expr::Min(_)
        | Expr::Max(_)
        | Expr::Offset(_)
        | Expr::Size { .. }
        | Expr::Length { .. }
        | Expr::Load { .. }
        | Expr::Wrap { .. } => None,
    }
}
