//! What the tests of this module share: a seeded generator and the lists of operators.

use super::bv::Bv;
use super::op::Op;

/// Splitmix64: the same numbers on every machine.
pub struct Rng(u64);

impl Rng {
    pub fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    /// Any value, with those near the ends and near powers of two far more often than by chance.
    pub fn bv(&mut self, width: u32) -> Bv {
        let bytes: Vec<u8> = (0..width.div_ceil(8)).map(|_| self.next() as u8).collect();
        let any = Bv::from_le_bytes(width, &bytes);
        let shift = self.below(width as usize) as u32;
        let near = Bv::from_i128(width, self.below(5) as i128 - 2);
        match self.below(8) {
            0 => near,
            1 => Bv::min_signed(width).add(&near),
            2 => Bv::one(width).shl_by(shift).add(&near),
            3 => any.lshr_by(shift),
            4 => any.ashr_by(shift),
            _ => any,
        }
    }
}

/// Operators on two operands of one width with a result of that width.
pub const BINARY: [Op; 13] = [
    Op::And,
    Op::Or,
    Op::Xor,
    Op::Add,
    Op::Sub,
    Op::Mul,
    Op::UDiv,
    Op::URem,
    Op::SDiv,
    Op::SRem,
    Op::Shl,
    Op::LShr,
    Op::AShr,
];

/// Operators on two operands of one width with a boolean result.
pub const PREDICATES: [Op; 11] = [
    Op::Eq,
    Op::Ult,
    Op::Ule,
    Op::Slt,
    Op::Sle,
    Op::SAddO,
    Op::UAddO,
    Op::SSubO,
    Op::USubO,
    Op::SMulO,
    Op::UMulO,
];
