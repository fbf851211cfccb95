//! What a function that calls itself returns: its results compared with its arguments and with the constants of its text.
//!
//! Behind a call that leads back, the claims are assumed of what it returned; the arbitrary call refutes those that it does not keep.
//! A call that returns has only such calls in it as have returned before, so what all of them keep holds of each.

use super::flow::Walk;
use super::state::{Arrival, State};
use super::value::Sym;
use super::{Encoder, Trial};
use crate::ir::{Body, Ty, ValueDef};
use crate::term::Term;
use std::collections::BTreeSet;

/// Constants that a result is compared with.
const CONSTANTS: usize = 8;

/// A claim on trial: the result is at most, or at least, that.
#[derive(Clone, Copy)]
pub(super) struct Promise {
    trial: usize,
    active: Term,
    result: usize,
    side: Side,
    other: Other,
}

#[derive(Clone, Copy, PartialEq)]
enum Side {
    Below,
    Above,
}

#[derive(Clone, Copy)]
enum Other {
    Constant(i128),
    Argument(usize),
}

impl<'p> Encoder<'p> {
    pub(super) fn promise(&mut self, walk: &Walk<'p>, record: usize) -> Vec<Promise> {
        let body = walk.body;
        let params = &body.blocks[body.entry].params;
        let types = self.program.funcs[walk.func].signature.results.clone();
        let mut all = vec![];
        for (result, ty) in types.into_iter().enumerate() {
            let Ty::Int(width) = ty else { continue };
            if width == 1 {
                continue;
            }
            let constants = constants(body, ty).into_iter().map(|c| (Other::Constant(c), c.to_string()));
            let same = params.iter().enumerate().filter(|(_, p)| body.ty(**p) == ty);
            let others = constants.chain(same.map(|(i, &p)| (Other::Argument(i), body.name(p))));
            for (other, name) in others {
                for side in [Side::Below, Side::Above] {
                    let text = match side {
                        Side::Below => format!("result <= {name}"),
                        Side::Above => format!("{name} <= result"),
                    };
                    let active = self.pool().fresh_var(&text, 1);
                    let trials = &mut self.out.loops[record].trials;
                    trials.push(Trial {
                        text,
                        formula: None,
                        domain: "results".into(),
                        active,
                        refuted: vec![],
                    });
                    all.push(Promise { trial: trials.len() - 1, active, result, side, other });
                }
            }
        }
        all
    }

    /// None: the call does not look at that result, as one by a pointer to a function without any.
    fn kept(&mut self, promise: &Promise, args: &[Sym], results: &[Sym]) -> Option<Term> {
        let Some(Sym::Int { term: result, .. }) = results.get(promise.result) else { return None };
        let (result, width) = (*result, self.out.pool.width(*result));
        let other = match promise.other {
            Other::Constant(c) => self.pool().constant(width, c as u128),
            Other::Argument(i) => args[i].int(),
        };
        Some(match promise.side {
            Side::Below => self.pool().sle(result, other),
            Side::Above => self.pool().sle(other, result),
        })
    }

    /// A call that leads back has returned.
    pub(super) fn rely_on(&mut self, promises: &[Promise], state: &State, args: &[Sym], results: &[Sym]) {
        for promise in promises {
            let Some(kept) = self.kept(promise, args, results) else { continue };
            let claim = self.pool().implies(promise.active, kept);
            self.assume(state.guard, claim);
        }
    }

    /// What the arbitrary call returns refutes what it does not keep.
    pub(super) fn refute_promises(
        &mut self,
        record: usize,
        header: &Arrival,
        returns: &[Arrival],
        promises: &[Promise],
    ) {
        for promise in promises {
            for arrival in returns {
                let kept =
                    self.kept(promise, &header.args, &arrival.args).unwrap_or_else(|| self.pool().ff());
                let reached = self.reached(arrival.state.guard);
                let refuted = self.refutation(reached, kept);
                self.out.loops[record].trials[promise.trial].refuted.push(refuted);
            }
        }
    }

    /// What comes back to the caller outside is from the first call: its numbers are those that it was given.
    pub(super) fn of_first_call(&mut self, entry: &Arrival, header: &Arrival, returns: &mut [Arrival]) {
        let mut same = vec![];
        for pair in entry.args.iter().zip(&header.args) {
            if let (Sym::Int { term: given, .. }, Sym::Int { term: here, .. }) = pair {
                same.push(self.pool().eq(*given, *here));
            }
        }
        let same = self.pool().and_all(&same);
        for arrival in returns {
            arrival.state.guard = self.pool().and(arrival.state.guard, same);
        }
    }
}

/// The numbers in the text that have the type, nearest to zero first.
fn constants(body: &Body, ty: Ty) -> Vec<i128> {
    let mut all: BTreeSet<i128> = BTreeSet::from([-1, 0, 1]);
    for data in body.values.values().filter(|data| data.ty == ty) {
        if let ValueDef::Const(c) = &data.def {
            all.extend(c.to_i128());
        }
    }
    let mut all: Vec<i128> = all.into_iter().collect();
    all.sort_by_key(|c| c.unsigned_abs());
    all.truncate(CONSTANTS);
    all
}
