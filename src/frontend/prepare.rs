//! The few LLVM passes that lose no bug: variables become SSA values, and nothing else changes.
//!
//! mem2reg folds `phi(undef, 3)` to 3, by which an uninitialized index would vanish. So each variable that it may
//! promote is first given the result of an opaque call: at its alloca, and wherever its lifetime starts.

use super::{Error, raw};
use inkwell::OptimizationLevel;
use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::prelude::LLVMModuleRef;
use inkwell::llvm_sys::{LLVMOpcode, LLVMTypeKind};
use inkwell::module::Module;
use inkwell::passes::PassBuilderOptions;
use inkwell::targets::{CodeModel, InitializationConfig, RelocMode, Target, TargetMachine};

/// Calls to functions with this prefix make an indeterminate value.
pub const UNINIT: &str = "unloop.uninit.";

pub fn run(module: &Module<'_>) -> Result<(), Error> {
    mark_uninitialized(module.as_mut_ptr());
    let failed = |e: String| Error::Internal("LLVM passes".into(), e);
    let machine = target_machine(module)?;
    module
        .run_passes("function(mem2reg)", &machine, PassBuilderOptions::create())
        .map_err(|e| failed(e.to_string()))?;
    // LLVM 19's C API does not show the new debug records.
    unsafe { LLVMSetIsNewDbgInfoFormat(module.as_mut_ptr(), 0) };
    Ok(())
}

fn target_machine(module: &Module<'_>) -> Result<TargetMachine, Error> {
    Target::initialize_x86(&InitializationConfig::default());
    let bad = |what: String| Error::Input {
        path: module.get_name().to_string_lossy().into_owned(),
        what,
        todo: "compile for x86_64-pc-linux-gnu or i386-pc-linux-gnu".into(),
    };
    let given = module.get_triple();
    let triple = match given.as_str().to_bytes().is_empty() {
        true => TargetMachine::get_default_triple(),
        false => given,
    };
    let target =
        Target::from_triple(&triple).map_err(|_| bad(format!("the target {triple} is not supported")))?;
    target
        .create_target_machine(
            &triple,
            "",
            "",
            OptimizationLevel::None,
            RelocMode::Default,
            CodeModel::Default,
        )
        .ok_or_else(|| bad("LLVM has no machine for the target".into()))
}

fn mark_uninitialized(module: LLVMModuleRef) {
    let builder = unsafe { LLVMCreateBuilderInContext(LLVMGetModuleContext(module)) };
    for function in raw::functions(module) {
        for block in raw::blocks(function) {
            for inst in raw::instructions(block) {
                match raw::opcode(inst) {
                    LLVMOpcode::LLVMAlloca => store_uninit(module, builder, inst, inst),
                    LLVMOpcode::LLVMCall if is_lifetime_start(inst) => {
                        let variable = raw::operand(inst, 1);
                        if !unsafe { LLVMIsAAllocaInst(variable) }.is_null() {
                            store_uninit(module, builder, variable, inst);
                        }
                    }
                    _ => {}
                }
            }
        }
    }
    unsafe { LLVMDisposeBuilder(builder) };
}

fn is_lifetime_start(call: raw::Val) -> bool {
    let callee = unsafe { LLVMGetCalledValue(call) };
    raw::name(callee).starts_with("llvm.lifetime.start")
}

/// Stores an indeterminate value into the variable, behind the instruction `at`.
fn store_uninit(
    module: LLVMModuleRef,
    builder: inkwell::llvm_sys::prelude::LLVMBuilderRef,
    variable: raw::Val,
    at: raw::Val,
) {
    let ty = unsafe { LLVMGetAllocatedType(variable) };
    let single = unsafe { !LLVMIsAConstantInt(raw::operand(variable, 0)).is_null() }
        && raw::const_int(raw::operand(variable, 0)) == 1;
    if !single || !promotable(variable, ty) {
        return;
    }
    let name = raw::c_string(&format!("{UNINIT}{}", raw::print_type(ty)));
    unsafe {
        let fn_type = LLVMFunctionType(ty, std::ptr::null_mut(), 0, 0);
        let mut callee = LLVMGetNamedFunction(module, name.as_ptr());
        if callee.is_null() {
            callee = LLVMAddFunction(module, name.as_ptr(), fn_type);
        }
        LLVMPositionBuilderBefore(builder, LLVMGetNextInstruction(at));
        let value = LLVMBuildCall2(builder, fn_type, callee, std::ptr::null_mut(), 0, c"".as_ptr());
        LLVMBuildStore(builder, value, variable);
    }
}

/// mem2reg promotes variables of a scalar type, and others that are loaded as a whole.
fn promotable(variable: raw::Val, ty: raw::Type) -> bool {
    match raw::type_kind(ty) {
        LLVMTypeKind::LLVMStructTypeKind | LLVMTypeKind::LLVMArrayTypeKind => raw::users(variable)
            .into_iter()
            .any(|user| raw::opcode(user) == LLVMOpcode::LLVMLoad && raw::type_of(user) == ty),
        _ => true,
    }
}
