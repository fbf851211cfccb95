//! Functions that have a meaning of their own: inputs, assumptions, assertions, and the primitives that our library
//! models are written with (`__unloop_*`).

use super::super::prepare::UNINIT;
use super::super::raw;
use super::call::CallSite;
use super::function::FunctionTranslator;
use crate::ir::{CmpOp, Inst, Property, Ty, Value};
use inkwell::llvm_sys::LLVMValueKind;
use inkwell::llvm_sys::core::*;

type F<'x, 't, 'a> = &'x mut FunctionTranslator<'t, 'a>;

/// Declarations that are never called as functions. One with a body is the user's own.
pub fn is_primitive(function: raw::Val) -> bool {
    let name = raw::name(function);
    name.starts_with(UNINIT) || (raw::is_declaration(function) && (is_input(&name) || is_named(&name)))
}

fn is_input(name: &str) -> bool {
    name.starts_with("__VERIFIER_nondet_")
        || name.starts_with("nondet_")
        || name.starts_with("__unloop_nondet")
}

fn is_named(name: &str) -> bool {
    name.starts_with("__unloop_")
        || is_error_call(name)
        || is_assert_failure(name)
        || is_overflow_handler(name)
        || matches!(name, "__VERIFIER_assume" | "assume" | "__VERIFIER_assert" | "abort")
}

/// SV-COMP counts the call itself, whatever the body does.
fn is_error_call(name: &str) -> bool {
    matches!(name, "reach_error" | "__VERIFIER_error")
}

fn is_assert_failure(name: &str) -> bool {
    matches!(name, "__assert_fail" | "__assert" | "__assert_rtn" | "__assert_perror_fail")
}

/// What clang's checks for overflow end in.
fn is_overflow_handler(name: &str) -> bool {
    name.starts_with("__ubsan_handle_") && name.ends_with("_overflow_minimal_abort")
}

/// Translates the call if the callee is a primitive.
pub fn call(f: F, site: &CallSite, callee: raw::Val, name: &str) -> Option<Vec<Value>> {
    if is_error_call(name) {
        f.fails(Property::Assert, format!("call of {name}"));
        f.emit0(Inst::Abort);
        return Some(site.results.iter().map(|&ty| f.zero(ty)).collect());
    }
    if !is_primitive(callee) {
        return None;
    }
    if name.starts_with(UNINIT) {
        return Some(site.results.iter().map(|&ty| f.emit(Inst::Uninit, ty)).collect());
    }
    if is_input(name) {
        let input = |ty| (Inst::Input { name: name.to_string() }, ty);
        return Some(
            site.results
                .iter()
                .map(|&ty| {
                    let (i, ty) = input(ty);
                    f.emit(i, ty)
                })
                .collect(),
        );
    }
    Some(named(f, site, name))
}

fn named(f: F, site: &CallSite, name: &str) -> Vec<Value> {
    let args: Vec<Value> = site.args.iter().flat_map(|&a| f.scalars(a)).collect();
    let size = f.t.program.size_ty();
    match (name, args.as_slice()) {
        ("__VERIFIER_assume" | "assume" | "__unloop_assume", &[cond]) => {
            let cond = f.truth(cond);
            f.emit0(Inst::Assume { cond });
            vec![]
        }
        ("__VERIFIER_assert", &[cond]) => {
            let cond = f.truth(cond);
            f.emit0(Inst::Check { cond, property: Property::Assert, message: "assertion".into() });
            vec![]
        }
        ("abort", _) => {
            f.emit0(Inst::Abort);
            vec![]
        }
        (n, _) if is_assert_failure(n) => {
            let message = site.args.first().and_then(|&a| literal(a)).unwrap_or_default();
            f.fails(Property::Assert, format!("assertion {message}").trim_end().to_string());
            f.emit0(Inst::Abort);
            vec![]
        }
        (n, _) if is_overflow_handler(n) => {
            f.fails(Property::Overflow, "the result is a number of its type".to_string());
            f.emit0(Inst::Abort);
            vec![]
        }
        // __unloop_check(cond, "deref", "what is asked for")
        ("__unloop_check", &[cond, _, _]) => {
            let property = site.args.get(1).and_then(|&a| literal(a)).and_then(|p| Property::from_name(&p));
            let message = site.args.get(2).and_then(|&a| literal(a)).unwrap_or_default();
            let cond = f.truth(cond);
            f.emit0(Inst::Check { cond, property: property.unwrap_or(Property::Assert), message });
            vec![]
        }
        ("__unloop_havoc", &[ptr, len]) => f.effect(Inst::Havoc { ptr, len }),
        ("__unloop_fill", &[ptr, byte, len]) => {
            let byte = f.resize(byte, Ty::Int(8), false);
            f.effect(Inst::Fill { ptr, byte, len })
        }
        ("__unloop_copy", &[dst, src, len]) => f.effect(Inst::Copy { dst, src, len, overlap: false }),
        ("__unloop_move", &[dst, src, len]) => f.effect(Inst::Copy { dst, src, len, overlap: true }),
        ("__unloop_next_zero", &[ptr]) => vec![f.emit(Inst::NextZero { ptr }, size)],
        ("__unloop_object_size", &[ptr]) => vec![f.emit(Inst::ObjectSize { ptr }, size)],
        ("__unloop_object_offset", &[ptr]) => vec![f.emit(Inst::ObjectOffset { ptr }, size)],
        ("__unloop_alive", &[ptr]) => {
            let alive = f.emit(Inst::Alive { ptr }, Ty::BOOL);
            vec![f.resize(alive, site.results[0], false)]
        }
        ("__unloop_readable", &[ptr, len]) => {
            let readable = f.emit(Inst::Readable { ptr, len }, Ty::BOOL);
            vec![f.resize(readable, site.results[0], false)]
        }
        ("__unloop_is_heap", &[ptr]) => {
            let heap = f.emit(Inst::IsHeap { ptr }, Ty::BOOL);
            vec![f.resize(heap, site.results[0], false)]
        }
        ("__unloop_abstract" | "__unloop_abstract_always", &[]) => {
            let holds = f.emit(Inst::Abstract { always: name.ends_with("always") }, Ty::BOOL);
            vec![f.resize(holds, site.results[0], false)]
        }
        ("__unloop_alloc", &[bytes]) => vec![f.emit(Inst::Alloc { bytes }, Ty::Ptr)],
        ("__unloop_free", &[ptr]) => f.effect(Inst::Free { ptr }),
        ("__unloop_output", &[ptr, len]) => f.effect(Inst::Output { ptr, len }),
        ("__unloop_format", &[dst, cap, format, args]) => {
            vec![f.emit(Inst::Format { dst, cap, format, args }, Ty::Int(32))]
        }
        ("__unloop_exit", &[status]) => f.effect(Inst::Exit { status }),
        ("__unloop_abort", _) => f.effect(Inst::Abort),
        ("__unloop_unsupported", &[_]) => {
            let what = site.args.first().and_then(|&a| literal(a)).unwrap_or_default();
            f.unsupported(what);
            vec![]
        }
        ("__unloop_malloc_may_fail", &[]) => {
            let may_fail = u128::from(f.t.options.malloc_may_fail);
            vec![f.int(32, may_fail)]
        }
        _ => {
            f.unsupported(format!("a call of {name} with these arguments"));
            site.results.iter().map(|&ty| f.emit(Inst::Uninit, ty)).collect()
        }
    }
}

/// The text of a string literal, as far as it is one.
fn literal(value: raw::Val) -> Option<String> {
    if raw::kind(value) != LLVMValueKind::LLVMGlobalVariableValueKind {
        return None;
    }
    let init = unsafe { LLVMGetInitializer(value) };
    if init.is_null() || unsafe { LLVMIsConstantString(init) } == 0 {
        return None;
    }
    let mut len = 0;
    let ptr = unsafe { LLVMGetAsString(init, &mut len) };
    Some(raw::text(ptr, len).trim_end_matches('\0').to_string())
}

impl FunctionTranslator<'_, '_> {
    fn effect(&mut self, inst: Inst) -> Vec<Value> {
        self.emit0(inst);
        vec![]
    }

    /// A fault whenever the run comes here.
    pub fn fails(&mut self, property: Property, message: String) {
        let cond = self.int(1, 0);
        self.emit0(Inst::Check { cond, property, message });
    }

    /// A C condition as one bit.
    pub fn truth(&mut self, v: Value) -> Value {
        if self.body.ty(v) == Ty::BOOL {
            return v;
        }
        let zero = self.zero(self.body.ty(v));
        self.compare(CmpOp::Ne, v, zero)
    }
}
