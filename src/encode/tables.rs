//! Tables of lists: that no pointer in a block leads to where an element of a table leads is a candidate. Together with "the elements lead
//! to different objects" and "the pointers of blocks do" it says that each block is in one place of one list.
//!
//! Each load of such a pointer, and each of an element, is set apart from those that were met on the other side.

use super::Encoder;
use super::fields::MET;
use super::footprint::Footprint;
use super::hint::Hint;
use super::memory::MemId;
use super::object::{NULL, ObjId, ObjectKind};
use super::pointer::{Ptr, Target};
use super::state::{Arrival, State};
use super::summary::Reached;
use crate::analysis::pointsto::Offset;
use crate::ir::Ty;
use crate::term::Term;
use std::collections::BTreeSet;

/// So many tables are tried in one loop.
const MOST: usize = 4;

/// An array of pointers.
#[derive(Clone, Copy)]
pub(super) struct Table {
    pub obj: ObjId,
    /// Where its elements are, as the analysis knows.
    pub at: Offset,
}

/// The pointers at one offset of the blocks of a kind lead elsewhere than the elements of a table.
pub(super) struct Apart {
    trial: usize,
    kind: ObjId,
    off: u64,
    table: Table,
    forgotten: Vec<ObjId>,
    /// How many objects there were.
    older: usize,
}

pub(super) struct ApartFact {
    /// Where the contents of the blocks lie, and those of the table.
    blocks: Vec<(ObjId, MemId)>,
    cells: (ObjId, MemId),
    off: u64,
    guard: Term,
    active: Term,
    state: State,
    /// Pointers of blocks and of the table that were met, and when they are such.
    met: [Vec<(Term, Ptr)>; 2],
}

impl Encoder<'_> {
    pub(super) fn put_tables_on_trial(
        &mut self,
        record: usize,
        (entry, header): (&Arrival, &Arrival),
        footprint: &Footprint,
        fewer: usize,
    ) -> Vec<Apart> {
        if self.summaries.is_none_or(|tools| tools.tier < 2) {
            return vec![];
        }
        let many = self.out.objects.keys().filter(|&o| self.is_many(o) && footprint.writes(o));
        let mut pairs = vec![];
        for kind in many.collect::<Vec<_>>() {
            if self.may_be_freed(kind) {
                let mut links = self.pointer_fields(kind);
                links.retain(|&off| self.is_link(kind, off));
                for table in self.tables_of(kind, fewer) {
                    pairs.extend(links.iter().map(|&off| (kind, off, table)));
                }
            }
        }
        let is_new = |o: ObjId| o.as_u32() as usize >= fewer;
        let mut all = vec![];
        for (kind, off, table) in pairs.into_iter().take(MOST) {
            let kin = self.made.kin(kind).into_iter();
            let forgotten: Vec<ObjId> = kin.filter(|&o| footprint.writes(o) || is_new(o)).collect();
            let name = &self.out.objects[table.obj].name;
            let text = format!("no pointer at +{off} of blocks {kind} leads where an element of {name} does");
            let older = self.out.objects.len();
            let mut apart = vec![];
            for &obj in forgotten.iter().filter(|&&o| !is_new(o)) {
                apart.push(self.leads_apart(&entry.state, obj, off, table));
            }
            let apart = self.pool().and_all(&apart);
            let (trial, active) = self.put_own_on_trial(record, ("block-pointers", text), entry, apart);
            let mem = |e: &mut Self, o: ObjId| e.obj_state(&header.state, o).mem;
            let blocks = forgotten.iter().map(|&o| (o, mem(self, o))).collect();
            let cells = (table.obj, mem(self, table.obj));
            let (guard, state) = (header.state.guard, header.state.clone());
            let met = [vec![], vec![]];
            self.apart_facts.push(ApartFact { blocks, cells, off, guard, active, state, met });
            all.push(Apart { trial, kind, off, table, forgotten, older });
        }
        all
    }

    pub(super) fn refute_tables(&mut self, record: usize, back: &Arrival, reached: Reached, all: Vec<Apart>) {
        for Apart { trial, kind, off, table, forgotten, older } in all {
            let mut blocks: BTreeSet<ObjId> = forgotten.into_iter().collect();
            blocks.extend(self.made.kin(kind).into_iter().filter(|o| o.as_u32() as usize >= older));
            let mut apart = vec![];
            for obj in blocks {
                apart.push(self.leads_apart(&back.state, obj, off, table));
            }
            let apart = self.pool().and_all(&apart);
            self.refute_own(record, trial, reached, apart);
        }
    }

    /// Arrays of pointers to such blocks, in objects that are one, and the same one before the loop and in each iteration: those that
    /// were there when there were so many, and global variables.
    pub(super) fn tables_of(&mut self, kind: ObjId, fewer: usize) -> Vec<Table> {
        let Some(tools) = self.summaries else { return vec![] };
        let mut all: Vec<Table> = vec![];
        for (id, object) in tools.pts.objects() {
            for at in tools.pts.pointer_arrays(id, u64::from(self.pointer_bits() / 8)) {
                for obj in self.objects_of(object.kind) {
                    let is_global = matches!(self.out.objects[obj].kind, ObjectKind::Global(_));
                    let is_new = !is_global && obj.as_u32() as usize >= fewer;
                    let other = obj == NULL || self.out.objects[obj].weak || is_new;
                    let known = all.iter().any(|t| t.obj == obj);
                    let held = self.held(obj, at);
                    if !other && !known && self.objects_among(&held).contains(&kind) {
                        all.push(Table { obj, at });
                    }
                }
            }
        }
        all
    }

    /// The block, or any of the many, is dead, too short, or its pointer leads elsewhere than any element of the table.
    fn leads_apart(&mut self, state: &State, obj: ObjId, off: u64, table: Table) -> Term {
        let [k, _] = self.any_numbers();
        let (t, pointer) = self.pointer_in(state, obj, off, k);
        let there = self.is_there(state, t);
        let cell = self.any_cell(table);
        let before = self.hint.replace(Hint::Held(table.obj, table.at));
        let element = self.pointer_among_many(state, cell);
        self.hint = before;
        let inside = self.is_element(cell);
        let shared = self.share_an_object(&pointer, element.ptr());
        let pool = &mut self.out.pool;
        let wrong = pool.and_all(&[there, inside, shared]);
        pool.not(wrong)
    }

    /// The place of an element of any number.
    pub(super) fn any_cell(&mut self, table: Table) -> Target {
        let [_, j] = self.any_numbers();
        let bits = self.pointer_bits();
        let low = (bits / 8).trailing_zeros();
        let pool = &mut self.out.pool;
        let (number, zero) = (pool.extract(j, bits - 1 - low, 0), pool.constant(low, 0));
        let place = pool.concat(number, zero);
        self.at(table.obj, place).targets[0]
    }

    /// The place is one of a whole pointer inside of the table.
    pub(super) fn is_element(&mut self, cell: Target) -> Term {
        let bits = self.pointer_bits();
        let low = (bits / 8).trailing_zeros();
        let pool = &mut self.out.pool;
        let (rest, zero) = (pool.extract(cell.off, low - 1, 0), pool.constant(low, 0));
        let aligned = pool.eq(rest, zero);
        // Both are multiples: what begins inside ends there.
        let inside = pool.ult(cell.off, cell.size);
        let room = pool.sub(cell.size, cell.off);
        let bytes = pool.constant(bits, u128::from(bits / 8));
        let fits = pool.ule(bytes, room);
        pool.and_all(&[cell.cond, aligned, inside, fits])
    }

    /// A load of a pointer: from a block, or from a table.
    pub(super) fn learn_tables(&mut self, t: Target, mem: MemId) {
        if self.apart_facts.is_empty() || self.learning {
            return;
        }
        let bits = self.pointer_bits();
        let here = self.out.pool.as_const(t.off).and_then(|c| c.to_u64());
        let behind = self.memories_behind(mem);
        let at = self.among_many(t).off;
        for index in 0..self.apart_facts.len() {
            let fact = &self.apart_facts[index];
            let is_behind = |(obj, mem): &&(ObjId, MemId)| *obj == t.obj && behind.contains(mem);
            let block = fact.blocks.iter().find(is_behind).filter(|_| here.is_none_or(|off| off == fact.off));
            let cell = Some(&fact.cells).filter(is_behind);
            let (off, active, guard, state) = (fact.off, fact.active, fact.guard, fact.state.clone());
            let Some((side, mem)) = block.map(|b| (0, b.1)).or(cell.map(|c| (1, c.1))) else { continue };
            if !self.learned_tables.insert((index, side, [t.cond, at], self.hint)) {
                continue;
            }
            self.learning = true;
            let pointer = self.read(mem, at, bits / 8, Ty::Ptr);
            let there = match side {
                0 => {
                    let there = self.is_there(&state, t);
                    let off = self.pool().constant(bits, u128::from(off));
                    let same = self.pool().eq(t.off, off);
                    self.pool().and(there, same)
                }
                _ => self.is_element(t),
            };
            let mut apart = vec![];
            for (is_there, led) in self.apart_facts[index].met[1 - side].clone() {
                let shared = self.share_an_object(pointer.ptr(), &led);
                let both = self.pool().and(is_there, shared);
                apart.push(self.pool().not(both));
            }
            let met = &mut self.apart_facts[index].met[side];
            if met.len() < MET {
                met.push((there, pointer.ptr().clone()));
            }
            let apart = self.pool().and_all(&apart);
            let applies = self.pool().and(active, there);
            let claim = self.pool().implies(applies, apart);
            self.assume_for_all(guard, claim);
            self.learning = false;
        }
    }
}
