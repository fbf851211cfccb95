//! Memory about which nothing is known: uninitialized, havocked, an input.
//!
//! Each distinct read gets a fresh byte. That equal addresses hold equal bytes is not said up front: a model is searched
//! for pairs that disagree, and only these are asserted before the solver goes on. The same holds for the rules of the
//! next zero byte. An answer "unsatisfiable" needs none of them.

use crate::term::{Assignment, Evaluator, Pool, Term};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct UnknownId(pub u32);

/// Bytes of one string that a model is filled up with.
const MOST_TEXT: u64 = 1 << 16;

#[derive(Default)]
pub struct Unknowns {
    all: Vec<Unknown>,
}

struct Unknown {
    name: String,
    size: Term,
    /// Address and byte, in the order of encoding.
    reads: Vec<(Term, Term)>,
    by_address: FxHashMap<Term, Term>,
    /// Start and place of the next zero byte (the size if there is none).
    zeros: Vec<(Term, Term)>,
    by_start: FxHashMap<Term, Term>,
}

impl Unknowns {
    pub fn add(&mut self, name: &str, size: Term) -> UnknownId {
        self.all.push(Unknown {
            name: name.to_string(),
            size,
            reads: vec![],
            by_address: FxHashMap::default(),
            zeros: vec![],
            by_start: FxHashMap::default(),
        });
        UnknownId(self.all.len() as u32 - 1)
    }

    pub fn read(&mut self, pool: &mut Pool, id: UnknownId, address: Term) -> Term {
        let unknown = &mut self.all[id.0 as usize];
        if let Some(&known) = unknown.by_address.get(&address) {
            return known;
        }
        let byte = pool.fresh_var(&format!("byte of {}", unknown.name), 8);
        unknown.by_address.insert(address, byte);
        unknown.reads.push((address, byte));
        byte
    }

    /// The next zero byte from `start` on. The fact that must hold of it at once comes back beside it.
    pub fn next_zero(&mut self, pool: &mut Pool, id: UnknownId, start: Term) -> (Term, Option<Term>) {
        if let Some(&known) = self.all[id.0 as usize].by_start.get(&start) {
            return (known, None);
        }
        let unknown = &mut self.all[id.0 as usize];
        let width = pool.width(start);
        let place = pool.fresh_var(&format!("end of {}", unknown.name), width);
        let size = unknown.size;
        unknown.by_start.insert(start, place);
        unknown.zeros.push((start, place));
        let byte = self.read(pool, id, place);
        // start <= place <= size (where start is inside), and the byte there is zero unless it is the end.
        let inside = pool.ule(start, size);
        let low = pool.ule(start, place);
        let high = pool.ule(place, size);
        let range = pool.and(low, high);
        let range = pool.implies(inside, range);
        let short = pool.ult(place, size);
        let zero = pool.constant(8, 0);
        let is_zero = pool.eq(byte, zero);
        let ends = pool.implies(short, is_zero);
        (place, Some(pool.and(range, ends)))
    }

    /// Rules that the model breaks, in a fixed order. None: the model is one of real memory.
    pub fn broken_rules(&self, pool: &mut Pool, model: &Assignment) -> Vec<Term> {
        let mut eval = Evaluator::new();
        let mut lemmas = vec![];
        for unknown in &self.all {
            unknown.broken_congruence(pool, model, &mut eval, &mut lemmas);
            unknown.broken_zeros(pool, model, &mut eval, &mut lemmas);
        }
        lemmas
    }

    /// The bytes that the model gives, by name of the memory in order of creation.
    pub fn contents(&self, pool: &Pool, model: &Assignment, id: UnknownId) -> BTreeMap<u64, u8> {
        let mut eval = Evaluator::new();
        let mut bytes = BTreeMap::new();
        for &(address, byte) in &self.all[id.0 as usize].reads {
            let at = eval.eval(pool, address, model).to_u64();
            let value = eval.eval(pool, byte, model).to_u64();
            if let (Some(at), Some(value)) = (at, value) {
                bytes.insert(at, value as u8);
            }
        }
        // No zero lies before the next one, also where nobody looked.
        for &(start, place) in &self.all[id.0 as usize].zeros {
            let from = eval.eval(pool, start, model).to_u64();
            let to = eval.eval(pool, place, model).to_u64();
            if let (Some(from), Some(to)) = (from, to) {
                for at in from..to.min(from.saturating_add(MOST_TEXT)) {
                    bytes.entry(at).or_insert(b'a');
                }
            }
        }
        bytes
    }
}

impl Unknown {
    fn broken_congruence(
        &self,
        pool: &mut Pool,
        model: &Assignment,
        eval: &mut Evaluator,
        lemmas: &mut Vec<Term>,
    ) {
        let mut seen: BTreeMap<crate::term::Bv, (Term, Term)> = BTreeMap::new();
        for &(address, byte) in &self.reads {
            let at = eval.eval(pool, address, model).clone();
            match seen.get(&at) {
                None => {
                    seen.insert(at, (address, byte));
                }
                Some(&(other, first)) => {
                    if eval.eval(pool, first, model).clone() != *eval.eval(pool, byte, model) {
                        let same_place = pool.eq(address, other);
                        let same_byte = pool.eq(byte, first);
                        lemmas.push(pool.implies(same_place, same_byte));
                    }
                }
            }
        }
    }

    /// No zero lies between start and place; starts below the same zero see the same one.
    fn broken_zeros(
        &self,
        pool: &mut Pool,
        model: &Assignment,
        eval: &mut Evaluator,
        lemmas: &mut Vec<Term>,
    ) {
        for (i, &(start, place)) in self.zeros.iter().enumerate() {
            for &(address, byte) in &self.reads {
                let after = pool.ule(start, address);
                let before = pool.ult(address, place);
                let between = pool.and(after, before);
                let zero = pool.constant(8, 0);
                let nonzero = pool.ne(byte, zero);
                let rule = pool.implies(between, nonzero);
                if !eval.eval(pool, rule, model).is_true() {
                    lemmas.push(rule);
                }
            }
            for &(start2, place2) in self.zeros.iter().skip(i + 1) {
                for (a, za, b, zb) in [(start, place, start2, place2), (start2, place2, start, place)] {
                    let order = pool.ule(a, b);
                    let reaches = pool.ule(b, za);
                    let both = pool.and(order, reaches);
                    let same = pool.eq(za, zb);
                    let rule = pool.implies(both, same);
                    if !eval.eval(pool, rule, model).is_true() {
                        lemmas.push(rule);
                    }
                }
            }
        }
    }
}
