//! Leaves out what no obligation depends on.

use super::LoopContext;
use super::memory_terms::split;
use crate::domain::formula::{Expr, Formula, PtrExpr};
use crate::ir::FuncId;
use crate::property::relevance::Relevance;

impl LoopContext<'_> {
    /// Variables and comparisons that nothing depends on are not spoken about.
    pub fn keep_relevant(&mut self, relevance: &Relevance<'_>) {
        let relevant = Relevant { relevance, func: self.func };
        self.ints.retain(|v| relevant.expr(&v.expr));
        self.pointers.retain(|v| relevant.ptr(&v.expr));
        self.comparisons.retain(|c| relevant.expr(&c.a) && relevant.expr(&c.b));
    }
}

/// Judges terms of one function.
pub struct Relevant<'r> {
    pub relevance: &'r Relevance<'r>,
    pub func: FuncId,
}

impl Relevant<'_> {
    pub fn formula(&self, f: &Formula) -> bool {
        match f {
            Formula::True | Formula::False => true,
            Formula::Cmp(_, a, b) => self.expr(a) && self.expr(b),
            Formula::And(parts) | Formula::Or(parts) => parts.iter().all(|p| self.formula(p)),
            Formula::Not(inner) => self.formula(inner),
            Formula::Implies(a, b) => self.formula(a) && self.formula(b),
            Formula::Valid { ptr, .. } | Formula::Heap(ptr) => self.ptr(ptr),
            Formula::SameObject(a, b) => self.ptr(a) && self.ptr(b),
            Formula::Terminated { ptr, .. } => self.ptr(ptr) && self.bytes(ptr, None),
            Formula::Distinct { lo, hi, place, .. } => {
                self.expr(lo) && self.expr(hi) && self.bytes(place, Some(8))
            }
            Formula::Forall { lo, hi, body, .. } => self.expr(lo) && self.expr(hi) && self.formula(body),
        }
    }

    pub fn expr(&self, e: &Expr) -> bool {
        match e {
            Expr::Const(_) | Expr::Bound(_) => true,
            Expr::Int { value, .. } => self.relevance.value(self.func, *value),
            Expr::Add(a, b) | Expr::Sub(a, b) | Expr::Mul(a, b) => self.expr(a) && self.expr(b),
            Expr::Neg(a) | Expr::Div(a, _) | Expr::Rem(a, _) | Expr::Wrap { of: a, .. } => self.expr(a),
            Expr::Min(parts) | Expr::Max(parts) => parts.iter().all(|p| self.expr(p)),
            Expr::Offset(ptr) | Expr::Size { ptr, .. } => self.ptr(ptr),
            Expr::Length { ptr, .. } => self.bytes(ptr, None),
            Expr::Load { ptr, bytes, .. } => self.bytes(ptr, Some(u64::from(*bytes))),
        }
    }

    pub fn ptr(&self, p: &PtrExpr) -> bool {
        match p {
            PtrExpr::Null | PtrExpr::Global(_) => true,
            PtrExpr::Value { value, .. } => {
                self.relevance.value(self.func, *value) || self.relevance.behind(self.func, *value, None, 1)
            }
            PtrExpr::Field(base, bytes) => self.ptr(base) && self.expr(bytes),
            PtrExpr::LoadPtr { ptr, .. } => self.bytes(ptr, Some(8)),
        }
    }

    /// Do the bytes there matter?
    fn bytes(&self, ptr: &PtrExpr, bytes: Option<u64>) -> bool {
        let (root, offset) = split(ptr.clone());
        let from = match (&offset, bytes) {
            (Expr::Const(c), Some(_)) => u64::try_from(*c).ok(),
            _ => None,
        };
        let bytes = bytes.unwrap_or(1);
        match root {
            PtrExpr::Null => true,
            PtrExpr::Global(global) => self.relevance.in_global(global, from, bytes),
            PtrExpr::Value { value, .. } => self.relevance.behind(self.func, value, from, bytes),
            PtrExpr::LoadPtr { ptr, .. } => self.bytes(&ptr, Some(8)),
            PtrExpr::Field(..) => true,
        }
    }
}
