//! A number that each iteration divides by a constant: after k iterations it has lost k digits.
//!
//! `v < 10^(10 - i)` bounds the digits that a conversion writes; the same for bits that are shifted out.

use super::steps::stepped;
use crate::domain::candidate::Sink;
use crate::domain::context::LoopContext;
use crate::domain::formula::{Expr, Formula, Moment};
use crate::ir::{BinOp, Inst, Ty, Value, ValueDef};

const FUEL: u32 = 6;
/// Constants that are tried as the greatest value.
const LIMITS: usize = 3;

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
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
            // Loops that test after the division go on with something left.
            let begun = Formula::le(Expr::Const(step), way);
            let left = Formula::ne(number.clone(), Expr::ZERO);
            sink.state(Formula::Implies(Box::new(begun), Box::new(left)));
        }
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
