//! An LLVM module becomes our IR.
//!
//! `layout` splits LLVM types into scalars, `globals` reads initial values, `debug` reads locations, variables and types,
//! `function` walks a body, and the other files translate groups of instructions.

mod atomic;
mod bits;
mod call;
mod constant;
mod debug;
mod float;
mod function;
mod globals;
mod inst;
mod intrinsic;
mod layout;
mod memory;
mod primitive;

use super::{Error, Options, raw};
use crate::ir::{
    Approximation, ApproximationKind, FuncId, Function, GlobalId, LocId, Origin, Program, Signature, Ty,
    reducible, thread,
};
use debug::DebugInfo;
use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::prelude::LLVMModuleRef;
use inkwell::llvm_sys::target::{LLVMByteOrder, LLVMByteOrdering, LLVMGetModuleDataLayout, LLVMPointerSize};
use inkwell::llvm_sys::{LLVMLinkage, LLVMTypeKind};
use inkwell::module::Module;
use layout::Layout;
use rustc_hash::{FxHashMap, FxHashSet};

/// Is it the user's program or our models of the library?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    User,
    Model,
}

/// State of the translation of one module.
struct Translator<'a> {
    options: &'a Options,
    layout: Layout,
    debug: DebugInfo,
    program: Program,
    funcs: FxHashMap<raw::Val, FuncId>,
    globals: FxHashMap<raw::Val, GlobalId>,
    /// Of the variadic functions whose address is taken.
    variadic_targets: FxHashSet<Signature>,
    /// The number of each block in its function, from 1.
    block_numbers: FxHashMap<raw::Blk, u32>,
    /// The expression of a variable that is described by a value as it is.
    no_expression: raw::Md,
    /// What is in the ledger already.
    noted: FxHashSet<Approximation>,
}

pub fn module(module: &Module<'_>, side: Side, options: &Options) -> Result<Program, Error> {
    let m = module.as_mut_ptr();
    let data = unsafe { LLVMGetModuleDataLayout(m) };
    let pointer_bits = unsafe { LLVMPointerSize(data) } * 8;
    let little = unsafe { LLVMByteOrder(data) } == LLVMByteOrdering::LLVMLittleEndian;
    if !little || !matches!(pointer_bits, 32 | 64) {
        return Err(Error::Input {
            path: module.get_name().to_string_lossy().into_owned(),
            what: "the target is not a little-endian one with pointers of 32 or 64 bits".into(),
            todo: "compile for x86_64-pc-linux-gnu or i386-pc-linux-gnu".into(),
        });
    }
    let mut translator = Translator {
        options,
        layout: Layout::new(data, pointer_bits),
        debug: DebugInfo::default(),
        program: Program::new(pointer_bits),
        funcs: FxHashMap::default(),
        globals: FxHashMap::default(),
        variadic_targets: FxHashSet::default(),
        block_numbers: numbered_blocks(m),
        no_expression: raw::empty_expression(m),
        noted: FxHashSet::default(),
    };
    translator.declare(m, side);
    translator.initialize_globals(m);
    for function in raw::functions(m) {
        if !raw::is_declaration(function) && translator.funcs.contains_key(&function) {
            translator.translate_function(function);
        }
    }
    Ok(translator.program)
}

impl Translator<'_> {
    /// Gives every global and function its id, so that bodies and initial values can name them.
    fn declare(&mut self, m: LLVMModuleRef, side: Side) {
        for global in raw::globals(m) {
            if !raw::name(global).starts_with("llvm.") {
                let declared = self.declare_global(global);
                let id = self.program.globals.push(declared);
                self.globals.insert(global, id);
            }
        }
        if raw::globals(m).iter().any(|&g| raw::name(g) == "llvm.global_ctors") {
            self.ledger(
                ApproximationKind::Unsupported,
                "constructor functions run before main".into(),
                LocId::UNKNOWN,
            );
        }
        for function in raw::functions(m) {
            if raw::name(function).starts_with("llvm.") || primitive::is_primitive(function) {
                continue;
            }
            let declared = self.declare_function(function, side);
            if declared.signature.variadic && raw::is_address_taken(function) {
                self.variadic_targets.insert(declared.signature.clone());
            }
            let id = self.program.funcs.push(declared);
            self.funcs.insert(function, id);
        }
    }

    fn declare_function(&mut self, function: raw::Val, side: Side) -> Function {
        let ty = unsafe { LLVMGlobalGetValueType(function) };
        let linkage = unsafe { LLVMGetLinkage(function) };
        let loc = self.debug.function_loc(&mut self.program, function);
        Function {
            name: raw::name(function),
            signature: self.signature(ty),
            origin: if side == Side::Model { Origin::Model } else { Origin::User },
            exported: !matches!(linkage, LLVMLinkage::LLVMInternalLinkage | LLVMLinkage::LLVMPrivateLinkage),
            body: None,
            loc,
        }
    }

    /// The scalars of a function type; a variadic function takes a pointer to its extra arguments beside.
    fn signature(&self, ty: raw::Type) -> Signature {
        let mut params: Vec<Ty> =
            raw::function_type_params(ty).into_iter().flat_map(|t| self.layout.scalars(t)).collect();
        let variadic = unsafe { LLVMIsFunctionVarArg(ty) } != 0;
        if variadic {
            params.push(Ty::Ptr);
        }
        let result = unsafe { LLVMGetReturnType(ty) };
        let results = match raw::type_kind(result) {
            LLVMTypeKind::LLVMVoidTypeKind => vec![],
            _ => self.layout.scalars(result),
        };
        Signature { params, results, variadic }
    }

    fn translate_function(&mut self, function: raw::Val) {
        let id = self.funcs[&function];
        let mut body = function::translate(self, function, id);
        thread::thread_jumps(&mut body);
        reducible::make_reducible(&mut body);
        self.program.funcs[id].body = Some(body);
    }

    fn ledger(&mut self, kind: ApproximationKind, what: String, loc: LocId) {
        let line = Approximation { kind, what, loc };
        if self.noted.insert(line.clone()) {
            self.program.ledger.push(line);
        }
    }
}

fn numbered_blocks(m: LLVMModuleRef) -> FxHashMap<raw::Blk, u32> {
    raw::functions(m).into_iter().flat_map(|f| raw::blocks(f).into_iter().zip(1..)).collect()
}
