//! Models of memory completed, and made right without the solver: what breaks the rules of unknown memory gets the value that was read there before.
//! Whether the model still answers the question has to be seen by evaluating it.

use super::unknown::{Outcome, UnknownId, Unknowns, is_given, variable_of};
use super::unknown_pointers::Found;
use crate::term::{Assignment, Bv, Evaluator, Pool, Term};
use std::collections::BTreeMap;

/// What memory holds so far.
#[derive(Default)]
struct Contents {
    bytes: BTreeMap<Bv, Bv>,
    /// Starts of searches and the zero bytes that they came to.
    texts: Vec<(Bv, Bv)>,
}

impl Contents {
    /// What a model says.
    fn know(&mut self, at: Bv, outcome: Bv, is_zero: bool) {
        match is_zero {
            true => self.texts.push((at, outcome)),
            false => _ = self.bytes.insert(at, outcome),
        }
    }

    /// The byte at a place, where one is wanted.
    fn byte(&mut self, at: Bv, wanted: &Bv) -> Bv {
        if let Some(known) = self.bytes.get(&at) {
            return known.clone();
        }
        let inside = self.texts.iter().any(|(from, to)| from.ule(&at) && at.ult(to));
        let value =
            if inside && wanted.is_zero() { Bv::from_u64(8, u64::from(b'a')) } else { wanted.clone() };
        self.bytes.insert(at, value.clone());
        value
    }

    /// The next zero byte, where one is wanted.
    fn zero(&mut self, from: Bv, wanted: &Bv, size: &Bv) -> Bv {
        if size.ult(&from) {
            return size.clone();
        }
        let around = self.texts.iter().find(|(other, to)| other.ule(&from) && from.ule(to));
        let end = match around {
            Some((_, to)) => to.clone(),
            None => self.first_zero(&from, wanted, size),
        };
        if end.ult(size) {
            self.bytes.entry(end.clone()).or_insert_with(|| Bv::zero(8));
        }
        self.texts.push((from, end.clone()));
        end
    }

    /// Outside of all texts that are known.
    fn first_zero(&self, from: &Bv, wanted: &Bv, size: &Bv) -> Bv {
        let mut end = if wanted.ult(from) { from } else { wanted }.clone();
        if size.ult(&end) {
            end = size.clone();
        }
        if let Some((at, _)) = self.bytes.range(from.clone()..).find(|(_, byte)| byte.is_zero())
            && at.ult(&end)
        {
            end = at.clone();
        }
        while end != *size && self.bytes.get(&end).is_some_and(|byte| !byte.is_zero()) {
            end = end.add(&Bv::one(end.width()));
        }
        let next = self.texts.iter().filter(|(other, _)| from.ule(other) && other.ule(&end));
        match next.min_by(|a, b| a.0.to_u64().cmp(&b.0.to_u64())) {
            Some((_, to)) => to.clone(),
            None => end,
        }
    }
}

impl Unknowns {
    /// The model with other values for what breaks the rules, the earlier reads being right.
    pub fn patched(&self, pool: &Pool, model: &Assignment) -> Assignment {
        let given = self.outcomes().filter(|(_, o)| is_given(pool, model, o.term));
        let mut all: Vec<(Term, What)> = given.map(|(id, o)| (o.term, What::Memory(id, o))).collect();
        all.extend(self.pointers.first_outcomes().map(|(term, place, n)| (term, What::Pointer(n, place))));
        // Places depend only on what was made before them.
        all.sort_by_key(|(outcome, _)| *outcome);
        let mut contents = self.nothing();
        let mut found = Found::default();
        let mut eval = Evaluator::new();
        let mut model = model.clone();
        for (_, what) in all {
            match what {
                What::Pointer(n, place) => {
                    let at = eval.eval(pool, place, &model).clone();
                    self.pointers.patch(n, at, pool, &mut model, &mut found);
                }
                What::Memory(id, outcome) => {
                    let wanted = model_value(pool, &model, outcome.term);
                    self.put_right(pool, &mut model, &mut eval, &mut contents, (id, outcome), wanted);
                }
            }
        }
        model
    }

    /// The model with values for the bytes and zeros that it does not mention, so that it is one of real memory.
    pub fn completed(&self, pool: &Pool, model: &Assignment) -> Assignment {
        let mut model = model.clone();
        let mut contents = self.nothing();
        let mut eval = Evaluator::new();
        let mut missing = vec![];
        for (id, outcome) in self.outcomes() {
            if !is_given(pool, &model, outcome.term) {
                missing.push((id, outcome));
                continue;
            }
            let mut value = |term| eval.eval(pool, term, &model).clone();
            contents[id.0 as usize].know(value(outcome.place), value(outcome.term), outcome.is_zero);
        }
        missing.sort_by_key(|(_, outcome)| outcome.term);
        let mut eval = Evaluator::new();
        for one in missing {
            self.put_right(pool, &mut model, &mut eval, &mut contents, one, None);
        }
        model
    }

    fn nothing(&self) -> Vec<Contents> {
        (0..self.count()).map(|_| Contents::default()).collect()
    }

    /// Gives the outcome its value: the wanted one, or the least, if memory does not say another.
    fn put_right(
        &self,
        pool: &Pool,
        model: &mut Assignment,
        eval: &mut Evaluator,
        contents: &mut [Contents],
        (id, outcome): (UnknownId, Outcome),
        wanted: Option<Bv>,
    ) {
        let at = eval.eval(pool, outcome.place, model).clone();
        let contents = &mut contents[id.0 as usize];
        let value = match outcome.is_zero {
            true => {
                let size = eval.eval(pool, self.size(id), model).clone();
                contents.zero(at.clone(), &wanted.unwrap_or(at), &size)
            }
            false => contents.byte(at, &wanted.unwrap_or(Bv::zero(8))),
        };
        if let Some(var) = pool.as_var(variable_of(pool, outcome.term)) {
            model.set(var, value.zext_or_trunc(pool.var_width(var)));
        }
    }
}

enum What {
    Memory(UnknownId, Outcome),
    /// Number and place.
    Pointer(usize, Term),
}

fn model_value(pool: &Pool, model: &Assignment, outcome: Term) -> Option<Bv> {
    let value = model.get(pool.as_var(variable_of(pool, outcome))?)?;
    Some(value.zext_or_trunc(pool.width(outcome)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers that look random.
    fn next(state: &mut u64) -> u64 {
        *state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        *state >> 40
    }

    #[test]
    fn what_is_patched_is_memory() {
        let mut state = 1;
        for _ in 0..400 {
            let mut pool = Pool::new();
            let mut unknowns = Unknowns::default();
            let size = pool.constant(16, 12);
            let id = unknowns.add("m", size, 0);
            let mut facts = vec![];
            for n in 0..8 {
                let place = pool.fresh_var(&format!("p{n}"), 16);
                if next(&mut state).is_multiple_of(2) {
                    unknowns.read(&mut pool, id, place);
                } else {
                    facts.extend(unknowns.next_zero(&mut pool, id, place).1);
                }
            }
            let mut model = Assignment::new();
            let vars: Vec<Term> = unknowns.outcomes().flat_map(|(_, o)| [o.place, o.term]).collect();
            for var in pool.vars_of(&vars) {
                let width = pool.var_width(var);
                let most = if width == 8 { 2 } else { 14 };
                model.set(var, Bv::from_u64(width, next(&mut state) % most));
            }
            let patched = unknowns.patched(&pool, &model);
            assert!(unknowns.broken_rules(&mut pool, &patched).is_empty());
            let mut eval = Evaluator::new();
            assert!(facts.iter().all(|&fact| eval.eval(&pool, fact, &patched).is_true()));
            // Once more, nothing changes.
            assert!(unknowns.patched(&pool, &patched) == patched);
        }
    }
}
