//! Random straight-line programs, run on bytes with provenance: every pointer that a run sees is in the answer.

use super::{Indices, ObjectId, ObjectKind, PointsTo};
use crate::ir::{
    BlockId, Body, CastOp, Function, Global, GlobalId, Init, Inst, LocId, Origin, Program, Signature,
};
use crate::ir::{Terminator, Ty, Value, ValueDef};
use proptest::prelude::*;

const SIZE: u64 = 48;
const GLOBALS: u32 = 3;

#[derive(Clone, Debug)]
enum Op {
    Gep { base: usize, by: i64 },
    GepInput { base: usize, index: i32, stride: u64 },
    StorePtr { to: usize, value: usize },
    StoreInt { to: usize, wide: bool, zero: bool },
    LoadPtr { from: usize },
    Copy { to: usize, from: usize, len: u64, known: bool },
    Fill { to: usize, len: u64, zero: bool, known: bool },
}

/// Objects are numbered: the globals, then a local variable.
type Ptr = Option<(u32, u64)>;

#[derive(Clone, Copy, PartialEq, Debug)]
enum Byte {
    Uninit,
    Int(u8),
    /// The k-th byte of a pointer.
    Part(u32, u64, u32),
}

#[derive(Debug, PartialEq)]
enum Seen {
    Known(Ptr),
    /// An integer is in it: anything that escaped, or garbage.
    Unknown,
    Garbage,
}

struct Run {
    body: Body,
    block: BlockId,
    memory: Vec<Vec<Byte>>,
    /// Pointers so far with what the run has in them; None once it is not followed.
    pointers: Vec<(Value, Option<Ptr>)>,
    expected: Vec<(Value, Seen)>,
}

impl Run {
    fn push(&mut self, inst: Inst, ty: Ty) -> Value {
        self.body.push1(self.block, inst, ty, LocId::UNKNOWN)
    }

    fn run(&mut self, inst: Inst) {
        self.body.push(self.block, inst, &[], LocId::UNKNOWN);
    }

    fn input(&mut self, width: u32) -> Value {
        self.push(Inst::Input { name: "x".to_string() }, Ty::Int(width))
    }

    fn size(&mut self, len: u64, known: bool) -> Value {
        if known { self.body.int(64, u128::from(len)) } else { self.input(64) }
    }

    fn pointer(&self, i: usize) -> (Value, Option<Ptr>) {
        self.pointers[i % self.pointers.len()]
    }

    fn new_pointer(&mut self, value: Value, ptr: Option<Ptr>) {
        self.pointers.push((value, ptr));
        if let Some(ptr) = ptr {
            self.expected.push((value, Seen::Known(ptr)));
        }
    }

    /// The place of an access; None ends the run, by a fault or since the pointer is not followed.
    fn place(&self, ptr: Option<Ptr>, len: u64) -> Option<(usize, usize)> {
        let (object, offset) = ptr??;
        (offset <= SIZE && len <= SIZE - offset).then_some((object as usize, offset as usize))
    }

    /// False when the run ends.
    fn step(&mut self, op: &Op) -> bool {
        match *op {
            Op::Gep { base, by } => {
                let (base, ptr) = self.pointer(base);
                let index = self.body.int(64, by as u64 as u128);
                let value = self.push(Inst::Gep { base, index, stride: 1, count: None }, Ty::Ptr);
                self.new_pointer(value, moved(ptr, by));
            }
            Op::GepInput { base, index, stride } => {
                let (base, ptr) = self.pointer(base);
                let narrow = self.input(32);
                let wide = self.push(Inst::Cast { op: CastOp::SExt, a: narrow }, Ty::Int(64));
                let value = self.push(Inst::Gep { base, index: wide, stride, count: None }, Ty::Ptr);
                self.new_pointer(value, moved(ptr, i64::from(index) * stride as i64));
            }
            Op::StorePtr { to, value } => {
                let ((to, place), (value, stored)) = (self.pointer(to), self.pointer(value));
                self.run(Inst::Store { ptr: to, value, volatile: false });
                let (Some((object, at)), Some(stored)) = (self.place(place, 8), stored) else { return false };
                for k in 0..8 {
                    self.memory[object][at + k] = match stored {
                        None => Byte::Int(0),
                        Some((target, offset)) => Byte::Part(target, offset, k as u32),
                    };
                }
            }
            Op::StoreInt { to, wide, zero } => {
                let (to, place) = self.pointer(to);
                let width = if wide { 64 } else { 32 };
                let value = if zero { self.body.int(width, 0) } else { self.input(width) };
                self.run(Inst::Store { ptr: to, value, volatile: false });
                let len = u64::from(width / 8);
                let Some((object, at)) = self.place(place, len) else { return false };
                self.memory[object][at..at + len as usize].fill(Byte::Int(if zero { 0 } else { 0xa5 }));
            }
            Op::LoadPtr { from } => {
                let (from, place) = self.pointer(from);
                let value = self.push(Inst::Load { ptr: from, volatile: false }, Ty::Ptr);
                let Some((object, at)) = self.place(place, 8) else { return false };
                match assemble(&self.memory[object][at..at + 8]) {
                    Seen::Known(ptr) => self.new_pointer(value, Some(ptr)),
                    seen => {
                        self.expected.push((value, seen));
                        self.new_pointer(value, None);
                    }
                }
            }
            Op::Copy { to, from, len, known } => {
                let ((dst, to), (src, from)) = (self.pointer(to), self.pointer(from));
                let size = self.size(len, known);
                self.run(Inst::Copy { dst, src, len: size, overlap: true });
                let (Some((d, da)), Some((s, sa))) = (self.place(to, len), self.place(from, len)) else {
                    return false;
                };
                let bytes = self.memory[s][sa..sa + len as usize].to_vec();
                self.memory[d][da..da + len as usize].copy_from_slice(&bytes);
            }
            Op::Fill { to, len, zero, known } => {
                let (ptr, place) = self.pointer(to);
                let byte = self.body.int(8, if zero { 0 } else { 7 });
                let size = self.size(len, known);
                self.run(Inst::Fill { ptr, byte, len: size });
                let Some((object, at)) = self.place(place, len) else { return false };
                self.memory[object][at..at + len as usize].fill(Byte::Int(if zero { 0 } else { 7 }));
            }
        }
        true
    }
}

fn moved(ptr: Option<Ptr>, by: i64) -> Option<Ptr> {
    ptr.map(|ptr| ptr.map(|(object, offset)| (object, offset.wrapping_add(by as u64))))
}

/// A pointer needs all bytes of one object; zeros are NULL; other numbers are an address.
fn assemble(bytes: &[Byte]) -> Seen {
    if bytes.iter().all(|b| *b == Byte::Int(0)) {
        return Seen::Known(None);
    }
    if let Byte::Part(object, ..) = bytes[0]
        && bytes.iter().all(|b| matches!(b, Byte::Part(o, ..) if *o == object))
    {
        let part = |(i, b): (usize, &Byte)| match b {
            Byte::Part(_, offset, k) => ((offset >> (8 * k)) & 0xff) << (8 * i),
            Byte::Uninit | Byte::Int(_) => 0,
        };
        return Seen::Known(Some((object, bytes.iter().enumerate().map(part).sum())));
    }
    let number = bytes.iter().any(|b| matches!(b, Byte::Int(n) if *n != 0));
    if number && !bytes.contains(&Byte::Uninit) { Seen::Unknown } else { Seen::Garbage }
}

fn start() -> (Program, Run) {
    let mut program = Program::new(64);
    for i in 0..GLOBALS {
        program.globals.push(Global {
            name: format!("g{i}"),
            size: Some(SIZE),
            align: 8,
            init: Init::Data { bytes: vec![], relocs: vec![] },
            constant: false,
            exported: false,
            ty: None,
            loc: LocId::UNKNOWN,
        });
    }
    let body = Body::new(LocId::UNKNOWN);
    let block = body.entry;
    let mut memory = vec![vec![Byte::Int(0); SIZE as usize]; GLOBALS as usize];
    memory.push(vec![Byte::Uninit; SIZE as usize]);
    let mut run = Run { body, block, memory, pointers: vec![], expected: vec![] };
    for i in 0..GLOBALS {
        let value = run.body.constant(Ty::Ptr, ValueDef::Global(GlobalId::from_u32(i)));
        run.new_pointer(value, Some(Some((i, 0))));
    }
    let bytes = run.body.int(64, u128::from(SIZE));
    let local = run.push(Inst::Alloca { bytes, align: 8, var: None }, Ty::Ptr);
    run.new_pointer(local, Some(Some((GLOBALS, 0))));
    (program, run)
}

fn ops() -> impl Strategy<Value = Vec<Op>> {
    let at = || 0usize..40;
    let by = prop_oneof![6 => (-2i64..6).prop_map(|k| k * 8), 2 => (-3i64..12).prop_map(|k| k * 4), 1 => -9i64..50];
    let stride = prop_oneof![Just(4u64), Just(8), Just(12), Just(16), Just(24)];
    let len = prop_oneof![4 => (1u64..6).prop_map(|k| k * 8), 2 => 0u64..48];
    let op = prop_oneof![
        4 => (at(), by).prop_map(|(base, by)| Op::Gep { base, by }),
        2 => (at(), -2i32..6, stride).prop_map(|(base, index, stride)| Op::GepInput { base, index, stride }),
        5 => (at(), at()).prop_map(|(to, value)| Op::StorePtr { to, value }),
        1 => (at(), any::<bool>(), any::<bool>()).prop_map(|(to, wide, zero)| Op::StoreInt { to, wide, zero }),
        6 => at().prop_map(|from| Op::LoadPtr { from }),
        2 => (at(), at(), len.clone(), any::<bool>()).prop_map(|(to, from, len, known)| Op::Copy { to, from, len, known }),
        1 => (at(), len, any::<bool>(), any::<bool>()).prop_map(|(to, len, zero, known)| Op::Fill { to, len, zero, known }),
    ];
    prop::collection::vec(op, 1..60)
}

fn object(pts: &PointsTo, number: u32) -> Option<ObjectId> {
    match number {
        GLOBALS => pts.objects().iter().find(|(_, o)| o.kind.is_stack()).map(|(id, _)| id),
        _ => pts.object(ObjectKind::Global(GlobalId::from_u32(number))),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]
    #[test]
    fn runs_see_only_known_targets(ops in ops()) {
        let (mut program, mut run) = start();
        // The faulting instruction is the last of the program: what follows never runs.
        for op in &ops {
            if !run.step(op) {
                break;
            }
        }
        run.body.blocks[run.block].terminator = Terminator::Return(vec![]);
        let Run { body, expected, .. } = run;
        let main = program.funcs.push(Function {
            name: "main".to_string(),
            signature: Signature::default(),
            origin: Origin::User,
            exported: true,
            body: Some(body),
            loc: LocId::UNKNOWN,
        });
        let pts = PointsTo::new(&program, &[main], Indices::Checked);
        for (value, seen) in expected {
            let targets = pts.pointer(main, value);
            let fine = match seen {
                Seen::Known(None) => targets.null,
                Seen::Known(Some((number, offset))) => pts.covers(main, value, object(&pts, number), offset),
                Seen::Unknown => targets.unknown,
                Seen::Garbage => targets.garbage || targets.unknown,
            };
            prop_assert!(fine, "{value}: {seen:?} is not in {targets:?}");
        }
    }
}
