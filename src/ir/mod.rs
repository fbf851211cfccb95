//! unloop's own intermediate representation: typed bit-vector SSA with explicit memory.
//!
//! A [`Program`] holds globals and functions. A function body is a graph of blocks; blocks have parameters instead of
//! phi instructions, and each edge carries the arguments. Scalars are bit-vectors ([`Ty::Int`]) and pointers
//! ([`Ty::Ptr`], a pair of object and offset); structures, vectors and floating-point types exist only in memory and
//! in the frontend, which splits them into scalars. Floating-point values are bit patterns.
//!
//! What can go wrong at an instruction (an access out of bounds, a signed overflow) is not written as code: it follows
//! from the instruction itself, see `property`. The interpreter and the encoder report the same faults.

pub mod access;
pub mod block;
mod call_path;
pub mod cfg;
pub mod debug;
mod dominators;
pub mod inst;
pub mod program;
pub mod reducible;
pub mod text;
pub mod thread;
pub mod typing;
pub mod verify;

pub use block::{Block, BlockId, Body, Edge, InstData, InstId, Terminator, Value, ValueData, ValueDef};
pub use call_path::CallPath;
pub use debug::{Field, SrcType, TypeId, Var, VarId};
pub use inst::{BinOp, Callee, CastOp, CmpOp, Inst, OpaqueKind, OverflowOp, closed_count, open_count};
pub use program::{
    Approximation, ApproximationKind, FuncId, Function, Global, GlobalId, Init, Loc, LocId, Origin, Program,
    Reloc, RelocTarget, Signature,
};

/// The type of a scalar.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Ty {
    /// A bit-vector of that many bits; booleans have one.
    Int(u32),
    /// An object and an offset into it.
    Ptr,
}

impl Ty {
    pub const BOOL: Ty = Ty::Int(1);

    /// The widest integer: beyond it, the frontend has to give up. It keeps a few characters of text from asking for
    /// megabytes.
    pub const MAX_WIDTH: u32 = 1 << 16;

    /// Bits of the value in memory, given the width of a pointer.
    pub fn bits(self, pointer_bits: u32) -> u32 {
        match self {
            Ty::Int(w) => w,
            Ty::Ptr => pointer_bits,
        }
    }

    /// Bytes of the value in memory.
    pub fn bytes(self, pointer_bits: u32) -> u64 {
        u64::from(self.bits(pointer_bits).div_ceil(8))
    }
}

/// The kinds of fault that unloop looks for; a check instruction names one, the others follow from instructions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Property {
    Assert,
    Deref,
    Bounds,
    Free,
    Leak,
    Memcleanup,
    Overflow,
    Div,
    Shift,
    Unreachable,
    Uninit,
    Termination,
}

impl Property {
    pub const ALL: [Property; 12] = [
        Property::Assert,
        Property::Deref,
        Property::Bounds,
        Property::Free,
        Property::Leak,
        Property::Memcleanup,
        Property::Overflow,
        Property::Div,
        Property::Shift,
        Property::Unreachable,
        Property::Uninit,
        Property::Termination,
    ];

    /// The name on the command line and in results.
    pub fn name(self) -> &'static str {
        match self {
            Property::Assert => "assert",
            Property::Deref => "deref",
            Property::Bounds => "bounds",
            Property::Free => "free",
            Property::Leak => "leak",
            Property::Memcleanup => "memcleanup",
            Property::Overflow => "overflow",
            Property::Div => "div",
            Property::Shift => "shift",
            Property::Unreachable => "unreachable",
            Property::Uninit => "uninit",
            Property::Termination => "termination",
        }
    }

    pub fn from_name(name: &str) -> Option<Property> {
        Property::ALL.into_iter().find(|p| p.name() == name)
    }
}
