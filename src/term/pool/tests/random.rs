//! Random terms: whatever the rules do, the value stays.

use crate::term::testing::{BINARY, PREDICATES, Rng};
use crate::term::{Assignment, Bv, Evaluator, Op, Pool, Term};

/// The same terms in both pools.
struct Twins {
    plain: Pool,
    simple: Pool,
    /// Terms of all widths, in both pools.
    terms: Vec<(Term, Term)>,
    vars: Vec<u32>,
    rng: Rng,
    widths: Vec<u32>,
}

impl Twins {
    fn new(seed: u64, widths: &[u32], max_depth: Option<u32>) -> Twins {
        let (plain, mut simple) = (Pool::new_plain(), Pool::new());
        simple.max_depth = max_depth.unwrap_or(simple.max_depth);
        let (rng, widths) = (Rng::new(seed), widths.to_vec());
        Twins { plain, simple, terms: Vec::new(), vars: Vec::new(), rng, widths }
    }

    fn add_var(&mut self, width: u32) {
        let name = format!("v{}", self.vars.len());
        self.terms.push((self.plain.var(&name, width), self.simple.var(&name, width)));
        self.vars.push(width);
    }

    fn add_const(&mut self, value: Bv) -> (Term, Term) {
        let pair = (self.plain.bv_const(value.clone()), self.simple.bv_const(value));
        self.terms.push(pair);
        pair
    }

    fn add_app(&mut self, op: Op, args: &[(Term, Term)], width: u32) {
        let (p, s): (Vec<Term>, Vec<Term>) = args.iter().copied().unzip();
        self.terms.push((self.plain.app(op, &p, width), self.simple.app(op, &s, width)));
    }

    /// A term of that width, favouring recent ones so that terms grow deep; made from another one if there is none.
    fn pick(&mut self, width: u32) -> (Term, Term) {
        if self.rng.below(6) == 0 {
            let value = self.rng.bv(width);
            return self.add_const(value);
        }
        let fits: Vec<usize> =
            (0..self.terms.len()).filter(|&i| self.plain.width(self.terms[i].0) == width).collect();
        if fits.is_empty() {
            let any = self.rng.below(self.terms.len());
            return self.resize(any, width);
        }
        let back = if self.rng.below(2) == 0 { fits.len().min(5) } else { fits.len() };
        self.terms[fits[fits.len() - 1 - self.rng.below(back)]]
    }

    fn resize(&mut self, index: usize, width: u32) -> (Term, Term) {
        let t = self.terms[index];
        let from = self.plain.width(t.0);
        if from >= width {
            let lo = self.rng.below((from - width + 1) as usize) as u32;
            self.add_app(Op::Extract { hi: lo + width - 1, lo }, &[t], width);
        } else {
            let op = self.rng.pick(&[Op::ZExt, Op::SExt]);
            self.add_app(op, &[t], width);
        }
        self.terms[self.terms.len() - 1]
    }

    /// Some terms are left as they are, so that rules meet arguments that no rule has seen.
    fn vary_depth(&mut self) {
        self.simple.max_depth = self.rng.pick(&[0, 0, 1, 2, 64]);
    }

    fn grow(&mut self) {
        let widths = self.widths.clone();
        let w = self.rng.pick(&widths);
        match self.rng.below(20) {
            0..=6 => {
                let (a, b) = (self.pick(w), self.pick(w));
                let op = self.rng.pick(&BINARY);
                self.add_app(op, &[a, b], w);
            }
            7..=10 => {
                let (a, b) = (self.pick(w), self.pick(w));
                let op = self.rng.pick(&PREDICATES);
                self.add_app(op, &[a, b], 1);
            }
            11 | 12 => {
                let a = self.pick(w);
                let op = self.rng.pick(&[Op::Not, Op::Neg]);
                self.add_app(op, &[a], w);
            }
            13 | 14 => {
                let (c, a, b) = (self.pick(1), self.pick(w), self.pick(w));
                self.add_app(Op::Ite, &[c, a, b], w);
            }
            15 | 16 => {
                let v = self.rng.pick(&widths);
                let (a, b) = (self.pick(v), self.pick(w));
                self.add_app(Op::Concat, &[a, b], v + w);
            }
            17 | 18 => {
                let any = self.rng.below(self.terms.len());
                self.resize(any, w);
            }
            _ => {
                let (a, b) = (self.pick(1), self.pick(1));
                let op = self.rng.pick(&[Op::And, Op::Or, Op::Xor, Op::Eq]);
                self.add_app(op, &[a, b], 1);
            }
        }
    }

    /// Both pools agree on all terms; returns how many evaluations that were.
    fn compare(&self, assignment: &Assignment, memo: &mut (Evaluator, Evaluator)) -> u64 {
        memo.0.reset();
        memo.1.reset();
        for &(p, s) in &self.terms {
            let (want, got) =
                (memo.0.eval(&self.plain, p, assignment), memo.1.eval(&self.simple, s, assignment));
            assert_eq!(
                want,
                got,
                "{}\nbecame\n{}\nunder {assignment:?}",
                self.plain.display(p, 5),
                self.simple.display(s, 12)
            );
            let range = self.simple.ranges[s.index()];
            let inside = got.to_u128().is_none_or(|v| range.lo <= v && v <= range.hi);
            assert!(inside, "{} outside {range:?}: {}", got, self.simple.display(s, 5));
        }
        self.terms.len() as u64
    }

    fn assign(&self, value: impl FnMut(u32) -> Bv) -> Assignment {
        let mut assignment = Assignment::new();
        for (var, value) in self.plain.vars().zip(self.vars.iter().copied().map(value)) {
            assignment.set(var, value);
        }
        assignment
    }

    fn check_random(&mut self, rounds: usize) -> u64 {
        let mut memo = (Evaluator::new(), Evaluator::new());
        let mut rng = Rng::new(self.rng.next());
        (0..rounds).map(|_| self.compare(&self.assign(|w| rng.bv(w)), &mut memo)).sum()
    }

    fn check_all(&self) -> u64 {
        let mut memo = (Evaluator::new(), Evaluator::new());
        let total: u32 = self.vars.iter().sum();
        let mut count = 0;
        for bits in 0..1u128 << total {
            let mut rest = bits;
            let assignment = self.assign(|w| {
                let value = Bv::new(w, rest);
                rest >>= w;
                value
            });
            count += self.compare(&assignment, &mut memo);
        }
        count
    }
}

fn random_terms(seed: u64, widths: &[u32], vars: &[u32], size: usize, depth: Option<u32>) -> Twins {
    let mut twins = Twins::new(seed, widths, depth);
    for &w in vars {
        twins.add_var(w);
    }
    for _ in 0..size {
        twins.grow();
    }
    twins
}

#[test]
fn tiny_widths_under_all_assignments() {
    let mut evaluations = 0;
    for seed in 0..2500 {
        let vars: &[u32] =
            [&[1u32, 2, 3][..], &[2, 2, 1, 1], &[3, 3], &[1, 1, 1, 1, 1], &[4, 2]][seed as usize % 5];
        evaluations += random_terms(seed, &[1, 2, 3, 4], vars, 50, None).check_all();
    }
    assert!(evaluations > 1_000_000, "{evaluations}");
}

#[test]
fn small_widths() {
    let mut evaluations = 0;
    for seed in 0..1500 {
        let widths = [1 + seed as u32 % 8, 8, 1, 5];
        evaluations += random_terms(seed, &widths, &[8, 8, 5, 1, widths[0]], 60, None).check_random(30);
    }
    assert!(evaluations > 1_000_000, "{evaluations}");
}

#[test]
fn machine_widths() {
    for seed in 0..400 {
        random_terms(seed, &[32, 64, 8, 1], &[32, 64, 32, 8, 1], 60, None).check_random(30);
        random_terms(seed, &[64, 128, 1, 127], &[64, 128, 128, 1, 127], 60, None).check_random(15);
    }
}

#[test]
fn wide_vectors() {
    for seed in 0..100 {
        random_terms(seed, &[129, 200, 64, 1], &[200, 129, 64, 1, 200], 50, None).check_random(10);
    }
}

/// No rule may rely on another one having been applied.
#[test]
fn unsimplified_arguments() {
    for seed in 0..4000 {
        let mut twins = Twins::new(seed, &[1, 2, 3, 4], None);
        [3, 2, 1].into_iter().for_each(|w| twins.add_var(w));
        for _ in 0..60 {
            twins.vary_depth();
            twins.grow();
        }
        twins.check_all();
    }
}

#[test]
fn small_depth_limits() {
    for seed in 0..1200 {
        let depth = Some(seed as u32 % 4);
        random_terms(seed, &[1, 2, 3, 4], &[3, 2, 1], 50, depth).check_all();
        random_terms(seed, &[8, 1, 200, 32], &[8, 32, 1, 200], 40, depth).check_random(10);
    }
}

#[test]
fn building_twice_gives_the_same_terms() {
    for seed in 0..50 {
        let one = random_terms(seed, &[1, 8, 32], &[8, 32, 1], 80, None);
        let two = random_terms(seed, &[1, 8, 32], &[8, 32, 1], 80, None);
        assert_eq!(one.terms, two.terms);
        assert_eq!(one.simple.stats(), two.simple.stats());
    }
}
