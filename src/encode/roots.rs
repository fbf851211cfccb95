//! Where lists begin, or go on: pointers of the loop, as they are and as they were on entry, and places in memory.
//!
//! What lies in such a place is NULL or leads to a live object: a candidate of the encoder's own, as a walk over the links of a list
//! (`link = &(*link)->next`) starts at a variable that the loop never names.

use super::Encoder;
use super::ages::Walker;
use super::object::ObjId;
use super::pointer::Ptr;
use super::state::Arrival;
use super::summary::Reached;
use super::value::Sym;

/// So many places where lists begin are tried.
const ROOTS: usize = 4;

#[derive(Clone, Copy)]
pub(super) enum Root {
    Param(usize),
    Entry(usize),
    Cell(ObjId, u64),
}

/// A place in memory, and the trial that says of it that it leads somewhere.
pub(super) struct Rooted {
    trial: usize,
    cell: Walker,
}

impl Encoder<'_> {
    /// Pointers to blocks of which it may matter that no other one leads there.
    pub(super) fn list_roots(&self, entry: &Arrival, header: &Arrival, named: &[(ObjId, u64)]) -> Vec<Root> {
        if self.summaries.is_none_or(|tools| tools.tier < 2) {
            return vec![];
        }
        let mut all = vec![];
        for (index, (from, now)) in entry.args.iter().zip(&header.args).enumerate() {
            if self.is_to_block(now) {
                all.push(Root::Param(index));
            }
            if self.is_to_block(from) && from != now {
                all.push(Root::Entry(index));
            }
        }
        all.extend(named.iter().map(|&(obj, off)| Root::Cell(obj, off)));
        all.truncate(ROOTS);
        all
    }

    fn is_to_block(&self, sym: &Sym) -> bool {
        match sym {
            Sym::Ptr { ptr, .. } => ptr.targets.iter().any(|t| self.has_age(t.obj)),
            Sym::Int { .. } => false,
        }
    }

    pub(super) fn root(&mut self, entry: &Arrival, now: &Arrival, root: Root) -> Option<Ptr> {
        match root {
            Root::Param(index) => self.walked(now, Walker::Param(index)),
            Root::Entry(index) => self.walked(entry, Walker::Param(index)),
            Root::Cell(obj, off) => self.walked(now, Walker::Cell(obj, off)),
        }
    }

    pub(super) fn show_root(&self, root: Root) -> String {
        match root {
            Root::Param(index) => format!(" than parameter {index}"),
            Root::Entry(index) => format!(" than parameter {index} on entry"),
            Root::Cell(obj, off) => format!(" than {}+{off}", self.out.objects[obj].name),
        }
    }

    pub(super) fn put_roots_on_trial(
        &mut self,
        record: usize,
        (entry, header): (&Arrival, &Arrival),
        named: &[(ObjId, u64)],
    ) -> Vec<Rooted> {
        if self.summaries.is_none_or(|tools| tools.tier < 2) {
            return vec![];
        }
        let mut all = vec![];
        for &(obj, off) in named {
            let cell = Walker::Cell(obj, off);
            let (Some(from), Some(now)) = (self.walked(entry, cell), self.walked(header, cell)) else {
                continue;
            };
            if all.len() >= ROOTS || !now.targets.iter().any(|t| self.has_age(t.obj)) {
                continue;
            }
            let text = format!("{}+{off} is NULL or leads to a live object", self.out.objects[obj].name);
            let sound = self.is_sound(&entry.state, &from, true);
            let (trial, active) = self.put_own_on_trial(record, ("block-pointers", text), entry, sound);
            let sound = self.is_sound(&header.state, &now, true);
            let claim = self.pool().implies(active, sound);
            self.assume(header.state.guard, claim);
            all.push(Rooted { trial, cell });
        }
        all
    }

    pub(super) fn refute_roots(&mut self, record: usize, back: &Arrival, reached: Reached, all: Vec<Rooted>) {
        for Rooted { trial, cell } in all {
            let sound = match self.walked(back, cell) {
                Some(ptr) => self.is_sound(&back.state, &ptr, true),
                None => self.pool().ff(),
            };
            self.refute_own(record, trial, reached, sound);
        }
    }
}
