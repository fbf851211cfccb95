//! Rounding to integral values in the same format. It works on the pattern: cutting fraction bits off and adding
//! one in the last place that is left carries into the exponent by itself.

use super::format::{Format, Parts, number};
use super::pack::or_nan;
use crate::bitblast::algebra::{BitAlgebra, Word};
use crate::bitblast::circuit;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    Floor,
    Ceil,
    Trunc,
    /// To nearest, ties to even.
    Even,
    /// To nearest, ties away from zero.
    Away,
}

/// What is cut off, in the terms that rounding needs.
struct Rest<A: BitAlgebra> {
    /// The last place that is kept is odd.
    odd: A::Bit,
    /// At least half of the last place.
    half: A::Bit,
    /// Something besides that half.
    more: A::Bit,
}

pub fn round<A: BitAlgebra>(g: &mut A, f: Format, a: &[A::Bit], mode: Mode) -> Word<A> {
    let a = Parts::of(g, f, a);
    let width = f.exponent + 2;
    let exponent = circuit::zext(g, &a.exponent, width);
    let one = number(g, width, f.bias());
    let below_one = circuit::slt(g, &exponent, &one);
    let all_integral = number(g, width, f.bias() + f.significand as i64 - 1);
    let integral = circuit::sle(g, &all_integral, &exponent);
    let cut = circuit::sub(g, &all_integral, &exponent);
    let middle = cut_fraction(g, f, &a, &cut[..width - 1], mode);
    let small = zero_or_one(g, f, &a, &exponent, mode);
    let mut word = circuit::mux(g, below_one, &small, &middle);
    word = circuit::mux(g, integral, &a.magnitude, &word);
    word.push(a.sign);
    or_nan(g, f, a.nan, &word)
}

/// Whether the magnitude grows.
fn up<A: BitAlgebra>(g: &mut A, mode: Mode, sign: A::Bit, rest: &Rest<A>) -> A::Bit {
    match mode {
        Mode::Trunc => g.constant(false),
        Mode::Floor => {
            let some = g.or(rest.half, rest.more);
            g.and(sign, some)
        }
        Mode::Ceil => {
            let some = g.or(rest.half, rest.more);
            g.and_not(some, sign)
        }
        Mode::Even => {
            let not_down = g.or(rest.odd, rest.more);
            g.and(rest.half, not_down)
        }
        Mode::Away => rest.half,
    }
}

/// For numbers from 1 on that have fraction bits: `cut` of them, at least one.
fn cut_fraction<A: BitAlgebra>(g: &mut A, f: Format, a: &Parts<A>, cut: &[A::Bit], mode: Mode) -> Word<A> {
    let size = f.significand;
    let ones = vec![g.constant(true); size];
    let keep = circuit::shl(g, &ones, cut);
    let drop = circuit::not(g, &keep);
    // The last place that is kept, and the one below it.
    let last: Word<A> =
        (0..size).map(|i| if i == 0 { keep[0] } else { g.and(keep[i], drop[i - 1]) }).collect();
    let half: Word<A> =
        (0..size).map(|i| if i == size - 1 { drop[i] } else { g.and(drop[i], keep[i + 1]) }).collect();
    let lower: Word<A> = (0..size).map(|i| g.and_not(drop[i], half[i])).collect();
    let meets = |g: &mut A, mask: &[A::Bit]| {
        let common = circuit::and(g, &a.significand, mask);
        g.any(&common)
    };
    let rest = Rest { odd: meets(g, &last), half: meets(g, &half), more: meets(g, &lower) };
    let up = up(g, mode, a.sign, &rest);
    let mut kept = a.magnitude.clone();
    for i in 0..size - 1 {
        kept[i] = g.and(kept[i], keep[i]);
    }
    let step = circuit::mask(g, up, &last);
    let step = circuit::zext(g, &step, kept.len());
    circuit::add(g, &kept, &step)
}

/// For numbers below 1.
fn zero_or_one<A: BitAlgebra>(
    g: &mut A,
    f: Format,
    a: &Parts<A>,
    exponent: &[A::Bit],
    mode: Mode,
) -> Word<A> {
    let half_exponent = number(g, exponent.len(), f.bias() - 1);
    let half = circuit::eq(g, exponent, &half_exponent);
    let fraction = g.any(&a.significand[..f.significand - 1]);
    let not_zero = g.not(a.zero);
    let not_half = g.not(half);
    // Without the half, anything but zero is something.
    let more = g.mux(not_half, not_zero, fraction);
    let rest = Rest { odd: g.constant(false), half, more };
    let up = up(g, mode, a.sign, &rest);
    let one = circuit::constant(g, f.width() - 1, (f.bias() as u128) << (f.significand - 1));
    circuit::mask(g, up, &one)
}
