//! Formulas in the terms of the source: `0 <= i`, `i' > i`, `offset(p) <= size(p)`, `s->len <= s->cap`.

use super::context::debug_types as types;
use super::formula::{BoundVar, CmpKind, Expr, Formula, Moment, PtrExpr};
use crate::ir::{Body, Inst, Program, SrcType, Value, ValueDef};

/// What a formula speaks about.
#[derive(Clone, Copy)]
pub struct Names<'a> {
    pub program: &'a Program,
    pub body: &'a Body,
    /// Parameters of the loop's header.
    pub params: &'a [Value],
}

fn mark(at: Moment) -> &'static str {
    match at {
        Moment::Entry => "0",
        Moment::Now => "",
        Moment::Next => "'",
    }
}

fn bound(var: BoundVar) -> String {
    match var.0 {
        0 => "k".to_string(),
        n => format!("k{n}"),
    }
}

impl Names<'_> {
    /// A version of a variable from before the loop is what it was at entry.
    fn value(&self, value: Value, at: Moment) -> String {
        let name = self.body.name(value);
        let var = self.body.values[value].var;
        let older = !self.params.contains(&value)
            && var.is_some()
            && self.params.iter().any(|&p| self.body.values[p].var == var);
        let suffix = if older { "0" } else { mark(at) };
        format!("{name}{suffix}")
    }

    pub fn formula(&self, f: &Formula) -> String {
        self.at_level(f, 0)
    }

    /// Levels: 0 anything, 1 inside of a disjunction, 3 inside of a conjunction, 4 below a negation.
    fn at_level(&self, f: &Formula, level: u32) -> String {
        let join = |parts: &[Formula], with: &str, own: u32| {
            let texts: Vec<String> = parts.iter().map(|p| self.at_level(p, own + 1)).collect();
            parenthesize(texts.join(with), level > own)
        };
        match f {
            Formula::True => "true".into(),
            Formula::False => "false".into(),
            Formula::Cmp(kind, a, b) => parenthesize(self.comparison(*kind, a, b), level > 3),
            Formula::And(parts) => join(parts, " && ", 2),
            Formula::Or(parts) => join(parts, " || ", 1),
            Formula::Not(inner) => format!("!{}", self.at_level(inner, 4)),
            Formula::Implies(a, b) => {
                parenthesize(format!("{} ==> {}", self.at_level(a, 1), self.at_level(b, 0)), level > 0)
            }
            Formula::Valid { ptr, at } => self.about("valid", ptr, *at),
            Formula::SameObject(a, b) => {
                parenthesize(format!("object({}) == object({})", self.ptr(a), self.ptr(b)), level > 3)
            }
            Formula::Heap(ptr) => format!("heap({})", self.ptr(ptr)),
            Formula::Terminated { ptr, at } => self.about("terminated", ptr, *at),
            Formula::Distinct { var, lo, hi, place } => {
                let (lo, hi) = (self.expr(lo), self.expr(hi));
                let element = PtrExpr::LoadPtr { ptr: Box::new(place.clone()), at: Moment::Now };
                let text =
                    format!("forall {} in [{lo}, {hi}): distinct({})", bound(*var), self.ptr(&element));
                parenthesize(text, level > 0)
            }
            Formula::Forall { var, lo, hi, body } => {
                let (lo, hi) = (self.expr(lo), self.expr(hi));
                let text = format!("forall {} in [{lo}, {hi}): {}", bound(*var), self.at_level(body, 0));
                parenthesize(text, level > 0)
            }
        }
    }

    fn comparison(&self, kind: CmpKind, a: &Expr, b: &Expr) -> String {
        let (a, b) = (self.expr(a), self.expr(b));
        match kind {
            CmpKind::Eq => format!("{a} == {b}"),
            CmpKind::Ne => format!("{a} != {b}"),
            CmpKind::Lt => format!("{a} < {b}"),
            CmpKind::Le => format!("{a} <= {b}"),
        }
    }

    /// A function of a pointer and of the memory at a moment.
    fn about(&self, what: &str, ptr: &PtrExpr, at: Moment) -> String {
        let inner = format!("{what}({})", self.ptr(ptr));
        match at {
            Moment::Now => inner,
            Moment::Next => format!("{inner}'"),
            Moment::Entry => format!("entry({inner})"),
        }
    }

    pub fn expr(&self, e: &Expr) -> String {
        self.sum(e, 0)
    }

    /// Levels: 0 a sum, 1 right of a minus, 2 a factor.
    fn sum(&self, e: &Expr, level: u32) -> String {
        match e {
            Expr::Const(c) => parenthesize(c.to_string(), *c < 0 && level > 0),
            Expr::Int { value, at, .. } => self.value(*value, *at),
            Expr::Bound(var) => bound(*var),
            Expr::Add(a, b) => match **b {
                Expr::Const(c) if c < 0 => {
                    parenthesize(format!("{} - {}", self.sum(a, 0), c.unsigned_abs()), level > 0)
                }
                _ => parenthesize(format!("{} + {}", self.sum(a, 0), self.sum(b, 0)), level > 0),
            },
            Expr::Sub(a, b) => parenthesize(format!("{} - {}", self.sum(a, 0), self.sum(b, 1)), level > 0),
            Expr::Neg(a) => format!("-{}", self.sum(a, 2)),
            Expr::Mul(a, b) => match (&**a, &**b) {
                (a, Expr::Const(c)) => format!("{c} * {}", self.sum(a, 2)),
                (a, b) => format!("{} * {}", self.sum(a, 2), self.sum(b, 2)),
            },
            Expr::Div(a, by) => parenthesize(format!("{} / {by}", self.sum(a, 2)), level > 1),
            Expr::Rem(a, by) => parenthesize(format!("{} % {by}", self.sum(a, 2)), level > 1),
            Expr::Min(parts) => format!("min({})", self.list(parts)),
            Expr::Max(parts) => format!("max({})", self.list(parts)),
            Expr::Offset(p) => format!("offset({})", self.ptr(p)),
            Expr::Size { ptr, at } => self.about("size", ptr, *at),
            Expr::Length { ptr, at } => self.about("length", ptr, *at),
            Expr::Load { ptr, bytes, at, .. } => self.moment(self.at_address(ptr, Some(*bytes)), *at),
            Expr::Wrap { of, .. } => format!("wrap({})", self.sum(of, 0)),
        }
    }

    fn list(&self, parts: &[Expr]) -> String {
        parts.iter().map(|e| self.expr(e)).collect::<Vec<_>>().join(", ")
    }

    fn moment(&self, text: String, at: Moment) -> String {
        match at {
            Moment::Now => text,
            Moment::Next => format!("{text}'"),
            Moment::Entry => format!("entry({text})"),
        }
    }

    pub fn ptr(&self, p: &PtrExpr) -> String {
        match p {
            PtrExpr::Null => "NULL".into(),
            PtrExpr::Global(_) | PtrExpr::Value { .. } => match self.variable(p) {
                Some((name, true)) => name,
                Some((name, false)) => format!("&{name}"),
                None => self.value_of(p),
            },
            PtrExpr::Field(base, bytes) => match self.member(base, bytes) {
                Some((text, true)) => text,
                Some((text, false)) => format!("&{text}"),
                None => format!("{} + {}", self.ptr(base), self.expr(bytes)),
            },
            PtrExpr::LoadPtr { ptr, at } => self.moment(self.at_address(ptr, None), *at),
        }
    }

    fn value_of(&self, p: &PtrExpr) -> String {
        match p {
            PtrExpr::Value { value, at } => self.value(*value, *at),
            other => self.ptr(other),
        }
    }

    /// A variable in memory whose address this is, and whether it is an array.
    fn variable(&self, p: &PtrExpr) -> Option<(String, bool)> {
        let (name, ty) = match p {
            PtrExpr::Global(id) => {
                let global = &self.program.globals[*id];
                (global.name.clone(), global.ty)
            }
            PtrExpr::Value { value, .. } => {
                let ValueDef::Result(inst, _) = self.body.values[*value].def else { return None };
                let Inst::Alloca { var: Some(var), .. } = self.body.insts[inst].inst else { return None };
                (self.body.vars[var].name.clone(), self.body.vars[var].ty)
            }
            PtrExpr::Null | PtrExpr::Field(..) | PtrExpr::LoadPtr { .. } => return None,
        };
        let array = ty.is_some_and(|ty| matches!(self.program.types[ty], SrcType::Array { .. }));
        Some((name, array))
    }

    /// `p->f` or `v.f`, and whether it is an array.
    fn member(&self, base: &PtrExpr, bytes: &Expr) -> Option<(String, bool)> {
        let Expr::Const(offset) = bytes else { return None };
        let record = types::pointee(self.program, self.body, base)?;
        let SrcType::Record { fields, .. } = &self.program.types[record] else { return None };
        let field = fields.iter().find(|f| i128::from(f.offset) == *offset && f.bits.is_none())?;
        let array = matches!(self.program.types[field.ty], SrcType::Array { .. });
        Some(match self.variable(base) {
            Some((name, _)) => (format!("{name}.{}", field.name), array),
            None => (format!("{}->{}", self.ptr(base), field.name), array),
        })
    }

    /// What lies at the address.
    fn at_address(&self, ptr: &PtrExpr, bytes: Option<u32>) -> String {
        if let Some((name, false)) = self.variable(ptr)
            && !self.is_record(ptr)
        {
            return name;
        }
        match ptr {
            PtrExpr::Field(base, offset) => match self.member(base, offset) {
                Some((text, _)) => text,
                None => self.element(base, offset, bytes),
            },
            other => match self.member(other, &Expr::ZERO) {
                Some((text, _)) => text,
                None => format!("*{}", self.ptr(other)),
            },
        }
    }

    fn is_record(&self, ptr: &PtrExpr) -> bool {
        let ty = types::pointee(self.program, self.body, ptr);
        ty.is_some_and(|ty| matches!(self.program.types[ty], SrcType::Record { .. }))
    }

    fn element(&self, base: &PtrExpr, offset: &Expr, bytes: Option<u32>) -> String {
        let size = i128::from(bytes.unwrap_or(self.program.pointer_bits / 8));
        let name = self.ptr(base);
        match offset {
            e if size == 1 => format!("{name}[{}]", self.expr(e)),
            Expr::Const(c) if c % size == 0 => format!("{name}[{}]", c / size),
            Expr::Mul(a, b) if **b == Expr::Const(size) => format!("{name}[{}]", self.expr(a)),
            e => format!("*({name} + {})", self.expr(e)),
        }
    }
}

fn parenthesize(text: String, yes: bool) -> String {
    if yes { format!("({text})") } else { text }
}
