//! What is read, under what is known of the path: where the guard of the state decides a choice, the other side is gone.
//!
//! `if (open(&m) != 0) return;` leaves in `m` a choice between what a failure left and what a success did. Behind the test only
//! one of them matters, and terms that say so are shared with those from before the choice. Nobody looks at the value of a state
//! that its guard excludes.

use super::Encoder;
use super::pointer::{Ptr, Target};
use super::value::Sym;
use crate::term::{Op, Term};

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

    /// The parts of a conjunction.
    fn conjuncts(&mut self, guard: Term) -> Known {
        if let Some(known) = self.conjuncts.get(&guard) {
            return known.clone();
        }
        let found = match self.out.pool.as_app(guard) {
            Some((Op::And, args)) if self.out.pool.width(guard) == 1 => {
                let parts: Vec<Known> = args.iter().map(|&part| self.conjuncts(part)).collect();
                parts.into_iter().reduce(joined).unwrap_or_default()
            }
            _ if self.out.pool.as_const(guard).is_some() => Known::default(),
            _ => Known::unit(guard),
        };
        self.conjuncts.insert(guard, found.clone());
        found
    }

    /// Some(true) or Some(false) where it is known.
    fn is_decided(&mut self, known: &Known, condition: Term) -> Option<bool> {
        let not = self.pool().not(condition);
        match (known.contains(&condition), known.contains(&not)) {
            (true, _) => Some(true),
            (_, true) => Some(false),
            _ => None,
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
