//! Addition, subtraction, negation and multiplication.

use super::{BitAlgebra, Word, constant, mask, not};

/// The sum and the carry out of the highest bit.
pub fn add_carry<A: BitAlgebra>(g: &mut A, a: &[A::Bit], b: &[A::Bit], carry: A::Bit) -> (Word<A>, A::Bit) {
    assert_eq!(a.len(), b.len(), "words of different width");
    let mut carry = carry;
    let mut sum = Vec::with_capacity(a.len());
    for (&x, &y) in a.iter().zip(b) {
        let half = g.xor(x, y);
        sum.push(g.xor(half, carry));
        carry = g.majority(x, y, carry);
    }
    (sum, carry)
}

pub fn add<A: BitAlgebra>(g: &mut A, a: &[A::Bit], b: &[A::Bit]) -> Word<A> {
    let zero = g.constant(false);
    add_carry(g, a, b, zero).0
}

/// The difference, and whether there was *no* borrow (`a >= b`).
pub fn sub_carry<A: BitAlgebra>(g: &mut A, a: &[A::Bit], b: &[A::Bit]) -> (Word<A>, A::Bit) {
    let b = not(g, b);
    let one = g.constant(true);
    add_carry(g, a, &b, one)
}

pub fn sub<A: BitAlgebra>(g: &mut A, a: &[A::Bit], b: &[A::Bit]) -> Word<A> {
    sub_carry(g, a, b).0
}

/// `a + 1` under the condition, else `a`; and the carry.
pub fn increment_if<A: BitAlgebra>(g: &mut A, condition: A::Bit, a: &[A::Bit]) -> (Word<A>, A::Bit) {
    let mut carry = condition;
    let mut sum = Vec::with_capacity(a.len());
    for &bit in a {
        sum.push(g.xor(bit, carry));
        carry = g.and(bit, carry);
    }
    (sum, carry)
}

pub fn negate_if<A: BitAlgebra>(g: &mut A, condition: A::Bit, a: &[A::Bit]) -> Word<A> {
    let flipped: Word<A> = a.iter().map(|&bit| g.xor(bit, condition)).collect();
    increment_if(g, condition, &flipped).0
}

pub fn neg<A: BitAlgebra>(g: &mut A, a: &[A::Bit]) -> Word<A> {
    let one = g.constant(true);
    negate_if(g, one, a)
}

/// The absolute value as an unsigned number.
pub fn abs<A: BitAlgebra>(g: &mut A, a: &[A::Bit]) -> Word<A> {
    negate_if(g, a[a.len() - 1], a)
}

/// The low bits of the product, by shifted rows.
pub fn mul<A: BitAlgebra>(g: &mut A, a: &[A::Bit], b: &[A::Bit]) -> Word<A> {
    assert_eq!(a.len(), b.len(), "words of different width");
    let zeros = |word: &[A::Bit]| word.iter().filter(|&&bit| g.known(bit) == Some(false)).count();
    let knowns = |word: &[A::Bit]| word.iter().filter(|&&bit| g.known(bit).is_some()).count();
    // A known bit saves a row only in the factor that selects the rows. Without that, the order makes `a * b` and
    // `b * a` the same gates: that they are equal is among the hardest things to ask a solver.
    let swap = (knowns(a), zeros(a), a) > (knowns(b), zeros(b), b);
    let (a, b) = if swap { (b, a) } else { (a, b) };
    let known: Option<Vec<bool>> = b.iter().map(|&bit| g.known(bit)).collect();
    match known {
        Some(digits) => mul_constant(g, a, &digits),
        None => mul_rows(g, a, b),
    }
}

fn mul_rows<A: BitAlgebra>(g: &mut A, a: &[A::Bit], b: &[A::Bit]) -> Word<A> {
    let width = a.len();
    let mut sum = mask(g, b[0], a);
    for (i, &select) in b.iter().enumerate().skip(1) {
        if g.known(select) == Some(false) {
            continue;
        }
        let row = mask(g, select, &a[..width - i]);
        let high = add(g, &sum[i..], &row);
        sum.splice(i.., high);
    }
    sum
}

/// In non-adjacent form (digits -1, 0, 1) at most every second digit costs an adder.
fn mul_constant<A: BitAlgebra>(g: &mut A, a: &[A::Bit], digits: &[bool]) -> Word<A> {
    let width = a.len();
    let mut sum = constant(g, width, 0);
    let mut carry = false;
    for i in 0..width {
        let one = digits[i] ^ carry;
        let next = digits.get(i + 1).copied().unwrap_or(false);
        // An odd rest is followed by a zero digit: -1 if the next digit is set, 1 if not.
        let minus = one && next;
        if one {
            let row = &a[..width - i];
            let high = if minus { super::sub(g, &sum[i..], row) } else { add(g, &sum[i..], row) };
            sum.splice(i.., high);
        }
        carry = (digits[i] && carry) || minus;
    }
    sum
}
