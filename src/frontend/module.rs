//! Reads LLVM modules and links them into one.

use super::input::Unit;
use super::{Error, Options, clang, raw};
use inkwell::context::Context;
use inkwell::llvm_sys::core::{
    LLVMContextSetDiagnosticHandler, LLVMDisposeMessage, LLVMGetDiagInfoDescription,
};
use inkwell::llvm_sys::linker::LLVMLinkModules2;
use inkwell::llvm_sys::prelude::LLVMDiagnosticInfoRef;
use inkwell::memory_buffer::MemoryBuffer;
use inkwell::module::Module;
use inkwell::values::AsValueRef;
use std::cell::RefCell;
use std::ffi::{CStr, c_void};
use std::path::Path;

/// One module with all units linked.
pub fn read_all<'c>(context: &'c Context, units: &[Unit], options: &Options) -> Result<Module<'c>, Error> {
    collect_diagnostics(context);
    let mut whole: Option<Module<'c>> = None;
    for unit in units {
        let module = read(context, unit, options)?;
        match &whole {
            None => whole = Some(module),
            Some(first) => link(first, module, unit.path())?,
        }
    }
    whole.ok_or_else(|| Error::Input {
        path: "command line".into(),
        what: "no input is given".into(),
        todo: "name a C file".into(),
    })
}

fn read<'c>(context: &'c Context, unit: &Unit, options: &Options) -> Result<Module<'c>, Error> {
    match unit {
        Unit::C { path, directory, flags } => {
            let bitcode = clang::compile(path, directory.as_ref(), flags, options)?;
            let module = parse(context, path, &bitcode)?;
            if !lacks_values(&module) {
                return Ok(module);
            }
            let bitcode = clang::compile_checked(path, directory.as_ref(), flags, options)?;
            parse(context, path, &bitcode)
        }
        Unit::Llvm { path } => {
            let bytes = std::fs::read(path).map_err(|e| Error::Input {
                path: path.display().to_string(),
                what: e.to_string(),
                todo: "check the file".into(),
            })?;
            parse(context, path, &bytes)
        }
    }
}

/// Is there something in the place of a number that has no value? clang wrote it without a warning.
fn lacks_values(module: &Module<'_>) -> bool {
    use inkwell::llvm_sys::{LLVMOpcode::*, LLVMValueKind::LLVMPoisonValueKind};
    let blocks = module.get_functions().flat_map(|f| f.get_basic_blocks());
    let mut insts = blocks.flat_map(|b| b.get_instructions()).map(|i| i.as_value_ref());
    // Aggregates are built up from it.
    insts.any(|inst| {
        !matches!(raw::opcode(inst), LLVMInsertValue | LLVMInsertElement | LLVMShuffleVector | LLVMPHI)
            && raw::operands(inst).into_iter().any(|v| raw::kind(v) == LLVMPoisonValueKind)
    })
}

/// Parses bitcode or text and checks it with LLVM's own verifier.
pub fn parse<'c>(context: &'c Context, path: &Path, bytes: &[u8]) -> Result<Module<'c>, Error> {
    let bad = |what: String| Error::Input {
        path: path.display().to_string(),
        what,
        todo: "give C, or bitcode or text that LLVM 19 reads".into(),
    };
    let is_bitcode = bytes.starts_with(b"BC\xc0\xde") || bytes.starts_with(&[0xde, 0xc0, 0x17, 0x0b]);
    if !is_bitcode && std::str::from_utf8(bytes).is_err() {
        return Err(bad("neither bitcode nor text".into()));
    }
    let buffer = MemoryBuffer::create_from_memory_range_copy(bytes, &path.to_string_lossy());
    let module = context
        .create_module_from_ir(buffer)
        .map_err(|e| bad(format!("not a valid module ({})", one_line(&e.to_string()))))?;
    module.verify().map_err(|e| bad(format!("LLVM's verifier rejects it ({})", one_line(&e.to_string()))))?;
    Ok(module)
}

/// Not inkwell's own linking: that leaves a handler behind which points into a finished stack frame.
fn link(first: &Module<'_>, module: Module<'_>, path: &Path) -> Result<(), Error> {
    MESSAGES.take();
    let failed = unsafe { LLVMLinkModules2(first.as_mut_ptr(), module.as_mut_ptr()) };
    std::mem::forget(module); // the linker has consumed it
    match failed {
        0 => Ok(()),
        _ => Err(Error::Link { path: path.display().to_string(), reason: one_line(&MESSAGES.take()) }),
    }
}

thread_local! {
    /// What LLVM complained about.
    static MESSAGES: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Collects LLVM's diagnostics instead of printing them.
pub fn collect_diagnostics(context: &Context) {
    unsafe { LLVMContextSetDiagnosticHandler(context.raw(), Some(keep_message), std::ptr::null_mut()) };
}

extern "C" fn keep_message(info: LLVMDiagnosticInfoRef, _: *mut c_void) {
    unsafe {
        let text = LLVMGetDiagInfoDescription(info);
        let line = CStr::from_ptr(text).to_string_lossy().into_owned();
        LLVMDisposeMessage(text);
        MESSAGES.with_borrow_mut(|all| {
            all.push_str(&line);
            all.push('\n');
        });
    }
}

fn one_line(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|l| !l.is_empty()).take(2).collect();
    lines.join(" ")
}
