//! Elements that a loop only moves: sorting, turning around, closing gaps.
//!
//! That each element of an array is, at the header, one of those that were there on entry is a candidate. Assumed, what is read of the
//! array is read from the memory of the entry, at a place that nobody knows but which is that of an element: whatever held of
//! all elements still does, and nothing has to be said of what that is. Refuted by a write of the body that does not put an
//! element, as it is, where an element lies.

mod check;
mod count;
mod permuted;
mod rows;

pub(super) use permuted::Permuted;
pub(super) use rows::{Row, RowId};

use super::Encoder;
use super::flow::Walk;
use super::footprint::Footprint;
use super::frame::Frame;
use super::memory::{MemId, MemNode};
use super::object::{NULL, ObjId};
use super::pointer::Ptr;
use super::state::{Arrival, ObjState, State};
use super::summary::Reached;
use super::value::Sym;
use crate::analysis::loops::{Loop, LoopId};
use crate::analysis::pointsto::Offset;
use crate::ir::{Inst, Value, ValueDef};
use crate::term::Term;
use check::Check;
use std::collections::BTreeMap;

pub const DOMAIN: &str = "moves";

/// Larger elements are not followed.
const LARGEST: u64 = 1 << 16;

/// An array whose elements are on trial to be moved only.
pub(super) struct Moves {
    trial: usize,
    obj: ObjId,
    row: RowId,
}

/// Memory at the header of a loop, with the memory of the entry and what is on trial to be moved only.
#[derive(Clone, Debug)]
pub(super) struct MovedSince {
    src: MemId,
    trials: Vec<(RowId, Term)>,
}

/// Something that the body has read of an array.
#[derive(Clone)]
pub(super) struct Seen {
    obj: ObjId,
    guard: Term,
    mem: MemId,
    off: Term,
    value: Sym,
}

impl<'p> Encoder<'p> {
    /// Puts the elements of the entry in an unknown order in the place of what was forgotten at the header.
    pub(super) fn put_moves_on_trial(
        &mut self,
        walk: &Walk<'p>,
        id: LoopId,
        record: usize,
        (entry, header): (&Arrival, &mut Arrival),
        footprint: &Footprint,
        frames: &[Frame],
    ) -> (Vec<Moves>, Vec<Permuted>) {
        let (mut all, mut permuted) = (vec![], vec![]);
        if self.tracks_uninit() || self.summaries.is_none() {
            return (all, permuted);
        }
        let shape = walk.shape.clone();
        let data = &shape.forest.loops[id];
        let mut arrays: BTreeMap<ObjId, (u64, u64)> = self.copied(walk, data, entry).collect();
        for (obj, rem, size) in footprint.elements() {
            let starts = match frames.iter().find(|f| f.is_of(obj)) {
                Some(frame) => frame.places().iter().map(|p| p.0).min(),
                None => footprint.regions(obj).flatten().and_then(|r| r.iter().map(|p| p.0).min()),
            };
            arrays.insert(obj, (starts.filter(|lo| lo % size == rem % size).unwrap_or(rem), size));
        }
        arrays.retain(|&obj, _| {
            let object = &self.out.objects[obj];
            let one = !object.weak && !object.constant && !self.is_many(obj);
            one && footprint.writes(obj) && !footprint.ends(obj)
        });
        if arrays.is_empty() || !self.may_move(walk, data) {
            return (all, permuted);
        }
        let count = self.likely_count(walk, id, entry, footprint);
        for (obj, (lo, size)) in arrays {
            let forgotten = self.obj_state(&header.state, obj);
            let src = self.obj_state(&entry.state, obj).mem;
            let mut best = None;
            let mut trials = vec![];
            // Where the first ones are moved among themselves, that says more.
            for first in [None, count.clone()].into_iter().take(1 + usize::from(count.is_some())) {
                let known = first.as_ref().map(|f| f.1);
                let Some((row, valid)) = self.row_of(obj, lo, size, known) else { continue };
                let name = &self.out.objects[obj].name;
                let which = first.map_or("all".to_string(), |(count, _)| format!("the first {count}"));
                let text =
                    format!("{which} elements of {name} ({size} bytes each, from {lo} on) are only moved");
                if self.options.moved.known.contains(&(walk.func, data.header, text.clone())) {
                    best = Some((trials.len(), which));
                }
                let (trial, active) = self.put_own_on_trial(record, (DOMAIN, text), entry, valid);
                trials.push((row, active));
                all.push(Moves { trial, obj, row });
            }
            if let Some((best, which)) = best {
                let (row, active) = trials[best];
                let Row { count, width, .. } = self.rows[row.0 as usize];
                let none = self.offset_constant(0);
                let moved = self.pool().ite(active, count, none);
                let row = self.add_row(lo, size, moved, width);
                let Row { lo, len, .. } = self.rows[row.0 as usize];
                let mem = self.add_mem(MemNode::Moved { prev: forgotten.mem, src, lo, len, row });
                header.state.objects.insert(obj, ObjState { mem, ..forgotten });
                self.moved_headers.push(mem);
                if self.may_hold_pointers(obj) {
                    let arrivals = (entry, &*header);
                    let what = (obj, row, which.as_str());
                    permuted.extend(self.put_permuted_on_trial((walk.body, data), record, arrivals, what));
                }
            } else if !trials.is_empty() {
                self.moved_headers.push(forgotten.mem);
            }
            self.moved_since.insert(forgotten.mem, MovedSince { src, trials });
        }
        self.watched.extend(all.iter().map(|m| m.obj));
        (all, permuted)
    }

    /// Whether elements are the same matters for what they lead to.
    fn may_hold_pointers(&mut self, obj: ObjId) -> bool {
        let held = self.held(obj, Offset::ANY);
        !held.objects.is_empty() || held.unknown
    }

    /// After an iteration, each element is one of those at the header.
    pub(super) fn refute_moves(
        &mut self,
        record: usize,
        (header, back): (&Arrival, &Arrival),
        reached: Reached,
        all: &[Moves],
    ) {
        for &Moves { trial, obj, row } in all {
            let since = self.obj_state(&header.state, obj).mem;
            let mem = self.obj_state(&back.state, obj).mem;
            let mut check = Check::new(obj, row, since);
            let changed = self.is_changed(&mut check, mem);
            let holds = self.pool().not(changed);
            self.refute_own(record, trial, reached, holds);
        }
    }

    /// Does the header have elements of the entry there? What holds of all of them needs no candidate then.
    pub(super) fn is_moved(&self, mem: MemId) -> bool {
        self.moved_headers.contains(&mem) && matches!(self.mem(mem), MemNode::Moved { .. })
    }

    /// Is it a text in one of them? What a text at one place is says nothing where elements come and go.
    pub(super) fn is_moved_text(&mut self, state: &State, ptr: &Ptr) -> bool {
        !self.moved_headers.is_empty()
            && ptr.targets.iter().any(|t| {
                let mem = self.obj_state(state, t.obj).mem;
                self.moved_headers.contains(&mem)
            })
    }

    /// The body is over: what it reads is no longer looked at.
    pub(super) fn forget_watched(&mut self, all: &[Moves]) {
        let left = self.watched.len() - all.len();
        self.watched.truncate(left);
        if self.watched.is_empty() {
            self.seen.clear();
        }
    }

    pub(super) fn note_seen(&mut self, state: &State, p: &Sym, value: &Sym) {
        if self.watched.is_empty() {
            return;
        }
        for &t in p.ptr().targets.iter().filter(|t| self.watched.contains(&t.obj)).collect::<Vec<_>>() {
            let mem = self.obj_state(state, t.obj).mem;
            let guard = self.out.pool.and(state.guard, t.cond);
            self.seen.push(Seen { obj: t.obj, guard, mem, off: t.off, value: value.clone() });
        }
    }

    /// Arrays in which something is copied to a place that is computed from their start, as many bytes as an element has.
    fn copied(
        &mut self,
        walk: &Walk<'p>,
        data: &Loop,
        entry: &Arrival,
    ) -> impl Iterator<Item = (ObjId, (u64, u64))> + use<'p> {
        let mut all = vec![];
        for &inst in data.blocks.iter().flat_map(|&b| &walk.body.blocks[b].insts) {
            let Inst::Copy { dst, len, .. } = walk.body.insts[inst].inst else { continue };
            let ValueDef::Result(place, _) = walk.body.values[dst].def else { continue };
            let Inst::Gep { base, .. } = walk.body.insts[place].inst else { continue };
            let stays = |v: Value| walk.body.as_const(v).is_some() || data.live_in.contains(&v);
            if !stays(base) || !stays(len) {
                continue;
            }
            let (base, len) = (self.value(walk, &entry.state, base), self.value(walk, &entry.state, len));
            let number = |t: Term| self.out.pool.as_const(t).and_then(|c| c.to_u64());
            let (Sym::Ptr { ptr, .. }, Sym::Int { term, .. }) = (base, len) else { continue };
            let Some(size) = number(term).filter(|&n| n > 1 && n <= LARGEST) else { continue };
            let places = ptr.targets.iter().filter(|t| t.obj != NULL);
            all.extend(places.filter_map(|t| Some((t.obj, (number(t.off)?, size)))));
        }
        all.into_iter()
    }

    /// Is there a store of something that was not just computed, or a copy?
    fn may_move(&self, walk: &Walk<'p>, data: &Loop) -> bool {
        let moves = |body: &crate::ir::Body, inst: &Inst| match *inst {
            Inst::Copy { .. } => true,
            Inst::Store { value, .. } => match body.values[value].def {
                ValueDef::Result(inst, _) => matches!(body.insts[inst].inst, Inst::Load { .. }),
                ValueDef::Param(..) => true,
                _ => false,
            },
            _ => false,
        };
        self.reached_instructions(walk.func, data).into_iter().any(|(func, inst)| {
            self.program.funcs[func].body.as_ref().is_some_and(|body| moves(body, &body.insts[inst].inst))
        })
    }
}

impl Footprint {
    /// Objects that are written in whole elements of one size, with the remainder of their places.
    pub(super) fn elements(&self) -> impl Iterator<Item = (ObjId, u64, u64)> + '_ {
        self.placed().filter_map(|(obj, writes)| {
            let mut all = writes.iter();
            let (offset, bytes) = *all.next()?;
            let one = all.next().is_none() && offset.stride == bytes;
            (one && bytes > 1 && bytes <= LARGEST).then_some((obj, offset.rem, bytes))
        })
    }
}
