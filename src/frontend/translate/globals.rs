//! Global variables and their initial values.

use super::super::raw;
use super::Translator;
use crate::ir::{ApproximationKind, Global, Init, LocId, Reloc, RelocTarget};
use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::prelude::LLVMModuleRef;
use inkwell::llvm_sys::{LLVMLinkage, LLVMOpcode, LLVMTypeKind, LLVMValueKind};

/// Bytes and pointers of an initial value while it is read.
#[derive(Default)]
struct Image {
    bytes: Vec<u8>,
    relocs: Vec<Reloc>,
    /// Something that cannot be written as bytes and addresses.
    trouble: Option<String>,
}

impl Image {
    fn write(&mut self, offset: u64, data: &[u8]) {
        let (start, end) = (offset as usize, offset as usize + data.len());
        if data.iter().all(|&b| b == 0) && self.bytes.len() <= start {
            return; // the tail is zero anyway
        }
        if self.bytes.len() < end {
            self.bytes.resize(end, 0);
        }
        self.bytes[start..end].copy_from_slice(data);
    }
}

impl Translator<'_> {
    pub(super) fn declare_global(&mut self, global: raw::Val) -> Global {
        let ty = unsafe { LLVMGlobalGetValueType(global) };
        let sized = unsafe { LLVMTypeIsSized(ty) } != 0;
        let linkage = unsafe { LLVMGetLinkage(global) };
        let (source_type, loc) = self.debug.global(&mut self.program, global);
        let declared_align = unsafe { LLVMGetAlignment(global) };
        Global {
            name: raw::name(global),
            size: sized.then(|| self.layout.size(ty)),
            align: u64::from(declared_align).max(self.layout.align(ty)),
            init: Init::Unknown,
            constant: unsafe { LLVMIsGlobalConstant(global) } != 0,
            exported: !matches!(linkage, LLVMLinkage::LLVMInternalLinkage | LLVMLinkage::LLVMPrivateLinkage),
            ty: source_type,
            loc,
        }
    }

    pub(super) fn initialize_globals(&mut self, m: LLVMModuleRef) {
        for global in raw::globals(m) {
            let Some(&id) = self.globals.get(&global) else { continue };
            let value = unsafe { LLVMGetInitializer(global) };
            if value.is_null() {
                continue;
            }
            let mut image = Image::default();
            self.write_constant(&mut image, value, 0);
            match image.trouble {
                None => {
                    image.relocs.sort_by_key(|r| r.offset);
                    self.program.globals[id].init = Init::Data { bytes: image.bytes, relocs: image.relocs };
                }
                Some(what) => {
                    let name = raw::name(global);
                    let what = format!("the initial value of {name} is taken as arbitrary: {what}");
                    self.ledger(ApproximationKind::Overapproximated, what, LocId::UNKNOWN);
                }
            }
        }
    }

    fn write_constant(&mut self, image: &mut Image, value: raw::Val, offset: u64) {
        let ty = raw::type_of(value);
        match raw::kind(value) {
            LLVMValueKind::LLVMConstantAggregateZeroValueKind
            | LLVMValueKind::LLVMConstantPointerNullValueKind
            | LLVMValueKind::LLVMUndefValueValueKind
            | LLVMValueKind::LLVMPoisonValueKind => {}
            LLVMValueKind::LLVMConstantIntValueKind => {
                self.write_int(image, offset, raw::const_int(value), self.layout.size(ty));
            }
            LLVMValueKind::LLVMConstantFPValueKind => {
                let bits = self.float_bits(value);
                let size = (super::layout::format_bits(super::layout::float_format(ty).expect("a float")) / 8)
                    as u64;
                self.write_int(image, offset, bits, size);
            }
            LLVMValueKind::LLVMConstantDataArrayValueKind if is_byte_array(ty) => {
                let mut len = 0;
                let ptr = unsafe { LLVMGetAsString(value, &mut len) };
                let data = unsafe { std::slice::from_raw_parts(ptr.cast::<u8>(), len) };
                image.write(offset, data);
            }
            LLVMValueKind::LLVMConstantDataArrayValueKind
            | LLVMValueKind::LLVMConstantDataVectorValueKind => {
                let (count, element) = raw::sequence(ty);
                let stride = self.layout.size(element);
                for i in 0..count {
                    let part = unsafe { LLVMGetAggregateElement(value, i as u32) };
                    self.write_constant(image, part, offset + i * stride);
                }
            }
            LLVMValueKind::LLVMConstantStructValueKind => {
                for (i, part) in raw::operands(value).into_iter().enumerate() {
                    self.write_constant(image, part, offset + self.layout.field_offset(ty, i as u32));
                }
            }
            LLVMValueKind::LLVMConstantArrayValueKind | LLVMValueKind::LLVMConstantVectorValueKind => {
                let stride = self.layout.size(raw::sequence(ty).1);
                for (i, part) in raw::operands(value).into_iter().enumerate() {
                    self.write_constant(image, part, offset + i as u64 * stride);
                }
            }
            _ => self.write_address(image, value, offset),
        }
    }

    fn write_int(&mut self, image: &mut Image, offset: u64, value: u128, size: u64) {
        let bytes = value.to_le_bytes();
        let kept = (size as usize).min(bytes.len());
        image.write(offset, &bytes[..kept]);
    }

    fn write_address(&mut self, image: &mut Image, value: raw::Val, offset: u64) {
        match self.address(value) {
            Some((Some(target), addend))
                if self.layout.size(raw::type_of(value)) * 8 == u64::from(self.layout.pointer_bits) =>
            {
                image.relocs.push(Reloc { offset, target, addend });
            }
            Some((None, number)) => {
                let size = self.layout.size(raw::type_of(value));
                self.write_int(image, offset, number as i128 as u128, size);
            }
            _ => image.trouble = Some(format!("it holds `{}`", raw::print(value))),
        }
    }

    /// A constant as the address of something plus a number, or as a plain number.
    pub(super) fn address(&self, value: raw::Val) -> Option<(Option<RelocTarget>, i64)> {
        if let Some(&id) = self.globals.get(&value) {
            return Some((Some(RelocTarget::Global(id)), 0));
        }
        if let Some(&id) = self.funcs.get(&value) {
            return Some((Some(RelocTarget::Func(id)), 0));
        }
        match raw::kind(value) {
            LLVMValueKind::LLVMGlobalAliasValueKind => self.address(unsafe { LLVMAliasGetAliasee(value) }),
            LLVMValueKind::LLVMConstantPointerNullValueKind => Some((None, 0)),
            LLVMValueKind::LLVMConstantIntValueKind => {
                Some((None, signed(raw::const_int(value), raw::int_width(raw::type_of(value)))))
            }
            LLVMValueKind::LLVMBlockAddressValueKind => Some((None, i64::from(self.label_number(value)))),
            LLVMValueKind::LLVMConstantExprValueKind => self.address_expression(value),
            _ => None,
        }
    }

    fn address_expression(&self, value: raw::Val) -> Option<(Option<RelocTarget>, i64)> {
        let first = raw::operand(value, 0);
        match raw::opcode(value) {
            LLVMOpcode::LLVMBitCast
            | LLVMOpcode::LLVMPtrToInt
            | LLVMOpcode::LLVMIntToPtr
            | LLVMOpcode::LLVMAddrSpaceCast => self.address(first),
            // Half an address is no address, but a difference of two can be narrow.
            LLVMOpcode::LLVMTrunc => match self.address(first)? {
                (None, number) => Some((None, signed(number as u128, raw::int_width(raw::type_of(value))))),
                (Some(_), _) => None,
            },
            LLVMOpcode::LLVMGetElementPtr => {
                let (target, addend) = self.address(first)?;
                Some((target, addend.wrapping_add(self.constant_gep_offset(value)?)))
            }
            LLVMOpcode::LLVMAdd => {
                let (a, b) = (self.address(first)?, self.address(raw::operand(value, 1))?);
                match (a.0, b.0) {
                    (target, None) | (None, target) => Some((target, a.1.wrapping_add(b.1))),
                    _ => None,
                }
            }
            LLVMOpcode::LLVMSub => {
                let (a, b) = (self.address(first)?, self.address(raw::operand(value, 1))?);
                let target = if a.0 == b.0 {
                    None
                } else if b.0.is_none() {
                    a.0
                } else {
                    return None;
                };
                Some((target, a.1.wrapping_sub(b.1)))
            }
            _ => None,
        }
    }

    /// Bytes that a constant address computation adds.
    pub(super) fn constant_gep_offset(&self, gep: raw::Val) -> Option<i64> {
        let mut offset = 0i64;
        let mut ty = unsafe { LLVMGetGEPSourceElementType(gep) };
        for (i, index) in raw::operands(gep).into_iter().skip(1).enumerate() {
            let (None, index) = self.address(index)? else { return None };
            let step = if i == 0 {
                index.wrapping_mul(self.layout.size(ty) as i64)
            } else if raw::type_kind(ty) == LLVMTypeKind::LLVMStructTypeKind {
                let at = self.layout.field_offset(ty, index as u32) as i64;
                ty = raw::struct_fields(ty)[index as usize];
                at
            } else {
                ty = raw::sequence(ty).1;
                index.wrapping_mul(self.layout.size(ty) as i64)
            };
            offset = offset.wrapping_add(step);
        }
        Some(offset)
    }

    /// The bit pattern of a floating-point constant.
    pub(super) fn float_bits(&self, value: raw::Val) -> u128 {
        let format = super::layout::float_format(raw::type_of(value)).expect("a float");
        unsafe {
            let context = LLVMGetTypeContext(raw::type_of(value));
            let int = LLVMIntTypeInContext(context, super::layout::format_bits(format));
            raw::const_int(LLVMConstBitCast(value, int))
        }
    }
}

/// The lowest bits as a signed number.
fn signed(bits: u128, width: u32) -> i64 {
    let shift = 128 - width.min(128);
    (((bits << shift) as i128) >> shift) as i64
}

fn is_byte_array(ty: raw::Type) -> bool {
    let element = raw::sequence(ty).1;
    raw::type_kind(element) == LLVMTypeKind::LLVMIntegerTypeKind && raw::int_width(element) == 8
}
