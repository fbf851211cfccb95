//! Equality of sums and products that are the same polynomial.
//!
//! Both sides are multiplied out over what is no sum or product, modulo 2^width, once for each outcome of the choices
//! between them. A solver would have to find the same in the gates of multipliers, which it cannot for larger widths.

use crate::term::bv::Bv;
use crate::term::op::Op;
use crate::term::pool::{Pool, Term};
use std::collections::BTreeMap;

/// Larger terms are left alone.
const MAX_NODES: usize = 64;
const MAX_MONOMIALS: usize = 24;
const MAX_DEGREE: usize = 3;
const MAX_CHOICES: usize = 3;

/// Factors of products of atoms; a product is a sorted list. No factor is zero.
type Polynomial = BTreeMap<Vec<Term>, Bv>;

/// What is known of the equality under some outcomes of the choices.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Case {
    Known(bool),
    Open,
}

impl Pool {
    /// The equality, decided where the polynomials decide it; None where they say nothing.
    pub(super) fn eq_ring(&mut self, a: Term, b: Term) -> Option<Term> {
        let mut scan = Scan { nodes: 0, product: false, choices: vec![] };
        if !scan.visit(self, a) || !scan.visit(self, b) || !scan.product {
            return None;
        }
        let choices = scan.choices;
        let cases: Vec<Case> = (0..1u32 << choices.len())
            .map(|outcome| self.case(a, b, &Outcome { choices: &choices, outcome }))
            .collect();
        if cases.iter().all(|&c| c == Case::Open) {
            return None;
        }
        Some(self.choose(a, b, &choices, &cases))
    }

    fn case(&self, a: Term, b: Term, outcome: &Outcome) -> Case {
        let (Some(p), Some(q)) = (self.polynomial(a, outcome), self.polynomial(b, outcome)) else {
            return Case::Open;
        };
        let minus = Bv::ones(self.width(a));
        match sum(p, &q, &minus) {
            Some(rest) if rest.is_empty() => Case::Known(true),
            Some(rest) if rest.keys().all(|product| product.is_empty()) => Case::Known(false),
            Some(_) | None => Case::Open,
        }
    }

    /// The cases of the last choice stand in the two halves of the list.
    fn choose(&mut self, a: Term, b: Term, choices: &[Term], cases: &[Case]) -> Term {
        match (cases.iter().all(|&c| c == cases[0]), cases[0]) {
            (true, Case::Known(value)) => return self.bool_const(value),
            (true, Case::Open) => return self.raw(Op::Eq, &[a, b], 1),
            (false, _) => {}
        }
        let Some((&last, rest)) = choices.split_last() else { return self.raw(Op::Eq, &[a, b], 1) };
        let (without, with) = cases.split_at(cases.len() / 2);
        let (then, otherwise) = (self.choose(a, b, rest, with), self.choose(a, b, rest, without));
        self.ite(last, then, otherwise)
    }

    fn polynomial(&self, t: Term, outcome: &Outcome) -> Option<Polynomial> {
        let width = self.width(t);
        if let Some(c) = self.as_const(t) {
            return Some(single(vec![], c.clone()));
        }
        let of = |t: Term| self.polynomial(t, outcome);
        let (one, minus) = (Bv::one(width), Bv::ones(width));
        match self.as_app(t) {
            Some((Op::Add, args)) => sum(of(args[0])?, &of(args[1])?, &one),
            Some((Op::Sub, args)) => sum(of(args[0])?, &of(args[1])?, &minus),
            Some((Op::Neg, args)) => sum(Polynomial::new(), &of(args[0])?, &minus),
            // -1 - x
            Some((Op::Not, args)) => sum(single(vec![], minus.clone()), &of(args[0])?, &minus),
            Some((Op::Mul, args)) => product(&of(args[0])?, &of(args[1])?),
            Some((Op::Ite, args)) => match outcome.of(args[0]) {
                Some(true) => of(args[1]),
                Some(false) => of(args[2]),
                None => Some(single(vec![t], one)),
            },
            Some(_) | None => Some(single(vec![t], one)),
        }
    }
}

/// How the choices end.
struct Outcome<'a> {
    choices: &'a [Term],
    outcome: u32,
}

impl Outcome<'_> {
    fn of(&self, choice: Term) -> Option<bool> {
        let at = self.choices.iter().position(|&c| c == choice)?;
        Some(self.outcome >> at & 1 == 1)
    }
}

/// What the sums and products consist of.
struct Scan {
    nodes: usize,
    /// There is a product of two unknowns.
    product: bool,
    choices: Vec<Term>,
}

impl Scan {
    /// False: too large.
    fn visit(&mut self, pool: &Pool, t: Term) -> bool {
        self.nodes += 1;
        if self.nodes > MAX_NODES {
            return false;
        }
        match pool.as_app(t) {
            Some((Op::Add | Op::Sub | Op::Neg | Op::Not, args)) => args.iter().all(|&x| self.visit(pool, x)),
            Some((Op::Mul, args)) => {
                self.product |= args.iter().all(|&x| pool.as_const(x).is_none());
                args.iter().all(|&x| self.visit(pool, x))
            }
            Some((Op::Ite, args)) => {
                if !self.choices.contains(&args[0]) {
                    if self.choices.len() == MAX_CHOICES {
                        return true;
                    }
                    self.choices.push(args[0]);
                }
                self.visit(pool, args[1]) && self.visit(pool, args[2])
            }
            Some(_) | None => true,
        }
    }
}

fn single(product: Vec<Term>, factor: Bv) -> Polynomial {
    if factor.is_zero() { Polynomial::new() } else { Polynomial::from([(product, factor)]) }
}

fn sum(mut p: Polynomial, q: &Polynomial, factor: &Bv) -> Option<Polynomial> {
    for (product, c) in q {
        add_to(&mut p, product.clone(), &c.mul(factor));
    }
    (p.len() <= MAX_MONOMIALS).then_some(p)
}

fn add_to(p: &mut Polynomial, product: Vec<Term>, c: &Bv) {
    let total = p.get(&product).map_or_else(|| c.clone(), |old| old.add(c));
    if total.is_zero() {
        p.remove(&product);
    } else {
        p.insert(product, total);
    }
}

fn product(p: &Polynomial, q: &Polynomial) -> Option<Polynomial> {
    let mut all = Polynomial::new();
    for (x, a) in p {
        for (y, b) in q {
            let mut both = [x.as_slice(), y.as_slice()].concat();
            if both.len() > MAX_DEGREE {
                return None;
            }
            both.sort_unstable();
            add_to(&mut all, both, &a.mul(b));
        }
        if all.len() > MAX_MONOMIALS {
            return None;
        }
    }
    Some(all)
}
