//! Products that are left open: nothing is lost by it, and a model that has one wrong is noticed.

use super::Bench;
use crate::bitblast::{Blaster, Exact};
use crate::sat::{Backend, Lit};
use crate::term::{Bv, Pool};

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
