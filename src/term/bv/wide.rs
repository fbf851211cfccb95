//! Arithmetic on little-endian limbs for the rare vectors of more than 128 bits: simple rather than fast.

/// Exactly the limbs that `width` bits need, with the bits above cut.
pub(super) fn truncate(limbs: &mut Vec<u64>, width: u32) {
    limbs.resize(width.div_ceil(64) as usize, 0);
    if !width.is_multiple_of(64)
        && let Some(top) = limbs.last_mut()
    {
        *top &= u64::MAX >> (64 - width % 64);
    }
}

pub(super) fn from_u128(value: u128) -> Vec<u64> {
    vec![value as u64, (value >> 64) as u64]
}

/// The low 128 bits.
pub(super) fn to_u128(limbs: &[u64]) -> u128 {
    let limb = |i: usize| u128::from(limbs.get(i).copied().unwrap_or(0));
    limb(0) | limb(1) << 64
}

pub(super) fn zip(a: &[u64], b: &[u64], f: impl Fn(u64, u64) -> u64) -> Vec<u64> {
    a.iter().zip(b).map(|(&x, &y)| f(x, y)).collect()
}

pub(super) fn not(a: &[u64]) -> Vec<u64> {
    a.iter().map(|x| !x).collect()
}

/// a + b + carry, modulo the number of limbs.
pub(super) fn add(a: &[u64], b: &[u64], carry: bool) -> Vec<u64> {
    let mut carry = carry;
    let mut sum = Vec::with_capacity(a.len());
    for (&x, &y) in a.iter().zip(b) {
        let (s, c1) = x.overflowing_add(y);
        let (s, c2) = s.overflowing_add(u64::from(carry));
        carry = c1 || c2;
        sum.push(s);
    }
    sum
}

pub(super) fn sub(a: &[u64], b: &[u64]) -> Vec<u64> {
    add(a, &not(b), true)
}

/// The product modulo the number of limbs of `a`.
pub(super) fn mul(a: &[u64], b: &[u64]) -> Vec<u64> {
    let mut product = vec![0u64; a.len()];
    for (i, &x) in a.iter().enumerate() {
        let mut carry = 0u128;
        for (slot, &y) in product[i..].iter_mut().zip(b) {
            let t = u128::from(x) * u128::from(y) + u128::from(*slot) + carry;
            *slot = t as u64;
            carry = t >> 64;
        }
    }
    product
}

/// Quotient and remainder by shift and subtract; the divisor is not zero.
pub(super) fn divrem(a: &[u64], b: &[u64]) -> (Vec<u64>, Vec<u64>) {
    // One more limb, because the shifted remainder can exceed the width by a bit.
    let mut divisor = b.to_vec();
    divisor.push(0);
    let mut quotient = vec![0u64; a.len()];
    let mut rest = vec![0u64; divisor.len()];
    for i in (0..bit_length(a)).rev() {
        rest = shl(&rest, 1);
        rest[0] |= (a[(i / 64) as usize] >> (i % 64)) & 1;
        if rest.iter().rev().ge(divisor.iter().rev()) {
            rest = sub(&rest, &divisor);
            quotient[(i / 64) as usize] |= 1 << (i % 64);
        }
    }
    rest.truncate(a.len());
    (quotient, rest)
}

/// Shift left within the same number of limbs.
pub(super) fn shl(a: &[u64], by: u32) -> Vec<u64> {
    let (limbs, bits) = ((by / 64) as usize, by % 64);
    let at = |i: Option<usize>| i.and_then(|i| a.get(i)).copied().unwrap_or(0);
    (0..a.len())
        .map(|i| {
            let low = if bits == 0 { 0 } else { at(i.checked_sub(limbs + 1)) >> (64 - bits) };
            at(i.checked_sub(limbs)) << bits | low
        })
        .collect()
}

/// Shift right, filling with zeros.
pub(super) fn lshr(a: &[u64], by: u32) -> Vec<u64> {
    let (limbs, bits) = ((by / 64) as usize, by % 64);
    let at = |i: usize| a.get(i).copied().unwrap_or(0);
    (0..a.len())
        .map(|i| {
            let high = if bits == 0 { 0 } else { at(i + limbs + 1) << (64 - bits) };
            at(i + limbs) >> bits | high
        })
        .collect()
}

/// The position after the highest set bit.
pub(super) fn bit_length(a: &[u64]) -> u32 {
    let top = a.iter().rposition(|&l| l != 0);
    top.map_or(0, |i| i as u32 * 64 + 64 - a[i].leading_zeros())
}

pub(super) fn trailing_zeros(a: &[u64]) -> u32 {
    let low = a.iter().position(|&l| l != 0);
    low.map_or(a.len() as u32 * 64, |i| i as u32 * 64 + a[i].trailing_zeros())
}
