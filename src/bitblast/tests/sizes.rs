//! The sizes of the circuits: deterministic, and a change for the worse shows here first.

use super::*;
use crate::bitblast::BlastStats;
use crate::term::{FpFormat, FpOp, Op};

fn size(op: Op, width: u32) -> BlastStats {
    let mut pool = Pool::new_plain();
    let args: Vec<Term> =
        (0..crate::term::apply::arity(op)).map(|i| pool.var(&format!("x{i}"), width)).collect();
    let term = pool.app(op, &args, width);
    let mut bench = Bench::new(Backend::Cadical);
    bench.lits(&pool, term);
    bench.blaster.stats()
}

#[test]
fn sizes_stay_within_bounds() {
    let double = |op| Op::Fp(op, FpFormat::F64);
    let table = [
        (Op::Add, 32, 500),
        (Op::Add, 64, 1_000),
        (Op::Mul, 32, 12_000),
        (Op::Mul, 64, 50_000),
        (Op::UDiv, 32, 25_000),
        (Op::UDiv, 64, 100_000),
        (double(FpOp::Add), 64, 30_000),
        (double(FpOp::Mul), 64, 80_000),
        (double(FpOp::Div), 64, 100_000),
    ];
    for (op, width, bound) in table {
        let stats = size(op, width);
        println!("{op:?} {width}: {stats:?}");
        assert!(stats.clauses <= bound, "{op:?} {width}: {stats:?}");
        assert_eq!(stats, size(op, width), "the same every time");
    }
}

#[test]
fn commuted_operands_are_the_same_gates() {
    let mut pool = Pool::new_plain();
    let (x, y) = (pool.var("x", 32), pool.var("y", 32));
    let single = |op| Op::Fp(op, FpFormat::F32);
    let mut blaster = Blaster::new();
    for op in [Op::Add, Op::Mul, Op::Eq, Op::SMulO, Op::UMulO, single(FpOp::Add), single(FpOp::Mul)] {
        let width = if matches!(op, Op::Eq | Op::SMulO | Op::UMulO) { 1 } else { 32 };
        let (left, right) = (pool.app(op, &[x, y], width), pool.app(op, &[y, x], width));
        let bits = blaster.bits(&pool, left).unwrap().to_vec();
        assert_eq!(bits, blaster.bits(&pool, right).unwrap(), "{op:?}");
    }
}

#[test]
fn an_overflow_check_shares_the_gates_of_the_product() {
    let mut pool = Pool::new_plain();
    let (x, y) = (pool.var("x", 32), pool.var("y", 32));
    let (product, signed, unsigned) = (pool.mul(x, y), pool.smulo(x, y), pool.umulo(x, y));
    let mut blaster = Blaster::new();
    let mut nodes = Vec::new();
    for term in [product, signed, unsigned] {
        blaster.bits(&pool, term).unwrap();
        nodes.push(blaster.stats().aig_nodes);
    }
    assert!(nodes[2] < nodes[0] * 2, "{nodes:?}");
}
