//! Comparisons; false if an operand is not a number.

use super::format::{Format, Parts};
use crate::bitblast::algebra::BitAlgebra;
use crate::bitblast::circuit;

pub fn unordered<A: BitAlgebra>(g: &mut A, f: Format, a: &[A::Bit], b: &[A::Bit]) -> A::Bit {
    let (a, b) = (Parts::of(g, f, a), Parts::of(g, f, b));
    g.or(a.nan, b.nan)
}

pub fn eq<A: BitAlgebra>(g: &mut A, f: Format, a: &[A::Bit], b: &[A::Bit]) -> A::Bit {
    let nan = unordered(g, f, a, b);
    let equal = equal_numbers(g, f, a, b);
    g.and_not(equal, nan)
}

pub fn lt<A: BitAlgebra>(g: &mut A, f: Format, a: &[A::Bit], b: &[A::Bit]) -> A::Bit {
    let nan = unordered(g, f, a, b);
    let less = less_number(g, f, a, b);
    g.and_not(less, nan)
}

pub fn le<A: BitAlgebra>(g: &mut A, f: Format, a: &[A::Bit], b: &[A::Bit]) -> A::Bit {
    let nan = unordered(g, f, a, b);
    let greater = less_number(g, f, b, a);
    let not_greater = g.not(greater);
    g.and_not(not_greater, nan)
}

fn both_zero<A: BitAlgebra>(g: &mut A, f: Format, a: &[A::Bit], b: &[A::Bit]) -> A::Bit {
    let bits = [&a[..f.width() - 1], &b[..f.width() - 1]].concat();
    let some = g.any(&bits);
    g.not(some)
}

fn equal_numbers<A: BitAlgebra>(g: &mut A, f: Format, a: &[A::Bit], b: &[A::Bit]) -> A::Bit {
    let same = circuit::eq(g, a, b);
    let zeros = both_zero(g, f, a, b);
    g.or(same, zeros)
}

fn less_number<A: BitAlgebra>(g: &mut A, f: Format, a: &[A::Bit], b: &[A::Bit]) -> A::Bit {
    let top = f.width() - 1;
    let below = circuit::ult(g, &a[..top], &b[..top]);
    let above = circuit::ult(g, &b[..top], &a[..top]);
    // Of the same sign: by magnitude. Of different signs: the negative one, unless both are zero.
    let same_sign = g.mux(a[top], above, below);
    let zeros = both_zero(g, f, a, b);
    let negative = g.and_not(a[top], zeros);
    let differ = g.xor(a[top], b[top]);
    g.mux(differ, negative, same_sign)
}
