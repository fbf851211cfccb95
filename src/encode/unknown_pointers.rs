//! Pointers in memory about which nothing is known: who reads at the same place finds the same one.
//!
//! As for bytes, that is not said up front, but of those that a model gives different values. Only readers who may find the same
//! according to the points-to analysis are compared: what one of them cannot find, the other one may.

use super::object::ObjId;
use super::pointer::Ptr;
use super::unknown::{UnknownId, is_given, variable_of};
use crate::analysis::pointsto::Targets;
use crate::term::{Assignment, Bv, Evaluator, Pool, Term};
use rustc_hash::FxHashMap;

#[derive(Default)]
pub struct PointerReads {
    all: Vec<PointerRead>,
    /// What readers may find.
    ranges: Vec<(Targets, Vec<ObjId>)>,
}

struct PointerRead {
    id: UnknownId,
    place: Term,
    /// Number of the range.
    range: usize,
    ways: Vec<Way>,
}

/// One of the objects that it may lead to.
struct Way {
    cond: Term,
    parts: [Term; 3],
}

/// What makes a read like another one: the memory, the range and the place.
type Key = (UnknownId, usize, Bv);

/// Which read was the first at a place.
#[derive(Default)]
pub(super) struct Found {
    by_key: FxHashMap<Key, usize>,
}

impl PointerReads {
    pub fn add(&mut self, id: UnknownId, place: Term, targets: &Targets, ptr: &Ptr) {
        let objects: Vec<ObjId> = ptr.targets.iter().map(|t| t.obj).collect();
        let same = |(t, o): &(Targets, Vec<ObjId>)| t.is_same_range(targets) && *o == objects;
        let range = self.ranges.iter().position(same).unwrap_or_else(|| {
            self.ranges.push((targets.clone(), objects));
            self.ranges.len() - 1
        });
        let ways =
            ptr.targets.iter().map(|t| Way { cond: t.cond, parts: [t.number, t.off, t.size] }).collect();
        self.all.push(PointerRead { id, place, range, ways });
    }

    /// Places, and what is found there.
    pub fn outcomes(&self) -> impl Iterator<Item = (Term, Term)> {
        self.all.iter().flat_map(|read| {
            let found = read.ways.iter().flat_map(|w| [w.cond].into_iter().chain(w.parts));
            found.map(|outcome| (read.place, outcome))
        })
    }

    /// Of each read its first outcome, its place and its number.
    pub(super) fn first_outcomes(&self) -> impl Iterator<Item = (Term, Term, usize)> {
        self.all.iter().enumerate().filter_map(|(n, read)| {
            let parts = read.ways.iter().flat_map(|w| [w.cond].into_iter().chain(w.parts));
            Some((parts.min()?, read.place, n))
        })
    }

    /// Lets a read find what another one found at the same place.
    pub(super) fn patch(&self, n: usize, at: Bv, pool: &Pool, model: &mut Assignment, found: &mut Found) {
        let read = &self.all[n];
        if !read.is_given(pool, model) {
            return;
        }
        let first = *found.by_key.entry((read.id, read.range, at)).or_insert(n);
        for (mine, other) in read.ways.iter().zip(&self.all[first].ways) {
            let pairs = [(mine.cond, other.cond)].into_iter().chain(mine.parts.into_iter().zip(other.parts));
            for (mine, other) in pairs {
                let vars = (pool.as_var(variable_of(pool, mine)), pool.as_var(variable_of(pool, other)));
                if let (Some(mine), Some(other)) = vars
                    && let Some(value) = model.get(other).cloned()
                {
                    model.set(mine, value);
                }
            }
        }
    }

    pub fn broken_congruence(
        &self,
        pool: &mut Pool,
        model: &Assignment,
        eval: &mut Evaluator,
        same_place: &dyn Fn(&mut Pool, UnknownId, Term, Term) -> Term,
        lemmas: &mut Vec<Term>,
    ) {
        let mut seen: FxHashMap<Key, usize> = FxHashMap::default();
        for (index, read) in self.all.iter().enumerate() {
            if !read.is_given(pool, model) {
                continue;
            }
            let key = (read.id, read.range, eval.eval(pool, read.place, model).clone());
            let first = *seen.entry(key).or_insert(index);
            if first == index {
                continue;
            }
            let other = &self.all[first];
            if read.place != other.place {
                let same = read.is_same(other, pool);
                let together = same_place(pool, read.id, read.place, other.place);
                let rule = pool.implies(together, same);
                if !eval.eval(pool, rule, model).is_true() {
                    lemmas.push(rule);
                }
            }
        }
    }
}

impl PointerRead {
    fn is_given(&self, pool: &Pool, model: &Assignment) -> bool {
        let mut parts = self.ways.iter().flat_map(|w| [w.cond].into_iter().chain(w.parts));
        parts.any(|part| is_given(pool, model, part))
    }

    fn is_same(&self, other: &PointerRead, pool: &mut Pool) -> Term {
        let mut all = vec![];
        for (a, b) in self.ways.iter().zip(&other.ways) {
            all.push(pool.eq(a.cond, b.cond));
            for (x, y) in a.parts.into_iter().zip(b.parts) {
                let equal = pool.eq(x, y);
                all.push(pool.implies(a.cond, equal));
            }
        }
        pool.and_all(&all)
    }
}
