//! What is read, under what is known of the path: where the guard of the state decides a choice, the other side is gone.
//!
//! `if (open(&m) != 0) return;` leaves in `m` a choice between what a failure left and what a success did. Behind the test only
//! one of them matters, and terms that say so are shared with those from before the choice. Nobody looks at the value of a state
//! that its guard excludes.

use super::Encoder;
use super::pointer::{Ptr, Target};
use super::value::Sym;
use crate::term::{Op, Term};

/// Longer conditions are only looked for as a whole.
const MOST_PARTS: usize = 32;

pub(super) type Known = imbl::OrdSet<Term>;

impl Encoder<'_> {
    pub(super) fn under(&mut self, guard: Term, value: Sym) -> Sym {
        let known = self.conjuncts(guard);
        if known.is_empty() {
            return value;
        }
        match value {
            Sym::Int { term, taint } => {
                let (term, taint) = (self.decided(&known, term), self.decided(&known, taint));
                Sym::Int { term, taint }
            }
            Sym::Ptr { ptr, taint } => {
                let taint = self.decided(&known, taint);
                Sym::Ptr { ptr: self.decided_ptr(&known, ptr), taint }
            }
        }
    }

    /// The parts of a conjunction, or of a disjunction that does not hold.
    fn conjuncts(&mut self, guard: Term) -> Known {
        if let Some(known) = self.conjuncts.get(&guard) {
            return known.clone();
        }
        let pool = &mut self.out.pool;
        let found = match pool.as_app(guard) {
            _ if pool.width(guard) != 1 => Known::unit(guard),
            Some((Op::And, args)) => self.parts(&args),
            Some((Op::Not, args)) => match pool.as_app(args[0]) {
                Some((Op::Or, either)) => {
                    let neither: Vec<Term> = either.iter().map(|&part| pool.not(part)).collect();
                    self.parts(&neither)
                }
                _ => Known::unit(guard),
            },
            _ if self.out.pool.as_const(guard).is_some() => Known::default(),
            _ => Known::unit(guard),
        };
        self.conjuncts.insert(guard, found.clone());
        found
    }

    fn parts(&mut self, all: &[Term]) -> Known {
        let parts: Vec<Known> = all.iter().map(|&part| self.conjuncts(part)).collect();
        parts.into_iter().reduce(joined).unwrap_or_default()
    }

    /// Some(true) or Some(false) where it is known, of its parts, too.
    fn is_decided(&mut self, known: &Known, condition: Term) -> Option<bool> {
        let not = self.pool().not(condition);
        match (self.is_known(known, condition), self.is_known(known, not)) {
            (true, _) => Some(true),
            (_, true) => Some(false),
            _ => None,
        }
    }

    /// All parts of the conjunction are.
    fn is_known(&mut self, known: &Known, condition: Term) -> bool {
        if known.contains(&condition) {
            return true;
        }
        let parts = self.conjuncts(condition);
        (2..=MOST_PARTS).contains(&parts.len()) && parts.iter().all(|part| known.contains(part))
    }

    fn decided(&mut self, known: &Known, mut term: Term) -> Term {
        while let Some((Op::Ite, args)) = self.out.pool.as_app(term) {
            let (condition, then, els) = (args[0], args[1], args[2]);
            match self.is_decided(known, condition) {
                Some(true) => term = then,
                Some(false) => term = els,
                None => break,
            }
        }
        term
    }

    /// Without the targets that are excluded.
    fn decided_ptr(&mut self, known: &Known, ptr: Ptr) -> Ptr {
        if ptr.targets.len() == 1 {
            return ptr;
        }
        let mut kept: Vec<Target> = vec![];
        for t in ptr.targets.iter() {
            let parts: Vec<Term> = self.conjuncts(t.cond).iter().copied().collect();
            let excluded = parts.into_iter().any(|part| self.is_decided(known, part) == Some(false));
            if !excluded {
                let off = self.decided(known, t.off);
                let size = self.decided(known, t.size);
                kept.push(Target { off, size, ..*t });
            }
        }
        // A pointer leads somewhere: the one that is left holds wherever the state matters.
        match kept.as_slice() {
            [] => return ptr,
            [one] => return Ptr::one(Target { cond: self.pool().tt(), ..*one }),
            _ => {}
        }
        Ptr { targets: kept.into() }
    }
}

fn joined(a: Known, b: Known) -> Known {
    let (mut large, small) = if a.len() < b.len() { (b, a) } else { (a, b) };
    large.extend(small);
    large
}
