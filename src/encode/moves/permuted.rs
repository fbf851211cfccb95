//! Elements that only change places: none comes to two.
//!
//! Where elements are only moved, that each of them is still there once is another candidate: pointers that were all different
//! still are. While a gap is moved through the array (`while (j > 0 && a[j - 1] > x) { a[j] = a[j - 1]; j--; }`), it holds of all but the
//! element in the gap, and none of them is the one that was there at first.
//!
//! Refuted by two places whose elements come from one place, as far as the writes of the body tell where they come from.

use super::DOMAIN;
use super::check::Check;
use super::rows::{Row, RowId};
use crate::analysis::loops::Loop;
use crate::encode::Encoder;
use crate::encode::memory::{MemId, MemNode};
use crate::encode::object::ObjId;
use crate::encode::overlap::Overlap;
use crate::encode::state::Arrival;
use crate::encode::summary::Reached;
use crate::encode::value::Sym;
use crate::ir::Body;
use crate::term::Term;
use rustc_hash::FxHashMap;

/// Gaps that are tried for one array.
const GAPS: usize = 6;
/// Places whose origin is looked for in one iteration.
const PLACES: usize = 300;

/// Whether it is known where an element was, and where.
type Origin = (Term, Term);

/// An array whose elements are on trial to only change places.
pub(in crate::encode) struct Permuted {
    trial: usize,
    obj: ObjId,
    row: RowId,
    gap: Option<Gap>,
}

/// The element number `parameter + plus` is left out.
#[derive(Clone, Copy)]
struct Gap {
    parameter: usize,
    plus: u8,
}

/// When the elements of a row are all different.
#[derive(Clone, Debug)]
pub(in crate::encode) struct Different {
    pub(super) active: Term,
    /// The number that this does not hold for, and where the element was that none of them is.
    pub(super) gap: Option<(Term, Term)>,
}

impl<'p> Encoder<'p> {
    /// `row`: what the header has of `obj`.
    pub(super) fn put_permuted_on_trial(
        &mut self,
        (body, data): (&Body, &Loop),
        record: usize,
        (entry, header): (&Arrival, &Arrival),
        (obj, row, which): (ObjId, RowId, &str),
    ) -> Vec<Permuted> {
        let bits = self.pointer_bits();
        let is_number = |&(n, _): &(usize, &Sym)| match &header.args[n] {
            Sym::Int { term, .. } => (16..=bits).contains(&self.out.pool.width(*term)),
            Sym::Ptr { .. } => false,
        };
        let numbers: Vec<usize> = entry.args.iter().enumerate().filter(is_number).map(|(n, _)| n).collect();
        let gaps = numbers.into_iter().flat_map(|parameter| [0, 1].map(|plus| Gap { parameter, plus }));
        let mut all = vec![];
        for gap in std::iter::once(None).chain(gaps.take(GAPS).map(Some)) {
            let name = &self.out.objects[obj].name;
            let but = gap.map(|g| {
                let name = body.name(data.params[g.parameter]);
                match g.plus {
                    0 => format!(", but for number {name}"),
                    more => format!(", but for number {name} + {more}"),
                }
            });
            let text = format!("{which} elements of {name} only change places{}", but.unwrap_or_default());
            let always = self.pool().tt();
            let (trial, active) = self.put_own_on_trial(record, (DOMAIN, text), entry, always);
            let gap_now = gap.map(|g| (self.number_of_gap(header, g), self.number_of_gap(entry, g)));
            self.rows[row.0 as usize].different.push(Different { active, gap: gap_now });
            all.push(Permuted { trial, obj, row, gap });
        }
        all
    }

    /// After an iteration, too.
    pub(in crate::encode) fn refute_permuted(
        &mut self,
        record: usize,
        (header, back): (&Arrival, &Arrival),
        reached: Reached,
        all: &[Permuted],
    ) {
        let mut known: Option<(ObjId, RowId, [Origin; 2])> = None;
        for &Permuted { trial, obj, row, gap } in all {
            let from = match known {
                Some((o, r, from)) if (o, r) == (obj, row) => from,
                _ => {
                    let since = self.obj_state(&header.state, obj).mem;
                    let mem = self.obj_state(&back.state, obj).mem;
                    let mut origins = Origins::new(obj, row, since);
                    self.any_numbers().map(|k| {
                        let place = self.place_in_row(row, k);
                        self.origin(&mut origins, mem, place)
                    })
                }
            };
            known = Some((obj, row, from));
            let Row { count, .. } = self.rows[row.0 as usize];
            let numbers = self.any_numbers();
            let pool = &mut self.out.pool;
            let mut pair = vec![pool.ne(numbers[0], numbers[1])];
            let mut apart = vec![pool.ne(from[0].1, from[1].1)];
            // What is said of one element holds of it where there is no other, too.
            let mut holds = vec![];
            for (k, (found, place)) in numbers.into_iter().zip(from) {
                let mut given = vec![self.out.pool.ult(k, count)];
                apart.push(found);
                apart.push(self.begins_element(row, place));
                if let Some(gap) = gap {
                    let (now, next) = (self.number_of_gap(header, gap), self.number_of_gap(back, gap));
                    let now = self.place_in_row(row, now);
                    let pool = &mut self.out.pool;
                    given.push(pool.ne(k, next));
                    let elsewhere = pool.ne(place, now);
                    let (one, elsewhere) = (pool.and_all(&given), pool.and(found, elsewhere));
                    holds.push(pool.implies(one, elsewhere));
                }
                pair.extend(given);
            }
            let pool = &mut self.out.pool;
            let (pair, apart) = (pool.and_all(&pair), pool.and_all(&apart));
            holds.push(pool.implies(pair, apart));
            let holds = pool.and_all(&holds);
            self.refute_own(record, trial, reached, holds);
        }
    }

    fn number_of_gap(&mut self, at: &Arrival, gap: Gap) -> Term {
        let bits = self.pointer_bits();
        let number = at.args[gap.parameter].int();
        let pool = &mut self.out.pool;
        let plus = pool.constant(bits, gap.plus.into());
        let number = pool.sext_or_trunc(number, bits);
        pool.add(number, plus)
    }

    fn place_in_row(&mut self, row: RowId, number: Term) -> Term {
        let Row { lo, size, .. } = self.rows[row.0 as usize];
        let size = self.offset_constant(size);
        let pool = &mut self.out.pool;
        let way = pool.mul(number, size);
        pool.add(lo, way)
    }

    /// Where the element that lies there was at the header; and whether that is so.
    fn origin(&mut self, origins: &mut Origins, mem: MemId, off: Term) -> Origin {
        if mem == origins.check.since {
            return (self.pool().tt(), off);
        }
        if let Some(&known) = origins.known.get(&(mem, off)) {
            return known;
        }
        let unknown = (self.pool().ff(), off);
        if origins.known.len() > PLACES || self.is_used_up() {
            return unknown;
        }
        let size = self.rows[origins.check.row.0 as usize].size as u32;
        let found = match self.mem(mem).clone() {
            MemNode::Data { .. } | MemNode::Unknown { .. } => unknown,
            MemNode::Ite { cond, then, els } => {
                let (then, els) = (self.origin(origins, then, off), self.origin(origins, els, off));
                self.either(cond, then, els)
            }
            MemNode::Store { prev, cond, off: start, bytes, value } => {
                let before = self.origin(origins, prev, off);
                let always = self.pool().tt();
                let (hit, here) = match self.store_overlap(off, size, start, bytes) {
                    Overlap::None => (self.pool().ff(), before),
                    Overlap::Inside(_) if bytes == size => {
                        (always, self.origin_of_value(origins, mem, &value))
                    }
                    Overlap::Maybe(hit, _) if bytes == size => {
                        (hit, self.origin_of_value(origins, mem, &value))
                    }
                    Overlap::Maybe(hit, _) => (hit, unknown),
                    Overlap::Inside(_) | Overlap::Partial => (always, unknown),
                };
                let hit = self.pool().and(cond, hit);
                self.either(hit, here, before)
            }
            MemNode::Copy { prev, cond, lo, len, src, src_off, .. } => {
                let mut before = self.origin(origins, prev, off);
                let overlap = match self.overlap_of_one(off, size, lo, len) {
                    None => self.range_overlap(off, size, lo, len),
                    Some((overlap, broken)) => {
                        let broken = self.pool().and(cond, broken);
                        before = self.either(broken, unknown, before);
                        overlap
                    }
                };
                let (hit, here) = match overlap {
                    Overlap::None => (self.pool().ff(), before),
                    Overlap::Partial => (self.pool().tt(), unknown),
                    Overlap::Inside(distance) => {
                        let place = self.offset_add(src_off, distance);
                        (self.pool().tt(), self.origin(origins, src, place))
                    }
                    Overlap::Maybe(hit, distance) => {
                        let place = self.offset_add(src_off, distance);
                        (hit, self.origin(origins, src, place))
                    }
                };
                let hit = self.pool().and(cond, hit);
                self.either(hit, here, before)
            }
            MemNode::Fill { prev, cond, lo, len, .. } | MemNode::Havoc { prev, cond, lo, len, .. } => {
                let before = self.origin(origins, prev, off);
                let hit = match self.range_overlap(off, size, lo, len) {
                    Overlap::None => self.pool().ff(),
                    Overlap::Maybe(hit, _) => hit,
                    Overlap::Inside(_) | Overlap::Partial => self.pool().tt(),
                };
                let hit = self.pool().and(cond, hit);
                self.either(hit, unknown, before)
            }
            MemNode::Moved { prev, src, row, .. } => {
                let (inside, from, crosses) = self.moved_from(row, off, size);
                let before = self.origin(origins, prev, off);
                let before = self.either(crosses, unknown, before);
                let there = self.origin(origins, src, from);
                self.either(inside, there, before)
            }
        };
        origins.known.insert((mem, off), found);
        found
    }

    fn either(&mut self, cond: Term, then: Origin, els: Origin) -> Origin {
        let pool = &mut self.out.pool;
        (pool.ite(cond, then.0, els.0), pool.ite(cond, then.1, els.1))
    }

    /// Where the body has read it before.
    fn origin_of_value(&mut self, origins: &mut Origins, at: MemId, value: &Sym) -> Origin {
        let nowhere = self.offset_constant(0);
        let mut found = (self.pool().ff(), nowhere);
        for seen in self.seen.clone() {
            let check = &mut origins.check;
            if seen.obj != check.obj || seen.mem >= at || !self.descends(check, seen.mem) {
                continue;
            }
            let Some(same) = self.is_same_value(&seen.value, value) else { continue };
            let here = self.pool().and(seen.guard, same);
            if self.pool().is_false(here) {
                continue;
            }
            let from = self.origin(origins, seen.mem, seen.off);
            found = self.either(here, from, found);
        }
        found
    }
}

/// What is known of where elements come from.
struct Origins {
    check: Check,
    known: FxHashMap<(MemId, Term), Origin>,
}

impl Origins {
    fn new(obj: ObjId, row: RowId, since: MemId) -> Origins {
        Origins { check: Check::new(obj, row, since), known: FxHashMap::default() }
    }
}
