//! What the pointers in all blocks of one kind have in common: each is NULL or leads to a live object, all lead to older blocks, or
//! all to younger ones.
//!
//! Lists, trees and tables of chains are blocks that lead to each other. At a header nothing is known of what earlier iterations
//! have put into them. That all of them are sound is a candidate: each load of such a pointer brings the instance for it; it is
//! refuted where the pointer of one live block is not sound on entry or after an iteration.

use super::footprint::Footprint;
use super::hint::Hint;
use super::memory::MemId;
use super::object::{NULL, ObjId};
use super::pointer::{Ptr, Target};
use super::roots::Root;
use super::state::{Arrival, State};
use super::summary::Reached;
use super::{Encoder, Refutation};
use crate::analysis::pointsto::{Offset, Targets};
use crate::ir::Ty;
use crate::term::Term;
use std::collections::BTreeSet;

/// So many kinds of pointers are tried in one loop.
const MOST: usize = 24;
/// So many other links may lead back from where one leads to.
const LINKS: usize = 2;
/// So many pointers are told apart.
pub(super) const MET: usize = 60;

#[derive(Clone, PartialEq)]
enum Says {
    /// NULL, or into a live object.
    Sound,
    /// NULL, or into an object, even if it has ended.
    Proper,
    /// To a string that ends.
    Text,
    /// Not to the object that the pointer of another block leads to.
    Alone,
    /// To no block that is as old, or older.
    Younger,
    /// To no block that is as young, or younger.
    Older,
    /// Not to the object that this one leads to: a list begins there.
    Elsewhere(Ptr),
    /// To blocks whose pointer at this offset leads back.
    Back(u64),
    /// NULL, or where the pointers lead that are stored there: no other bytes are copied over them.
    Stored(Targets),
}

/// The pointers at one offset, in the blocks of one kind.
pub(super) struct Field {
    trial: usize,
    kind: ObjId,
    off: u64,
    says: Says,
    /// The pointer that is spoken about besides.
    root: Option<Root>,
    /// Those whose contents are forgotten here.
    forgotten: Vec<ObjId>,
    /// How many objects there were.
    older: usize,
}

/// What is known of the pointer at an offset of a block at a header.
#[derive(Clone)]
pub(super) struct FieldFact {
    obj: ObjId,
    mem: MemId,
    off: u64,
    says: Says,
    guard: Term,
    active: Term,
    state: State,
}

impl Encoder<'_> {
    /// Assumes of all pointers in blocks that the loop may change that they are sound. `fewer`: objects before the loop.
    pub(super) fn put_fields_on_trial(
        &mut self,
        record: usize,
        entry: &Arrival,
        header: &Arrival,
        footprint: &Footprint,
        (fewer, named): (usize, &[(ObjId, u64)]),
    ) -> Vec<Field> {
        let many = self.out.objects.keys().filter(|&o| self.is_many(o) && footprint.writes(o));
        let mut fields = vec![];
        for kind in many.collect::<Vec<_>>() {
            let mut says = vec![Says::Sound];
            if self.may_be_freed(kind) {
                says.extend([Says::Proper, Says::Younger, Says::Older, Says::Alone]);
            }
            for off in self.pointer_fields(kind) {
                // What costs more is said later.
                let costly = self.summaries.is_some_and(|tools| tools.tier > 2) || !self.is_link(kind, off);
                for says in says.iter().chain(costly.then_some(&Says::Text)) {
                    if fields.len() < MOST {
                        let what = (kind, off, [says.clone(), says.clone()], None);
                        fields.push(self.put_field_on_trial(record, entry, header, footprint, fewer, what));
                    }
                }
                if let Some(stored) = self.stored_whole(kind, Offset::exact(off)) {
                    let what = (kind, off, [Says::Stored(stored.clone()), Says::Stored(stored)], None);
                    fields.push(self.put_field_on_trial(record, entry, header, footprint, fewer, what));
                }
                if !says.contains(&Says::Alone) {
                    continue;
                }
                for back in self.links_beside(kind, off) {
                    let what = (kind, off, [Says::Back(back), Says::Back(back)], None);
                    fields.push(self.put_field_on_trial(record, entry, header, footprint, fewer, what));
                }
                for root in self.list_roots(entry, header, named) {
                    let (Some(from), Some(now)) =
                        (self.root(entry, entry, root), self.root(entry, header, root))
                    else {
                        continue;
                    };
                    let says = [Says::Elsewhere(from), Says::Elsewhere(now)];
                    let what = (kind, off, says, Some(root));
                    fields.push(self.put_field_on_trial(record, entry, header, footprint, fewer, what));
                }
            }
        }
        fields
    }

    fn put_field_on_trial(
        &mut self,
        record: usize,
        entry: &Arrival,
        header: &Arrival,
        footprint: &Footprint,
        fewer: usize,
        (kind, off, [at_entry, says], root): (ObjId, u64, [Says; 2], Option<Root>),
    ) -> Field {
        let older = self.out.objects.len();
        let is_new = |o: ObjId| o.as_u32() as usize >= fewer;
        let kin = self.made.kin(kind);
        let forgotten: Vec<ObjId> = kin.into_iter().filter(|&o| footprint.writes(o) || is_new(o)).collect();
        let what = match says {
            Says::Sound => "are NULL or lead to live objects".into(),
            Says::Proper => "are NULL or lead to objects".into(),
            Says::Text => "lead to strings that end".into(),
            Says::Alone => "lead to different objects".into(),
            Says::Younger => "lead to younger blocks".into(),
            Says::Older => "lead to older blocks".into(),
            Says::Elsewhere(_) => "lead elsewhere".into(),
            Says::Back(other) => format!("lead to blocks that lead back at +{other}"),
            Says::Stored(_) => "are NULL or were stored there as pointers".into(),
        };
        let than = root.map_or(String::new(), |root| self.show_root(root));
        let text = format!("all pointers at +{off} of blocks {kind} {what}{than}");
        // Those that are new stand for blocks that the loop makes.
        let mut sound = vec![];
        for &obj in forgotten.iter().filter(|&&o| !is_new(o)) {
            sound.push(self.is_right_in(&entry.state, obj, off, &at_entry));
        }
        if says == Says::Alone {
            let old: Vec<ObjId> = forgotten.iter().copied().filter(|&o| !is_new(o)).collect();
            sound.push(self.are_alone(&entry.state, &old, off));
        }
        let sound = self.pool().and_all(&sound);
        let (trial, active) = self.put_own_on_trial(record, ("block-pointers", text), entry, sound);
        for &obj in &forgotten {
            let mem = self.obj_state(&header.state, obj).mem;
            let (guard, state) = (header.state.guard, header.state.clone());
            let says = says.clone();
            self.field_facts.push(FieldFact { obj, mem, off, says, guard, active, state });
        }
        Field { trial, kind, off, says, root, forgotten, older }
    }

    /// A pointer of the iteration that is not sound refutes.
    pub(super) fn refute_fields(
        &mut self,
        record: usize,
        (entry, back): (&Arrival, &Arrival),
        reached: Reached,
        fields: Vec<Field>,
    ) {
        for Field { trial, kind, off, says, root, forgotten, older } in fields {
            let says = match root {
                None => says,
                Some(root) => match self.root(entry, back, root) {
                    Some(led) => Says::Elsewhere(led),
                    None => {
                        let always = self.pool().tt();
                        let refuted = Refutation { first: always, regardless: always };
                        self.out.loops[record].trials[trial].refuted.push(refuted);
                        continue;
                    }
                },
            };
            let mut all: BTreeSet<ObjId> = forgotten.into_iter().collect();
            all.extend(self.made.kin(kind).into_iter().filter(|o| o.as_u32() as usize >= older));
            let mut sound = vec![];
            for &obj in &all {
                sound.push(self.is_right_in(&back.state, obj, off, &says));
            }
            if says == Says::Alone {
                let all: Vec<ObjId> = all.into_iter().collect();
                sound.push(self.are_alone(&back.state, &all, off));
            }
            let sound = self.pool().and_all(&sound);
            self.refute_own(record, trial, reached, sound);
        }
    }

    /// Where blocks of this kind hold pointers.
    pub(super) fn pointer_fields(&mut self, kind: ObjId) -> Vec<u64> {
        let Some(tools) = self.summaries else { return vec![] };
        let mut all = BTreeSet::new();
        for (id, object) in tools.pts.objects() {
            if self.objects_of(object.kind).contains(&kind) {
                all.extend(tools.pts.pointer_fields(id, u64::from(self.pointer_bits() / 8)));
            }
        }
        all.into_iter().collect()
    }

    /// Do these pointers lead to blocks of the same kind?
    pub(super) fn is_link(&mut self, kind: ObjId, off: u64) -> bool {
        let held = self.held(kind, Offset::exact(off));
        self.objects_among(&held).contains(&kind)
    }

    /// Other pointers of such a block to blocks of the same kind, as lists have that go both ways.
    fn links_beside(&mut self, kind: ObjId, off: u64) -> Vec<u64> {
        if !self.is_link(kind, off) {
            return vec![];
        }
        let mut all = self.pointer_fields(kind);
        all.retain(|&other| other != off && self.is_link(kind, other));
        all.truncate(LINKS);
        all
    }

    /// The block, or any of the many, is dead, too short, or its pointer is as claimed.
    fn is_right_in(&mut self, state: &State, obj: ObjId, off: u64, says: &Says) -> Term {
        if *says == Says::Alone {
            return self.pool().tt();
        }
        let [k, _] = self.any_numbers();
        let (t, pointer) = self.pointer_in(state, obj, off, k);
        let there = self.is_there(state, t);
        let right = self.is_right(state, t, &pointer, says);
        self.pool().implies(there, right)
    }

    /// No two of the blocks have pointers to the same object.
    fn are_alone(&mut self, state: &State, blocks: &[ObjId], off: u64) -> Term {
        let [k, j] = self.any_numbers();
        let mut met: Vec<(Target, Term, Ptr)> = vec![];
        let mut all = vec![];
        for &obj in blocks {
            let numbers: &[Term] = if self.is_many(obj) { &[k, j] } else { &[k] };
            for &number in numbers {
                let (t, pointer) = self.pointer_in(state, obj, off, number);
                let there = self.is_there(state, t);
                for (other, is_there, led) in met.clone() {
                    let (same, shared) = (self.same_block(t, other), self.share_an_object(&pointer, &led));
                    let pool = &mut self.out.pool;
                    let two = pool.not(same);
                    let both = pool.and_all(&[there, is_there, two, shared]);
                    all.push(pool.not(both));
                }
                met.push((t, there, pointer));
            }
        }
        self.pool().and_all(&all)
    }

    /// The pointer in the block, or in that of many with this number.
    pub(super) fn pointer_in(&mut self, state: &State, obj: ObjId, off: u64, number: Term) -> (Target, Ptr) {
        let bits = self.pointer_bits();
        let place = self.pool().constant(bits, u128::from(off));
        let t = self.numbered(obj, place, number);
        let before = self.hint.replace(Hint::Held(obj, Offset::exact(off)));
        let mem = self.obj_state(state, obj).mem;
        self.learn_fields(t, mem);
        let at = self.among_many(t);
        let pointer = self.read(mem, at.off, bits / 8, Ty::Ptr);
        self.hint = before;
        (t, pointer.ptr().clone())
    }

    /// There is such a block, it is alive and has room for the pointer.
    pub(super) fn is_there(&mut self, state: &State, t: Target) -> Term {
        let bits = self.pointer_bits();
        let alive = self.is_alive(state, t);
        // A single object that was not made is not alive.
        let made = if self.is_many(t.obj) { self.was_made(state, t) } else { self.pool().tt() };
        let pool = &mut self.out.pool;
        let bytes = pool.constant(bits, u128::from(bits / 8));
        let (starts, room) = (pool.ule(t.off, t.size), pool.sub(t.size, t.off));
        let fits = pool.ule(bytes, room);
        pool.and_all(&[t.cond, made, alive, starts, fits])
    }

    fn is_right(&mut self, state: &State, t: Target, ptr: &Ptr, says: &Says) -> Term {
        match says {
            Says::Sound => self.is_sound(state, ptr, true),
            Says::Proper => self.is_sound(state, ptr, false),
            Says::Text => self.is_terminated(state, ptr),
            Says::Alone => self.pool().tt(),
            Says::Elsewhere(root) => {
                let shared = self.share_an_object(ptr, root);
                self.pool().not(shared)
            }
            Says::Back(other) => self.leads_back(state, t, ptr, *other),
            Says::Stored(targets) => self.leads_among(ptr, targets),
            Says::Younger | Says::Older => {
                let here = self.age(t);
                let sym = self.clean_ptr(ptr.clone());
                self.over_targets(&sym, 1, |e, there| {
                    if !e.has_age(there.obj) {
                        return e.pool().tt();
                    }
                    let there = e.age(there);
                    match says {
                        Says::Older => e.pool().ult(there, here),
                        _ => e.pool().ult(here, there),
                    }
                })
            }
        }
    }

    /// What lies at that offset of the block that the pointer leads to is a pointer to the first block.
    fn leads_back(&mut self, state: &State, first: Target, ptr: &Ptr, other: u64) -> Term {
        let (bits, cond) = (self.pointer_bits(), self.pool().tt());
        let here = Ptr { targets: [Target { cond, ..first }].into() };
        let sym = self.clean_ptr(ptr.clone());
        self.over_targets(&sym, 1, |e, t| {
            if !e.has_age(t.obj) {
                return e.pool().tt();
            }
            let start = e.out.pool.as_const(t.off).and_then(|c| c.to_u64());
            let place = start.map_or(Offset::ANY, |start| Offset::exact(start.wrapping_add(other)));
            let way = e.pool().constant(bits, u128::from(other));
            let off = e.pool().add(t.off, way);
            let before = e.hint.replace(Hint::Held(t.obj, place));
            let back = e.pointer_among_many(state, Target { off, ..t });
            e.hint = before;
            e.share_an_object(back.ptr(), &here)
        })
    }

    /// NULL, or a pointer to one of these.
    pub(super) fn leads_among(&mut self, ptr: &Ptr, targets: &Targets) -> Term {
        let bits = self.pointer_bits();
        let (objects, offsets) = (self.objects_among(targets), self.offsets_among(targets));
        let sym = self.clean_ptr(ptr.clone());
        self.over_targets(&sym, 1, |e, t| {
            let exact = match t.obj {
                NULL => Some(0),
                obj if !objects.contains(&obj) => return e.pool().ff(),
                obj => offsets.get(&obj).filter(|o| o.is_exact()).map(|o| o.rem),
            };
            let Some(exact) = exact else { return e.pool().tt() };
            let exact = e.pool().constant(bits, u128::from(exact));
            e.pool().eq(t.off, exact)
        })
    }

    pub(super) fn is_sound(&mut self, state: &State, ptr: &Ptr, lives: bool) -> Term {
        let bits = self.pointer_bits();
        let sym = self.clean_ptr(ptr.clone());
        self.over_targets(&sym, 1, |e, t| match t.obj == NULL {
            true => {
                let zero = e.pool().constant(bits, 0);
                e.pool().eq(t.off, zero)
            }
            false => {
                let alive = if lives { e.is_alive(state, t) } else { e.pool().tt() };
                let fits = e.pool().ule(t.off, t.size);
                e.pool().and(alive, fits)
            }
        })
    }

    /// A load of a pointer from a block: what is claimed of it is assumed.
    pub(super) fn learn_fields(&mut self, t: Target, mem: MemId) {
        self.learn_tables(t, mem);
        self.learn_table_walks(t, mem);
        if self.field_facts.is_empty() || self.learning {
            return;
        }
        let known = |f: &FieldFact| {
            let here = self.out.pool.as_const(t.off).and_then(|c| c.to_u64());
            f.obj == t.obj && here.is_none_or(|off| off == f.off)
        };
        let matching: Vec<usize> =
            (0..self.field_facts.len()).filter(|&i| known(&self.field_facts[i])).collect();
        if matching.is_empty() {
            return;
        }
        let before = self.met_many;
        let behind = self.memories_behind(mem);
        let at = self.among_many(t);
        for index in matching {
            let fact = self.field_facts[index].clone();
            let key = (index, [t.cond, at.off], self.hint);
            if !behind.contains(&fact.mem) || !self.learned_fields.insert(key) {
                continue;
            }
            self.learning = true;
            let bits = self.pointer_bits();
            let pointer = self.read(fact.mem, at.off, bits / 8, Ty::Ptr);
            let there = self.is_there(&fact.state, t);
            let real = self.pool().and(fact.guard, there);
            self.know_made(&fact.state, real, pointer.ptr());
            let right = match &fact.says {
                Says::Alone => self.differs_from_met(&fact, t, pointer.ptr()),
                says => self.is_right(&fact.state, t, pointer.ptr(), says),
            };
            let off = self.pool().constant(bits, u128::from(fact.off));
            let same = self.pool().eq(t.off, off);
            let applies = self.pool().and_all(&[fact.active, t.cond, same, there]);
            let claim = self.pool().implies(applies, right);
            self.assume_for_all(fact.guard, claim);
            self.learning = false;
        }
        self.met_many = before;
    }

    /// Another object than those that were met under the same claim in other blocks.
    fn differs_from_met(&mut self, fact: &FieldFact, t: Target, ptr: &Ptr) -> Term {
        let there = self.is_there(&fact.state, t);
        let off = self.pointer_bits();
        let off = self.pool().constant(off, u128::from(fact.off));
        let here = self.pool().eq(t.off, off);
        let there = self.pool().and_all(&[t.cond, there, here]);
        let met = self.met_fields.get(&fact.active).cloned().unwrap_or_default();
        let mut all = vec![];
        for (other, is_there, led) in &met {
            let (same, shared) = (self.same_block(t, *other), self.share_an_object(ptr, led));
            let pool = &mut self.out.pool;
            let two = pool.not(same);
            let both = pool.and_all(&[*is_there, two, shared]);
            all.push(pool.not(both));
        }
        if met.len() < MET {
            self.met_fields.entry(fact.active).or_default().push((t, there, ptr.clone()));
        }
        self.pool().and_all(&all)
    }
}
