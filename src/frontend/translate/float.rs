//! Floating point, on bit patterns.

use super::super::raw;
use super::function::FunctionTranslator;
use super::inst::format_of;
use crate::ir::{BinOp, CmpOp, Inst, Ty, Value};
use crate::term::bv::Bv;
use crate::term::fp;
use crate::term::op::{FpFormat, FpOp};
use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::{LLVMOpcode, LLVMRealPredicate};

type F<'x, 't, 'a> = &'x mut FunctionTranslator<'t, 'a>;

pub fn expression(f: F, v: raw::Val) -> Vec<Value> {
    let a = f.scalars(raw::operand(v, 0));
    let format = || format_of(raw::type_of(raw::operand(v, 0)));
    let to = f.t.layout.scalars(raw::type_of(v));
    match raw::opcode(v) {
        LLVMOpcode::LLVMFAdd => arithmetic(f, v, FpOp::Add),
        LLVMOpcode::LLVMFSub => arithmetic(f, v, FpOp::Sub),
        LLVMOpcode::LLVMFMul => arithmetic(f, v, FpOp::Mul),
        LLVMOpcode::LLVMFDiv => arithmetic(f, v, FpOp::Div),
        LLVMOpcode::LLVMFRem => arithmetic(f, v, FpOp::Rem),
        LLVMOpcode::LLVMFNeg => a.into_iter().map(|x| f.flip_sign(x)).collect(),
        LLVMOpcode::LLVMFCmp => {
            let b = f.scalars(raw::operand(v, 1));
            let predicate = unsafe { LLVMGetFCmpPredicate(v) };
            a.into_iter().zip(b).map(|(a, b)| f.compare_floats(predicate, format(), a, b)).collect()
        }
        LLVMOpcode::LLVMFPToSI => {
            a.into_iter().zip(to).map(|(x, ty)| to_int(f, x, format(), ty, true)).collect()
        }
        LLVMOpcode::LLVMFPToUI => {
            a.into_iter().zip(to).map(|(x, ty)| to_int(f, x, format(), ty, false)).collect()
        }
        LLVMOpcode::LLVMSIToFP | LLVMOpcode::LLVMUIToFP => {
            let signed = raw::opcode(v) == LLVMOpcode::LLVMSIToFP;
            let op = if signed { FpOp::FromSInt } else { FpOp::FromUInt };
            let target = format_of(raw::type_of(v));
            a.into_iter().map(|x| f.fp(op, target, vec![x], target.bits())).collect()
        }
        LLVMOpcode::LLVMFPExt | LLVMOpcode::LLVMFPTrunc => {
            let target = format_of(raw::type_of(v));
            a.into_iter().map(|x| f.fp(FpOp::Convert(target), format(), vec![x], target.bits())).collect()
        }
        _ => unreachable!("only floating-point instructions come here"),
    }
}

fn arithmetic(f: F, v: raw::Val, op: FpOp) -> Vec<Value> {
    let (a, b) = (f.scalars(raw::operand(v, 0)), f.scalars(raw::operand(v, 1)));
    let format = format_of(raw::type_of(v));
    a.into_iter().zip(b).map(|(a, b)| f.fp(op, format, vec![a, b], format.bits())).collect()
}

/// A conversion out of the range of the integer gives an indeterminate value, as C has it.
fn to_int(f: F, x: Value, format: FpFormat, ty: Ty, signed: bool) -> Value {
    let width = ty.bits(64);
    let op = if signed { FpOp::ToSInt } else { FpOp::ToUInt };
    let value = f.fp(op, format, vec![x], width);
    let bits = format.bits();
    let whole = f.fp(FpOp::Trunc, format, vec![x], bits);
    let (below, above) = if signed { (-power(width - 1), power(width - 1)) } else { (0.0, power(width)) };
    let (below, above) = (f.float_const(below, format), f.float_const(above, format));
    let low = f.fp(FpOp::Le, format, vec![below, whole], 1);
    let high = f.fp(FpOp::Lt, format, vec![whole, above], 1);
    let fits = f.binary(BinOp::And, low, high, false);
    let arbitrary = f.emit(Inst::Uninit, ty);
    f.select(fits, value, arbitrary)
}

fn power(exponent: u32) -> f64 {
    2f64.powi(exponent as i32)
}

impl FunctionTranslator<'_, '_> {
    pub fn fp(&mut self, op: FpOp, format: FpFormat, args: Vec<Value>, width: u32) -> Value {
        self.emit(Inst::Fp { op, format, args }, Ty::Int(width))
    }

    /// A power of two or zero in the format; above its range, infinity.
    pub fn float_const(&mut self, value: f64, format: FpFormat) -> Value {
        let pattern = Bv::new(64, u128::from(value.to_bits()));
        let width = format.bits();
        match fp::eval(FpOp::Convert(format), FpFormat::F64, &[pattern], width) {
            Some(bits) => self.constant(Ty::Int(width), crate::ir::ValueDef::Const(bits)),
            None => unreachable!("conversions between formats are available"),
        }
    }

    pub fn flip_sign(&mut self, x: Value) -> Value {
        let width = self.width(x);
        let sign = self.int(width, 1 << (width - 1));
        self.binary(BinOp::Xor, x, sign, false)
    }

    /// The value without its sign.
    pub fn clear_sign(&mut self, x: Value) -> Value {
        let width = self.width(x);
        let rest = self.int(width, (1 << (width - 1)) - 1);
        self.binary(BinOp::And, x, rest, false)
    }

    /// Is the value in one of the classes, a set of bits as `llvm.is.fpclass` has it? Without their sign, the patterns
    /// of the classes follow each other: zero, subnormal and normal numbers, infinity, signaling and quiet NaNs.
    pub fn is_in_classes(&mut self, x: Value, format: FpFormat, classes: u32) -> Value {
        let set = |bits: [u32; 6]| bits.map(|bit| classes >> bit & 1 == 1);
        let (positive, negative) = (set([6, 7, 8, 9, 0, 1]), set([5, 4, 3, 2, 0, 1]));
        let magnitude = self.clear_sign(x);
        let plus = self.is_in_ranges(magnitude, format, positive);
        if positive == negative {
            return plus;
        }
        let minus = self.is_in_ranges(magnitude, format, negative);
        let zero = self.int(format.bits(), 0);
        let sign = self.compare(CmpOp::Slt, x, zero);
        self.select(sign, minus, plus)
    }

    fn is_in_ranges(&mut self, magnitude: Value, format: FpFormat, chosen: [bool; 6]) -> Value {
        let fraction = format.significand_bits() - 1;
        let infinity = ((1u128 << format.exponent_bits()) - 1) << fraction;
        let quiet = infinity | 1 << (fraction - 1);
        let bounds = [0, 1, 1 << fraction, infinity, infinity + 1, quiet, 1 << (format.bits() - 1)];
        let mut inside = self.int(1, 0);
        for i in (0..6).filter(|&i| chosen[i]) {
            let (low, high) = (self.int(format.bits(), bounds[i]), self.int(format.bits(), bounds[i + 1]));
            let above = self.compare(CmpOp::Ule, low, magnitude);
            let below = self.compare(CmpOp::Ult, magnitude, high);
            let here = self.binary(BinOp::And, above, below, false);
            inside = self.binary(BinOp::Or, inside, here, false);
        }
        inside
    }

    pub fn not(&mut self, x: Value) -> Value {
        let width = self.width(x);
        let ones = self.int(width, u128::MAX);
        self.binary(BinOp::Xor, x, ones, false)
    }

    fn compare_floats(
        &mut self,
        predicate: LLVMRealPredicate,
        format: FpFormat,
        a: Value,
        b: Value,
    ) -> Value {
        use LLVMRealPredicate::*;
        let test = |f: &mut Self, op, x, y| f.fp(op, format, vec![x, y], 1);
        match predicate {
            LLVMRealPredicateFalse => self.int(1, 0),
            LLVMRealPredicateTrue => self.int(1, 1),
            LLVMRealOEQ => test(self, FpOp::Eq, a, b),
            LLVMRealOLT => test(self, FpOp::Lt, a, b),
            LLVMRealOLE => test(self, FpOp::Le, a, b),
            LLVMRealOGT => test(self, FpOp::Lt, b, a),
            LLVMRealOGE => test(self, FpOp::Le, b, a),
            LLVMRealUNO => test(self, FpOp::Unordered, a, b),
            LLVMRealONE => {
                let (equal, unordered) = (test(self, FpOp::Eq, a, b), test(self, FpOp::Unordered, a, b));
                let either = self.binary(BinOp::Or, equal, unordered, false);
                self.not(either)
            }
            LLVMRealUEQ => {
                let (equal, unordered) = (test(self, FpOp::Eq, a, b), test(self, FpOp::Unordered, a, b));
                self.binary(BinOp::Or, equal, unordered, false)
            }
            LLVMRealORD => {
                let x = test(self, FpOp::Unordered, a, b);
                self.not(x)
            }
            LLVMRealUNE => {
                let x = test(self, FpOp::Eq, a, b);
                self.not(x)
            }
            LLVMRealULT => {
                let x = test(self, FpOp::Le, b, a);
                self.not(x)
            }
            LLVMRealULE => {
                let x = test(self, FpOp::Lt, b, a);
                self.not(x)
            }
            LLVMRealUGT => {
                let x = test(self, FpOp::Le, a, b);
                self.not(x)
            }
            LLVMRealUGE => {
                let x = test(self, FpOp::Lt, a, b);
                self.not(x)
            }
        }
    }
}
