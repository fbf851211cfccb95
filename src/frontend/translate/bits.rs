//! Bit-counting and bit-moving intrinsics, written out in plain instructions so that nothing else must know them.

use super::function::FunctionTranslator;
use crate::ir::{BinOp, CmpOp, Inst, OverflowOp, Ty, Value};

impl FunctionTranslator<'_, '_> {
    fn shift(&mut self, op: BinOp, x: Value, amount: u32) -> Value {
        let width = self.width(x);
        let amount = self.int(width, u128::from(amount));
        self.binary(op, x, amount, false)
    }

    /// The bits from `lo` on, `count` of them, at the bottom of the same width.
    fn field(&mut self, x: Value, lo: u32, count: u32) -> Value {
        let width = self.width(x);
        let moved = if lo == 0 { x } else { self.shift(BinOp::LShr, x, lo) };
        let mask = self.int(width, if count >= 128 { u128::MAX } else { (1u128 << count) - 1 });
        self.binary(BinOp::And, moved, mask, false)
    }

    pub fn population(&mut self, x: Value) -> Value {
        let width = self.width(x);
        let mut sum = self.int(width, 0);
        for i in 0..width {
            let bit = self.field(x, i, 1);
            sum = self.binary(BinOp::Add, sum, bit, false);
        }
        sum
    }

    /// Zeros at the top (or bottom); the width for zero itself.
    pub fn count_zeros(&mut self, x: Value, from_top: bool) -> Value {
        let width = self.width(x);
        let zero = self.int(width, 0);
        let mut result = self.int(width, u128::from(width));
        for i in 0..width {
            // The last match wins, so walk towards the end that counts.
            let at = if from_top { i } else { width - 1 - i };
            let bit = self.field(x, at, 1);
            let set = self.compare(CmpOp::Ne, bit, zero);
            let here = self.int(width, u128::from(if from_top { width - 1 - at } else { at }));
            result = self.select(set, here, result);
        }
        result
    }

    /// Groups of `group` bits in the opposite order: bytes or bits.
    pub fn reverse(&mut self, x: Value, group: u32) -> Value {
        let width = self.width(x);
        let mut result = self.int(width, 0);
        for i in 0..width / group {
            let part = self.field(x, i * group, group);
            let moved = self.shift(BinOp::Shl, part, width - (i + 1) * group);
            result = self.binary(BinOp::Or, result, moved, false);
        }
        result
    }

    /// Funnel shift: `a` above `b`, shifted by an amount modulo the width.
    pub fn funnel(&mut self, a: Value, b: Value, amount: Value, left: bool) -> Value {
        let width = self.width(a);
        let modulus = self.int(width, u128::from(width));
        let amount = self.binary(BinOp::URem, amount, modulus, false);
        let zero = self.int(width, 0);
        let none = self.compare(CmpOp::Eq, amount, zero);
        let rest = self.binary(BinOp::Sub, modulus, amount, false);
        // The select keeps the oversized shift by the full width from ever being asked for.
        let rest = self.select(none, zero, rest);
        let (high, low) = if left { (amount, rest) } else { (rest, amount) };
        let high = self.binary(BinOp::Shl, a, high, false);
        let low = self.binary(BinOp::LShr, b, low, false);
        let joined = self.binary(BinOp::Or, high, low, false);
        self.select(none, if left { a } else { b }, joined)
    }

    pub fn extremum(&mut self, a: Value, b: Value, signed: bool, greatest: bool) -> Value {
        let op = if signed { CmpOp::Slt } else { CmpOp::Ult };
        let less = self.compare(op, a, b);
        if greatest { self.select(less, b, a) } else { self.select(less, a, b) }
    }

    /// `overflows`: the predicate beside the wrapped result.
    pub fn with_overflow(&mut self, op: OverflowOp, a: Value, b: Value) -> (Value, Value) {
        let wrapped = self.binary(wrapping(op), a, b, false);
        let overflows = self.emit(Inst::Overflow { op, a, b }, Ty::BOOL);
        (wrapped, overflows)
    }

    pub fn saturating(&mut self, op: OverflowOp, a: Value, b: Value) -> Value {
        let width = self.width(a);
        let (wrapped, overflows) = self.with_overflow(op, a, b);
        let limit = match op {
            OverflowOp::UAdd | OverflowOp::UMul => self.int(width, u128::MAX),
            OverflowOp::USub => self.int(width, 0),
            OverflowOp::SAdd | OverflowOp::SSub | OverflowOp::SMul => {
                let least = self.int(width, 1 << (width - 1));
                let greatest = self.int(width, (1 << (width - 1)) - 1);
                let zero = self.int(width, 0);
                // Sums overflow towards the sign of the first operand.
                let negative = self.compare(CmpOp::Slt, a, zero);
                self.select(negative, least, greatest)
            }
        };
        self.select(overflows, limit, wrapped)
    }
}

fn wrapping(op: OverflowOp) -> BinOp {
    match op {
        OverflowOp::SAdd | OverflowOp::UAdd => BinOp::Add,
        OverflowOp::SSub | OverflowOp::USub => BinOp::Sub,
        OverflowOp::SMul | OverflowOp::UMul => BinOp::Mul,
    }
}
