//! Objects whose allocation is in sight, and pointers computed before the loop.

use crate::domain::candidate::Sink;
use crate::domain::context::{LoopContext, Place};
use crate::domain::formula::{Expr, Formula, PtrExpr};
use crate::ir::Inst;

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    let outside = context.pointers.iter().filter(|v| v.place == Place::Outside).map(|v| v.expr.clone());
    let globals = context.buffers().into_iter().filter(|p| matches!(p, PtrExpr::Global(_)));
    for ptr in outside.chain(globals) {
        if let Some(size) = context.allocated(&ptr) {
            sink.state(Formula::eq(ptr.size(), size));
            sink.state(Formula::eq(ptr.offset(), Expr::ZERO));
        }
        distance(context, &ptr, sink);
    }
}

/// `e = a + n` before the loop: same object, and the distance in bytes.
fn distance(context: &LoopContext<'_>, ptr: &PtrExpr, sink: &mut Sink) {
    let PtrExpr::Value { value, .. } = ptr else { return };
    let Some(Inst::Gep { base, index, stride, .. }) = context.definition(*value) else { return };
    let (Some(base), Some(index)) = (context.ptr(*base), context.outside_int(*index, 6)) else { return };
    let way = index.scaled(i128::from(*stride));
    sink.state(Formula::SameObject(ptr.clone(), base.clone()));
    sink.state(Formula::eq(ptr.offset(), base.offset().add(way.clone())));
    sink.state(Formula::le(base.offset(), ptr.offset()));
    sink.state(Formula::le(Expr::ZERO, way));
    sink.state(Formula::le(ptr.offset(), ptr.size()));
}
