//! Equality and order.

use super::BitAlgebra;

pub fn eq<A: BitAlgebra>(g: &mut A, a: &[A::Bit], b: &[A::Bit]) -> A::Bit {
    assert_eq!(a.len(), b.len(), "words of different width");
    let same: Vec<A::Bit> = a.iter().zip(b).map(|(&x, &y)| g.xnor(x, y)).collect();
    g.all(&same)
}

/// The borrow of `a - b`.
pub fn ult<A: BitAlgebra>(g: &mut A, a: &[A::Bit], b: &[A::Bit]) -> A::Bit {
    assert_eq!(a.len(), b.len(), "words of different width");
    let mut borrow = g.constant(false);
    for (&x, &y) in a.iter().zip(b) {
        let x = g.not(x);
        borrow = g.majority(x, y, borrow);
    }
    borrow
}

pub fn ule<A: BitAlgebra>(g: &mut A, a: &[A::Bit], b: &[A::Bit]) -> A::Bit {
    let greater = ult(g, b, a);
    g.not(greater)
}

pub fn slt<A: BitAlgebra>(g: &mut A, a: &[A::Bit], b: &[A::Bit]) -> A::Bit {
    let (a, b) = (offset(g, a), offset(g, b));
    ult(g, &a, &b)
}

pub fn sle<A: BitAlgebra>(g: &mut A, a: &[A::Bit], b: &[A::Bit]) -> A::Bit {
    let greater = slt(g, b, a);
    g.not(greater)
}

/// Flipping the sign maps the signed order to the unsigned one.
fn offset<A: BitAlgebra>(g: &mut A, a: &[A::Bit]) -> Vec<A::Bit> {
    let mut word = a.to_vec();
    if let Some(sign) = word.last_mut() {
        *sign = g.not(*sign);
    }
    word
}
