//! Products and quotients of which nothing is built until a model has one wrong: their bits are free.
//!
//! A product is that of two signed numbers, without their repeated signs, and as wide as any such product can be. So the
//! same numbers have one product, however wide somebody wants it, and what is true of numbers is true of it (`lemmas`).

use super::aig::{Aig, AigLit};
use super::algebra::{BitAlgebra, Plain};
use super::{circuit, operators};
use crate::term::Op;
use rustc_hash::FxHashMap;

pub(super) type Word = Vec<AigLit>;

/// Numbers with fewer unknown bits are multiplied and divided at once.
const WORTH_LEAVING: usize = 12;

pub(super) struct Open {
    pub op: Op,
    pub args: [Word; 2],
    pub bits: Word,
    /// So many of the bits of a product were asked for, and whether the others are more than its sign.
    visible: usize,
    is_measured: bool,
    /// That they are the right ones, once that was built.
    exact: Option<AigLit>,
}

/// All that was left open, operands before what is made of them.
#[derive(Default)]
pub(super) struct Opens {
    pub all: Vec<Open>,
}

/// Is it worth to leave that open? What else is known of a quotient, the encoding says: its product with the divisor, and that
/// little is left.
pub(super) fn is_worth_leaving(op: Op, args: [&[AigLit]; 2]) -> bool {
    let needed = match op {
        Op::Mul | Op::SMulO => 2,
        Op::UDiv | Op::SDiv => 1,
        _ => return false,
    };
    let unknown = |word: &[AigLit]| word.iter().filter(|bit| bit.known().is_none()).count();
    args.iter().take(needed).all(|word| unknown(word) >= WORTH_LEAVING)
}

impl Opens {
    /// The bits of the result, and whether it was not there before.
    pub fn add(&mut self, aig: &mut Aig, op: Op, args: [&[AigLit]; 2]) -> (Word, bool) {
        let width = args[0].len();
        let args = args.map(<[AigLit]>::to_vec);
        match op {
            Op::Mul => {
                let (index, is_new) = self.product(aig, args, width);
                (circuit::sext::<Aig>(&self.all[index].bits, width), is_new)
            }
            Op::SMulO => {
                let (index, is_new) = self.product(aig, args, width);
                self.all[index].exact = None;
                self.all[index].is_measured = true;
                (vec![overflows(aig, &self.all[index].bits, width)], is_new)
            }
            _ => self.quotient(aig, op, args),
        }
    }

    fn product(&mut self, aig: &mut Aig, args: [Word; 2], width: usize) -> (usize, bool) {
        let [x, y] = args.map(shortest);
        let args = if x <= y { [x, y] } else { [y, x] };
        if let Some(index) = self.all.iter().position(|open| open.op == Op::Mul && open.args == args) {
            let open = &mut self.all[index];
            if open.visible < width {
                open.visible = width;
                open.exact = None;
            }
            return (index, false);
        }
        let positive = args.iter().filter(|word| is_positive(word)).count();
        let free = args[0].len() + args[1].len() - positive;
        let mut bits: Word = (0..free).map(|_| aig.input()).collect();
        if positive == 2 {
            bits.push(AigLit::constant(false));
        }
        self.all.push(Open { op: Op::Mul, args, bits, visible: width, is_measured: false, exact: None });
        (self.all.len() - 1, true)
    }

    fn quotient(&mut self, aig: &mut Aig, op: Op, args: [Word; 2]) -> (Word, bool) {
        if let Some(known) = self.all.iter().find(|open| open.op == op && open.args == args) {
            return (known.bits.clone(), false);
        }
        let bits: Word = args[0].iter().map(|_| aig.input()).collect();
        let visible = bits.len();
        self.all.push(Open { op, args, bits: bits.clone(), visible, is_measured: false, exact: None });
        (bits, true)
    }

    /// What is not what it should be, given which bits are true; None: nobody knows. With it, what all of them are in that model.
    pub fn wrong(&self, aig: &Aig, value: impl Fn(AigLit) -> Option<bool>) -> (Vec<usize>, Vec<Values>) {
        // Bits of no clause are what they should be.
        let mut known: FxHashMap<usize, bool> = FxHashMap::default();
        let (mut wrong, mut values) = (vec![], vec![]);
        for (index, open) in self.all.iter().enumerate() {
            let input = |bit: AigLit| {
                value(bit)
                    .or_else(|| known.get(&bit.node()).map(|b| b ^ bit.is_complement()))
                    .unwrap_or(false)
            };
            let [x, y] = &open.args;
            let words = aig.eval(&[x.as_slice(), y].concat(), input);
            let (x, y) = words.split_at(x.len());
            let right = open.right(x, y);
            let of = |(&bit, &right): (&AigLit, &bool)| bit.known().or_else(|| value(bit)).unwrap_or(right);
            let is: Vec<bool> = open.bits.iter().zip(&right).map(of).collect();
            if !open.is_as_good(&is, &right) {
                wrong.push(index);
            }
            let free = open.bits.iter().zip(&right).filter(|(bit, _)| bit.known().is_none());
            known.extend(free.map(|(bit, right)| (bit.node(), *right)));
            values.push(Values { factors: [x.to_vec(), y.to_vec()], is });
        }
        (wrong, values)
    }

    /// The bits of what was left open are the right ones.
    pub fn exact(&mut self, aig: &mut Aig, index: usize) -> AigLit {
        let open = &self.all[index];
        let exact = open.exact.unwrap_or_else(|| open.build(aig));
        *self.all[index].exact.insert(exact)
    }

    /// The width of the circuit that this needs.
    pub fn size(&self, index: usize) -> (Op, usize) {
        let open = &self.all[index];
        (open.op, open.bits.len().min(open.visible + 1))
    }
}

/// The bits of a product or quotient and its operands in some model.
pub(super) struct Values {
    pub factors: [Vec<bool>; 2],
    pub is: Vec<bool>,
}

impl Open {
    fn right(&self, x: &[bool], y: &[bool]) -> Vec<bool> {
        let width = self.bits.len();
        let right = match self.op {
            Op::Mul => {
                let (x, y) = (circuit::sext::<Plain>(x, width), circuit::sext::<Plain>(y, width));
                operators::apply(&mut Plain, self.op, &[&x, &y], width)
            }
            _ => operators::apply(&mut Plain, self.op, &[x, y], width),
        };
        right.expect("what was left open has a circuit")
    }

    /// Of what does not fit nobody sees more than that, if so much.
    fn is_as_good(&self, is: &[bool], right: &[bool]) -> bool {
        let width = self.visible.min(is.len());
        let fits = |word: &[bool]| word[width - 1..].iter().all(|&bit| bit == word[width - 1]);
        is[..width] == right[..width] && (!self.is_measured || fits(is) == fits(right))
    }

    fn build(&self, aig: &mut Aig) -> AigLit {
        let [x, y] = &self.args;
        if self.op != Op::Mul {
            let right = operators::apply(aig, self.op, &[x, y], self.bits.len());
            return circuit::eq(aig, &self.bits, &right.expect("what was left open has a circuit"));
        }
        let width = self.visible.min(self.bits.len());
        let low = product(aig, x, y, width);
        let same = circuit::eq(aig, &self.bits[..width], &low);
        if !self.is_measured || width == self.bits.len() {
            return same;
        }
        let (x, y) = (circuit::sext::<Aig>(x, width), circuit::sext::<Aig>(y, width));
        let (too_large, is_too_large) = (circuit::smulo(aig, &x, &y), overflows(aig, &self.bits, width));
        let alike = aig.xnor(too_large, is_too_large);
        aig.and(same, alike)
    }
}

/// The low bits of the product of two signed numbers: one row for each bit of the second, and that of its sign is taken off.
fn product(aig: &mut Aig, x: &[AigLit], y: &[AigLit], width: usize) -> Word {
    if x.len() >= width && y.len() >= width {
        return circuit::mul(aig, &x[..width], &y[..width]);
    }
    let (x, y) = if x.len() < y.len() { (y, x) } else { (x, y) };
    let (sign, digits) = y.split_last().expect("a number has bits");
    let x = circuit::sext::<Aig>(x, width);
    let digits = circuit::zext(aig, digits, width);
    let sum = circuit::mul(aig, &x, &digits);
    let mut row = circuit::constant(aig, width, 0);
    for (to, &from) in row.iter_mut().skip(y.len() - 1).zip(&x) {
        *to = aig.and(*sign, from);
    }
    circuit::sub(aig, &sum, &row)
}

/// Is the number one that so many bits do not hold?
fn overflows(aig: &mut Aig, bits: &[AigLit], width: usize) -> AigLit {
    if bits.len() <= width {
        return AigLit::constant(false);
    }
    let fits = circuit::sext::<Aig>(&bits[..width], bits.len());
    !circuit::eq(aig, bits, &fits)
}

/// Without the copies of its sign.
fn shortest(mut word: Word) -> Word {
    while let [.., next, top] = word.as_slice()
        && next == top
    {
        word.pop();
    }
    word
}

fn is_positive(word: &[AigLit]) -> bool {
    word.last().is_some_and(|top| top.known() == Some(false))
}
