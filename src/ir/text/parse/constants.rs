//! The values of a body while it is read: numbers from the text, constants, and how both become one dense table.
//!
//! Constants have no numbers in the text. While the body is read they get provisional ones; at its end they fill the
//! gaps between the numbers of the text, in the order of their first use, equal ones once, and then go on after the
//! largest number. Gaps that remain become the constant `0:i1`, which nothing uses.

use crate::ir::text::error::SyntaxFault;
use crate::ir::{Ty, Value, ValueData, ValueDef, VarId};
use crate::term::bv::Bv;
use cranelift_entity::PrimaryMap;
use rustc_hash::FxHashMap;

/// Provisional numbers of constants start here, above all that a text may use.
const PROVISIONAL: u32 = 1 << 31;

/// How many more numbers than bytes a text may use: a number in the text must not ask for gigabytes.
const SLACK: usize = 1 << 20;

pub struct Values {
    limit: usize,
    defined: Vec<Option<ValueData>>,
    constants: Vec<ValueData>,
    index: FxHashMap<(Ty, ValueDef, Option<VarId>), Value>,
    /// Uses with their offsets in the text.
    uses: Vec<(u32, usize)>,
}

impl Values {
    pub fn new(text_len: usize) -> Values {
        let limit = text_len.saturating_add(SLACK).min(PROVISIONAL as usize);
        Values { limit, defined: vec![], constants: vec![], index: FxHashMap::default(), uses: vec![] }
    }

    pub fn define(&mut self, number: u32, data: ValueData) -> Result<Value, SyntaxFault> {
        let index = number as usize;
        if index >= self.limit {
            return Err(SyntaxFault::TooLarge);
        }
        if self.defined.len() <= index {
            self.defined.resize(index + 1, None);
        }
        match self.defined[index].replace(data) {
            Some(_) => Err(SyntaxFault::Twice(format!("v{number}"))),
            None => Ok(Value::from_u32(number)),
        }
    }

    /// A use of a number, which may be defined further down.
    pub fn used(&mut self, number: u32, at: usize) -> Value {
        self.uses.push((number, at));
        Value::from_u32(number)
    }

    pub fn constant(&mut self, ty: Ty, def: ValueDef, var: Option<VarId>) -> Value {
        let next = Value::from_u32(PROVISIONAL + self.constants.len() as u32);
        let value = *self.index.entry((ty, def.clone(), var)).or_insert(next);
        if value == next {
            self.constants.push(ValueData { ty, def, var });
        }
        value
    }

    /// The first use without a definition.
    pub fn undefined(&self) -> Option<(u32, usize)> {
        self.uses
            .iter()
            .copied()
            .find(|&(number, _)| !matches!(self.defined.get(number as usize), Some(Some(_))))
    }

    /// The table, and the final numbers of the constants.
    pub fn finish(self) -> (PrimaryMap<Value, ValueData>, Renumbering) {
        let mut constants = self.constants.into_iter();
        let (mut table, mut places) = (PrimaryMap::new(), Vec::new());
        for slot in self.defined {
            match slot {
                Some(data) => drop(table.push(data)),
                None => match constants.next() {
                    Some(constant) => places.push(table.push(constant)),
                    None => drop(table.push(filler())),
                },
            }
        }
        places.extend(constants.map(|constant| table.push(constant)));
        (table, Renumbering { places })
    }
}

fn filler() -> ValueData {
    ValueData { ty: Ty::BOOL, def: ValueDef::Const(Bv::new(1, 0)), var: None }
}

pub struct Renumbering {
    places: Vec<Value>,
}

impl Renumbering {
    pub fn value(&self, value: Value) -> Value {
        match value.as_u32().checked_sub(PROVISIONAL) {
            Some(index) => self.places[index as usize],
            None => value,
        }
    }
}

/// A constant as written; None if it fits neither as a signed nor as an unsigned number.
pub fn constant(width: u32, negative: bool, digits: &str) -> Option<Bv> {
    match digits.strip_prefix("0x") {
        Some(hex) if !negative => hexadecimal(width, hex),
        Some(_) => None,
        None if width > 128 => Bv::parse_decimal(short(digits)?, width),
        None => decimal(width, negative, digits.parse().ok()?),
    }
}

/// Long decimals take quadratic time; the writer never makes any.
fn short(digits: &str) -> Option<&str> {
    (digits.len() < 40).then_some(digits)
}

fn decimal(width: u32, negative: bool, magnitude: u128) -> Option<Bv> {
    let limit = if negative { 1 << (width - 1) } else { u128::MAX >> (128 - width) };
    let value = if negative { magnitude.wrapping_neg() } else { magnitude };
    (magnitude <= limit).then(|| Bv::new(width, value))
}

fn hexadecimal(width: u32, hex: &str) -> Option<Bv> {
    let significant = hex.trim_start_matches('0');
    let digit = |byte: &u8| char::from(*byte).to_digit(16).map(|digit| digit as u8);
    let bits = match significant.as_bytes() {
        [] if hex.is_empty() => return None,
        [] => 0,
        [first, rest @ ..] => rest.len() * 4 + (8 - digit(first)?.leading_zeros() as usize),
    };
    if bits > width as usize {
        return None;
    }
    let digits: Vec<u8> = significant.as_bytes().iter().rev().map(digit).collect::<Option<_>>()?;
    let bytes: Vec<u8> =
        digits.chunks(2).map(|pair| pair[0] | pair.get(1).copied().unwrap_or(0) << 4).collect();
    Some(Bv::from_le_bytes(width, &bytes))
}
