//! Everything outside of bodies.

use super::{Fault, Report};
use crate::ir::{Global, Init, Loc, LocId, Program, Reloc, RelocTarget, Signature, SrcType, Ty, TypeId};
use cranelift_entity::SecondaryMap;

pub fn check(program: &Program, report: &mut Report) {
    report.table("program".to_string());
    report.check(matches!(program.pointer_bits, 32 | 64), || Fault::PointerBits(program.pointer_bits));
    let unknown = Loc { file: 0, line: 0, column: 0 };
    let first = program.files.first().is_some_and(String::is_empty);
    report.check(first && program.locs.get(LocId::UNKNOWN) == Some(&unknown), || Fault::NoUnknown);
    for loc in program.locs.values() {
        report.check((loc.file as usize) < program.files.len(), || Fault::NoFile(loc.file));
    }
    types(program, report);
    for global in program.globals.values() {
        report.table(format!("global {}", global.name));
        check_global(program, global, report);
    }
    for function in program.funcs.values() {
        report.table(format!("function {}", function.name));
        check_loc(program, function.loc, report);
        signature(&function.signature, report);
    }
    report.table("ledger".to_string());
    program.ledger.iter().for_each(|line| check_loc(program, line.loc, report));
}

pub fn check_loc(program: &Program, loc: LocId, report: &mut Report) {
    report.check(program.locs.is_valid(loc), || Fault::NoLoc(loc));
}

pub fn check_type(program: &Program, ty: Option<TypeId>, report: &mut Report) {
    if let Some(ty) = ty {
        report.check(program.types.is_valid(ty), || Fault::NoType(ty));
    }
}

pub fn signature(signature: &Signature, report: &mut Report) {
    for ty in signature.params.iter().chain(&signature.results) {
        match *ty {
            Ty::Int(width) => {
                report.check((1..=Ty::MAX_WIDTH).contains(&width), || Fault::SignatureWidth(width));
            }
            Ty::Ptr => {}
        }
    }
    let area = signature.params.last() == Some(&Ty::Ptr);
    report.check(!signature.variadic || area, || Fault::Variadic);
}

fn types(program: &Program, report: &mut Report) {
    for (id, ty) in &program.types {
        report.table(format!("source type {id}"));
        mentioned(ty).into_iter().for_each(|part| check_type(program, Some(part), report));
    }
    for (id, _) in cyclic(program) {
        report.table(format!("source type {id}"));
        report.push(Fault::CyclicType(id));
    }
}

/// The types that a type names.
fn mentioned(ty: &SrcType) -> Vec<TypeId> {
    match ty {
        SrcType::Unknown | SrcType::Void | SrcType::Function => vec![],
        SrcType::Int { .. } | SrcType::Float { .. } => vec![],
        SrcType::Pointer(to) => vec![*to],
        SrcType::Array { element, .. } => vec![*element],
        SrcType::Record { fields, .. } => fields.iter().map(|field| field.ty).collect(),
    }
}

/// Types that contain themselves by value, with a type that closes the circle. Consumers walk down types by recursion.
fn cyclic(program: &Program) -> Vec<(TypeId, TypeId)> {
    #[derive(Clone, Copy, PartialEq)]
    enum State {
        New,
        Open,
        Done,
    }
    let mut state = SecondaryMap::with_default(State::New);
    let mut found = Vec::new();
    for root in program.types.keys() {
        if state[root] != State::New {
            continue;
        }
        state[root] = State::Open;
        let mut stack = vec![(root, contained(program, root))];
        while let Some((ty, rest)) = stack.last_mut() {
            let ty = *ty;
            match rest.pop() {
                None => {
                    state[ty] = State::Done;
                    stack.pop();
                }
                Some(part) if state[part] == State::New => {
                    state[part] = State::Open;
                    stack.push((part, contained(program, part)));
                }
                Some(part) if state[part] == State::Open => found.push((part, ty)),
                Some(_) => {}
            }
        }
    }
    found
}

fn contained(program: &Program, ty: TypeId) -> Vec<TypeId> {
    match program.types.get(ty) {
        None | Some(SrcType::Pointer(_)) => vec![],
        Some(other) => mentioned(other).into_iter().filter(|&part| program.types.is_valid(part)).collect(),
    }
}

fn check_global(program: &Program, global: &Global, report: &mut Report) {
    check_loc(program, global.loc, report);
    check_type(program, global.ty, report);
    report.check(global.align.is_power_of_two(), || Fault::Alignment(global.align));
    let Init::Data { bytes, relocs } = &global.init else { return };
    let Some(size) = global.size else { return report.push(Fault::NoSize) };
    report.check(bytes.len() as u64 <= size, || Fault::LongData { bytes: bytes.len(), size });
    let width = u64::from(program.pointer_bits / 8);
    for reloc in relocs {
        let inside = reloc.offset.checked_add(width).is_some_and(|end| end <= size);
        report.check(inside, || Fault::RelocOutside(reloc.offset));
        target(program, reloc, report);
        let zero = bytes.iter().skip(reloc.offset as usize).take(width as usize).all(|&byte| byte == 0);
        report.check(zero, || Fault::RelocBytes(reloc.offset));
    }
    overlaps(relocs, width, report);
}

fn target(program: &Program, reloc: &Reloc, report: &mut Report) {
    match reloc.target {
        RelocTarget::Global(id) => report.check(program.globals.is_valid(id), || Fault::NoGlobal(id)),
        RelocTarget::Func(id) => report.check(program.funcs.is_valid(id), || Fault::NoFunc(id)),
    }
}

fn overlaps(relocs: &[Reloc], width: u64, report: &mut Report) {
    let mut offsets: Vec<u64> = relocs.iter().map(|reloc| reloc.offset).collect();
    offsets.sort_unstable();
    for pair in offsets.windows(2) {
        report.check(pair[1] - pair[0] >= width, || Fault::RelocOverlap(pair[0], pair[1]));
    }
}
