//! Where arbitrary values come from.
//!
//! Unknown memory is asked for lazily, byte by byte when it is read first, with the place of the instruction that made it
//! arbitrary; so a model of the encoder answers by place, object and offset.

use super::fault::{At, Place};
use super::memory::ObjId;
use crate::ir::{CallPath, Callee, Inst, Program, Ty};
use crate::term::bv::Bv;
use std::collections::VecDeque;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InputKind {
    /// An `Input` instruction.
    Input,
    Volatile,
    /// An `Uninit` instruction, or a byte of memory that was never written.
    Uninit,
    /// A byte of unknown contents: after `Havoc`, of an extern global.
    Memory,
    /// A result of an opaque instruction or of a function without body.
    Opaque,
}

/// What is asked for.
#[derive(Clone, Debug)]
pub struct InputRequest<'a> {
    pub kind: InputKind,
    /// A pointer is answered by its address.
    pub ty: Ty,
    pub width: u32,
    pub name: &'a str,
    /// The instruction that brings the value in; for bytes of memory, the one that made them arbitrary.
    pub place: Place,
    /// The calls that led to it.
    pub calls: CallPath,
    /// The byte of memory that is asked for.
    pub byte: Option<(ObjId, u64)>,
}

/// An input that was consumed.
#[derive(Clone, PartialEq, Debug)]
pub struct InputRecord {
    pub kind: InputKind,
    pub place: Place,
    pub byte: Option<(ObjId, u64)>,
    pub value: Bv,
}

impl InputRecord {
    pub fn name<'p>(&self, program: &'p Program) -> &'p str {
        input_name(program, self.place)
    }
}

/// The name of the input that an instruction brings in, empty where there is none.
pub fn input_name(program: &Program, place: Place) -> &str {
    let At::Inst(inst) = place.at else { return "" };
    let Some(body) = &program.funcs[place.func].body else { return "" };
    let inst = &body.insts[inst].inst;
    if let Inst::Input { name } | Inst::Opaque { what: name, .. } = inst {
        name
    } else if let Inst::Call { callee: Callee::Func(func), .. } = inst {
        &program.funcs[*func].name
    } else {
        ""
    }
}

pub trait InputSource {
    /// The next value, of the width asked for (others are cut or extended). None ends the run.
    fn next(&mut self, request: &InputRequest) -> Option<Bv>;
}

impl<S: InputSource + ?Sized> InputSource for &mut S {
    fn next(&mut self, request: &InputRequest) -> Option<Bv> {
        (**self).next(request)
    }
}

impl<S: InputSource + ?Sized> InputSource for Box<S> {
    fn next(&mut self, request: &InputRequest) -> Option<Bv> {
        (**self).next(request)
    }
}

/// The given values in order, then zeros.
#[derive(Clone, Debug, Default)]
pub struct ListInputs(VecDeque<Bv>);

impl ListInputs {
    pub fn new(values: impl IntoIterator<Item = Bv>) -> ListInputs {
        ListInputs(values.into_iter().collect())
    }
}

impl InputSource for ListInputs {
    fn next(&mut self, request: &InputRequest) -> Option<Bv> {
        Some(self.0.pop_front().unwrap_or_else(|| Bv::zero(request.width)))
    }
}

/// Pseudo-random values, often small or at the boundaries of their type; the same seed gives the same values.
#[derive(Clone, Debug)]
pub struct RandomInputs(u64);

impl RandomInputs {
    pub fn new(seed: u64) -> RandomInputs {
        RandomInputs(seed)
    }

    /// SplitMix64.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn uniform(&mut self, width: u32) -> Bv {
        let bytes: Vec<u8> = (0..width.div_ceil(64)).flat_map(|_| self.next_u64().to_le_bytes()).collect();
        Bv::from_le_bytes(width, &bytes)
    }

    fn boundary(&mut self, width: u32) -> Bv {
        let near = Bv::from_i128(width, i128::from(self.next_u64() % 3) - 1);
        let edge = match self.next_u64() % 4 {
            0 => Bv::zero(width),
            1 => Bv::min_signed(width),
            2 => Bv::max_signed(width),
            _ => Bv::one(width).shl_by((self.next_u64() % u64::from(width)) as u32),
        };
        edge.add(&near)
    }
}

impl InputSource for RandomInputs {
    fn next(&mut self, request: &InputRequest) -> Option<Bv> {
        let width = request.width;
        Some(match (request.ty, self.next_u64() % 8) {
            // Any address is nearly always a wild one.
            (Ty::Ptr, 0..=5) => Bv::zero(width),
            (_, 0) => self.boundary(width),
            (_, 1..=3) => Bv::from_u64(width, self.next_u64() % 17),
            (_, 4) => Bv::from_i128(width, -i128::from(self.next_u64() % 17)),
            (_, 5) => Bv::from_u64(width, self.next_u64() % 1024),
            (_, _) => self.uniform(width),
        })
    }
}
