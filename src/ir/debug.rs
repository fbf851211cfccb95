//! What the source calls things: variables and their types, as far as debug information tells.

use super::LocId;
use cranelift_entity::entity_impl;

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct VarId(u32);
entity_impl!(VarId, "var");

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TypeId(u32);
entity_impl!(TypeId, "type");

/// A local variable or parameter.
#[derive(Clone, Debug, PartialEq)]
pub struct Var {
    pub name: String,
    pub ty: Option<TypeId>,
    pub loc: LocId,
    /// Number from 1 if it is a parameter, else 0.
    pub param: u32,
}

/// A C type without qualifiers and typedefs.
#[derive(Clone, Debug, PartialEq)]
pub enum SrcType {
    Unknown,
    Void,
    Int {
        name: String,
        signed: bool,
        bytes: u64,
    },
    Float {
        name: String,
        bytes: u64,
    },
    Pointer(TypeId),
    Array {
        element: TypeId,
        count: Option<u64>,
    },
    /// Structures and unions; unnamed ones have an empty name.
    Record {
        name: String,
        union: bool,
        bytes: u64,
        fields: Vec<Field>,
    },
    Function,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    pub name: String,
    pub ty: TypeId,
    /// In bytes; bit-fields give the bits in `bits` (offset inside the byte, width).
    pub offset: u64,
    pub bits: Option<(u32, u32)>,
}
