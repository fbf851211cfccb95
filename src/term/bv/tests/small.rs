//! All operands of widths 1 to 5 against plain 64-bit arithmetic.

use crate::term::testing::{BINARY, PREDICATES};
use crate::term::{Bv, Op, apply};

fn wrap(v: i64, w: u32) -> i64 {
    v.rem_euclid(1 << w)
}

fn signed(v: i64, w: u32) -> i64 {
    if v >= 1 << (w - 1) { v - (1 << w) } else { v }
}

/// The exact signed result does not fit.
fn leaves(exact: i64, w: u32) -> bool {
    !(-(1i64 << (w - 1))..1 << (w - 1)).contains(&exact)
}

fn reference(op: Op, a: i64, b: i64, w: u32) -> i64 {
    let (sa, sb, top) = (signed(a, w), signed(b, w), (1i64 << w) - 1);
    let shifted_out = b >= i64::from(w);
    match op {
        Op::And => a & b,
        Op::Or => a | b,
        Op::Xor => a ^ b,
        Op::Add => wrap(a + b, w),
        Op::Sub => wrap(a - b, w),
        Op::Mul => wrap(a * b, w),
        Op::UDiv => a.checked_div(b).unwrap_or(top),
        Op::URem => a.checked_rem(b).unwrap_or(a),
        Op::SDiv => wrap(sa.checked_div(sb).unwrap_or(if sa < 0 { 1 } else { -1 }), w),
        Op::SRem => wrap(sa.checked_rem(sb).unwrap_or(sa), w),
        Op::Shl => {
            if shifted_out {
                0
            } else {
                wrap(a << b, w)
            }
        }
        Op::LShr => {
            if shifted_out {
                0
            } else {
                a >> b
            }
        }
        Op::AShr => wrap(sa >> b.min(31), w),
        Op::Eq => (a == b).into(),
        Op::Ult => (a < b).into(),
        Op::Ule => (a <= b).into(),
        Op::Slt => (sa < sb).into(),
        Op::Sle => (sa <= sb).into(),
        Op::SAddO => leaves(sa + sb, w).into(),
        Op::UAddO => (a + b > top).into(),
        Op::SSubO => leaves(sa - sb, w).into(),
        Op::USubO => (a < b).into(),
        Op::SMulO => leaves(sa * sb, w).into(),
        Op::UMulO => (a * b > top).into(),
        other => panic!("{other:?} has its own test"),
    }
}

fn value(w: u32, v: i64) -> Bv {
    Bv::new(w, v as u128)
}

#[test]
fn binary_operators_exhaustively() {
    for w in 1..=5 {
        for (a, b) in (0..1 << w).flat_map(|a| (0..1 << w).map(move |b| (a, b))) {
            for op in BINARY {
                let got = apply(op, &[&value(w, a), &value(w, b)], w);
                assert_eq!(got, value(w, reference(op, a, b, w)), "{op:?} {a} {b} at width {w}");
            }
            for op in PREDICATES {
                let got = apply(op, &[&value(w, a), &value(w, b)], 1);
                assert_eq!(got, value(1, reference(op, a, b, w)), "{op:?} {a} {b} at width {w}");
            }
        }
    }
}

#[test]
fn other_operators_exhaustively() {
    for w in 1..=5 {
        for a in 0..1i64 << w {
            let x = value(w, a);
            assert_eq!(apply(Op::Not, &[&x], w), value(w, wrap(-1 - a, w)));
            assert_eq!(apply(Op::Neg, &[&x], w), value(w, wrap(-a, w)));
            for wider in w..w + 4 {
                assert_eq!(apply(Op::ZExt, &[&x], wider), value(wider, a));
                assert_eq!(apply(Op::SExt, &[&x], wider), value(wider, wrap(signed(a, w), wider)));
            }
            for (lo, hi) in (0..w).flat_map(|lo| (lo..w).map(move |hi| (lo, hi))) {
                let part = (a / (1 << lo)) % (1 << (hi - lo + 1));
                assert_eq!(apply(Op::Extract { hi, lo }, &[&x], hi - lo + 1), value(hi - lo + 1, part));
            }
            for (v, b) in (1..=5).flat_map(|v| (0..1i64 << v).map(move |b| (v, b))) {
                let both = apply(Op::Concat, &[&x, &value(v, b)], w + v);
                assert_eq!(both, value(w + v, a * (1 << v) + b));
                let (t, f) = (Bv::from_bool(true), Bv::from_bool(false));
                assert_eq!(apply(Op::Ite, &[&t, &x, &x.not()], w), x);
                assert_eq!(apply(Op::Ite, &[&f, &x.not(), &x], w), x);
            }
        }
    }
}

#[test]
fn accessors_exhaustively() {
    for w in 1..=5 {
        for a in 0..1i64 << w {
            let x = value(w, a);
            assert_eq!(x.to_u64(), Some(a as u64));
            assert_eq!(x.to_i128(), Some(signed(a, w).into()));
            assert_eq!(Bv::from_i128(w, signed(a, w).into()), x);
            assert_eq!((x.is_zero(), x.is_one(), x.is_ones()), (a == 0, a == 1, a == (1 << w) - 1));
            assert_eq!(x.is_min_signed(), a == 1 << (w - 1));
            assert_eq!(x.is_max_signed(), a == (1 << (w - 1)) - 1);
            assert_eq!(x.log2().map(|k| 1 << k), (a.count_ones() == 1).then_some(a));
            assert_eq!(x.leading_zeros(), w - (64 - a.leading_zeros()));
            assert_eq!(x.trailing_zeros(), a.trailing_zeros().min(w));
            assert_eq!((0..w).map(|i| i64::from(x.bit(i)) << i).sum::<i64>(), a);
        }
    }
}
