//! How LLVM types lie in memory and which scalars they consist of.

use super::super::raw;
use crate::ir::Ty;
use crate::term::op::FpFormat;
use inkwell::llvm_sys::LLVMTypeKind;
use inkwell::llvm_sys::core::LLVMGetTypeKind;
use inkwell::llvm_sys::target::*;

/// One scalar of a type, with its place in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaf {
    pub ty: Ty,
    pub offset: u64,
}

pub struct Layout {
    data: LLVMTargetDataRef,
    pub pointer_bits: u32,
}

impl Layout {
    pub fn new(data: LLVMTargetDataRef, pointer_bits: u32) -> Layout {
        Layout { data, pointer_bits }
    }

    /// Bytes between two elements of an array of this type; 0 for types without size.
    pub fn size(&self, t: raw::Type) -> u64 {
        match sized(t) {
            true => unsafe { LLVMABISizeOfType(self.data, t) },
            false => 0,
        }
    }

    pub fn align(&self, t: raw::Type) -> u64 {
        match sized(t) {
            true => u64::from(unsafe { LLVMABIAlignmentOfType(self.data, t) }),
            false => 1,
        }
    }

    pub fn field_offset(&self, t: raw::Type, index: u32) -> u64 {
        unsafe { LLVMOffsetOfElement(self.data, t, index) }
    }

    pub fn scalars(&self, t: raw::Type) -> Vec<Ty> {
        self.leaves(t).into_iter().map(|leaf| leaf.ty).collect()
    }

    pub fn leaves(&self, t: raw::Type) -> Vec<Leaf> {
        let mut all = vec![];
        self.collect(t, 0, &mut all);
        all
    }

    fn collect(&self, t: raw::Type, offset: u64, all: &mut Vec<Leaf>) {
        match raw::type_kind(t) {
            LLVMTypeKind::LLVMStructTypeKind => {
                for (i, field) in raw::struct_fields(t).into_iter().enumerate() {
                    self.collect(field, offset + self.field_offset(t, i as u32), all);
                }
            }
            LLVMTypeKind::LLVMArrayTypeKind | LLVMTypeKind::LLVMVectorTypeKind => {
                let (count, element) = raw::sequence(t);
                let stride = self.size(element);
                for i in 0..count {
                    self.collect(element, offset + i * stride, all);
                }
            }
            _ => all.extend(self.scalar(t).map(|ty| Leaf { ty, offset })),
        }
    }

    /// The scalar that a type without parts is; None for void, labels, metadata and the like.
    fn scalar(&self, t: raw::Type) -> Option<Ty> {
        match raw::type_kind(t) {
            LLVMTypeKind::LLVMIntegerTypeKind => Some(Ty::Int(raw::int_width(t))),
            LLVMTypeKind::LLVMPointerTypeKind => Some(Ty::Ptr),
            _ => float_format(t).map(|format| Ty::Int(format_bits(format))),
        }
    }
}

fn sized(t: raw::Type) -> bool {
    unsafe { inkwell::llvm_sys::core::LLVMTypeIsSized(t) != 0 }
}

pub fn format_bits(format: FpFormat) -> u32 {
    match format {
        FpFormat::F16 | FpFormat::BF16 => 16,
        FpFormat::F32 => 32,
        FpFormat::F64 => 64,
        FpFormat::X87 => 80,
        FpFormat::F128 => 128,
    }
}

/// The format of a floating-point type, or of the elements of a vector of such.
pub fn float_format(t: raw::Type) -> Option<FpFormat> {
    match unsafe { LLVMGetTypeKind(t) } {
        LLVMTypeKind::LLVMHalfTypeKind => Some(FpFormat::F16),
        LLVMTypeKind::LLVMBFloatTypeKind => Some(FpFormat::BF16),
        LLVMTypeKind::LLVMFloatTypeKind => Some(FpFormat::F32),
        LLVMTypeKind::LLVMDoubleTypeKind => Some(FpFormat::F64),
        LLVMTypeKind::LLVMX86_FP80TypeKind => Some(FpFormat::X87),
        LLVMTypeKind::LLVMFP128TypeKind => Some(FpFormat::F128),
        LLVMTypeKind::LLVMVectorTypeKind => float_format(raw::sequence(t).1),
        _ => None,
    }
}
