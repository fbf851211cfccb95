//! The values that integers of a function can have, as far as its own text shows: signed intervals, without branches.
//!
//! One pass in reverse postorder. What comes along an edge back, from memory, from callers or from outside is anything.

use crate::ir::cfg::Cfg;
use crate::ir::{BinOp, BlockId, Body, CastOp, Inst, Ty, Value, ValueDef};
use cranelift_entity::SecondaryMap;

/// All values, read as signed, lie in `lo ..= hi`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Interval {
    pub lo: i128,
    pub hi: i128,
}

/// Wider integers are not followed.
const MAX_WIDTH: u32 = 64;

impl Interval {
    pub fn full(width: u32) -> Interval {
        let half = 1i128 << (width - 1);
        Interval { lo: -half, hi: half - 1 }
    }

    fn new(lo: i128, hi: i128) -> Interval {
        Interval { lo, hi }
    }

    fn hull(self, other: Interval) -> Interval {
        Interval { lo: self.lo.min(other.lo), hi: self.hi.max(other.hi) }
    }

    pub fn contains(self, value: i128) -> bool {
        (self.lo..=self.hi).contains(&value)
    }

    pub fn is_within(self, lo: i128, hi: i128) -> bool {
        lo <= self.lo && self.hi <= hi
    }

    fn constant(self) -> Option<i128> {
        (self.lo == self.hi).then_some(self.lo)
    }

    fn of_four(all: [i128; 4]) -> Interval {
        let (mut lo, mut hi) = (all[0], all[0]);
        for x in all {
            (lo, hi) = (lo.min(x), hi.max(x));
        }
        Interval { lo, hi }
    }

    /// The same bits read as unsigned.
    fn unsigned(self, width: u32) -> Interval {
        if self.lo >= 0 { self } else { Interval::new(0, (1i128 << width) - 1) }
    }
}

/// The result of an operation that does not wrap; None for operations that have no such result.
pub fn exact(op: BinOp, a: Interval, b: Interval) -> Option<Interval> {
    match op {
        BinOp::Add => Some(Interval::new(a.lo + b.lo, a.hi + b.hi)),
        BinOp::Sub => Some(Interval::new(a.lo - b.hi, a.hi - b.lo)),
        // Two factors of 64 bits: the products fit 127 bits and a sign.
        BinOp::Mul => Some(Interval::of_four([a.lo * b.lo, a.lo * b.hi, a.hi * b.lo, a.hi * b.hi])),
        BinOp::UDiv
        | BinOp::SDiv
        | BinOp::URem
        | BinOp::SRem
        | BinOp::Shl
        | BinOp::LShr
        | BinOp::AShr
        | BinOp::And
        | BinOp::Or
        | BinOp::Xor => None,
    }
}

pub struct Intervals {
    known: SecondaryMap<Value, Option<Interval>>,
}

impl Intervals {
    pub fn new(body: &Body) -> Intervals {
        let mut this = Intervals { known: SecondaryMap::with_default(None) };
        let cfg = Cfg::new(body);
        for (i, &block) in cfg.order.iter().enumerate() {
            let forward =
                cfg.preds[block].iter().all(|p| cfg.position[*p].is_some_and(|at| (at as usize) < i));
            if block != body.entry && forward {
                this.params(body, &cfg, block);
            }
            for &inst in &body.blocks[block].insts {
                let data = &body.insts[inst];
                if let [result] = data.results.as_slice() {
                    let found = this.result(body, &data.inst, *result);
                    this.known[*result] = found;
                }
            }
        }
        this
    }

    /// None for pointers and wide integers.
    pub fn of(&self, body: &Body, value: Value) -> Option<Interval> {
        let width = width(body, value)?;
        if let ValueDef::Const(c) = &body.values[value].def {
            let value = c.to_i128()?;
            return Some(Interval::new(value, value));
        }
        Some(self.known[value].unwrap_or(Interval::full(width)))
    }

    /// What all edges bring.
    fn params(&mut self, body: &Body, cfg: &Cfg, block: BlockId) {
        for (k, &param) in body.blocks[block].params.iter().enumerate() {
            let edges = cfg.preds[block].iter().flat_map(|p| body.blocks[*p].terminator.edges());
            let incoming = edges.filter(|e| e.target == block).map(|e| self.of(body, e.args[k]));
            let all: Option<Vec<Interval>> = incoming.collect();
            self.known[param] = all.and_then(|all| all.into_iter().reduce(Interval::hull));
        }
    }

    fn result(&self, body: &Body, inst: &Inst, result: Value) -> Option<Interval> {
        let width = width(body, result)?;
        match inst {
            Inst::Binary { op, a, b, .. } => {
                let (a, b) = (self.of(body, *a)?, self.of(body, *b)?);
                binary(*op, a, b, width)
            }
            Inst::Cast { op, a } => {
                let from = self::width(body, *a)?;
                let a = self.of(body, *a)?;
                match op {
                    CastOp::ZExt => Some(a.unsigned(from)),
                    CastOp::SExt => Some(a),
                    CastOp::Trunc => fitting(a, width),
                    CastOp::PtrToInt | CastOp::IntToPtr => None,
                }
            }
            Inst::Select { then, els, .. } => Some(self.of(body, *then)?.hull(self.of(body, *els)?)),
            // Anything else gives any value of its type.
            _ => None,
        }
    }
}

fn width(body: &Body, value: Value) -> Option<u32> {
    match body.ty(value) {
        Ty::Int(width) if (1..=MAX_WIDTH).contains(&width) => Some(width),
        Ty::Int(_) | Ty::Ptr => None,
    }
}

fn fitting(a: Interval, width: u32) -> Option<Interval> {
    let full = Interval::full(width);
    a.is_within(full.lo, full.hi).then_some(a)
}

/// The least `2^k - 1` that is not below `x`.
fn ones(x: i128) -> i128 {
    let x = x.max(0) as u128;
    if x == 0 { 0 } else { (u128::MAX >> x.leading_zeros()) as i128 }
}

fn binary(op: BinOp, a: Interval, b: Interval, width: u32) -> Option<Interval> {
    match op {
        BinOp::Add | BinOp::Sub | BinOp::Mul => fitting(exact(op, a, b)?, width),
        BinOp::And => match (a.lo >= 0, b.lo >= 0) {
            (true, true) => Some(Interval::new(0, a.hi.min(b.hi))),
            (true, false) => Some(Interval::new(0, a.hi)),
            (false, true) => Some(Interval::new(0, b.hi)),
            (false, false) => None,
        },
        BinOp::Or | BinOp::Xor => {
            (a.lo >= 0 && b.lo >= 0).then(|| Interval::new(0, ones(a.hi).max(ones(b.hi))))
        }
        BinOp::LShr | BinOp::AShr => {
            let by = b.constant().filter(|by| (0..i128::from(width)).contains(by))?;
            let a = if op == BinOp::LShr && by > 0 { a.unsigned(width) } else { a };
            Some(Interval::new(a.lo >> by, a.hi >> by))
        }
        BinOp::Shl => None,
        BinOp::UDiv => {
            let by = b.constant().filter(|&by| by > 0)?;
            let a = if by > 1 { a.unsigned(width) } else { a };
            Some(Interval::new(a.lo / by, a.hi / by))
        }
        BinOp::SDiv => {
            let by = b.constant().filter(|&by| by > 0)?;
            Some(Interval::new(a.lo / by, a.hi / by))
        }
        BinOp::URem => {
            let by = b.constant().filter(|&by| by > 0)?;
            let a = a.unsigned(width);
            Some(Interval::new(0, a.hi.min(by - 1)))
        }
        BinOp::SRem => {
            let most = b.constant().filter(|&by| by != 0)?.abs() - 1;
            Some(Interval::new(a.lo.max(-most).min(0), a.hi.min(most).max(0)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::Bv;

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

    fn compute(op: BinOp, a: &Bv, b: &Bv) -> Bv {
        match op {
            BinOp::Add => a.add(b),
            BinOp::Sub => a.sub(b),
            BinOp::Mul => a.mul(b),
            BinOp::UDiv => a.udiv(b),
            BinOp::SDiv => a.sdiv(b),
            BinOp::URem => a.urem(b),
            BinOp::SRem => a.srem(b),
            BinOp::Shl => a.shl(b),
            BinOp::LShr => a.lshr(b),
            BinOp::AShr => a.ashr(b),
            BinOp::And => a.and(b),
            BinOp::Or => a.or(b),
            BinOp::Xor => a.xor(b),
        }
    }

    /// All pairs of intervals of three bits, with all their values.
    #[test]
    fn soundness_of_intervals_of_operations() {
        let ends = || (-4i128..4).flat_map(|lo| (lo..4).map(move |hi| Interval::new(lo, hi)));
        let (mut told, mut checked) = (0, 0);
        for op in OPS {
            for a in ends() {
                for b in ends() {
                    let Some(found) = binary(op, a, b, 3) else { continue };
                    told += 1;
                    for x in a.lo..=a.hi {
                        for y in b.lo..=b.hi {
                            let z = compute(op, &Bv::from_i128(3, x), &Bv::from_i128(3, y));
                            let z = z.to_i128().expect("three bits");
                            assert!(found.contains(z), "{op:?} {x} {y} is {z}, not in {found:?}");
                            checked += 1;
                        }
                    }
                }
            }
        }
        assert!(told > 3000 && checked > 15_000, "{told} {checked}");
    }
}
