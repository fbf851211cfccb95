//! What bounds a solver: counts for one call (same input, same answer), sizes for its whole life, and an interrupt
//! that ends the whole run.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
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
    /// When the whole is going to end; someone else sees to that.
    foreseen: Option<Instant>,
    /// Until then, what has a share of the time may go on.
    recess: Arc<Mutex<Option<Instant>>>,
}

impl Interrupt {
    pub fn new() -> Interrupt {
        Interrupt::default()
    }

    /// Of a run that someone ends then.
    pub fn foreseeing(end: Instant) -> Interrupt {
        Interrupt { foreseen: Some(end), ..Interrupt::default() }
    }

    /// For a part of the run that has so much time.
    pub fn within(&self, time: Duration) -> Interrupt {
        Interrupt { end: Some(Instant::now() + time), ..self.part() }
    }

    /// For what comes after a part of the run: a share of the time that is left to the whole, from 0 to 1.
    pub fn after(&self, share: f64) -> Interrupt {
        let mut whole = self;
        while let Some(of) = &whole.whole {
            whole = of;
        }
        match whole.left() {
            Some(left) => whole.within(left.mul_f64(share)),
            None => whole.part(),
        }
    }

    /// For a part of the run that leaves so much time to what comes after it, but no more than a tenth.
    pub fn sparing(&self, time: Duration) -> Interrupt {
        match self.left() {
            Some(left) => self.within(left - (left / 10).min(time)),
            None => self.part(),
        }
    }

    /// For a part of the run that shares its time out.
    pub fn part(&self) -> Interrupt {
        Interrupt { whole: Some(Arc::new(self.clone())), ..Interrupt::default() }
    }

    /// What comes next ends after this share of the time that is left, from 0 to 1.
    pub fn share(&self, part: f64) {
        self.set_recess(self.left().map(|left| Instant::now() + left.mul_f64(part)));
    }

    /// What comes next has all the time that is left.
    pub fn share_no_more(&self) {
        self.set_recess(None);
    }

    fn set_recess(&self, at: Option<Instant>) {
        *self.recess.lock().unwrap_or_else(PoisonError::into_inner) = at;
    }

    /// The time that is left, as far as it is known.
    fn left(&self) -> Option<Duration> {
        let own = [self.end, self.foreseen].into_iter().flatten().min();
        let own = own.map(|end| end.saturating_duration_since(Instant::now()));
        let whole = self.whole.as_ref().and_then(|w| w.left());
        [own, whole].into_iter().flatten().min()
    }

    pub fn trigger(&self) {
        self.asked.store(true, Ordering::Relaxed);
    }

    pub fn is_triggered(&self) -> bool {
        self.asked.load(Ordering::Relaxed)
            || self.whole.as_ref().is_some_and(|w| w.is_triggered())
            || self.end.is_some_and(|end| Instant::now() >= end)
            || self.recess.lock().is_ok_and(|r| r.is_some_and(|end| Instant::now() >= end))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_a_share_of_the_time_goes_on_afterwards() {
        let whole = Interrupt::foreseeing(Instant::now() + Duration::from_secs(3600));
        let part = whole.part();
        part.share(0.0);
        assert!(part.is_triggered() && !whole.is_triggered());
        part.share(0.5);
        assert!(!part.is_triggered());
        part.share(0.0);
        part.share_no_more();
        assert!(!part.is_triggered());
        // Without an end there are no shares.
        let endless = Interrupt::new().part();
        endless.share(0.0);
        assert!(!endless.is_triggered());
    }

    #[test]
    fn what_spares_time_leaves_it_to_others() {
        let left = |seconds: u64| {
            let whole = Interrupt::foreseeing(Instant::now() + Duration::from_secs(seconds));
            whole.sparing(Duration::from_secs(3)).left().expect("it ends").as_secs_f64().round()
        };
        assert_eq!((left(3600), left(20)), (3597.0, 18.0));
        assert_eq!(Interrupt::new().sparing(Duration::from_secs(3)).left(), None);
    }
}
