//! Ranges that the text tells: of a masked, narrowed or divided value, and of what an iteration adds.

use super::LoopContext;
use super::terms::constant;
use crate::domain::formula::{Expr, Moment, PtrExpr};
use crate::ir::{BinOp, CastOp, Inst, Ty, Value, ValueDef};

/// From the least to the greatest.
pub type Range = (i128, i128);

const FUEL: u32 = 10;

fn hull(a: Range, b: Range) -> Range {
    (a.0.min(b.0), a.1.max(b.1))
}

fn plus(a: Range, b: Range) -> Range {
    (a.0.saturating_add(b.0), a.1.saturating_add(b.1))
}

impl LoopContext<'_> {
    /// The range of an integer value, if it is smaller than its type.
    pub fn range(&self, value: Value) -> Option<Range> {
        self.range_fuel(value, FUEL)
    }

    fn range_fuel(&self, value: Value, fuel: u32) -> Option<Range> {
        let fuel = fuel.checked_sub(1)?;
        let range = |v: Value| self.range_fuel(v, fuel);
        let fixed = |v: Value| self.body.as_const(v).and_then(|c| constant(c, true));
        match &self.body.values[value].def {
            ValueDef::Const(bv) => constant(bv, true).map(|c| (c, c)),
            ValueDef::Param(block, index) if *block != self.body.entry && *block != self.data.header => {
                let args = self.arguments(*block, *index as usize);
                let ranges: Option<Vec<Range>> = args.into_iter().map(range).collect();
                ranges?.into_iter().reduce(hull)
            }
            ValueDef::Result(inst, _) => match &self.body.insts[*inst].inst {
                Inst::Cast { op: CastOp::ZExt, a } => match (range(*a), self.body.ty(*a)) {
                    (Some((lo, hi)), _) if lo >= 0 => Some((lo, hi)),
                    (_, Ty::Int(width @ 1..=32)) => Some((0, (1 << width) - 1)),
                    _ => None,
                },
                Inst::Cast { op: CastOp::SExt, a } => match (range(*a), self.body.ty(*a)) {
                    (Some(known), _) => Some(known),
                    (None, Ty::Int(width @ 2..=32)) => Some((-(1 << (width - 1)), (1 << (width - 1)) - 1)),
                    _ => None,
                },
                Inst::Cast { op: CastOp::Trunc, a } => {
                    let Ty::Int(width @ 2..=64) = self.body.ty(value) else { return None };
                    range(*a).filter(|&(lo, hi)| -(1 << (width - 1)) <= lo && hi < 1 << (width - 1))
                }
                Inst::Select { then, els, .. } => Some(hull(range(*then)?, range(*els)?)),
                Inst::Binary { op, a, b, .. } => match (op, fixed(*b)) {
                    (BinOp::And, Some(c)) if c >= 0 => Some((0, c)),
                    (BinOp::URem, Some(c)) if c > 0 => Some((0, c - 1)),
                    (BinOp::SRem, Some(c)) if c != 0 => {
                        let least = if range(*a).is_some_and(|r| r.0 >= 0) { 0 } else { 1 - c.abs() };
                        Some((least, c.abs() - 1))
                    }
                    (BinOp::LShr, Some(c)) if (1..64).contains(&c) => {
                        let Ty::Int(width @ 2..=64) = self.body.ty(value) else { return None };
                        Some((0, (1i128 << (i128::from(width) - c).max(0)) - 1))
                    }
                    (BinOp::Mul, Some(c)) if c.abs() < 1 << 20 => {
                        let (lo, hi) = range(*a)?;
                        let (x, y) = (lo.checked_mul(c)?, hi.checked_mul(c)?);
                        Some((x.min(y), x.max(y)))
                    }
                    (BinOp::Add, _) => Some(plus(range(*a)?, range(*b)?)),
                    (BinOp::Sub, _) => {
                        let (lo, hi) = range(*b)?;
                        Some(plus(range(*a)?, (-hi, -lo)))
                    }
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        }
    }

    /// How far the value may be from the parameter.
    pub(super) fn drift(&self, param: Value, value: Value) -> Option<Range> {
        self.drift_fuel(param, value, FUEL)
    }

    fn drift_fuel(&self, param: Value, value: Value, fuel: u32) -> Option<Range> {
        if value == param {
            return Some((0, 0));
        }
        let fuel = fuel.checked_sub(1)?;
        match &self.body.values[value].def {
            ValueDef::Param(block, index) if self.contains(*block) && *block != self.data.header => {
                let args = self.arguments(*block, *index as usize);
                let all: Option<Vec<Range>> =
                    args.into_iter().map(|v| self.drift_fuel(param, v, fuel)).collect();
                all?.into_iter().reduce(hull)
            }
            ValueDef::Result(inst, _) => match &self.body.insts[*inst].inst {
                Inst::Binary { op: BinOp::Add, a, b, .. } => match self.drift_fuel(param, *a, fuel) {
                    Some(way) => Some(plus(way, self.range(*b)?)),
                    None => Some(plus(self.drift_fuel(param, *b, fuel)?, self.range(*a)?)),
                },
                Inst::Binary { op: BinOp::Sub, a, b, .. } => {
                    let (lo, hi) = self.range(*b)?;
                    Some(plus(self.drift_fuel(param, *a, fuel)?, (-hi, -lo)))
                }
                Inst::Select { then, els, .. } => {
                    Some(hull(self.drift_fuel(param, *then, fuel)?, self.drift_fuel(param, *els, fuel)?))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// What a stored value adds to the one that it replaces.
    pub(super) fn added_in_memory(&self, place: &PtrExpr, value: Value) -> Option<Range> {
        let is_there = |v: Value| match self.int(v, None) {
            Some(Expr::Load { ptr, at: Moment::Now, .. }) => ptr == *place,
            _ => false,
        };
        if is_there(value) {
            return Some((0, 0));
        }
        match self.definition(value)? {
            Inst::Binary { op: BinOp::Add, a, b, .. } if is_there(*a) => self.range(*b),
            Inst::Binary { op: BinOp::Add, a, b, .. } if is_there(*b) => self.range(*a),
            Inst::Binary { op: BinOp::Sub, a, b, .. } if is_there(*a) => {
                self.range(*b).map(|(lo, hi)| (-hi, -lo))
            }
            _ => None,
        }
    }
}
