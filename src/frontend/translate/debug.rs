//! Source locations, variables and types from debug information.

use super::super::raw;
use crate::ir::{Field, Loc, LocId, Program, SrcType, TypeId, Var};
use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::debuginfo::*;
use rustc_hash::FxHashMap;
use std::path::{Path, PathBuf};

#[derive(Default)]
pub struct DebugInfo {
    files: FxHashMap<(String, String), u32>,
    locs: FxHashMap<Loc, LocId>,
    types: FxHashMap<raw::Md, TypeId>,
    /// Counts instructions where a module has no debug information: their numbers stand in for lines.
    ordinal: u32,
}

impl DebugInfo {
    /// The location of an instruction; without debug information, its number in the module stands for the line.
    pub fn inst_loc(&mut self, program: &mut Program, inst: raw::Val, described: bool) -> Option<LocId> {
        if !described {
            self.ordinal += 1;
            let module =
                unsafe { LLVMGetGlobalParent(LLVMGetBasicBlockParent(LLVMGetInstructionParent(inst))) };
            let mut len = 0;
            let name = raw::text(unsafe { LLVMGetModuleIdentifier(module, &mut len) }, len);
            let file = self.file(program, name, String::new());
            return Some(self.intern(program, Loc { file, line: self.ordinal, column: 1 }));
        }
        let line = unsafe { LLVMGetDebugLocLine(inst) };
        if line == 0 {
            return None;
        }
        let column = unsafe { LLVMGetDebugLocColumn(inst) };
        let (name, dir) = unsafe {
            let scope = LLVMDILocationGetScope(LLVMInstructionGetDebugLoc(inst));
            raw::di_file(LLVMDIScopeGetFile(scope))
        };
        let file = self.file(program, name, dir);
        Some(self.intern(program, Loc { file, line, column }))
    }

    pub fn function_loc(&mut self, program: &mut Program, function: raw::Val) -> LocId {
        let subprogram = unsafe { LLVMGetSubprogram(function) };
        if subprogram.is_null() {
            return LocId::UNKNOWN;
        }
        let line = unsafe { LLVMDISubprogramGetLine(subprogram) };
        self.at(program, subprogram, line)
    }

    fn at(&mut self, program: &mut Program, scope: raw::Md, line: u32) -> LocId {
        let file = unsafe { LLVMDIScopeGetFile(scope) };
        if file.is_null() || line == 0 {
            return LocId::UNKNOWN;
        }
        let (name, dir) = raw::di_file(file);
        let file = self.file(program, name, dir);
        self.intern(program, Loc { file, line, column: 1 })
    }

    fn intern(&mut self, program: &mut Program, loc: Loc) -> LocId {
        *self.locs.entry(loc.clone()).or_insert_with(|| program.locs.push(loc))
    }

    fn file(&mut self, program: &mut Program, name: String, dir: String) -> u32 {
        *self.files.entry((name.clone(), dir.clone())).or_insert_with(|| {
            let path = relative(&name, &dir);
            program.files.push(path);
            program.files.len() as u32 - 1
        })
    }

    /// Type and location of a global variable.
    pub fn global(&mut self, program: &mut Program, global: raw::Val) -> (Option<TypeId>, LocId) {
        let Some(expression) = global_metadata(global) else { return (None, LocId::UNKNOWN) };
        unsafe {
            let variable = LLVMDIGlobalVariableExpressionGetVariable(expression);
            if variable.is_null() {
                return (None, LocId::UNKNOWN);
            }
            let context = LLVMGetModuleContext(LLVMGetGlobalParent(global));
            let node = LLVMMetadataAsValue(context, variable);
            // scope, name, file, type, ...
            let ty = raw::md_operands(node).get(3).copied().and_then(|t| self.ty(program, t));
            let file = LLVMDIVariableGetFile(variable);
            let line = LLVMDIVariableGetLine(variable);
            if file.is_null() || line == 0 {
                return (ty, LocId::UNKNOWN);
            }
            let (name, dir) = raw::di_file(file);
            let file = self.file(program, name, dir);
            (ty, self.intern(program, Loc { file, line, column: 1 }))
        }
    }

    /// The variable that a DILocalVariable describes.
    pub fn local(&mut self, program: &mut Program, node: raw::Val) -> Var {
        let operands = raw::md_operands(node);
        let name = operands.get(1).map(|&v| raw::md_string(v)).unwrap_or_default();
        let ty = operands.get(3).copied().and_then(|t| self.ty(program, t));
        let md = raw::as_md(node);
        let line = unsafe { LLVMDIVariableGetLine(md) };
        let file = unsafe { LLVMDIVariableGetFile(md) };
        let loc = match file.is_null() || line == 0 {
            true => LocId::UNKNOWN,
            false => {
                let (name, dir) = raw::di_file(file);
                let file = self.file(program, name, dir);
                self.intern(program, Loc { file, line, column: 1 })
            }
        };
        Var { name, ty, loc, param: 0 }
    }

    /// The source type behind a DIType node, without typedefs and qualifiers.
    fn ty(&mut self, program: &mut Program, node: raw::Val) -> Option<TypeId> {
        if node.is_null() {
            return None;
        }
        let md = raw::as_md(node);
        if let Some(&known) = self.types.get(&md) {
            return Some(known);
        }
        let operands = raw::md_operands(node);
        let tag = unsafe { LLVMGetDINodeTag(md) };
        if is_transparent(tag) {
            let base = operands.get(3).copied().unwrap_or(std::ptr::null_mut());
            let found = match base.is_null() {
                true => program.types.push(SrcType::Void),
                false => self.ty(program, base)?,
            };
            self.types.insert(md, found);
            return Some(found);
        }
        // Records may refer to themselves: the id stands before the parts are read.
        let id = program.types.push(SrcType::Unknown);
        self.types.insert(md, id);
        program.types[id] = self.describe(program, md, tag, &operands);
        Some(id)
    }

    fn describe(&mut self, program: &mut Program, md: raw::Md, tag: u16, operands: &[raw::Val]) -> SrcType {
        let bytes = unsafe { LLVMDITypeGetSizeInBits(md) } / 8;
        let base = operands.get(3).copied().unwrap_or(std::ptr::null_mut());
        match tag {
            tags::BASE => basic(type_name(md), bytes),
            tags::ENUMERATION => SrcType::Int { name: type_name(md), signed: false, bytes },
            tags::POINTER => {
                let target = match base.is_null() {
                    true => program.types.push(SrcType::Void),
                    false => self.ty(program, base).unwrap_or_else(|| program.types.push(SrcType::Unknown)),
                };
                SrcType::Pointer(target)
            }
            tags::ARRAY => self.array(program, base, operands.get(4).copied()),
            tags::STRUCTURE | tags::UNION => {
                let fields = self.fields(program, operands.get(4).copied());
                SrcType::Record { name: type_name(md), union: tag == tags::UNION, bytes, fields }
            }
            tags::SUBROUTINE => SrcType::Function,
            _ => SrcType::Unknown,
        }
    }

    /// Dimensions are listed outermost first.
    fn array(&mut self, program: &mut Program, base: raw::Val, elements: Option<raw::Val>) -> SrcType {
        let Some(mut element) = self.ty(program, base) else { return SrcType::Unknown };
        let dimensions: Vec<Option<u64>> = list(elements).into_iter().map(subrange_count).collect();
        for &count in dimensions.iter().skip(1).rev() {
            element = program.types.push(SrcType::Array { element, count });
        }
        SrcType::Array { element, count: dimensions.first().copied().flatten() }
    }

    fn fields(&mut self, program: &mut Program, elements: Option<raw::Val>) -> Vec<Field> {
        let mut fields = vec![];
        for member in list(elements) {
            let md = raw::as_md(member);
            let operands = raw::md_operands(member);
            let Some(ty) = operands.get(3).copied().and_then(|t| self.ty(program, t)) else { continue };
            let bit_offset = unsafe { LLVMDITypeGetOffsetInBits(md) };
            let bit_size = unsafe { LLVMDITypeGetSizeInBits(md) };
            let declared = match &program.types[ty] {
                SrcType::Int { bytes, .. } => bytes * 8,
                _ => bit_size,
            };
            let is_bit_field = bit_size != declared || bit_offset % 8 != 0;
            let bits = is_bit_field.then_some(((bit_offset % 8) as u32, bit_size as u32));
            fields.push(Field { name: type_name(md), ty, offset: bit_offset / 8, bits });
        }
        fields
    }
}

/// DWARF tags.
mod tags {
    pub const ARRAY: u16 = 0x01;
    pub const ENUMERATION: u16 = 0x04;
    pub const POINTER: u16 = 0x0f;
    pub const STRUCTURE: u16 = 0x13;
    pub const SUBROUTINE: u16 = 0x15;
    pub const TYPEDEF: u16 = 0x16;
    pub const UNION: u16 = 0x17;
    pub const BASE: u16 = 0x24;
    pub const CONST: u16 = 0x26;
    pub const VOLATILE: u16 = 0x35;
    pub const RESTRICT: u16 = 0x37;
    pub const ATOMIC: u16 = 0x47;
}

fn is_transparent(tag: u16) -> bool {
    matches!(tag, tags::TYPEDEF | tags::CONST | tags::VOLATILE | tags::RESTRICT | tags::ATOMIC)
}

fn type_name(md: raw::Md) -> String {
    let mut len = 0;
    let ptr = unsafe { LLVMDITypeGetName(md, &mut len) };
    raw::text(ptr, len)
}

fn basic(name: String, bytes: u64) -> SrcType {
    let is_float = name.contains("float") || name.contains("double") || name.starts_with("_Float");
    if is_float || name.contains("complex") {
        return SrcType::Float { name, bytes };
    }
    let signed = !name.contains("unsigned")
        && name != "_Bool"
        && !name.starts_with("char1")
        && !name.starts_with("char3");
    SrcType::Int { name, signed, bytes }
}

fn list(node: Option<raw::Val>) -> Vec<raw::Val> {
    match node {
        Some(node) if !node.is_null() => {
            raw::md_operands(node).into_iter().filter(|v| !v.is_null()).collect()
        }
        _ => vec![],
    }
}

fn subrange_count(node: raw::Val) -> Option<u64> {
    let count = raw::md_operands(node).first().copied()?;
    if count.is_null() || unsafe { LLVMIsAConstantInt(count) }.is_null() {
        return None;
    }
    let value = raw::const_int(count) as u64;
    (value != u64::MAX).then_some(value)
}

/// The first DIGlobalVariableExpression on a global.
fn global_metadata(global: raw::Val) -> Option<raw::Md> {
    unsafe {
        let mut count = 0;
        let entries = LLVMGlobalCopyAllMetadata(global, &mut count);
        let first = (count > 0).then(|| LLVMValueMetadataEntriesGetMetadata(entries, 0));
        LLVMDisposeValueMetadataEntries(entries);
        first.filter(|&md| {
            matches!(LLVMGetMetadataKind(md), LLVMMetadataKind::LLVMDIGlobalVariableExpressionMetadataKind)
        })
    }
}

/// As the user would write it: relative to the working directory where the file lies below that.
fn relative(name: &str, dir: &str) -> String {
    let here = std::env::current_dir().unwrap_or_default();
    let path = Path::new(name);
    if !path.is_absolute() && (dir.is_empty() || Path::new(dir) == here) {
        return name.to_string();
    }
    let full: PathBuf = Path::new(dir).join(path);
    full.strip_prefix(&here).unwrap_or(&full).display().to_string()
}
