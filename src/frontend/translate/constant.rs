//! Constants as operands, and what is not modelled.

use super::super::raw;
use super::function::FunctionTranslator;
use super::{Translator, inst, layout};
use crate::ir::{ApproximationKind, Inst, OpaqueKind, Ty, Value, ValueDef};
use inkwell::llvm_sys::LLVMValueKind;
use inkwell::llvm_sys::core::*;

impl Translator<'_> {
    /// Labels whose address is taken are numbered from 1 by the order of blocks in their function; such a small number
    /// is never the address of an object.
    pub(super) fn label_number(&self, address: raw::Val) -> u32 {
        self.block_numbers[&unsafe { LLVMGetBlockAddressBasicBlock(address) }]
    }
}

impl FunctionTranslator<'_, '_> {
    /// The one scalar of a value.
    pub fn scalar(&mut self, value: raw::Val) -> Value {
        let all = self.scalars(value);
        debug_assert_eq!(all.len(), 1, "{}", raw::print(value));
        all[0]
    }

    /// The scalars of an instruction, parameter or constant.
    pub fn scalars(&mut self, value: raw::Val) -> Vec<Value> {
        match self.values.get(&value) {
            Some(known) => known.clone(),
            None => self.constant_scalars(value),
        }
    }

    fn constant_scalars(&mut self, value: raw::Val) -> Vec<Value> {
        let ty = raw::type_of(value);
        match raw::kind(value) {
            LLVMValueKind::LLVMConstantIntValueKind => {
                vec![self.wide_int(raw::int_width(ty), raw::const_int(value))]
            }
            LLVMValueKind::LLVMConstantFPValueKind => {
                let bits = self.t.float_bits(value);
                let format = layout::float_format(ty).expect("a float constant has a format");
                vec![self.int(layout::format_bits(format), bits)]
            }
            LLVMValueKind::LLVMConstantPointerNullValueKind => vec![self.null()],
            LLVMValueKind::LLVMConstantAggregateZeroValueKind => {
                let scalars = self.t.layout.scalars(ty);
                scalars.into_iter().map(|ty| self.zero(ty)).collect()
            }
            LLVMValueKind::LLVMUndefValueValueKind | LLVMValueKind::LLVMPoisonValueKind => {
                let scalars = self.t.layout.scalars(ty);
                scalars.into_iter().map(|ty| self.emit(Inst::Uninit, ty)).collect()
            }
            LLVMValueKind::LLVMConstantDataArrayValueKind
            | LLVMValueKind::LLVMConstantDataVectorValueKind => {
                let count = raw::sequence(ty).0 as u32;
                (0..count).flat_map(|i| self.scalars(unsafe { LLVMGetAggregateElement(value, i) })).collect()
            }
            LLVMValueKind::LLVMConstantStructValueKind
            | LLVMValueKind::LLVMConstantArrayValueKind
            | LLVMValueKind::LLVMConstantVectorValueKind => {
                raw::operands(value).into_iter().flat_map(|part| self.scalars(part)).collect()
            }
            LLVMValueKind::LLVMGlobalVariableValueKind => match self.t.globals.get(&value) {
                Some(&id) => vec![self.constant(Ty::Ptr, ValueDef::Global(id))],
                None => self.opaque(
                    format!("the value `{}`", raw::print(value)),
                    OpaqueKind::Value,
                    vec![],
                    &[Ty::Ptr],
                ),
            },
            LLVMValueKind::LLVMFunctionValueKind => vec![self.function_address(value)],
            LLVMValueKind::LLVMGlobalAliasValueKind => self.scalars(unsafe { LLVMAliasGetAliasee(value) }),
            LLVMValueKind::LLVMBlockAddressValueKind => {
                let number = self.size_const(u64::from(self.t.label_number(value)));
                vec![self.emit(Inst::Cast { op: crate::ir::CastOp::IntToPtr, a: number }, Ty::Ptr)]
            }
            LLVMValueKind::LLVMConstantExprValueKind => inst::expression(self, value),
            _ => {
                let scalars = self.t.layout.scalars(ty);
                self.opaque(format!("the value `{}`", raw::print(value)), OpaqueKind::Value, vec![], &scalars)
            }
        }
    }

    /// Integers above 128 bits are put together from their text by LLVM only as far as 128 bits go.
    fn wide_int(&mut self, width: u32, value: u128) -> Value {
        match width > 128 {
            true => {
                let what = format!("a constant of {width} bits");
                self.opaque(what, OpaqueKind::Value, vec![], &[Ty::Int(width)])[0]
            }
            false => self.int(width, value),
        }
    }

    /// The address of a function; one that stands for a primitive gets a declaration of its own.
    fn function_address(&mut self, function: raw::Val) -> Value {
        let id = match self.t.funcs.get(&function) {
            Some(&id) => id,
            None => {
                let declared = self.t.declare_function(function, super::Side::User);
                let id = self.t.program.funcs.push(declared);
                self.t.funcs.insert(function, id);
                id
            }
        };
        self.constant(Ty::Ptr, ValueDef::Func(id))
    }

    pub fn null(&mut self) -> Value {
        self.constant(Ty::Ptr, ValueDef::Null)
    }

    pub fn zero(&mut self, ty: Ty) -> Value {
        match ty {
            Ty::Int(width) => self.int(width, 0),
            Ty::Ptr => self.null(),
        }
    }

    /// Something that unloop does not model: arbitrary results and a line in the ledger.
    pub fn opaque(&mut self, what: String, kind: OpaqueKind, args: Vec<Value>, results: &[Ty]) -> Vec<Value> {
        let line = match kind {
            OpaqueKind::Value | OpaqueKind::Memory => ApproximationKind::Overapproximated,
            OpaqueKind::Unsupported => ApproximationKind::Unsupported,
        };
        self.t.ledger(line, format!("{what} is not modelled"), self.loc);
        self.emit_many(Inst::Opaque { what, kind, args }, results)
    }

    pub fn unsupported(&mut self, what: String) {
        self.opaque(what, OpaqueKind::Unsupported, vec![], &[]);
    }
}
