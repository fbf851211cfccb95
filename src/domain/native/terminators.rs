//! Where the end of a string stands: at an index of the loop or where it began, at the bound of an index, in the last byte
//! of its array.
//!
//! A loop that writes in front of a terminator keeps the string terminated, which only the place of the terminator shows.

use crate::domain::candidate::Sink;
use crate::domain::context::{Access, LoopContext};
use crate::domain::formula::{Expr, Formula, Moment, PtrExpr};

/// Numbers around the loop that may tell where the end stands.
const NUMBERS: usize = 6;

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    for text in context.texts_written() {
        for end in context.ints.iter().filter(|v| !v.written && v.width > 8).take(NUMBERS) {
            sink.state(ends_at(&text, end.expr.clone()));
        }
        if context.allocated(&text).is_none() {
            sink.state(ends_at(&text, text.size().minus(text.offset()).minus(Expr::Const(1))));
        }
    }
    for access in context.accesses.iter().filter(|a| a.bytes.is_none_or(|b| b == 1)) {
        let text = match access.start() {
            Some(start) => start,
            None => access.base.clone(),
        };
        if !context.is_invariant(&text) {
            continue;
        }
        for index in context.loop_ints().filter(|v| v.width > 8 && context.indexes(&v.expr, &text)) {
            sink.state(ends_at(&text, index.expr.clone()));
            if let Expr::Int { value, signed, .. } = index.expr {
                sink.state(ends_at(&text, Expr::Int { value, signed, at: Moment::Entry }));
            }
            for bound in bounds(context, &index.expr) {
                sink.state(ends_at(&text, bound));
            }
        }
        if let Some(bytes) = length(context, access) {
            sink.state(ends_at(&text, Expr::Const(bytes - 1)));
        }
    }
    ends_inside(context, sink);
    ends_of_pointers(context, sink);
}

/// The string ends before its array does, whatever lies behind that.
fn ends_inside(context: &LoopContext<'_>, sink: &mut Sink) {
    let bytewise = |a: &&Access| a.bytes.is_none_or(|b| b == 1);
    for access in context.accesses.iter().chain(&context.cells).filter(bytewise) {
        let text = access.start().filter(|text| context.is_invariant(text));
        if let (Some(ptr), Some(bytes)) = (text, length(context, access)) {
            sink.state(Formula::lt(Expr::Length { ptr, at: Moment::Now }, Expr::Const(bytes)));
        }
    }
}

/// `*end == 0` where a pointer of the loop is compared with `end`, or a string that begins behind it.
fn ends_of_pointers(context: &LoopContext<'_>, sink: &mut Sink) {
    for (p, q) in context.comparisons.iter().filter_map(|c| c.pointers.as_ref()) {
        for (walks, end) in [(p, q), (q, p)] {
            let moves = context.ptr_var(walks).is_some_and(|v| v.written);
            if moves && *end != PtrExpr::Null && context.is_invariant(end) {
                sink.state(ends_at(end, Expr::ZERO));
                let ptr = end.clone().plus(Expr::Const(1));
                sink.state(Formula::Terminated { ptr, at: Moment::Now });
            }
        }
    }
}

/// What stays and is compared with the index.
fn bounds(context: &LoopContext<'_>, index: &Expr) -> Vec<Expr> {
    let stays = |e: &Expr| context.int_var(e).is_some_and(|v| !v.written);
    let mut all = vec![];
    for c in context.comparisons.iter().filter(|c| c.pointers.is_none()) {
        for (x, y) in [(&c.a, &c.b), (&c.b, &c.a)] {
            if x == index && stays(y) && !all.contains(y) {
                all.push(y.clone());
            }
        }
    }
    all
}

/// Bytes of the array that is written.
fn length(context: &LoopContext<'_>, access: &Access) -> Option<i128> {
    let start = access.member.map_or(0, |m| m.start);
    let bytes = match (access.member.and_then(|m| m.bytes), context.allocated(&access.base)) {
        (Some(bytes), _) => bytes,
        (None, Some(Expr::Const(bytes))) => bytes - start,
        _ => return None,
    };
    (access.write && bytes > 1).then_some(bytes)
}

fn ends_at(text: &PtrExpr, index: Expr) -> Formula {
    let ptr = text.clone().plus(index);
    Formula::eq(Expr::Load { ptr, bytes: 1, signed: true, at: Moment::Now }, Expr::ZERO)
}
