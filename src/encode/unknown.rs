//! Memory about which nothing is known: uninitialized, havocked, an input.
//!
//! Each distinct read gets a fresh byte. That equal addresses hold equal bytes is not said up front: a model is searched
//! for pairs that disagree, and only these are asserted before the solver goes on. The same holds for the rules of the
//! next zero byte. An answer "unsatisfiable" needs none of them. Bytes that a model does not mention break no rule.

use super::unknown_pointers::PointerReads;
use crate::term::{Assignment, Bv, Evaluator, Op, Pool, Term};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct UnknownId(pub u32);

/// Bytes of one string that a model is filled up with.
const MOST_TEXT: u64 = 1 << 18;

#[derive(Default)]
pub struct Unknowns {
    all: Vec<Unknown>,
    pub pointers: PointerReads,
}

/// A byte that was read, or the place of the next zero byte.
#[derive(Clone, Copy)]
pub(super) struct Outcome {
    pub term: Term,
    pub place: Term,
    pub is_zero: bool,
}

/// Bytes of a model.
#[derive(Default)]
pub struct Bytes {
    known: BTreeMap<u64, u8>,
    /// No zero lies between, also where nobody looked.
    texts: Vec<(u64, u64)>,
}

impl Bytes {
    pub fn get(&self, at: u64) -> Option<u8> {
        let in_text = || self.texts.iter().any(|&(from, to)| from <= at && at < to).then_some(b'a');
        self.known.get(&at).copied().or_else(in_text)
    }

    pub fn add(&mut self, more: Bytes) {
        self.known.extend(more.known);
        self.texts.extend(more.texts);
    }
}

struct Unknown {
    name: String,
    size: Term,
    older: usize,
    /// Address and byte, in the order of encoding.
    reads: Vec<(Term, Term)>,
    by_address: FxHashMap<Term, Term>,
    /// Start and place of the next zero byte (the size if there is none).
    zeros: Vec<(Term, Term)>,
    by_start: FxHashMap<Term, Term>,
}

impl Unknowns {
    /// `older`: how many objects there are.
    pub fn add(&mut self, name: &str, size: Term, older: usize) -> UnknownId {
        self.all.push(Unknown {
            name: name.to_string(),
            size,
            older,
            reads: vec![],
            by_address: FxHashMap::default(),
            zeros: vec![],
            by_start: FxHashMap::default(),
        });
        UnknownId(self.all.len() as u32 - 1)
    }

    pub fn count(&self) -> usize {
        self.all.len()
    }

    /// Those that were added when there were so many.
    pub fn since(&self, count: usize) -> impl Iterator<Item = UnknownId> + use<> {
        (count as u32..self.all.len() as u32).map(UnknownId)
    }

    /// How many objects there were when the memory got its contents: it leads to none that was allocated since.
    pub fn older(&self, id: UnknownId) -> usize {
        self.all[id.0 as usize].older
    }

    /// The size of the object that the memory is part of.
    pub fn size(&self, id: UnknownId) -> Term {
        self.all[id.0 as usize].size
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
        let size = unknown.size;
        // No bits that it never has: all that is computed from it stays as narrow.
        let bits = place_bits(pool, size, width);
        let narrow = pool.fresh_var(&format!("end of {}", unknown.name), bits);
        let place = pool.zext(narrow, width);
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

    /// Bytes, and places of zero bytes, with where they were looked for.
    pub(super) fn outcomes(&self) -> impl Iterator<Item = (UnknownId, Outcome)> {
        let numbered = (0..).map(UnknownId).zip(&self.all);
        numbered.flat_map(|(id, unknown)| {
            let outcome =
                |is_zero| move |&(place, term): &(Term, Term)| (id, Outcome { term, place, is_zero });
            let zeros = unknown.zeros.iter().map(outcome(true));
            unknown.reads.iter().map(outcome(false)).chain(zeros)
        })
    }

    /// The places of the bytes, and the starts of the searches, whose outcome matters.
    pub fn places_of(&self, pool: &Pool, matters: impl Fn(Term) -> bool) -> impl Iterator<Item = Term> {
        let all = self.all.iter().flat_map(|u| u.reads.iter().chain(&u.zeros));
        let all = all.map(|(place, outcome)| (*place, variable_of(pool, *outcome)));
        all.chain(self.pointers.outcomes())
            .filter(move |(_, outcome)| matters(*outcome))
            .map(|(place, _)| place)
    }

    /// Rules that the model breaks, in a fixed order. None: the model is one of real memory.
    pub fn broken_rules(&self, pool: &mut Pool, model: &Assignment) -> Vec<Term> {
        let mut eval = Evaluator::new();
        let mut lemmas = vec![];
        for unknown in &self.all {
            unknown.broken_congruence(pool, model, &mut eval, &mut lemmas);
            unknown.broken_zeros(pool, model, &mut eval, &mut lemmas);
        }
        let same_place = |pool: &mut Pool, id: UnknownId, a: Term, b: Term| {
            self.all[id.0 as usize].compare(pool, a, b, Pool::eq)
        };
        self.pointers.broken_congruence(pool, model, &mut eval, &same_place, &mut lemmas);
        lemmas
    }

    /// The bytes that the model gives.
    pub fn contents(&self, pool: &Pool, model: &Assignment, id: UnknownId) -> Bytes {
        let mut eval = Evaluator::new();
        let mut texts = vec![];
        for (start, place) in self.all[id.0 as usize].zeros_in(pool, model) {
            let from = eval.eval(pool, start, model).to_u64();
            let to = eval.eval(pool, place, model).to_u64();
            if let (Some(from), Some(to)) = (from, to) {
                texts.push((from, to.min(from.saturating_add(MOST_TEXT))));
            }
        }
        Bytes { known: self.read_bytes(pool, model, id), texts }
    }

    /// The bytes that somebody looked at.
    pub fn read_bytes(&self, pool: &Pool, model: &Assignment, id: UnknownId) -> BTreeMap<u64, u8> {
        let mut eval = Evaluator::new();
        let mut bytes = BTreeMap::new();
        for (address, byte) in self.all[id.0 as usize].reads_in(pool, model) {
            let at = eval.eval(pool, address, model).to_u64();
            let value = eval.eval(pool, byte, model).to_u64();
            if let (Some(at), Some(value)) = (at, value) {
                bytes.insert(at, value as u8);
            }
        }
        bytes
    }
}

impl Unknown {
    fn reads_in(&self, pool: &Pool, model: &Assignment) -> Vec<(Term, Term)> {
        self.reads.iter().copied().filter(|(_, byte)| is_given(pool, model, *byte)).collect()
    }

    fn zeros_in(&self, pool: &Pool, model: &Assignment) -> Vec<(Term, Term)> {
        self.zeros.iter().copied().filter(|(_, place)| is_given(pool, model, *place)).collect()
    }

    fn broken_congruence(
        &self,
        pool: &mut Pool,
        model: &Assignment,
        eval: &mut Evaluator,
        lemmas: &mut Vec<Term>,
    ) {
        let mut seen: BTreeMap<Bv, (Term, Term)> = BTreeMap::new();
        for (address, byte) in self.reads_in(pool, model) {
            let at = eval.eval(pool, address, model).clone();
            let bits = place_bits(pool, self.size, at.width());
            if at.to_u64().is_none_or(|at| bits < u64::BITS && at >> bits != 0) {
                continue;
            }
            match seen.get(&at) {
                None => {
                    seen.insert(at, (address, byte));
                }
                Some(&(other, first)) => {
                    if eval.eval(pool, first, model).clone() != *eval.eval(pool, byte, model) {
                        let same_place = self.compare(pool, address, other, Pool::eq);
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
        let mut valued = |all: Vec<(Term, Term)>| -> Vec<[(Term, Bv); 2]> {
            let mut value = |t: Term| (t, eval.eval(pool, t, model).clone());
            all.into_iter().map(|(a, b)| [value(a), value(b)]).collect()
        };
        let (reads, zeros) = (valued(self.reads_in(pool, model)), valued(self.zeros_in(pool, model)));
        for (i, [(start, from), (place, end)]) in zeros.iter().enumerate() {
            for [(address, at), (byte, content)] in &reads {
                if content.is_zero() && from.ule(at) && at.ult(end) {
                    let after = self.compare(pool, *start, *address, Pool::ule);
                    let before = self.compare(pool, *address, *place, Pool::ult);
                    let between = pool.and(after, before);
                    let zero = pool.constant(8, 0);
                    let nonzero = pool.ne(*byte, zero);
                    lemmas.push(pool.implies(between, nonzero));
                }
            }
            for [(start2, from2), (place2, end2)] in zeros.iter().skip(i + 1) {
                let one = ((*start, from), (*place, end));
                let other = ((*start2, from2), (*place2, end2));
                for ((a, za), (b, zb)) in [(one, other), (other, one)] {
                    if a.1.ule(b.1) && b.1.ule(za.1) && za.1 != zb.1 {
                        let order = self.compare(pool, a.0, b.0, Pool::ule);
                        let reaches = self.compare(pool, b.0, za.0, Pool::ule);
                        let both = pool.and(order, reaches);
                        let same = pool.eq(za.0, zb.0);
                        lemmas.push(pool.implies(both, same));
                    }
                }
            }
        }
    }

    /// Compares two places inside of the memory, with no more bits than those have: outside of it nothing is demanded.
    fn compare(&self, pool: &mut Pool, a: Term, b: Term, how: fn(&mut Pool, Term, Term) -> Term) -> Term {
        let width = pool.width(a);
        let bits = place_bits(pool, self.size, width);
        let whole = how(pool, a, b);
        if bits == width || pool.is_false(whole) {
            return whole;
        }
        let zero = pool.constant(width - bits, 0);
        let [(low_a, in_a), (low_b, in_b)] = [a, b].map(|t| {
            let high = pool.extract(t, width - 1, bits);
            (pool.extract(t, bits - 1, 0), pool.eq(high, zero))
        });
        let low = how(pool, low_a, low_b);
        let inside = pool.and(in_a, in_b);
        pool.and(inside, low)
    }
}

/// Bits that a place in memory of such a size has, the end included.
fn place_bits(pool: &Pool, size: Term, width: u32) -> u32 {
    let most = pool.range(size).map_or(u128::MAX, |r| r.hi);
    (u128::BITS - most.leading_zeros()).clamp(1, width)
}

/// The model has a value for the variable.
pub fn is_given(pool: &Pool, model: &Assignment, var: Term) -> bool {
    pool.as_var(variable_of(pool, var)).is_some_and(|v| model.get(v).is_some())
}

/// The variable that an outcome is, as wide as it has to be.
pub fn variable_of(pool: &Pool, outcome: Term) -> Term {
    match pool.as_app(outcome) {
        Some((Op::ZExt, args)) => args[0],
        _ => outcome,
    }
}
