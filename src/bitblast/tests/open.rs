//! Products that are left open: nothing is lost by it, and a model that has one wrong is noticed.

use super::Bench;
use crate::bitblast::{Blaster, Exact};
use crate::sat::{Backend, Lit};
use crate::term::{Assignment, Bv, Evaluator, Pool, Term};

const WIDTH: u32 = 12;

fn values() -> impl Iterator<Item = (u128, u128)> {
    let some = [0, 1, 2, 3, 5, 64, 77, 1000, 2047, 2048, 4095];
    some.into_iter().flat_map(move |x| some.map(|y| (x, y)))
}

/// With the right product, all that is demanded holds; with another one, the model is wrong.
#[test]
fn soundness_of_open_products() {
    let mut pool = Pool::new();
    let vars = ["x", "y"].map(|n| pool.var(n, WIDTH));
    let product = pool.mul(vars[0], vars[1]);
    let mut bench = Bench::new(Backend::Cadical);
    bench.blaster = Blaster::new().leaving_open();
    let words = [vars[0], vars[1], product].map(|t| bench.lits(&pool, t));
    bench.blaster.assert_lemmas(&mut *bench.solver).expect("they are small");
    let exact = bench.blaster.exact(Exact::All, &mut *bench.solver).expect("it is small");
    assert_eq!(exact.len(), 1);
    for (x, y) in values() {
        let right = Bv::new(WIDTH, x).mul(&Bv::new(WIDTH, y));
        let set = |word: &[Lit], value: &Bv| -> Vec<Lit> {
            (0..WIDTH).map(|i| if value.bit(i) { word[i as usize] } else { !word[i as usize] }).collect()
        };
        let factors = [set(&words[0], &Bv::new(WIDTH, x)), set(&words[1], &Bv::new(WIDTH, y))].concat();
        let with = |value: &Bv| [factors.clone(), set(&words[2], value)].concat();
        assert!(bench.ask(&with(&right)), "{x} * {y}");
        assert!(wrong(&mut bench).is_empty(), "{x} * {y}");
        assert!(bench.ask(&[with(&right), exact.clone()].concat()), "{x} * {y}");
        let other = right.add(&Bv::new(WIDTH, 16));
        assert!(!bench.ask(&[with(&other), exact.clone()].concat()), "{x} * {y}");
        if bench.ask(&with(&other)) {
            assert_eq!(wrong(&mut bench), exact, "{x} * {y}");
        }
    }
}

fn wrong(bench: &mut Bench) -> Vec<Lit> {
    bench.blaster.exact(Exact::Wrong, &mut *bench.solver).expect("it is small")
}

/// Products with factors in common, as wide as the factors and wider, and whether they fit.
fn products(pool: &mut Pool) -> ([Term; 4], Vec<Term>) {
    let vars = ["a", "x", "y", "z"].map(|n| pool.var(n, 14));
    let [a, x, y, z] = vars;
    let sum = pool.add(x, z);
    let mut all = vec![];
    for (one, other) in [(x, a), (y, a), (z, a), (sum, a), (x, y), (a, a)] {
        let wide = [one, other].map(|t| [pool.zext(t, 40), pool.sext(t, 40)]);
        all.push(pool.mul(wide[0][0], wide[1][0]));
        all.push(pool.mul(wide[0][1], wide[1][1]));
        all.push(pool.mul(wide[0][1], wide[1][0]));
        all.push(pool.mul(one, other));
        all.push(pool.smulo(one, other));
    }
    (vars, all)
}

/// Whatever wrong models have taught, the right products stay possible, and are possible alone once they are exact.
#[test]
fn soundness_of_lemmas_about_products() {
    let mut pool = Pool::new();
    let (vars, all) = products(&mut pool);
    let mut bench = Bench::new(Backend::Cadical);
    bench.blaster = Blaster::new().leaving_open();
    let factors = vars.map(|t| bench.lits(&pool, t));
    let words: Vec<Vec<Lit>> = all.iter().map(|&t| bench.lits(&pool, t)).collect();
    let mut seed = 1u64;
    let mut next = move || {
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        seed >> 33
    };
    let set = |word: &[Lit], value: &Bv| -> Vec<Lit> {
        (0..word.len()).map(|i| if value.bit(i as u32) { word[i] } else { !word[i] }).collect()
    };
    let mut number = move || {
        let (bits, value) = (next() % 15, next());
        let small = value & ((1 << bits) - 1);
        Bv::new(14, u128::from(if next() % 4 == 0 { small.wrapping_neg() & 0x3fff } else { small }))
    };
    let mut lemmas = 0;
    for round in 0..300 {
        bench.blaster.assert_lemmas(&mut *bench.solver).expect("they are small");
        // Some of the factors are given, and one of the products as it comes.
        let given: Vec<Lit> = factors.iter().skip(round % 4).flat_map(|word| set(word, &number())).collect();
        let noise: Vec<Lit> = words[round % words.len()].iter().copied().take(round % 13).collect();
        if bench.ask(&[given, noise].concat()) && bench.blaster.learn(&*bench.solver) {
            lemmas += 1;
        }
    }
    assert!(lemmas > 60, "{lemmas}");
    bench.blaster.assert_lemmas(&mut *bench.solver).expect("they are small");
    let exact = bench.blaster.exact(Exact::All, &mut *bench.solver).expect("they are small");
    for _ in 0..80 {
        let values = vars.map(|_| number());
        let mut assignment = Assignment::new();
        for (var, value) in pool.vars().zip(&values) {
            assignment.set(var, value.clone());
        }
        let mut eval = Evaluator::new();
        let mut right: Vec<Lit> = factors.iter().zip(&values).flat_map(|(word, v)| set(word, v)).collect();
        let given = right.clone();
        for (word, &term) in words.iter().zip(&all) {
            right.extend(set(word, eval.eval(&pool, term, &assignment)));
        }
        assert!(bench.ask(&right), "{values:?}");
        assert!(bench.ask(&[right.clone(), exact.clone()].concat()), "{values:?}");
        let one =
            right[given.len() + (values[0].to_u64().unwrap_or(0) as usize % (right.len() - given.len()))];
        assert!(!bench.ask(&[given, exact.clone(), vec![!one]].concat()), "{values:?}");
    }
}
