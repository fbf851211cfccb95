//! What the verifier can find wrong.

use crate::ir::{BlockId, FuncId, GlobalId, InstId, LocId, Ty, TypeId, Value, VarId};
use thiserror::Error;

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    // Ids.
    #[error("there is no file {0}")]
    NoFile(u32),
    #[error("there is no location {0}")]
    NoLoc(LocId),
    #[error("there is no source type {0}")]
    NoType(TypeId),
    #[error("there is no global {0}")]
    NoGlobal(GlobalId),
    #[error("there is no function {0}")]
    NoFunc(FuncId),
    #[error("there is no block {0}")]
    NoBlock(BlockId),
    #[error("there is no instruction {0}")]
    NoInst(InstId),
    #[error("there is no value {0}")]
    NoValue(Value),
    #[error("there is no variable {0}")]
    NoVar(VarId),

    // Tables.
    #[error("pointers have {0} bits instead of 32 or 64")]
    PointerBits(u32),
    #[error("the first file and the first location must be the unknown ones")]
    NoUnknown,
    #[error("{0} contains itself")]
    CyclicType(TypeId),
    #[error("alignment {0} is no power of two")]
    Alignment(u64),
    #[error("the global has {bytes} initial bytes but size {size}")]
    LongData { bytes: usize, size: u64 },
    #[error("the global has initial bytes but no size")]
    NoSize,
    #[error("the pointer at offset {0} is not inside the global")]
    RelocOutside(u64),
    #[error("the pointers at offsets {0} and {1} overlap")]
    RelocOverlap(u64, u64),
    #[error("the bytes of the pointer at offset {0} are not zero")]
    RelocBytes(u64),
    #[error("the last parameter of a variadic function is a pointer to the extra arguments")]
    Variadic,

    // Structure.
    #[error("integers have 1 to {max} bits, {value} has {0}", max = Ty::MAX_WIDTH, value = .1)]
    Width(u32, Value),
    #[error("a type with {0} bits")]
    SignatureWidth(u32),
    #[error("constant {value} has type {ty}")]
    ConstantType { value: Value, ty: Ty },
    #[error("{0} stands here but says that it is defined elsewhere")]
    BackReference(Value),
    #[error("{0} stands at several places")]
    InstTwice(InstId),
    #[error("the entry block has a predecessor")]
    EntryHasPredecessor,
    #[error("the function takes ({expected}), its entry block ({found})")]
    EntryParams { expected: String, found: String },

    // Types.
    #[error("operand {value} should be {expected}, it is {found}")]
    Operand { value: Value, expected: &'static str, found: Ty },
    #[error("operands {a} and {b} should have one type, they have {a_ty} and {b_ty}")]
    Differ { a: Value, b: Value, a_ty: Ty, b_ty: Ty },
    #[error("{expected} results expected, there are {found}")]
    ResultCount { expected: usize, found: usize },
    #[error("result {value} should be {expected}, it is {found}")]
    Result { value: Value, expected: String, found: Ty },
    #[error("the cast from {from} to {to} must widen")]
    MustWiden { from: Ty, to: Ty },
    #[error("the cast from {from} to {to} must narrow")]
    MustNarrow { from: Ty, to: Ty },
    #[error("`nsw` belongs to add, sub, mul and shl only")]
    Nsw,
    #[error("{expected} operands expected, there are {found}")]
    OperandCount { expected: usize, found: usize },
    #[error("{0} in memory is no whole number of bytes")]
    NotBytes(Ty),
    #[error("argument {index} should be {expected}, it is {found}")]
    Argument { index: usize, expected: Ty, found: Ty },
    #[error("the call has {found} arguments, the function takes {expected}")]
    ArgumentCount { expected: usize, found: usize },

    // Control flow.
    #[error("the edge to {target} has {found} arguments, the block takes {expected}")]
    EdgeCount { target: BlockId, expected: usize, found: usize },
    #[error("argument {index} of the edge to {target} should be {expected}, it is {found}")]
    EdgeArgument { target: BlockId, index: usize, expected: Ty, found: Ty },
    #[error("the case {case} should have the type of the switch, {ty}")]
    CaseWidth { case: String, ty: Ty },
    #[error("the case {0} occurs twice")]
    CaseTwice(String),
    #[error("the function returns ({expected}), here ({found})")]
    Return { expected: String, found: String },
    #[error("{0} is used where it may not be defined yet")]
    NotDominated(Value),
    #[error("{0} is used but its definition stands in no block")]
    DefinedNowhere(Value),
    #[error("the edge to {0} closes a cycle")]
    Cycle(BlockId),
}
