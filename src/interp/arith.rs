//! Arithmetic on runtime values. What `term::bv` says is the meaning; integers of up to 64 bits are computed natively, and
//! the tests compare the two.

use super::value::{Val, mask, sign_extend};
use crate::ir::{BinOp, CastOp, CmpOp, OverflowOp, Property};
use crate::term::bv::Bv;

/// A fault of an arithmetic instruction; the value is there all the same.
pub type ArithFault = (Property, &'static str);

pub const DIV_BY_ZERO: ArithFault = (Property::Div, "division by zero");
pub const SHIFT: ArithFault = (Property::Shift, "shift amount is not below the width");
pub const QUOTIENT: ArithFault = (Property::Overflow, "quotient of the least value by -1");
pub const ADD: ArithFault = (Property::Overflow, "signed overflow in an addition");
pub const SUB: ArithFault = (Property::Overflow, "signed overflow in a subtraction");
pub const MUL: ArithFault = (Property::Overflow, "signed overflow in a multiplication");
pub const SHL: ArithFault = (Property::Overflow, "signed overflow in a left shift");

/// The value and the fault, if there is one. Both operands must be integers of one width.
#[inline]
pub fn binary(op: BinOp, a: &Val, b: &Val, nsw: bool) -> Option<(Val, Option<ArithFault>)> {
    if let (Val::Int { width, bits: x, taint: tx }, Val::Int { bits: y, taint: ty, .. }) = (a, b) {
        let (bits, fault) = narrow(op, *width, *x, *y, nsw);
        let taint = if (tx | ty) == 0 { 0 } else { narrow_taint(op, *width, (*x, *tx), (*y, *ty)) };
        return Some((Val::Int { width: *width, bits, taint }, fault));
    }
    let (x, y) = (a.to_bv()?, b.to_bv()?);
    let (bv, fault) = wide(op, &x, &y, nsw);
    Some((Val::wide(bv, a.is_tainted() || b.is_tainted()), fault))
}

#[inline]
fn narrow(op: BinOp, width: u32, x: u64, y: u64, nsw: bool) -> (u64, Option<ArithFault>) {
    let m = mask(width);
    let (sx, sy) = (sign_extend(x, width), sign_extend(y, width));
    let fits = |exact: Option<i64>| exact.is_some_and(|v| sign_extend(v as u64, width) == v);
    let signed = |exact: Option<i64>, fault| if nsw && !fits(exact) { Some(fault) } else { None };
    match op {
        BinOp::Add => (x.wrapping_add(y) & m, signed(sx.checked_add(sy), ADD)),
        BinOp::Sub => (x.wrapping_sub(y) & m, signed(sx.checked_sub(sy), SUB)),
        BinOp::Mul => (x.wrapping_mul(y) & m, signed(sx.checked_mul(sy), MUL)),
        BinOp::UDiv if y == 0 => (m, Some(DIV_BY_ZERO)),
        BinOp::UDiv => (x / y, None),
        BinOp::URem if y == 0 => (x, Some(DIV_BY_ZERO)),
        BinOp::URem => (x % y, None),
        BinOp::SDiv if y == 0 => (if sx < 0 { 1 } else { m }, Some(DIV_BY_ZERO)),
        BinOp::SDiv => ((sx.wrapping_div(sy) as u64) & m, least_by_minus_one(width, x, y)),
        BinOp::SRem if y == 0 => (x, Some(DIV_BY_ZERO)),
        BinOp::SRem => ((sx.wrapping_rem(sy) as u64) & m, least_by_minus_one(width, x, y)),
        BinOp::Shl if y >= u64::from(width) => (0, Some(SHIFT)),
        BinOp::Shl => {
            let bits = (x << y) & m;
            let lost = nsw && sign_extend(bits, width) >> y != sx;
            (bits, if lost { Some(SHL) } else { None })
        }
        BinOp::LShr if y >= u64::from(width) => (0, Some(SHIFT)),
        BinOp::LShr => (x >> y, None),
        BinOp::AShr if y >= u64::from(width) => ((sx >> 63) as u64 & m, Some(SHIFT)),
        BinOp::AShr => ((sx >> y) as u64 & m, None),
        BinOp::And => (x & y, None),
        BinOp::Or => (x | y, None),
        BinOp::Xor => (x ^ y, None),
    }
}

fn least_by_minus_one(width: u32, x: u64, y: u64) -> Option<ArithFault> {
    // A divisor of all ones is -1; the sign bit alone is the least value.
    (x == 1 << (width - 1) && y == mask(width)).then_some(QUOTIENT)
}

/// Bit by bit where that is simple, else everything from the lowest indeterminate bit upwards, or everything.
fn narrow_taint(op: BinOp, width: u32, (x, tx): (u64, u64), (y, ty): (u64, u64)) -> u64 {
    let m = mask(width);
    match op {
        BinOp::And => (tx & ty) | (tx & y) | (x & ty),
        BinOp::Or => (tx & ty) | (tx & !y) | (!x & ty) & m,
        BinOp::Xor => tx | ty,
        BinOp::Add | BinOp::Sub | BinOp::Mul => (m << (tx | ty).trailing_zeros().min(63)) & m,
        BinOp::Shl if ty == 0 && y < u64::from(width) => (tx << y) & m,
        BinOp::LShr if ty == 0 && y < u64::from(width) => tx >> y,
        BinOp::AShr if ty == 0 && y < u64::from(width) => (sign_extend(tx, width) >> y) as u64 & m,
        BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem => m,
        BinOp::Shl | BinOp::LShr | BinOp::AShr => m,
    }
}

fn wide(op: BinOp, x: &Bv, y: &Bv, nsw: bool) -> (Bv, Option<ArithFault>) {
    let oversized = || y.to_u64().is_none_or(|n| n >= u64::from(x.width())).then_some(SHIFT);
    let by_zero = || y.is_zero().then_some(DIV_BY_ZERO);
    let quotient = || by_zero().or((x.is_min_signed() && y.is_ones()).then_some(QUOTIENT));
    match op {
        BinOp::Add => (x.add(y), (nsw && x.saddo(y)).then_some(ADD)),
        BinOp::Sub => (x.sub(y), (nsw && x.ssubo(y)).then_some(SUB)),
        BinOp::Mul => (x.mul(y), (nsw && x.smulo(y)).then_some(MUL)),
        BinOp::UDiv => (x.udiv(y), by_zero()),
        BinOp::URem => (x.urem(y), by_zero()),
        BinOp::SDiv => (x.sdiv(y), quotient()),
        BinOp::SRem => (x.srem(y), quotient()),
        BinOp::Shl => {
            let bits = x.shl(y);
            let lost = nsw && bits.ashr(y) != *x;
            (bits, oversized().or(lost.then_some(SHL)))
        }
        BinOp::LShr => (x.lshr(y), oversized()),
        BinOp::AShr => (x.ashr(y), oversized()),
        BinOp::And => (x.and(y), None),
        BinOp::Or => (x.or(y), None),
        BinOp::Xor => (x.xor(y), None),
    }
}

/// Of two integers of one width.
#[inline]
pub fn compare(op: CmpOp, a: &Val, b: &Val) -> Option<Val> {
    let taint = a.is_tainted() || b.is_tainted();
    let holds = if let (Val::Int { width, bits: x, .. }, Val::Int { bits: y, .. }) = (a, b) {
        compare_bits(op, *width, *x, *y)
    } else {
        compare_wide(op, &a.to_bv()?, &b.to_bv()?)
    };
    Some(Val::Int { width: 1, bits: u64::from(holds), taint: u64::from(taint) })
}

/// Of two numbers of up to 64 bits.
#[inline]
pub fn compare_bits(op: CmpOp, width: u32, x: u64, y: u64) -> bool {
    match op {
        CmpOp::Eq => x == y,
        CmpOp::Ne => x != y,
        CmpOp::Ult => x < y,
        CmpOp::Ule => x <= y,
        CmpOp::Slt => sign_extend(x, width) < sign_extend(y, width),
        CmpOp::Sle => sign_extend(x, width) <= sign_extend(y, width),
    }
}

fn compare_wide(op: CmpOp, x: &Bv, y: &Bv) -> bool {
    match op {
        CmpOp::Eq => x == y,
        CmpOp::Ne => x != y,
        CmpOp::Ult => x.ult(y),
        CmpOp::Ule => x.ule(y),
        CmpOp::Slt => x.slt(y),
        CmpOp::Sle => x.sle(y),
    }
}

pub fn overflow(op: OverflowOp, a: &Val, b: &Val) -> Option<Val> {
    let (x, y) = (a.to_bv()?, b.to_bv()?);
    let holds = match op {
        OverflowOp::SAdd => x.saddo(&y),
        OverflowOp::UAdd => x.uaddo(&y),
        OverflowOp::SSub => x.ssubo(&y),
        OverflowOp::USub => x.usubo(&y),
        OverflowOp::SMul => x.smulo(&y),
        OverflowOp::UMul => x.umulo(&y),
    };
    Some(Val::bool(holds).with_taint(a.is_tainted() || b.is_tainted()))
}

/// Between integers; the casts that involve pointers need the memory.
#[inline]
pub fn cast(op: CastOp, a: &Val, to: u32) -> Option<Val> {
    match (op, a) {
        (CastOp::PtrToInt | CastOp::IntToPtr, _) => None,
        (CastOp::ZExt, &Val::Int { bits, taint, .. }) if to <= 64 => {
            Some(Val::Int { width: to, bits, taint })
        }
        (CastOp::SExt, &Val::Int { width, bits, taint }) if to <= 64 => {
            let extend = |x| sign_extend(x, width) as u64 & mask(to);
            Some(Val::Int { width: to, bits: extend(bits), taint: extend(taint) })
        }
        (CastOp::Trunc, &Val::Int { bits, taint, .. }) => {
            Some(Val::Int { width: to, bits: bits & mask(to), taint: taint & mask(to) })
        }
        (CastOp::ZExt | CastOp::SExt | CastOp::Trunc, _) => {
            let bv = a.to_bv()?;
            let cast = if op == CastOp::SExt { bv.sext_or_trunc(to) } else { bv.zext_or_trunc(to) };
            Some(Val::from_bv(&cast).with_taint(a.is_tainted()))
        }
    }
}
