//! Whether an iteration does nothing to an array but to put elements, as they are, where elements lie.

use super::MovedSince;
use super::rows::{Cell, Row, RowId};
use crate::encode::Encoder;
use crate::encode::division::divide;
use crate::encode::memory::{MemId, MemNode};
use crate::encode::multiple::{Multiple, as_multiple};
use crate::encode::object::ObjId;
use crate::encode::value::Sym;
use crate::term::Term;
use rustc_hash::FxHashMap;

/// What the writes since the header are compared with.
pub(super) struct Check {
    pub(super) obj: ObjId,
    pub(super) row: RowId,
    pub(super) since: MemId,
    known: FxHashMap<MemId, Term>,
    descends: FxHashMap<MemId, bool>,
}

impl Check {
    pub(super) fn new(obj: ObjId, row: RowId, since: MemId) -> Check {
        Check { obj, row, since, known: FxHashMap::default(), descends: FxHashMap::default() }
    }
}

impl Encoder<'_> {
    /// Has something come into the row since then that is no element of it?
    pub(super) fn is_changed(&mut self, check: &mut Check, mem: MemId) -> Term {
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
    pub(super) fn begins_element(&mut self, row: RowId, off: Term) -> Term {
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
            let Some(same) = self.is_same_value(&seen.value, value) else { continue };
            if self.pool().is_false(same) {
                continue;
            }
            let element = self.begins_element(check.row, seen.off);
            let way = self.pool().and_all(&[seen.guard, element, same]);
            ways.push(way);
        }
        self.pool().or_all(&ways)
    }

    pub(super) fn is_same_value(&mut self, a: &Sym, b: &Sym) -> Option<Term> {
        match (a, b) {
            (Sym::Int { term: a, .. }, Sym::Int { term: b, .. })
                if self.out.pool.width(*a) == self.out.pool.width(*b) =>
            {
                Some(self.pool().eq(*a, *b))
            }
            (a, b) => (a == b).then(|| self.pool().tt()),
        }
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
    pub(super) fn descends(&mut self, check: &mut Check, mem: MemId) -> bool {
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
