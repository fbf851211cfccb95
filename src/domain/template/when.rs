//! Conditions on the entities of a domain: which ones go together, by the text of the program.

use super::ast::{Ast, Node, Op, Problem};
use super::check::Type;
use super::value::Val;
use crate::domain::context::{LoopContext, memory_terms};
use crate::domain::formula::{Expr, Formula, PtrExpr};
use crate::ir::{Value, ValueDef};
use std::collections::{BTreeMap, BTreeSet};

/// The predicates with the types of their arguments.
pub const PREDICATES: [(&str, &[Type]); 9] = [
    ("indexes", &[Type::Int, Type::Ptr]),
    ("same_object", &[Type::Ptr, Type::Ptr]),
    ("guards", &[Type::Scalar, Type::Scalar]),
    ("written_in_loop", &[Type::Scalar]),
    ("flows_to", &[Type::Scalar, Type::Scalar]),
    ("distinct", &[Type::Scalar, Type::Scalar]),
    ("accessed", &[Type::Ptr]),
    ("stepped", &[Type::Scalar]),
    ("near", &[Type::Scalar, Type::Scalar]),
];

pub fn check(node: &Node, names: &BTreeMap<String, Type>) -> Result<(), Problem> {
    match &node.kind {
        Ast::Binary(Op::And | Op::Or, a, b) => {
            check(a, names)?;
            check(b, names)
        }
        Ast::Not(inner) => check(inner, names),
        Ast::Call(name, args) => {
            let Some((_, types)) = PREDICATES.iter().find(|(n, _)| n == name) else {
                let all: Vec<&str> = PREDICATES.iter().map(|(n, _)| *n).collect();
                let text = format!("unknown predicate `{name}`; known: {}", all.join(", "));
                return Err(Problem::new(node.at, text));
            };
            if types.len() != args.len() {
                return Err(Problem::new(node.at, format!("`{name}` takes {} arguments", types.len())));
            }
            let mut checker = super::check::Checker::new(names, false);
            args.iter().zip(*types).try_for_each(|(arg, ty)| match arg.kind {
                Ast::Name(_) => checker.expect(arg, *ty),
                _ => Err(Problem::new(arg.at, "predicates take names")),
            })
        }
        _ => Err(Problem::new(node.at, "expected a predicate such as `indexes(i, s)`")),
    }
}

/// Whether the condition holds of these entities.
pub fn holds(node: &Node, names: &BTreeMap<String, Val>, context: &LoopContext<'_>) -> bool {
    match &node.kind {
        Ast::Binary(Op::And, a, b) => holds(a, names, context) && holds(b, names, context),
        Ast::Binary(Op::Or, a, b) => holds(a, names, context) || holds(b, names, context),
        Ast::Not(inner) => !holds(inner, names, context),
        Ast::Call(name, args) => {
            let vals: Vec<&Val> = args.iter().filter_map(|a| lookup(a, names)).collect();
            predicate(name, &vals, context)
        }
        _ => false,
    }
}

fn lookup<'v>(arg: &Node, names: &'v BTreeMap<String, Val>) -> Option<&'v Val> {
    match &arg.kind {
        Ast::Name(name) => names.get(name),
        _ => None,
    }
}

fn predicate(name: &str, args: &[&Val], context: &LoopContext<'_>) -> bool {
    match (name, args) {
        ("indexes", [Val::Int(i, _), Val::Ptr(p, _)]) => context.indexes(i, p),
        ("same_object", [Val::Ptr(p, _), Val::Ptr(q, _)]) => {
            !roots(context, p).is_disjoint(&roots(context, q))
        }
        ("guards", [a, b]) => compared(context, a, b),
        ("written_in_loop", [Val::Int(e, _)]) => context.int_var(e).is_some_and(|v| v.written),
        ("written_in_loop", [Val::Ptr(p, _)]) => context.ptr_var(p).is_some_and(|v| v.written),
        ("stepped", [Val::Int(e, _)]) => context.int_var(e).is_some_and(|v| v.written && v.steps.is_some()),
        ("stepped", [Val::Ptr(p, _)]) => context.ptr_var(p).is_some_and(|v| v.written && v.steps.is_some()),
        ("flows_to", [a, b]) => flows(context, a, b),
        ("distinct", [a, b]) => a != b,
        ("near", [a, b]) => match (term(a), term(b)) {
            (Some(a), Some(b)) => context.goes_together(&Formula::le(a, b)),
            _ => false,
        },
        ("accessed", [Val::Ptr(p, _)]) => context.is_accessed(p),
        _ => false,
    }
}

fn term(val: &Val) -> Option<Expr> {
    match val {
        Val::Int(e, _) => Some(e.clone()),
        Val::Ptr(p, _) => Some(p.offset()),
        Val::Bool(_) | Val::Object(_) | Val::List(_) => None,
    }
}

/// Do they stand on the two sides of a comparison, alone or in a sum?
fn compared(context: &LoopContext<'_>, a: &Val, b: &Val) -> bool {
    let (Some(a), Some(b)) = (term(a), term(b)) else { return false };
    let sides = |x: &Expr, y: &Expr| memory_terms::mentions(x, &a) && memory_terms::mentions(y, &b);
    context.comparisons.iter().any(|c| sides(&c.a, &c.b) || sides(&c.b, &c.a))
}

/// Pointers that it starts from, as far as the text tells.
fn roots(context: &LoopContext<'_>, p: &PtrExpr) -> BTreeSet<PtrExpr> {
    let (mut base, _) = memory_terms::split(p.clone());
    let mut all = BTreeSet::from([base.clone()]);
    for _ in 0..8 {
        let entry = context.ptr_var(&base).and_then(|v| v.entry.clone());
        let before = match &base {
            PtrExpr::Value { value, .. } => context.base_of(*value).or(entry),
            _ => entry,
        };
        match before.map(|p| memory_terms::split(p).0) {
            Some(next) if all.insert(next.clone()) => base = next,
            _ => break,
        }
    }
    all
}

/// Does the second depend on the first, through instructions and the loop's own updates?
fn flows(context: &LoopContext<'_>, from: &Val, to: &Val) -> bool {
    let value = |val: &Val| match val {
        Val::Int(Expr::Int { value, .. }, _) | Val::Ptr(PtrExpr::Value { value, .. }, _) => Some(*value),
        _ => None,
    };
    let (Some(from), Some(to)) = (value(from), value(to)) else { return false };
    let (mut seen, mut stack) = (BTreeSet::new(), vec![to]);
    while let Some(v) = stack.pop() {
        if v == from {
            return true;
        }
        if seen.insert(v) {
            stack.extend(sources(context, v));
        }
    }
    false
}

fn sources(context: &LoopContext<'_>, value: Value) -> Vec<Value> {
    match &context.body.values[value].def {
        ValueDef::Param(block, index) => context.arguments(*block, *index as usize),
        ValueDef::Result(inst, _) => context.body.insts[*inst].inst.operands(),
        ValueDef::Const(_) | ValueDef::Null | ValueDef::Global(_) | ValueDef::Func(_) => vec![],
    }
}
