//! What a loop adds up without the text telling how much: sums of results, of elements, of lengths.
//!
//! A bound for each step of a counter that is far from tight still keeps the sum from overflowing, and powers of two cost
//! no multiplication. Where the counter does not move each time, or begins anew together with the sum, the bound is one of the sum itself.

use super::steps::{Stepped, stepped};
use crate::domain::candidate::Sink;
use crate::domain::context::LoopContext;
use crate::domain::formula::{Expr, Formula, Moment};
use crate::ir::{BinOp, Inst};
use std::collections::BTreeSet;

/// What one step may add: a byte, half a word, much of a word; a word, and many words where there is room.
const BITS: [u32; 3] = [8, 16, 24];
const WIDE_BITS: [u32; 2] = [32, 44];
/// The same where a counter moves now and then: what fits a sum of that many bits.
const NOW_AND_THEN: [u32; 2] = [8, 16];
const NOW_AND_THEN_WIDE: [u32; 2] = [16, 32];
/// Constants of the program that a step may be bounded by.
const CONSTANTS: usize = 2;
/// Bits of the largest of them.
const LARGEST: u32 = 44;
/// Counters that one sum is compared with.
const COUNTERS: usize = 3;
/// What such a counter moves by at most.
const STEP: i128 = 4;

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    let go_together = |a: &Expr, b: &Expr| context.goes_together(&Formula::le(a.clone(), b.clone()));
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
        for counter in counters.iter().filter(|c| c.moved != grown && go_together(&c.moved, &grown)) {
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
        let now_and_then = sometimes(context, &counters).into_iter();
        let beside = now_and_then.filter(|c| *c != var.expr && go_together(c, &var.expr));
        for counter in beside.take(COUNTERS) {
            let powers = if var.width > 32 { NOW_AND_THEN_WIDE } else { NOW_AND_THEN };
            let step = most.max(-least);
            let told = context.constants.iter().filter(|c| (step.max(2)..1 << LARGEST).contains(*c));
            let told = told.take(CONSTANTS).map(|c| (*c as u64).next_power_of_two().trailing_zeros());
            let factors: BTreeSet<i128> = powers.into_iter().chain(told).map(|bits| 1 << bits).collect();
            for factor in factors.into_iter().filter(|f| *f >= step) {
                let limit = counter.clone().scaled(factor);
                sink.state(Formula::le(var.expr.clone(), limit.clone()));
                if var.signed {
                    sink.state(Formula::le(limit.negated(), var.expr.clone()));
                }
            }
        }
    }
}

/// What counts up now and then, as far as runs tell.
fn sometimes(context: &LoopContext<'_>, always: &[&Stepped]) -> Vec<Expr> {
    let moves = |e: &Expr| e.clone().minus(context.expr_at(e, Moment::Entry));
    let counts = |e: &Expr| context.samples.drift(e).is_some_and(|(_, most)| (1..=STEP).contains(&most));
    let own = context.loop_ints().filter(|v| v.width > 8 && counts(&v.expr));
    let own = own.filter(|v| !always.iter().any(|c| c.moved == moves(&v.expr)));
    own.map(|v| v.expr.clone()).collect()
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
