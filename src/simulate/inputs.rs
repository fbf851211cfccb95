//! Inputs for runs that try candidates out: random ones, with the constants of the program among them.

use super::text::{Text, Vocabulary};
use crate::interp::memory::{Backing, NewObject, Origin};
use crate::interp::{InputRequest, InputSource, Memory, ObjKind, Pointer, RandomInputs, Val};
use crate::ir::{FuncId, Program, Ty};
use crate::term::bv::Bv;
use std::collections::BTreeMap;
use std::rc::Rc;

/// The inputs of one run. Each run has a temper of its own: some take small numbers, some take those of the program.
#[derive(Clone)]
pub struct Inputs {
    random: RandomInputs,
    vocabulary: Rc<Vocabulary>,
    text: Text,
    temper: u64,
    /// Without what mostly ends texts and streams.
    goes_on: bool,
    /// What a steady run gives again and again, by width.
    steady: BTreeMap<u32, Bv>,
    /// These come first.
    prefix: std::vec::IntoIter<Bv>,
}

/// Kinds of runs; those from `STEADY` on repeat their inputs, the later the longer, and those from `TEXT` on are given texts.
const TEMPERS: u64 = 13;
const STEADY: u64 = 8;
const TEXT: u64 = 11;

/// What determines the inputs of a run.
#[derive(Clone, Debug)]
pub struct Recipe {
    pub seed: u64,
    /// What another run was given at its start, perhaps changed.
    pub prefix: Vec<Bv>,
}

impl Inputs {
    pub fn new(recipe: &Recipe, vocabulary: &Rc<Vocabulary>) -> Inputs {
        Inputs {
            random: RandomInputs::new(recipe.seed * 7919 + 1),
            vocabulary: vocabulary.clone(),
            text: Text::default(),
            temper: recipe.seed % TEMPERS,
            goes_on: recipe.seed / TEMPERS % 2 == 1,
            steady: BTreeMap::new(),
            prefix: recipe.prefix.clone().into_iter(),
        }
    }

    /// Another source with other numbers.
    pub fn split(&mut self) -> Inputs {
        let random = RandomInputs::new(self.random.next_u64());
        Inputs {
            random,
            vocabulary: self.vocabulary.clone(),
            text: Text::default(),
            temper: self.temper,
            goes_on: self.goes_on,
            steady: BTreeMap::new(),
            prefix: vec![].into_iter(),
        }
    }

    /// As often true as false.
    pub fn coin(&mut self) -> bool {
        self.below(2) == 0
    }

    fn below(&mut self, n: u64) -> u64 {
        self.random.next_u64() % n.max(1)
    }

    /// A few words, now and then many: options, and mostly short ones, of letters, and of what the program compares with.
    pub fn command_line(&mut self) -> Vec<Vec<u8>> {
        let mut all = vec![b"program".to_vec()];
        let count = match self.below(8) {
            0 => 8 + self.below(150),
            1..=3 => self.known_count(),
            _ => self.below(7),
        };
        let numbers_alone = self.below(4) == 0;
        for _ in 0..count {
            if numbers_alone && self.below(8) > 0 || self.coin() {
                let vocabulary = self.vocabulary.clone();
                all.push(match self.below(3) {
                    _ if numbers_alone => vocabulary.digits(&mut self.random),
                    0 => vocabulary.digits(&mut self.random),
                    _ => vocabulary.option(&mut self.random),
                });
                continue;
            }
            let length = match self.below(8) {
                0 => self.below(300),
                1 if count < 8 => self.below(6000),
                _ => self.below(12),
            };
            let steady = self.letter();
            let varies = length < 300;
            all.push((0..length).map(|_| if varies { self.letter() } else { steady }).collect());
        }
        all
    }

    /// As many arguments as the program may ask for: it compares their number, and that of the program's name with them.
    fn known_count(&mut self) -> u64 {
        let known: Vec<i128> =
            self.vocabulary.numbers.iter().copied().filter(|n| (2..=9).contains(n)).collect();
        match known.get(self.below(known.len() as u64) as usize) {
            Some(&n) => n as u64 - 1,
            None => self.below(7),
        }
    }

    fn letter(&mut self) -> u8 {
        let known = if self.coin() { self.known(8).and_then(|bv| bv.to_u64()) } else { None };
        match known {
            Some(byte) if byte != 0 => byte as u8,
            _ => (33 + self.below(94)) as u8,
        }
    }

    /// Something the program knows, or nearly that.
    fn known(&mut self, width: u32) -> Option<Bv> {
        let most = 1i128 << width.min(100);
        let fits = |c: &&i128| (-most / 2..most).contains(*c);
        let count = self.vocabulary.numbers.iter().filter(fits).count() as u64;
        if count == 0 {
            return None;
        }
        let pick = self.below(count) as usize;
        // Mostly the number itself.
        let near = i128::from(self.below(6).saturating_sub(3)) - i128::from(self.below(6) == 0);
        let known = *self.vocabulary.numbers.iter().filter(fits).nth(pick)?;
        Some(Bv::from_i128(width, known + near.min(1)))
    }

    /// Arguments for a function: numbers, and memory of some elements behind each pointer.
    pub fn arguments(&mut self, program: &Program, func: FuncId, memory: &mut Memory) -> Option<Vec<Val>> {
        let body = program.funcs[func].body.as_ref()?;
        let mut all = vec![];
        for &param in &body.blocks[body.entry].params {
            all.push(match body.ty(param) {
                Ty::Int(width) => Val::from_bv(&self.number(width, false)),
                Ty::Ptr => {
                    let element = pointee_bytes(program, body, param);
                    let new = NewObject {
                        kind: ObjKind::Args,
                        size: element * (1 + self.below(12)),
                        align: 16,
                        constant: false,
                        made: None,
                        backing: Backing::Unknown(Origin::EXTERN),
                    };
                    Val::ptr(Pointer { object: memory.add(new).ok()?, offset: 0 })
                }
            });
        }
        Some(all)
    }

    /// `begins`: it is the first byte of some memory.
    fn number(&mut self, width: u32, begins: bool) -> Bv {
        let mut chosen = self.any_number(width, begins);
        for _ in 0..4 {
            if !self.goes_on || !is_end(&chosen) {
                break;
            }
            chosen = self.any_number(width, false);
        }
        chosen
    }

    fn any_number(&mut self, width: u32, begins: bool) -> Bv {
        if self.temper < STEADY {
            return self.one_number(width);
        }
        if self.temper >= TEXT {
            return self.part_of_text(width, begins);
        }
        // Long texts and long streams: the same until something else comes.
        let often = 16 << (4 * (self.temper - STEADY));
        if self.below(often) == 0 {
            return self.one_number(width);
        }
        if let Some(again) = self.steady.get(&width) {
            return again.clone();
        }
        let chosen = match self.below(3) {
            0 => Bv::from_u64(width, 97),
            1 => self.known(width).unwrap_or_else(|| Bv::from_u64(width, 1)),
            _ => self.one_number(width),
        };
        self.steady.insert(width, chosen.clone());
        chosen
    }

    /// Characters; what is wider and no character is mostly a length, and zero ends a text now and then.
    fn part_of_text(&mut self, width: u32, begins: bool) -> Bv {
        match (width, self.below(64)) {
            (32, 0) => Bv::zero(width),
            (8 | 32, _) => {
                let next = self.text.next(begins, &self.vocabulary, &mut self.random);
                Bv::from_u64(width, u64::from(next))
            }
            (_, 0..8) => self.one_number(width),
            _ => Bv::from_u64(width, 1 + self.below(24)),
        }
    }

    /// Any number of bits, and the greatest number often: what depends on data goes as far as it can.
    fn positive(&mut self, width: u32) -> Bv {
        let bits = width.saturating_sub(1).clamp(1, 63);
        let value = self.random.next_u64() >> (64 - bits);
        let shift = self.below(u64::from(bits));
        if self.coin() { Bv::max_signed(width) } else { Bv::from_u64(width, (value >> shift).max(1)) }
    }

    fn one_number(&mut self, width: u32) -> Bv {
        let small = |n: u64| Bv::from_u64(width, n);
        match (self.temper, self.below(8)) {
            (0, 0) if self.coin() => self.positive(width),
            (0, _) => small(1 + self.below(3)),
            (1, 0..=5) | (2..=4, 0..=2) => self.known(width).unwrap_or_else(|| small(1)),
            (2, _) | (_, 3) => small(self.below(200)),
            (3, 5..=7) => small(32 + self.below(90)),
            (4, 4..=7) => small(self.below(5000)),
            (5, 0..=4) => small(u64::MAX),
            (_, n) => {
                let value = self.random.next_u64();
                if n < 5 { small(value % 17) } else { Bv::from_u64(width, value) }
            }
        }
    }
}

/// Zero, minus one, the end of a line.
fn is_end(number: &Bv) -> bool {
    number.is_zero() || number.is_ones() || *number == Bv::from_u64(number.width(), 10)
}

fn pointee_bytes(program: &Program, body: &crate::ir::Body, param: crate::ir::Value) -> u64 {
    use crate::domain::context::debug_types::{bytes_of, pointee};
    let ptr = crate::domain::PtrExpr::now(param);
    pointee(program, body, &ptr).and_then(|ty| bytes_of(program, ty)).filter(|&n| n > 0).unwrap_or(1)
}

impl InputSource for Inputs {
    fn next(&mut self, request: &InputRequest) -> Option<Bv> {
        if let Some(given) = self.prefix.next() {
            return Some(given);
        }
        if request.ty == Ty::Ptr {
            return Some(Bv::zero(request.width));
        }
        let begins = request.byte.is_some_and(|(_, offset)| offset == 0);
        Some(self.number(request.width, begins))
    }
}
