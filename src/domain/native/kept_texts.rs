//! The longest argument, the last word: a text that the loop keeps, and a number beside it that says how long it is.

use super::pointer_elements::is_null;
use crate::domain::candidate::Sink;
use crate::domain::context::debug_types::bytes_of;
use crate::domain::context::{LoopContext, PtrVar};
use crate::domain::formula::{Expr, Formula, Moment};

/// Texts, and numbers that are tried for each.
const TEXTS: usize = 4;
const NUMBERS: usize = 6;

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    // What moves by known steps is a cursor.
    let is_kept =
        |v: &&PtrVar| v.steps.is_none() && v.pointee.and_then(|ty| bytes_of(context.program, ty)) == Some(1);
    for text in context.loop_pointers().filter(is_kept).take(TEXTS) {
        let length = Expr::Length { ptr: text.expr.clone(), at: Moment::Now };
        let mut claim = |fact: Formula| {
            sink.state(Formula::Or(vec![is_null(&text.expr), fact]));
        };
        claim(Formula::Terminated { ptr: text.expr.clone(), at: Moment::Now });
        let numbers = context.loop_ints().filter(|v| v.steps.is_none() && v.width > 8);
        for number in numbers.take(NUMBERS) {
            claim(Formula::eq(length.clone(), number.expr.clone()));
            claim(Formula::le(length.clone(), number.expr.clone()));
            claim(Formula::lt(length.clone(), number.expr.clone()));
        }
    }
}
