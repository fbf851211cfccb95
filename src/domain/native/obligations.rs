//! The negation of what an obligation of the loop forbids, as it would read at the start of the iteration.

use crate::domain::candidate::Sink;
use crate::domain::context::LoopContext;
use crate::domain::formula::{Expr, Formula};
use crate::ir::{BinOp, CmpOp, Inst, Ty, Value};

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    for access in context.accesses.iter().filter(|a| !context.is_settled(a)) {
        let start = access.base.offset().plus(access.offset.clone());
        let end = start.clone().plus(Expr::Const(i128::from(access.bytes.unwrap_or(0))));
        if access.offset == Expr::ZERO || !matches!(access.offset, Expr::Const(_)) {
            sink.state(Formula::le(Expr::ZERO, start.clone()));
        }
        sink.state(Formula::le(end, access.base.size()));
        // Tested in the body before the access: at the header it may stand one past the end.
        if !context.is_invariant(&access.base.clone().plus(access.offset.clone())) {
            sink.state(Formula::le(start, access.base.size()));
        }
    }
    for &block in &context.data.blocks {
        for &inst in &context.body.blocks[block].insts {
            let data = &context.body.insts[inst];
            if let [result] = data.results[..] {
                arithmetic(context, &data.inst, result, sink);
            }
        }
    }
}

fn is_compared(context: &LoopContext<'_>, value: Value) -> bool {
    let insts = context.data.blocks.iter().flat_map(|&b| &context.body.blocks[b].insts);
    insts.into_iter().any(|&i| {
        matches!(context.body.insts[i].inst,
            Inst::Cmp { op: CmpOp::Ult | CmpOp::Ule, a, b } if a == value || b == value)
    })
}

fn arithmetic(context: &LoopContext<'_>, inst: &Inst, result: Value, sink: &mut Sink) {
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
            let value = match op {
                BinOp::Add => x.plus(y),
                BinOp::Sub => x.minus(y),
                _ => x.times(y),
            };
            let bound = 1i128 << (width - 1);
            sink.state_at(tier, Formula::le(value.clone(), Expr::Const(bound - 1)));
            sink.state_at(tier, Formula::le(Expr::Const(-bound), value));
        }
        // What is compared after an unsigned addition means what it says unless the sum wraps.
        BinOp::Add if is_compared(context, result) => {
            let Ty::Int(width @ 2..=64) = context.body.ty(*a) else { return };
            if let (Some(x), Some(y)) = (term(*a, Some(false)), term(*b, Some(false))) {
                sink.state_at(2, Formula::le(x.plus(y), Expr::Const((1i128 << width) - 1)));
            }
        }
        BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::And | BinOp::Or | BinOp::Xor => {}
    }
}
