//! Every circuit on plain booleans against native arithmetic: all inputs of small widths, random ones of large.
//! The same operators run through clauses in `bitblast::tests`.

use super::super::algebra::Plain;
use super::super::testing::{Rng, from_bits, mask, to_bits};
use super::*;

type WordOp = fn(&mut Plain, &[bool], &[bool]) -> Vec<bool>;
type Predicate = fn(&mut Plain, &[bool], &[bool]) -> bool;
/// The meaning: width, both operands unsigned, both signed.
type Native = fn(u32, u128, u128, i128, i128) -> u128;

fn word_ops() -> Vec<(&'static str, WordOp, Native)> {
    vec![
        ("add", add, |_, a, b, _, _| a + b),
        ("sub", sub, |_, a, b, _, _| a.wrapping_sub(b)),
        ("mul", mul, |_, a, b, _, _| a.wrapping_mul(b)),
        ("udiv", udiv, |_, a, b, _, _| a.checked_div(b).unwrap_or(u128::MAX)),
        ("urem", urem, |_, a, b, _, _| a.checked_rem(b).unwrap_or(a)),
        ("sdiv", sdiv, |_, _, _, x, y| match y {
            0 if x < 0 => 1,
            0 => u128::MAX,
            _ => (x / y) as u128,
        }),
        ("srem", srem, |_, _, _, x, y| if y == 0 { x as u128 } else { (x % y) as u128 }),
        ("shl", shl, |w, a, b, _, _| if b >= w.into() { 0 } else { a << b }),
        ("lshr", lshr, |w, a, b, _, _| if b >= w.into() { 0 } else { a >> b }),
        ("ashr", ashr, |w, _, b, x, _| (x >> b.min(w as u128 - 1)) as u128),
        ("and", and, |_, a, b, _, _| a & b),
        ("or", or, |_, a, b, _, _| a | b),
        ("xor", xor, |_, a, b, _, _| a ^ b),
        ("not", |g, a, _| not(g, a), |_, a, _, _, _| !a),
        ("neg", |g, a, _| neg(g, a), |_, a, _, _, _| a.wrapping_neg()),
        ("abs", |g, a, _| abs(g, a), |_, _, _, x, _| x.unsigned_abs()),
    ]
}

fn fits(width: u32, value: Option<i128>) -> u128 {
    let limit = 1i128 << (width - 1);
    u128::from(!value.is_some_and(|v| -limit <= v && v < limit))
}

fn predicates() -> Vec<(&'static str, Predicate, Native)> {
    vec![
        ("eq", eq, |_, a, b, _, _| (a == b).into()),
        ("ult", ult, |_, a, b, _, _| (a < b).into()),
        ("ule", ule, |_, a, b, _, _| (a <= b).into()),
        ("slt", slt, |_, _, _, x, y| (x < y).into()),
        ("sle", sle, |_, _, _, x, y| (x <= y).into()),
        ("uaddo", uaddo, |w, a, b, _, _| (a + b > mask(w)).into()),
        ("usubo", usubo, |_, a, b, _, _| (a < b).into()),
        ("umulo", umulo, |w, a, b, _, _| (a.checked_mul(b).is_none_or(|p| p > mask(w))).into()),
        ("saddo", saddo, |w, _, _, x, y| fits(w, x.checked_add(y))),
        ("ssubo", ssubo, |w, _, _, x, y| fits(w, x.checked_sub(y))),
        ("smulo", smulo, |w, _, _, x, y| fits(w, x.checked_mul(y))),
    ]
}

fn signed(width: u32, value: u128) -> i128 {
    ((value << (128 - width)) as i128) >> (128 - width)
}

fn check(width: u32, a: u128, b: u128) {
    let (bits_a, bits_b) = (to_bits(a, width), to_bits(b, width));
    let meaning = |f: Native| f(width, a, b, signed(width, a), signed(width, b));
    for (name, circuit, native) in word_ops() {
        let result = from_bits(&circuit(&mut Plain, &bits_a, &bits_b));
        assert_eq!(result, meaning(native) & mask(width), "{name} {width} {a:#x} {b:#x}");
    }
    for (name, circuit, native) in predicates() {
        let result = u128::from(circuit(&mut Plain, &bits_a, &bits_b));
        assert_eq!(result, meaning(native), "{name} {width} {a:#x} {b:#x}");
    }
}

#[test]
fn soundness_of_circuits_of_small_widths() {
    for width in 1..=5 {
        for a in 0..1 << width {
            for b in 0..1 << width {
                check(width, a, b);
            }
        }
    }
}

#[test]
fn large_widths_at_random() {
    let mut rng = Rng::new(2);
    for width in [8, 16, 31, 32, 33, 64] {
        for _ in 0..1500 {
            check(width, rng.edgy(width), rng.edgy(width));
        }
    }
}

#[test]
fn shifters_take_amounts_of_another_width() {
    let mut rng = Rng::new(3);
    for _ in 0..3000 {
        let (width, amount_width) = (1 + rng.below(40) as u32, 1 + rng.below(9) as u32);
        let (a, by) = (rng.edgy(width), rng.edgy(amount_width));
        let (bits, amount) = (to_bits(a, width), to_bits(by, amount_width));
        let kept = if by >= width.into() { 0 } else { a >> by };
        assert_eq!(from_bits(&lshr(&mut Plain, &bits, &amount)), kept);
        let lost = a != 0 && (by >= width.into() || kept << by != a);
        assert_eq!(from_bits(&shr_sticky(&mut Plain, &bits, &amount)), kept | u128::from(lost));
    }
}

#[test]
fn leading_zeros_of_every_width() {
    let mut rng = Rng::new(4);
    for width in 1..=70u32 {
        for _ in 0..40 {
            let a = rng.edgy(width);
            let (count, shifted) = leading_zeros(&mut Plain, &to_bits(a, width));
            let zeros = a.leading_zeros() - (128 - width);
            if a == 0 {
                assert!(from_bits(&count) >= width.into());
            } else {
                assert_eq!(from_bits(&count), zeros.into());
            }
            let expected = if a == 0 { 0 } else { a << zeros & mask(width) };
            assert_eq!(from_bits(&shifted), expected);
        }
    }
}
