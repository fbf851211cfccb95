//! Formulas over the entities of one loop: names are bound, types are those of the program.
//!
//! Where the program does not fit (no such field, a list where a number is needed), there is no value and so no
//! candidate: `lint` has said before what can be said without a program.

use super::ast::{Ast, Node, Op};
use crate::domain::context::{IntVar, LoopContext, PtrVar, debug_types as types};
use crate::domain::formula::{BoundVar, CmpKind, Expr, Formula, Moment, PtrExpr};
use crate::ir::{SrcType, TypeId};
use std::collections::BTreeMap;

/// Width and sign of a machine integer.
pub type Machine = (u32, bool);

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Val {
    Int(Expr, Option<Machine>),
    /// A pointer and what it points to.
    Ptr(PtrExpr, Option<TypeId>),
    Bool(Formula),
    Object(PtrExpr),
    List(Vec<Expr>),
}

impl Val {
    pub fn of_int(var: &IntVar) -> Val {
        Val::Int(var.expr.clone(), Some((var.width, var.signed)))
    }

    pub fn of_ptr(var: &PtrVar) -> Val {
        Val::Ptr(var.expr.clone(), var.pointee)
    }

    pub fn int(self) -> Option<Expr> {
        match self {
            Val::Int(e, _) => Some(e),
            Val::Ptr(..) | Val::Bool(_) | Val::Object(_) | Val::List(_) => None,
        }
    }

    fn ptr(self) -> Option<(PtrExpr, Option<TypeId>)> {
        match self {
            Val::Ptr(p, ty) => Some((p, ty)),
            Val::Int(..) | Val::Bool(_) | Val::Object(_) | Val::List(_) => None,
        }
    }

    pub fn bool(self) -> Option<Formula> {
        match self {
            Val::Bool(f) => Some(f),
            Val::Int(..) | Val::Ptr(..) | Val::Object(_) | Val::List(_) => None,
        }
    }

    /// Bytes of an element of what it points to: by its type, else by how the loop uses it.
    pub fn element_bytes(&self, context: &LoopContext<'_>) -> Option<u64> {
        let Val::Ptr(p, ty) = self else { return None };
        let typed = ty.and_then(|ty| types::bytes_of(context.program, types::element(context.program, ty)));
        let uses = || context.accesses.iter().filter(|a| a.base == *p);
        // What only goes to functions of strings and blocks counts as bytes.
        let used = || match uses().find_map(|a| a.bytes) {
            Some(bytes) => Some(u64::from(bytes)),
            None => uses().next().map(|_| 1),
        };
        typed.or_else(used)
    }
}

pub struct Evaluator<'e, 'a> {
    pub context: &'e LoopContext<'a>,
    pub names: &'e BTreeMap<String, Val>,
    bound: Vec<String>,
}

impl<'e, 'a> Evaluator<'e, 'a> {
    pub fn new(context: &'e LoopContext<'a>, names: &'e BTreeMap<String, Val>) -> Evaluator<'e, 'a> {
        Evaluator { context, names, bound: vec![] }
    }

    pub fn formula(&mut self, node: &Node) -> Option<Formula> {
        self.eval(node, Moment::Now)?.bool()
    }

    pub fn expr(&mut self, node: &Node) -> Option<Expr> {
        self.eval(node, Moment::Now)?.int()
    }

    pub fn eval(&mut self, node: &Node, at: Moment) -> Option<Val> {
        match &node.kind {
            Ast::Num(n) => Some(Val::Int(Expr::Const(*n), None)),
            Ast::Name(name) => self.name(name, at),
            Ast::Call(name, args) => self.call(name, args, at),
            Ast::Member(base, field) => {
                let (ptr, ty) = self.eval(base, at)?.ptr()?;
                let field = types::field(self.context.program, ty?, field)?;
                Some(self.there(ptr.plus(Expr::Const(i128::from(field.offset))), field.ty, at))
            }
            Ast::Deref(inner) => {
                let (ptr, ty) = self.eval(inner, at)?.ptr()?;
                Some(self.there(ptr, types::element(self.context.program, ty?), at))
            }
            Ast::Index(base, index) => {
                let (ptr, ty) = self.eval(base, at)?.ptr()?;
                let index = self.eval(index, at)?.int()?;
                let element = types::element(self.context.program, ty?);
                let bytes = types::bytes_of(self.context.program, element)?;
                Some(self.there(ptr.plus(index.scaled(i128::from(bytes))), element, at))
            }
            Ast::Next(inner) => self.eval(inner, Moment::Next),
            Ast::Neg(inner) => Some(Val::Int(self.eval(inner, at)?.int()?.negated(), None)),
            Ast::Not(inner) => Some(Val::Bool(Formula::Not(Box::new(self.eval(inner, at)?.bool()?)))),
            Ast::Binary(op, a, b) => self.binary(*op, a, b, at),
            Ast::Forall { var, lo, hi, body } => {
                let (lo, hi) = (self.eval(lo, at)?.int()?, self.eval(hi, at)?.int()?);
                let number = BoundVar(self.bound.len() as u32);
                self.bound.push(var.clone());
                let body = self.eval(body, at);
                self.bound.pop();
                Some(Val::Bool(Formula::Forall { var: number, lo, hi, body: Box::new(body?.bool()?) }))
            }
        }
    }

    fn name(&self, name: &str, at: Moment) -> Option<Val> {
        if let Some(i) = self.bound.iter().rposition(|b| b == name) {
            return Some(Val::Int(Expr::Bound(BoundVar(i as u32)), None));
        }
        match name {
            "NULL" => return Some(Val::Ptr(PtrExpr::Null, None)),
            "true" => return Some(Val::Bool(Formula::True)),
            "false" => return Some(Val::Bool(Formula::False)),
            _ => {}
        }
        match self.names.get(name) {
            Some(val) => Some(self.moved(val, at)),
            None => Some(self.moved(self.names.get(name.strip_suffix('0')?)?, Moment::Entry)),
        }
    }

    fn moved(&self, val: &Val, at: Moment) -> Val {
        let context = self.context;
        match val {
            Val::Int(e, ty) => Val::Int(context.expr_at(e, at), *ty),
            Val::Ptr(p, ty) => Val::Ptr(context.ptr_at(p, at), *ty),
            Val::Object(p) => Val::Object(context.ptr_at(p, at)),
            Val::List(all) => Val::List(all.iter().map(|e| context.expr_at(e, at)).collect()),
            // Conditions are no names.
            Val::Bool(f) => Val::Bool(f.clone()),
        }
    }

    /// What lies there: a number, a pointer, or the place itself for arrays and structures.
    fn there(&self, ptr: PtrExpr, ty: TypeId, at: Moment) -> Val {
        match &self.context.program.types[ty] {
            SrcType::Int { signed, bytes, .. } => {
                let (bytes, signed) = (*bytes as u32, *signed);
                Val::Int(Expr::Load { ptr, bytes, signed, at }, Some((bytes * 8, signed)))
            }
            SrcType::Pointer(to) => Val::Ptr(PtrExpr::LoadPtr { ptr: Box::new(ptr), at }, Some(*to)),
            _ => Val::Ptr(ptr, Some(ty)),
        }
    }

    fn call(&mut self, name: &str, args: &[Node], at: Moment) -> Option<Val> {
        match name {
            "entry" => return self.eval(args.first()?, Moment::Entry),
            "next" => return self.eval(args.first()?, Moment::Next),
            "sum" | "min" | "max" => return self.several(name, args, at),
            "wrap" => {
                let Val::Int(e, ty) = self.eval(args.first()?, at)? else { return None };
                let (width, signed) = ty?;
                return Some(Val::Int(Expr::Wrap { width, signed, of: Box::new(e) }, ty));
            }
            "stride" => {
                let index = self.eval(args.first()?, Moment::Now)?.int()?;
                let (buffer, _) = self.eval(args.get(1)?, Moment::Now)?.ptr()?;
                return Some(Val::Int(Expr::Const(self.context.stride(&index, &buffer)?), None));
            }
            _ => {}
        }
        let val = self.eval(args.first()?, at)?;
        let element = val.element_bytes(self.context);
        let (ptr, _) = val.ptr()?;
        Some(match name {
            "offset" => Val::Int(ptr.offset(), None),
            "size" => Val::Int(Expr::Size { ptr, at }, None),
            "length" => Val::Int(Expr::Length { ptr, at }, None),
            "element" => Val::Int(Expr::Const(i128::from(element?)), None),
            "valid" => Val::Bool(Formula::Valid { ptr, at }),
            "heap" => Val::Bool(Formula::Heap(ptr)),
            "terminated" => Val::Bool(Formula::Terminated { ptr, at }),
            "object" => Val::Object(ptr),
            _ => return None,
        })
    }

    fn several(&mut self, name: &str, args: &[Node], at: Moment) -> Option<Val> {
        let mut all = vec![];
        for arg in args {
            match self.eval(arg, at)? {
                Val::List(more) => all.extend(more),
                Val::Int(e, _) => all.push(e),
                Val::Ptr(..) | Val::Bool(_) | Val::Object(_) => return None,
            }
        }
        let expr = match name {
            "min" => Expr::Min(all),
            "max" => Expr::Max(all),
            _ => all.into_iter().reduce(Expr::plus)?,
        };
        Some(Val::Int(expr, None))
    }

    fn binary(&mut self, op: Op, a: &Node, b: &Node, at: Moment) -> Option<Val> {
        let (a, b) = (self.eval(a, at)?, self.eval(b, at)?);
        Some(match op {
            Op::Implies => Val::Bool(Formula::Implies(Box::new(a.bool()?), Box::new(b.bool()?))),
            Op::Or => Val::Bool(Formula::Or(vec![a.bool()?, b.bool()?])),
            Op::And => Val::Bool(Formula::And(vec![a.bool()?, b.bool()?])),
            Op::Eq => Val::Bool(compare(CmpKind::Eq, a, b)?),
            Op::Ne => Val::Bool(compare(CmpKind::Ne, a, b)?),
            Op::Lt => Val::Bool(compare(CmpKind::Lt, a, b)?),
            Op::Le => Val::Bool(compare(CmpKind::Le, a, b)?),
            Op::Gt => Val::Bool(compare(CmpKind::Lt, b, a)?),
            Op::Ge => Val::Bool(compare(CmpKind::Le, b, a)?),
            Op::Add | Op::Sub | Op::Mul | Op::Div | Op::Rem => arithmetic(op, a, b)?,
        })
    }
}

fn compare(kind: CmpKind, a: Val, b: Val) -> Option<Formula> {
    match (a, b) {
        (Val::Int(a, _), Val::Int(b, _)) => Some(Formula::Cmp(kind, a, b)),
        (Val::Object(a), Val::Object(b)) => match kind {
            CmpKind::Eq => Some(Formula::SameObject(a, b)),
            CmpKind::Ne => Some(Formula::Not(Box::new(Formula::SameObject(a, b)))),
            CmpKind::Lt | CmpKind::Le => None,
        },
        (Val::Ptr(a, _), Val::Ptr(b, _)) => match kind {
            CmpKind::Ne => Some(Formula::Not(Box::new(Formula::same_pointer(a, b)))),
            CmpKind::Eq | CmpKind::Lt | CmpKind::Le => {
                let offsets = Formula::Cmp(kind, a.offset(), b.offset());
                Some(Formula::And(vec![Formula::SameObject(a, b), offsets]))
            }
        },
        _ => None,
    }
}

fn arithmetic(op: Op, a: Val, b: Val) -> Option<Val> {
    if let Val::Ptr(p, ty) = a {
        let bytes = b.int()?;
        return match op {
            Op::Add => Some(Val::Ptr(p.plus(bytes), ty)),
            Op::Sub => Some(Val::Ptr(p.plus(bytes.negated()), ty)),
            _ => None,
        };
    }
    let (Val::Int(a, left), Val::Int(b, right)) = (a, b) else { return None };
    let machine = left.max(right);
    let expr = match (op, &b) {
        (Op::Add, _) => a.plus(b),
        (Op::Sub, _) => a.minus(b),
        (Op::Mul, _) => a.times(b),
        (Op::Div, Expr::Const(c)) if *c != 0 => Expr::Div(Box::new(a), *c),
        (Op::Rem, Expr::Const(c)) if *c != 0 => Expr::Rem(Box::new(a), *c),
        _ => return None,
    };
    Some(Val::Int(expr, machine))
}
