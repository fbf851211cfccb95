//! Types of formulas, without a program: what can be told from the holes.

use super::ast::{Ast, Node, Op, Problem};
use std::collections::BTreeMap;

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Type {
    Int,
    Ptr,
    Bool,
    /// What `object(p)` gives; only to be compared.
    Object,
    /// Several integers, for `sum`, `min` and `max`.
    List,
    /// An integer or a pointer, as the program has it.
    Scalar,
}

impl Type {
    pub fn name(self) -> &'static str {
        match self {
            Type::Int => "an integer",
            Type::Ptr => "a pointer",
            Type::Bool => "a condition",
            Type::Object => "an object",
            Type::List => "a list of variables",
            Type::Scalar => "an integer or a pointer",
        }
    }

    fn may_be(self, wanted: Type) -> bool {
        self == wanted
            || matches!(
                (self, wanted),
                (Type::Scalar, Type::Int | Type::Ptr) | (Type::Int | Type::Ptr, Type::Scalar)
            )
    }
}

/// Functions of formulas: their parameters and result.
pub const FUNCTIONS: [(&str, &[Type], Type); 10] = [
    ("offset", &[Type::Ptr], Type::Int),
    ("size", &[Type::Ptr], Type::Int),
    ("length", &[Type::Ptr], Type::Int),
    ("element", &[Type::Ptr], Type::Int),
    ("valid", &[Type::Ptr], Type::Bool),
    ("terminated", &[Type::Ptr], Type::Bool),
    ("heap", &[Type::Ptr], Type::Bool),
    ("object", &[Type::Ptr], Type::Object),
    ("wrap", &[Type::Int], Type::Int),
    ("stride", &[Type::Int, Type::Ptr], Type::Int),
];

pub struct Checker<'a> {
    pub names: &'a BTreeMap<String, Type>,
    /// Whether the formula may speak about the state after the iteration.
    pub transition: bool,
    pub bound: Vec<String>,
}

impl<'a> Checker<'a> {
    pub fn new(names: &'a BTreeMap<String, Type>, transition: bool) -> Checker<'a> {
        Checker { names, transition, bound: vec![] }
    }

    pub fn condition(&mut self, node: &Node) -> Result<(), Problem> {
        self.expect(node, Type::Bool)
    }

    pub fn expect(&mut self, node: &Node, wanted: Type) -> Result<(), Problem> {
        let found = self.node(node)?;
        fits(node, found, wanted)
    }

    pub fn node(&mut self, node: &Node) -> Result<Type, Problem> {
        match &node.kind {
            Ast::Num(_) => Ok(Type::Int),
            Ast::Name(name) => self.name(name, node.at),
            Ast::Call(name, args) => self.call(name, args, node.at),
            Ast::Member(base, _) => self.expect(base, Type::Ptr).map(|()| Type::Scalar),
            Ast::Deref(ptr) => self.expect(ptr, Type::Ptr).map(|()| Type::Scalar),
            Ast::Index(base, index) => {
                self.expect(base, Type::Ptr)?;
                self.expect(index, Type::Int).map(|()| Type::Scalar)
            }
            Ast::Next(inner) => self.next(inner, node.at),
            Ast::Neg(inner) => self.expect(inner, Type::Int).map(|()| Type::Int),
            Ast::Not(inner) => self.condition(inner).map(|()| Type::Bool),
            Ast::Binary(op, a, b) => self.binary(*op, a, b),
            Ast::Forall { var, lo, hi, body } => {
                self.expect(lo, Type::Int)?;
                self.expect(hi, Type::Int)?;
                self.bound.push(var.clone());
                let result = self.condition(body);
                self.bound.pop();
                result.map(|()| Type::Bool)
            }
        }
    }

    fn name(&self, name: &str, at: usize) -> Result<Type, Problem> {
        if self.bound.iter().any(|b| b == name) {
            return Ok(Type::Int);
        }
        match name {
            "NULL" => return Ok(Type::Ptr),
            "true" | "false" => return Ok(Type::Bool),
            _ => {}
        }
        let known = self.names.get(name).or_else(|| self.names.get(name.strip_suffix('0')?));
        known.copied().ok_or_else(|| {
            let all: Vec<&str> = self.names.keys().map(String::as_str).collect();
            let hint = if all.is_empty() { "there are none".into() } else { all.join(", ") };
            Problem::new(at, format!("unknown name `{name}`; known: {hint}"))
        })
    }

    fn next(&mut self, inner: &Node, at: usize) -> Result<Type, Problem> {
        if !self.transition {
            return Err(Problem::new(
                at,
                "only transition formulas speak about the state after an iteration",
            ));
        }
        self.node(inner)
    }

    fn call(&mut self, name: &str, args: &[Node], at: usize) -> Result<Type, Problem> {
        match name {
            "sum" | "min" | "max" => self.several(name, args, at),
            "entry" | "next" => match args {
                [one] if name == "entry" => self.node(one),
                [one] => self.next(one, at),
                _ => Err(Problem::new(at, format!("`{name}` takes one argument"))),
            },
            _ => {
                let Some((_, params, result)) = FUNCTIONS.iter().find(|(n, ..)| *n == name) else {
                    let mut all: Vec<&str> = FUNCTIONS.iter().map(|(n, ..)| *n).collect();
                    all.extend(["sum", "min", "max", "entry", "next"]);
                    return Err(Problem::new(
                        at,
                        format!("unknown function `{name}`; known: {}", all.join(", ")),
                    ));
                };
                if params.len() != args.len() {
                    let text = format!("`{name}` takes {} arguments, not {}", params.len(), args.len());
                    return Err(Problem::new(at, text));
                }
                args.iter().zip(*params).try_for_each(|(arg, ty)| self.expect(arg, *ty))?;
                Ok(*result)
            }
        }
    }

    fn several(&mut self, name: &str, args: &[Node], at: usize) -> Result<Type, Problem> {
        if args.is_empty() {
            return Err(Problem::new(at, format!("`{name}` needs at least one argument")));
        }
        for arg in args {
            match self.node(arg)? {
                Type::List => {}
                other => fits(arg, other, Type::Int)?,
            }
        }
        Ok(Type::Int)
    }

    /// Each side is looked at once: a chain of sums nests to the left.
    fn binary(&mut self, op: Op, a: &Node, b: &Node) -> Result<Type, Problem> {
        let (left, right) = (self.node(a)?, self.node(b)?);
        match op {
            Op::Implies | Op::Or | Op::And => {
                fits(a, left, Type::Bool)?;
                fits(b, right, Type::Bool)?;
                Ok(Type::Bool)
            }
            Op::Eq | Op::Ne if left == Type::Object => fits(b, right, Type::Object).map(|()| Type::Bool),
            Op::Eq | Op::Ne | Op::Lt | Op::Le | Op::Gt | Op::Ge => {
                if !left.may_be(Type::Scalar) {
                    return Err(Problem::new(a.at, format!("{} cannot be compared", left.name())));
                }
                fits(b, right, left).map(|()| Type::Bool)
            }
            Op::Sub if left == Type::Ptr && right == Type::Ptr => Err(Problem::new(
                a.at,
                "for the distance of pointers write `offset(p) - offset(q)`, in bytes",
            )),
            Op::Add | Op::Sub if left == Type::Ptr => fits(b, right, Type::Int).map(|()| Type::Ptr),
            Op::Div | Op::Rem if matches!(b.kind, Ast::Num(0)) => Err(Problem::new(b.at, "division by zero")),
            Op::Add | Op::Sub | Op::Mul | Op::Div | Op::Rem => {
                fits(a, left, Type::Int)?;
                fits(b, right, Type::Int)?;
                Ok(Type::Int)
            }
        }
    }
}

fn fits(node: &Node, found: Type, wanted: Type) -> Result<(), Problem> {
    if found.may_be(wanted) {
        return Ok(());
    }
    Err(Problem::new(node.at, format!("expected {}, found {}", wanted.name(), found.name())))
}
