//! Random files, locations, types, globals, signatures, ledger.

use super::Rng;
use crate::ir::{
    Approximation, ApproximationKind, Field, FuncId, Function, Global, GlobalId, Init, Loc, LocId, Origin,
    Program, Reloc, RelocTarget, Signature, SrcType, Ty, TypeId,
};
use cranelift_entity::EntityRef;

pub fn fill(program: &mut Program, rng: &mut Rng) {
    for _ in 0..rng.below(3) {
        let name = rng.name();
        program.files.push(name);
    }
    for _ in 0..rng.below(6) {
        let file = rng.below(program.files.len()) as u32;
        program.locs.push(Loc { file, line: rng.below(50) as u32, column: rng.below(50) as u32 });
    }
    let count = rng.below(6);
    for index in 0..count {
        let ty = src_type(index, count, rng);
        program.types.push(ty);
    }
    let (globals, funcs) = (rng.below(5), 1 + rng.below(4));
    for _ in 0..globals {
        let global = global(program, globals, funcs, rng);
        program.globals.push(global);
    }
    for _ in 0..funcs {
        let function = function(program, rng);
        program.funcs.push(function);
    }
    for _ in 0..rng.below(3) {
        let kinds =
            [ApproximationKind::Overapproximated, ApproximationKind::Assumed, ApproximationKind::Unsupported];
        let (kind, what, loc) = (*rng.pick(&kinds), rng.name(), loc(program, rng));
        program.ledger.push(Approximation { kind, what, loc });
    }
}

pub fn loc(program: &Program, rng: &mut Rng) -> LocId {
    LocId::new(rng.below(program.locs.len()))
}

pub fn type_ref(program: &Program, rng: &mut Rng) -> Option<TypeId> {
    let count = program.types.len();
    if count == 0 { None } else { rng.maybe(|rng| TypeId::new(rng.below(count))) }
}

/// Only pointers look forward, so that no type contains itself.
fn src_type(index: usize, count: usize, rng: &mut Rng) -> SrcType {
    let name = rng.name();
    match rng.below(if index == 0 { 6 } else { 9 }) {
        0 => SrcType::Unknown,
        1 => SrcType::Void,
        2 => SrcType::Int { name, signed: rng.chance(50), bytes: 1 << rng.below(4) },
        3 => SrcType::Float { name, bytes: 8 },
        4 => SrcType::Pointer(TypeId::new(rng.below(count))),
        5 => SrcType::Function,
        6 => SrcType::Array {
            element: TypeId::new(rng.below(index)),
            count: rng.maybe(|rng| rng.below(100) as u64),
        },
        _ => {
            let fields = (0..rng.below(4)).map(|offset| Field {
                name: rng.name(),
                ty: TypeId::new(rng.below(index)),
                offset: offset as u64 * 8,
                bits: rng.maybe(|rng| (rng.below(8) as u32, rng.below(30) as u32)),
            });
            let fields = fields.collect();
            SrcType::Record { name, union: rng.chance(30), bytes: rng.below(100) as u64, fields }
        }
    }
}

fn global(program: &Program, globals: usize, funcs: usize, rng: &mut Rng) -> Global {
    let size = 8 * rng.below(40) as u64;
    let (size, init) = match rng.below(4) {
        0 => (rng.maybe(|_| size), Init::Unknown),
        _ => (Some(size), data(program.pointer_bits, size, globals, funcs, rng)),
    };
    Global {
        name: rng.name(),
        size,
        align: 1 << rng.below(5),
        init,
        constant: rng.chance(30),
        exported: rng.chance(30),
        ty: type_ref(program, rng),
        loc: loc(program, rng),
    }
}

fn data(pointer_bits: u32, size: u64, globals: usize, funcs: usize, rng: &mut Rng) -> Init {
    let length = rng.below(size as usize + 1);
    let zeros = rng.below(100);
    let mut bytes: Vec<u8> =
        (0..length).map(|_| if rng.chance(zeros) { 0 } else { rng.next() as u8 }).collect();
    if rng.chance(30) {
        let (start, run) = (rng.below(length + 1), rng.below(40));
        bytes.iter_mut().skip(start).take(run).for_each(|byte| *byte = 0);
    }
    let (mut relocs, width) = (Vec::new(), u64::from(pointer_bits / 8));
    for slot in 0..size / 8 {
        if rng.chance(10) {
            let offset = slot * 8;
            bytes.iter_mut().skip(offset as usize).take(width as usize).for_each(|byte| *byte = 0);
            let target = match rng.chance(50) {
                true => RelocTarget::Global(GlobalId::new(rng.below(globals))),
                false => RelocTarget::Func(FuncId::new(rng.below(funcs))),
            };
            relocs.push(Reloc { offset, target, addend: *rng.pick(&[0, 1, -1, i64::MIN, i64::MAX]) });
        }
    }
    Init::Data { bytes, relocs }
}

fn function(program: &Program, rng: &mut Rng) -> Function {
    Function {
        name: rng.name(),
        signature: signature(rng),
        origin: if rng.chance(30) { Origin::Model } else { Origin::User },
        exported: rng.chance(50),
        body: None,
        loc: loc(program, rng),
    }
}

pub fn signature(rng: &mut Rng) -> Signature {
    let (mut params, variadic) = (rng.types(4), rng.chance(20));
    if variadic {
        params.push(Ty::Ptr);
    }
    Signature { params, results: rng.types(2), variadic }
}
