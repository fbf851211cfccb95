//! Where the next zero byte is: the length of strings without looking at each byte.
//!
//! `nz(m, k)` is the least place >= k that holds a zero, or the size of the object. Each kind of write has a rule that
//! gives it from what was there before.

use super::memory::{MemId, MemNode};
use super::object::NULL;
use super::pointer::Ptr;
use super::state::State;
use super::{Encoder, Fact};
use crate::ir::Ty;
use crate::term::{Pool, Term};

/// Places of zero bytes in one encoding.
const MOST_ZEROS: usize = 20_000;
/// Bytes behind a text that are asked for together with it at most.
const MORE: u128 = 1 << 16;

/// Texts, and steps, from one offset on that are set in relation at most.
const MOST_RELATED: usize = 8;

/// A length that was taken from an offset on: up to the place if it was measured, 0 otherwise.
#[derive(Clone, Copy)]
pub(super) struct Measured {
    off: Term,
    place: Term,
    measured: Term,
}

/// What begins at an offset.
#[derive(Default)]
pub(super) struct From {
    texts: Vec<(Term, Measured)>,
    /// Steps, and where they lead to.
    steps: Vec<(Term, Term)>,
}

impl Encoder<'_> {
    /// Distance from the pointer to the next zero byte, or to the end of the object; 0 where there is no object.
    pub(super) fn next_zero(&mut self, state: &State, p: &Ptr) -> Term {
        let bits = self.pointer_bits();
        let zero = self.pool().constant(bits, 0);
        let mut result: Option<Term> = None;
        let mut places = vec![];
        for (i, &t) in p.targets.iter().enumerate().rev() {
            let here = match (t.obj == NULL, self.out.objects[t.obj].weak) {
                (true, _) => zero,
                (false, true) => self.zero_among_many(state, t),
                (false, false) => {
                    let (known, size) = (self.obj_state(state, t.obj), self.out.objects[t.obj].size);
                    let place = self.nz(known.mem, size, t.off);
                    self.relate_texts(known.mem, size, t.off, place);
                    let pool = &mut self.out.pool;
                    let distance = pool.sub(place, t.off);
                    // The place is not before the offset, or the offset is outside.
                    let distance = pool.at_most(distance, place);
                    let inside = pool.ule(t.off, size);
                    let valid = pool.and(known.alive, inside);
                    let mut measured = if result.is_none() { valid } else { pool.and(valid, t.cond) };
                    for earlier in &p.targets[..i] {
                        let other = pool.not(earlier.cond);
                        measured = pool.and(measured, other);
                    }
                    places.push(Measured { off: t.off, place, measured });
                    pool.ite(valid, distance, zero)
                }
            };
            result = Some(match result {
                None => here,
                Some(rest) => self.pool().ite(t.cond, here, rest),
            });
        }
        let length = result.unwrap_or(zero);
        let objects = p.targets.iter().filter(|t| t.obj != NULL).count();
        if let ([one], 1) = (&places[..], objects) {
            self.note_length(length, *one);
        }
        length
    }

    /// Two texts of the same memory of which one begins within the other end at the same place. Unknown memory has a rule for that; of others
    /// it follows from all writes to it, one by one.
    fn relate_texts(&mut self, mem: MemId, size: Term, off: Term, place: Term) {
        if matches!(self.mem(mem), MemNode::Unknown { .. } | MemNode::Data { .. }) {
            return;
        }
        let known = self.texts_in.entry((mem, size)).or_default();
        if known.len() == MOST_RELATED || known.contains(&(off, place)) {
            return;
        }
        let others = known.clone();
        known.push((off, place));
        for other in others {
            for ((from, end), (begin, its)) in [(other, (off, place)), ((off, place), other)] {
                let pool = &mut self.out.pool;
                let (behind, before) = (pool.ule(from, begin), pool.ule(begin, end));
                let within = pool.and(behind, before);
                let same = pool.eq(its, end);
                let holds = pool.implies(within, same);
                self.out.facts.push(Fact { about: place, beside: Some(other.1), holds });
            }
        }
    }

    fn note_length(&mut self, length: Term, one: Measured) {
        if self.lengths.insert((length, one.off), one).is_some() || self.pool().as_const(one.off).is_some() {
            return;
        }
        let from = self.from_offsets.entry(one.off).or_default();
        if from.texts.len() < MOST_RELATED {
            from.texts.push((length, one));
            for (step, end) in from.steps.clone() {
                self.relate(length, one, step, end);
            }
        }
    }

    /// A pointer was moved by a step.
    pub(super) fn note_step(&mut self, off: Term, step: Term) {
        let pool = &mut self.out.pool;
        let step = pool.as_sum_with_const(step).0;
        if [off, step].iter().any(|&t| pool.as_const(t).is_some()) {
            return;
        }
        let end = pool.add(off, step);
        let from = self.from_offsets.entry(off).or_default();
        if from.steps.len() < MOST_RELATED && !from.steps.contains(&(step, end)) {
            from.steps.push((step, end));
            for (length, one) in from.texts.clone() {
                self.relate(length, one, step, end);
            }
        }
    }

    /// A step is within a text if its end is. It follows from what sums and differences are, but a solver has to find that bit by bit.
    fn relate(&mut self, length: Term, one: Measured, step: Term, end: Term) {
        let pool = &mut self.out.pool;
        let exact = pool.ule(one.off, end);
        for order in [Pool::ule, Pool::ult] {
            let (within, before) = (order(pool, step, length), order(pool, end, one.place));
            let before = pool.and(exact, before);
            let same = pool.eq(within, before);
            let holds = pool.implies(one.measured, same);
            self.out.facts.push(Fact { about: end, beside: Some(one.place), holds });
        }
    }

    /// Where so many bytes from the offset on end, if they are those of a text and a few more: the place of its zero byte is known, and
    /// need not be computed from the length again.
    pub(super) fn end_of_text(&mut self, off: Term, len: Term) -> Option<Term> {
        let more = self.out.pool.as_sum_with_const(len).1?;
        (more < MORE).then(|| self.near_end_of_text(off, len)).flatten()
    }

    /// The offset and a step of the length of the text there, and a few more or less.
    pub(super) fn near_end_of_text(&mut self, off: Term, step: Term) -> Option<Term> {
        let pool = &mut self.out.pool;
        let (length, more) = pool.as_sum_with_const(step);
        let one = *self.lengths.get(&(length, off))?;
        let more = pool.constant(pool.width(step), more?);
        let (behind, nothing) = (pool.add(one.place, more), pool.add(off, more));
        Some(pool.ite(one.measured, behind, nothing))
    }

    pub(super) fn nz(&mut self, mem: MemId, size: Term, k: Term) -> Term {
        let key = (mem, size, k);
        let place = match self.zeros.get(&key) {
            Some(&known) => known,
            None => {
                let place = match self.zeros.len() < MOST_ZEROS {
                    true => self.nz_rule(mem, size, k),
                    false => self.nz_anywhere(mem, size, k),
                };
                self.zeros.insert(key, place);
                place
            }
        };
        self.learn_texts(mem, size, k, place);
        self.learn_block_texts(mem, k, place);
        place
    }

    /// Structures that are copied one after the other double the ways to a zero with each of them: too many are not looked at, the bytes
    /// might be any.
    fn nz_anywhere(&mut self, mem: MemId, size: Term, k: Term) -> Term {
        let id = match self.any_texts.get(&(mem, size)) {
            Some(&known) => known,
            None => self.out.unknowns.add("a text", size, self.out.objects.len()),
        };
        self.any_texts.insert((mem, size), id);
        self.nz_unknown(id, k)
    }

    fn nz_rule(&mut self, mem: MemId, size: Term, k: Term) -> Term {
        match self.mem(mem).clone() {
            MemNode::Data { bytes, pointers } if pointers.is_empty() => self.nz_data(&bytes, size, k),
            // Addresses have bytes that nobody knows.
            MemNode::Data { .. } => {
                let id = self.out.unknowns.add("a table of addresses", size, self.out.objects.len());
                self.nz_unknown(id, k)
            }
            MemNode::Unknown { id, .. } => self.nz_unknown(id, k),
            MemNode::Ite { cond, then, els } => {
                let (a, b) = (self.nz(then, size, k), self.nz(els, size, k));
                self.pool().ite(cond, a, b)
            }
            MemNode::Store { prev, cond, off, bytes: 1, value } => {
                let before = self.nz(prev, size, k);
                let byte = self.convert(&value, Ty::Int(8)).int();
                let after = self.nz_byte(prev, size, k, off, byte);
                self.pool().ite(cond, after, before)
            }
            MemNode::Store { prev, cond, off, bytes, value } => {
                let split = self.split_store(prev, cond, off, bytes, &value);
                self.nz(split, size, k)
            }
            MemNode::Fill { prev, cond, lo, len, byte } => {
                let zero = self.pool().constant(8, 0);
                let is_zero = self.pool().eq(byte.int(), zero);
                self.nz_range(prev, size, k, cond, lo, len, |e, from, hi| {
                    let next = e.nz(prev, size, hi);
                    e.pool().ite(is_zero, from, next)
                })
            }
            MemNode::Copy { prev, cond, lo, len, src, src_off, src_size } => {
                self.nz_range(prev, size, k, cond, lo, len, |e, from, hi| {
                    let skipped = e.pool().sub(from, lo);
                    let start = e.pool().add(src_off, skipped);
                    let found = e.nz(src, src_size, start);
                    let end = e.pool().add(src_off, len);
                    let inside = e.pool().ult(found, end);
                    let distance = e.pool().sub(found, src_off);
                    let moved = e.pool().add(lo, distance);
                    let next = e.nz(prev, size, hi);
                    e.pool().ite(inside, moved, next)
                })
            }
            MemNode::Moved { prev, src, lo, len, row } => {
                let always = self.pool().tt();
                self.nz_range(prev, size, k, always, lo, len, |e, from, _| {
                    let piece = e.end_of_moved(row, from);
                    let found = e.nz(src, size, piece.from);
                    let inside = e.pool().ult(found, piece.to);
                    let distance = e.pool().sub(found, piece.from);
                    let moved = e.pool().add(from, distance);
                    // In one of the next elements, or behind them.
                    let next = e.nz_anywhere(mem, size, piece.end);
                    let place = e.pool().ite(inside, moved, next);
                    let Some(known) = piece.known else { return place };
                    let anywhere = e.nz_anywhere(mem, size, from);
                    e.pool().ite(known, place, anywhere)
                })
            }
            MemNode::Havoc { prev, cond, lo, len, id, .. } => {
                self.nz_range(prev, size, k, cond, lo, len, |e, from, hi| {
                    let found = e.nz_unknown(id, from);
                    let inside = e.pool().ult(found, hi);
                    let next = e.nz(prev, size, hi);
                    e.pool().ite(inside, found, next)
                })
            }
        }
    }

    /// A write of `byte` at `i`.
    fn nz_byte(&mut self, prev: MemId, size: Term, k: Term, i: Term, byte: Term) -> Term {
        let z = self.nz(prev, size, k);
        let bits = self.pointer_bits();
        let one = self.pool().constant(bits, 1);
        let next = self.pool().add(i, one);
        let behind = self.nz(prev, size, next);
        let pool = &mut self.out.pool;
        let below = pool.ult(i, k);
        let zero = pool.constant(8, 0);
        let writes_zero = pool.eq(byte, zero);
        let earlier = pool.ult(i, z);
        let nearest = pool.ite(earlier, i, z);
        let overwritten = pool.eq(z, i);
        let moved = pool.ite(overwritten, behind, z);
        let changed = pool.ite(writes_zero, nearest, moved);
        pool.ite(below, z, changed)
    }

    /// A write to `[lo, lo + len)`, where `inside(from, hi)` is the answer for a search that starts in it.
    #[allow(clippy::too_many_arguments)]
    fn nz_range(
        &mut self,
        prev: MemId,
        size: Term,
        k: Term,
        cond: Term,
        lo: Term,
        len: Term,
        inside: impl FnOnce(&mut Self, Term, Term) -> Term,
    ) -> Term {
        let z = self.nz(prev, size, k);
        let pool = &mut self.out.pool;
        let hi = pool.add(lo, len);
        let starts_before = pool.ult(k, lo);
        let from = pool.ite(starts_before, lo, k);
        let behind = pool.ule(hi, from);
        let found_before = pool.ult(z, lo);
        let stops_before = pool.and(starts_before, found_before);
        let unaffected = pool.or(behind, stops_before);
        let within = inside(self, from, hi);
        let pool = &mut self.out.pool;
        let changed = pool.ite(unaffected, z, within);
        pool.ite(cond, changed, z)
    }

    fn nz_unknown(&mut self, id: super::unknown::UnknownId, k: Term) -> Term {
        let super::Encoding { pool, unknowns, .. } = &mut self.out;
        let (place, fact) = unknowns.next_zero(pool, id, k);
        if let Some(fact) = fact {
            let variable = super::unknown::variable_of(&self.out.pool, place);
            self.know(variable, fact);
        }
        place
    }

    /// Runs of zeros in constant data, the last one up to the end of the object.
    fn nz_data(&mut self, bytes: &[u8], size: Term, k: Term) -> Term {
        let bits = self.pointer_bits();
        let pool = &mut self.out.pool;
        let end = pool.constant(bits, bytes.len() as u128);
        let in_tail = pool.ult(k, size);
        let early = pool.ult(k, end);
        let tail = pool.ite(early, end, k);
        let has_tail = pool.ult(end, size);
        let tail = pool.ite(has_tail, tail, size);
        let mut result = pool.ite(in_tail, tail, size);
        for (start, stop) in zero_runs(bytes).into_iter().rev() {
            let (a, b) = (pool.constant(bits, start as u128), pool.constant(bits, stop as u128));
            let before = pool.ult(k, b);
            let early = pool.ult(k, a);
            let here = pool.ite(early, a, k);
            result = pool.ite(before, here, result);
        }
        result
    }

    /// The same write, byte by byte.
    fn split_store(
        &mut self,
        prev: MemId,
        cond: Term,
        off: Term,
        bytes: u32,
        value: &super::value::Sym,
    ) -> MemId {
        let whole = self.convert(value, Ty::Int(bytes * 8));
        let bits = self.pointer_bits();
        let mut mem = prev;
        for j in 0..bytes {
            let byte = self.pool().extract(whole.int(), j * 8 + 7, j * 8);
            let value = super::value::Sym::Int { term: byte, taint: whole.taint() };
            let step = self.pool().constant(bits, u128::from(j));
            let place = self.offset_add(off, step);
            mem = self.add_mem(MemNode::Store { prev: mem, cond, off: place, bytes: 1, value });
        }
        mem
    }
}

fn zero_runs(bytes: &[u8]) -> Vec<(usize, usize)> {
    let mut runs = vec![];
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at] != 0 {
            at += 1;
            continue;
        }
        let start = at;
        while at < bytes.len() && bytes[at] == 0 {
            at += 1;
        }
        runs.push((start, at));
    }
    runs
}
