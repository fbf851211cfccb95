//! Against `term::fp` (every 16-bit pattern for operators of one operand, random patterns for all formats) and against
//! the machine's own arithmetic for F32 and F64. Through clauses: see `bitblast::tests`.

use super::*;
use crate::bitblast::testing::{Lanes, Rng, from_lanes, mask, to_lanes};
use crate::term::{Bv, fp};

const FORMATS: [FpFormat; 5] = [FpFormat::F16, FpFormat::BF16, FpFormat::F32, FpFormat::F64, FpFormat::F128];
const UNARY: [FpOp; 6] = [FpOp::Sqrt, FpOp::Floor, FpOp::Ceil, FpOp::Trunc, FpOp::RoundEven, FpOp::RoundAway];
const BINARY: [FpOp; 4] = [FpOp::Add, FpOp::Sub, FpOp::Mul, FpOp::Div];
const ORDER: [FpOp; 4] = [FpOp::Eq, FpOp::Lt, FpOp::Le, FpOp::Unordered];
const INT_WIDTHS: [u32; 12] = [1, 2, 7, 8, 16, 17, 24, 31, 32, 33, 64, 128];

/// Patterns at which floating-point arithmetic goes wrong.
fn pattern(rng: &mut Rng, format: FpFormat) -> u128 {
    let f = Format::of(format).unwrap();
    let fraction_bits = f.significand as u32 - 1;
    let fraction = rng.edgy(fraction_bits);
    let (top, bias) = (f.top() as u64, f.bias() as u64);
    let exponent = match rng.below(8) {
        0 => 0,
        1 => top,
        2 => top - 1,
        3 => 1 + rng.below(3),
        4 | 5 => bias - 2 + rng.below(f.significand as u64 + 6).min(bias),
        6 => bias / 2 + rng.below(8),
        _ => rng.below(top + 1),
    };
    let sign = u128::from(rng.flip()) << (f.width() - 1);
    sign | u128::from(exponent) << fraction_bits | fraction
}

/// A pattern close to another one, for cancellation and ties.
fn near(rng: &mut Rng, format: FpFormat, other: u128) -> u128 {
    let f = Format::of(format).unwrap();
    match rng.below(3) {
        0 => pattern(rng, format),
        1 => other ^ 1 << rng.below(f.width() as u64),
        _ => {
            let step = rng.below(4 * f.significand as u64) as u128;
            other.wrapping_add(step << (f.significand - 1)).wrapping_sub(rng.below(5).into())
                & mask(f.width() as u32)
        }
    }
}

fn reference(op: FpOp, format: FpFormat, args: &[u128], arg_width: u32, width: u32) -> u128 {
    let args: Vec<Bv> = args.iter().map(|&v| Bv::new(arg_width, v)).collect();
    fp::eval(op, format, &args, width).expect("available").to_u128().expect("at most 128 bits")
}

/// Runs up to 64 tuples of operands and compares each with what is expected.
fn compare(
    op: FpOp,
    format: FpFormat,
    rows: &[Vec<u128>],
    arg_width: u32,
    width: u32,
    expected: impl Fn(&[u128]) -> u128,
) {
    let columns: Vec<Vec<u64>> = (0..rows[0].len())
        .map(|i| to_lanes(&rows.iter().map(|row| row[i]).collect::<Vec<u128>>(), arg_width))
        .collect();
    let columns: Vec<&[u64]> = columns.iter().map(Vec::as_slice).collect();
    let word = apply(&mut Lanes, op, format, &columns, width as usize).expect("a circuit");
    assert_eq!(word.len(), width as usize);
    for (lane, row) in rows.iter().enumerate() {
        let (seen, expected) = (from_lanes(&word, lane), expected(row));
        assert_eq!(seen, expected, "{op:?} {format:?} {row:x?}: {seen:x} instead of {expected:x}");
    }
}

fn against_term(op: FpOp, format: FpFormat, rows: &[Vec<u128>], arg_width: u32, width: u32) {
    compare(op, format, rows, arg_width, width, |row| reference(op, format, row, arg_width, width));
}

fn chunks_of_all_16_bit_patterns() -> impl Iterator<Item = Vec<Vec<u128>>> {
    (0..1024u128).map(|chunk| (0..64).map(|i| vec![chunk * 64 + i]).collect())
}

#[test]
fn one_operand_of_16_bits_exhaustively() {
    for rows in chunks_of_all_16_bit_patterns() {
        for format in [FpFormat::F16, FpFormat::BF16] {
            UNARY.iter().for_each(|&op| against_term(op, format, &rows, 16, 16));
            for to in FORMATS {
                against_term(FpOp::Convert(to), format, &rows, 16, to.bits());
            }
        }
    }
}

#[test]
fn integers_of_16_bits_exhaustively() {
    for rows in chunks_of_all_16_bit_patterns() {
        for format in [FpFormat::F16, FpFormat::BF16] {
            for width in [8, 16, 33] {
                against_term(FpOp::ToSInt, format, &rows, 16, width);
                against_term(FpOp::ToUInt, format, &rows, 16, width);
            }
            against_term(FpOp::FromSInt, format, &rows, 16, 16);
            against_term(FpOp::FromUInt, format, &rows, 16, 16);
        }
    }
}

fn rounds(format: FpFormat) -> usize {
    match format {
        FpFormat::F16 | FpFormat::BF16 => 1500,
        FpFormat::F32 | FpFormat::F64 => 300,
        FpFormat::F128 | FpFormat::X87 => 40,
    }
}

fn random_rows(rng: &mut Rng, format: FpFormat) -> Vec<Vec<u128>> {
    let row = |rng: &mut Rng| {
        let a = pattern(rng, format);
        let b = near(rng, format, a);
        vec![a, b]
    };
    (0..64).map(|_| row(rng)).collect()
}

#[test]
fn two_operands_at_random() {
    let mut rng = Rng::new(11);
    for format in FORMATS {
        for _ in 0..rounds(format) {
            let rows = random_rows(&mut rng, format);
            BINARY.iter().for_each(|&op| against_term(op, format, &rows, format.bits(), format.bits()));
            ORDER.iter().for_each(|&op| against_term(op, format, &rows, format.bits(), 1));
        }
    }
}

#[test]
fn one_operand_at_random() {
    let mut rng = Rng::new(12);
    for format in [FpFormat::F32, FpFormat::F64, FpFormat::F128] {
        for _ in 0..rounds(format) {
            let rows: Vec<Vec<u128>> = (0..64).map(|_| vec![pattern(&mut rng, format)]).collect();
            UNARY.iter().for_each(|&op| against_term(op, format, &rows, format.bits(), format.bits()));
            for to in FORMATS {
                against_term(FpOp::Convert(to), format, &rows, format.bits(), to.bits());
            }
        }
    }
}

#[test]
fn integers_of_many_widths_at_random() {
    let mut rng = Rng::new(13);
    for format in FORMATS {
        for width in INT_WIDTHS {
            for _ in 0..10 {
                let floats: Vec<Vec<u128>> = (0..64).map(|_| vec![pattern(&mut rng, format)]).collect();
                against_term(FpOp::ToSInt, format, &floats, format.bits(), width);
                against_term(FpOp::ToUInt, format, &floats, format.bits(), width);
                let integers: Vec<Vec<u128>> = (0..64).map(|_| vec![rng.edgy(width)]).collect();
                against_term(FpOp::FromSInt, format, &integers, width, format.bits());
                against_term(FpOp::FromUInt, format, &integers, width, format.bits());
            }
        }
    }
}

/// The third operand close to the exact product, so that what cancellation leaves is seen.
fn fma_rows(rng: &mut Rng, format: FpFormat) -> Vec<Vec<u128>> {
    let row = |rng: &mut Rng| {
        let (a, b) = (pattern(rng, format), pattern(rng, format));
        let product = reference(FpOp::Mul, format, &[a, b], format.bits(), format.bits());
        let negated = product ^ 1 << (format.bits() - 1);
        vec![a, b, near(rng, format, negated)]
    };
    (0..64).map(|_| row(rng)).collect()
}

#[test]
fn fma_at_random() {
    let mut rng = Rng::new(14);
    for format in FORMATS {
        for _ in 0..rounds(format) / 2 {
            let rows = fma_rows(&mut rng, format);
            against_term(FpOp::Fma, format, &rows, format.bits(), format.bits());
        }
    }
}

fn canonical32(value: f32) -> u128 {
    if value.is_nan() { 0x7fc0_0000 } else { value.to_bits().into() }
}

fn canonical64(value: f64) -> u128 {
    if value.is_nan() { 0x7ff8_0000_0000_0000 } else { value.to_bits().into() }
}

macro_rules! native {
    ($test:ident, $float:ty, $format:expr, $bits:ty, $canonical:ident, $other:expr, $narrow:expr) => {
        #[test]
        fn $test() {
            let format = $format;
            let width = format.bits();
            let of = |bits: u128| <$float>::from_bits(bits as $bits);
            let mut rng = Rng::new(15);
            for _ in 0..1000 {
                let rows = fma_rows(&mut rng, format);
                let run = |op, f: &dyn Fn($float, $float, $float) -> $float| {
                    let arity = crate::term::apply::arity(crate::term::Op::Fp(op, format));
                    let rows: Vec<Vec<u128>> = rows.iter().map(|row| row[3 - arity..].to_vec()).collect();
                    compare(op, format, &rows, width, width, |row| {
                        let at = |i: usize| of(row[i.min(arity - 1)]);
                        $canonical(f(at(0), at(1), at(2)))
                    });
                };
                run(FpOp::Add, &|a, b, _| a + b);
                run(FpOp::Sub, &|a, b, _| a - b);
                run(FpOp::Mul, &|a, b, _| a * b);
                run(FpOp::Div, &|a, b, _| a / b);
                run(FpOp::Fma, &|a, b, c| a.mul_add(b, c));
                run(FpOp::Sqrt, &|a, _, _| a.sqrt());
                run(FpOp::Floor, &|a, _, _| a.floor());
                run(FpOp::Ceil, &|a, _, _| a.ceil());
                run(FpOp::Trunc, &|a, _, _| a.trunc());
                run(FpOp::RoundEven, &|a, _, _| a.round_ties_even());
                run(FpOp::RoundAway, &|a, _, _| a.round());
                let single: Vec<Vec<u128>> = rows.iter().map(|row| vec![row[2]]).collect();
                let convert = FpOp::Convert($other);
                compare(convert, format, &single, width, $other.bits(), |row| $narrow(of(row[0])));
                let pairs: Vec<Vec<u128>> = rows.iter().map(|row| row[1..].to_vec()).collect();
                let order = |op, f: &dyn Fn($float, $float) -> bool| {
                    compare(op, format, &pairs, width, 1, |row| u128::from(f(of(row[0]), of(row[1]))));
                };
                order(FpOp::Eq, &|a, b| a == b);
                order(FpOp::Lt, &|a, b| a < b);
                order(FpOp::Le, &|a, b| a <= b);
                order(FpOp::Unordered, &|a, b| a.is_nan() || b.is_nan());
                let ints: Vec<Vec<u128>> = (0..64).map(|_| vec![rng.edgy(64)]).collect();
                compare(FpOp::FromSInt, format, &ints, 64, width, |row| $canonical(row[0] as i64 as $float));
                compare(FpOp::FromUInt, format, &ints, 64, width, |row| $canonical(row[0] as u64 as $float));
                compare(FpOp::ToSInt, format, &single, width, 32, |row| {
                    let value = of(row[0]).trunc();
                    let fits = value as f64 >= -2147483648.0 && value as f64 <= 2147483647.0;
                    u128::from(if fits { value as i32 as u32 } else { 0x8000_0000 })
                });
                compare(FpOp::ToUInt, format, &single, width, 64, |row| {
                    let value = of(row[0]).trunc();
                    let fits = (0.0..18446744073709551616.0).contains(&value);
                    u128::from(if fits { value as u64 } else { 1 << 63 })
                });
            }
        }
    };
}

native!(f32_against_the_machine, f32, FpFormat::F32, u32, canonical32, FpFormat::F64, |v: f32| canonical64(
    v as f64
));
native!(f64_against_the_machine, f64, FpFormat::F64, u64, canonical64, FpFormat::F32, |v: f64| canonical32(
    v as f32
));

#[test]
fn known_values() {
    let f32_op = |op, args: &[f32]| {
        let columns: Vec<Vec<u64>> = args.iter().map(|v| to_lanes(&[v.to_bits().into()], 32)).collect();
        let columns: Vec<&[u64]> = columns.iter().map(Vec::as_slice).collect();
        from_lanes(&apply(&mut Lanes, op, FpFormat::F32, &columns, 32).unwrap(), 0) as u32
    };
    assert_eq!(f32_op(FpOp::Add, &[1.5, 2.25]), 3.75f32.to_bits());
    assert_eq!(f32_op(FpOp::Sub, &[1.0, 1.0]), 0.0f32.to_bits());
    assert_eq!(f32_op(FpOp::Add, &[-0.0, -0.0]), (-0.0f32).to_bits());
    assert_eq!(f32_op(FpOp::Mul, &[f32::MAX, 2.0]), f32::INFINITY.to_bits());
    assert_eq!(f32_op(FpOp::Mul, &[f32::from_bits(1), 0.5]), 0, "half the smallest number, a tie to even");
    assert_eq!(f32_op(FpOp::Div, &[0.0, 0.0]), 0x7fc0_0000);
    assert_eq!(f32_op(FpOp::Sqrt, &[2.0]), 2f32.sqrt().to_bits());
    assert_eq!(f32_op(FpOp::Sqrt, &[-1.0]), 0x7fc0_0000);
    assert_eq!(f32_op(FpOp::RoundEven, &[2.5]), 2f32.to_bits());
    assert_eq!(f32_op(FpOp::RoundAway, &[2.5]), 3f32.to_bits());
}
