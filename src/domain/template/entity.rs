//! What can fill a hole, and where a loop has it.

use super::check::Type;
use super::value::Val;
use crate::domain::context::{LoopContext, Place, debug_types as types};
use crate::domain::formula::{Expr, Moment, PtrExpr};
use crate::ir::{SrcType, Ty};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entity {
    IntVariable,
    LoopVariable,
    LoopVariables,
    Pointer,
    Buffer,
    Text,
    PointerToStruct(String),
    Field,
    Global(String),
    Parameter,
    Result,
    Constant,
    Guard,
}

/// The names of entities, for messages; two of them take the name of a structure or a global.
pub const NAMES: [&str; 13] = [
    "int variable",
    "loop variable",
    "loop variables",
    "pointer",
    "buffer",
    "string",
    "pointer to struct NAME",
    "field",
    "global NAME",
    "parameter",
    "result",
    "constant",
    "guard",
];

impl Entity {
    pub fn parse(text: &str) -> Option<Entity> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Some(match words.as_slice() {
            ["int", "variable"] => Entity::IntVariable,
            ["loop", "variable"] => Entity::LoopVariable,
            ["loop", "variables"] => Entity::LoopVariables,
            ["pointer"] => Entity::Pointer,
            ["buffer"] => Entity::Buffer,
            ["string"] => Entity::Text,
            ["pointer", "to", "struct", name] => Entity::PointerToStruct(name.to_string()),
            ["field"] => Entity::Field,
            ["global", name] => Entity::Global(name.to_string()),
            ["parameter"] => Entity::Parameter,
            ["result"] => Entity::Result,
            ["constant"] => Entity::Constant,
            ["guard"] => Entity::Guard,
            _ => return None,
        })
    }

    pub fn name(&self) -> String {
        match self {
            Entity::IntVariable => "int variable".into(),
            Entity::LoopVariable => "loop variable".into(),
            Entity::LoopVariables => "loop variables".into(),
            Entity::Pointer => "pointer".into(),
            Entity::Buffer => "buffer".into(),
            Entity::Text => "string".into(),
            Entity::PointerToStruct(name) => format!("pointer to struct {name}"),
            Entity::Field => "field".into(),
            Entity::Global(name) => format!("global {name}"),
            Entity::Parameter => "parameter".into(),
            Entity::Result => "result".into(),
            Entity::Constant => "constant".into(),
            Entity::Guard => "guard".into(),
        }
    }

    pub fn ty(&self) -> Type {
        match self {
            Entity::IntVariable | Entity::Field | Entity::Constant | Entity::Guard => Type::Int,
            Entity::LoopVariables => Type::List,
            Entity::Pointer | Entity::Buffer | Entity::Text | Entity::PointerToStruct(_) => Type::Ptr,
            Entity::LoopVariable | Entity::Global(_) | Entity::Parameter | Entity::Result => Type::Scalar,
        }
    }

    /// All that the loop offers of this kind, in the order of the context.
    pub fn of(&self, context: &LoopContext<'_>) -> Vec<Val> {
        let ints = |keep: &dyn Fn(&&crate::domain::context::IntVar) -> bool| -> Vec<Val> {
            context.ints.iter().filter(keep).map(Val::of_int).collect()
        };
        let pointers = |keep: &dyn Fn(&&crate::domain::context::PtrVar) -> bool| -> Vec<Val> {
            context.pointers.iter().filter(keep).map(Val::of_ptr).collect()
        };
        match self {
            Entity::IntVariable => ints(&|_| true),
            Entity::LoopVariable => {
                let mut all = ints(&|v| v.written);
                all.extend(pointers(&|v| v.written));
                all
            }
            Entity::LoopVariables => {
                let all: Vec<Expr> = context.loop_ints().map(|v| v.expr.clone()).collect();
                if all.len() > 1 { vec![Val::List(all)] } else { vec![] }
            }
            Entity::Pointer => pointers(&|_| true),
            Entity::Buffer => {
                pointers(&|v| context.is_accessed(&v.expr)).into_iter().chain(globals(context)).collect()
            }
            Entity::Text => {
                let mut all = Entity::Buffer.of(context);
                // Where pointers are put into an array, those of the loop may be among them.
                if context.pointer_arrays().iter().any(|(_, written)| *written) {
                    all.extend(pointers(&|v| {
                        v.written && v.place == Place::Header && !context.is_accessed(&v.expr)
                    }));
                }
                let mut all: Vec<Val> =
                    all.into_iter().filter(|v| v.element_bytes(context) == Some(1)).collect();
                // A place in a text that functions remember, as strtok does.
                all.extend(pointers(&|v| {
                    let remembered = v.written && v.place == Place::Memory && v.pointee.is_none();
                    remembered && !context.is_accessed(&v.expr)
                }));
                let inner = context.inner_texts().into_iter().chain(context.texts_written_inside());
                for text in inner {
                    if !all.iter().any(|v| matches!(v, Val::Ptr(p, _) if *p == text)) {
                        all.push(Val::Ptr(text, None));
                    }
                }
                all
            }
            Entity::PointerToStruct(name) => pointers(&|v| points_to(context, v.pointee, name)),
            Entity::Field => ints(&|v| {
                v.place == Place::Memory
                    && matches!(&v.expr, Expr::Load { ptr, .. } if is_field(context, ptr))
            }),
            Entity::Global(name) => global(context, name).into_iter().collect(),
            Entity::Parameter => context.parameters.iter().filter_map(|&v| parameter(context, v)).collect(),
            // Loops have no result; models of functions do.
            Entity::Result => vec![],
            Entity::Constant => context.constants.iter().map(|&c| Val::Int(Expr::Const(c), None)).collect(),
            Entity::Guard => guards(context),
        }
    }
}

fn globals(context: &LoopContext<'_>) -> Vec<Val> {
    let all = context.buffers().into_iter().filter(|p| matches!(p, PtrExpr::Global(_)));
    all.filter(|p| context.ptr_var(p).is_none())
        .map(|p| {
            let ty = context.pointee(&p);
            Val::Ptr(p, ty)
        })
        .collect()
}

fn points_to(context: &LoopContext<'_>, pointee: Option<crate::ir::TypeId>, wanted: &str) -> bool {
    pointee.is_some_and(
        |ty| matches!(&context.program.types[ty], SrcType::Record { name, .. } if name == wanted),
    )
}

fn is_field(context: &LoopContext<'_>, ptr: &PtrExpr) -> bool {
    let base = match ptr {
        PtrExpr::Field(base, _) => base,
        other => other,
    };
    let ty = context.pointee(base);
    ty.is_some_and(|ty| matches!(context.program.types[ty], SrcType::Record { .. }))
}

/// Its value if it is a scalar, else its address.
fn global(context: &LoopContext<'_>, name: &str) -> Option<Val> {
    let (id, global) = context.program.globals.iter().find(|(_, g)| g.name == name)?;
    let ptr = PtrExpr::Global(id);
    match &context.program.types[global.ty?] {
        SrcType::Int { signed, bytes, .. } => {
            let (bytes, signed) = (*bytes as u32, *signed);
            let expr = Expr::Load { ptr, bytes, signed, at: Moment::Now };
            Some(Val::Int(expr, Some((bytes * 8, signed))))
        }
        SrcType::Pointer(to) => {
            Some(Val::Ptr(PtrExpr::LoadPtr { ptr: Box::new(ptr), at: Moment::Now }, Some(*to)))
        }
        _ => Some(Val::Ptr(ptr, global.ty)),
    }
}

fn parameter(context: &LoopContext<'_>, value: crate::ir::Value) -> Option<Val> {
    // The entry block can be a loop header only without predecessors of its own, so parameters are from outside.
    match context.body.ty(value) {
        Ty::Int(1) => None,
        Ty::Int(width) => {
            let signed = context.sign(value);
            Some(Val::Int(Expr::now(value, signed), Some((width, signed))))
        }
        Ty::Ptr => {
            let ptr = PtrExpr::now(value);
            let ty = types::pointee(context.program, context.body, &ptr);
            Some(Val::Ptr(ptr, ty))
        }
    }
}

/// What is compared with something that the loop changes, in conditions of the loop.
fn guards(context: &LoopContext<'_>) -> Vec<Val> {
    let changes = |e: &Expr| context.int_var(e).is_some_and(|v| v.written);
    let mut all: Vec<Val> = vec![];
    for c in context.comparisons.iter().filter(|c| c.pointers.is_none()) {
        for (variable, bound) in [(&c.a, &c.b), (&c.b, &c.a)] {
            let val = context.int_var(bound).map_or(Val::Int(bound.clone(), None), Val::of_int);
            if changes(variable) && !changes(bound) && !all.contains(&val) {
                all.push(val);
            }
        }
    }
    all
}
