//! Thin wrappers around LLVM's C API for reading a module.
//!
//! inkwell leaves out much that a translator must read (element types of address computations, debug locations,
//! metadata operands, shuffle masks), so values are read through the C API that inkwell itself stands on. The handles
//! are valid as long as the module they come from; they never leave `frontend`.

use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::debuginfo::*;
use inkwell::llvm_sys::prelude::*;
use inkwell::llvm_sys::{LLVMOpcode, LLVMTypeKind, LLVMValueKind};
use std::ffi::{CStr, CString, c_char};

pub type Val = LLVMValueRef;
pub type Type = LLVMTypeRef;
pub type Blk = LLVMBasicBlockRef;
pub type Md = LLVMMetadataRef;

/// The bytes of an LLVM string with its length beside it.
pub fn text(ptr: *const c_char, len: usize) -> String {
    if ptr.is_null() {
        return String::new();
    }
    let bytes = unsafe { std::slice::from_raw_parts(ptr.cast::<u8>(), len) };
    String::from_utf8_lossy(bytes).into_owned()
}

pub fn name(v: Val) -> String {
    let mut len = 0;
    let ptr = unsafe { LLVMGetValueName2(v, &mut len) };
    text(ptr, len)
}

/// The value as LLVM prints it.
pub fn print(v: Val) -> String {
    unsafe {
        let ptr = LLVMPrintValueToString(v);
        let s = CStr::from_ptr(ptr).to_string_lossy().into_owned();
        LLVMDisposeMessage(ptr);
        s
    }
}

pub fn print_type(t: Type) -> String {
    unsafe {
        let ptr = LLVMPrintTypeToString(t);
        let s = CStr::from_ptr(ptr).to_string_lossy().into_owned();
        LLVMDisposeMessage(ptr);
        s
    }
}

pub fn kind(v: Val) -> LLVMValueKind {
    unsafe { LLVMGetValueKind(v) }
}

pub fn opcode(v: Val) -> LLVMOpcode {
    unsafe {
        match kind(v) {
            LLVMValueKind::LLVMConstantExprValueKind => LLVMGetConstOpcode(v),
            _ => LLVMGetInstructionOpcode(v),
        }
    }
}

pub fn type_of(v: Val) -> Type {
    unsafe { LLVMTypeOf(v) }
}

pub fn type_kind(t: Type) -> LLVMTypeKind {
    unsafe { LLVMGetTypeKind(t) }
}

pub fn operands(v: Val) -> Vec<Val> {
    unsafe { (0..LLVMGetNumOperands(v) as u32).map(|i| LLVMGetOperand(v, i)).collect() }
}

pub fn operand(v: Val, i: u32) -> Val {
    unsafe { LLVMGetOperand(v, i) }
}

/// Walks one of LLVM's linked lists.
fn list<T>(first: *mut T, next: unsafe extern "C" fn(*mut T) -> *mut T) -> Vec<*mut T> {
    let mut all = vec![];
    let mut at = first;
    while !at.is_null() {
        all.push(at);
        at = unsafe { next(at) };
    }
    all
}

pub fn functions(m: LLVMModuleRef) -> Vec<Val> {
    list(unsafe { LLVMGetFirstFunction(m) }, LLVMGetNextFunction)
}

pub fn globals(m: LLVMModuleRef) -> Vec<Val> {
    list(unsafe { LLVMGetFirstGlobal(m) }, LLVMGetNextGlobal)
}

pub fn blocks(f: Val) -> Vec<Blk> {
    list(unsafe { LLVMGetFirstBasicBlock(f) }, LLVMGetNextBasicBlock)
}

pub fn instructions(b: Blk) -> Vec<Val> {
    list(unsafe { LLVMGetFirstInstruction(b) }, LLVMGetNextInstruction)
}

/// The first instructions of a block, as long as they fit.
pub fn instructions_while(b: Blk, fits: impl Fn(Val) -> bool) -> Vec<Val> {
    let mut all = vec![];
    let mut at = unsafe { LLVMGetFirstInstruction(b) };
    while !at.is_null() && fits(at) {
        all.push(at);
        at = unsafe { LLVMGetNextInstruction(at) };
    }
    all
}

/// The instructions that use a value.
pub fn users(v: Val) -> Vec<Val> {
    let mut all = vec![];
    unsafe {
        let mut at = LLVMGetFirstUse(v);
        while !at.is_null() {
            let user = LLVMGetUser(at);
            if !LLVMIsAInstruction(user).is_null() {
                all.push(user);
            }
            at = LLVMGetNextUse(at);
        }
    }
    all
}

/// Is the function used other than by calling it?
pub fn is_address_taken(function: Val) -> bool {
    unsafe {
        let mut at = LLVMGetFirstUse(function);
        while !at.is_null() {
            let user = LLVMGetUser(at);
            let called = !LLVMIsACallInst(user).is_null() && LLVMGetCalledValue(user) == function;
            let passed = || (0..LLVMGetNumArgOperands(user)).any(|i| LLVMGetOperand(user, i) == function);
            if !called || passed() {
                return true;
            }
            at = LLVMGetNextUse(at);
        }
    }
    false
}

pub fn params(f: Val) -> Vec<Val> {
    unsafe { (0..LLVMCountParams(f)).map(|i| LLVMGetParam(f, i)).collect() }
}

pub fn successors(terminator: Val) -> Vec<Blk> {
    unsafe { (0..LLVMGetNumSuccessors(terminator)).map(|i| LLVMGetSuccessor(terminator, i)).collect() }
}

pub fn is_declaration(f: Val) -> bool {
    unsafe { LLVMIsDeclaration(f) != 0 }
}

pub fn int_width(t: Type) -> u32 {
    unsafe { LLVMGetIntTypeWidth(t) }
}

/// The value of a constant integer of any width, as unsigned bits (widths up to 128).
pub fn const_int(v: Val) -> u128 {
    let width = int_width(type_of(v));
    if width <= 64 {
        return u128::from(unsafe { LLVMConstIntGetZExtValue(v) });
    }
    // The C API gives no words of a wide integer, but its text.
    let shown = print(v);
    let digits = shown.rsplit(' ').next().unwrap_or("0");
    match digits {
        "true" => 1,
        "false" => 0,
        d => match d.strip_prefix('-') {
            Some(magnitude) => magnitude.parse::<u128>().unwrap_or(0).wrapping_neg(),
            None => d.parse().unwrap_or(0),
        },
    }
}

pub fn function_type_params(t: Type) -> Vec<Type> {
    unsafe {
        let mut all = vec![std::ptr::null_mut(); LLVMCountParamTypes(t) as usize];
        LLVMGetParamTypes(t, all.as_mut_ptr());
        all
    }
}

pub fn struct_fields(t: Type) -> Vec<Type> {
    unsafe { (0..LLVMCountStructElementTypes(t)).map(|i| LLVMStructGetTypeAtIndex(t, i)).collect() }
}

/// Elements and element type of an array or a fixed vector.
pub fn sequence(t: Type) -> (u64, Type) {
    unsafe {
        let count = match type_kind(t) {
            LLVMTypeKind::LLVMArrayTypeKind => LLVMGetArrayLength2(t),
            _ => u64::from(LLVMGetVectorSize(t)),
        };
        (count, LLVMGetElementType(t))
    }
}

/// The type that an attribute such as byval carries at this argument of a call (arguments count from 0).
pub fn call_type_attribute(call: Val, argument: usize, attribute: &str) -> Option<Type> {
    unsafe {
        let kind = LLVMGetEnumAttributeKindForName(attribute.as_ptr().cast(), attribute.len());
        let found = LLVMGetCallSiteEnumAttribute(call, argument as u32 + 1, kind);
        (!found.is_null()).then(|| LLVMGetTypeAttributeValue(found))
    }
}

/// Operands of a metadata node, or the value that a metadata value wraps; absent operands are null. LLVM's verifier lets
/// strings and plain values stand where nodes belong: these have none.
pub fn md_operands(v: Val) -> Vec<Val> {
    unsafe {
        if LLVMIsAMDNode(v).is_null() {
            return vec![];
        }
        let mut all = vec![std::ptr::null_mut(); LLVMGetMDNodeNumOperands(v) as usize];
        LLVMGetMDNodeOperands(v, all.as_mut_ptr());
        all
    }
}

pub fn as_md(v: Val) -> Md {
    unsafe { LLVMValueAsMetadata(v) }
}

pub fn md_string(v: Val) -> String {
    if v.is_null() {
        return String::new();
    }
    let mut len = 0;
    let ptr = unsafe { LLVMGetMDString(v, &mut len) };
    text(ptr, len as usize)
}

/// The empty DIExpression; expressions are unique in their context.
pub fn empty_expression(m: LLVMModuleRef) -> Md {
    unsafe {
        let builder = LLVMCreateDIBuilderDisallowUnresolved(m);
        let found = LLVMDIBuilderCreateExpression(builder, std::ptr::null_mut(), 0);
        LLVMDisposeDIBuilder(builder);
        found
    }
}

/// Name and folder of a source file; empty where there is none. LLVM's verifier lets other nodes pass in its place.
pub fn di_file(file: Md) -> (String, String) {
    unsafe {
        if file.is_null() || !matches!(LLVMGetMetadataKind(file), LLVMMetadataKind::LLVMDIFileMetadataKind) {
            return (String::new(), String::new());
        }
        let mut len = 0;
        let ptr = LLVMDIFileGetFilename(file, &mut len);
        let name = text(ptr, len as usize);
        let ptr = LLVMDIFileGetDirectory(file, &mut len);
        (name, text(ptr, len as usize))
    }
}

pub fn c_string(s: &str) -> CString {
    CString::new(s.replace('\0', "")).unwrap_or_default()
}
