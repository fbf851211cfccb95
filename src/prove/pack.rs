//! Candidates that stand or fall together, of which the weaker ones sleep: while a stronger one stands, nothing is gained by asking
//! for `i <= 8` beside `i <= 7`. They wake when all that imply them are gone, or are found to be hard.

use super::Alive;
use crate::domain::{Formula, implied};
use crate::encode::Encoding;
use crate::term::Term;
use rustc_hash::{FxHashMap, FxHashSet};

#[derive(Default)]
pub(super) struct Pack {
    pub alive: Vec<Alive>,
    asleep: Vec<Alive>,
    /// What implies each one of those asleep on its own.
    stronger: FxHashMap<Term, Vec<Term>>,
    /// The solver had no answer for them so far.
    hard: FxHashSet<Term>,
}

impl Pack {
    /// All of them awake.
    pub fn of(alive: Vec<Alive>) -> Pack {
        Pack { alive, ..Pack::default() }
    }

    pub fn new(encoding: &Encoding, candidates: Vec<Alive>) -> Pack {
        let mut stronger: FxHashMap<Term, Vec<Term>> = FxHashMap::default();
        for some in candidates.chunk_by(|a, b| a.record == b.record) {
            let fact = |a: &Alive| encoding.loops[a.record].trials[a.trial].formula.as_ref();
            let facts: Vec<Option<&Formula>> = some.iter().map(fact).collect();
            for (one, by) in some.iter().zip(implied::stronger(&facts)) {
                if !by.is_empty() {
                    stronger.insert(one.active, by.into_iter().map(|j| some[j].active).collect());
                }
            }
        }
        let (asleep, alive) = candidates.into_iter().partition(|a| stronger.contains_key(&a.active));
        Pack { alive, asleep, stronger, hard: FxHashSet::default() }
    }

    /// Those that follow from others.
    pub fn asleep(&self) -> impl Iterator<Item = &Alive> {
        self.asleep.iter()
    }

    /// Takes out those that are not to stay, and wakes what they implied: how many are gone.
    pub fn retain(&mut self, stays: impl FnMut(&Alive) -> bool) -> usize {
        let before = self.alive.len();
        self.alive.retain(stays);
        let gone = before - self.alive.len();
        self.wake();
        gone
    }

    /// It stays, but what it implies is asked for, too.
    pub fn is_hard(&mut self, one: &Alive) {
        self.hard.insert(one.active);
        self.wake();
    }

    fn wake(&mut self) {
        let standing: FxHashSet<Term> = self.alive.iter().chain(&self.asleep).map(|a| a.active).collect();
        let holds = |t: &Term| standing.contains(t) && !self.hard.contains(t);
        let (woken, asleep) = std::mem::take(&mut self.asleep)
            .into_iter()
            .partition(|a| !self.stronger[&a.active].iter().any(holds));
        self.asleep = asleep;
        self.alive.extend(woken);
        self.alive.sort_by_key(|a| (a.record, a.trial));
    }
}
