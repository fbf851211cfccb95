//! Overflow predicates. The products are one bit wider than the operands, so that their low bits are the very
//! gates of the multiplication itself.

use super::{BitAlgebra, Word, add_carry, mul, sext, sub, ult, zext};

pub fn uaddo<A: BitAlgebra>(g: &mut A, a: &[A::Bit], b: &[A::Bit]) -> A::Bit {
    let zero = g.constant(false);
    add_carry(g, a, b, zero).1
}

pub fn usubo<A: BitAlgebra>(g: &mut A, a: &[A::Bit], b: &[A::Bit]) -> A::Bit {
    ult(g, a, b)
}

/// The operands have the same sign and the sum has the other one.
pub fn saddo<A: BitAlgebra>(g: &mut A, a: &[A::Bit], b: &[A::Bit]) -> A::Bit {
    let top = a.len() - 1;
    let sum = super::add(g, a, b);
    let (x, y) = (g.xor(a[top], sum[top]), g.xor(b[top], sum[top]));
    g.and(x, y)
}

/// The operands have different signs and the difference has not the first one's.
pub fn ssubo<A: BitAlgebra>(g: &mut A, a: &[A::Bit], b: &[A::Bit]) -> A::Bit {
    let top = a.len() - 1;
    let difference = sub(g, a, b);
    let (x, y) = (g.xor(a[top], b[top]), g.xor(a[top], difference[top]));
    g.and(x, y)
}

/// Whether bits `i` of `a` and `j` of `b` are set with `i + j >= limit`: then the product is at least `2^limit`;
/// if not, it is below `2^(limit + 1)`.
fn far_apart<A: BitAlgebra>(g: &mut A, a: &[A::Bit], b: &[A::Bit], limit: usize) -> A::Bit {
    // The same gates for commuted operands.
    let (a, b) = if a > b { (b, a) } else { (a, b) };
    let mut found = g.constant(false);
    // Whether `b` has a set bit at `j` or above.
    let mut high = g.constant(false);
    let mut j = b.len();
    for (i, &bit) in a.iter().enumerate() {
        while j > 0 && i + j > limit {
            j -= 1;
            high = g.or(high, b[j]);
        }
        let both = g.and(bit, high);
        found = g.or(found, both);
    }
    found
}

pub fn umulo<A: BitAlgebra>(g: &mut A, a: &[A::Bit], b: &[A::Bit]) -> A::Bit {
    let width = a.len();
    let far = far_apart(g, a, b, width);
    let (x, y) = (zext(g, a, width + 1), zext(g, b, width + 1));
    let product = mul(g, &x, &y);
    g.or(far, product[width])
}

/// With the sign taken off, far bits mean overflow; otherwise `|a * b| <= 2^width`, which one more bit shows.
pub fn smulo<A: BitAlgebra>(g: &mut A, a: &[A::Bit], b: &[A::Bit]) -> A::Bit {
    let width = a.len();
    let (x, y) = (without_sign(g, a), without_sign(g, b));
    let far = far_apart(g, &x, &y, width - 1);
    let product = mul(g, &sext::<A>(a, width + 1), &sext::<A>(b, width + 1));
    let near = g.xor(product[width], product[width - 1]);
    g.or(far, near)
}

fn without_sign<A: BitAlgebra>(g: &mut A, a: &[A::Bit]) -> Word<A> {
    let top = a.len() - 1;
    a[..top].iter().map(|&bit| g.xor(bit, a[top])).collect()
}
