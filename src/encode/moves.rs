//! Elements that a loop only moves: sorting, turning around, closing gaps.
//!
//! That each element of an array is, at the header, one of those that were there on entry is a candidate. Assumed, what is read of the
//! array is read from the memory of the entry, at a place that nobody knows but which is that of an element: whatever held of
//! all elements still does, and nothing has to be said of what that is. Refuted by a write of the body that does not put an
//! element, as it is, where an element lies.

use super::Encoder;
use super::Fact;
use super::division::divide;
use super::flow::Walk;
use super::footprint::Footprint;
use super::frame::Frame;
use super::memory::{MemId, MemNode};
use super::multiple::{Multiple, as_multiple, low_bits};
use super::object::{NULL, ObjId};
use super::pointer::Ptr;
use super::state::{Arrival, ObjState, State};
use super::summary::Reached;
use super::value::Sym;
use crate::analysis::loops::{Loop, LoopId};
use crate::ir::{BinOp, CastOp, Inst, Ty, Value, ValueDef};
use crate::term::Term;
use indexmap::IndexMap;
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

pub const DOMAIN: &str = "moves";

/// So many elements of one array are told apart.
const MOST_PICKS: usize = 12;
/// Larger elements are not followed.
const LARGEST: u64 = 1 << 16;
/// Terms that are looked at for counts.
const FUEL: u32 = 6;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RowId(u32);

/// Elements that lie side by side, and which of them have got which place.
#[derive(Clone, Debug)]
pub(super) struct Row {
    lo: Term,
    /// In bytes; of all, a multiple of the size of one.
    len: Term,
    size: u64,
    count: Term,
    /// Bits of the numbers of elements.
    width: u32,
    /// A number, and that of the element that has come there.
    picks: Vec<(Term, Term)>,
}

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

/// Where a read begins in an element.
struct Cell {
    /// All bytes lie in one element of the row.
    inside: Term,
    number: Term,
    rest: Term,
    /// If not, they may still meet the row.
    may_cross: bool,
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
    ) -> Vec<Moves> {
        let mut all = vec![];
        if self.tracks_uninit() || self.summaries.is_none() {
            return all;
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
            return all;
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
                    best = Some(trials.len());
                }
                let (trial, active) = self.put_own_on_trial(record, (DOMAIN, text), entry, valid);
                trials.push((row, active));
                all.push(Moves { trial, obj, row });
            }
            if let Some(best) = best {
                let (row, active) = trials[best];
                let Row { count, width, .. } = self.rows[row.0 as usize];
                let none = self.offset_constant(0);
                let moved = self.pool().ite(active, count, none);
                let row = self.add_row(lo, size, moved, width);
                let Row { lo, len, .. } = self.rows[row.0 as usize];
                let mem = self.add_mem(MemNode::Moved { prev: forgotten.mem, src, lo, len, row });
                header.state.objects.insert(obj, ObjState { mem, ..forgotten });
                self.moved_headers.push(mem);
            } else if !trials.is_empty() {
                self.moved_headers.push(forgotten.mem);
            }
            self.moved_since.insert(forgotten.mem, MovedSince { src, trials });
        }
        self.watched.extend(all.iter().map(|m| m.obj));
        all
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
            let mut check =
                Check { obj, row, since, known: FxHashMap::default(), descends: FxHashMap::default() };
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

    /// Where an element of the place `off` was before, with the condition that the bytes lie in one; and the condition that they lie
    /// in several of them, or in parts.
    pub(super) fn moved_from(&mut self, row: RowId, off: Term, bytes: u32) -> (Term, Term, Term) {
        let Row { lo, len, size, .. } = self.rows[row.0 as usize];
        let Cell { inside, number, rest, may_cross } = self.cell_of(row, off, bytes);
        let pick = self.pick(row, number);
        let bits = self.pointer_bits();
        let pool = &mut self.out.pool;
        let size = pool.constant(bits, u128::from(size));
        let way = pool.mul(pick, size);
        let start = pool.add(lo, way);
        let from = self.offset_add(start, rest);
        let crosses = match may_cross {
            false => self.pool().ff(),
            true => {
                let touched = self.touches_range(off, bytes, lo, len);
                let pool = &mut self.out.pool;
                let elsewhere = pool.not(inside);
                pool.and(touched, elsewhere)
            }
        };
        (inside, from, crosses)
    }

    /// Where the element ends that the place lies in, before it was moved.
    pub(super) fn end_of_moved(&mut self, row: RowId, off: Term) -> (Term, Term, Term) {
        let bits = self.pointer_bits();
        let size = self.rows[row.0 as usize].size;
        let Cell { rest, .. } = self.cell_of(row, off, 1);
        let (_, from, _) = self.moved_from(row, off, 1);
        let pool = &mut self.out.pool;
        let size = pool.constant(bits, u128::from(size));
        let left = pool.sub(size, rest);
        (from, pool.add(from, left), pool.add(off, left))
    }

    fn cell_of(&mut self, row: RowId, off: Term, bytes: u32) -> Cell {
        let Row { lo, len, size, count, .. } = self.rows[row.0 as usize].clone();
        let bits = self.pointer_bits();
        let way = self.pool().sub(off, lo);
        let fits = |rest: u64| rest + u64::from(bytes) <= size;
        if !size.is_power_of_two()
            && let Some(Multiple { count: number, rest }) =
                as_multiple(&mut self.out.pool, &mut self.alignments, way, size)
        {
            let pool = &mut self.out.pool;
            // The product may wrap, but not for numbers of elements.
            let inside = if fits(rest) { pool.ult(number, count) } else { pool.ff() };
            let rest = pool.constant(bits, u128::from(rest));
            return Cell { inside, number, rest, may_cross: true };
        }
        let low = size.trailing_zeros();
        let known = size
            .is_power_of_two()
            .then(|| low_bits(&self.out.pool, &mut self.alignments, way, low.max(1)))
            .flatten()
            .filter(|_| low > 0);
        let known = if size == 1 { Some(0) } else { known };
        let aligned = bytes.is_power_of_two()
            && size % u64::from(bytes) == 0
            && size.is_power_of_two()
            && self.alignment(way) >= bytes.trailing_zeros();
        let divisor = self.pool().constant(bits, u128::from(size));
        let division = divide(&mut self.out.pool, way, divisor, false);
        division.facts.iter().for_each(|&fact| self.know(division.quotient, fact));
        let pool = &mut self.out.pool;
        let begins = pool.ult(way, len);
        let (inside, rest, may_cross) = match known {
            Some(rest) if fits(rest) => (begins, pool.constant(bits, u128::from(rest)), false),
            Some(rest) => (pool.ff(), pool.constant(bits, u128::from(rest)), true),
            None if bytes == 1 || aligned => (begins, division.remainder, false),
            None => {
                let (last, one) = (u128::from(size), u128::from(bytes));
                let inside = match last.checked_sub(one) {
                    None => pool.ff(),
                    Some(last) => {
                        let last = pool.constant(bits, last);
                        let ends = pool.ule(division.remainder, last);
                        pool.and(begins, ends)
                    }
                };
                (inside, division.remainder, true)
            }
        };
        Cell { inside, number: division.quotient, rest, may_cross }
    }

    /// The number of the element that has come to this place; one may have come to several.
    fn pick(&mut self, row: RowId, number: Term) -> Term {
        let Row { count, width, picks, .. } = self.rows[row.0 as usize].clone();
        if let Some((_, known)) = picks.iter().find(|(k, _)| *k == number) {
            return *known;
        }
        let bits = self.pointer_bits();
        let variable = self.pool().fresh_var("the element that has come here", width);
        let pick = self.pool().zext(variable, bits);
        let pool = &mut self.out.pool;
        let real = pool.ult(number, count);
        let fits = pool.ult(pick, count);
        let holds = pool.implies(real, fits);
        self.know(variable, holds);
        for &(other, its) in picks.iter().take(MOST_PICKS) {
            let pool = &mut self.out.pool;
            let also = pool.ult(other, count);
            let both = pool.and(real, also);
            let (same, met) = (pool.eq(number, other), pool.eq(pick, its));
            let met = pool.implies(same, met);
            let holds = pool.implies(both, met);
            let beside = super::unknown::variable_of(pool, its);
            self.out.facts.push(Fact { about: variable, beside: Some(beside), holds });
        }
        self.rows[row.0 as usize].picks.push((number, pick));
        pick
    }

    /// The elements from `lo` on, so many or all; and whether they all lie in the object.
    fn row_of(&mut self, obj: ObjId, lo: u64, size: u64, count: Option<Term>) -> Option<(RowId, Term)> {
        let bits = self.pointer_bits();
        let whole = self.out.objects[obj].size;
        let start = self.offset_constant(lo);
        let stride = self.offset_constant(size);
        let pool = &mut self.out.pool;
        let room = pool.sub(whole, start);
        let most = divide(pool, room, stride, false);
        let facts = most.facts.clone();
        let starts = pool.ule(start, whole);
        let (count, valid) = match count {
            None => (most.quotient, starts),
            Some(count) => {
                let fits = pool.ule(count, most.quotient);
                (count, pool.and(starts, fits))
            }
        };
        facts.into_iter().for_each(|fact| self.know(most.quotient, fact));
        let pool = &mut self.out.pool;
        if pool.as_const(count).is_some_and(|c| c.is_zero()) || pool.is_false(valid) {
            return None;
        }
        debug_assert_eq!(pool.width(count), bits);
        let most = pool.as_const(most.quotient).and_then(|c| c.to_u64());
        // All elements lie in the object, or none is on trial.
        let width = most.map_or(bits - size.ilog2(), |most| (64 - most.leading_zeros()).clamp(1, bits));
        Some((self.add_row(lo, size, count, width), valid))
    }

    fn add_row(&mut self, lo: u64, size: u64, count: Term, width: u32) -> RowId {
        let (lo, stride) = (self.offset_constant(lo), self.offset_constant(size));
        let len = self.pool().mul(count, stride);
        self.rows.push(Row { lo, len, size, count, width, picks: vec![] });
        RowId(self.rows.len() as u32 - 1)
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

    /// The number that is most likely how many elements there are: it does not change in the loop, and something is compared with it
    /// there or in the loops around.
    fn likely_count(
        &mut self,
        walk: &Walk<'p>,
        id: LoopId,
        entry: &Arrival,
        footprint: &Footprint,
    ) -> Option<(String, Term)> {
        let shape = walk.shape.clone();
        let forest = &shape.forest;
        let data = &forest.loops[id];
        let mut found: IndexMap<Value, (LoopId, usize)> = IndexMap::new();
        let mut counters = BTreeSet::new();
        let mut around = Some(id);
        while let Some(at) = around {
            let outer = &forest.loops[at];
            counters.extend(outer.params.iter().copied());
            for &inst in outer.blocks.iter().flat_map(|&b| &walk.body.blocks[b].insts) {
                let Inst::Cmp { a, b, .. } = walk.body.insts[inst].inst else { continue };
                for side in [a, b] {
                    let mut leaves = vec![];
                    leaves_of(walk.body, side, FUEL, &mut leaves);
                    leaves.into_iter().for_each(|leaf| found.entry(leaf).or_insert((at, 0)).1 += 1);
                }
            }
            around = outer.parent;
        }
        let mut order: Vec<(Value, LoopId, usize)> =
            found.into_iter().map(|(v, (at, n))| (v, at, n)).collect();
        let is_load = |v: Value| match walk.body.values[v].def {
            ValueDef::Result(inst, _) => matches!(walk.body.insts[inst].inst, Inst::Load { .. }),
            _ => false,
        };
        order.sort_by_key(|&(v, _, times)| (counters.contains(&v), is_load(v), std::cmp::Reverse(times)));
        for (leaf, at, _) in order {
            let found = self.on_entry(walk, data, &forest.loops[at], entry, footprint, leaf);
            let Some(Sym::Int { term, .. }) = found else { continue };
            let bits = self.pointer_bits();
            let pool = &mut self.out.pool;
            let width = pool.width(term);
            if pool.as_const(term).is_some() || width < 16 || width > bits {
                continue;
            }
            // Less than none are none.
            let zero = pool.constant(width, 0);
            let below = pool.slt(term, zero);
            let cut = pool.ite(below, zero, term);
            return Some((walk.body.name(leaf), pool.zext(cut, bits)));
        }
        None
    }

    /// The value where the loop is entered, if it has one there; `outer` is the loop that it is used in.
    fn on_entry(
        &mut self,
        walk: &Walk<'p>,
        data: &Loop,
        outer: &Loop,
        entry: &Arrival,
        footprint: &Footprint,
        value: Value,
    ) -> Option<Sym> {
        if let Some(index) = data.params.iter().position(|&p| p == value) {
            return entry.args.get(index).cloned();
        }
        let made_in = |l: &Loop| match walk.body.values[value].def {
            ValueDef::Param(block, _) => l.blocks.contains(&block),
            ValueDef::Result(inst, _) => l.blocks.iter().any(|&b| walk.body.blocks[b].insts.contains(&inst)),
            _ => false,
        };
        if !made_in(outer) || (outer.params.contains(&value) && outer.header != data.header) {
            return Some(self.value(walk, &entry.state, value));
        }
        let ValueDef::Result(inst, _) = walk.body.values[value].def else { return None };
        match walk.body.insts[inst].inst {
            Inst::Load { ptr, volatile: false } => {
                let ty = walk.body.ty(value);
                let Some(p @ Sym::Ptr { .. }) = self.on_entry(walk, data, outer, entry, footprint, ptr)
                else {
                    return None;
                };
                let stays = p.ptr().targets.iter().all(|t| !footprint.writes(t.obj));
                (stays && matches!(ty, Ty::Int(_))).then(|| self.load(&entry.state, &p, ty))
            }
            Inst::Gep { base, index, stride, .. } => {
                let number = walk.body.as_const(index)?.to_i128()?;
                let Some(Sym::Ptr { ptr, taint }) = self.on_entry(walk, data, outer, entry, footprint, base)
                else {
                    return None;
                };
                let bits = self.pointer_bits();
                let way = self.pool().signed_constant(bits, number.checked_mul(i128::from(stride))?);
                Some(Sym::Ptr { ptr: self.ptr_add(&ptr, way), taint })
            }
            _ => None,
        }
    }
}

/// What the sums in a comparison consist of.
fn leaves_of(body: &crate::ir::Body, value: Value, fuel: u32, found: &mut Vec<Value>) {
    if fuel == 0 || body.as_const(value).is_some() || !matches!(body.ty(value), Ty::Int(_)) {
        return;
    }
    if let ValueDef::Result(inst, _) = body.values[value].def {
        match body.insts[inst].inst {
            Inst::Cast { op: CastOp::SExt | CastOp::ZExt | CastOp::Trunc, a } => {
                return leaves_of(body, a, fuel - 1, found);
            }
            Inst::Binary { op: BinOp::Add | BinOp::Sub, a, b, .. } => {
                leaves_of(body, a, fuel - 1, found);
                return leaves_of(body, b, fuel - 1, found);
            }
            _ => {}
        }
    }
    found.push(value);
}

/// What the writes since the header are compared with.
struct Check {
    obj: ObjId,
    row: RowId,
    since: MemId,
    known: FxHashMap<MemId, Term>,
    descends: FxHashMap<MemId, bool>,
}

impl Encoder<'_> {
    /// Has something come into the row since then that is no element of it?
    fn is_changed(&mut self, check: &mut Check, mem: MemId) -> Term {
        if mem == check.since {
            return self.pool().ff();
        }
        if let Some(&known) = check.known.get(&mem) {
            return known;
        }
        if let Some(MovedSince { src, trials }) = self.moved_since.get(&mem).cloned() {
            let before = self.is_changed(check, src);
            let mut kept = self.pool().ff();
            for (row, active) in trials {
                let same = self.is_same_row(row, check.row);
                let pool = &mut self.out.pool;
                let here = pool.and(same, active);
                kept = pool.or(kept, here);
            }
            let pool = &mut self.out.pool;
            let lost = pool.not(kept);
            let changed = pool.or(before, lost);
            check.known.insert(mem, changed);
            return changed;
        }
        let changed = match self.mem(mem).clone() {
            MemNode::Data { .. } | MemNode::Unknown { .. } => self.pool().tt(),
            MemNode::Ite { cond, then, els } => {
                let (then, els) = (self.is_changed(check, then), self.is_changed(check, els));
                self.pool().ite(cond, then, els)
            }
            MemNode::Store { prev, cond, off, bytes, value } => {
                let before = self.is_changed(check, prev);
                let len = self.offset_constant(u64::from(bytes));
                let outside = self.is_beside(check.row, off, len);
                let whole = u64::from(bytes) == self.rows[check.row.0 as usize].size;
                let fine = match whole {
                    false => outside,
                    true => {
                        let lands = self.begins_element(check.row, off);
                        let comes = self.is_value_of_element(check, mem, &value);
                        let pool = &mut self.out.pool;
                        let moved = pool.and(lands, comes);
                        pool.or(outside, moved)
                    }
                };
                self.unless(before, cond, fine)
            }
            MemNode::Copy { prev, cond, lo, len, src, src_off, .. } => {
                let before = self.is_changed(check, prev);
                let outside = self.is_beside(check.row, lo, len);
                let moved = self.is_copy_of_elements(check, lo, len, src, src_off);
                let fine = self.pool().or(outside, moved);
                self.unless(before, cond, fine)
            }
            MemNode::Fill { prev, cond, lo, len, .. } | MemNode::Havoc { prev, cond, lo, len, .. } => {
                let before = self.is_changed(check, prev);
                let outside = self.is_beside(check.row, lo, len);
                self.unless(before, cond, outside)
            }
            MemNode::Moved { prev, src, lo, len, row } => {
                let (inner, outer) =
                    (self.rows[row.0 as usize].clone(), self.rows[check.row.0 as usize].clone());
                let before = self.is_changed(check, src);
                let rest = self.is_changed(check, prev);
                let starts = self.begins_element(check.row, lo);
                let pool = &mut self.out.pool;
                let (end, outer_end) = (pool.add(lo, len), pool.add(outer.lo, outer.len));
                let (ends, nothing) = (pool.ule(end, outer_end), pool.constant(pool.width(len), 0));
                let parts = [starts, ends, pool.bool_const(inner.size == outer.size)];
                let (fits, none) = (pool.and_all(&parts), pool.eq(len, nothing));
                let fine = pool.or(none, fits);
                let wrong = pool.not(fine);
                // The same elements: what is around them does not matter.
                let same = self.is_same_row(row, check.row);
                let pool = &mut self.out.pool;
                let elsewhere = pool.or(wrong, rest);
                let elsewhere = pool.ite(same, wrong, elsewhere);
                pool.or(before, elsewhere)
            }
        };
        check.known.insert(mem, changed);
        changed
    }

    fn is_same_row(&mut self, a: RowId, b: RowId) -> Term {
        let [a, b] = [a, b].map(|row| self.rows[row.0 as usize].clone());
        let pool = &mut self.out.pool;
        let parts = [pool.eq(a.lo, b.lo), pool.eq(a.len, b.len), pool.bool_const(a.size == b.size)];
        pool.and_all(&parts)
    }

    fn unless(&mut self, before: Term, cond: Term, fine: Term) -> Term {
        let pool = &mut self.out.pool;
        let wrong = pool.not(fine);
        let here = pool.and(cond, wrong);
        pool.or(before, here)
    }

    /// Do these bytes lie outside of the row?
    fn is_beside(&mut self, row: RowId, off: Term, len: Term) -> Term {
        let Row { lo, len: all, .. } = self.rows[row.0 as usize];
        let pool = &mut self.out.pool;
        let zero = pool.constant(pool.width(off), 0);
        let nothing = pool.eq(len, zero);
        let (end, last) = (pool.add(off, len), pool.add(lo, all));
        // Nothing wraps: both ends are in the right order.
        let (ordered, before) = (pool.ule(off, end), pool.ule(end, lo));
        let before = pool.and(ordered, before);
        let behind = pool.ule(last, off);
        let behind = pool.and(ordered, behind);
        pool.or_all(&[nothing, before, behind])
    }

    /// Does an element of the row begin there?
    fn begins_element(&mut self, row: RowId, off: Term) -> Term {
        let Cell { inside, rest, .. } = self.cell_of(row, off, 1);
        let pool = &mut self.out.pool;
        let zero = pool.constant(pool.width(off), 0);
        let starts = pool.eq(rest, zero);
        pool.and(inside, starts)
    }

    /// Was the value read from an element before?
    fn is_value_of_element(&mut self, check: &mut Check, at: MemId, value: &Sym) -> Term {
        let mut ways = vec![];
        for seen in self.seen.clone() {
            // Whatever was read since the header and before the write came from elements, or they have changed before.
            if seen.obj != check.obj || seen.mem >= at || !self.descends(check, seen.mem) {
                continue;
            }
            let same = match (&seen.value, value) {
                (Sym::Int { term: a, .. }, Sym::Int { term: b, .. })
                    if self.out.pool.width(*a) == self.out.pool.width(*b) =>
                {
                    self.pool().eq(*a, *b)
                }
                (a, b) if a == b => self.pool().tt(),
                _ => continue,
            };
            if self.pool().is_false(same) {
                continue;
            }
            let element = self.begins_element(check.row, seen.off);
            let way = self.pool().and_all(&[seen.guard, element, same]);
            ways.push(way);
        }
        self.pool().or_all(&ways)
    }

    fn is_copy_of_elements(
        &mut self,
        check: &mut Check,
        lo: Term,
        len: Term,
        src: MemId,
        src_off: Term,
    ) -> Term {
        let row = self.rows[check.row.0 as usize].clone();
        let lands = self.begins_element(check.row, lo);
        let one = self.offset_constant(row.size);
        if len == one {
            let comes = self.holds_element(check, src, src_off);
            return self.pool().and(lands, comes);
        }
        if !self.descends(check, src) {
            return self.pool().ff();
        }
        let comes = self.begins_element(check.row, src_off);
        let rest = match as_multiple(&mut self.out.pool, &mut self.alignments, len, row.size) {
            Some(Multiple { rest: 0, .. }) => self.offset_constant(0),
            _ => {
                let division = divide(&mut self.out.pool, len, one, false);
                division.facts.iter().for_each(|&fact| self.know(division.quotient, fact));
                division.remainder
            }
        };
        let pool = &mut self.out.pool;
        let zero = pool.constant(pool.width(len), 0);
        let end = pool.add(row.lo, row.len);
        let mut parts = vec![lands, comes, pool.eq(rest, zero)];
        for from in [lo, src_off] {
            let room = pool.sub(end, from);
            parts.push(pool.ule(len, room));
        }
        pool.and_all(&parts)
    }

    /// Are the bytes there an element of the row as it has been since the header?
    fn holds_element(&mut self, check: &mut Check, mem: MemId, off: Term) -> Term {
        if self.descends(check, mem) {
            return self.begins_element(check.row, off);
        }
        let size = self.rows[check.row.0 as usize].size;
        match self.mem(mem).clone() {
            MemNode::Ite { cond, then, els } => {
                let (then, els) = (self.holds_element(check, then, off), self.holds_element(check, els, off));
                self.pool().ite(cond, then, els)
            }
            MemNode::Copy { prev, cond, lo, len, src, src_off, .. } => {
                let way = self.pool().sub(off, lo);
                let number = |e: &Self, t: Term| e.out.pool.as_const(t).and_then(|c| c.to_u64());
                match (number(self, way), number(self, len)) {
                    (Some(way), Some(len)) if way.checked_add(size).is_some_and(|end| end <= len) => {
                        let way = self.offset_constant(way);
                        let from = self.offset_add(src_off, way);
                        let comes = self.holds_element(check, src, from);
                        if self.pool().is_true(cond) {
                            return comes;
                        }
                        let before = self.holds_element(check, prev, off);
                        self.pool().ite(cond, comes, before)
                    }
                    _ if self.is_outside(off, size as u32, lo, len) => self.holds_element(check, prev, off),
                    _ => self.pool().ff(),
                }
            }
            MemNode::Store { prev, off: place, bytes, .. } => {
                let len = self.offset_constant(u64::from(bytes));
                match self.is_outside(off, size as u32, place, len) {
                    true => self.holds_element(check, prev, off),
                    false => self.pool().ff(),
                }
            }
            MemNode::Fill { prev, lo, len, .. } | MemNode::Havoc { prev, lo, len, .. } => {
                match self.is_outside(off, size as u32, lo, len) {
                    true => self.holds_element(check, prev, off),
                    false => self.pool().ff(),
                }
            }
            MemNode::Data { .. } | MemNode::Unknown { .. } | MemNode::Moved { .. } => self.pool().ff(),
        }
    }

    /// Is it the memory of the array at some time since the header?
    fn descends(&mut self, check: &mut Check, mem: MemId) -> bool {
        if mem == check.since {
            return true;
        }
        if let Some(&known) = check.descends.get(&mem) {
            return known;
        }
        let found = match *self.mem(mem) {
            MemNode::Data { .. } | MemNode::Unknown { .. } => false,
            MemNode::Ite { then, els, .. } => self.descends(check, then) && self.descends(check, els),
            MemNode::Store { prev, .. }
            | MemNode::Fill { prev, .. }
            | MemNode::Copy { prev, .. }
            | MemNode::Havoc { prev, .. } => self.descends(check, prev),
            MemNode::Moved { src, .. } => self.descends(check, src),
        };
        check.descends.insert(mem, found);
        found
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
