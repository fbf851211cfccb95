//! Does each loop end? In every context in which it was encoded, under what is known there.
//!
//! A loop ends if each iteration that leads to another makes something fall that has finitely many values (`rank`). Inner
//! loops and calls are taken to return; they are judged themselves. What is not proved is not relied on: where a fault
//! inside of the loop is possible, the answer holds only as long as there is none, and that condition is named.

mod condition;
mod early;
mod endings;
mod local;
mod measure;
mod rank;
mod size_change;

pub use early::{Early, early};
pub use endings::Endings;

use crate::bmc::{Decision, Outcome};
use crate::encode::{Encoding, Turn};
use crate::ir::{FuncId, LocId, Program};
use crate::property::{self, Obligation};
use crate::prove::{self, Options, Proved, Query};
use crate::term::Assignment;
use rank::Found;
use std::collections::BTreeMap;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ends {
    /// Some run stays in it for ever.
    Never,
    Unknown,
    Always,
}

/// An input of an endless run, which stays the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    pub name: String,
    pub value: String,
    pub func: FuncId,
    pub loc: LocId,
    pub volatile: bool,
}

/// One loop in one context.
#[derive(Clone, Debug)]
pub struct Judged {
    pub name: String,
    pub func: FuncId,
    pub loc: LocId,
    pub ends: Ends,
    pub argument: Option<String>,
    /// What the answer depends on.
    pub condition: Option<String>,
    /// Why there is no answer.
    pub reason: Option<String>,
    /// It waits for something without end, as servers do.
    pub by_design: bool,
    /// Iterations of a loop for which no argument was found.
    pub open: Vec<Assignment>,
    /// The inputs of a run that never leaves it.
    pub run: Option<Vec<Given>>,
}

impl Judged {
    /// It is a function that calls itself.
    pub fn is_function(&self) -> bool {
        !self.name.contains('#')
    }

    pub fn unknown(name: String, func: FuncId, loc: LocId, reason: String) -> Judged {
        Judged {
            name,
            func,
            loc,
            ends: Ends::Unknown,
            argument: None,
            condition: None,
            reason: Some(reason),
            by_design: false,
            open: vec![],
            run: None,
        }
    }
}

/// Judges all loops of an encoding, in its order. The solver knows the facts and the invariants.
pub fn judge(
    program: &Program,
    encoding: &mut Encoding,
    query: &mut Query,
    outcome: &Outcome,
    incomplete: Option<&str>,
    early: &Early,
) -> Vec<Judged> {
    let mut all = vec![];
    let mut unconditional = Unconditional { known: &outcome.loops, options: &early.options, query: None };
    let decisions = &outcome.decisions;
    for record in 0..encoding.loops.len() {
        query.renew_patience();
        let one = match (early.of(record), incomplete) {
            (Some(argument), _) => terminating(encoding, record, argument),
            (None, Some(why)) => unknown(encoding, record, why.to_string()),
            (None, None) => judge_loop(program, encoding, query, decisions, record, &mut unconditional),
        };
        all.push(one);
    }
    all
}

/// Why a loop, or the recursion of a function, ends that never goes round.
fn never_repeated(encoding: &Encoding, record: usize) -> &'static str {
    match encoding.loops[record].is_function() {
        true => "it is not called again",
        false => "no iteration follows another",
    }
}

fn judge_loop(
    program: &Program,
    encoding: &mut Encoding,
    query: &mut Query,
    decisions: &BTreeMap<Obligation, Decision>,
    record: usize,
    unconditional: &mut Unconditional<'_>,
) -> Judged {
    let Some(turn) = encoding.loops[record].turn.clone() else {
        return terminating(encoding, record, never_repeated(encoding, record).into());
    };
    match rank::argument(encoding, query, &turn) {
        Found::Unknown(why) => unknown(encoding, record, why),
        Found::Stuck(models) => {
            let conditional = match unproved(program, encoding, decisions, record) {
                None => condition::sufficient(encoding, query, &turn, &models),
                Some(_) => None,
            };
            let why = match &conditional {
                Some((condition, _)) => {
                    format!("it ends if {condition}; whether it ends otherwise is not known")
                }
                None => "no argument was found for its end".into(),
            };
            let (condition, argument) = conditional.unzip();
            Judged { open: models, condition, argument, ..unknown(encoding, record, why) }
        }
        Found::Argument(argument) => match unproved(program, encoding, decisions, record) {
            None => terminating(encoding, record, argument),
            Some(condition) => {
                if let Some(argument) = unconditional.argument(encoding, turn) {
                    return terminating(encoding, record, argument);
                }
                let why = format!("it ends as long as {condition}, which is not proved");
                Judged {
                    argument: Some(argument),
                    condition: Some(condition),
                    ..unknown(encoding, record, why)
                }
            }
        },
    }
}

/// For arguments that do not rest on the absence of faults, and neither do the invariants that they rest on.
struct Unconditional<'o> {
    known: &'o [Proved],
    options: &'o Options,
    /// A solver that knows these invariants.
    query: Option<Query>,
}

impl Unconditional<'_> {
    fn argument(&mut self, encoding: &mut Encoding, turn: Turn) -> Option<String> {
        let turn = Turn { onward: turn.regardless, ..turn };
        let mut fresh = Query::new(self.options).giving_up_after(UNANSWERED);
        if let Found::Argument(argument) = rank::argument(encoding, &mut fresh, &turn) {
            return Some(argument);
        }
        let query = self.query.get_or_insert_with(|| {
            let options = Options { conflicts: CONFLICTS, ..self.options.clone() };
            let mut query = Query::new(&options).giving_up_after(UNANSWERED);
            prove::regardless_of_faults(encoding, &mut query, self.known);
            query
        });
        query.renew_patience();
        match rank::argument(encoding, query, &turn) {
            Found::Argument(argument) => Some(argument),
            Found::Stuck(_) | Found::Unknown(_) => None,
        }
    }
}

/// Conflicts that a question may cost, and questions that may stay without an answer.
const CONFLICTS: u32 = 20_000;
const UNANSWERED: u32 = 12;

/// Faults inside of the loop that were not excluded: the argument may rest on their absence.
fn unproved(
    program: &Program,
    encoding: &Encoding,
    decisions: &BTreeMap<Obligation, Decision>,
    record: usize,
) -> Option<String> {
    let stops = &encoding.stops[encoding.loops[record].extent.stops.clone()];
    let fault = stops.iter().filter_map(|s| s.fault).find(|o| {
        !matches!(decisions.get(o), Some(Decision::Proved | Decision::Unreachable | Decision::FailsBeyond(_)))
    })?;
    let place = program.show_loc(fault.site.loc(program));
    Some(format!("there is no fault at {place} ({})", property::describe(program, fault)))
}

fn terminating(encoding: &Encoding, record: usize, argument: String) -> Judged {
    Judged {
        ends: Ends::Always,
        argument: Some(argument),
        reason: None,
        ..unknown(encoding, record, String::new())
    }
}

fn unknown(encoding: &Encoding, record: usize, reason: String) -> Judged {
    let data = &encoding.loops[record];
    Judged::unknown(data.name.clone(), data.func, data.loc, reason)
}
