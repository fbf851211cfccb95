//! Elements that lie side by side, and which of them is read where they have been moved.

use super::permuted::Different;
use crate::encode::division::divide;
use crate::encode::multiple::{Multiple, as_multiple, low_bits};
use crate::encode::object::ObjId;
use crate::encode::unknown::variable_of;
use crate::encode::{Encoder, Fact};
use crate::term::Term;

/// So many elements of one array are told apart.
const MOST_PICKS: usize = 40;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RowId(pub(super) u32);

/// Elements that lie side by side, and which of them have got which place.
#[derive(Clone, Debug)]
pub(in crate::encode) struct Row {
    pub(super) lo: Term,
    /// In bytes; of all, a multiple of the size of one.
    pub(super) len: Term,
    /// Of one element: at least two bytes.
    pub(super) size: u64,
    pub(super) count: Term,
    /// Bits of the numbers of elements.
    pub(super) width: u32,
    /// A number, and that of the element that has come there.
    pub(super) picks: Vec<(Term, Term)>,
    /// When no element has come to two places.
    pub(super) different: Vec<Different>,
}

/// Where a read begins in an element.
pub(super) struct Cell {
    /// All bytes lie in one element of the row.
    pub(super) inside: Term,
    number: Term,
    pub(super) rest: Term,
    /// If not, they may still meet the row.
    may_cross: bool,
}

/// What is left of an element, from a place in it on.
pub(in crate::encode) struct Piece {
    /// Where it was before.
    pub from: Term,
    pub to: Term,
    /// Where it ends now.
    pub end: Term,
    /// When that is known; None: wherever the place lies in the row.
    pub known: Option<Term>,
}

impl Encoder<'_> {
    /// Where an element of the place `off` was before, with the condition that the bytes lie in one; and the condition that they lie
    /// in several of them, or in parts.
    pub(in crate::encode) fn moved_from(&mut self, row: RowId, off: Term, bytes: u32) -> (Term, Term, Term) {
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

    /// What is left of the element that a place in the row lies in.
    pub(in crate::encode) fn end_of_moved(&mut self, row: RowId, off: Term) -> Piece {
        let bits = self.pointer_bits();
        let size = self.rows[row.0 as usize].size;
        let Cell { inside, rest, may_cross, .. } = self.cell_of(row, off, 1);
        let (_, from, _) = self.moved_from(row, off, 1);
        let pool = &mut self.out.pool;
        let size = pool.constant(bits, u128::from(size));
        let left = pool.sub(size, rest);
        let (to, end) = (pool.add(from, left), pool.add(off, left));
        Piece { from, to, end, known: may_cross.then_some(inside) }
    }

    pub(super) fn cell_of(&mut self, row: RowId, off: Term, bytes: u32) -> Cell {
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
            .then(|| low_bits(&self.out.pool, &mut self.alignments, way, low))
            .flatten();
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
        let Row { count, width, picks, different, .. } = self.rows[row.0 as usize].clone();
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
        for Different { active, gap } in &different {
            let Some((gap, left)) = *gap else { continue };
            let pool = &mut self.out.pool;
            let given = [*active, real, pool.ne(number, gap)];
            let (given, holds) = (pool.and_all(&given), pool.ne(pick, left));
            let holds = pool.implies(given, holds);
            self.know(variable, holds);
        }
        for &(other, its) in picks.iter().take(MOST_PICKS) {
            let pool = &mut self.out.pool;
            let also = pool.ult(other, count);
            let both = pool.and(real, also);
            let (same, met) = (pool.eq(number, other), pool.eq(pick, its));
            let met_again = pool.implies(same, met);
            let mut all = vec![pool.implies(both, met_again)];
            for Different { active, gap } in &different {
                let mut given = vec![*active, both, met];
                given.extend(gap.iter().flat_map(|&(gap, _)| [number, other].map(|k| pool.ne(k, gap))));
                let given = pool.and_all(&given);
                all.push(pool.implies(given, same));
            }
            let holds = pool.and_all(&all);
            let beside = variable_of(pool, its);
            self.out.facts.push(Fact { about: variable, beside: Some(beside), holds });
        }
        self.rows[row.0 as usize].picks.push((number, pick));
        pick
    }

    /// The elements from `lo` on, so many or all; and whether they all lie in the object.
    pub(super) fn row_of(
        &mut self,
        obj: ObjId,
        lo: u64,
        size: u64,
        count: Option<Term>,
    ) -> Option<(RowId, Term)> {
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

    pub(super) fn add_row(&mut self, lo: u64, size: u64, count: Term, width: u32) -> RowId {
        let (lo, stride) = (self.offset_constant(lo), self.offset_constant(size));
        let len = self.pool().mul(count, stride);
        self.rows.push(Row { lo, len, size, count, width, picks: vec![], different: vec![] });
        RowId(self.rows.len() as u32 - 1)
    }
}
