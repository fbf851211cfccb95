//! Random operands of common and of odd widths against arbitrary precision.

use crate::term::testing::{BINARY, PREDICATES, Rng};
use crate::term::{Bv, Op, apply};
use num_bigint::BigInt;
use std::ops::Shl;

const WIDTHS: [u32; 11] = [6, 8, 16, 31, 32, 63, 64, 65, 127, 128, 200];

fn pow2(w: u32) -> BigInt {
    BigInt::from(1).shl(w)
}

/// Through bytes, so that no operator under test takes part.
fn big(v: &Bv) -> BigInt {
    BigInt::from_bytes_le(num_bigint::Sign::Plus, &v.to_le_bytes())
}

fn bv(w: u32, v: &BigInt) -> Bv {
    let (_, bytes) = wrap(v.clone(), w).to_bytes_le();
    Bv::from_le_bytes(w, &bytes)
}

fn wrap(v: BigInt, w: u32) -> BigInt {
    let m = pow2(w);
    ((v % &m) + &m) % &m
}

fn signed(v: &BigInt, w: u32) -> BigInt {
    if *v >= pow2(w - 1) { v - pow2(w) } else { v.clone() }
}

fn leaves(exact: BigInt, w: u32) -> BigInt {
    truth(exact < -pow2(w - 1) || exact >= pow2(w - 1))
}

fn truth(b: bool) -> BigInt {
    BigInt::from(u8::from(b))
}

/// Division that rounds down, whatever the sign.
fn floor_div(a: &BigInt, b: &BigInt) -> BigInt {
    (a - wrap_by(a, b)) / b
}

fn wrap_by(a: &BigInt, b: &BigInt) -> BigInt {
    ((a % b) + b) % b
}

fn reference(op: Op, a: &BigInt, b: &BigInt, w: u32) -> BigInt {
    let (sa, sb, top, zero) = (signed(a, w), signed(b, w), pow2(w) - 1, BigInt::from(0));
    let amount = u32::try_from(b).map_or(w, |k| k.min(w));
    match op {
        Op::And => a & b,
        Op::Or => a | b,
        Op::Xor => a ^ b,
        Op::Add => a + b,
        Op::Sub => a - b,
        Op::Mul => a * b,
        Op::UDiv if *b == zero => top,
        Op::UDiv => a / b,
        Op::URem if *b == zero => a.clone(),
        Op::URem => a % b,
        Op::SDiv if *b == zero => BigInt::from(if sa < zero { 1 } else { -1 }),
        Op::SDiv => sa / sb,
        Op::SRem if *b == zero => sa,
        Op::SRem => sa % sb,
        Op::Shl => a * pow2(amount),
        Op::LShr => a / pow2(amount),
        Op::AShr => floor_div(&sa, &pow2(amount)),
        Op::Eq => truth(a == b),
        Op::Ult | Op::USubO => truth(a < b),
        Op::Ule => truth(a <= b),
        Op::Slt => truth(sa < sb),
        Op::Sle => truth(sa <= sb),
        Op::SAddO => leaves(sa + sb, w),
        Op::UAddO => truth(a + b > top),
        Op::SSubO => leaves(sa - sb, w),
        Op::SMulO => leaves(sa * sb, w),
        Op::UMulO => truth(a * b > top),
        other => panic!("{other:?} has its own test"),
    }
}

#[test]
fn binary_operators_at_random() {
    let mut rng = Rng::new(1);
    for w in WIDTHS {
        for _ in 0..3000 {
            let (x, y) = (rng.bv(w), rng.bv(w));
            // Small amounts, or nearly every shift leaves nothing.
            let y = if rng.below(4) == 0 { Bv::from_u64(w, rng.below(w as usize + 3) as u64) } else { y };
            let (a, b) = (big(&x), big(&y));
            for op in BINARY {
                assert_eq!(apply(op, &[&x, &y], w), bv(w, &reference(op, &a, &b, w)), "{op:?} {x:?} {y:?}");
            }
            for op in PREDICATES {
                assert_eq!(apply(op, &[&x, &y], 1), bv(1, &reference(op, &a, &b, w)), "{op:?} {x:?} {y:?}");
            }
        }
    }
}

#[test]
fn other_operators_at_random() {
    let mut rng = Rng::new(2);
    for w in WIDTHS {
        for _ in 0..2000 {
            let x = rng.bv(w);
            let (a, v) = (big(&x), rng.pick(&WIDTHS));
            let y = rng.bv(v);
            assert_eq!(x.not(), bv(w, &(-1 - &a)));
            assert_eq!(x.neg(), bv(w, &-&a));
            assert_eq!(x.concat(&y), bv(w + v, &(&a * pow2(v) + big(&y))));
            let (i, j) = (rng.below(w as usize) as u32, rng.below(w as usize) as u32);
            let (lo, hi) = (i.min(j), i.max(j));
            assert_eq!(x.extract(hi, lo), bv(hi - lo + 1, &(&a / pow2(lo))));
            assert_eq!(x.zext(w + v), bv(w + v, &a));
            assert_eq!(x.sext(w + v), bv(w + v, &signed(&a, w)));
            assert_eq!(x.zext_or_trunc(v), bv(v, &a));
            assert_eq!(x.sext_or_trunc(v), bv(v, &signed(&a, w)));
            assert_eq!(x.to_u128(), u128::try_from(&a).ok());
            assert_eq!(x.to_u64(), u64::try_from(&a).ok());
            assert_eq!(x.to_i128(), i128::try_from(&signed(&a, w)).ok());
            assert_eq!(x.count_ones(), (0..w).map(|i| u32::from(x.bit(i))).sum::<u32>());
            assert_eq!(w - x.leading_zeros(), a.bits() as u32);
        }
    }
}

#[test]
fn order_and_hash_follow_the_value() {
    let mut rng = Rng::new(3);
    for _ in 0..2000 {
        let (v, w) = (rng.pick(&WIDTHS), rng.pick(&WIDTHS));
        let (x, y) = (rng.bv(v), rng.bv(w));
        assert_eq!(x.cmp(&y), (v, big(&x)).cmp(&(w, big(&y))));
        assert_eq!(x == y, v == w && big(&x) == big(&y));
    }
}

#[test]
fn constants_at_all_widths() {
    for w in (1..=260).filter(|w| *w <= 70 || *w > 120) {
        assert_eq!(big(&Bv::ones(w)), pow2(w) - 1);
        assert_eq!(big(&Bv::min_signed(w)), pow2(w - 1));
        assert_eq!(big(&Bv::max_signed(w)), pow2(w - 1) - 1);
        assert!(Bv::ones(w).is_ones() && Bv::zero(w).is_zero() && Bv::one(w).is_one());
        assert_eq!(Bv::from_i128(w, -3), bv(w, &BigInt::from(-3)));
    }
}

#[test]
fn text_agrees() {
    let mut rng = Rng::new(4);
    for w in WIDTHS {
        for _ in 0..300 {
            let x = rng.bv(w);
            let s = signed(&big(&x), w);
            assert_eq!(x.to_unsigned_string(), big(&x).to_string());
            assert_eq!(x.to_signed_string(), s.to_string());
            let digits = w.div_ceil(4) as usize;
            assert_eq!(x.to_hex_string(), format!("{:0>digits$}", big(&x).to_str_radix(16)));
            assert_eq!(Bv::parse_decimal(&x.to_unsigned_string(), w), Some(x.clone()));
            assert_eq!(Bv::parse_decimal(&x.to_signed_string(), w), Some(x.clone()));
            assert_eq!(Bv::from_le_bytes(w, &x.to_le_bytes()), x);
        }
    }
}
