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
