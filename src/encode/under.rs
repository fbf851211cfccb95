//! What is read, under what is known of the path: where the guard of the state decides a choice, the other side is gone.
//!
//! `if (open(&m) != 0) return;` leaves in `m` a choice between what a failure left and what a success did. Behind the test only
//! one of them matters, and terms that say so are shared with those from before the choice. Nobody looks at the value of a state
//! that its guard excludes.

use super::Encoder;
use super::pointer::{Ptr, Target};
use super::value::Sym;
use crate::term::{Op, Term};

/// So many parts of a condition are looked for.
const MOST_PARTS: usize = 100;

/// What a condition consists of.
enum Structure {
    All(Vec<Term>),
    Any(Vec<Term>),
    One,
}

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

    /// What holds wherever the guard does: the parts of a conjunction, what the sides of a disjunction have in common.
    fn conjuncts(&mut self, guard: Term) -> Known {
        if let Some(known) = self.conjuncts.get(&guard) {
            return known.clone();
        }
        let found = match self.structure(guard) {
            Structure::All(parts) => self.of_each(&parts).into_iter().reduce(joined).unwrap_or_default(),
            Structure::Any(sides) => {
                let common = self.of_each(&sides).into_iter().reduce(Known::intersection).unwrap_or_default();
                common.update(guard)
            }
            Structure::One if self.out.pool.as_const(guard).is_some() => Known::default(),
            Structure::One => Known::unit(guard),
        };
        self.conjuncts.insert(guard, found.clone());
        found
    }

    fn of_each(&mut self, all: &[Term]) -> Vec<Known> {
        all.iter().map(|&part| self.conjuncts(part)).collect()
    }

    /// A negation is that of its parts.
    fn structure(&mut self, condition: Term) -> Structure {
        let pool = &mut self.out.pool;
        if pool.width(condition) != 1 {
            return Structure::One;
        }
        match pool.as_app(condition) {
            Some((Op::And, args)) => Structure::All(args.to_vec()),
            Some((Op::Or, args)) => Structure::Any(args.to_vec()),
            Some((Op::Not, args)) => match pool.as_app(args[0]) {
                Some((Op::And, all)) => Structure::Any(all.iter().map(|&part| pool.not(part)).collect()),
                Some((Op::Or, any)) => Structure::All(any.iter().map(|&part| pool.not(part)).collect()),
                _ => Structure::One,
            },
            _ => Structure::One,
        }
    }

    /// Some(true) or Some(false) where it is known, of its parts, too.
    fn is_decided(&mut self, known: &Known, condition: Term) -> Option<bool> {
        let not = self.pool().not(condition);
        match (
            self.is_known(known, condition, &mut { MOST_PARTS }),
            self.is_known(known, not, &mut { MOST_PARTS }),
        ) {
            (true, _) => Some(true),
            (_, true) => Some(false),
            _ => None,
        }
    }

    /// It is, or all parts of the conjunction are, or one of the disjunction.
    fn is_known(&mut self, known: &Known, condition: Term, left: &mut usize) -> bool {
        if known.contains(&condition) {
            return true;
        }
        if *left == 0 {
            return false;
        }
        *left -= 1;
        match self.structure(condition) {
            Structure::All(parts) => parts.into_iter().all(|part| self.is_known(known, part, left)),
            Structure::Any(sides) => sides.into_iter().any(|side| self.is_known(known, side, left)),
            Structure::One => false,
        }
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
