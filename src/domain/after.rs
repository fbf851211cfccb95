//! The same term one iteration later: the header's parameters and the memory after it.

use super::formula::{Expr, Moment, PtrExpr};
use crate::ir::Value;

fn later(at: Moment) -> Moment {
    if at == Moment::Now { Moment::Next } else { at }
}

impl Expr {
    /// What stands at the header stands there after an iteration; values from outside of the loop stay.
    pub fn after(&self, params: &[Value]) -> Expr {
        let many = |parts: &[Expr]| parts.iter().map(|e| e.after(params)).collect();
        match self {
            Expr::Const(_) | Expr::Bound(_) => self.clone(),
            Expr::Int { value, signed, at } => {
                let at = if params.contains(value) { later(*at) } else { *at };
                Expr::Int { value: *value, signed: *signed, at }
            }
            Expr::Add(a, b) => a.after(params).plus(b.after(params)),
            Expr::Sub(a, b) => a.after(params).minus(b.after(params)),
            Expr::Mul(a, b) => a.after(params).times(b.after(params)),
            Expr::Neg(a) => a.after(params).negated(),
            Expr::Div(a, by) => Expr::Div(Box::new(a.after(params)), *by),
            Expr::Rem(a, by) => Expr::Rem(Box::new(a.after(params)), *by),
            Expr::Min(parts) => Expr::Min(many(parts)),
            Expr::Max(parts) => Expr::Max(many(parts)),
            Expr::Offset(p) => p.after(params).offset(),
            Expr::Size { ptr, at } => Expr::Size { ptr: ptr.after(params), at: later(*at) },
            Expr::Length { ptr, at } => Expr::Length { ptr: ptr.after(params), at: later(*at) },
            Expr::Load { ptr, bytes, signed, at } => {
                Expr::Load { ptr: ptr.after(params), bytes: *bytes, signed: *signed, at: later(*at) }
            }
            Expr::Wrap { width, signed, of } => {
                Expr::Wrap { width: *width, signed: *signed, of: Box::new(of.after(params)) }
            }
        }
    }
}

impl PtrExpr {
    pub fn after(&self, params: &[Value]) -> PtrExpr {
        match self {
            PtrExpr::Null | PtrExpr::Global(_) => self.clone(),
            PtrExpr::Value { value, at } => {
                let at = if params.contains(value) { later(*at) } else { *at };
                PtrExpr::Value { value: *value, at }
            }
            PtrExpr::Field(base, bytes) => base.after(params).plus(bytes.after(params)),
            PtrExpr::LoadPtr { ptr, at } => {
                PtrExpr::LoadPtr { ptr: Box::new(ptr.after(params)), at: later(*at) }
            }
        }
    }
}
