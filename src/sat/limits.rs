//! What bounds a solver: counts for one call (same input, same answer), sizes for its whole life, and an interrupt
//! that ends the whole run.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Counts that bound one call of `solve`; `None` is unbounded.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Budget {
    pub conflicts: Option<u32>,
    /// Also bounds satisfiable searches that hardly ever meet a conflict. Varisat cannot count these.
    pub decisions: Option<u32>,
}

impl Budget {
    pub const UNLIMITED: Budget = Budget { conflicts: None, decisions: None };

    pub fn conflicts(limit: u32) -> Budget {
        Budget { conflicts: Some(limit), decisions: None }
    }

    /// The same with no more conflicts than that.
    pub fn at_most(self, conflicts: u32) -> Budget {
        Budget { conflicts: Some(self.conflicts.map_or(conflicts, |c| c.min(conflicts))), ..self }
    }
}

/// A handle that asks every solver it was given to to stop. Whether a particular call is reached in time depends on
/// the clock, so it is only for ending a run.
#[derive(Clone, Default, Debug)]
pub struct Interrupt {
    asked: Arc<AtomicBool>,
    /// A part of a run also ends with the whole, and when its own time is over.
    whole: Option<Arc<Interrupt>>,
    end: Option<Instant>,
}

impl Interrupt {
    pub fn new() -> Interrupt {
        Interrupt::default()
    }

    /// For a part of the run that has so much time.
    pub fn within(&self, time: Duration) -> Interrupt {
        let end = Some(Instant::now() + time);
        Interrupt { asked: Arc::default(), whole: Some(Arc::new(self.clone())), end }
    }

    pub fn trigger(&self) {
        self.asked.store(true, Ordering::Relaxed);
    }

    pub fn is_triggered(&self) -> bool {
        self.asked.load(Ordering::Relaxed)
            || self.whole.as_ref().is_some_and(|w| w.is_triggered())
            || self.end.is_some_and(|end| Instant::now() >= end)
    }
}

#[derive(Clone, Debug)]
pub struct Options {
    pub interrupt: Interrupt,
    /// More than this many and every answer is `Unknown(TooLarge)`.
    pub max_variables: u32,
    pub max_clauses: u64,
}

impl Default for Options {
    fn default() -> Options {
        Options { interrupt: Interrupt::new(), max_variables: 50_000_000, max_clauses: 200_000_000 }
    }
}
