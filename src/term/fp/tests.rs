//! F32 and F64 against the machine; the other formats against these and against each other.

use super::{eval, sqrt};
use crate::term::testing::Rng;
use crate::term::{Bv, FpFormat, FpOp};
use rustc_apfloat::ieee::{Double, Single};

const FORMATS: [FpFormat; 6] =
    [FpFormat::F16, FpFormat::BF16, FpFormat::F32, FpFormat::F64, FpFormat::X87, FpFormat::F128];

fn run(op: FpOp, fmt: FpFormat, args: &[Bv], width: u32) -> Bv {
    eval(op, fmt, args, width).unwrap_or_else(|| panic!("{op:?} on {fmt:?}"))
}

/// The tests of one native format.
macro_rules! native {
    ($module:ident, $float:ty, $bits:ty, $signed:ty, $fmt:expr, $apfloat:ty) => {
        mod $module {
            use super::*;

            const FMT: FpFormat = $fmt;
            const W: u32 = <$bits>::BITS;

            fn pattern(x: $float) -> Bv {
                if x.is_nan() { FMT.nan() } else { Bv::from_u64(W, x.to_bits().into()) }
            }

            fn raw(x: $float) -> Bv {
                Bv::from_u64(W, x.to_bits().into())
            }

            /// Values around every boundary of the format.
            fn specials() -> Vec<$float> {
                let near = |x: $float| {
                    let bits = x.to_bits();
                    [bits.wrapping_sub(1), bits, bits.wrapping_add(1)].map(<$float>::from_bits)
                };
                let half_way = 1.0 / <$float>::EPSILON;
                let centers =
                    [0.0, 0.5, 1.0, 1.5, 2.5, 3.0, <$float>::MIN_POSITIVE, <$float>::MAX, <$float>::INFINITY];
                let limits = [127.0, 128.0, 255.0, 256.0, 2147483648.0, 4294967296.0];
                let more = [
                    half_way,
                    half_way / 2.0,
                    half_way * 2.0,
                    4294967296.0 * 2147483648.0,
                    4294967296.0 * 4294967296.0,
                    <$float>::NAN,
                ];
                let all = centers.into_iter().chain(limits).chain(more).flat_map(near);
                all.flat_map(|x| [x, -x]).collect()
            }

            fn random(rng: &mut Rng) -> $float {
                let any = <$float>::from_bits(rng.next() as $bits);
                match rng.below(6) {
                    0 => rng.pick(&specials()),
                    1 => (rng.next() as $signed >> rng.below(W as usize)) as $float,
                    2 => (rng.next() as i16) as $float / 4.0,
                    3 => <$float>::from_bits((rng.next() as $bits) >> rng.below(W as usize)),
                    _ => any,
                }
            }

            fn check_unary(a: $float) {
                let one = |op: FpOp, want: $float| {
                    assert_eq!(run(op, FMT, &[raw(a)], W), pattern(want), "{op:?} {a:e}");
                };
                one(FpOp::Sqrt, a.sqrt());
                one(FpOp::Floor, a.floor());
                one(FpOp::Ceil, a.ceil());
                one(FpOp::Trunc, a.trunc());
                one(FpOp::RoundEven, a.round_ties_even());
                one(FpOp::RoundAway, a.round());
                assert_eq!(sqrt::by_integers::<$apfloat>(FMT, &raw(a)), pattern(a.sqrt()), "root of {a:e}");
            }

            fn check_binary(a: $float, b: $float) {
                let two = |op: FpOp, want: $float| {
                    assert_eq!(run(op, FMT, &[raw(a), raw(b)], W), pattern(want), "{op:?} {a:e} {b:e}");
                };
                two(FpOp::Add, a + b);
                two(FpOp::Sub, a - b);
                two(FpOp::Mul, a * b);
                two(FpOp::Div, a / b);
                two(FpOp::Rem, a % b);
                let order = |op: FpOp, want: bool| {
                    let got = run(op, FMT, &[raw(a), raw(b)], 1);
                    assert_eq!(got, Bv::from_bool(want), "{op:?} {a:e} {b:e}");
                };
                order(FpOp::Eq, a == b);
                order(FpOp::Lt, a < b);
                order(FpOp::Le, a <= b);
                order(FpOp::Unordered, a.is_nan() || b.is_nan());
            }

            fn check_fma(a: $float, b: $float, c: $float) {
                let got = run(FpOp::Fma, FMT, &[raw(a), raw(b), raw(c)], W);
                assert_eq!(got, pattern(a.mul_add(b, c)), "fma {a:e} {b:e} {c:e}");
            }

            /// In range exactly if the truncated value is; f64 and i128 hold all bounds exactly.
            fn check_to_integer(a: $float, width: u32) {
                let (t, out) = (a.trunc() as f64, Bv::min_signed(width));
                let (half, whole) = (2f64.powi(width as i32 - 1), 2f64.powi(width as i32));
                let signed =
                    if t >= -half && t < half { Bv::from_i128(width, t as i128) } else { out.clone() };
                let unsigned = if t >= 0.0 && t < whole { Bv::new(width, t as u128) } else { out };
                assert_eq!(run(FpOp::ToSInt, FMT, &[raw(a)], width), signed, "{a:e} to i{width}");
                assert_eq!(run(FpOp::ToUInt, FMT, &[raw(a)], width), unsigned, "{a:e} to u{width}");
            }

            fn check_from_integer(v: &Bv) {
                let (s, u) = (v.to_i128().unwrap_or(0), v.to_u128().unwrap_or(0));
                assert_eq!(run(FpOp::FromSInt, FMT, std::slice::from_ref(v), W), pattern(s as $float), "{s}");
                assert_eq!(run(FpOp::FromUInt, FMT, std::slice::from_ref(v), W), pattern(u as $float), "{u}");
            }

            fn check_conversions(a: $float) {
                let (single, double) = (a as f32, a as f64);
                let want32 = if single.is_nan() {
                    FpFormat::F32.nan()
                } else {
                    Bv::from_u64(32, single.to_bits().into())
                };
                let want64 =
                    if double.is_nan() { FpFormat::F64.nan() } else { Bv::from_u64(64, double.to_bits()) };
                assert_eq!(run(FpOp::Convert(FpFormat::F32), FMT, &[raw(a)], 32), want32, "{a:e}");
                assert_eq!(run(FpOp::Convert(FpFormat::F64), FMT, &[raw(a)], 64), want64, "{a:e}");
            }

            const WIDTHS: [u32; 9] = [1, 7, 8, 16, 32, 33, 64, 127, 128];

            #[test]
            fn boundary_patterns() {
                let all = specials();
                for &a in &all {
                    check_unary(a);
                    check_conversions(a);
                    WIDTHS.iter().for_each(|&w| check_to_integer(a, w));
                    for &b in &all {
                        check_binary(a, b);
                        check_fma(a, b, 1.0);
                        check_fma(a, b, -a);
                        check_fma(a, a, -b);
                    }
                }
            }

            #[test]
            fn random_patterns() {
                let mut rng = Rng::new(W.into());
                for _ in 0..30_000 {
                    let (a, b, c) = (random(&mut rng), random(&mut rng), random(&mut rng));
                    check_unary(a);
                    check_binary(a, b);
                    check_fma(a, b, c);
                    check_fma(a, b, -(a * b));
                    check_conversions(a);
                    check_to_integer(a, rng.pick(&WIDTHS));
                    let width = rng.pick(&WIDTHS);
                    check_from_integer(&rng.bv(width));
                }
            }
        }
    };
}

native!(single, f32, u32, i32, FpFormat::F32, Single);
native!(double, f64, u64, i64, FpFormat::F64, Double);

fn bits64(x: f64) -> Bv {
    Bv::from_u64(64, x.to_bits())
}

/// A value in the format, from a double.
fn from_double(x: f64, fmt: FpFormat) -> Bv {
    run(FpOp::Convert(fmt), FpFormat::F64, &[bits64(x)], fmt.bits())
}

#[test]
fn canonical_nans() {
    let want: [u128; 6] =
        [0x7e00, 0x7fc0, 0x7fc0_0000, 0x7ff8 << 48, 0x7fff_c000_0000_0000_0000, 0x7fff_8000 << 96];
    for (fmt, want) in FORMATS.into_iter().zip(want) {
        assert_eq!(fmt.nan(), Bv::new(fmt.bits(), want), "{fmt:?}");
        // All NaNs become the one, whatever their sign and payload, also in a conversion to the same format.
        let negative = Bv::ones(fmt.bits());
        for op in [FpOp::Sqrt, FpOp::Floor, FpOp::Convert(fmt)] {
            assert_eq!(
                run(op, fmt, std::slice::from_ref(&negative), fmt.bits()),
                fmt.nan(),
                "{op:?} {fmt:?}"
            );
        }
    }
}

/// The layout of a format adds up.
#[test]
fn sizes() {
    for fmt in FORMATS {
        let stored = fmt.significand_bits() - u32::from(!fmt.has_explicit_integer_bit());
        assert_eq!(1 + fmt.exponent_bits() + stored, fmt.bits(), "{fmt:?}");
    }
}

/// Narrow formats: through double and back is exact enough for one operation (2p + 2 bits).
#[test]
fn half_formats_through_double() {
    let mut rng = Rng::new(16);
    for fmt in [FpFormat::F16, FpFormat::BF16] {
        for _ in 0..20_000 {
            let (a, b) = (rng.bv(16), rng.bv(16));
            let wide = |x: &Bv| run(FpOp::Convert(FpFormat::F64), fmt, std::slice::from_ref(x), 64);
            for op in [FpOp::Add, FpOp::Sub, FpOp::Mul, FpOp::Div, FpOp::Rem] {
                let through = run(op, FpFormat::F64, &[wide(&a), wide(&b)], 64);
                let want = run(FpOp::Convert(fmt), FpFormat::F64, &[through], 16);
                assert_eq!(run(op, fmt, &[a.clone(), b.clone()], 16), want, "{op:?} {fmt:?} {a:x} {b:x}");
            }
            let root = run(FpOp::Sqrt, FpFormat::F64, &[wide(&a)], 64);
            let want = run(FpOp::Convert(fmt), FpFormat::F64, &[root], 16);
            assert_eq!(run(FpOp::Sqrt, fmt, std::slice::from_ref(&a), 16), want, "root {fmt:?} {a:x}");
        }
    }
}

/// In a format with more than twice the precision, a double operation rounded twice is the double operation.
#[test]
fn quad_agrees_with_double() {
    let mut rng = Rng::new(128);
    for _ in 0..10_000 {
        let (a, b) = (rng.bv(64), rng.bv(64));
        let wide = |x: &Bv| run(FpOp::Convert(FpFormat::F128), FpFormat::F64, std::slice::from_ref(x), 128);
        for op in [FpOp::Add, FpOp::Sub, FpOp::Mul, FpOp::Div] {
            let through = run(op, FpFormat::F128, &[wide(&a), wide(&b)], 128);
            let got = run(FpOp::Convert(FpFormat::F64), FpFormat::F128, &[through], 64);
            assert_eq!(got, run(op, FpFormat::F64, &[a.clone(), b.clone()], 64), "{op:?} {a:x} {b:x}");
        }
        let root = run(FpOp::Sqrt, FpFormat::F128, &[wide(&a)], 128);
        let got = run(FpOp::Convert(FpFormat::F64), FpFormat::F128, &[root], 64);
        assert_eq!(got, run(FpOp::Sqrt, FpFormat::F64, std::slice::from_ref(&a), 64), "root {a:x}");
    }
}

/// The root's square and its neighbours' bracket the argument: checked in a format that holds squares exactly.
#[test]
fn extended_roots_are_nearest() {
    let mut rng = Rng::new(80);
    for _ in 0..3000 {
        let significand = rng.bv(64).or(&Bv::min_signed(64));
        let exponent = Bv::from_u64(16, 16383 + rng.below(40) as u64);
        let x = exponent.concat(&significand);
        let root = run(FpOp::Sqrt, FpFormat::X87, std::slice::from_ref(&x), 80);
        // x = s * 2^e; the root r = t * 2^f; compare 4 s 2^(e-2f) with (2t - 1)^2 and (2t + 1)^2.
        let scale = |v: &Bv| v.extract(78, 64).to_u64().expect("15 bits") as i64 - 16383 - 63;
        let (e, f) = (scale(&x), scale(&root));
        let shift = u32::try_from(e - 2 * f + 2).expect("the root has the longer fraction");
        let square = significand.zext(200).shl_by(shift);
        let twice = root.extract(63, 0).zext(200).shl_by(1);
        let (below, above) = (twice.sub(&Bv::one(200)), twice.add(&Bv::one(200)));
        assert!(below.mul(&below).ult(&square) && square.ult(&above.mul(&above)), "root of {x:x}");
    }
}

#[test]
fn invalid_x87_patterns_are_nans() {
    let unnormal = Bv::new(16, 0x3fff).concat(&Bv::one(64));
    let pseudo_infinity = Bv::new(16, 0x7fff).concat(&Bv::zero(64));
    for x in [unnormal, pseudo_infinity] {
        let both = [x.clone(), x.clone()];
        assert!(run(FpOp::Unordered, FpFormat::X87, &both, 1).is_true());
        assert_eq!(run(FpOp::Add, FpFormat::X87, &both, 80), FpFormat::X87.nan());
        assert_eq!(run(FpOp::Sqrt, FpFormat::X87, std::slice::from_ref(&x), 80), FpFormat::X87.nan());
        assert_eq!(run(FpOp::ToSInt, FpFormat::X87, std::slice::from_ref(&x), 8), Bv::min_signed(8));
    }
    // A pseudo-denormal is the smallest normal number.
    let pseudo = Bv::zero(16).concat(&Bv::min_signed(64));
    let normal = Bv::one(16).concat(&Bv::min_signed(64));
    assert!(run(FpOp::Eq, FpFormat::X87, &[pseudo, normal], 1).is_true());
}

#[test]
fn integers_wider_than_any_significand() {
    let one = Bv::one(300);
    let two_200 = one.shl_by(200);
    let got = run(FpOp::FromUInt, FpFormat::F64, std::slice::from_ref(&two_200), 64);
    assert_eq!(got, bits64(2f64.powi(200)));
    // Half way between two doubles goes to the even one; one more at the very end goes up.
    let half_way = two_200.add(&one.shl_by(200 - 53));
    assert_eq!(run(FpOp::FromUInt, FpFormat::F64, std::slice::from_ref(&half_way), 64), got);
    let above = half_way.add(&one);
    let up = bits64(2f64.powi(200) * (1.0 + f64::EPSILON));
    assert_eq!(run(FpOp::FromUInt, FpFormat::F64, std::slice::from_ref(&above), 64), up);
    assert_eq!(run(FpOp::FromSInt, FpFormat::F64, &[above.neg()], 64), up.xor(&Bv::min_signed(64)));
    assert_eq!(run(FpOp::ToUInt, FpFormat::F64, &[bits64(2f64.powi(200))], 300), two_200);
    assert_eq!(run(FpOp::ToSInt, FpFormat::F64, &[bits64(-2f64.powi(200))], 300), two_200.neg());
    assert_eq!(run(FpOp::ToSInt, FpFormat::F64, &[bits64(-2f64.powi(299))], 300), Bv::min_signed(300));
    assert_eq!(run(FpOp::ToUInt, FpFormat::F64, &[bits64(2f64.powi(300))], 300), Bv::min_signed(300));
    let huge = run(FpOp::FromUInt, FpFormat::F16, &[two_200], 16);
    assert_eq!(huge, from_double(f64::INFINITY, FpFormat::F16));
}

#[test]
fn integers_from_and_to_every_format() {
    for fmt in FORMATS {
        for v in -120i128..=120 {
            let float = run(FpOp::FromSInt, fmt, &[Bv::from_i128(9, v)], fmt.bits());
            assert_eq!(float, from_double(v as f64, fmt), "{v} to {fmt:?}");
            assert_eq!(
                run(FpOp::ToSInt, fmt, std::slice::from_ref(&float), 8),
                Bv::from_i128(8, v),
                "{v} from {fmt:?}"
            );
            let half = run(FpOp::Convert(FpFormat::F64), fmt, &[from_double(v as f64 / 2.0, fmt)], 64);
            assert_eq!(half, bits64(v as f64 / 2.0));
        }
    }
}
