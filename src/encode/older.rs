//! Blocks from before a loop that allocates and frees: a loop that grows a buffer of its own leaves the others alone.
//!
//! To the points-to analysis all blocks of one place are the same, so whatever a loop does to one of them it may do to any. Ages
//! tell them apart: a pointer leads where it led on entry or to a block that was made since. What is older is neither freed nor
//! written. All of that are candidates; each is refuted by one iteration that does otherwise.

use super::Encoder;
use super::ages::Walker;
use super::footprint::Footprint;
use super::frame::Frame;
use super::memory::{MemId, MemNode};
use super::object::ObjId;
use super::pointer::{Ptr, Target};
use super::state::{Arrival, ObjState};
use super::summary::Reached;
use super::weak::OFFSETS;
use crate::term::Term;
use rustc_hash::FxHashMap;

/// So many blocks, kinds of blocks and pointers are tried in one loop.
const MOST: usize = 8;

/// Since when an object stands for its block.
#[derive(Clone, Copy, PartialEq)]
enum Since {
    Before,
    Header,
    Body,
}

/// What of a block stays as it was.
#[derive(Clone, Copy)]
enum What {
    Life,
    Contents,
}

/// What is on trial about blocks from before a loop.
#[derive(Default)]
pub(super) struct Older {
    kept: Vec<(usize, ObjId, What)>,
    pointers: Vec<(usize, Walker)>,
    /// Objects before the loop, and with those that have got a name at the header.
    fewer: usize,
    at_header: usize,
}

impl Encoder<'_> {
    /// Lives and contents of blocks from before are as on entry, under a literal each. `fewer`: objects before the loop.
    pub(super) fn put_older_on_trial(
        &mut self,
        record: usize,
        (entry, header): (&Arrival, &mut Arrival),
        footprint: &Footprint,
        frames: &[Frame],
        fewer: usize,
    ) -> Older {
        let mut older = Older { fewer, ..Older::default() };
        let from_before = self.out.objects.keys().take(fewer);
        let ended = from_before.filter(|&o| footprint.ends(o) && self.has_age(o));
        let ended: Vec<ObjId> = ended.collect();
        let is_known =
            |o: &ObjId| !self.is_many(*o) || entry.state.objects.get(o).is_some_and(|s| s.until.is_some());
        for obj in ended.into_iter().filter(is_known).take(MOST).collect::<Vec<_>>() {
            let name = match self.is_many(obj) {
                true => format!("no block {obj} from before"),
                false => format!("{} from before is not", self.out.objects[obj].name),
            };
            let always = self.pool().tt();
            for what in [What::Life, What::Contents] {
                let deed = match (what, self.is_many(obj)) {
                    (What::Life, true) => "is freed",
                    (What::Life, false) => "freed",
                    (What::Contents, true) => "is written",
                    (What::Contents, false) => "written",
                };
                if matches!(what, What::Contents) && frames.iter().any(|f| f.is_of(obj)) {
                    continue;
                }
                let says = ("older-blocks", format!("{name} {deed}"));
                let (trial, active) = self.put_own_on_trial(record, says, entry, always);
                match what {
                    What::Life => self.keep_lives(entry, header, obj, active),
                    What::Contents => self.keep_contents(entry, header, obj, active),
                }
                older.kept.push((trial, obj, what));
            }
        }
        older
    }

    /// Under the literal, what was alive on entry is.
    fn keep_lives(&mut self, entry: &Arrival, header: &mut Arrival, obj: ObjId, active: Term) {
        let (from, now) = (self.obj_state(&entry.state, obj), self.obj_state(&header.state, obj));
        if !self.is_many(obj) {
            let alive = self.pool().ite(active, from.alive, now.alive);
            header.state.objects.insert(obj, ObjState { alive, ..now });
            return;
        }
        let bits = self.pointer_bits();
        let size = self.out.objects[obj].size;
        let living = self.pool().constant(8, 1);
        let (zero, byte) = (self.pool().constant(bits, 0), self.clean_int(living));
        let all = MemNode::Fill { prev: from.lives, cond: from.alive, lo: zero, len: size, byte };
        let known = self.add_mem(all);
        let since = self.pool().zext(entry.state.made, bits);
        let lives = self.as_before(known, active, since, obj);
        header.state.objects.insert(obj, ObjState { lives, ..now });
    }

    fn keep_contents(&mut self, entry: &Arrival, header: &mut Arrival, obj: ObjId, active: Term) {
        let (from, now) = (self.obj_state(&entry.state, obj), self.obj_state(&header.state, obj));
        let size = self.out.objects[obj].size;
        let since = match self.is_many(obj) {
            true => self.first_place_since(entry),
            false => size,
        };
        let mem = self.as_before(from.mem, active, since, obj);
        header.state.objects.insert(obj, ObjState { mem, ..now });
    }

    /// Where the contents of blocks begin that were made since.
    fn first_place_since(&mut self, entry: &Arrival) -> Term {
        let bits = self.pointer_bits();
        let pool = &mut self.out.pool;
        let start = pool.constant(OFFSETS, 0);
        let place = pool.concat(entry.state.made, start);
        pool.zext(place, bits)
    }

    /// The memory up to that place under the literal; anything otherwise.
    fn as_before(&mut self, prev: MemId, active: Term, since: Term, obj: ObjId) -> MemId {
        let (size, tainted) = (self.out.objects[obj].size, !self.is_many(obj));
        let id = self.out.unknowns.add("blocks from before a loop", size, self.out.objects.len());
        if tainted {
            self.holders.insert(id, obj);
        }
        let (start, always) = (self.offset_constant(0), self.pool().tt());
        let cond = self.pool().not(active);
        let prev = self.add_mem(MemNode::Havoc { prev, cond, lo: start, len: size, id, tainted });
        let len = self.pool().sub(size, since);
        self.add_mem(MemNode::Havoc { prev, cond: always, lo: since, len, id, tainted })
    }

    /// Pointers of the loop lead where they led, or to what was made since.
    pub(super) fn put_pointers_since_on_trial(
        &mut self,
        record: usize,
        (entry, header): (&Arrival, &Arrival),
        walkers: Vec<Walker>,
        older: &mut Older,
    ) {
        if older.kept.is_empty() {
            return;
        }
        older.at_header = self.out.objects.len();
        for walker in walkers {
            let (Some(from), Some(ptr)) = (self.walked(entry, walker), self.walked(header, walker)) else {
                continue;
            };
            if from == ptr || older.pointers.len() == MOST || !ptr.targets.iter().any(|t| self.has_age(t.obj))
            {
                continue;
            }
            let what = match walker {
                Walker::Param(param) => format!("parameter {param}"),
                Walker::Cell(obj, off) => format!("{}+{off}", self.out.objects[obj].name),
            };
            let text = format!("{what} leads where it led or to what was made since");
            let always = self.pool().tt();
            let (trial, active) = self.put_own_on_trial(record, ("older-blocks", text), entry, always);
            let leads = self.leads_to_new(entry, &from, &ptr);
            let claim = self.pool().implies(active, leads);
            self.assume(header.state.guard, claim);
            older.pointers.push((trial, walker));
        }
    }

    fn leads_to_new(&mut self, entry: &Arrival, from: &Ptr, now: &Ptr) -> Term {
        let mut all = vec![];
        for &t in now.targets.iter().filter(|t| self.has_age(t.obj)).collect::<Vec<_>>() {
            let age = self.age(t);
            let mut ways = vec![self.out.pool.ule(entry.state.made, age)];
            for &led in from.targets.iter() {
                let same = self.same_block(t, led);
                ways.push(self.out.pool.and(led.cond, same));
            }
            let fine = self.pool().or_all(&ways);
            all.push(self.out.pool.implies(t.cond, fine));
        }
        self.pool().and_all(&all)
    }

    pub(super) fn refute_older(
        &mut self,
        record: usize,
        (entry, header, back): (&Arrival, &Arrival, &Arrival),
        reached: Reached,
        older: Older,
    ) {
        for &(trial, obj, what) in &older.kept {
            let mut all = vec![];
            for block in self.blocks_of(&older, obj) {
                all.push(match what {
                    What::Life => self.lives_on(entry, header, back, block),
                    What::Contents => self.stays_as_it_was(entry, header, back, block),
                });
            }
            let stays = self.pool().and_all(&all);
            self.refute_own(record, trial, reached, stays);
        }
        for (trial, walker) in older.pointers {
            let leads = match (self.walked(entry, walker), self.walked(back, walker)) {
                (Some(from), Some(now)) => self.leads_to_new(entry, &from, &now),
                _ => self.pool().ff(),
            };
            self.refute_own(record, trial, reached, leads);
        }
    }

    /// The object, and the blocks with a name that may be among the many: those of this header, and those of loops inside of it.
    fn blocks_of(&self, older: &Older, obj: ObjId) -> Vec<(ObjId, Since)> {
        let mut all = vec![(obj, Since::Before)];
        if self.is_many(obj) {
            let named = self.made.kin(obj).into_iter().filter(|o| self.blocks.contains(o));
            all.extend(named.filter_map(|o| match o.as_u32() as usize {
                index if index < older.fewer => None,
                index if index < older.at_header => Some((o, Since::Header)),
                _ => Some((o, Since::Body)),
            }));
        }
        all
    }

    /// The block, or any of many, is younger than the loop, or neither made nor freed in the iteration.
    fn lives_on(
        &mut self,
        entry: &Arrival,
        header: &Arrival,
        back: &Arrival,
        (obj, since): (ObjId, Since),
    ) -> Term {
        let zero = self.offset_constant(0);
        let [k, _] = self.any_numbers();
        let t = self.numbered(obj, zero, k);
        let after = self.is_alive(&back.state, t);
        // What has got its name in the iteration may have been freed in it.
        let before = match since {
            Since::Body => self.pool().tt(),
            Since::Before | Since::Header => self.is_alive(&header.state, t),
        };
        let old = self.is_old(entry, t, since);
        let applies = self.pool().and(t.cond, old);
        let same = self.pool().eq(before, after);
        self.pool().implies(applies, same)
    }

    /// The iteration has not written into the block, or into none of many, unless it is younger than the loop.
    fn stays_as_it_was(
        &mut self,
        entry: &Arrival,
        header: &Arrival,
        back: &Arrival,
        (obj, since): (ObjId, Since),
    ) -> Term {
        let (from, to) = (self.obj_state(&header.state, obj), self.obj_state(&back.state, obj));
        let places = match self.is_many(obj) {
            true => vec![(self.first_place_since(entry), self.out.objects[obj].size)],
            false => vec![],
        };
        let strays = self.strays(to.mem, from.mem, &places, &mut FxHashMap::default());
        let stays = self.pool().not(strays);
        if self.is_many(obj) {
            return stays;
        }
        let zero = self.offset_constant(0);
        let t = self.at(obj, zero).targets[0];
        let old = self.is_old(entry, t, since);
        self.pool().implies(old, stays)
    }

    fn is_old(&mut self, entry: &Arrival, t: Target, since: Since) -> Term {
        if since == Since::Before && !self.is_many(t.obj) {
            return self.pool().tt();
        }
        let age = self.age(t);
        self.pool().ult(age, entry.state.made)
    }
}
