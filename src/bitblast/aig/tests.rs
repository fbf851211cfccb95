//! Random expressions over few inputs: the graph, with all its rules, agrees with the truth table of what was asked.

use super::*;
use crate::bitblast::circuit;
use crate::bitblast::testing::Rng;

const INPUTS: usize = 4;
const POINTS: u32 = 1 << INPUTS;

fn truth(f: impl Fn(u32) -> bool) -> u32 {
    (0..POINTS).map(|p| u32::from(f(p)) << p).sum()
}

/// Each literal with its truth table.
struct Checked {
    aig: Aig,
    known: Vec<(AigLit, u32)>,
}

impl Checked {
    fn new() -> Checked {
        let mut aig = Aig::new();
        let mut known = vec![(AigLit::FALSE, 0), (AigLit::TRUE, truth(|_| true))];
        for i in 0..INPUTS {
            known.push((aig.input(), truth(|p| p >> i & 1 == 1)));
        }
        Checked { aig, known }
    }

    fn pick(&self, rng: &mut Rng) -> (AigLit, u32) {
        // Recent nodes more often, so that the graph gets deep; small ones too, so that rules apply.
        let count = self.known.len();
        let start = if rng.flip() { 0 } else { count.saturating_sub(8) };
        let (lit, table) = self.known[start + rng.below((count - start) as u64) as usize];
        if rng.flip() { (lit, table) } else { (!lit, truth(|_| true) & !table) }
    }

    fn step(&mut self, rng: &mut Rng) {
        let [(a, x), (b, y), (c, z)] = [self.pick(rng), self.pick(rng), self.pick(rng)];
        let (lit, table) = match rng.below(5) {
            0 => (self.aig.and(a, b), x & y),
            1 => (self.aig.or(a, b), x | y),
            2 => (self.aig.xor(a, b), x ^ y),
            3 => (self.aig.mux(a, b, c), x & y | !x & z & truth(|_| true)),
            _ => (self.aig.majority(a, b, c), x & y | x & z | y & z),
        };
        let seen = truth(|p| self.aig.eval(&[lit], |i| p >> (i.node() - 1) & 1 == 1)[0]);
        assert_eq!(seen, table, "{:?}", self.aig.node(lit.node()));
        self.known.push((lit, table));
    }
}

#[test]
fn random_graphs_mean_what_was_asked() {
    let mut rng = Rng::new(1);
    for _ in 0..400 {
        let mut checked = Checked::new();
        (0..60).for_each(|_| checked.step(&mut rng));
    }
}

#[test]
fn equal_structure_is_one_node() {
    let mut g = Aig::new();
    let (a, b, c) = (g.input(), g.input(), g.input());
    let first = g.and(a, b);
    assert_eq!(first, g.and(b, a));
    let x = g.xor(!a, b);
    assert_eq!(x, !g.xor(a, b));
    let m = g.mux(!c, a, b);
    assert_eq!(m, g.mux(c, b, a));
    let j = g.majority(!a, !b, !c);
    assert_eq!(j, !g.majority(c, a, b));
}

#[test]
fn xor_and_mux_are_recognised() {
    let mut g = Aig::new();
    let (a, b, c) = (g.input(), g.input(), g.input());
    let (left, right) = (g.and(a, !b), g.and(!a, b));
    let made = g.or(left, right);
    assert_eq!(made, g.xor(a, b));
    let (left, right) = (g.and(c, a), g.and(!c, b));
    let made = g.or(left, right);
    assert_eq!(made, g.mux(c, a, b));
}

#[test]
fn two_level_rules() {
    let mut g = Aig::new();
    let (a, b, c) = (g.input(), g.input(), g.input());
    let ab = g.and(a, b);
    assert_eq!(g.and(ab, a), ab);
    assert_eq!(g.and(ab, !a), AigLit::FALSE);
    let expected = g.and(a, !b);
    assert_eq!(g.and(a, !ab), expected);
    let m = g.mux(c, a, b);
    let expected = g.and(c, a);
    assert_eq!(g.and(c, m), expected);
    let x = g.xor(a, b);
    assert_eq!(g.xor(x, a), b);
}

#[test]
fn nothing_new_above_the_sign() {
    let mut g = Aig::new();
    let mut word = |width: usize| -> Vec<AigLit> { (0..width).map(|_| g.input()).collect() };
    let (x, y) = (word(8), word(5));
    let (x, y) = (circuit::sext::<Aig>(&x, 64), circuit::sext::<Aig>(&y, 64));
    let sum = circuit::add(&mut g, &x, &y);
    let difference = circuit::sub(&mut g, &x, &y);
    assert!(
        sum[9..].iter().all(|&bit| bit == sum[8]) && difference[9..].iter().all(|&bit| bit == difference[8])
    );
    let before = g.len();
    circuit::slt(&mut g, &x, &y);
    assert!(g.len() - before <= 9, "one majority for each digit");
    let (a, b) = (g.input(), g.input());
    let (first, second) = (g.majority(a, !b, x[0]), g.majority(!a, b, x[0]));
    assert_eq!((g.majority(a, b, first), g.majority(a, b, second)), (a, b));
}

#[test]
fn a_deep_chain_needs_no_stack() {
    let mut g = Aig::new();
    let first = g.input();
    let mut lit = first;
    for _ in 0..1_000_000 {
        let next = g.input();
        lit = g.xor(lit, next);
    }
    assert_eq!(g.eval(&[lit], |i| i == first), vec![true]);
}
