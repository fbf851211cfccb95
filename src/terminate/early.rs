//! Arguments that rest on nothing but the loop: neither on invariants nor on the absence of faults.
//!
//! They are looked for before anything else is done, so that no loop waits for what others cost. Each loop is looked at by
//! itself; what needs to know how it was entered comes after all that do not.

use super::local::{self, Alone};
use super::{Judged, never_repeated, rank, terminating, unknown};
use crate::encode::{Encoding, Turn};
use crate::prove::{Options, Query};
use crate::term::{Op, Pool, Term};

/// What is known of loops before anything else is.
pub struct Early {
    /// For each loop its argument, if it has one.
    arguments: Vec<Option<String>>,
    /// For solvers that know nothing.
    pub(super) options: Options,
}

/// Questions about one loop that may stay without an answer before the others do.
const PATIENCE: u32 = 4;
/// A loop that is heavier than this, roughly in nodes of its circuit, has no simple argument.
const HEAVY: usize = 400_000;
/// With all of the program that leads to it.
const HEAVY_IN_CONTEXT: usize = 200_000;
/// A number that is harder to compute than that is not what counts its iterations.
const HEAVY_MEASURE: usize = 60_000;

/// Looks for simple arguments. Where parts of the program are missing, or nobody wants to know, there are none.
pub fn early(encoding: &mut Encoding, options: Options, wanted: bool) -> Early {
    let mut all = vec![];
    if encoding.exhausted || !encoding.cuts.is_empty() || !wanted {
        return Early { arguments: all, options };
    }
    for record in 0..encoding.loops.len() {
        all.push(match encoding.loops[record].turn.clone() {
            None => Some(never_repeated(encoding, record).into()),
            Some(turn) => by_itself(encoding, &options, turn),
        });
    }
    for (record, argument) in all.iter_mut().enumerate().filter(|(_, known)| known.is_none()) {
        if let Some(turn) = encoding.loops[record].turn.clone() {
            *argument = in_context(encoding, &options, &turn);
        }
    }
    Early { arguments: all, options }
}

impl Early {
    /// All loops, if each of them has an argument and the encoding shows all runs.
    pub fn all(&self, encoding: &Encoding) -> Option<Vec<Judged>> {
        let judge = |(record, argument): (usize, &Option<String>)| {
            argument.clone().map(|argument| terminating(encoding, record, argument))
        };
        let complete = !encoding.exhausted && encoding.cuts.is_empty();
        let all: Option<Vec<Judged>> = self.arguments.iter().enumerate().map(judge).collect();
        all.filter(|all| complete && all.len() == encoding.loops.len())
    }

    pub(super) fn of(&self, record: usize) -> Option<String> {
        self.arguments.get(record).cloned().flatten()
    }

    /// The loops without an argument.
    pub fn open(&self, encoding: &Encoding) -> Vec<Judged> {
        let open = (0..encoding.loops.len()).filter(|&record| self.of(record).is_none());
        open.map(|record| unknown(encoding, record, String::new())).collect()
    }
}

/// By its branches, then with what models promise; both whatever was computed before.
fn by_itself(encoding: &mut Encoding, options: &Options, mut turn: Turn) -> Option<String> {
    let pool = &encoding.pool;
    turn.measures.retain(|m| weight(pool, &[m.now, m.next, m.valid]) <= HEAVY_MEASURE);
    for onward in [turn.bare, turn.regardless] {
        let Alone { turn, facts } = local::alone(encoding, &Turn { bare: onward, ..turn.clone() });
        if weight(&encoding.pool, &[turn.bare]) > HEAVY {
            continue;
        }
        let mut query = Query::without_memory(options).giving_up_after(PATIENCE);
        facts.iter().for_each(|&fact| query.assert(encoding, fact));
        if let Some(argument) = rank::quick(encoding, &mut query, &turn) {
            return Some(argument);
        }
    }
    None
}

fn in_context(encoding: &mut Encoding, options: &Options, turn: &Turn) -> Option<String> {
    for onward in [turn.bare, turn.regardless] {
        let mut terms = vec![onward];
        terms.extend(turn.measures.iter().flat_map(|m| [m.now, m.next, m.valid]));
        if weight(&encoding.pool, &terms) > HEAVY_IN_CONTEXT {
            return None;
        }
        let mut query = Query::new(options).giving_up_after(PATIENCE);
        let turn = Turn { bare: onward, ..turn.clone() };
        if let Some(argument) = rank::quick(encoding, &mut query, &turn) {
            return Some(argument);
        }
    }
    None
}

/// Roughly the size of the circuit.
fn weight(pool: &Pool, terms: &[Term]) -> usize {
    let of_one = |term: Term| {
        let width = pool.width(term) as usize;
        match pool.as_app(term) {
            Some((Op::Fp(..), _)) => 10 * width * width,
            Some((Op::Mul | Op::UDiv | Op::URem | Op::SDiv | Op::SRem, _)) => width * width,
            Some(_) => width,
            None => 0,
        }
    };
    pool.cone(terms).into_iter().map(of_one).sum()
}
