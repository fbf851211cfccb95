//! Tables with text in them: the text in each element of an array ends inside of its field, or in its last byte.

use super::elements::counters;
use crate::domain::candidate::Sink;
use crate::domain::context::LoopContext;
use crate::domain::context::debug_types::bytes_of;
use crate::domain::context::memory_terms::add_new;
use crate::domain::formula::{BoundVar, Expr, Formula, Moment, PtrExpr};
use crate::ir::{Program, SrcType, TypeId};

const K: BoundVar = BoundVar(0);
/// Texts in one object, and counters that tell how many elements are in use.
const TEXTS: usize = 6;
const ENDS: usize = 3;
/// Structures in structures.
const DEPTH: u32 = 3;

/// A text in each of the elements of an array that lies in an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Row {
    /// Of the text in the first element.
    start: i128,
    stride: i128,
    /// How many elements, if the type says it.
    count: Option<i128>,
    /// Bytes of the text, with its end.
    room: i128,
}

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    let mut bases: Vec<(PtrExpr, TypeId)> = vec![];
    for access in context.accesses.iter().chain(&context.cells).filter(|a| a.write) {
        if let Some(ty) = context.pointee(&access.base).filter(|_| context.is_invariant(&access.base)) {
            add_new([(access.base.clone(), ty)], &mut bases);
        }
    }
    for member in context.members.iter().filter(|m| m.write) {
        add_new(context.variables_with_arrays_of(member.record), &mut bases);
    }
    let counters: Vec<Expr> = counters(context).take(ENDS).collect();
    for (base, ty) in bases {
        for row in rows(context.program, ty).into_iter().take(TEXTS) {
            let place = |at: i128| base.clone().plus(Expr::Bound(K).scaled(row.stride).plus(Expr::Const(at)));
            let length = Expr::Length { ptr: place(row.start), at: Moment::Now };
            let ptr = place(row.start + row.room - 1);
            let last = Expr::Load { ptr, bytes: 1, signed: true, at: Moment::Now };
            let facts = [Formula::lt(length, Expr::Const(row.room)), Formula::eq(last, Expr::ZERO)];
            let all = match row.count {
                Some(count) => Expr::Const(count),
                None => Expr::Div(Box::new(base.size().minus(base.offset())), row.stride),
            };
            for hi in [all].into_iter().chain(counters.iter().cloned()) {
                for fact in &facts {
                    let (hi, body) = (hi.clone(), Box::new(fact.clone()));
                    sink.state(Formula::Forall { var: K, lo: Expr::ZERO, hi, body });
                }
            }
        }
    }
}

/// What a pointer to that type leads to: an array, or the first of many structures.
fn rows(program: &Program, ty: TypeId) -> Vec<Row> {
    let mut all = vec![];
    if let SrcType::Record { bytes, .. } = program.types[ty] {
        let one = Row { start: 0, stride: i128::from(bytes), count: None, room: 0 };
        texts(program, ty, 0, DEPTH, &mut |start, room| all.push(Row { start, room, ..one }));
    }
    arrays(program, ty, 0, DEPTH, &mut all);
    all
}

/// Arrays in the type, with the texts in their elements.
fn arrays(program: &Program, ty: TypeId, start: i128, depth: u32, all: &mut Vec<Row>) {
    let Some(depth) = depth.checked_sub(1) else { return };
    match &program.types[ty] {
        SrcType::Array { element, count } => {
            let Some(stride) = bytes_of(program, *element).filter(|s| *s > 1) else { return };
            let one = Row { start, stride: i128::from(stride), count: count.map(i128::from), room: 0 };
            texts(program, *element, start, DEPTH, &mut |start, room| all.push(Row { start, room, ..one }));
        }
        SrcType::Record { fields, .. } => {
            fields.iter().for_each(|f| arrays(program, f.ty, start + i128::from(f.offset), depth, all));
        }
        _ => {}
    }
}

/// The arrays of bytes in a type, with their lengths.
fn texts(program: &Program, ty: TypeId, start: i128, depth: u32, found: &mut dyn FnMut(i128, i128)) {
    let Some(depth) = depth.checked_sub(1) else { return };
    match &program.types[ty] {
        SrcType::Array { element, count: Some(count) }
            if *count > 1 && bytes_of(program, *element) == Some(1) =>
        {
            found(start, i128::from(*count));
        }
        SrcType::Record { fields, .. } => {
            fields.iter().for_each(|f| texts(program, f.ty, start + i128::from(f.offset), depth, found));
        }
        _ => {}
    }
}
