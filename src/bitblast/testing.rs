//! Helpers of this module's tests: numbers that are the same in every run, and words from numbers.

use super::algebra::BitAlgebra;

/// xorshift64*.
pub struct Rng(u64);

impl Rng {
    pub fn new(seed: u64) -> Rng {
        Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    pub fn below(&mut self, bound: u64) -> u64 {
        (self.next() >> 16) % bound
    }

    pub fn flip(&mut self) -> bool {
        self.next() >> 63 == 1
    }

    /// A number of the width with a taste for the values at which things go wrong.
    pub fn edgy(&mut self, width: u32) -> u128 {
        let random = u128::from(self.next()) << 64 | u128::from(self.next());
        let bit = 1u128 << self.below(u64::from(width));
        let value = match self.below(8) {
            0 => 0,
            1 => u128::MAX,
            2 => bit,
            3 => bit.wrapping_sub(1),
            4 => bit.wrapping_neg(),
            5 => u128::from(self.below(4)),
            6 | 7 => random,
            _ => unreachable!("below 8"),
        };
        value & mask(width)
    }
}

pub fn mask(width: u32) -> u128 {
    if width == 128 { u128::MAX } else { (1 << width) - 1 }
}

pub fn to_bits(value: u128, width: u32) -> Vec<bool> {
    (0..width).map(|i| value >> i & 1 == 1).collect()
}

pub fn from_bits(bits: &[bool]) -> u128 {
    bits.iter().enumerate().map(|(i, &bit)| u128::from(bit) << i).sum()
}

/// 64 plain evaluations at once, one per bit of a machine word: makes exhaustive tests cheap.
#[derive(Clone, Copy, Default)]
pub struct Lanes;

impl BitAlgebra for Lanes {
    type Bit = u64;

    fn constant(&mut self, value: bool) -> u64 {
        if value { u64::MAX } else { 0 }
    }

    fn known(&self, _: u64) -> Option<bool> {
        None
    }

    fn not(&mut self, a: u64) -> u64 {
        !a
    }

    fn and(&mut self, a: u64, b: u64) -> u64 {
        a & b
    }

    fn xor(&mut self, a: u64, b: u64) -> u64 {
        a ^ b
    }

    fn mux(&mut self, condition: u64, then: u64, otherwise: u64) -> u64 {
        condition & then | !condition & otherwise
    }

    fn majority(&mut self, a: u64, b: u64, c: u64) -> u64 {
        a & b | a & c | b & c
    }
}

/// Up to 64 values as one word of lanes.
pub fn to_lanes(values: &[u128], width: u32) -> Vec<u64> {
    let bit = |i: u32| values.iter().enumerate().map(|(lane, v)| ((v >> i & 1) as u64) << lane).sum();
    (0..width).map(bit).collect()
}

pub fn from_lanes(word: &[u64], lane: usize) -> u128 {
    word.iter().enumerate().map(|(i, bits)| u128::from(bits >> lane & 1) << i).sum()
}
