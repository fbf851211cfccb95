//! Scalars: against bit-vectors and against Rust's own integers.

use super::*;
use crate::interp::arith::{binary, cast, compare, overflow};
use crate::ir::{BinOp, CastOp, CmpOp, OverflowOp};

const OPS: [BinOp; 13] = [
    BinOp::Add,
    BinOp::Sub,
    BinOp::Mul,
    BinOp::UDiv,
    BinOp::SDiv,
    BinOp::URem,
    BinOp::SRem,
    BinOp::Shl,
    BinOp::LShr,
    BinOp::AShr,
    BinOp::And,
    BinOp::Or,
    BinOp::Xor,
];

fn by_bv(op: BinOp, x: &Bv, y: &Bv) -> Bv {
    match op {
        BinOp::Add => x.add(y),
        BinOp::Sub => x.sub(y),
        BinOp::Mul => x.mul(y),
        BinOp::UDiv => x.udiv(y),
        BinOp::SDiv => x.sdiv(y),
        BinOp::URem => x.urem(y),
        BinOp::SRem => x.srem(y),
        BinOp::Shl => x.shl(y),
        BinOp::LShr => x.lshr(y),
        BinOp::AShr => x.ashr(y),
        BinOp::And => x.and(y),
        BinOp::Or => x.or(y),
        BinOp::Xor => x.xor(y),
    }
}

fn request(width: u32) -> InputRequest<'static> {
    let place = Place {
        func: FuncId::from_u32(0),
        at: At::Inst(crate::ir::InstId::from_u32(0)),
        loc: crate::ir::LocId::UNKNOWN,
    };
    InputRequest {
        kind: InputKind::Input,
        ty: crate::ir::Ty::Int(width),
        width,
        name: "",
        place,
        calls: Default::default(),
        byte: None,
    }
}

#[test]
fn all_widths_agree_with_bit_vectors() {
    let mut random = RandomInputs::new(1);
    for width in (1..=70).chain([127, 128, 129, 200]) {
        for _ in 0..60 {
            let mut next = || random.next(&request(width)).unwrap_or_else(|| Bv::zero(width));
            let (x, y) = (next(), next());
            let (a, b) = (Val::from_bv(&x), Val::from_bv(&y));
            for op in OPS {
                let val = binary(op, &a, &b, true).and_then(|(val, _)| val.to_bv());
                assert_eq!(val, Some(by_bv(op, &x, &y)), "{op:?} {x:?} {y:?}");
            }
            let less = [compare(CmpOp::Ult, &a, &b), compare(CmpOp::Sle, &a, &b), compare(CmpOp::Eq, &a, &b)];
            assert_eq!(less, [x.ult(&y), x.sle(&y), x == y].map(|holds| Some(Val::bool(holds))));
            assert_eq!(overflow(OverflowOp::SMul, &a, &b), Some(Val::bool(x.smulo(&y))));
            for to in [width + 1, 64, 65, 150].into_iter().filter(|&to| to > width) {
                assert_eq!(cast(CastOp::SExt, &a, to), Some(Val::from_bv(&x.sext(to))));
                assert_eq!(cast(CastOp::ZExt, &a, to), Some(Val::from_bv(&x.zext(to))));
            }
            for to in [1, width / 2, width - 1].into_iter().filter(|&to| to > 0 && to < width) {
                assert_eq!(cast(CastOp::Trunc, &a, to), Some(Val::from_bv(&x.extract(to - 1, 0))));
            }
        }
    }
}

#[test]
fn overflow_faults_agree_with_checked_arithmetic() {
    let values = [0, 1, -1, 2, 7, i32::MAX, i32::MIN, i32::MAX - 1, i32::MIN + 1, 46341, -46341, 65536];
    for x in values {
        for y in values {
            let faults = |op, nsw| {
                let (a, b) = (Val::int(32, x as u32 as u64), Val::int(32, y as u32 as u64));
                binary(op, &a, &b, nsw).and_then(|(_, fault)| fault).map(|(property, _)| property)
            };
            let overflow = |exact: Option<i32>| exact.is_none().then_some(Property::Overflow);
            assert_eq!(faults(BinOp::Add, true), overflow(x.checked_add(y)));
            assert_eq!(faults(BinOp::Sub, true), overflow(x.checked_sub(y)));
            assert_eq!(faults(BinOp::Mul, true), overflow(x.checked_mul(y)));
            assert_eq!(faults(BinOp::Add, false), None);
            let division = if y == 0 { Some(Property::Div) } else { overflow(x.checked_div(y)) };
            assert_eq!(faults(BinOp::SDiv, false), division);
            assert_eq!(faults(BinOp::SRem, false), division);
            let shift = (y as u32 >= 32).then_some(Property::Shift);
            assert_eq!(faults(BinOp::LShr, false), shift);
            let lost = || (i64::from(x) << y != i64::from(x << y)).then_some(Property::Overflow);
            assert_eq!(faults(BinOp::Shl, true), shift.or_else(lost));
        }
    }
}

/// Straight-line code on 32 bits, the same computed natively.
#[test]
fn random_straight_lines_agree_with_native_integers() {
    let mut random = RandomInputs::new(5);
    for _ in 0..200 {
        let mut native: Vec<u32> = (0..3).map(|_| random.next_u64() as u32).collect();
        let mut lines = String::new();
        for (i, value) in native.iter().enumerate() {
            lines += &format!("v{i}: i32 = add {}:i32, 0:i32\n", *value as i32);
        }
        for i in 3..30usize {
            let (a, b) = (random.next_u64() as usize % i, random.next_u64() as usize % i);
            let (x, y) = (native[a], native[b]);
            let (word, value) = match random.next_u64() % 9 {
                0 => ("add", x.wrapping_add(y)),
                1 => ("sub", x.wrapping_sub(y)),
                2 => ("mul", x.wrapping_mul(y)),
                3 => ("udiv", x.checked_div(y).unwrap_or(u32::MAX)),
                4 => ("srem", if y == 0 { x } else { (x as i32).wrapping_rem(y as i32) as u32 }),
                5 => ("xor", x ^ y),
                6 => ("shl", x.checked_shl(y).unwrap_or(0)),
                7 => ("ashr", (x as i32 >> y.min(31)) as u32),
                _ => ("or", x | y),
            };
            lines += &format!("v{i}: i32 = {word} v{a}, v{b}\n");
            native.push(value);
        }
        let options = Options { properties: PropertySet::EMPTY, ..Options::default() };
        let run = run_with(&body("i32", &format!("{lines}return v29")), options, &[]);
        assert_eq!(run.outcome, Outcome::Return(vec![Val::int(32, native[29].into())]), "{lines}");
    }
}

#[test]
fn selections_casts_and_overflow_bits() {
    assert_eq!(number("i8", "v0: i8 = select 1:i1, 5:i8, 6:i8\nreturn v0"), 5);
    assert_eq!(number("i64", "v0: i64 = sext -3:i8\nreturn v0"), -3i64 as u64);
    assert_eq!(number("i8", "v0: i8 = trunc 258:i32\nreturn v0"), 2);
    assert_eq!(number("i1", "v0 = overflow uadd 255:i8, 1:i8\nreturn v0"), 1);
    assert_eq!(number("i1", "v0 = overflow ssub -128:i8, 1:i8\nreturn v0"), 1);
}

#[test]
fn floating_point_goes_through_the_terms() {
    let (a, b) = (1.5f64.to_bits() as i64, 2.25f64.to_bits() as i64);
    let sum = number("i64", &format!("v0: i64 = fp f64 add({a}:i64, {b}:i64)\nreturn v0"));
    assert_eq!(f64::from_bits(sum), 3.75);
    assert_eq!(number("i1", &format!("v0: i1 = fp f64 lt({a}:i64, {b}:i64)\nreturn v0")), 1);
    assert_eq!(number("i32", &format!("v0: i32 = fp f64 to_sint({b}:i64)\nreturn v0")), 2);
}
