//! What was checked on ways that end with the iteration is of no use behind the loop.
//!
//! An arbitrary iteration either leaves its loop or goes back, and who goes back is not followed. That the accesses on the way back
//! were fine says nothing of a run that left: its path never was there. Without these parts, later questions do not depend on
//! the bodies of earlier loops.

use super::Encoder;
use super::flow::Walk;
use crate::analysis::loops::Loop;
use crate::ir::{BlockId, Body};
use crate::term::Term;
use std::collections::BTreeSet;

/// Something that holds where it was reached.
#[derive(Clone, Copy)]
pub(super) struct Part {
    pub fine: Term,
    /// An obligation that was checked; else something that is assumed.
    pub checked: bool,
    /// It does not belong to the path that it was made on.
    pub stays: bool,
}

/// What was assumed before the body of a loop, and how many parts there were before each of its steps.
pub(super) struct Iteration {
    assumed: Term,
    premises: Term,
    pub steps: Vec<(BlockId, usize)>,
}

impl<'p> Encoder<'p> {
    pub(super) fn begin_body(&self, data: &Loop) -> Iteration {
        let steps = vec![(data.header, self.parts.len())];
        Iteration { assumed: self.assumed, premises: self.premises, steps }
    }

    /// Keeps what was assumed on ways out of the loop.
    pub(super) fn leave_dead_ends(&mut self, walk: &Walk<'p>, data: &Loop, body: Iteration) {
        let leaving = leaving(walk.body, data);
        let first = body.steps[0].1;
        let made = self.parts.split_off(first);
        (self.assumed, self.premises) = (body.assumed, body.premises);
        for (index, part) in made.into_iter().enumerate() {
            let step = body.steps.partition_point(|(_, before)| *before <= first + index) - 1;
            if !part.stays && !leaving.contains(&body.steps[step].0) {
                continue;
            }
            self.assumed = self.out.pool.and(self.assumed, part.fine);
            if !part.checked {
                self.premises = self.out.pool.and(self.premises, part.fine);
            }
            self.parts.push(part);
        }
    }
}

/// The blocks from which the same iteration may leave the loop. They come in the order of the program, so that one look from the end
/// finds nearly all of them.
fn leaving(body: &Body, data: &Loop) -> BTreeSet<BlockId> {
    let mut found = BTreeSet::new();
    loop {
        let before = found.len();
        for &block in data.blocks.iter().rev() {
            let leads_out = |target: BlockId| {
                !data.blocks.contains(&target) || target != data.header && found.contains(&target)
            };
            if body.blocks[block].terminator.edges().iter().any(|edge| leads_out(edge.target)) {
                found.insert(block);
            }
        }
        if found.len() == before {
            return found;
        }
    }
}
