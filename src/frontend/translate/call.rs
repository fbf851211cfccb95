//! Calls: arguments by value, extra arguments of variadic functions, mismatched prototypes.

use super::super::raw;
use super::function::FunctionTranslator;
use super::{intrinsic, memory, primitive};
use crate::ir::{ApproximationKind, Callee, CastOp, FuncId, Inst, OpaqueKind, Signature, Ty, Value};
use inkwell::llvm_sys::LLVMTypeKind;
use inkwell::llvm_sys::LLVMValueKind;
use inkwell::llvm_sys::core::*;

type F<'x, 't, 'a> = &'x mut FunctionTranslator<'t, 'a>;

/// A call and its parts, as LLVM has them.
pub struct CallSite {
    pub inst: raw::Val,
    pub args: Vec<raw::Val>,
    /// Scalars of the result.
    pub results: Vec<Ty>,
}

impl CallSite {
    fn new(f: &FunctionTranslator<'_, '_>, inst: raw::Val) -> CallSite {
        let count = unsafe { LLVMGetNumArgOperands(inst) };
        let args = (0..count).map(|i| raw::operand(inst, i)).collect();
        let ty = raw::type_of(inst);
        let results = match raw::type_kind(ty) {
            LLVMTypeKind::LLVMVoidTypeKind => vec![],
            _ => f.t.layout.scalars(ty),
        };
        CallSite { inst, args, results }
    }
}

pub fn call(f: F, inst: raw::Val) {
    let site = CallSite::new(f, inst);
    let mut callee = unsafe { LLVMGetCalledValue(inst) };
    while raw::kind(callee) == LLVMValueKind::LLVMGlobalAliasValueKind {
        callee = unsafe { LLVMAliasGetAliasee(callee) };
    }
    let values = match raw::kind(callee) {
        LLVMValueKind::LLVMFunctionValueKind => {
            let name = raw::name(callee);
            if name.starts_with("llvm.") {
                intrinsic::call(f, &site, &name)
            } else if let Some(values) = primitive::call(f, &site, callee, &name) {
                values
            } else {
                direct(f, &site, callee)
            }
        }
        LLVMValueKind::LLVMInlineAsmValueKind => assembly(f, &site),
        _ => indirect(f, &site, callee),
    };
    f.values.insert(inst, values);
}

/// A call without prototype (`int (*f)()`) looks like one of a variadic function without extra arguments. It is taken as
/// a call of a function with just these parameters unless a variadic function that fits can be behind the pointer.
fn indirect(f: F, site: &CallSite, callee: raw::Val) -> Vec<Value> {
    let ty = unsafe { LLVMGetCalledFunctionType(site.inst) };
    let mut signature = f.t.signature(ty);
    let callee = f.scalar(callee);
    let fixed = raw::function_type_params(ty).len();
    let no_extra = fixed == 0 || fixed == site.args.len();
    if !signature.variadic || !no_extra || f.t.variadic_targets.contains(&signature) {
        let args = arguments(f, site, signature.variadic);
        let results = signature.results.clone();
        return f.emit_many(Inst::Call { callee: Callee::Ptr(callee, signature), args }, &results);
    }
    let args: Vec<Value> =
        site.args.iter().enumerate().flat_map(|(i, &arg)| argument(f, site, i, arg)).collect();
    signature.params = args.iter().map(|&v| f.body.ty(v)).collect();
    signature.variadic = false;
    let results = signature.results.clone();
    f.emit_many(Inst::Call { callee: Callee::Ptr(callee, signature), args }, &results)
}

/// What inline assembly does is unknown: it may change all memory that it can reach.
fn assembly(f: F, site: &CallSite) -> Vec<Value> {
    let args = site.args.iter().flat_map(|&a| f.scalars(a)).collect();
    f.opaque("inline assembly".into(), OpaqueKind::Memory, args, &site.results)
}

fn direct(f: F, site: &CallSite, callee: raw::Val) -> Vec<Value> {
    let Some(&id) = f.t.funcs.get(&callee) else {
        unreachable!("functions that are no primitives have been declared");
    };
    let signature = f.t.program.funcs[id].signature.clone();
    let believed = f.t.signature(unsafe { LLVMGetCalledFunctionType(site.inst) });
    if believed == signature {
        let args = arguments(f, site, signature.variadic);
        return f.emit_many(Inst::Call { callee: Callee::Func(id), args }, &signature.results);
    }
    mismatched(f, site, id, &signature)
}

/// A call through another prototype (or none, as in old C): arguments are fitted where that can be done.
fn mismatched(f: F, site: &CallSite, id: FuncId, signature: &Signature) -> Vec<Value> {
    let fixed = signature.params.len() - usize::from(signature.variadic);
    let mut scalars: Vec<Value> = vec![];
    let mut exact = true;
    for (i, &arg) in site.args.iter().enumerate() {
        scalars.extend(argument(f, site, i, arg));
    }
    let mut args = vec![];
    for (i, &wanted) in signature.params.iter().enumerate() {
        let given = scalars.get(i).copied().filter(|_| i < fixed);
        let fitted = given.and_then(|v| fit(f, v, wanted));
        exact &= fitted.is_some();
        args.push(match fitted {
            Some(v) => v,
            None if wanted == Ty::Ptr && i >= fixed => f.null(),
            None => f.emit(Inst::Uninit, wanted),
        });
    }
    let values = f.emit_many(Inst::Call { callee: Callee::Func(id), args }, &signature.results);
    let mut results = vec![];
    for (i, &wanted) in site.results.iter().enumerate() {
        let fitted = values.get(i).copied().and_then(|v| fit(f, v, wanted));
        exact &= fitted.is_some();
        results.push(match fitted {
            Some(v) => v,
            None => f.emit(Inst::Uninit, wanted),
        });
    }
    if !exact || scalars.len() != signature.params.len() {
        let name = f.t.program.funcs[id].name.clone();
        let what = format!("{name} is called with other arguments or results than it is defined with");
        f.t.ledger(ApproximationKind::Overapproximated, what, f.loc);
    }
    results
}

fn fit(f: F, v: Value, wanted: Ty) -> Option<Value> {
    let size = f.t.program.size_ty();
    match (f.body.ty(v), wanted) {
        (a, b) if a == b => Some(v),
        (Ty::Ptr, b) if b == size => Some(f.emit(Inst::Cast { op: CastOp::PtrToInt, a: v }, size)),
        (a, Ty::Ptr) if a == size => Some(f.emit(Inst::Cast { op: CastOp::IntToPtr, a: v }, Ty::Ptr)),
        _ => None,
    }
}

/// The scalars of all arguments, the extra ones behind one pointer.
fn arguments(f: F, site: &CallSite, variadic: bool) -> Vec<Value> {
    let ty = unsafe { LLVMGetCalledFunctionType(site.inst) };
    let fixed = raw::function_type_params(ty).len();
    let mut args = vec![];
    for (i, &arg) in site.args.iter().enumerate().take(fixed) {
        args.extend(argument(f, site, i, arg));
    }
    if variadic {
        args.push(extra_arguments(f, site, fixed));
    }
    args
}

/// A structure passed by value is copied by the caller.
fn argument(f: F, site: &CallSite, index: usize, arg: raw::Val) -> Vec<Value> {
    match raw::call_type_attribute(site.inst, index, "byval") {
        None => f.scalars(arg),
        Some(ty) => {
            let (bytes, align) = (f.t.layout.size(ty), f.t.layout.align(ty));
            let copy = f.entry_alloca(bytes, align);
            copy_in(f, copy, arg, bytes);
            vec![copy]
        }
    }
}

fn copy_in(f: F, dst: Value, arg: raw::Val, bytes: u64) {
    let src = f.scalar(arg);
    let len = f.size_const(bytes);
    f.emit0(Inst::Copy { dst, src, len, overlap: false });
}

/// Lays the extra arguments out as the ABI does on the stack: slots of a pointer's size, larger alignments kept.
fn extra_arguments(f: F, site: &CallSite, fixed: usize) -> Value {
    let slot = u64::from(f.t.layout.pointer_bits / 8);
    let mut places = vec![];
    let mut end = 0u64;
    for (i, &arg) in site.args.iter().enumerate().skip(fixed) {
        let by_value = raw::call_type_attribute(site.inst, i, "byval");
        let ty = by_value.unwrap_or_else(|| raw::type_of(arg));
        // 64-bit targets align 16-byte types; 32-bit ones align nothing beyond a slot.
        let align = if slot == 8 { f.t.layout.align(ty).clamp(8, 16) } else { 4 };
        let at = end.next_multiple_of(align);
        places.push((arg, by_value, at));
        end = (at + f.t.layout.size(ty)).next_multiple_of(slot);
    }
    if places.is_empty() {
        return f.null();
    }
    let area = f.entry_alloca(end, 16);
    for (arg, by_value, at) in places {
        let dst = f.offset(area, at);
        match by_value {
            Some(ty) => {
                let bytes = f.t.layout.size(ty);
                copy_in(f, dst, arg, bytes);
            }
            None => {
                let values = f.scalars(arg);
                memory::store_scalars(f, dst, &values, raw::type_of(arg), false);
            }
        }
    }
    area
}
