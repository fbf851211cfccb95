//! Several pieces of work at a time, where some wait for others.

use std::num::NonZeroUsize;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// As many threads as are asked for; 0: one for each core.
pub fn workers(jobs: usize) -> usize {
    if jobs > 0 { jobs } else { std::thread::available_parallelism().map_or(1, NonZeroUsize::get) }
}

#[derive(Clone, Copy, PartialEq)]
enum Turn {
    Waiting,
    Running,
    Over,
}

/// What became of each piece so far, for all workers.
struct Board {
    turns: Mutex<Vec<Turn>>,
    changed: Condvar,
}

impl Board {
    fn lock(&self) -> MutexGuard<'_, Vec<Turn>> {
        self.turns.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The first piece whose turn it is, and how many are not over; None: all of them are running or over.
    fn next(&self, waits_for: &impl Fn(usize, usize) -> bool) -> Option<(usize, usize)> {
        let mut turns = self.lock();
        loop {
            let is_ready = |&piece: &usize| {
                let mut before = (0..piece).filter(|&other| turns[other] != Turn::Over);
                turns[piece] == Turn::Waiting && before.all(|other| !waits_for(piece, other))
            };
            if let Some(piece) = (0..turns.len()).find(is_ready) {
                turns[piece] = Turn::Running;
                return Some((piece, turns.iter().filter(|t| **t != Turn::Over).count()));
            }
            if turns.iter().all(|t| *t != Turn::Waiting) {
                return None;
            }
            turns = self.changed.wait(turns).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn finish(&self, piece: usize) {
        self.lock()[piece] = Turn::Over;
        self.changed.notify_all();
    }
}

/// Ends a piece whatever happens in it, so that nobody waits for what has panicked.
struct Finish<'b>(&'b Board, usize);

impl Drop for Finish<'_> {
    fn drop(&mut self) {
        self.0.finish(self.1);
    }
}

/// The results of all pieces, in their order. `waits_for`: does the first one need the second, which comes before it, to be over?
/// `work` is told the piece and how many are not over, itself included.
pub fn in_turns<T: Send>(
    jobs: usize,
    pieces: usize,
    waits_for: impl Fn(usize, usize) -> bool + Sync,
    work: impl Fn(usize, usize) -> T + Sync,
) -> Vec<T> {
    let board = Board { turns: Mutex::new(vec![Turn::Waiting; pieces]), changed: Condvar::new() };
    let results: Mutex<Vec<Option<T>>> = Mutex::new((0..pieces).map(|_| None).collect());
    std::thread::scope(|scope| {
        for _ in 0..workers(jobs).min(pieces) {
            scope.spawn(|| {
                while let Some((piece, left)) = board.next(&waits_for) {
                    let finish = Finish(&board, piece);
                    let result = work(piece, left);
                    results.lock().unwrap_or_else(PoisonError::into_inner)[piece] = Some(result);
                    drop(finish);
                }
            });
        }
    });
    results.into_inner().unwrap_or_else(PoisonError::into_inner).into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn nobody_begins_before_those_it_waits_for() {
        for jobs in [1, 2, 5] {
            let over: Vec<AtomicUsize> = (0..40).map(|_| AtomicUsize::new(0)).collect();
            let waits_for = |piece: usize, other: usize| piece.is_multiple_of(other + 1);
            let results = in_turns(jobs, over.len(), waits_for, |piece, left| {
                let early =
                    (0..piece).filter(|&o| waits_for(piece, o)).any(|o| over[o].load(Ordering::SeqCst) == 0);
                over[piece].store(1, Ordering::SeqCst);
                (piece, early, left >= 1)
            });
            assert_eq!(results, (0..40).map(|piece| (piece, false, true)).collect::<Vec<_>>());
        }
    }
}
