//! Random terms with shared parts, of widths 1 to 128, built with the simplifier on and off: the value of the term and
//! the clauses with the inputs assumed agree.

use super::*;
use crate::bitblast::testing::Rng;
use crate::term::{Assignment, Op};

/// Wider operands make circuits of millions of gates out of these.
const MAX_PRODUCT: u32 = 24;

struct Generator {
    pool: Pool,
    terms: Vec<Term>,
    rng: Rng,
}

impl Generator {
    fn new(pool: Pool, seed: u64) -> Generator {
        let mut generator = Generator { pool, terms: Vec::new(), rng: Rng::new(seed) };
        for i in 0..4 {
            let width = generator.width();
            let var = generator.pool.var(&format!("v{i}"), width);
            generator.terms.push(var);
        }
        generator
    }

    fn width(&mut self) -> u32 {
        match self.rng.below(4) {
            0 => 1,
            1 => 1 + self.rng.below(8) as u32,
            2 => 1 + self.rng.below(32) as u32,
            _ => 1 + self.rng.below(128) as u32,
        }
    }

    /// Some term, made to have the width.
    fn operand(&mut self, width: u32) -> Term {
        if self.rng.below(6) == 0 {
            let value = self.rng.edgy(width);
            return self.pool.constant(width, value);
        }
        let term = self.terms[self.rng.below(self.terms.len() as u64) as usize];
        if self.rng.flip() {
            self.pool.zext_or_trunc(term, width)
        } else {
            self.pool.sext_or_trunc(term, width)
        }
    }

    fn step(&mut self) {
        let width = self.width();
        let narrow = width.min(MAX_PRODUCT);
        let choice = self.rng.below(28);
        let w = match choice {
            0..=6 => narrow,
            _ => width,
        };
        let (a, b) = (self.operand(w), self.operand(w));
        let p = &mut self.pool;
        let term = match choice {
            0 => p.mul(a, b),
            1 => p.udiv(a, b),
            2 => p.urem(a, b),
            3 => p.sdiv(a, b),
            4 => p.srem(a, b),
            5 => p.smulo(a, b),
            6 => p.umulo(a, b),
            7 => p.not(a),
            8 => p.and(a, b),
            9 => p.or(a, b),
            10 => p.xor(a, b),
            11 => p.neg(a),
            12 => p.add(a, b),
            13 => p.sub(a, b),
            14 => p.shl(a, b),
            15 => p.lshr(a, b),
            16 => p.ashr(a, b),
            17 => p.eq(a, b),
            18 => p.ult(a, b),
            19 => p.ule(a, b),
            20 => p.slt(a, b),
            21 => p.sle(a, b),
            22 => p.saddo(a, b),
            23 => p.uaddo(a, b),
            24 => p.ssubo(a, b),
            25 => p.usubo(a, b),
            26 if w <= 64 => p.concat(a, b),
            _ => {
                let condition = self.operand(1);
                self.pool.app(Op::Ite, &[condition, a, b], w)
            }
        };
        self.terms.push(term);
    }

    fn build(mut self, steps: usize) -> (Pool, Vec<Term>) {
        (0..steps).for_each(|_| self.step());
        (self.pool, self.terms)
    }
}

fn agree(backend: Backend, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        // The same choices in both pools.
        let (plain, plain_terms) = Generator::new(Pool::new_plain(), seed).build(14);
        let (simple, simple_terms) = Generator::new(Pool::new(), seed).build(14);
        let mut rng = Rng::new(seed ^ 0x5555);
        let mut benches = [Bench::new(backend), Bench::new(backend)];
        for _ in 0..2 {
            let values: Vec<Bv> =
                plain.vars().map(|v| plain.var_width(v)).map(|w| Bv::new(w, rng.edgy(w))).collect();
            let mut results = Vec::new();
            for ((pool, terms), bench) in
                [(&plain, &plain_terms), (&simple, &simple_terms)].into_iter().zip(&mut benches)
            {
                let mut assignment = Assignment::new();
                pool.vars().zip(&values).for_each(|(var, value)| assignment.set(var, value.clone()));
                let inputs: Vec<(Term, Bv)> =
                    pool.vars().map(|v| pool.var_term(v)).zip(values.iter().cloned()).collect();
                let root = terms[terms.len() - 1];
                let expected = pool.eval(root, &assignment);
                bench.check(pool, root, &inputs, &expected, seed as u32 % expected.width());
                results.push(expected);
            }
            assert_eq!(results[0], results[1], "simplification keeps the value, seed {seed}");
        }
    }
}

#[test]
fn terms_agree_with_clauses_cadical() {
    agree(Backend::Cadical, 1..250);
}

#[test]
fn terms_agree_with_clauses_varisat() {
    agree(Backend::Varisat, 250..500);
}
