//! An unsigned interval per term, kept while building: cheap facts that decide comparisons and overflow predicates.
//!
//! Only for widths up to 128; a wider term has the full interval, which says nothing.

use super::{Pool, Term, TermData};
use crate::term::bv::mask;
use crate::term::op::Op;

/// All values of the term lie in `lo ..= hi`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range {
    pub lo: u128,
    pub hi: u128,
}

/// What lies beyond is not tracked.
const TRACKED: u32 = 128;

impl Range {
    fn full(width: u32) -> Range {
        Range { lo: 0, hi: if width <= TRACKED { mask(width) } else { u128::MAX } }
    }

    fn new(lo: u128, hi: u128) -> Range {
        debug_assert!(lo <= hi, "empty range {lo}..={hi}");
        Range { lo, hi }
    }

    fn hull(self, other: Range) -> Range {
        Range { lo: self.lo.min(other.lo), hi: self.hi.max(other.hi) }
    }
}

/// All bits up to the highest one of `x`.
fn fill(x: u128) -> u128 {
    if x == 0 { 0 } else { u128::MAX >> x.leading_zeros() }
}

impl Pool {
    /// The interval of a term of at most 128 bits; `None` for a wider one.
    pub fn range(&self, t: Term) -> Option<Range> {
        (self.width(t) <= TRACKED).then(|| self.ranges[t.index()])
    }

    /// The interval of a new node from those of its arguments.
    pub(super) fn range_of(&self, width: u32, data: &TermData) -> Range {
        let full = Range::full(width);
        if width > TRACKED || !self.simplify {
            return full;
        }
        match data {
            TermData::Const(value) => value.to_u128().map_or(full, |v| Range::new(v, v)),
            TermData::Var(_) => full,
            TermData::App(op, args) => self.range_of_app(*op, args, width).unwrap_or(full),
        }
    }

    /// `None` where nothing better than the full interval is known.
    fn range_of_app(&self, op: Op, args: &[Term], width: u32) -> Option<Range> {
        let top = mask(width);
        let arg = |i: usize| self.range(args[i]);
        match op {
            Op::Not => arg(0).map(|a| Range::new(top - a.hi, top - a.lo)),
            Op::And => Some(Range::new(0, arg(0)?.hi.min(arg(1)?.hi))),
            Op::Or => {
                let (a, b) = (arg(0)?, arg(1)?);
                Some(Range::new(a.lo.max(b.lo), fill(a.hi | b.hi)))
            }
            Op::Xor => Some(Range::new(0, fill(arg(0)?.hi | arg(1)?.hi))),
            Op::Neg => arg(0).filter(|a| a.lo > 0).map(|a| Range::new(top - a.hi + 1, top - a.lo + 1)),
            Op::Add => add(arg(0)?, arg(1)?, top),
            Op::Sub => {
                let (a, b) = (arg(0)?, arg(1)?);
                (a.lo >= b.hi).then(|| Range::new(a.lo - b.hi, a.hi - b.lo))
            }
            Op::Mul => {
                let (a, b) = (arg(0)?, arg(1)?);
                a.hi.checked_mul(b.hi).filter(|&hi| hi <= top).map(|hi| Range::new(a.lo * b.lo, hi))
            }
            Op::UDiv => {
                let (a, b) = (arg(0)?, arg(1)?);
                (b.lo > 0).then(|| Range::new(a.lo / b.hi, a.hi / b.lo))
            }
            // Never more than the dividend, also for a divisor of zero.
            Op::URem => {
                let (a, b) = (arg(0)?, arg(1)?);
                Some(Range::new(0, if b.lo > 0 { a.hi.min(b.hi - 1) } else { a.hi }))
            }
            Op::Shl => shl(arg(0)?, arg(1)?, width),
            Op::LShr => Some(lshr(arg(0)?, arg(1)?, width)),
            Op::Concat => {
                let (a, b, low) = (arg(0)?, arg(1)?, self.width(args[1]));
                Some(Range::new(a.lo << low | b.lo, a.hi << low | b.hi))
            }
            Op::Extract { lo, .. } => {
                let a = arg(0)?;
                (a.hi >> lo <= top).then(|| Range::new(a.lo >> lo, a.hi >> lo))
            }
            Op::ZExt => arg(0),
            Op::SExt => sext(arg(0)?, self.width(args[0]), width),
            Op::Ite => Some(arg(1)?.hull(arg(2)?)),
            Op::SDiv | Op::SRem | Op::AShr => None,
            Op::Eq | Op::Ult | Op::Ule | Op::Slt | Op::Sle => None,
            Op::SAddO | Op::UAddO | Op::SSubO | Op::USubO | Op::SMulO | Op::UMulO | Op::Fp(..) => None,
        }
    }
}

/// Exact when none or all of the sums wrap.
fn add(a: Range, b: Range, top: u128) -> Option<Range> {
    let wraps = |x: u128, y: u128| x > top - y;
    let sum = |x: u128, y: u128| x.wrapping_add(y) & top;
    (wraps(a.lo, b.lo) == wraps(a.hi, b.hi)).then(|| Range::new(sum(a.lo, b.lo), sum(a.hi, b.hi)))
}

fn shl(a: Range, by: Range, width: u32) -> Option<Range> {
    // The largest value must keep all its bits under the largest shift.
    let length = u128::BITS - a.hi.leading_zeros();
    let fits = by.hi < u128::from(width) && length + by.hi as u32 <= width;
    fits.then(|| Range::new(a.lo << by.lo, a.hi << by.hi))
}

fn lshr(a: Range, by: Range, width: u32) -> Range {
    let shift = |x: u128, n: u128| if n < u128::from(width) { x >> n } else { 0 };
    Range::new(shift(a.lo, by.hi), shift(a.hi, by.lo))
}

fn sext(a: Range, from: u32, to: u32) -> Option<Range> {
    let sign = 1u128 << (from - 1);
    let above = mask(to) & !mask(from);
    match (a.lo < sign, a.hi < sign) {
        (true, true) => Some(a),
        (false, false) => Some(Range::new(a.lo | above, a.hi | above)),
        (true, false) | (false, true) => None,
    }
}
