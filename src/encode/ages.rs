//! The ages of blocks: how many were allocated before.
//!
//! Lists are built at one end, so their pointers lead to older blocks only, or to younger ones only (`encode::fields`). A loop
//! that frees them one by one keeps all those alive that are older (or younger) than the one it has come to: no block is met twice.
//! Ages are only compared: those of the blocks that a question speaks of fit into few bits.

use super::Encoder;
use super::footprint::Footprint;
use super::hint::Hint;
use super::object::{NULL, ObjId};
use super::pointer::{Ptr, Target};
use super::state::{Arrival, ObjState, State};
use super::summary::Reached;
use super::value::Sym;
use super::weak::NAMES;
use crate::analysis::pointsto::Offset;
use crate::ir::{Inst, Ty};
use crate::term::Term;
use std::collections::BTreeSet;

/// Of a pointer that walks over blocks: those on one side of it are alive.
pub(super) struct Ages {
    trial: usize,
    walker: Walker,
    older: bool,
    /// Those that are spoken about.
    blocks: BTreeSet<ObjId>,
    /// How many objects there were.
    fewer: usize,
}

/// A pointer that walks over blocks: a parameter of the loop, or a place in memory.
#[derive(Clone, Copy)]
pub(super) enum Walker {
    Param(usize),
    Cell(ObjId, u64),
}

/// Of blocks of one kind: none has ended.
pub(super) struct Lives {
    trial: usize,
    kind: ObjId,
    blocks: BTreeSet<ObjId>,
    fewer: usize,
}

/// So many pointers are tried.
const MOST: usize = 3;

impl Encoder<'_> {
    /// Below half of all numbers: those that are allocated in sight fit above it, so that none wraps.
    pub(super) fn any_age(&mut self) -> Term {
        let age = self.pool().fresh_var("blocks that were allocated", NAMES);
        let half = self.pool().constant(NAMES, 1 << (NAMES - 1));
        let is_low = self.pool().ult(age, half);
        self.know(age, is_low);
        age
    }

    /// Others may have allocated.
    pub(super) fn grow_older(&mut self, state: &mut State) {
        let now = self.any_age();
        let grows = self.pool().ule(state.made, now);
        self.know(now, grows);
        state.made = now;
    }

    /// A block is allocated, if `made` holds.
    pub(super) fn note_age(&mut self, state: &mut State, obj: ObjId, made: Term) {
        self.count_name();
        let made = self.pool().and(state.guard, made);
        self.ages.insert(obj, (state.made, made));
        let one = self.pool().constant(NAMES, 1);
        state.made = self.pool().add(state.made, one);
    }

    /// A block that was allocated before.
    pub(super) fn is_older(&mut self, state: &State, obj: ObjId) {
        let age = self.any_age();
        let before = self.pool().ult(age, state.made);
        self.know(age, before);
        let made = self.pool().tt();
        self.ages.insert(obj, (age, made));
    }

    pub(super) fn has_age(&self, obj: ObjId) -> bool {
        obj != NULL && (self.is_many(obj) || self.ages.contains_key(&obj))
    }

    /// The number of one of many is its age.
    pub(super) fn age(&mut self, t: Target) -> Term {
        match self.ages.get(&t.obj) {
            Some(&(known, _)) => known,
            None => t.number,
        }
    }

    /// What pointers lead to at a header was allocated before.
    pub(super) fn know_ages(&mut self, header: &Arrival, named: &[(ObjId, u64)]) {
        for walker in walkers(header, named) {
            let Some(ptr) = self.walked(header, walker) else { continue };
            self.know_made(&header.state, header.state.guard, &ptr);
        }
    }

    /// Where the pointer leads to.
    pub(super) fn walked(&mut self, arrival: &Arrival, walker: Walker) -> Option<Ptr> {
        let sym = match walker {
            Walker::Param(index) => arrival.args[index].clone(),
            Walker::Cell(obj, off) => {
                let bits = self.pointer_bits();
                let mem = self.obj_state(&arrival.state, obj).mem;
                let place = self.pool().constant(bits, u128::from(off));
                let before = self.hint.replace(Hint::Held(obj, Offset::exact(off)));
                let sym = self.read(mem, place, bits / 8, Ty::Ptr);
                self.hint = before;
                sym
            }
        };
        match sym {
            Sym::Ptr { ptr, .. } => Some(ptr),
            Sym::Int { .. } => None,
        }
    }

    pub(super) fn may_be_freed(&mut self, kind: ObjId) -> bool {
        let Some(tools) = self.summaries else { return false };
        for (func, _, body) in self.program.defined() {
            for (_, inst) in &body.insts {
                let Inst::Free { ptr } = inst.inst else { continue };
                for &(object, _) in tools.pts.targets(func, ptr) {
                    if self.objects_of(tools.pts.objects()[object].kind).contains(&kind) {
                        return true;
                    }
                }
            }
        }
        false
    }

    pub(super) fn put_ages_on_trial(
        &mut self,
        record: usize,
        entry: &Arrival,
        header: &Arrival,
        footprint: &Footprint,
        named: &[(ObjId, u64)],
    ) -> Vec<Ages> {
        let mut all = vec![];
        for walker in walkers(header, named) {
            let (Some(from), Some(ptr)) = (self.walked(entry, walker), self.walked(header, walker)) else {
                continue;
            };
            let freed = |t: &&Target| self.is_many(t.obj) && footprint.ends(t.obj);
            let kinds: Vec<ObjId> = ptr.targets.iter().filter(freed).map(|t| t.obj).collect();
            if from == ptr || kinds.is_empty() || all.len() >= 2 * MOST {
                continue;
            }
            let kin = kinds.iter().flat_map(|&k| self.made.kin(k));
            let blocks: BTreeSet<ObjId> = kin.filter(|&o| self.has_age(o)).collect();
            for older in [true, false] {
                let what = if older { "older" } else { "younger" };
                let text = match walker {
                    Walker::Param(param) => {
                        format!("all blocks {what} than the one of parameter {param} are alive")
                    }
                    Walker::Cell(obj, off) => {
                        let name = &self.out.objects[obj].name;
                        format!("all blocks {what} than the one of {name}+{off} are alive")
                    }
                };
                let alive = self.are_alive(&entry.state, &from, &blocks, older);
                let (trial, active) = self.put_own_on_trial(record, ("ages", text), entry, alive);
                let alive = self.are_alive(&header.state, &ptr, &blocks, older);
                // Of all blocks, it is one.
                let itself = self.is_itself_alive(&header.state, &ptr, &BTreeSet::new());
                let both = self.pool().and(alive, itself);
                let claim = self.pool().implies(active, both);
                self.assume(header.state.guard, claim);
                let fewer = self.out.objects.len();
                all.push(Ages { trial, walker, older, blocks: blocks.clone(), fewer });
            }
        }
        all
    }

    pub(super) fn refute_ages(&mut self, record: usize, back: &Arrival, reached: Reached, all: Vec<Ages>) {
        for Ages { trial, walker, older, mut blocks, fewer } in all {
            let ptr = self.walked(back, walker);
            let new: Vec<ObjId> = blocks.iter().flat_map(|&o| self.made.kin(o)).collect();
            let new = new.into_iter().filter(|&o| o.as_u32() as usize >= fewer && self.has_age(o));
            blocks.extend(new);
            let alive = match ptr {
                Some(ptr) => self.are_alive(&back.state, &ptr, &blocks, older),
                None => self.pool().ff(),
            };
            self.refute_own(record, trial, reached, alive);
        }
    }

    /// All of the blocks that are as old as the one that the pointer leads to, or older (younger), are alive.
    fn are_alive(&mut self, state: &State, ptr: &Ptr, blocks: &BTreeSet<ObjId>, older: bool) -> Term {
        let bits = self.pointer_bits();
        let zero = self.pool().constant(bits, 0);
        let [k, _] = self.any_numbers();
        let mut all = vec![self.is_itself_alive(state, ptr, blocks)];
        for &obj in blocks {
            let b = self.numbered(obj, zero, k);
            let (age, alive) = (self.age(b), self.is_alive(state, b));
            let exists = self.was_made(state, b);
            for t in ptr.targets.iter().filter(|t| self.has_age(t.obj)).copied().collect::<Vec<_>>() {
                let there = self.age(t);
                let pool = &mut self.out.pool;
                let reaches = if older { pool.ule(age, there) } else { pool.ule(there, age) };
                let applies = pool.and_all(&[t.cond, b.cond, exists, reaches]);
                all.push(pool.implies(applies, alive));
            }
        }
        self.pool().and_all(&all)
    }

    /// What the pointer leads to is alive, or one of those that are spoken about anyway.
    fn is_itself_alive(&mut self, state: &State, ptr: &Ptr, others: &BTreeSet<ObjId>) -> Term {
        let mut all = vec![];
        for t in ptr.targets.iter() {
            if self.has_age(t.obj) && !others.contains(&t.obj) {
                let alive = self.is_alive(state, *t);
                all.push(self.out.pool.implies(t.cond, alive));
            }
        }
        self.pool().and_all(&all)
    }

    /// One that is not allocated yet is none.
    pub(super) fn was_made(&mut self, state: &State, t: Target) -> Term {
        match self.ages.get(&t.obj) {
            Some(&(_, made)) => made,
            None if self.is_many(t.obj) => match self.obj_state(state, t.obj).until {
                Some(until) => self.pool().ult(t.number, until),
                None => self.pool().ff(),
            },
            None => self.pool().tt(),
        }
    }

    /// Objects for many blocks that are new here may stand for some from now on.
    pub(super) fn name_new_blocks(&mut self, state: &mut State) {
        let many: Vec<ObjId> = self.out.objects.keys().filter(|&o| self.is_many(o)).collect();
        for obj in many {
            let old = self.obj_state(state, obj);
            if old.until.is_none() {
                state.objects.insert(obj, ObjState { until: Some(state.made), ..old });
            }
        }
    }

    pub(super) fn later(&mut self, cond: Term, a: Option<Term>, b: Option<Term>) -> Option<Term> {
        let none = |e: &mut Self| e.pool().constant(NAMES, 0);
        match (a, b) {
            (None, None) => None,
            (a, b) => {
                let (a, b) = (a.unwrap_or_else(|| none(self)), b.unwrap_or_else(|| none(self)));
                Some(self.pool().ite(cond, a, b))
            }
        }
    }

    /// What a pointer led to in that state was there.
    pub(super) fn know_made(&mut self, state: &State, guard: Term, ptr: &Ptr) {
        for t in ptr.targets.iter() {
            if self.is_many(t.obj) {
                let before = self.was_made(state, *t);
                let claim = self.out.pool.implies(t.cond, before);
                self.assume_for_all(guard, claim);
            }
        }
    }

    /// That no block of a kind has ended is a candidate, too.
    pub(super) fn put_lives_on_trial(
        &mut self,
        record: usize,
        entry: &Arrival,
        header: &Arrival,
        footprint: &Footprint,
        fewer: usize,
    ) -> Vec<Lives> {
        let many = self.out.objects.keys().filter(|&o| self.is_many(o) && footprint.ends(o));
        let mut all = vec![];
        for kind in many.collect::<Vec<_>>() {
            let is_new = |o: &ObjId| o.as_u32() as usize >= fewer;
            let mut blocks: BTreeSet<ObjId> = self.made.kin(kind).into_iter().filter(is_new).collect();
            blocks.insert(kind);
            let text = format!("all blocks {kind} are alive");
            // What is new stands for blocks that the loop makes.
            let old: BTreeSet<ObjId> = blocks.iter().copied().filter(|o| !is_new(o)).collect();
            let alive = self.live(&entry.state, &old);
            let (trial, active) = self.put_own_on_trial(record, ("ages", text), entry, alive);
            for &obj in &blocks {
                let alive = self.obj_state(&header.state, obj).alive;
                let claim = self.pool().implies(active, alive);
                self.assume(header.state.guard, claim);
            }
            all.push(Lives { trial, kind, blocks, fewer: self.out.objects.len() });
        }
        all
    }

    pub(super) fn refute_lives(&mut self, record: usize, back: &Arrival, reached: Reached, all: Vec<Lives>) {
        for Lives { trial, kind, mut blocks, fewer } in all {
            let new = self.made.kin(kind).into_iter().filter(|o| o.as_u32() as usize >= fewer);
            blocks.extend(new);
            let alive = self.live(&back.state, &blocks);
            self.refute_own(record, trial, reached, alive);
        }
    }

    /// All of these blocks that were made are alive.
    fn live(&mut self, state: &State, blocks: &BTreeSet<ObjId>) -> Term {
        let bits = self.pointer_bits();
        let zero = self.pool().constant(bits, 0);
        let [k, _] = self.any_numbers();
        let mut all = vec![];
        for &obj in blocks {
            let b = self.numbered(obj, zero, k);
            let (alive, made) = (self.is_alive(state, b), self.was_made(state, b));
            let made = self.out.pool.and(b.cond, made);
            all.push(self.out.pool.implies(made, alive));
        }
        self.pool().and_all(&all)
    }

    /// A place in the block, or in the one of many that has this number, which is one if the condition holds: most numbers name no
    /// block, no pointer may lead to the block of its own, and what is said of all blocks is not said of what is none.
    pub(super) fn numbered(&mut self, obj: ObjId, off: Term, number: Term) -> Target {
        let t = self.at(obj, off).targets[0];
        if !self.is_many(obj) && !self.blocks.contains(&obj) {
            return t;
        }
        let cond = match self.named.get(&(obj, number)) {
            Some(&known) => known,
            None => self.pool().fresh_var("the number names a block", 1),
        };
        self.named.insert((obj, number), cond);
        match self.is_many(obj) {
            true => {
                let number = self.pool().extract(number, NAMES - 1, 0);
                Target { number, size: self.size_among_many(obj, number), cond, ..t }
            }
            false => Target { cond, ..t },
        }
    }
}

pub(super) fn walkers(header: &Arrival, named: &[(ObjId, u64)]) -> Vec<Walker> {
    let params = header.args.iter().enumerate().filter(|(_, arg)| matches!(arg, Sym::Ptr { .. }));
    let cells = named.iter().map(|&(obj, off)| Walker::Cell(obj, off));
    params.map(|(index, _)| Walker::Param(index)).chain(cells).collect()
}
