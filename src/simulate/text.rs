//! Texts that programs understand: the characters and words that they look for, numbers, names and blanks.

use crate::interp::RandomInputs;
use crate::ir::{Init, Inst, Origin, Program, Terminator, Ty, ValueDef};
use crate::term::bv::Bv;
use std::collections::{BTreeSet, VecDeque};

/// More numbers or words than that do not help.
const MOST: usize = 400;
/// Longer strings are messages.
const LONGEST_WORD: usize = 12;
const LONGEST_FORMAT: usize = 40;

/// What the program compares with, looks for, or has among its strings.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    pub numbers: Vec<i128>,
    characters: Vec<u8>,
    words: Vec<Vec<u8>>,
    /// Of scanf and printf: what is read mostly looks like one of them.
    formats: Vec<Vec<u8>>,
}

impl Vocabulary {
    pub fn of(program: &Program) -> Vocabulary {
        let mut numbers = BTreeSet::new();
        let mut characters = BTreeSet::new();
        for (_, function, body) in program.defined() {
            let is_own = function.origin == Origin::User;
            let constant = |value| match &body.values[value].def {
                ValueDef::Const(bv) => bv.to_i128().filter(|c| c.unsigned_abs() < 1 << 40),
                _ => None,
            };
            for data in body.insts.values() {
                match &data.inst {
                    Inst::Cmp { a, b, .. } => {
                        let found: Vec<i128> = [*a, *b].into_iter().filter_map(constant).collect();
                        numbers.extend(&found);
                        characters.extend(found.iter().filter(|_| is_own).filter_map(character));
                    }
                    Inst::Call { args, .. } if is_own => {
                        numbers.extend(args.iter().filter_map(|&v| constant(v)));
                        let whole = args.iter().filter(|&&v| body.ty(v) == Ty::Int(32));
                        let found = whole.filter_map(|&v| constant(v));
                        characters.extend(found.filter_map(|c| character(&c)));
                    }
                    _ => {}
                }
            }
            for block in body.blocks.values() {
                if let Terminator::Switch { cases, .. } = &block.terminator {
                    let number = |bv: &Bv| bv.to_i128().filter(|c| c.unsigned_abs() < 1 << 40);
                    let found: Vec<i128> = cases.iter().filter_map(|(bv, _)| number(bv)).collect();
                    numbers.extend(&found);
                    characters.extend(found.iter().filter(|_| is_own).filter_map(character));
                }
            }
        }
        let texts = || program.globals.values().filter(|g| g.constant).filter_map(text);
        let is_word = |text: &Vec<u8>| text.len() <= LONGEST_WORD && text.iter().all(|c| *c >= 32);
        let is_format = |text: &Vec<u8>| text.len() <= LONGEST_FORMAT && text.contains(&b'%');
        let words: BTreeSet<Vec<u8>> = texts().filter(is_word).collect();
        let formats: BTreeSet<Vec<u8>> = texts().filter(is_format).collect();
        Vocabulary {
            numbers: numbers.into_iter().take(MOST).collect(),
            characters: characters.into_iter().collect(),
            words: words.into_iter().take(MOST).collect(),
            formats: formats.into_iter().take(MOST).collect(),
        }
    }

    /// Characters that separate or end something: no letters or digits, alone or in very short words.
    pub fn marks(&self) -> impl Iterator<Item = u8> {
        let words = self.words.iter().filter(|w| w.len() <= 2).flatten();
        let all: BTreeSet<u8> = self.characters.iter().chain(words).copied().collect();
        all.into_iter().filter(|c| *c != 0 && !c.is_ascii_alphanumeric())
    }

    /// The digits of a number that the program knows, or of any.
    pub fn digits(&self, random: &mut RandomInputs) -> Vec<u8> {
        let mut below = |n: usize| (random.next_u64() % n.max(1) as u64) as usize;
        let number = match below(7) {
            0 => 0,
            6 => (1 << [15, 16, 31, 32, 63, 64][below(6)]) + below(3) as i128 - 1,
            1 | 2 if !self.numbers.is_empty() => {
                self.numbers[below(self.numbers.len())] + below(3) as i128 - 1
            }
            3 => below(100_000) as i128 - 1_000,
            _ => below(40) as i128,
        };
        number.to_string().into_bytes()
    }

    /// A text that looks like one of the formats.
    fn formatted(&self, random: &mut RandomInputs) -> Option<Vec<u8>> {
        let pick = random.next_u64() as usize % self.formats.len().max(1);
        let mut rest = self.formats.get(pick)?.iter().copied();
        let mut made = vec![];
        while let Some(c) = rest.next() {
            if c != b'%' {
                made.push(c);
                continue;
            }
            let conversion =
                rest.find(|c| c.is_ascii_alphabetic() && !b"hlLqjzt".contains(c) || b"%[".contains(c));
            match conversion {
                Some(b'd' | b'i' | b'u' | b'x' | b'X' | b'o' | b'f' | b'g' | b'e') => {
                    made.extend(self.digits(random));
                }
                Some(b's' | b'c' | b'[') => made.push(b'a' + (random.next_u64() % 26) as u8),
                _ => {}
            }
            if conversion == Some(b'[') {
                rest.find(|c| *c == b']');
            }
        }
        Some(made)
    }

    /// Characters behind a dash, or a word, with dashes or without.
    pub fn option(&self, random: &mut RandomInputs) -> Vec<u8> {
        let mut below = |n: usize| (random.next_u64() % n.max(1) as u64) as usize;
        let mut option = vec![b'-'];
        match below(3) {
            0 if !self.words.is_empty() => {
                option = vec![b'-'; below(3)];
                option.extend(&self.words[below(self.words.len())]);
            }
            _ if !self.characters.is_empty() => {
                let count = 1 + below(2) * below(3);
                option.extend((0..count).map(|_| self.characters[below(self.characters.len())]));
            }
            _ => option.push(b'a' + below(26) as u8),
        }
        option
    }
}

/// Something that a text may consist of.
fn character(number: &i128) -> Option<u8> {
    u8::try_from(*number).ok().filter(|c| (9..=13).contains(c) || (32..127).contains(c))
}

fn text(global: &crate::ir::Global) -> Option<Vec<u8>> {
    let Init::Data { bytes, relocs } = &global.init else { return None };
    let text = bytes.strip_suffix(&[0]).unwrap_or(bytes);
    let is_text = text.iter().all(|c| (32..127).contains(c) || (9..=13).contains(c));
    (is_text && !text.is_empty() && relocs.is_empty()).then(|| text.to_vec())
}

/// An endless text.
#[derive(Clone, Default)]
pub struct Text {
    next: VecDeque<u8>,
}

impl Text {
    /// `begins`: a new text, as the first byte of a line.
    pub fn next(&mut self, begins: bool, vocabulary: &Vocabulary, random: &mut RandomInputs) -> u8 {
        if begins
            && random.next_u64().is_multiple_of(2)
            && let Some(text) = vocabulary.formatted(random)
        {
            self.next = text.into();
        }
        if self.next.is_empty() {
            self.begin(vocabulary, random);
        }
        self.next.pop_front().unwrap_or(b' ')
    }

    fn begin(&mut self, vocabulary: &Vocabulary, random: &mut RandomInputs) {
        let mut below = |n: usize| (random.next_u64() % n.max(1) as u64) as usize;
        let (characters, words) = (&vocabulary.characters, &vocabulary.words);
        match below(20) {
            0..=5 if !characters.is_empty() => self.next.push_back(characters[below(characters.len())]),
            6..=8 if !words.is_empty() => self.next.extend(&words[below(words.len())]),
            9 | 10 => {
                let digits = 1 + below(4);
                self.next.extend((0..digits).map(|_| b'0' + below(10) as u8));
            }
            11 => self.next.extend(vocabulary.digits(random)),
            12..=13 => self.next.push_back(b' '),
            14 => self.next.push_back(b'\n'),
            _ => {
                let letters = 1 + below(5);
                self.next.extend((0..letters).map(|_| b'a' + below(26) as u8));
            }
        }
    }
}
