//! The negation of what an obligation of the loop forbids, as it would read at the start of the iteration.

use crate::domain::candidate::Sink;
use crate::domain::context::LoopContext;
use crate::domain::formula::{Expr, Formula};
use crate::ir::{BinOp, Inst, Ty, Value};

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    for access in &context.accesses {
        let start = access.base.offset().add(access.offset.clone());
        let end = start.clone().add(Expr::Const(i128::from(access.bytes.unwrap_or(0))));
        sink.state(Formula::le(Expr::ZERO, start.clone()));
        sink.state(Formula::le(end, access.base.size()));
        // Tested in the body before the access: at the header it may stand one past the end.
        sink.state(Formula::le(start, access.base.size()));
    }
    for &block in &context.data.blocks {
        for &inst in &context.body.blocks[block].insts {
            arithmetic(context, &context.body.insts[inst].inst, sink);
        }
    }
}

fn arithmetic(context: &LoopContext<'_>, inst: &Inst, sink: &mut Sink) {
    let Inst::Binary { op, a, b, nsw } = inst else { return };
    let term = |v: Value, signed| context.int(v, signed);
    match op {
        BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem => {
            if let Some(divisor) = term(*b, None) {
                sink.state(Formula::ne(divisor.clone(), Expr::ZERO));
                sink.state(Formula::lt(Expr::ZERO, divisor));
            }
        }
        BinOp::Shl | BinOp::LShr | BinOp::AShr => {
            if let (Some(by), Ty::Int(width)) = (term(*b, None), context.body.ty(*a)) {
                sink.state(Formula::le(Expr::ZERO, by.clone()));
                sink.state(Formula::lt(by.clone(), Expr::Const(i128::from(width))));
                sink.state(Formula::le(by, Expr::Const(i128::from(width))));
            }
        }
        BinOp::Add | BinOp::Sub | BinOp::Mul if *nsw => {
            let Ty::Int(width @ 2..=64) = context.body.ty(*a) else { return };
            let (Some(x), Some(y)) = (term(*a, Some(true)), term(*b, Some(true))) else { return };
            // Variables that step by one are bounded by what their conditions say; this is for the others.
            let tier = if matches!(y, Expr::Const(_)) { 3 } else { 2 };
            let result = match op {
                BinOp::Add => x.add(y),
                BinOp::Sub => x.sub(y),
                _ => x.mul(y),
            };
            let bound = 1i128 << (width - 1);
            sink.state_at(tier, Formula::le(result.clone(), Expr::Const(bound - 1)));
            sink.state_at(tier, Formula::le(Expr::Const(-bound), result));
        }
        BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::And | BinOp::Or | BinOp::Xor => {}
    }
}
