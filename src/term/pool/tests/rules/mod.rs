//! Every rule has a row that triggers it: a term as text, and what it becomes.
//!
//! `x y z` have width 8, `n m` 4, `a b c d` are booleans, `u v` have 200 bits (no intervals there), `s t` 64.

mod read;
mod table;

use crate::term::testing::Rng;
use crate::term::{Assignment, Op, Pool};
use read::read;

fn simplified(text: &str) -> String {
    let mut pool = Pool::new();
    let term = read(&mut pool, text);
    pool.display(term, 99).to_string()
}

/// Both forms have the same value under random assignments.
fn check_value(text: &str) {
    let (mut plain, mut simple) = (Pool::new_plain(), Pool::new());
    let (p, s) = (read(&mut plain, text), read(&mut simple, text));
    let mut rng = Rng::new(7);
    for _ in 0..400 {
        let (mut for_plain, mut for_simple) = (Assignment::new(), Assignment::new());
        for var in plain.vars() {
            let value = rng.bv(plain.var_width(var));
            let twin = simple.find_var(plain.var_name(var)).expect("read from the same text");
            for_plain.set(var, value.clone());
            for_simple.set(twin, value);
        }
        assert_eq!(plain.eval(p, &for_plain), simple.eval(s, &for_simple), "{text} under {for_plain:?}");
    }
}

#[test]
fn soundness_every_rule_is_triggered_and_right() {
    let mut wrong = Vec::new();
    for (from, to) in table::RULES {
        let got = simplified(from);
        if got != *to {
            wrong.push(format!("    (\"{from}\", \"{got}\"),"));
        }
        check_value(from);
    }
    assert!(wrong.is_empty(), "rows that differ, as they are now:\n{}", wrong.join("\n"));
}

#[test]
fn joins_flatten() {
    let mut p = Pool::new();
    let [a, b, c] = ["a", "b", "c"].map(|n| p.var(n, 1));
    let (ab, not_c) = (p.and(a, b), p.not(c));
    let joined = p.and_all(&[ab, c, a, b, c]);
    assert_eq!(p.display(joined, 9).to_string(), "(and c (and a b))");
    let clash = p.and_all(&[c, ab, not_c]);
    assert!(p.is_false(clash));
    let (tt, ff) = (p.tt(), p.ff());
    assert_eq!(p.and_all(&[]), tt);
    assert_eq!(p.or_all(&[]), ff);
    assert_eq!(p.or_all(&[a, ff, a]), a);
    assert_eq!(p.or_all(&[a, c, not_c]), tt);
    assert_eq!(p.and_all(&[a, ff, b]), ff);
}

/// `max < x` and `x < min` are both false although max + 1 is min; only unsimplified terms have them.
#[test]
fn comparisons_at_the_ends_are_no_complements() {
    for op in [Op::Ult, Op::Slt] {
        let mut p = Pool::new();
        let x = p.var("x", 8);
        let min = p.constant(8, if op == Op::Ult { 0 } else { 0x80 });
        let max = p.not(min);
        let (above, below) = (p.raw(op, &[max, x], 1), p.raw(op, &[x, min], 1));
        let either = p.or(above, below);
        assert!(p.eval(either, &Assignment::new()).is_zero());
    }
}
