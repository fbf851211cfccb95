//! What a walk over one list of a table leaves of the others: their first blocks are alive, and the walk does not come to them.
//!
//! A loop that frees the blocks of a list does not speak of the table that the list begins in. That its elements are NULL, or lead to
//! live objects, or to where the walk began, is a candidate; so is that they do not lead to where the walk has come, unless it began there.
//! Where a loop around goes through the table and leaves behind what it has freed, only the elements from its number on are alive.

use super::Encoder;
use super::footprint::Footprint;
use super::hint::Hint;
use super::memory::MemId;
use super::object::ObjId;
use super::pointer::{Ptr, Target};
use super::roots::Root;
use super::state::{Arrival, State};
use super::summary::Reached;
use super::tables::Table;
use super::value::Sym;
use crate::analysis::loops::Loop;
use crate::ir::{Body, Ty};
use crate::term::Term;

/// So many walks are tried in one loop.
const MOST: usize = 4;
/// Numbers of the loops around that may tell where one is in a table.
const NUMBERS: usize = 2;

#[derive(Clone)]
enum Says {
    /// NULL, or into a live object.
    Sound,
    /// Not to the object that this one leads to.
    Elsewhere(Ptr),
}

pub(super) struct TableWalk {
    trial: usize,
    table: Table,
    root: Root,
    begin: Ptr,
    is_sound: bool,
    from: Option<Term>,
}

#[derive(Clone)]
pub(super) struct TableWalkFact {
    cells: (ObjId, MemId),
    /// Those at this place and behind it.
    from: Option<Term>,
    says: Says,
    /// Or the element leads where this one does.
    begin: Ptr,
    guard: Term,
    active: Term,
    state: State,
}

impl Encoder<'_> {
    pub(super) fn put_table_walks_on_trial(
        &mut self,
        record: usize,
        (entry, header): (&Arrival, &Arrival),
        footprint: &Footprint,
        fewer: usize,
    ) -> Vec<TableWalk> {
        if self.summaries.is_none_or(|tools| tools.tier < 2) {
            return vec![];
        }
        let mut walks = vec![];
        let many = self.out.objects.keys().filter(|&o| self.is_many(o) && footprint.ends(o));
        for kind in many.collect::<Vec<_>>() {
            let mut tables = self.tables_of(kind, fewer);
            tables.retain(|t| !footprint.writes(t.obj));
            for root in self.list_roots(entry, header, &[]) {
                let Root::Param(index) = root else { continue };
                let begin = self.root(entry, entry, Root::Entry(index));
                let now = self.root(entry, header, root);
                if let (Some(begin), Some(now)) = (begin, now)
                    && begin != now
                {
                    walks.extend(tables.iter().map(|&t| (t, index, begin.clone(), now.clone())));
                }
            }
        }
        let mut all = vec![];
        for (table, index, begin, now) in walks.into_iter().take(MOST) {
            let later = self.places_around(table).into_iter().map(|from| (true, Some(from)));
            for (is_sound, from) in [(true, None), (false, None)].into_iter().chain(later) {
                let what = if is_sound { "are NULL or lead to live objects" } else { "lead elsewhere" };
                let name = &self.out.objects[table.obj].name;
                let which =
                    from.as_ref().map(|(name, _)| format!(" from number {name} on")).unwrap_or_default();
                let text = format!(
                    "all elements of {name}{which} {what}, or to where parameter {index} led on entry"
                );
                let from = from.map(|(_, place)| place);
                let says = |at: &Ptr| if is_sound { Says::Sound } else { Says::Elsewhere(at.clone()) };
                let holds = self.any_element_is(&entry.state, (table, from), &says(&begin), &begin);
                let (trial, active) = self.put_own_on_trial(record, ("block-pointers", text), entry, holds);
                let cells = (table.obj, self.obj_state(&header.state, table.obj).mem);
                let (guard, state) = (header.state.guard, header.state.clone());
                let (says, begin) = (says(&now), begin.clone());
                let fact = TableWalkFact { cells, from, says, begin: begin.clone(), guard, active, state };
                self.table_walks.push(fact);
                let root = Root::Param(index);
                all.push(TableWalk { trial, table, root, begin, is_sound, from });
            }
        }
        all
    }

    pub(super) fn refute_table_walks(
        &mut self,
        record: usize,
        (entry, back): (&Arrival, &Arrival),
        reached: Reached,
        all: Vec<TableWalk>,
    ) {
        for TableWalk { trial, table, root, begin, is_sound, from } in all {
            let says = match is_sound {
                true => Some(Says::Sound),
                false => self.root(entry, back, root).map(Says::Elsewhere),
            };
            let holds = match says {
                Some(says) => self.any_element_is(&back.state, (table, from), &says, &begin),
                None => self.pool().ff(),
            };
            self.refute_own(record, trial, reached, holds);
        }
    }

    /// An element of any number is as claimed; only to be refuted.
    fn any_element_is(
        &mut self,
        state: &State,
        (table, from): (Table, Option<Term>),
        says: &Says,
        begin: &Ptr,
    ) -> Term {
        let cell = self.any_cell(table);
        let before = self.hint.replace(Hint::Held(table.obj, table.at));
        let element = self.pointer_among_many(state, cell);
        self.hint = before;
        let inside = self.is_element_behind(cell, from);
        let holds = self.element_is(state, element.ptr(), says, begin);
        self.pool().implies(inside, holds)
    }

    fn is_element_behind(&mut self, cell: Target, from: Option<Term>) -> Term {
        let inside = self.is_element(cell);
        let Some(from) = from else { return inside };
        let pool = &mut self.out.pool;
        let behind = pool.ule(from, cell.off);
        pool.and(inside, behind)
    }

    /// What a loop counts with, for the walks of loops in it.
    pub(super) fn numbers_at(&self, body: &Body, data: &Loop, header: &Arrival) -> Vec<(String, Term)> {
        let is_number = |term: Term| (16..=self.pointer_bits()).contains(&self.out.pool.width(term));
        let all = data.params.iter().zip(&header.args).filter_map(|(&param, arg)| match arg {
            Sym::Int { term, .. } if is_number(*term) => Some((body.name(param), *term)),
            Sym::Int { .. } | Sym::Ptr { .. } => None,
        });
        all.collect()
    }

    /// The places of the elements that the loops around are at, with the names of their numbers.
    fn places_around(&mut self, table: Table) -> Vec<(String, Term)> {
        let bits = self.pointer_bits();
        let unit = bits / 8;
        let first = match table.at.in_one_array() {
            Some((first, _)) => first,
            None if table.at.stride == u64::from(unit) => 0,
            None => return vec![],
        };
        let around: Vec<(String, Term)> = self.numbers_around.iter().rev().flatten().cloned().collect();
        let place = |(name, number): (String, Term)| {
            let pool = &mut self.out.pool;
            let (first, unit) = (pool.constant(bits, first.into()), pool.constant(bits, unit.into()));
            let number = pool.sext_or_trunc(number, bits);
            let way = pool.mul(number, unit);
            (name, pool.add(first, way))
        };
        around.into_iter().take(NUMBERS).map(place).collect()
    }

    fn element_is(&mut self, state: &State, element: &Ptr, says: &Says, begin: &Ptr) -> Term {
        let began = self.share_an_object(element, begin);
        let holds = match says {
            Says::Sound => self.is_sound(state, element, true),
            Says::Elsewhere(than) => {
                let shared = self.share_an_object(element, than);
                self.pool().not(shared)
            }
        };
        self.pool().or(began, holds)
    }

    /// A load of an element of a table.
    pub(super) fn learn_table_walks(&mut self, t: Target, mem: MemId) {
        if self.learning || !self.table_walks.iter().any(|f| f.cells.0 == t.obj) {
            return;
        }
        let bytes = self.pointer_bits() / 8;
        let behind = self.memories_behind(mem);
        for index in 0..self.table_walks.len() {
            let fact = self.table_walks[index].clone();
            if fact.cells.0 != t.obj || !behind.contains(&fact.cells.1) {
                continue;
            }
            // The memory of a table that a loop does not write is older than the claim: that holds from then on.
            let key = (true, fact.cells.1, [fact.active, t.cond, t.off, fact.guard, fact.active], self.hint);
            if !self.learned.insert(key) {
                continue;
            }
            self.learning = true;
            let element = self.read(fact.cells.1, t.off, bytes, Ty::Ptr);
            let inside = self.is_element_behind(t, fact.from);
            let holds = self.element_is(&fact.state, element.ptr(), &fact.says, &fact.begin);
            let applies = self.pool().and(fact.active, inside);
            let claim = self.pool().implies(applies, holds);
            self.assume_for_all(fact.guard, claim);
            self.learning = false;
        }
    }
}
