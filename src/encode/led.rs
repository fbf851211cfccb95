//! Pointers that may lead anywhere as far as the points-to analysis knows, and lead to the objects that it names all the same.
//!
//! Bytes that are copied over a block in a number that depends on the run may be copied over its pointers, too, and what is loaded from
//! there leads anywhere. That no pointer of the loop does is a candidate; `fields` says it of those in blocks.

use super::Encoder;
use super::ages::Walker;
use super::flow::Walk;
use super::object::ObjId;
use super::state::Arrival;
use super::summary::Reached;
use crate::analysis::loops::Loop;
use crate::analysis::pointsto::{Offset, Targets};

/// So many pointers are tried.
const MOST: usize = 8;

pub(super) struct Led {
    trial: usize,
    walker: Walker,
    targets: Targets,
}

impl Encoder<'_> {
    pub(super) fn put_led_on_trial(
        &mut self,
        walk: &Walk,
        data: &Loop,
        record: usize,
        (entry, header): (&Arrival, &Arrival),
        named: &[(ObjId, u64)],
    ) -> Vec<Led> {
        let Some(tools) = self.summaries.filter(|tools| tools.tier >= 2) else { return vec![] };
        let params = data.params.iter().enumerate().filter_map(|(index, &value)| {
            let targets = tools.pts.pointer(walk.func, value);
            (targets.unknown && !targets.objects.is_empty())
                .then(|| (Walker::Param(index), Targets { unknown: false, ..targets.clone() }))
        });
        let mut wanted: Vec<(Walker, Targets)> = params.collect();
        for &(obj, off) in named {
            let stored = self.stored_whole(obj, Offset::exact(off));
            wanted.extend(stored.map(|targets| (Walker::Cell(obj, off), targets)));
        }
        wanted.truncate(MOST);
        let mut all = vec![];
        for (walker, targets) in wanted {
            let (Some(from), Some(now)) = (self.walked(entry, walker), self.walked(header, walker)) else {
                continue;
            };
            let what = match walker {
                Walker::Param(index) => format!("parameter {index}"),
                Walker::Cell(obj, off) => format!("{}+{off}", self.out.objects[obj].name),
            };
            let text = format!("{what} is NULL or leads to an object that has a name");
            let holds = self.leads_among(&from, &targets);
            let (trial, active) = self.put_own_on_trial(record, ("block-pointers", text), entry, holds);
            let holds = self.leads_among(&now, &targets);
            let claim = self.pool().implies(active, holds);
            self.assume(header.state.guard, claim);
            all.push(Led { trial, walker, targets });
        }
        all
    }

    pub(super) fn refute_led(&mut self, record: usize, back: &Arrival, reached: Reached, all: Vec<Led>) {
        for Led { trial, walker, targets } in all {
            let holds = match self.walked(back, walker) {
                Some(ptr) => self.leads_among(&ptr, &targets),
                None => self.pool().ff(),
            };
            self.refute_own(record, trial, reached, holds);
        }
    }
}
