//! Texts inside of blocks: that the array of characters at one place of all blocks of a kind holds a zero byte is a candidate.
//!
//! Which arrays there are is taken from the structures of the source that are as large as the blocks. Each search for a zero byte that
//! begins at such an array brings the instance for it; the candidate is refuted where the text of one live block does not end in its
//! array on entry or after an iteration.

use super::Encoder;
use super::footprint::Footprint;
use super::memory::MemId;
use super::object::ObjId;
use super::pointer::Target;
use super::state::{Arrival, State};
use super::summary::Reached;
use super::weak::{NAMES, OFFSETS};
use crate::ir::{Program, SrcType, TypeId};
use crate::term::Term;
use std::collections::BTreeSet;

/// So many arrays are tried in one loop.
const MOST: usize = 6;
/// Structures in structures are followed so far.
const DEPTH: usize = 3;

/// The array of characters at one offset, in the blocks of one kind.
pub(super) struct BlockText {
    trial: usize,
    kind: ObjId,
    array: Chars,
    forgotten: Vec<ObjId>,
    /// How many objects there were.
    older: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Chars {
    off: u64,
    /// None: up to the end of the block.
    len: Option<u64>,
}

#[derive(Clone)]
pub(super) struct BlockTextFact {
    obj: ObjId,
    mem: MemId,
    array: Chars,
    guard: Term,
    active: Term,
    state: State,
}

impl Encoder<'_> {
    pub(super) fn put_block_texts_on_trial(
        &mut self,
        record: usize,
        (entry, header): (&Arrival, &Arrival),
        footprint: &Footprint,
        fewer: usize,
    ) -> Vec<BlockText> {
        if self.summaries.is_none_or(|tools| tools.tier < 2) {
            return vec![];
        }
        let many = self.out.objects.keys().filter(|&o| self.is_many(o) && footprint.writes(o));
        let mut all = vec![];
        for kind in many.collect::<Vec<_>>() {
            let bytes = self.out.objects[kind].each;
            let is_new = |o: ObjId| o.as_u32() as usize >= fewer;
            let kin = self.made.kin(kind).into_iter();
            let forgotten: Vec<ObjId> = kin.filter(|&o| footprint.writes(o) || is_new(o)).collect();
            for array in arrays(self.program, bytes) {
                if all.len() >= MOST {
                    break;
                }
                let Chars { off, len } = array;
                let text = match len {
                    Some(len) => format!("all texts at +{off} of blocks {kind} end within {len} bytes"),
                    None => format!("all texts at +{off} of blocks {kind} end in them"),
                };
                let older = self.out.objects.len();
                let mut ends = vec![];
                for &obj in forgotten.iter().filter(|&&o| !is_new(o)) {
                    ends.push(self.ends_in(&entry.state, obj, array));
                }
                let ends = self.pool().and_all(&ends);
                let (trial, active) = self.put_own_on_trial(record, ("block-pointers", text), entry, ends);
                for &obj in &forgotten {
                    let mem = self.obj_state(&header.state, obj).mem;
                    let (guard, state) = (header.state.guard, header.state.clone());
                    self.block_texts.push(BlockTextFact { obj, mem, array, guard, active, state });
                }
                all.push(BlockText { trial, kind, array, forgotten: forgotten.clone(), older });
            }
        }
        all
    }

    pub(super) fn refute_block_texts(
        &mut self,
        record: usize,
        back: &Arrival,
        reached: Reached,
        all: Vec<BlockText>,
    ) {
        for BlockText { trial, kind, array, forgotten, older } in all {
            let mut blocks: BTreeSet<ObjId> = forgotten.into_iter().collect();
            blocks.extend(self.made.kin(kind).into_iter().filter(|o| o.as_u32() as usize >= older));
            let mut ends = vec![];
            for obj in blocks {
                ends.push(self.ends_in(&back.state, obj, array));
            }
            let ends = self.pool().and_all(&ends);
            self.refute_own(record, trial, reached, ends);
        }
    }

    /// The block, or any of the many, is dead, or its array holds a zero byte.
    fn ends_in(&mut self, state: &State, obj: ObjId, array: Chars) -> Term {
        let bits = self.pointer_bits();
        let [k, _] = self.any_numbers();
        let off = self.pool().constant(bits, u128::from(array.off));
        let t = self.numbered(obj, off, k);
        let there = self.is_block(state, t);
        let (mem, size) = (self.obj_state(state, obj).mem, self.out.objects[obj].size);
        let start = self.among_many(t).off;
        let end = self.end_of_block(t.obj, t.number);
        let zero = self.nz(mem, size, start);
        let ends = self.is_near(start, zero, end, array);
        self.pool().implies(there, ends)
    }

    pub(super) fn is_block(&mut self, state: &State, t: Target) -> Term {
        let alive = self.is_alive(state, t);
        let made = if self.is_many(t.obj) { self.was_made(state, t) } else { self.pool().tt() };
        self.pool().and_all(&[t.cond, made, alive])
    }

    /// Where the block with that number ends, in the memory of all; where the object does that is one. A pointer that was read under what is
    /// known of the path may have a size that goes with the path, but not with the number.
    fn end_of_block(&mut self, obj: ObjId, number: Term) -> Term {
        if !self.is_many(obj) {
            return self.out.objects[obj].size;
        }
        let size = self.size_by_number(obj, number);
        let zero = self.offset_constant(0);
        let t = self.at(obj, zero).targets[0];
        self.among_many(Target { off: size, number, ..t }).off
    }

    fn is_near(&mut self, start: Term, zero: Term, end: Term, array: Chars) -> Term {
        let bits = self.pointer_bits();
        let Some(len) = array.len else { return self.pool().ult(zero, end) };
        let len = self.pool().constant(bits, u128::from(len));
        let distance = self.pool().sub(zero, start);
        self.pool().ult(distance, len)
    }

    /// A search for a zero byte that begins at a claimed array.
    pub(super) fn learn_block_texts(&mut self, mem: MemId, start: Term, zero: Term) {
        if self.learning || !self.block_texts.iter().any(|f| f.mem == mem) {
            return;
        }
        let facts: Vec<BlockTextFact> = self.block_texts.iter().filter(|f| f.mem == mem).cloned().collect();
        for fact in facts {
            let is_many = self.is_many(fact.obj);
            let pool = &mut self.out.pool;
            let low = if is_many { pool.extract(start, OFFSETS - 1, 0) } else { start };
            let begins = pool.as_const(low).and_then(|c| c.to_u64()) == Some(fact.array.off);
            let key = (true, fact.mem, [fact.active, start, zero, fact.active, fact.guard], None);
            if !begins || !self.learned.insert(key) {
                continue;
            }
            let place = self.at(fact.obj, start).targets[0];
            let pool = &mut self.out.pool;
            let number =
                if is_many { pool.extract(start, OFFSETS + NAMES - 1, OFFSETS) } else { place.number };
            let cond = pool.tt();
            self.learning = true;
            let there = self.is_block(&fact.state, Target { number, cond, ..place });
            self.learning = false;
            let end = self.end_of_block(fact.obj, number);
            let ends = self.is_near(start, zero, end, fact.array);
            let applies = self.pool().and(fact.active, there);
            let claim = self.pool().implies(applies, ends);
            self.assume_for_all(fact.guard, claim);
        }
    }
}

/// The arrays of characters in structures of that size; without one, those at the ends of structures.
fn arrays(program: &Program, bytes: Option<u64>) -> BTreeSet<Chars> {
    let mut all = BTreeSet::new();
    for (id, ty) in program.types.iter() {
        let SrcType::Record { bytes: size, fields, .. } = ty else { continue };
        match bytes {
            Some(bytes) if *size == bytes => arrays_in(program, id, 0, DEPTH, &mut all),
            Some(_) => {}
            None => {
                let last = fields.iter().max_by_key(|f| f.offset).filter(|f| is_open(program, f.ty));
                all.extend(last.map(|f| Chars { off: f.offset, len: None }));
            }
        }
    }
    all
}

/// An array of characters that a longer one may take the place of.
fn is_open(program: &Program, ty: TypeId) -> bool {
    match program.types[ty] {
        SrcType::Array { element, count } => count.is_none_or(|n| n <= 1) && is_char(program, element),
        _ => false,
    }
}

fn is_char(program: &Program, ty: TypeId) -> bool {
    matches!(program.types[ty], SrcType::Int { bytes: 1, .. })
}

fn arrays_in(program: &Program, ty: TypeId, at: u64, fuel: usize, all: &mut BTreeSet<Chars>) {
    let Some(fuel) = fuel.checked_sub(1) else { return };
    match &program.types[ty] {
        SrcType::Record { fields, .. } => {
            for field in fields.iter().filter(|f| f.bits.is_none()) {
                arrays_in(program, field.ty, at + field.offset, fuel, all);
            }
        }
        SrcType::Array { element, count: Some(len) } if *len > 1 && is_char(program, *element) => {
            all.insert(Chars { off: at, len: Some(*len) });
        }
        _ => {}
    }
}
