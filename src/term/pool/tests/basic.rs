//! Hash consing, evaluation, walks, printing.

use crate::term::{Assignment, Bv, Evaluator, FpFormat, FpOp, Op, Pool};

#[test]
fn equal_terms_are_one() {
    let mut p = Pool::new();
    let (x, y) = (p.var("x", 8), p.var("y", 8));
    let before = p.stats();
    let (a, b) = (p.add(x, y), p.add(y, x));
    assert_eq!(a, b);
    assert_eq!(p.var("x", 8), x);
    assert_eq!(p.stats().terms, before.terms + 1);
    assert_eq!(p.stats().hits, before.hits + 2);
}

#[test]
fn extensions_to_different_widths_differ() {
    let mut p = Pool::new_plain();
    let x = p.var("x", 8);
    assert_ne!(p.zext(x, 16), p.zext(x, 32));
}

#[test]
fn plain_pool_keeps_everything() {
    let mut p = Pool::new_plain();
    let (one, two) = (p.constant(8, 1), p.constant(8, 2));
    let sum = p.add(one, two);
    assert_eq!(p.as_app(sum).map(|(op, _)| op), Some(Op::Add));
    assert_eq!(p.eval(sum, &Assignment::new()), Bv::new(8, 3));
}

#[test]
fn fresh_variables_are_new() {
    let mut p = Pool::new();
    let (a, b, c) = (p.fresh_var("x", 8), p.fresh_var("x", 8), p.fresh_var("x", 4));
    assert!(a != b && b != c);
    let names: Vec<&str> = p.vars().map(|v| p.var_name(v)).collect();
    assert_eq!(names, ["x", "x!1", "x!2"]);
    assert_eq!(p.find_var("x!2").map(|v| p.var_width(v)), Some(4));
}

#[test]
#[should_panic(expected = "has width 8 and is asked for with width 9")]
fn a_variable_has_one_width() {
    let mut p = Pool::new();
    p.var("x", 8);
    p.var("x", 9);
}

#[test]
#[should_panic(expected = "Add of width 8 on arguments of widths [8, 9]: x, y")]
fn widths_are_checked() {
    let mut p = Pool::new();
    let (x, y) = (p.var("x", 8), p.var("y", 9));
    p.check(Op::Add, &[x, y], 8);
}

#[test]
fn deep_terms_need_no_stack() {
    for mut p in [Pool::new(), Pool::new_plain()] {
        let (x, y, c) = (p.var("x", 32), p.var("y", 32), p.var("c", 1));
        let mut t = x;
        for i in 0..300_000u32 {
            let sum = if i % 2 == 0 { p.add(t, y) } else { p.mul(t, x) };
            t = p.ite(c, sum, y);
        }
        let mut assignment = Assignment::new();
        let [vx, vy, vc] = ["x", "y", "c"].map(|n| p.find_var(n).expect("it was made above"));
        assignment.set(vx, Bv::new(32, 1));
        assignment.set(vy, Bv::new(32, 3));
        assignment.set(vc, Bv::new(1, 1));
        let sum_of_all = 150_000u64 * 3 + 1;
        // Nested choices on one condition collapse, hence the value is all that both pools share.
        assert_eq!(p.eval(t, &assignment).to_u64(), Some(sum_of_all));
        assert!(p.size_of(&[t]) > 300_000);
        let mapped = p.map_vars(t, |v| (v == vx).then_some(y));
        assert_eq!(p.vars_of(&[mapped]), [vy, vc]);
        assert!(p.display(t, 1000).to_string().contains("..."));
    }
}

#[test]
fn long_concatenations_need_no_stack() {
    let mut p = Pool::new();
    let bytes: Vec<_> = (0..3000).map(|i| p.var(&format!("b{i}"), 8)).collect();
    let left = bytes[1..].iter().fold(bytes[0], |t, &b| p.concat(t, b));
    let right = bytes[1..].iter().fold(bytes[0], |t, &b| p.concat(b, t));
    let width = p.width(left);
    for t in [left, right] {
        let (part, zero) = (p.extract(t, width - 5, 3), p.constant(width, 0));
        let is_zero = p.eq(t, zero);
        assert!(p.eval(part, &Assignment::new()).is_zero() && p.eval(is_zero, &Assignment::new()).is_true());
    }
    let same = p.eq(left, right);
    assert!(p.eval(same, &Assignment::new()).is_true());
}

#[test]
fn evaluator_serves_many_terms_and_assignments() {
    let mut p = Pool::new();
    let x = p.var("x", 8);
    let var = p.as_var(x).expect("a variable");
    let mut evaluator = Evaluator::new();
    for value in 0..=255u64 {
        let mut assignment = Assignment::new();
        assignment.set(var, Bv::from_u64(8, value));
        evaluator.reset();
        let seven = p.constant(8, 7);
        let (a, b) = (p.mul(x, seven), p.urem(x, seven));
        assert_eq!(evaluator.eval(&p, a, &assignment).to_u64(), Some(value * 7 % 256));
        assert_eq!(evaluator.eval(&p, b, &assignment).to_u64(), Some(value % 7));
    }
}

#[test]
fn size_of_counts_shared_parts_once() {
    let mut p = Pool::new();
    let (x, y) = (p.var("x", 8), p.var("y", 8));
    let a = p.add(x, y);
    let b = p.mul(a, a);
    assert_eq!(p.size_of(&[b]), 4);
    assert_eq!(p.size_of(&[b, a, x]), 4);
    assert_eq!(p.size_of(&[]), 0);
    assert_eq!(p.cone(&[b]), [x, y, a, b]);
}

#[test]
fn map_vars_substitutes_and_simplifies() {
    let mut p = Pool::new();
    let (x, y) = (p.var("x", 8), p.var("y", 8));
    let (sum, vx) = (p.add(x, y), p.as_var(x));
    let one = p.constant(8, 1);
    let image = p.map_vars(sum, |v| (Some(v) == vx).then_some(one));
    let want = p.add(y, one);
    assert_eq!(image, want);
    assert_eq!(p.map_vars(sum, |_| None), sum);
}

#[test]
fn printing() {
    let mut p = Pool::new_plain();
    let (x, c) = (p.var("x", 8), p.constant(8, 5));
    let (sum, k) = (p.add(x, c), p.constant(3, 5));
    let low = p.extract(sum, 2, 0);
    let eq = p.eq(low, k);
    assert_eq!(p.display(eq, 9).to_string(), "(eq (extract[2:0] (add x #x05)) #b101)");
    assert_eq!(p.display(eq, 1).to_string(), "(eq ... #b101)");
    let wide = p.zext(x, 32);
    let f = p.fp(FpOp::Convert(FpFormat::F64), FpFormat::F32, &[wide], 64);
    assert_eq!(p.display(f, 9).to_string(), "(fp.convert[F32->F64] (zext[32] x))");
}

#[test]
fn floating_point_folds() {
    let mut p = Pool::new();
    let (a, b) = (p.constant(32, 1.5f32.to_bits().into()), p.constant(32, 2.25f32.to_bits().into()));
    let sum = p.fp(FpOp::Add, FpFormat::F32, &[a, b], 32);
    assert_eq!(p.as_const(sum).and_then(Bv::to_u64), Some(3.75f32.to_bits().into()));
    let (x, y) = (p.var("x", 32), p.var("y", 32));
    let (one, two) =
        (p.fp(FpOp::Mul, FpFormat::F32, &[x, y], 32), p.fp(FpOp::Mul, FpFormat::F32, &[y, x], 32));
    assert_eq!(one, two);
    let (one, two) =
        (p.fp(FpOp::Sub, FpFormat::F32, &[x, y], 32), p.fp(FpOp::Sub, FpFormat::F32, &[y, x], 32));
    assert_ne!(one, two);
}
