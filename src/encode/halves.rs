//! What is divided in each iteration is soon nothing: `u /= base` leaves at most half of it, whatever the base.
//!
//! A number of w bits that was divided k times is at most `(2^w - 1) >> k`, if each divisor was two or more: a candidate for each number that
//! an iteration divides and each counter beside it. So a counter of digits stays below the number of bits.

use super::Encoder;
use super::flow::Walk;
use super::state::Arrival;
use super::summary::Reached;
use super::value::Sym;
use crate::analysis::loops::Loop;
use crate::analysis::loops::updates::{back_arguments, steps};
use crate::ir::{BinOp, Inst, Origin, Ty, ValueDef};
use crate::term::{Bv, Term};

/// So many counters are tried for each number.
const COUNTERS: usize = 2;

/// A parameter of the header that is divided, and one that counts.
pub(super) struct Halving {
    trial: usize,
    number: usize,
    signed: bool,
    counter: usize,
    up: bool,
}

impl<'p> Encoder<'p> {
    pub(super) fn put_halves_on_trial(
        &mut self,
        walk: &Walk<'p>,
        data: &Loop,
        record: usize,
        entry: &Arrival,
        header: &Arrival,
    ) -> Vec<Halving> {
        let mut all = vec![];
        if self.program.funcs[walk.func].origin == Origin::Model || self.tracks_uninit() {
            return all;
        }
        let numbers: Vec<(usize, bool)> =
            (0..data.params.len()).filter_map(|i| Some((i, divided(walk, data, i)?))).collect();
        let counters: Vec<(usize, bool)> =
            (0..data.params.len()).filter_map(|i| Some((i, counts_up(walk, data, i)?))).collect();
        for &(number, signed) in &numbers {
            for &(counter, up) in counters.iter().take(COUNTERS) {
                let names = [number, counter].map(|i| walk.body.name(data.params[i]));
                let text = format!("{} is halved whenever {} moves", names[0], names[1]);
                let mut halving = Halving { trial: 0, number, signed, counter, up };
                let (Some(before), Some(now)) =
                    (self.is_halved(&halving, entry, entry), self.is_halved(&halving, entry, header))
                else {
                    continue;
                };
                let (trial, active) = self.put_own_on_trial(record, ("halves", text), entry, before);
                let claim = self.pool().implies(active, now);
                self.assume(header.state.guard, claim);
                halving.trial = trial;
                all.push(halving);
            }
        }
        all
    }

    pub(super) fn refute_halves(
        &mut self,
        record: usize,
        (entry, back): (&Arrival, &Arrival),
        reached: Reached,
        all: Vec<Halving>,
    ) {
        for halving in all {
            let holds = self.is_halved(&halving, entry, back);
            let holds = holds.unwrap_or_else(|| self.pool().ff());
            self.refute_own(record, halving.trial, reached, holds);
        }
    }

    /// The number is at most the largest one, shifted by what the counter has come on.
    fn is_halved(&mut self, halving: &Halving, entry: &Arrival, now: &Arrival) -> Option<Term> {
        let Sym::Int { term: number, .. } = now.args[halving.number] else { return None };
        let [from, to] = [entry, now].map(|at| self.place_or_number(&at.args[halving.counter]));
        let pool = &mut self.out.pool;
        let width = pool.width(number);
        let way = if halving.up { pool.sub(to, from) } else { pool.sub(from, to) };
        // Farther than there are bits is as far as there are.
        let bits = pool.constant(pool.width(way), u128::from(width));
        let nearer = pool.ult(way, bits);
        let way = pool.ite(nearer, way, bits);
        let way = pool.zext_or_trunc(way, width);
        let largest = pool.bv_const(Bv::ones(width));
        let sign = pool.constant(width, u128::from(halving.signed));
        let largest = pool.lshr(largest, sign);
        let limit = pool.lshr(largest, way);
        Some(pool.ule(number, limit))
    }
}

/// Is the parameter divided by something in each iteration? As a signed number, or not.
fn divided(walk: &Walk<'_>, data: &Loop, index: usize) -> Option<bool> {
    let param = data.params[index];
    let Ty::Int(8..=64) = walk.body.ty(param) else { return None };
    let updates = back_arguments(walk.body, data, param);
    let mut signed = None;
    for update in updates {
        let ValueDef::Result(inst, _) = walk.body.values[update].def else { return None };
        let Inst::Binary { op, a, b, .. } = walk.body.insts[inst].inst else { return None };
        // Constants have bounds of their own.
        if a != param || walk.body.as_const(b).is_some() {
            return None;
        }
        signed = match op {
            BinOp::UDiv => Some(false),
            BinOp::SDiv => Some(true),
            _ => return None,
        };
    }
    signed
}

/// A parameter that each iteration moves by one, up or down.
fn counts_up(walk: &Walk<'_>, data: &Loop, index: usize) -> Option<bool> {
    match steps(walk.body, data, data.params[index])?.into_iter().collect::<Vec<_>>()[..] {
        [1] => Some(true),
        [-1] => Some(false),
        _ => None,
    }
}
