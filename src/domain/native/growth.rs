//! What a loop adds up without the text telling how much: sums of results, of elements, of lengths.
//!
//! A bound for each step of a counter that is far from tight still keeps the sum from overflowing, and powers of two cost
//! no multiplication.

use super::steps::{Stepped, stepped};
use crate::domain::candidate::Sink;
use crate::domain::context::LoopContext;
use crate::domain::formula::{Expr, Formula, Moment};
use crate::ir::{BinOp, Inst};

/// What one step may add: a byte, half a word, much of a word; a word, and many words where there is room.
const BITS: [u32; 3] = [8, 16, 24];
const WIDE_BITS: [u32; 2] = [32, 44];
/// Counters that one sum is compared with.
const COUNTERS: usize = 3;

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    let known = stepped(context);
    let counters: Vec<&Stepped> =
        known.iter().filter(|c| c.least == c.most && c.least != 0).take(COUNTERS).collect();
    for var in context.loop_ints().filter(|v| v.steps.is_none() && v.drift.is_none() && v.width >= 32) {
        let grown = var.expr.clone().minus(context.expr_at(&var.expr, Moment::Entry));
        // What no run has moved is a mark rather than a sum, unless the text adds to it.
        let (least, most) = match context.samples.drift(&var.expr) {
            Some((0, 0)) if !is_added_to(context, &var.expr) => continue,
            seen => seen.unwrap_or((0, 0)),
        };
        for counter in counters.iter().filter(|c| c.moved != grown) {
            let way = counter.moved.clone().scaled(counter.least.signum());
            let wide = WIDE_BITS.into_iter().filter(|_| var.width > 32);
            for bits in BITS.into_iter().chain(wide) {
                let limit = way.clone().scaled(1 << bits);
                if most <= 1 << bits {
                    sink.state(Formula::le(grown.clone(), limit.clone()));
                }
                if var.signed && -least <= 1 << bits {
                    sink.state(Formula::le(limit.negated(), grown.clone()));
                }
            }
        }
    }
}

/// Is it one of the terms of a sum in the loop?
fn is_added_to(context: &LoopContext<'_>, var: &Expr) -> bool {
    let Expr::Int { value, .. } = var else { return false };
    let insts = context.data.blocks.iter().flat_map(|&block| &context.body.blocks[block].insts);
    insts.into_iter().any(|&inst| match &context.body.insts[inst].inst {
        Inst::Binary { op: BinOp::Add | BinOp::Sub, a, b, .. } => a == value || b == value,
        _ => false,
    })
}
