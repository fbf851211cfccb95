//! What a formula speaks about: for slicing, and to see that it is well-formed.

use super::formula::{Expr, Formula, Moment, PtrExpr};
use crate::ir::{Ty, Value};
use std::collections::BTreeSet;

/// What is found in a formula.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Mentioned {
    /// Values with the type at which they are used and the moment, in the order of the text, with repetition. `Ty::Int`
    /// of 0 bits stands for any width.
    pub values: Vec<(Value, Ty, Moment)>,
    /// Moments at which memory, or the lives and sizes of objects, are looked at.
    pub memory: Vec<Moment>,
    /// Something is read from memory.
    pub loads: bool,
    /// Texts, or all elements of an array.
    pub texts_or_arrays: bool,
}

impl Formula {
    /// The constants that it speaks about.
    pub fn constants(&self, found: &mut BTreeSet<i128>) {
        match self {
            Formula::Cmp(_, a, b) => {
                a.constants(found);
                b.constants(found);
            }
            Formula::And(parts) | Formula::Or(parts) => parts.iter().for_each(|p| p.constants(found)),
            Formula::Not(inner) => inner.constants(found),
            Formula::Implies(a, b) => {
                a.constants(found);
                b.constants(found);
            }
            Formula::True
            | Formula::False
            | Formula::Valid { .. }
            | Formula::Terminated { .. }
            | Formula::SameObject(..)
            | Formula::Heap(_)
            | Formula::Distinct { .. }
            | Formula::Forall { .. } => {}
        }
    }

    pub fn mentioned(&self) -> Mentioned {
        let mut found = Mentioned::default();
        found.formula(self);
        found
    }
}

impl Expr {
    fn constants(&self, found: &mut BTreeSet<i128>) {
        match self {
            Expr::Const(c) => _ = found.insert(*c),
            Expr::Add(a, b) | Expr::Sub(a, b) | Expr::Mul(a, b) => {
                a.constants(found);
                b.constants(found);
            }
            Expr::Neg(a) | Expr::Div(a, _) | Expr::Rem(a, _) | Expr::Wrap { of: a, .. } => a.constants(found),
            Expr::Min(all) | Expr::Max(all) => all.iter().for_each(|e| e.constants(found)),
            Expr::Int { .. }
            | Expr::Bound(_)
            | Expr::Offset(_)
            | Expr::Size { .. }
            | Expr::Length { .. }
            | Expr::Load { .. } => {}
        }
    }
}

impl Mentioned {
    fn formula(&mut self, f: &Formula) {
        match f {
            Formula::True | Formula::False => {}
            Formula::Cmp(_, a, b) => {
                self.expr(a);
                self.expr(b);
            }
            Formula::And(parts) | Formula::Or(parts) => parts.iter().for_each(|p| self.formula(p)),
            Formula::Not(inner) => self.formula(inner),
            Formula::Implies(a, b) => {
                self.formula(a);
                self.formula(b);
            }
            Formula::Valid { ptr, at } => self.at(ptr, *at),
            Formula::Terminated { ptr, at } => {
                self.texts_or_arrays = true;
                self.at(ptr, *at);
            }
            Formula::SameObject(a, b) => {
                self.ptr(a);
                self.ptr(b);
            }
            Formula::Heap(ptr) => self.ptr(ptr),
            Formula::Distinct { lo, hi, place, .. } => {
                self.texts_or_arrays = true;
                self.expr(lo);
                self.expr(hi);
                self.at(place, Moment::Now);
            }
            Formula::Forall { lo, hi, body, .. } => {
                self.texts_or_arrays = true;
                self.expr(lo);
                self.expr(hi);
                self.formula(body);
            }
        }
    }

    fn at(&mut self, ptr: &PtrExpr, at: Moment) {
        self.memory.push(at);
        self.ptr(ptr);
    }

    fn expr(&mut self, e: &Expr) {
        match e {
            Expr::Const(_) | Expr::Bound(_) => {}
            Expr::Int { value, at, .. } => self.values.push((*value, Ty::Int(0), *at)),
            Expr::Add(a, b) | Expr::Sub(a, b) | Expr::Mul(a, b) => {
                self.expr(a);
                self.expr(b);
            }
            Expr::Neg(a) | Expr::Div(a, _) | Expr::Rem(a, _) | Expr::Wrap { of: a, .. } => self.expr(a),
            Expr::Min(parts) | Expr::Max(parts) => parts.iter().for_each(|p| self.expr(p)),
            Expr::Offset(ptr) => self.ptr(ptr),
            Expr::Size { ptr, at } => self.at(ptr, *at),
            Expr::Length { ptr, at } => {
                self.texts_or_arrays = true;
                self.at(ptr, *at);
            }
            Expr::Load { ptr, at, .. } => {
                self.loads = true;
                self.at(ptr, *at);
            }
        }
    }

    fn ptr(&mut self, p: &PtrExpr) {
        match p {
            PtrExpr::Null | PtrExpr::Global(_) => {}
            PtrExpr::Value { value, at } => self.values.push((*value, Ty::Ptr, *at)),
            PtrExpr::Field(base, bytes) => {
                self.ptr(base);
                self.expr(bytes);
            }
            PtrExpr::LoadPtr { ptr, at } => {
                self.loads = true;
                self.at(ptr, *at);
            }
        }
    }
}
