//! What the blaster promises besides the circuits.

use super::*;
use crate::bitblast::algebra::Plain;
use crate::bitblast::{BlastError, is_supported, operators};
use crate::term::apply::arity;
use crate::term::{FpFormat, FpOp, Op};

#[test]
fn what_has_no_circuit_is_an_error() {
    for (op, format) in [
        (FpOp::Rem, FpFormat::F32),
        (FpOp::Add, FpFormat::X87),
        (FpOp::Convert(FpFormat::X87), FpFormat::F64),
    ] {
        let mut pool = Pool::new_plain();
        let x = pool.var("x", format.bits());
        let y = pool.var("y", format.bits());
        let args = &[x, y][..arity(Op::Fp(op, format))];
        let width = if op == FpOp::Convert(FpFormat::X87) { 80 } else { format.bits() };
        let inner = pool.fp(op, format, args, width);
        let outer = pool.not(inner);
        let mut bench = Bench::new(Backend::Cadical);
        let expected = BlastError::Unsupported(Op::Fp(op, format));
        for _ in 0..2 {
            assert_eq!(bench.blaster.lits(&pool, outer, &mut *bench.solver), Err(expected.clone()));
            assert_eq!(bench.blaster.bits(&pool, inner), Err(expected.clone()));
        }
        assert!(!is_supported(Op::Fp(op, format)));
    }
}

#[test]
fn is_supported_tells_the_truth() {
    let formats =
        [FpFormat::F16, FpFormat::BF16, FpFormat::F32, FpFormat::F64, FpFormat::X87, FpFormat::F128];
    let mut ops = vec![FpOp::Add, FpOp::Rem, FpOp::Sqrt, FpOp::Fma, FpOp::Lt, FpOp::ToSInt, FpOp::Floor];
    ops.extend(formats.map(FpOp::Convert));
    for format in formats {
        for &op in &ops {
            let args = vec![vec![false; format.bits() as usize]; arity(Op::Fp(op, format))];
            let args: Vec<&[bool]> = args.iter().map(Vec::as_slice).collect();
            let made = operators::apply(&mut Plain, Op::Fp(op, format), &args, 8).is_some();
            assert_eq!(made, is_supported(Op::Fp(op, format)), "{op:?} {format:?}");
        }
    }
}

#[test]
fn clauses_are_emitted_once_and_only_for_the_cone() {
    let mut pool = Pool::new();
    let (x, y) = (pool.var("x", 32), pool.var("y", 32));
    let (sum, product) = (pool.add(x, y), pool.mul(x, y));
    let (p, q) = (pool.ult(sum, x), pool.ult(product, x));
    let mut bench = Bench::new(Backend::Cadical);
    bench.blaster.lit(&pool, p, &mut *bench.solver).unwrap();
    let after_sum = bench.blaster.stats();
    assert!(after_sum.clauses < 1000, "the product is not in the cone: {after_sum:?}");
    bench.blaster.lit(&pool, p, &mut *bench.solver).unwrap();
    assert_eq!(bench.blaster.stats(), after_sum);
    bench.blaster.lit(&pool, q, &mut *bench.solver).unwrap();
    let stats = bench.blaster.stats();
    assert!(stats.clauses > after_sum.clauses);
    assert_eq!((stats.variables, stats.clauses), {
        let s = bench.solver.stats();
        (s.variables, s.clauses)
    });
}

#[test]
fn another_solver_gets_its_own_clauses() {
    let mut pool = Pool::new();
    let (x, y) = (pool.var("x", 8), pool.var("y", 8));
    let eq = pool.eq(x, y);
    let mut blaster = Blaster::new();
    for backend in [Backend::Cadical, Backend::Varisat, Backend::Cadical] {
        let mut solver = new_solver(backend, Options::default());
        blaster.change_solver();
        let lit = blaster.lit(&pool, eq, &mut *solver).unwrap();
        assert_eq!(solver.solve(&[lit], Budget::UNLIMITED), Answer::Sat);
        let value = |b: &mut Blaster, t| b.model_value(&pool, t, &*solver).unwrap();
        assert_eq!(value(&mut blaster, x), value(&mut blaster, y));
    }
}

#[test]
#[should_panic(expected = "with another one")]
fn a_solver_that_was_not_announced_is_noticed() {
    let mut pool = Pool::new();
    let x = pool.var("x", 1);
    let mut blaster = Blaster::new();
    let mut first = new_solver(Backend::Cadical, Options::default());
    blaster.lit(&pool, x, &mut *first).unwrap();
    let mut second = new_solver(Backend::Cadical, Options::default());
    let _ = blaster.lit(&pool, x, &mut *second);
}

#[test]
fn variables_outside_the_cone_are_zero() {
    let mut pool = Pool::new();
    let (x, y) = (pool.var("x", 8), pool.var("y", 8));
    let five = pool.constant(8, 5);
    let fixed = pool.eq(x, five);
    let sum = pool.add(x, y);
    let mut bench = Bench::new(Backend::Varisat);
    bench.blaster.assert(&pool, fixed, &mut *bench.solver).unwrap();
    assert!(bench.ask(&[]));
    let mut value = |t| bench.blaster.model_value(&pool, t, &*bench.solver).unwrap();
    assert_eq!((value(x), value(y), value(sum)), (Bv::new(8, 5), Bv::new(8, 0), Bv::new(8, 5)));
    let model = bench.blaster.model(&pool, &*bench.solver);
    assert_eq!(pool.eval(sum, &model), Bv::new(8, 5));
}

#[test]
fn assertions_with_escapes() {
    let mut pool = Pool::new();
    let x = pool.var("x", 8);
    let (low, high) = (pool.constant(8, 10), pool.constant(8, 20));
    let (above, below) = (pool.ult(low, x), pool.ult(x, high));
    let within = pool.and(above, below);
    let outside = pool.not(within);
    for backend in Backend::ALL {
        let mut bench = Bench::new(backend);
        let escape = bench.solver.new_var().positive();
        bench.blaster.assert(&pool, within, &mut *bench.solver).unwrap();
        bench.blaster.assert_under(&pool, outside, &[escape], &mut *bench.solver).unwrap();
        assert!(!bench.ask(&[!escape]));
        assert!(bench.solver.failed(!escape));
        assert!(bench.ask(&[]));
        let value = bench.blaster.model_value(&pool, x, &*bench.solver).unwrap().to_u64().unwrap();
        assert!(10 < value && value < 20);
        let ff = pool.ff();
        bench.blaster.assert(&pool, ff, &mut *bench.solver).unwrap();
        assert!(!bench.ask(&[]));
    }
}

#[test]
fn a_million_deep() {
    let mut pool = Pool::new_plain();
    let x = pool.var("x", 2);
    let mut term = x;
    for _ in 0..500_000 {
        term = pool.add(term, x);
        term = pool.xor(x, term);
    }
    let mut bench = Bench::new(Backend::Cadical);
    let lits = bench.lits(&pool, term);
    assert_eq!(lits.len(), 2);
}

#[test]
fn a_node_limit_is_an_error() {
    let mut pool = Pool::new();
    let (x, y) = (pool.var("x", 64), pool.var("y", 64));
    let product = pool.mul(x, y);
    let mut blaster = Blaster::with_max_nodes(1000);
    assert!(blaster.bits(&pool, x).is_ok());
    assert_eq!(blaster.bits(&pool, product), Err(BlastError::TooLarge(1000)));
}

#[test]
fn a_huge_circuit_is_refused_before_it_is_built() {
    let mut pool = Pool::new_plain();
    let (x, y) = (pool.var("x", 100_000), pool.var("y", 100_000));
    let mut blaster = Blaster::new();
    for term in [pool.mul(x, y), pool.sdiv(x, y), pool.umulo(x, y)] {
        assert!(matches!(blaster.bits(&pool, term), Err(BlastError::TooLarge(_))));
    }
    let sum = pool.add(x, y);
    assert!(blaster.bits(&pool, sum).is_ok());
}

/// Proofs, not evaluations: laws whose negation has no model.
#[test]
fn laws_hold_for_all_inputs() {
    let mut pool = Pool::new_plain();
    let (x, y) = (pool.var("x", 6), pool.var("y", 6));
    let zero = pool.constant(6, 0);
    let (q, r) = (pool.udiv(x, y), pool.urem(x, y));
    let back = pool.mul(q, y);
    let back = pool.add(back, r);
    let divides = pool.ne(back, x);
    let (s, t) = (pool.sdiv(x, y), pool.srem(x, y));
    let signed_back = pool.mul(s, y);
    let signed_back = pool.add(signed_back, t);
    let signed_divides = pool.ne(signed_back, x);
    let large_rest = pool.ule(y, r);
    let not_zero = pool.ne(y, zero);
    let large_rest = pool.and(not_zero, large_rest);
    let (ab, ba) = (pool.mul(x, y), pool.mul(y, x));
    let commutes = pool.ne(ab, ba);
    let (a, b) = (pool.var("a", 16), pool.var("b", 16));
    let (left, right) =
        (pool.fp(FpOp::Add, FpFormat::F16, &[a, b], 16), pool.fp(FpOp::Add, FpFormat::F16, &[b, a], 16));
    let float_commutes = pool.ne(left, right);
    for backend in Backend::ALL {
        for broken in [divides, signed_divides, large_rest, commutes, float_commutes] {
            let mut bench = Bench::new(backend);
            bench.blaster.assert(&pool, broken, &mut *bench.solver).unwrap();
            assert!(!bench.ask(&[]), "{}", pool.display(broken, 5));
        }
    }
}
