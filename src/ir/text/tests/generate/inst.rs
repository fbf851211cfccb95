//! Random instructions.

use super::body::Draft;
use super::tables::signature;
use super::{Rng, Ty};
use crate::ir::{BinOp, Callee, CastOp, CmpOp, Inst, OpaqueKind, OverflowOp, Property};
use crate::term::op::{FpFormat, FpOp};

const FORMATS: [FpFormat; 6] =
    [FpFormat::F16, FpFormat::BF16, FpFormat::F32, FpFormat::F64, FpFormat::X87, FpFormat::F128];

/// Adds one instruction, sometimes to no block.
pub fn add(draft: &mut Draft<'_>, rng: &mut Rng) {
    let (inst, results) = match rng.below(3) {
        0 => arithmetic(draft, rng),
        1 => memory(draft, rng),
        _ => other(draft, rng),
    };
    let loc = draft.loc(rng);
    if rng.chance(3) {
        draft.body.make(inst, &results, loc);
        return;
    }
    let id = draft.body.push(draft.block, inst, &results, loc);
    draft.scope.extend(&draft.body.insts[id].results);
}

fn int(rng: &mut Rng) -> u32 {
    *rng.pick(&[1, 8, 16, 32, 64, 128, 200])
}

fn arithmetic(draft: &mut Draft<'_>, rng: &mut Rng) -> (Inst, Vec<Ty>) {
    let ty = Ty::Int(int(rng));
    let (a, b) = (draft.value(ty, rng), draft.value(ty, rng));
    match rng.below(6) {
        0 => {
            let wrapping = [BinOp::Add, BinOp::Sub, BinOp::Mul, BinOp::Shl];
            let op = *rng.pick(&wrapping);
            (Inst::Binary { op, a, b, nsw: rng.chance(50) }, vec![ty])
        }
        1 => {
            use BinOp::{AShr, And, LShr, Or, SDiv, SRem, UDiv, URem, Xor};
            let op = *rng.pick(&[UDiv, SDiv, URem, SRem, LShr, AShr, And, Or, Xor]);
            (Inst::Binary { op, a, b, nsw: false }, vec![ty])
        }
        2 => {
            use CmpOp::{Eq, Ne, Sle, Slt, Ule, Ult};
            let op = *rng.pick(&[Eq, Ne, Ult, Ule, Slt, Sle]);
            let ty = if rng.chance(50) { Ty::Ptr } else { ty };
            (Inst::Cmp { op, a: draft.value(ty, rng), b: draft.value(ty, rng) }, vec![Ty::BOOL])
        }
        3 => {
            use OverflowOp::{SAdd, SMul, SSub, UAdd, UMul, USub};
            (Inst::Overflow { op: *rng.pick(&[SAdd, SMul, SSub, UAdd, UMul, USub]), a, b }, vec![Ty::BOOL])
        }
        4 => cast(draft, rng),
        _ => fp(draft, rng),
    }
}

fn cast(draft: &mut Draft<'_>, rng: &mut Rng) -> (Inst, Vec<Ty>) {
    let (size, width) = (draft.program.size_ty(), int(rng));
    let (op, from, to) = match rng.below(5) {
        0 => (CastOp::ZExt, Ty::Int(width), Ty::Int(width + 8)),
        1 => (CastOp::SExt, Ty::Int(width), Ty::Int(width * 2)),
        2 => (CastOp::Trunc, Ty::Int(width + 1), Ty::Int(width)),
        3 => (CastOp::PtrToInt, Ty::Ptr, size),
        _ => (CastOp::IntToPtr, size, Ty::Ptr),
    };
    (Inst::Cast { op, a: draft.value(from, rng) }, vec![to])
}

fn fp(draft: &mut Draft<'_>, rng: &mut Rng) -> (Inst, Vec<Ty>) {
    let (format, other) = (*rng.pick(&FORMATS), *rng.pick(&FORMATS));
    let (pattern, int) = (Ty::Int(format.bits()), Ty::Int(int(rng)));
    let (op, args, result) = match rng.below(7) {
        0 => (*rng.pick(&[FpOp::Add, FpOp::Sub, FpOp::Mul, FpOp::Div, FpOp::Rem]), vec![pattern; 2], pattern),
        1 => (*rng.pick(&[FpOp::Eq, FpOp::Lt, FpOp::Le, FpOp::Unordered]), vec![pattern; 2], Ty::BOOL),
        2 => (FpOp::Fma, vec![pattern; 3], pattern),
        3 => (FpOp::Convert(other), vec![pattern], Ty::Int(other.bits())),
        4 => (*rng.pick(&[FpOp::ToSInt, FpOp::ToUInt]), vec![pattern], int),
        5 => (*rng.pick(&[FpOp::FromSInt, FpOp::FromUInt]), vec![int], pattern),
        _ => {
            use FpOp::{Ceil, Floor, RoundAway, RoundEven, Sqrt, Trunc};
            (*rng.pick(&[Sqrt, Floor, Ceil, Trunc, RoundEven, RoundAway]), vec![pattern], pattern)
        }
    };
    let args = args.into_iter().map(|ty| draft.value(ty, rng)).collect();
    (Inst::Fp { op, format, args }, vec![result])
}

fn memory(draft: &mut Draft<'_>, rng: &mut Rng) -> (Inst, Vec<Ty>) {
    let size = draft.program.size_ty();
    let (ptr, src) = (draft.value(Ty::Ptr, rng), draft.value(Ty::Ptr, rng));
    let (len, byte) = (draft.value(size, rng), draft.value(Ty::Int(8), rng));
    let cell = *rng.pick(&[Ty::Ptr, Ty::Int(8), Ty::Int(32), Ty::Int(80)]);
    match rng.below(16) {
        0 => {
            let count = rng.maybe(|rng| rng.below(100) as u64);
            (Inst::Gep { base: ptr, index: len, stride: rng.below(9) as u64, count }, vec![Ty::Ptr])
        }
        1 => (Inst::Alloca { bytes: len, align: 1 << rng.below(5), var: draft.var(rng) }, vec![Ty::Ptr]),
        2 => (Inst::LifetimeStart { ptr }, vec![]),
        3 => (Inst::LifetimeEnd { ptr }, vec![]),
        4 => (Inst::StackSave, vec![Ty::Ptr]),
        5 => (Inst::StackRestore { token: ptr }, vec![]),
        6 | 7 => (Inst::Load { ptr, volatile: rng.chance(30) }, vec![cell]),
        8 => (Inst::Store { ptr, value: draft.value(cell, rng), volatile: rng.chance(30) }, vec![]),
        9 => (Inst::Fill { ptr, byte, len }, vec![]),
        10 => (Inst::Copy { dst: ptr, src, len, overlap: rng.chance(50) }, vec![]),
        11 => (Inst::Alloc { bytes: len }, vec![Ty::Ptr]),
        12 => (Inst::Free { ptr }, vec![]),
        13 => (Inst::Havoc { ptr, len }, vec![]),
        14 => (Inst::Output { ptr, len }, vec![]),
        _ => (Inst::Format { dst: ptr, cap: len, format: src, args: ptr }, vec![Ty::Int(32)]),
    }
}

fn other(draft: &mut Draft<'_>, rng: &mut Rng) -> (Inst, Vec<Ty>) {
    let size = draft.program.size_ty();
    let (ty, ptr, cond) = (rng.ty(), draft.value(Ty::Ptr, rng), draft.value(Ty::BOOL, rng));
    match rng.below(16) {
        0 => (Inst::Input { name: rng.name() }, vec![ty]),
        1 => (Inst::Uninit, vec![ty]),
        2 => (Inst::Assume { cond }, vec![]),
        3 => {
            let property = *rng.pick(&Property::ALL);
            (Inst::Check { cond, property, message: rng.name() }, vec![])
        }
        4 => (Inst::NextZero { ptr }, vec![size]),
        5 => (Inst::ObjectSize { ptr }, vec![size]),
        6 => (Inst::ObjectOffset { ptr }, vec![size]),
        7 => (Inst::Alive { ptr }, vec![Ty::BOOL]),
        8 if rng.chance(50) => (Inst::Abstract { always: rng.chance(50) }, vec![Ty::BOOL]),
        8 if rng.chance(50) => (Inst::IsHeap { ptr }, vec![Ty::BOOL]),
        8 => (Inst::Readable { ptr, len: draft.value(size, rng) }, vec![Ty::BOOL]),
        9 => (Inst::Exit { status: draft.value(Ty::Int(32), rng) }, vec![]),
        10 => (Inst::Abort, vec![]),
        11 | 12 => call(draft, rng),
        13 => {
            let kind = *rng.pick(&[OpaqueKind::Value, OpaqueKind::Memory, OpaqueKind::Unsupported]);
            let args = rng.types(3).into_iter().map(|ty| draft.value(ty, rng)).collect();
            (Inst::Opaque { what: rng.name(), kind, args }, rng.types(2))
        }
        14 => match draft.var(rng) {
            Some(var) => (Inst::Bind { var, value: draft.value(ty, rng) }, vec![]),
            None => (Inst::Abort, vec![]),
        },
        _ => {
            let (then, els) = (draft.value(ty, rng), draft.value(ty, rng));
            (Inst::Select { cond, then, els }, vec![ty])
        }
    }
}

fn call(draft: &mut Draft<'_>, rng: &mut Rng) -> (Inst, Vec<Ty>) {
    let funcs: Vec<_> = draft.program.funcs.keys().collect();
    let (callee, types) = if rng.chance(50) {
        let id = *rng.pick(&funcs);
        (Callee::Func(id), draft.program.funcs[id].signature.clone())
    } else {
        let types = signature(rng);
        (Callee::Ptr(draft.value(Ty::Ptr, rng), types.clone()), types)
    };
    let args = types.params.iter().map(|&ty| draft.value(ty, rng)).collect();
    (Inst::Call { callee, args }, types.results)
}
