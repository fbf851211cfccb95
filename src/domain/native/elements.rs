//! Bounds of all elements of an array that the loop writes: the whole of it, or as far as the loop has come.

use crate::domain::candidate::Sink;
use crate::domain::context::{Access, IntVar, LoopContext, memory_terms::cells};
use crate::domain::formula::{BoundVar, Expr, Formula, Moment, PtrExpr};
use std::collections::BTreeSet;

const K: BoundVar = BoundVar(0);
/// Arrays, bounds and ranges of one loop.
const ARRAYS: usize = 6;
const BOUNDS: usize = 8;
const ENDS: usize = 4;

/// Element k lies at `base + stride * k + shift`.
#[derive(Clone, PartialEq)]
struct Array {
    base: PtrExpr,
    stride: i128,
    shift: i128,
    bytes: u32,
    signed: bool,
}

impl Array {
    fn load(&self) -> Expr {
        let offset = Expr::Bound(K).scaled(self.stride).plus(Expr::Const(self.shift));
        Expr::Load {
            ptr: self.base.clone().plus(offset),
            bytes: self.bytes,
            signed: self.signed,
            at: Moment::Now,
        }
    }

    /// How many elements lie in the object.
    fn count(&self) -> Expr {
        let rest = self.stride - self.shift - i128::from(self.bytes);
        let room = self.base.size().minus(self.base.offset()).plus(Expr::Const(rest));
        if self.stride == 1 { room } else { Expr::Div(Box::new(room), self.stride) }
    }
}

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    for array in arrays(context) {
        let mut ends = vec![array.count()];
        // As far as a counter has come.
        let counts = |v: &&IntVar| {
            v.width > 8 && v.steps.as_deref().is_some_and(|s| s.iter().all(|s| (0..=1).contains(s)))
        };
        ends.extend(context.loop_ints().filter(counts).map(|v| v.expr.clone()).take(ENDS));
        for hi in ends {
            for body in facts(context, &array) {
                let (lo, hi) = (Expr::ZERO, hi.clone());
                sink.state(Formula::Forall { var: K, lo, hi, body: Box::new(body) });
            }
        }
    }
}

/// Arrays that the loop writes, element by element.
fn arrays(context: &LoopContext<'_>) -> Vec<Array> {
    let mut all: Vec<Array> = vec![];
    for access in context.accesses.iter().filter(|a| a.write && !a.pointer) {
        if let Some(array) = array_of(context, access)
            && !all.contains(&array)
            && all.len() < ARRAYS
        {
            all.push(array);
        }
    }
    all
}

fn array_of(context: &LoopContext<'_>, access: &Access) -> Option<Array> {
    let bytes = access.bytes.filter(|b| matches!(b, 1 | 2 | 4 | 8))?;
    let (stride, shift) = cells(&access.offset)?;
    if !context.is_invariant(&access.base) || stride < i128::from(bytes) {
        return None;
    }
    let place = access.base.clone().plus(access.offset.clone());
    let signed = context.loaded_sign(&place).or(access.signed).unwrap_or(true);
    Some(Array { base: access.base.clone(), stride, shift, bytes, signed })
}

fn facts(context: &LoopContext<'_>, array: &Array) -> Vec<Formula> {
    let mut bounds: BTreeSet<i128> = BTreeSet::new();
    for access in context.accesses.iter().filter(|a| a.write && a.base == array.base) {
        bounds.extend(access.range.iter().flat_map(|r| [r.0, r.1]));
    }
    let typical = |c: &i128| (-1..1 << 32).contains(c);
    bounds.extend(context.constants.iter().copied().filter(typical).take(BOUNDS));
    let load = array.load();
    let mut all = vec![Formula::le(Expr::ZERO, load.clone())];
    for bound in bounds {
        all.push(Formula::le(load.clone(), Expr::Const(bound)));
        if bound > 0 {
            all.push(Formula::lt(load.clone(), Expr::Const(bound)));
        } else {
            all.push(Formula::le(Expr::Const(bound), load.clone()));
        }
    }
    // Indices into something whose length is a variable.
    for var in context.ints.iter().filter(|v| v.width >= 16).take(ENDS) {
        all.push(Formula::lt(load.clone(), var.expr.clone()));
        all.push(Formula::le(load.clone(), var.expr.clone()));
    }
    all
}
