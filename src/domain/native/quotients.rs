//! A number that each iteration divides by a constant: after k iterations it has lost k digits; one that is multiplied has
//! gained k.
//!
//! `v < 10^(10 - i)` bounds the digits that a conversion writes; the same for bits that are shifted out. `v < 10^i` bounds
//! what was read from i digits.

use super::steps::stepped;
use crate::domain::candidate::Sink;
use crate::domain::context::{Comparison, IntVar, LoopContext, memory_terms::mentions};
use crate::domain::formula::{Expr, Formula, Moment};
use crate::ir::{BinOp, Inst, Ty, Value, ValueDef};

const FUEL: u32 = 6;
/// Constants that are tried as the greatest value.
const LIMITS: usize = 3;
/// Longer numbers do not fit anyway.
const DIGITS: i128 = 64;

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    gained(context, sink);
    for (index, &param) in context.data.params.iter().enumerate() {
        let Ty::Int(width @ 2..=64) = context.body.ty(param) else { continue };
        let (_, updates) = context.entries_and_updates(index);
        let mut found = updates.iter().map(|&u| divided(context, param, u, FUEL));
        let Some(Some((divisor, signed))) = found.next() else { continue };
        if found.any(|other| other != Some((divisor, signed))) {
            continue;
        }
        let greatest = if signed { (1i128 << (width - 1)) - 1 } else { (1i128 << width) - 1 };
        let number = Expr::Int { value: param, signed, at: Moment::Now };
        // The greatest of its type, or what it is compared with.
        let mut limits: Vec<i128> = context.constants.iter().rev().copied().collect();
        limits.retain(|c| divisor < *c && *c < greatest);
        limits.truncate(LIMITS);
        limits.push(greatest);
        for counter in stepped(context).iter().filter(|c| c.least == c.most && c.least != 0) {
            let (way, step) = (counter.moved.clone().scaled(counter.least.signum()), counter.least.abs());
            for &limit in &limits {
                let digits = lost_digits(&number, &way, step, divisor, limit);
                let most = digits.len() as i128 * step;
                sink.state(Formula::le(way.clone(), Expr::Const(most)));
                sink.state(Formula::le(way.clone(), Expr::Const(most - step)));
                sink.state(Formula::And(digits));
            }
        }
    }
    for (index, &param) in context.data.params.iter().enumerate() {
        let (_, updates) = context.entries_and_updates(index);
        if matches!(context.body.ty(param), Ty::Int(2..=64))
            && updates.iter().any(|&u| is_quotient(context, param, u))
        {
            left(context, &Expr::now(param, context.sign(param)), sink);
        }
    }
}

/// Loops that test after the division go on with something left.
fn left(context: &LoopContext<'_>, number: &Expr, sink: &mut Sink) {
    for counter in stepped(context).iter().filter(|c| c.least == c.most && c.least != 0) {
        let (way, step) = (counter.moved.clone().scaled(counter.least.signum()), counter.least.abs());
        let begun = Formula::le(Expr::Const(step), way);
        let left = Formula::ne(number.clone(), Expr::ZERO);
        sink.state(Formula::Implies(Box::new(begun), Box::new(left)));
    }
}

/// Is the value the parameter divided by whatever?
fn is_quotient(context: &LoopContext<'_>, param: Value, value: Value) -> bool {
    if divided(context, param, value, FUEL).is_some() {
        return true;
    }
    let ValueDef::Result(inst, _) = context.body.values[value].def else { return false };
    match context.body.insts[inst].inst {
        Inst::Binary { op: BinOp::UDiv | BinOp::SDiv | BinOp::LShr | BinOp::AShr, a, .. } => a == param,
        _ => false,
    }
}

/// With a counter that stands still or goes up by one: what was read from k digits is below the k-th power of the base.
fn gained(context: &LoopContext<'_>, sink: &mut Sink) {
    let counts = |v: &&IntVar| matches!(v.steps.as_deref(), Some([1] | [0, 1])) && v.width > 8;
    for (index, &param) in context.data.params.iter().enumerate() {
        let Ty::Int(2..=64) = context.body.ty(param) else { continue };
        let (_, updates) = context.entries_and_updates(index);
        let Some(base) = updates.iter().find_map(|&u| multiplied(context, param, u, FUEL)) else { continue };
        let number = Expr::now(param, context.sign(param));
        // Buffers grow by factors, too: there the counter is compared with the number itself.
        let is_apart = |v: &&IntVar| {
            let has = |c: &Comparison, e: &Expr| mentions(&c.a, e) || mentions(&c.b, e);
            !context.comparisons.iter().any(|c| has(c, &v.expr) && has(c, &number))
        };
        for counter in context.loop_ints().filter(counts).filter(is_apart) {
            let way = counter.expr.clone().minus(context.expr_at(&counter.expr, Moment::Entry));
            let (mut power, mut all) = (1i128, vec![]);
            for digits in 0..DIGITS {
                let few = Formula::le(way.clone(), Expr::Const(digits));
                let small = Formula::lt(number.clone(), Expr::Const(power));
                all.push(Formula::Implies(Box::new(few), Box::new(small)));
                power = power.saturating_mul(base);
                if power > 1 << 62 {
                    break;
                }
            }
            sink.state(Formula::And(all));
        }
    }
}

/// What the parameter is multiplied by on the way to the value, on some path.
fn multiplied(context: &LoopContext<'_>, param: Value, value: Value, fuel: u32) -> Option<i128> {
    let fuel = fuel.checked_sub(1)?;
    match &context.body.values[value].def {
        ValueDef::Param(block, index) if context.contains(*block) && *block != context.data.header => {
            let args = context.arguments(*block, *index as usize);
            args.into_iter().find_map(|v| multiplied(context, param, v, fuel))
        }
        ValueDef::Result(inst, _) => match &context.body.insts[*inst].inst {
            Inst::Binary { op: BinOp::Mul, a, b, .. } if *a == param => {
                let by = i128::from(context.body.as_const(*b)?.to_u64()?);
                (2..=256).contains(&by).then_some(by)
            }
            Inst::Binary { op: BinOp::Shl, a, b, .. } if *a == param => {
                let by = context.body.as_const(*b)?.to_u64()?;
                (1..=8).contains(&by).then(|| 1 << by)
            }
            Inst::Binary { op: BinOp::Add | BinOp::Or | BinOp::Sub, a, b, .. } => {
                multiplied(context, param, *a, fuel).or_else(|| multiplied(context, param, *b, fuel))
            }
            Inst::Select { then, els, .. } => {
                multiplied(context, param, *then, fuel).or_else(|| multiplied(context, param, *els, fuel))
            }
            _ => None,
        },
        _ => None,
    }
}

/// After k steps the number is at most the greatest one divided k times, down to zero.
fn lost_digits(number: &Expr, way: &Expr, step: i128, divisor: i128, greatest: i128) -> Vec<Formula> {
    let mut all = vec![];
    let (mut most, mut steps) = (greatest, 0);
    while most > 0 {
        most /= divisor;
        steps += step;
        let gone = Formula::le(Expr::Const(steps), way.clone());
        let small = Formula::le(number.clone(), Expr::Const(most));
        all.push(Formula::Implies(Box::new(gone), Box::new(small)));
    }
    all
}

/// What the value is the parameter divided by, and whether with its sign.
fn divided(context: &LoopContext<'_>, param: Value, value: Value, fuel: u32) -> Option<(i128, bool)> {
    let fuel = fuel.checked_sub(1)?;
    match &context.body.values[value].def {
        ValueDef::Param(block, index) if context.contains(*block) && *block != context.data.header => {
            let args = context.arguments(*block, *index as usize);
            let mut all = args.into_iter().map(|v| divided(context, param, v, fuel));
            let first = all.next()??;
            all.all(|other| other == Some(first)).then_some(first)
        }
        ValueDef::Result(inst, _) => match &context.body.insts[*inst].inst {
            Inst::Binary { op, a, b, .. } if *a == param => {
                let by = i128::from(context.body.as_const(*b)?.to_u64()?);
                match op {
                    BinOp::UDiv if by > 1 => Some((by, false)),
                    BinOp::SDiv if (2..1 << 31).contains(&by) => Some((by, true)),
                    BinOp::LShr if (1..63).contains(&by) => Some((1 << by, false)),
                    BinOp::AShr if (1..63).contains(&by) => Some((1 << by, true)),
                    _ => None,
                }
            }
            _ => None,
        },
        _ => None,
    }
}
