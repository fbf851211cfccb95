//! The few LLVM passes that lose no bug: variables become SSA values, and nothing else changes.
//!
//! mem2reg folds `phi(undef, 3)` to 3, by which an uninitialized index would vanish. So each variable that it may
//! promote is first given the result of an opaque call: at its alloca, and wherever its lifetime starts.

use super::{Error, raw};
use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::error::{LLVMDisposeErrorMessage, LLVMGetErrorMessage};
use inkwell::llvm_sys::prelude::LLVMModuleRef;
use inkwell::llvm_sys::transforms::pass_builder::{
    LLVMCreatePassBuilderOptions, LLVMDisposePassBuilderOptions, LLVMRunPasses,
};
use inkwell::llvm_sys::{LLVMOpcode, LLVMTypeKind};
use inkwell::module::Module;
use std::ffi::CStr;

/// Calls to functions with this prefix make an indeterminate value.
pub const UNINIT: &str = "unloop.uninit.";

pub fn run(module: &Module<'_>) -> Result<(), Error> {
    judge_target(module)?;
    mark_uninitialized(module.as_mut_ptr());
    run_passes(module.as_mut_ptr(), c"function(mem2reg)")?;
    // LLVM 19's C API does not show the new debug records.
    unsafe { LLVMSetIsNewDbgInfoFormat(module.as_mut_ptr(), 0) };
    Ok(())
}

/// The rules for variadic functions are those of x86; a module without a target is taken as one for x86, too.
fn judge_target(module: &Module<'_>) -> Result<(), Error> {
    let triple = module.get_triple();
    let triple = triple.as_str().to_string_lossy();
    let machine = triple.split('-').next().unwrap_or_default();
    match machine {
        "" | "x86_64" | "amd64" | "i386" | "i486" | "i586" | "i686" => Ok(()),
        _ => Err(Error::Input {
            path: module.get_name().to_string_lossy().into_owned(),
            what: format!("the target {triple} is not supported"),
            todo: "compile for x86_64-pc-linux-gnu or i386-pc-linux-gnu".into(),
        }),
    }
}

/// Without a machine for the target: it would judge attributes that do not matter here, and abort.
fn run_passes(module: LLVMModuleRef, passes: &CStr) -> Result<(), Error> {
    unsafe {
        let options = LLVMCreatePassBuilderOptions();
        let error = LLVMRunPasses(module, passes.as_ptr(), std::ptr::null_mut(), options);
        LLVMDisposePassBuilderOptions(options);
        if error.is_null() {
            return Ok(());
        }
        let message = LLVMGetErrorMessage(error);
        let text = CStr::from_ptr(message).to_string_lossy().into_owned();
        LLVMDisposeErrorMessage(message);
        Err(Error::Internal("LLVM passes".into(), text))
    }
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
