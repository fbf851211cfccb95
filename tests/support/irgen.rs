//! Random loop-free programs of the IR. Accesses mostly stay inside their objects, memory is filled before it is read,
//! and no number that is looked at depends on an address, so that the interpreter's run is the only right one.

use super::rng::Rng;
use unloop::ir::{
    BinOp, BlockId, Body, Callee, CastOp, CmpOp, Edge, FuncId, Function, Global, GlobalId, Init, Inst, LocId,
    Origin, OverflowOp, Program, Property, Reloc, RelocTarget, Signature, Terminator, Ty, Value, ValueDef,
};
use unloop::term::bv::Bv;
use unloop::term::op::{FpFormat, FpOp};

const LOC: LocId = LocId::UNKNOWN;
/// Every object that pointers lead to has at least so many bytes behind the pointer.
const ROOM: u64 = 16;
/// The name of inputs that are compared with a computed value.
pub const EXPECTED: &str = "expected";

/// A pointer and how many bytes it certainly has before it.
#[derive(Clone, Copy)]
struct Place {
    value: Value,
    room: u64,
    heap: bool,
}

pub fn program(seed: u64) -> Program {
    let mut rng = Rng::new(seed);
    let mut program = Program::new(if rng.chance(85) { 64 } else { 32 });
    let globals = 2 + rng.below(2);
    let helpers = rng.below(3);
    for i in 0..helpers {
        program.funcs.push(declare(&mut rng, i));
    }
    let main = Function {
        name: "main".into(),
        signature: Signature::default(),
        origin: Origin::User,
        exported: true,
        body: None,
        loc: LOC,
    };
    program.funcs.push(main);
    for i in 0..globals {
        let global = global(&mut rng, program.pointer_bits, i, globals, helpers);
        program.globals.push(global);
    }
    for id in program.funcs.keys().collect::<Vec<_>>() {
        let body = body(&mut rng, &program, id);
        program.funcs[id].body = Some(body);
    }
    program
}

fn declare(rng: &mut Rng, number: usize) -> Function {
    let params = (0..rng.below(3)).map(|_| if rng.chance(30) { Ty::Ptr } else { Ty::Int(width(rng)) });
    let params: Vec<Ty> = params.collect();
    let results = (0..rng.below(3)).map(|_| Ty::Int(width(rng))).collect();
    Function {
        name: format!("f{number}"),
        signature: Signature { params, results, variadic: false },
        origin: Origin::User,
        exported: true,
        body: None,
        loc: LOC,
    }
}

fn global(rng: &mut Rng, pointer_bits: u32, number: usize, globals: usize, helpers: usize) -> Global {
    let size = ROOM + 8 * rng.below(4) as u64;
    let filled = rng.below(size as usize + 1);
    let mut bytes: Vec<u8> = (0..filled).map(|_| if rng.chance(25) { 0 } else { rng.next() as u8 }).collect();
    let mut relocs = vec![];
    // The first global holds pointers, if any does: nobody looks at its bytes as numbers.
    if number == 0 {
        let step = u64::from(pointer_bits / 8);
        bytes.clear();
        for slot in 0..size / step {
            let target = match helpers {
                1.. if rng.chance(10) => RelocTarget::Func(FuncId::from_u32(rng.below(helpers) as u32)),
                _ => RelocTarget::Global(GlobalId::from_u32(1 + rng.below(globals - 1) as u32)),
            };
            relocs.push(Reloc { offset: slot * step, target, addend: 0 });
        }
    }
    Global {
        name: format!("g{number}"),
        size: Some(size),
        align: 1 << rng.below(5),
        init: Init::Data { bytes, relocs },
        constant: number != 0 && rng.chance(20),
        exported: true,
        ty: None,
        loc: LOC,
    }
}

fn width(rng: &mut Rng) -> u32 {
    match rng.below(10) {
        0 => 1 + rng.below(128) as u32,
        _ => *rng.pick(&[1, 8, 8, 16, 32, 32, 32, 33, 64, 64, 128]),
    }
}

fn body(rng: &mut Rng, program: &Program, id: FuncId) -> Body {
    let mut body = Body::new(LOC);
    let entry = body.entry;
    let mut g =
        Gen { rng, program, id, at: entry, ints: vec![], places: vec![], slots: vec![], body: &mut body };
    for &ty in &program.funcs[id].signature.params {
        let value = g.body.add_param(entry, ty);
        match ty {
            Ty::Int(_) => g.ints.push(value),
            Ty::Ptr => g.places.push(Place { value, room: ROOM, heap: false }),
        }
    }
    g.start();
    let count = if program.funcs[id].name == "main" { 12 } else { 4 };
    g.statements(count, 2);
    g.observe();
    g.observe();
    let types = program.funcs[id].signature.results.clone();
    let results = types.iter().map(|ty| g.int(ty.bits(64))).collect();
    let at = g.at;
    body.blocks[at].terminator = Terminator::Return(results);
    body
}

struct Gen<'a> {
    rng: &'a mut Rng,
    program: &'a Program,
    id: FuncId,
    at: BlockId,
    /// Values in scope.
    ints: Vec<Value>,
    places: Vec<Place>,
    /// Objects that hold pointers with room, and nothing else.
    slots: Vec<Value>,
    body: &'a mut Body,
}

impl Gen<'_> {
    fn bits(&self) -> u32 {
        self.program.pointer_bits
    }

    fn push(&mut self, inst: Inst, ty: Ty) -> Value {
        self.body.push1(self.at, inst, ty, LOC)
    }

    fn effect(&mut self, inst: Inst) {
        self.body.push(self.at, inst, &[], LOC);
    }

    fn number(&mut self, width: u32) -> Value {
        let bits = u128::from(self.rng.next()) << 64 | u128::from(self.rng.next());
        let value = match self.rng.below(6) {
            0 => bits,
            1 => 1 << self.rng.below(128),
            2 => u128::MAX - u128::from(self.rng.next() % 3),
            _ => u128::from(self.rng.next() % 20),
        };
        self.body
            .constant(Ty::Int(width), ValueDef::Const(Bv::new(width.min(128), value).zext_or_trunc(width)))
    }

    fn size(&mut self, value: u64) -> Value {
        let bits = self.bits();
        self.body.int(bits, u128::from(value))
    }

    /// Some integer of this width that is in scope, made to fit if need be.
    fn int(&mut self, width: u32) -> Value {
        let fitting: Vec<Value> =
            self.ints.iter().copied().filter(|&v| self.body.ty(v) == Ty::Int(width)).collect();
        match self.rng.below(10) {
            0 => self.number(width),
            1..=7 if !fitting.is_empty() => *self.rng.pick(&fitting),
            8 if !self.ints.is_empty() => {
                let any = *self.rng.pick(&self.ints);
                let from = self.body.ty(any).bits(64);
                if from == width {
                    return any;
                }
                let op = match from < width {
                    true => *self.rng.pick(&[CastOp::ZExt, CastOp::SExt]),
                    false => CastOp::Trunc,
                };
                self.push(Inst::Cast { op, a: any }, Ty::Int(width))
            }
            _ => {
                let value = self.push(Inst::Input { name: "in".into() }, Ty::Int(width));
                self.ints.push(value);
                value
            }
        }
    }

    fn start(&mut self) {
        let globals: Vec<GlobalId> = self.program.globals.keys().collect();
        for id in globals {
            let global = &self.program.globals[id];
            let (constant, size) = (global.constant, global.size.unwrap_or(0));
            let value = self.body.constant(Ty::Ptr, ValueDef::Global(id));
            if id.as_u32() == 0 {
                self.slots.push(value);
            } else if !constant || self.rng.chance(20) {
                self.places.push(Place { value, room: size, heap: false });
            }
        }
        let id = self.rng.chance(70).then(|| self.object());
        if id.is_none() || self.places.is_empty() {
            self.object();
        }
    }

    /// A stack or heap object with all its bytes set.
    fn object(&mut self) {
        let room = ROOM + self.rng.below(20) as u64;
        let mut bytes = self.size(room);
        if self.rng.chance(25) {
            let bits = self.bits();
            let more = self.int(bits);
            let mask = self.size(15);
            let more =
                self.push(Inst::Binary { op: BinOp::And, a: more, b: mask, nsw: false }, Ty::Int(bits));
            bytes = self.push(Inst::Binary { op: BinOp::Add, a: more, b: bytes, nsw: false }, Ty::Int(bits));
        }
        let heap = self.rng.chance(40);
        let inst = match heap {
            true => Inst::Alloc { bytes },
            false => Inst::Alloca { bytes, align: 1 << self.rng.below(5), var: None },
        };
        let value = self.push(inst, Ty::Ptr);
        let byte = self.int(8);
        self.effect(Inst::Fill { ptr: value, byte, len: bytes });
        self.places.push(Place { value, room, heap });
    }

    fn statements(&mut self, count: usize, depth: usize) {
        for _ in 0..1 + self.rng.below(count) {
            match self.rng.below(100) {
                0..=29 => self.arithmetic(),
                30..=39 => self.observe(),
                40..=69 => self.memory(),
                70..=74 => self.pointers(),
                75..=78 => self.questions(),
                79..=80 => self.float(),
                81..=86 => self.call(),
                87..=88 => self.check(),
                89 => self.lifetime(),
                _ if depth > 0 => self.branch(depth - 1),
                _ => self.arithmetic(),
            }
        }
    }

    fn arithmetic(&mut self) {
        use BinOp::*;
        let mut w = width(self.rng);
        let value = match self.rng.below(10) {
            0..=4 => {
                let op =
                    *self.rng.pick(&[Add, Sub, Mul, UDiv, SDiv, URem, SRem, Shl, LShr, AShr, And, Or, Xor]);
                let costly = matches!(op, Mul | UDiv | SDiv | URem | SRem);
                if costly && w > 33 && !self.rng.chance(4) {
                    w = *self.rng.pick(&[1, 7, 8, 16, 32, 33]);
                }
                let (a, mut b) = (self.int(w), self.int(w));
                if matches!(op, Shl | LShr | AShr) && self.rng.chance(60) {
                    b = self.body.int(w, u128::from(self.rng.next() % u64::from(w + 1)));
                }
                let nsw = matches!(op, Add | Sub | Mul | Shl) && self.rng.chance(50);
                self.push(Inst::Binary { op, a, b, nsw }, Ty::Int(w))
            }
            5..=6 => {
                let op =
                    *self.rng.pick(&[CmpOp::Eq, CmpOp::Ne, CmpOp::Ult, CmpOp::Ule, CmpOp::Slt, CmpOp::Sle]);
                let (a, b) = (self.int(w), self.int(w));
                self.push(Inst::Cmp { op, a, b }, Ty::BOOL)
            }
            7 => {
                use OverflowOp::*;
                let op = *self.rng.pick(&[SAdd, UAdd, SSub, USub, SMul, UMul]);
                if matches!(op, SMul | UMul) && w > 33 && !self.rng.chance(4) {
                    w = 16;
                }
                let (a, b) = (self.int(w), self.int(w));
                self.push(Inst::Overflow { op, a, b }, Ty::BOOL)
            }
            8 => {
                let (cond, then, els) = (self.int(1), self.int(w), self.int(w));
                self.push(Inst::Select { cond, then, els }, Ty::Int(w))
            }
            _ => {
                let to = width(self.rng);
                match to == w {
                    true => self.int(w),
                    false => {
                        let a = self.int(w);
                        let op = if to < w {
                            CastOp::Trunc
                        } else {
                            *self.rng.pick(&[CastOp::ZExt, CastOp::SExt])
                        };
                        self.push(Inst::Cast { op, a }, Ty::Int(to))
                    }
                }
            }
        };
        self.ints.push(value);
    }

    fn float(&mut self) {
        use FpOp::*;
        let (format, w) = if self.rng.chance(85) { (FpFormat::F32, 32) } else { (FpFormat::F64, 64) };
        let (op, count, result) = match self.rng.below(9) {
            0 => (Add, 2, w),
            1 => (Sub, 2, w),
            2 => (Mul, 2, w),
            3 => (Lt, 2, 1),
            4 => (Le, 2, 1),
            5 => (Unordered, 2, 1),
            6 => (Floor, 1, w),
            7 => (ToSInt, 1, 32),
            _ => (FromSInt, 1, w),
        };
        let args = (0..count).map(|_| self.int(if op == FromSInt { 32 } else { w })).collect();
        let value = self.push(Inst::Fp { op, format, args }, Ty::Int(result));
        self.ints.push(value);
    }

    /// Compares a value with an input that will often be equal to it; either way the run goes on.
    fn observe(&mut self) {
        let Some(&value) = self.ints.get(self.rng.below(self.ints.len())) else { return };
        let ty = self.body.ty(value);
        let wanted = self.push(Inst::Input { name: EXPECTED.into() }, ty);
        let cond = self.push(Inst::Cmp { op: CmpOp::Eq, a: value, b: wanted }, Ty::BOOL);
        let message = format!("{value} as expected");
        self.effect(Inst::Check { cond, property: Property::Shift, message });
    }

    fn check(&mut self) {
        let cond = self.int(1);
        match self.rng.below(4) {
            0 => self.effect(Inst::Assume { cond }),
            _ => {
                let property = *self.rng.pick(&[Property::Assert, Property::Deref, Property::Overflow]);
                self.effect(Inst::Check { cond, property, message: "check".into() });
            }
        }
    }

    fn place(&mut self) -> Place {
        if self.places.is_empty() {
            self.object();
        }
        *self.rng.pick(&self.places)
    }

    /// A pointer with room for so many bytes, mostly.
    fn inside(&mut self, bytes: u64) -> Value {
        let place = self.place();
        let room = place.room.saturating_sub(bytes);
        let bits = self.bits();
        if self.rng.chance(2) {
            let index = self.int(bits);
            return self.push(Inst::Gep { base: place.value, index, stride: 1, count: None }, Ty::Ptr);
        }
        match self.rng.below(6) {
            0 => place.value,
            1..=2 => {
                let at = self.rng.next() % (room + 1);
                let index = self.size(at);
                self.push(Inst::Gep { base: place.value, index, stride: 1, count: None }, Ty::Ptr)
            }
            _ => {
                let stride = *self.rng.pick(&[1, 1, 2, 4, 8, bytes.max(1), 3]);
                // The largest mask whose every index stays inside.
                let mut limit = room / stride + 1;
                limit = 1 << limit.ilog2();
                let (a, b) = (self.int(bits), self.size(limit - 1));
                let index = self.push(Inst::Binary { op: BinOp::And, a, b, nsw: false }, Ty::Int(bits));
                let count = self.rng.chance(25).then(|| self.rng.below(limit as usize + 2) as u64);
                self.push(Inst::Gep { base: place.value, index, stride, count }, Ty::Ptr)
            }
        }
    }

    fn memory(&mut self) {
        let bytes = *self.rng.pick(&[1, 1, 2, 4, 4, 8, 8, 16, 3]);
        let bits = self.bits();
        match self.rng.below(20) {
            0..=6 => {
                let ptr = self.inside(bytes);
                let volatile = self.rng.chance(5);
                let value = self.push(Inst::Load { ptr, volatile }, Ty::Int(bytes as u32 * 8));
                self.ints.push(value);
            }
            7..=13 => {
                let (ptr, value) = (self.inside(bytes), self.int(bytes as u32 * 8));
                self.effect(Inst::Store { ptr, value, volatile: false });
            }
            14 => {
                let len = self.length(8);
                let (ptr, byte) = (self.inside(8), self.int(8));
                self.effect(Inst::Fill { ptr, byte, len });
            }
            15..=17 => {
                let len = self.length(8);
                let (dst, src) = (self.inside(8), self.inside(8));
                let overlap = self.rng.chance(70);
                self.effect(Inst::Copy { dst, src, len, overlap });
            }
            18 => {
                let ptr = self.inside(1);
                let value = self.push(Inst::NextZero { ptr }, Ty::Int(bits));
                self.ints.push(value);
            }
            _ => self.object(),
        }
    }

    /// At most so many (a power of two), with a small risk of more.
    fn length(&mut self, most: u64) -> Value {
        let bits = self.bits();
        match self.rng.below(20) {
            0 => self.int(bits),
            1..=9 => {
                let len = self.rng.next() % (most + 1);
                self.size(len)
            }
            _ => {
                let (a, b) = (self.int(bits), self.size(most - 1));
                self.push(Inst::Binary { op: BinOp::And, a, b, nsw: false }, Ty::Int(bits))
            }
        }
    }

    /// Makes, stores, loads, converts pointers.
    fn pointers(&mut self) {
        let bits = self.bits();
        let word = u64::from(bits / 8);
        match self.rng.below(8) {
            0 => {
                let (a, b) = (self.place(), self.place());
                let cond = self.int(1);
                let value = self.push(Inst::Select { cond, then: a.value, els: b.value }, Ty::Ptr);
                self.places.push(Place { value, room: a.room.min(b.room), heap: a.heap && b.heap });
            }
            1 => {
                // A table of pointers on the stack.
                let bytes = self.size(2 * word);
                let table = self.push(Inst::Alloca { bytes, align: word, var: None }, Ty::Ptr);
                for k in 0..2 {
                    let index = self.size(k);
                    let ptr = self.push(Inst::Gep { base: table, index, stride: word, count: None }, Ty::Ptr);
                    let value = self.place().value;
                    self.effect(Inst::Store { ptr, value, volatile: false });
                }
                self.slots.push(table);
            }
            2..=3 => {
                let ptr = self.slot();
                let value = self.place().value;
                self.effect(Inst::Store { ptr, value, volatile: false });
            }
            4..=5 => {
                let ptr = self.slot();
                let value = self.push(Inst::Load { ptr, volatile: false }, Ty::Ptr);
                self.places.push(Place { value, room: ROOM, heap: true });
            }
            6 => {
                let place = self.place();
                let mut a = self.push(Inst::Cast { op: CastOp::PtrToInt, a: place.value }, Ty::Int(bits));
                let moved = self.rng.next() % 8;
                if self.rng.chance(50) && place.room >= ROOM + moved {
                    let b = self.size(moved);
                    a = self.push(Inst::Binary { op: BinOp::Add, a, b, nsw: false }, Ty::Int(bits));
                    let value = self.push(Inst::Cast { op: CastOp::IntToPtr, a }, Ty::Ptr);
                    self.places.push(Place { value, room: place.room - moved, heap: false });
                } else {
                    let value = self.push(Inst::Cast { op: CastOp::IntToPtr, a }, Ty::Ptr);
                    self.places.push(Place { value, ..place });
                }
            }
            _ => {
                // Copies of pointers, word by word.
                let (dst, src) = (self.slot(), self.slot());
                let len = self.size(word);
                self.effect(Inst::Copy { dst, src, len, overlap: true });
            }
        }
    }

    /// The address of a stored pointer: the first two of each table, with a constant or a computed index.
    fn slot(&mut self) -> Value {
        let bits = self.bits();
        let base = *self.rng.pick(&self.slots);
        let index = match self.rng.chance(50) {
            true => {
                let index = self.rng.next() % 2;
                self.size(index)
            }
            false => {
                let a = self.int(1);
                self.push(Inst::Cast { op: CastOp::ZExt, a }, Ty::Int(bits))
            }
        };
        self.push(Inst::Gep { base, index, stride: u64::from(bits / 8), count: None }, Ty::Ptr)
    }

    fn questions(&mut self) {
        let bits = self.bits();
        let (p, q) = (self.place().value, self.inside(0));
        let value = match self.rng.below(7) {
            0 => self.push(Inst::ObjectSize { ptr: q }, Ty::Int(bits)),
            1 => self.push(Inst::ObjectOffset { ptr: q }, Ty::Int(bits)),
            2 => self.push(Inst::Alive { ptr: p }, Ty::BOOL),
            3 if self.rng.chance(50) => self.push(Inst::IsHeap { ptr: p }, Ty::BOOL),
            3 => {
                // Some bytes, or a text and what is behind it.
                let (few, behind) = (self.rng.below(12) as u64, self.rng.below(3) as u64);
                let mut len = self.size(few);
                if self.rng.chance(60) {
                    let from = if self.rng.chance(70) { q } else { p };
                    let next = self.push(Inst::NextZero { ptr: from }, Ty::Int(bits));
                    let more = self.size(behind);
                    len = self
                        .push(Inst::Binary { op: BinOp::Add, a: next, b: more, nsw: false }, Ty::Int(bits));
                }
                self.push(Inst::Readable { ptr: q, len }, Ty::BOOL)
            }
            4 => {
                let op = *self.rng.pick(&[CmpOp::Eq, CmpOp::Ne]);
                self.push(Inst::Cmp { op, a: p, b: q }, Ty::BOOL)
            }
            5 => {
                let null = self.body.constant(Ty::Ptr, ValueDef::Null);
                self.push(Inst::Cmp { op: CmpOp::Eq, a: p, b: null }, Ty::BOOL)
            }
            _ => {
                // The order inside of one object.
                let place = self.place();
                let step = |g: &mut Self| {
                    let index = g.length(8);
                    g.push(Inst::Gep { base: place.value, index, stride: 1, count: None }, Ty::Ptr)
                };
                let (a, b) = (step(self), step(self));
                let op = *self.rng.pick(&[CmpOp::Ult, CmpOp::Ule, CmpOp::Eq]);
                self.push(Inst::Cmp { op, a, b }, Ty::BOOL)
            }
        };
        self.ints.push(value);
    }

    /// Objects end, mostly heap objects.
    fn lifetime(&mut self) {
        let heap: Vec<Place> = self.places.iter().copied().filter(|p| p.heap || self.rng.chance(5)).collect();
        if heap.is_empty() {
            return;
        }
        let place = *self.rng.pick(&heap);
        self.effect(Inst::Free { ptr: place.value });
        if self.rng.chance(80) {
            self.places.retain(|p| p.value != place.value);
        }
    }

    fn call(&mut self) {
        let callable: Vec<FuncId> = self.program.funcs.keys().filter(|&f| f < self.id).collect();
        if callable.is_empty() {
            return self.arithmetic();
        }
        let func = *self.rng.pick(&callable);
        let signature = self.program.funcs[func].signature.clone();
        let args = signature.params.iter().map(|&ty| match ty {
            Ty::Int(w) => self.int(w),
            Ty::Ptr => self.place().value,
        });
        let args: Vec<Value> = args.collect();
        let callee = match self.rng.chance(60) {
            true => Callee::Func(func),
            false => {
                let mut value = self.body.constant(Ty::Ptr, ValueDef::Func(func));
                if self.rng.chance(50) {
                    let other = *self.rng.pick(&callable);
                    let els = match self.rng.chance(20) {
                        true => ValueDef::Null,
                        false => ValueDef::Func(other),
                    };
                    let (cond, els) = (self.int(1), self.body.constant(Ty::Ptr, els));
                    value = self.push(Inst::Select { cond, then: value, els }, Ty::Ptr);
                }
                Callee::Ptr(value, signature.clone())
            }
        };
        let id = self.body.push(self.at, Inst::Call { callee, args }, &signature.results, LOC);
        let results = self.body.insts[id].results.clone();
        self.ints.extend(results);
    }

    /// Two or more ways that meet again, with a few values handed over.
    fn branch(&mut self, depth: usize) {
        let ways = if self.rng.chance(70) { 2 } else { 2 + self.rng.below(3) };
        let blocks: Vec<BlockId> = (0..ways).map(|_| self.body.add_block(LOC)).collect();
        let join = self.body.add_block(LOC);
        let types: Vec<u32> = (0..self.rng.below(3)).map(|_| width(self.rng)).collect();
        let pointer = self.rng.chance(20);
        let edge = |target: BlockId| Edge { target, args: vec![] };
        let terminator = if ways == 2 {
            let cond = self.int(1);
            Terminator::Branch { cond, then: edge(blocks[0]), els: edge(blocks[1]) }
        } else {
            let w = *self.rng.pick(&[8, 32, 64]);
            let value = self.int(w);
            let cases = (1..ways).map(|k| (Bv::from_u64(w, k as u64), edge(blocks[k]))).collect();
            Terminator::Switch { value, cases, default: edge(blocks[0]) }
        };
        let at = self.at;
        self.body.blocks[at].terminator = terminator;
        let (ints, places, slots) = (self.ints.len(), self.places.clone(), self.slots.len());
        let mut room = u64::MAX;
        let mut arrives = false;
        for (k, &block) in blocks.iter().enumerate() {
            self.at = block;
            self.statements(4, depth);
            let end = self.at;
            let terminator = match self.rng.below(30) {
                0 if arrives || k + 1 < ways => self.dead_end(),
                _ => {
                    arrives = true;
                    let mut args: Vec<Value> = types.iter().map(|&w| self.int(w)).collect();
                    if pointer {
                        let place = self.place();
                        room = room.min(place.room);
                        args.push(place.value);
                    }
                    Terminator::Jump(Edge { target: join, args })
                }
            };
            self.body.blocks[end].terminator = terminator;
            self.ints.truncate(ints);
            self.places.clone_from(&places);
            self.slots.truncate(slots);
        }
        self.at = join;
        for &w in &types {
            let param = self.body.add_param(join, Ty::Int(w));
            self.ints.push(param);
        }
        if pointer {
            let value = self.body.add_param(join, Ty::Ptr);
            self.places.push(Place { value, room, heap: false });
        }
    }

    fn dead_end(&mut self) -> Terminator {
        if self.rng.chance(50) {
            self.effect(Inst::Abort);
        }
        Terminator::Unreachable
    }
}
