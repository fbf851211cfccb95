//! Numbers inside of blocks: that the number at one place of all blocks of a kind stays within a bound is a candidate.
//!
//! Which numbers there are is taken from the structures of the source that are as large as the blocks; what bounds a variable of the
//! loop may bound what it is stored into. Each load of such a number brings the instance for it; the candidate is refuted where the
//! number of one live block is out of bounds on entry or after an iteration.

use super::Encoder;
use super::flow::Walk;
use super::footprint::Footprint;
use super::memory::MemId;
use super::object::ObjId;
use super::pointer::Target;
use super::state::{Arrival, State};
use super::summary::Reached;
use super::weak::{NAMES, OFFSETS};
use crate::analysis::loops::Loop;
use crate::domain::{CmpKind, Expr, Formula};
use crate::ir::{Program, SrcType, TypeId};
use crate::term::Term;
use std::collections::BTreeSet;

/// So many numbers in blocks, and so many bounds of each, are tried in one loop.
const MOST: usize = 6;
const BOUNDS: usize = 16;
/// Structures in structures are followed so far.
const DEPTH: usize = 3;

/// A bound of the number at one place, in the blocks of one kind.
pub(super) struct BlockNumber {
    trial: usize,
    kind: ObjId,
    number: Number,
    bound: Bound,
    forgotten: Vec<ObjId>,
    /// How many objects there were.
    older: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Number {
    off: u64,
    bytes: u32,
    signed: bool,
}

#[derive(Clone, Copy)]
enum Bound {
    NotNegative,
    AtMost(i128),
}

#[derive(Clone)]
pub(super) struct BlockNumberFact {
    obj: ObjId,
    mem: MemId,
    number: Number,
    bound: Bound,
    guard: Term,
    active: Term,
    state: State,
}

impl<'p> Encoder<'p> {
    pub(super) fn put_block_numbers_on_trial(
        &mut self,
        walk: &Walk<'p>,
        data: &Loop,
        record: usize,
        (entry, header): (&Arrival, &Arrival),
        footprint: &Footprint,
        fewer: usize,
    ) -> Vec<BlockNumber> {
        if self.summaries.is_none_or(|tools| tools.tier <= 2) {
            return vec![];
        }
        let limits = self.limits_of(walk, data);
        let many = self.out.objects.keys().filter(|&o| self.is_many(o) && footprint.writes(o));
        let mut all = vec![];
        let mut numbers = 0;
        for kind in many.collect::<Vec<_>>() {
            let Some(bytes) = self.out.objects[kind].each else { continue };
            let is_new = |o: ObjId| o.as_u32() as usize >= fewer;
            let kin = self.made.kin(kind).into_iter();
            let forgotten: Vec<ObjId> = kin.filter(|&o| footprint.writes(o) || is_new(o)).collect();
            for number in numbers_of(self.program, bytes) {
                numbers += 1;
                if numbers > MOST {
                    break;
                }
                let low = number.signed.then_some(Bound::NotNegative);
                for bound in low.into_iter().chain(limits.iter().map(|&c| Bound::AtMost(c))) {
                    let text = match bound {
                        Bound::NotNegative => "are not negative".into(),
                        Bound::AtMost(most) => format!("are at most {most}"),
                    };
                    let text = format!("all numbers at +{} of blocks {kind} {text}", number.off);
                    let older = self.out.objects.len();
                    let mut fits = vec![];
                    for &obj in forgotten.iter().filter(|&&o| !is_new(o)) {
                        fits.push(self.is_within(&entry.state, obj, number, bound));
                    }
                    let fits = self.pool().and_all(&fits);
                    let (trial, active) = self.put_own_on_trial(record, ("block-numbers", text), entry, fits);
                    for &obj in &forgotten {
                        let mem = self.obj_state(&header.state, obj).mem;
                        let (guard, state) = (header.state.guard, header.state.clone());
                        let fact = BlockNumberFact { obj, mem, number, bound, guard, active, state };
                        self.block_numbers.push(fact);
                    }
                    all.push(BlockNumber { trial, kind, number, bound, forgotten: forgotten.clone(), older });
                }
            }
        }
        all
    }

    /// What runs have not refuted as bounds of the loop's own numbers.
    fn limits_of(&self, walk: &Walk<'p>, data: &Loop) -> Vec<i128> {
        let Some(tools) = self.summaries else { return vec![] };
        let proposed = tools.proposals.of(walk.func, data.header);
        let mut all = BTreeSet::new();
        for candidate in proposed.map(|p| p.candidates.as_slice()).unwrap_or_default() {
            match &candidate.formula {
                Formula::Cmp(CmpKind::Le, _, Expr::Const(c)) => all.insert(*c),
                Formula::Cmp(CmpKind::Lt, _, Expr::Const(c)) => all.insert(*c - 1),
                _ => false,
            };
        }
        all.into_iter().rev().filter(|c| (1..1 << 20).contains(c)).take(BOUNDS).collect()
    }

    pub(super) fn refute_block_numbers(
        &mut self,
        record: usize,
        back: &Arrival,
        reached: Reached,
        all: Vec<BlockNumber>,
    ) {
        for BlockNumber { trial, kind, number, bound, forgotten, older } in all {
            let mut blocks: BTreeSet<ObjId> = forgotten.into_iter().collect();
            blocks.extend(self.made.kin(kind).into_iter().filter(|o| o.as_u32() as usize >= older));
            let mut fits = vec![];
            for obj in blocks {
                fits.push(self.is_within(&back.state, obj, number, bound));
            }
            let fits = self.pool().and_all(&fits);
            self.refute_own(record, trial, reached, fits);
        }
    }

    /// The block, or any of the many, is dead, or its number is within the bound.
    fn is_within(&mut self, state: &State, obj: ObjId, number: Number, bound: Bound) -> Term {
        let bits = self.pointer_bits();
        let [k, _] = self.any_numbers();
        let off = self.pool().constant(bits, u128::from(number.off));
        let t = self.numbered(obj, off, k);
        let there = self.is_block(state, t);
        let mem = self.obj_state(state, obj).mem;
        let place = self.among_many(t).off;
        self.learn_block_numbers(mem, place, number.bytes);
        let fits = self.fits(mem, place, number, bound);
        self.pool().implies(there, fits)
    }

    fn fits(&mut self, mem: MemId, place: Term, number: Number, bound: Bound) -> Term {
        let Number { bytes, signed, .. } = number;
        let value = self.read(mem, place, bytes, crate::ir::Ty::Int(bytes * 8)).int();
        let value = self.signed_number(value, signed);
        let limit = match bound {
            Bound::NotNegative => 0,
            Bound::AtMost(most) => most,
        };
        let limit = self.pool().signed_constant(64, limit);
        let (value, limit) = self.same_width(value, limit);
        match bound {
            Bound::NotNegative => self.pool().sle(limit, value),
            Bound::AtMost(_) => self.pool().sle(value, limit),
        }
    }

    /// A load of a number from a block: what is claimed of it is assumed.
    pub(super) fn learn_block_numbers(&mut self, mem: MemId, off: Term, bytes: u32) {
        if self.learning || !self.block_numbers.iter().any(|f| f.number.bytes == bytes) {
            return;
        }
        for (mem, off) in self.places_behind(mem, off, bytes) {
            let here = |f: &&BlockNumberFact| f.mem == mem && f.number.bytes == bytes;
            let facts: Vec<BlockNumberFact> = self.block_numbers.iter().filter(here).cloned().collect();
            for fact in facts {
                let is_many = self.is_many(fact.obj);
                let pool = &mut self.out.pool;
                let low = if is_many { pool.extract(off, OFFSETS - 1, 0) } else { off };
                let begins = pool.as_const(low).and_then(|c| c.to_u64()) == Some(fact.number.off);
                let key = (false, fact.mem, [fact.active, off, fact.active, fact.active, fact.guard], None);
                if !begins || !self.learned.insert(key) {
                    continue;
                }
                let place = self.at(fact.obj, off).targets[0];
                let pool = &mut self.out.pool;
                let number =
                    if is_many { pool.extract(off, OFFSETS + NAMES - 1, OFFSETS) } else { place.number };
                let cond = pool.tt();
                self.learning = true;
                let there = self.is_block(&fact.state, Target { number, cond, ..place });
                let fits = self.fits(fact.mem, off, fact.number, fact.bound);
                self.learning = false;
                let applies = self.pool().and(fact.active, there);
                let claim = self.pool().implies(applies, fits);
                self.assume_for_all(fact.guard, claim);
            }
        }
    }
}

/// The numbers in structures of that size.
fn numbers_of(program: &Program, bytes: u64) -> BTreeSet<Number> {
    let mut all = BTreeSet::new();
    for (id, ty) in program.types.iter() {
        if matches!(ty, SrcType::Record { bytes: b, .. } if *b == bytes) {
            numbers_in(program, id, 0, DEPTH, &mut all);
        }
    }
    all
}

fn numbers_in(program: &Program, ty: TypeId, at: u64, fuel: usize, all: &mut BTreeSet<Number>) {
    let Some(fuel) = fuel.checked_sub(1) else { return };
    match &program.types[ty] {
        SrcType::Record { fields, .. } => {
            for field in fields.iter().filter(|f| f.bits.is_none()) {
                numbers_in(program, field.ty, at + field.offset, fuel, all);
            }
        }
        SrcType::Int { bytes, signed, .. } if matches!(bytes, 2 | 4 | 8) => {
            all.insert(Number { off: at, bytes: *bytes as u32, signed: *signed });
        }
        _ => {}
    }
}
