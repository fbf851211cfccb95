//! Every operator by itself, with both solvers: all inputs of small widths, random ones of large.

use super::*;
use crate::bitblast::testing::Rng;
use crate::term::apply::{apply, arity};
use crate::term::{FpFormat, FpOp, Op};

const WORD: [Op; 15] = [
    Op::Not,
    Op::And,
    Op::Or,
    Op::Xor,
    Op::Neg,
    Op::Add,
    Op::Sub,
    Op::Mul,
    Op::UDiv,
    Op::URem,
    Op::SDiv,
    Op::SRem,
    Op::Shl,
    Op::LShr,
    Op::AShr,
];
const BOOL: [Op; 11] = [
    Op::Eq,
    Op::Ult,
    Op::Ule,
    Op::Slt,
    Op::Sle,
    Op::SAddO,
    Op::UAddO,
    Op::SSubO,
    Op::USubO,
    Op::SMulO,
    Op::UMulO,
];

/// One operator on variables, with a solver.
struct Single {
    pool: Pool,
    op: Op,
    inputs: Vec<Term>,
    output: Term,
    bench: Bench,
}

impl Single {
    fn new(backend: Backend, op: Op, widths: &[u32], width: u32) -> Single {
        let mut pool = Pool::new_plain();
        let inputs: Vec<Term> =
            widths.iter().enumerate().map(|(i, &w)| pool.var(&format!("x{i}"), w)).collect();
        let output = pool.app(op, &inputs, width);
        Single { pool, op, inputs, output, bench: Bench::new(backend) }
    }

    fn integer(backend: Backend, op: Op, width: u32) -> Single {
        let result = if BOOL.contains(&op) { 1 } else { width };
        Single::new(backend, op, &vec![width; arity(op)], result)
    }

    fn check(&mut self, values: &[u128], rng: &mut Rng) {
        let given: Vec<(Term, Bv)> =
            self.inputs.iter().zip(values).map(|(&t, &v)| (t, Bv::new(self.pool.width(t), v))).collect();
        let width = self.pool.width(self.output);
        let args: Vec<&Bv> = given.iter().map(|(_, value)| value).collect();
        let expected = apply(self.op, &args, width);
        let bit = rng.below(width.into()) as u32;
        self.bench.check(&self.pool, self.output, &given, &expected, bit);
    }
}

fn small_widths(backend: Backend) {
    let mut rng = Rng::new(21);
    for op in WORD.into_iter().chain(BOOL) {
        for width in 1..=5 {
            let mut single = Single::integer(backend, op, width);
            for a in 0..1 << width {
                for b in 0..1 << width {
                    single.check(&[a, b], &mut rng);
                }
            }
        }
    }
}

fn large_widths(backend: Backend) {
    let mut rng = Rng::new(22);
    for op in WORD.into_iter().chain(BOOL) {
        for width in [8, 16, 31, 32, 33, 64] {
            let mut single = Single::integer(backend, op, width);
            for _ in 0..12 {
                single.check(&[rng.edgy(width), rng.edgy(width)], &mut rng);
            }
        }
    }
}

fn wiring(backend: Backend) {
    let mut rng = Rng::new(23);
    let cases: [(Op, &[u32], u32); 8] = [
        (Op::Concat, &[3, 7], 10),
        (Op::Concat, &[64, 64], 128),
        (Op::Extract { hi: 7, lo: 2 }, &[9], 6),
        (Op::Extract { hi: 0, lo: 0 }, &[1], 1),
        (Op::ZExt, &[5], 12),
        (Op::SExt, &[5], 12),
        (Op::SExt, &[5], 5),
        (Op::Ite, &[1, 17, 17], 17),
    ];
    for (op, widths, width) in cases {
        let mut single = Single::new(backend, op, widths, width);
        for _ in 0..20 {
            let values: Vec<u128> = widths.iter().map(|&w| rng.edgy(w)).collect();
            single.check(&values, &mut rng);
        }
    }
}

fn floats(backend: Backend) {
    let mut rng = Rng::new(24);
    let same = [
        FpOp::Add,
        FpOp::Sub,
        FpOp::Mul,
        FpOp::Div,
        FpOp::Sqrt,
        FpOp::Fma,
        FpOp::Floor,
        FpOp::Ceil,
        FpOp::Trunc,
        FpOp::RoundEven,
        FpOp::RoundAway,
    ];
    for (format, rounds) in [(FpFormat::F16, 12), (FpFormat::BF16, 6), (FpFormat::F32, 4), (FpFormat::F64, 2)]
    {
        let bits = format.bits();
        let mut run = |op: FpOp, widths: &[u32], width: u32| {
            let mut single = Single::new(backend, Op::Fp(op, format), widths, width);
            for _ in 0..rounds {
                let values: Vec<u128> = widths.iter().map(|&w| rng.edgy(w)).collect();
                single.check(&values, &mut rng);
            }
        };
        for op in same {
            run(op, &vec![bits; arity(Op::Fp(op, format))], bits);
        }
        for op in [FpOp::Eq, FpOp::Lt, FpOp::Le, FpOp::Unordered] {
            run(op, &[bits, bits], 1);
        }
        for to in [FpFormat::F16, FpFormat::BF16, FpFormat::F32, FpFormat::F64] {
            run(FpOp::Convert(to), &[bits], to.bits());
        }
        for op in [FpOp::ToSInt, FpOp::ToUInt] {
            run(op, &[bits], 32);
        }
        for op in [FpOp::FromSInt, FpOp::FromUInt] {
            run(op, &[32], bits);
        }
    }
}

#[test]
fn small_widths_cadical() {
    small_widths(Backend::Cadical);
}

#[test]
fn small_widths_varisat() {
    small_widths(Backend::Varisat);
}

#[test]
fn large_widths_cadical() {
    large_widths(Backend::Cadical);
}

#[test]
fn large_widths_varisat() {
    large_widths(Backend::Varisat);
}

#[test]
fn wiring_with_both() {
    Backend::ALL.into_iter().for_each(wiring);
}

#[test]
fn floats_cadical() {
    floats(Backend::Cadical);
}

#[test]
fn floats_varisat() {
    floats(Backend::Varisat);
}
