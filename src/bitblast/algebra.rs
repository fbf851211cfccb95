//! What a circuit needs of its bits. The circuits are written once, over this trait; production runs them on the
//! and-inverter graph, tests on plain booleans.

/// A Boolean algebra whose bits may be symbolic. Words are slices of bits, the lowest bit first.
pub trait BitAlgebra {
    /// The order is any; it only serves to write commuted operands the same way.
    type Bit: Copy + Ord;

    fn constant(&mut self, value: bool) -> Self::Bit;
    /// The value of a bit that is known to be constant; circuits use it to leave out rows.
    fn known(&self, bit: Self::Bit) -> Option<bool>;

    fn not(&mut self, a: Self::Bit) -> Self::Bit;
    fn and(&mut self, a: Self::Bit, b: Self::Bit) -> Self::Bit;
    fn xor(&mut self, a: Self::Bit, b: Self::Bit) -> Self::Bit;
    fn mux(&mut self, condition: Self::Bit, then: Self::Bit, otherwise: Self::Bit) -> Self::Bit;
    /// True if at least two of the three are: the carry of a full adder.
    fn majority(&mut self, a: Self::Bit, b: Self::Bit, c: Self::Bit) -> Self::Bit;

    fn or(&mut self, a: Self::Bit, b: Self::Bit) -> Self::Bit {
        let (a, b) = (self.not(a), self.not(b));
        let both = self.and(a, b);
        self.not(both)
    }

    fn xnor(&mut self, a: Self::Bit, b: Self::Bit) -> Self::Bit {
        let differ = self.xor(a, b);
        self.not(differ)
    }

    fn and_not(&mut self, a: Self::Bit, b: Self::Bit) -> Self::Bit {
        let b = self.not(b);
        self.and(a, b)
    }

    /// All of the bits; true if there are none.
    fn all(&mut self, bits: &[Self::Bit]) -> Self::Bit {
        let start = self.constant(true);
        bits.iter().fold(start, |result, &bit| self.and(result, bit))
    }

    /// Any of the bits; false if there are none.
    fn any(&mut self, bits: &[Self::Bit]) -> Self::Bit {
        let start = self.constant(false);
        bits.iter().fold(start, |result, &bit| self.or(result, bit))
    }
}

/// The bits of a word, the lowest first.
pub type Word<A> = Vec<<A as BitAlgebra>::Bit>;

/// Plain booleans.
#[derive(Clone, Copy, Default, Debug)]
pub struct Plain;

impl BitAlgebra for Plain {
    type Bit = bool;

    fn constant(&mut self, value: bool) -> bool {
        value
    }

    /// Says nothing, so that tests on booleans run the circuits of symbolic bits.
    fn known(&self, _: bool) -> Option<bool> {
        None
    }

    fn not(&mut self, a: bool) -> bool {
        !a
    }

    fn and(&mut self, a: bool, b: bool) -> bool {
        a & b
    }

    fn xor(&mut self, a: bool, b: bool) -> bool {
        a ^ b
    }

    fn mux(&mut self, condition: bool, then: bool, otherwise: bool) -> bool {
        if condition { then } else { otherwise }
    }

    fn majority(&mut self, a: bool, b: bool, c: bool) -> bool {
        a & b | a & c | b & c
    }
}
