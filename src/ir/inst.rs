//! The instructions. Operands are values; constants are values too (see `ValueDef`).

use super::{FuncId, Property, Signature, Value, VarId};
use crate::term::op::{FpFormat, FpOp};

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum BinOp {
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
}

/// The converse orders are written by swapping the operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum CmpOp {
    Eq,
    Ne,
    Ult,
    Ule,
    Slt,
    Sle,
}

impl CmpOp {
    /// What the comparison of two addresses in one object says of the offsets: one before the object is small, not huge.
    pub fn of_offsets(self) -> CmpOp {
        match self {
            CmpOp::Ult => CmpOp::Slt,
            CmpOp::Ule => CmpOp::Sle,
            other => other,
        }
    }
}

/// Does the mathematical result leave the type?
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum OverflowOp {
    SAdd,
    UAdd,
    SSub,
    USub,
    SMul,
    UMul,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum CastOp {
    ZExt,
    SExt,
    Trunc,
    /// The address: base of the object plus offset.
    PtrToInt,
    /// The object that holds the address, or NULL's object with the address as offset.
    IntToPtr,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Callee {
    Func(FuncId),
    /// Through a pointer, with the types the caller believes in.
    Ptr(Value, Signature),
}

/// How far the effect of something that is not modelled may reach.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum OpaqueKind {
    /// The results are arbitrary, nothing else changes.
    Value,
    /// The results and all memory that the operands or escaped objects reach are arbitrary.
    Memory,
    /// Nothing can be said after it: the verdict becomes unknown where it is reachable.
    Unsupported,
}

/// `Int` below stands for a value of type `Ty::Int`, `Size` for one as wide as a pointer.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Inst {
    /// `nsw`: C calls overflow undefined here (property `overflow`); the value wraps all the same. Division by zero,
    /// the quotient of the least value by -1 and oversized shifts are faults; the value then is that of `term::op`.
    Binary {
        op: BinOp,
        a: Value,
        b: Value,
        nsw: bool,
    },
    /// On two integers of one width or two pointers; result of width 1. Pointers into one object compare by offset,
    /// others by address.
    Cmp {
        op: CmpOp,
        a: Value,
        b: Value,
    },
    Overflow {
        op: OverflowOp,
        a: Value,
        b: Value,
    },
    /// To the type of the result.
    Cast {
        op: CastOp,
        a: Value,
    },
    Select {
        cond: Value,
        then: Value,
        els: Value,
    },
    /// On bit patterns; the result has the width that the operator gives.
    Fp {
        op: FpOp,
        format: FpFormat,
        args: Vec<Value>,
    },
    /// `base + index * stride`, wrapping, in the same object; `index: Size`. With `count`, the C text indexes an array of
    /// so many elements that lies inside a larger object (property `bounds`); [`open_count`] where the text does not tell how many.
    Gep {
        base: Value,
        index: Value,
        stride: u64,
        count: Option<u64>,
    },

    /// A new stack object of `bytes: Size`, alive until the function returns, contents uninitialized.
    Alloca {
        bytes: Value,
        align: u64,
        var: Option<VarId>,
    },
    /// The object becomes alive again with uninitialized contents / dies.
    LifetimeStart {
        ptr: Value,
    },
    LifetimeEnd {
        ptr: Value,
    },
    /// A token of type pointer for the current extent of the stack, and the return to it (variable length arrays).
    StackSave,
    StackRestore {
        token: Value,
    },
    /// Little-endian. Integers are a whole number of bytes wide. Volatile: any value may come back.
    Load {
        ptr: Value,
        volatile: bool,
    },
    Store {
        ptr: Value,
        value: Value,
        volatile: bool,
    },
    /// `len: Size` bytes become `byte: i8`; a length of 0 asks nothing of the pointer.
    Fill {
        ptr: Value,
        byte: Value,
        len: Value,
    },
    /// Copies `len: Size` bytes with the contents before the copy. Regions that overlap without being equal are a fault
    /// unless `overlap`.
    Copy {
        dst: Value,
        src: Value,
        len: Value,
        overlap: bool,
    },
    /// A new heap object of `bytes: Size` with uninitialized contents; NULL when `bytes` exceeds half the address space.
    Alloc {
        bytes: Value,
    },
    /// Ends a heap object; NULL is fine, all else is a fault of property `free`.
    Free {
        ptr: Value,
    },

    /// An arbitrary value: an input of the program. `name` says where it comes from.
    Input {
        name: String,
    },
    /// An indeterminate value (property `uninit` follows it); any value may be there.
    Uninit,
    /// The run is outside what is asked for unless `cond: i1`.
    Assume {
        cond: Value,
    },
    /// A fault of that property unless `cond: i1`.
    Check {
        cond: Value,
        property: Property,
        message: String,
    },
    /// `len: Size` bytes become arbitrary inputs.
    Havoc {
        ptr: Value,
        len: Value,
    },
    /// Size: the least k >= 0 such that the byte at `ptr + k` is zero; if there is none, what is left of the object.
    NextZero {
        ptr: Value,
    },
    /// Size: of the whole object (0 for NULL and for dead objects); offset of the pointer in it.
    ObjectSize {
        ptr: Value,
    },
    ObjectOffset {
        ptr: Value,
    },
    /// i1: the object is alive (never so for NULL).
    Alive {
        ptr: Value,
    },
    /// i1: `len: Size` bytes from the pointer on lie in an object that is alive; none always do.
    Readable {
        ptr: Value,
        len: Value,
    },
    /// i1: it is a heap object.
    IsHeap {
        ptr: Value,
    },
    /// i1: an arbitrary value within stated limits may stand here for an exact computation. Never so in a run; in an
    /// encoding where loops are summarized, or in every encoding (`always`).
    Abstract {
        always: bool,
    },
    /// Writes `len: Size` bytes to the standard output. Reads them like any access.
    Output {
        ptr: Value,
        len: Value,
    },
    /// C's printf into a buffer: formats by `format` with the argument area `args` (8-byte slots, 4 with 32-bit pointers)
    /// and stores at most `cap: Size` bytes (terminator included, when cap > 0) at `dst`. Result i32: the length.
    Format {
        dst: Value,
        cap: Value,
        format: Value,
        args: Value,
    },
    /// The run ends here with this status (i32), or by abort.
    Exit {
        status: Value,
    },
    Abort,

    /// Extra arguments of a variadic function lie in an area whose pointer is the last argument: the frontend's doing.
    Call {
        callee: Callee,
        args: Vec<Value>,
    },
    /// Something that unloop does not model; `what` is the ledger's text.
    Opaque {
        what: String,
        kind: OpaqueKind,
        args: Vec<Value>,
    },
    /// No effect: from here on the source variable has this value.
    Bind {
        var: VarId,
        value: Value,
    },
}

/// No array has more bytes.
const MOST_BYTES: u64 = 1 << 30;

/// How many elements an array may have that is the last member of its structure, whatever the text says: only an index below zero leaves it.
pub fn open_count(stride: u64) -> u64 {
    MOST_BYTES / stride.max(1)
}

/// Where the text tells how many elements there are, their number.
pub fn closed_count(stride: u64, count: Option<u64>) -> Option<u64> {
    count.filter(|&n| n < open_count(stride))
}

impl Inst {
    /// The operands, in order.
    pub fn operands(&self) -> Vec<Value> {
        let mut all = Vec::new();
        self.clone().map_operands(&mut |v| {
            all.push(v);
            v
        });
        all
    }

    /// The same instruction with each operand replaced.
    pub fn map_operands(self, f: &mut impl FnMut(Value) -> Value) -> Inst {
        let all = |values: Vec<Value>, f: &mut dyn FnMut(Value) -> Value| -> Vec<Value> {
            values.into_iter().map(f).collect()
        };
        match self {
            Inst::Binary { op, a, b, nsw } => Inst::Binary { op, a: f(a), b: f(b), nsw },
            Inst::Cmp { op, a, b } => Inst::Cmp { op, a: f(a), b: f(b) },
            Inst::Overflow { op, a, b } => Inst::Overflow { op, a: f(a), b: f(b) },
            Inst::Cast { op, a } => Inst::Cast { op, a: f(a) },
            Inst::Select { cond, then, els } => Inst::Select { cond: f(cond), then: f(then), els: f(els) },
            Inst::Fp { op, format, args } => Inst::Fp { op, format, args: all(args, f) },
            Inst::Gep { base, index, stride, count } => {
                Inst::Gep { base: f(base), index: f(index), stride, count }
            }
            Inst::Alloca { bytes, align, var } => Inst::Alloca { bytes: f(bytes), align, var },
            Inst::LifetimeStart { ptr } => Inst::LifetimeStart { ptr: f(ptr) },
            Inst::LifetimeEnd { ptr } => Inst::LifetimeEnd { ptr: f(ptr) },
            Inst::StackSave => Inst::StackSave,
            Inst::StackRestore { token } => Inst::StackRestore { token: f(token) },
            Inst::Load { ptr, volatile } => Inst::Load { ptr: f(ptr), volatile },
            Inst::Store { ptr, value, volatile } => Inst::Store { ptr: f(ptr), value: f(value), volatile },
            Inst::Fill { ptr, byte, len } => Inst::Fill { ptr: f(ptr), byte: f(byte), len: f(len) },
            Inst::Copy { dst, src, len, overlap } => {
                Inst::Copy { dst: f(dst), src: f(src), len: f(len), overlap }
            }
            Inst::Alloc { bytes } => Inst::Alloc { bytes: f(bytes) },
            Inst::Free { ptr } => Inst::Free { ptr: f(ptr) },
            Inst::Input { name } => Inst::Input { name },
            Inst::Uninit => Inst::Uninit,
            Inst::Assume { cond } => Inst::Assume { cond: f(cond) },
            Inst::Check { cond, property, message } => Inst::Check { cond: f(cond), property, message },
            Inst::Havoc { ptr, len } => Inst::Havoc { ptr: f(ptr), len: f(len) },
            Inst::NextZero { ptr } => Inst::NextZero { ptr: f(ptr) },
            Inst::ObjectSize { ptr } => Inst::ObjectSize { ptr: f(ptr) },
            Inst::ObjectOffset { ptr } => Inst::ObjectOffset { ptr: f(ptr) },
            Inst::Alive { ptr } => Inst::Alive { ptr: f(ptr) },
            Inst::Readable { ptr, len } => Inst::Readable { ptr: f(ptr), len: f(len) },
            Inst::IsHeap { ptr } => Inst::IsHeap { ptr: f(ptr) },
            Inst::Abstract { always } => Inst::Abstract { always },
            Inst::Output { ptr, len } => Inst::Output { ptr: f(ptr), len: f(len) },
            Inst::Format { dst, cap, format, args } => {
                Inst::Format { dst: f(dst), cap: f(cap), format: f(format), args: f(args) }
            }
            Inst::Exit { status } => Inst::Exit { status: f(status) },
            Inst::Abort => Inst::Abort,
            Inst::Call { callee, args } => {
                let callee = match callee {
                    Callee::Func(id) => Callee::Func(id),
                    Callee::Ptr(value, signature) => Callee::Ptr(f(value), signature),
                };
                Inst::Call { callee, args: all(args, f) }
            }
            Inst::Opaque { what, kind, args } => Inst::Opaque { what, kind, args: all(args, f) },
            Inst::Bind { var, value } => Inst::Bind { var, value: f(value) },
        }
    }
}
