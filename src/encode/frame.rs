//! What a loop leaves alone of an object that it writes at places which nobody knows before.
//!
//! A write through an index is likely to stay in its array. That is a candidate like any other: assumed, the bytes outside
//! of the arrays are at the header as they were at entry; refuted by a write of the body that leaves them.

use super::Encoder;
use super::footprint::{Footprint, Written};
use super::memory::{MemId, MemNode};
use super::object::ObjId;
use super::state::{Arrival, ObjState, State};
use super::summary::Reached;
use super::{Trial, UnknownId};
use crate::analysis::regions::{OPEN, Region};
use crate::term::Term;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// An object that is on trial to be written in these places only.
pub(super) struct Frame {
    trial: usize,
    /// Its literal.
    active: Term,
    obj: ObjId,
    places: Vec<Region>,
}

impl Frame {
    pub(super) fn is_of(&self, obj: ObjId) -> bool {
        self.obj == obj
    }

    pub(super) fn active(&self) -> Term {
        self.active
    }

    pub(super) fn places(&self) -> &[Region] {
        &self.places
    }
}

impl Encoder<'_> {
    /// Written bytes get arbitrary contents: where the analysis tells no place, those of the likely places at least.
    pub(super) fn forget_around(
        &mut self,
        record: usize,
        footprint: &Footprint,
        state: &mut State,
    ) -> Vec<Frame> {
        let mut frames = vec![];
        self.forget_memory(footprint, state, |e, state, obj, likely| {
            let Written::Ranges(places) = likely else { return false };
            let places = merged(places);
            if places == [(0, OPEN)] {
                return false;
            }
            let (trial, active) = e.forget_outside(record, state, obj, &places);
            frames.push(Frame { trial, active, obj, places });
            true
        });
        frames
    }

    /// Forgets the places, and the rest under the negation of the literal.
    fn forget_outside(
        &mut self,
        record: usize,
        state: &mut State,
        obj: ObjId,
        places: &[Region],
    ) -> (usize, Term) {
        let name = self.out.objects[obj].name.clone();
        let end = |hi: u64| if hi == OPEN { "its size".to_string() } else { hi.to_string() };
        let shown: Vec<String> = places.iter().map(|(lo, hi)| format!("[{lo}, {})", end(*hi))).collect();
        let text = format!("of {name}, only bytes in {} are written", shown.join(" and "));
        let active = self.pool().fresh_var(&text, 1);
        let refuted = self.pool().not(active);
        let old = self.obj_state(state, obj);
        let size = self.out.objects[obj].size;
        let id = self.out.unknowns.add(&name, size, self.out.objects.len());
        self.holders.insert(id, obj);
        let (start, always) = (self.offset_constant(0), self.pool().tt());
        let mut mem = self.forgotten(old.mem, refuted, (start, size), id);
        for &place in places {
            let (lo, hi) = self.ends(place, size);
            let len = self.pool().sub(hi, lo);
            mem = self.forgotten(mem, always, (lo, len), id);
        }
        state.objects.insert(obj, ObjState { mem, ..old });
        let trials = &mut self.out.loops[record].trials;
        trials.push(Trial { text, formula: None, domain: "frames".into(), active, refuted: vec![] });
        (trials.len() - 1, active)
    }

    fn forgotten(&mut self, prev: MemId, cond: Term, (lo, len): (Term, Term), id: UnknownId) -> MemId {
        self.add_mem(MemNode::Havoc { prev, cond, lo, len, id, tainted: true })
    }

    pub(super) fn ends(&mut self, (lo, hi): Region, size: Term) -> (Term, Term) {
        (self.offset_constant(lo), if hi == OPEN { size } else { self.offset_constant(hi) })
    }

    pub(super) fn offset_constant(&mut self, bytes: u64) -> Term {
        let bits = self.pointer_bits();
        self.pool().constant(bits, u128::from(bytes))
    }

    /// A write of the iteration outside of the places refutes.
    pub(super) fn refute_frames(
        &mut self,
        record: usize,
        header: &Arrival,
        back: &Arrival,
        reached: Reached,
        frames: Vec<Frame>,
    ) {
        for Frame { trial, obj, places, .. } in frames {
            let (from, to) = (self.obj_state(&header.state, obj), self.obj_state(&back.state, obj));
            let size = self.out.objects[obj].size;
            let places: Vec<(Term, Term)> = places.into_iter().map(|p| self.ends(p, size)).collect();
            let strays = self.strays(to.mem, from.mem, &places, &mut FxHashMap::default());
            let stays = self.pool().not(strays);
            let refuted = self.refutation(reached, stays);
            self.out.loops[record].trials[trial].refuted.push(refuted);
        }
    }

    /// Does one of the writes since then leave the places?
    pub(super) fn strays(
        &mut self,
        mem: MemId,
        since: MemId,
        places: &[(Term, Term)],
        known: &mut FxHashMap<MemId, Term>,
    ) -> Term {
        let mut all = vec![];
        let mut at = mem;
        while at != since {
            if let Some(&rest) = known.get(&at) {
                all.push(rest);
                break;
            }
            let (prev, cond, off, len) = match self.mem(at).clone() {
                // It is not the same object any more.
                MemNode::Data { .. } | MemNode::Unknown { .. } => return self.pool().tt(),
                MemNode::Ite { cond, then, els } => {
                    let then = self.strays(then, since, places, known);
                    let els = self.strays(els, since, places, known);
                    let either = self.pool().ite(cond, then, els);
                    known.insert(at, either);
                    all.push(either);
                    break;
                }
                MemNode::Store { prev, cond, off, bytes, .. } => {
                    let len = self.offset_constant(u64::from(bytes));
                    (prev, cond, off, len)
                }
                MemNode::Fill { prev, cond, lo, len, .. }
                | MemNode::Copy { prev, cond, lo, len, .. }
                | MemNode::Havoc { prev, cond, lo, len, .. } => (prev, cond, lo, len),
                MemNode::Moved { prev, lo, len, .. } => (prev, self.pool().tt(), lo, len),
            };
            let stays = self.lies_in(off, len, places);
            let outside = self.pool().not(stays);
            all.push(self.out.pool.and(cond, outside));
            at = prev;
        }
        self.pool().or_all(&all)
    }

    fn lies_in(&mut self, off: Term, len: Term, places: &[(Term, Term)]) -> Term {
        let nothing = self.offset_constant(0);
        let mut ways = vec![self.out.pool.eq(len, nothing)];
        for &(lo, hi) in places {
            let pool = &mut self.out.pool;
            let room = pool.sub(hi, off);
            let parts = [pool.ule(lo, off), pool.ule(off, hi), pool.ule(len, room)];
            ways.push(pool.and_all(&parts));
        }
        self.pool().or_all(&ways)
    }
}

/// Places that touch are one.
pub(super) fn merged(places: &BTreeSet<Region>) -> Vec<Region> {
    let mut all: Vec<Region> = vec![];
    for &(lo, hi) in places {
        match all.last_mut() {
            Some(last) if lo <= last.1 => last.1 = last.1.max(hi),
            _ => all.push((lo, hi)),
        }
    }
    all
}
