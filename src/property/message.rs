//! What an obligation asks for, in words.

use super::{Obligation, Place};
use crate::ir::{BinOp, Body, Callee, Inst, Program, Property, Ty, Value, ValueDef, closed_count};

pub fn describe(program: &Program, obligation: Obligation) -> String {
    let Some(body) = &program.funcs[obligation.site.func].body else { return String::new() };
    match obligation.site.place {
        Place::End(_) => match obligation.property {
            Property::Uninit => "the condition is initialized".into(),
            _ => "this point is never reached".into(),
        },
        Place::Inst(inst) => instruction(program, body, &body.insts[inst].inst, obligation.property),
    }
}

fn instruction(program: &Program, body: &Body, inst: &Inst, property: Property) -> String {
    let name = |v: Value| place(program, body, v);
    match (inst, property) {
        (Inst::Check { message, .. }, _) => message.clone(),
        (Inst::Call { callee: Callee::Func(f), .. }, Property::Memcleanup | Property::Leak) => {
            format!("the memory allocated by {} is freed", plain(&program.funcs[*f].name))
        }
        (Inst::Call { callee: Callee::Func(f), .. }, _) => {
            format!("{} is called with valid arguments", plain(&program.funcs[*f].name))
        }
        (Inst::Call { callee: Callee::Ptr(..), .. }, _) => "call through a function pointer".into(),
        (Inst::Load { ptr, .. }, Property::Deref) => {
            format!("read of {} through {}", size(program, body, inst), name(*ptr))
        }
        (Inst::Store { ptr, .. }, Property::Deref) => {
            format!("write of {} through {}", size(program, body, inst), name(*ptr))
        }
        (Inst::Copy { dst, src, .. }, Property::Deref) => {
            format!("copy from {} to {}", name(*src), name(*dst))
        }
        (Inst::Fill { ptr, .. }, Property::Deref) => format!("fill of {}", name(*ptr)),
        (Inst::Free { ptr }, _) => format!("{} can be freed", name(*ptr)),
        (Inst::Gep { index, stride, count, .. }, _) => match closed_count(*stride, *count) {
            Some(count) => format!("index {} is below {count}", name(*index)),
            None => format!("index {} is not negative", name(*index)),
        },
        (Inst::Binary { op, .. }, Property::Overflow) => {
            format!("signed {} does not overflow", operator(*op))
        }
        (Inst::Binary { op, b, .. }, Property::Div) => {
            format!("{} by {} other than zero", operator(*op), name(*b))
        }
        (Inst::Binary { b, .. }, Property::Shift) => format!("shift by {} below the width", name(*b)),
        (Inst::Alloc { .. }, _) => "the allocated memory is freed".into(),
        (_, Property::Uninit) => "the value is initialized".into(),
        _ => format!("{} holds", property.name()),
    }
}

/// The name that people call a library function by.
fn plain(name: &str) -> &str {
    let of_ints = name.strip_prefix("unloop_").and_then(|n| n.strip_suffix("_ints"));
    let of_standard = ["__isoc99_", "__isoc23_"].iter().find_map(|prefix| name.strip_prefix(prefix));
    of_ints.or(of_standard).unwrap_or(name)
}

fn operator(op: BinOp) -> &'static str {
    match op {
        BinOp::Add => "addition",
        BinOp::Sub => "subtraction",
        BinOp::Mul => "multiplication",
        BinOp::UDiv | BinOp::SDiv => "division",
        BinOp::URem | BinOp::SRem => "remainder",
        BinOp::Shl | BinOp::LShr | BinOp::AShr => "shift",
        BinOp::And | BinOp::Or | BinOp::Xor => "operation",
    }
}

fn size(program: &Program, body: &Body, inst: &Inst) -> String {
    let ty = match inst {
        Inst::Store { value, .. } => body.ty(*value),
        _ => {
            let results = body.insts.values().find(|d| std::ptr::eq(&d.inst, inst)).map(|d| &d.results);
            results.and_then(|r| r.first()).map_or(Ty::Int(8), |&v| body.ty(v))
        }
    };
    match ty.bytes(program.pointer_bits) {
        1 => "1 byte".into(),
        n => format!("{n} bytes"),
    }
}

/// How the source would call a value: a variable, an element of an array, a constant.
pub fn place(program: &Program, body: &Body, v: Value) -> String {
    place_at(program, body, v, 4)
}

fn place_at(program: &Program, body: &Body, v: Value, depth: u32) -> String {
    let data = &body.values[v];
    if let Some(var) = data.var {
        return body.vars[var].name.clone();
    }
    match &data.def {
        ValueDef::Const(c) => c.to_signed_string(),
        ValueDef::Null => "NULL".into(),
        ValueDef::Global(g) => program.globals[*g].name.clone(),
        ValueDef::Func(f) => program.funcs[*f].name.clone(),
        ValueDef::Param(..) => "a pointer".into(),
        ValueDef::Result(..) if depth == 0 => "a pointer".into(),
        ValueDef::Result(inst, _) => match &body.insts[*inst].inst {
            Inst::Gep { base, index, stride, .. } => {
                let base = place_at(program, body, *base, depth - 1);
                match body.as_const(*index) {
                    Some(k) if *stride == 1 => format!("{base}+{}", k.to_signed_string()),
                    _ => format!("{base}[{}]", place_at(program, body, *index, depth - 1)),
                }
            }
            Inst::Cast { a, .. } => place_at(program, body, *a, depth - 1),
            Inst::Alloca { var: Some(var), .. } => body.vars[*var].name.clone(),
            Inst::Load { ptr, .. } => format!("*{}", place_at(program, body, *ptr, depth - 1)),
            Inst::Call { callee: Callee::Func(f), .. } => format!("{}()", program.funcs[*f].name),
            Inst::Binary { op: BinOp::Add, a, b, .. } => {
                let (a, b) = (place_at(program, body, *a, depth - 1), place_at(program, body, *b, depth - 1));
                format!("{a}+{b}")
            }
            Inst::Binary { op: BinOp::Sub, a, b, .. } => {
                let (a, b) = (place_at(program, body, *a, depth - 1), place_at(program, body, *b, depth - 1));
                format!("{a}-{b}")
            }
            _ => "a value".into(),
        },
    }
}
