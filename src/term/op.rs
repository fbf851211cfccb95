//! The operators of the term language. Every value is a bit-vector; a boolean is a bit-vector of width 1.
//!
//! All operators are total. Where LLVM leaves a result undefined the meaning is the one of SMT-LIB (division by zero
//! gives all ones, remainder by zero the dividend, an oversized shift 0 or the sign), so that interpreter, folding and
//! circuits agree; that such a result is a fault is said by an obligation, not here.

/// A floating-point format; values are kept as their bit patterns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum FpFormat {
    F16,
    BF16,
    F32,
    F64,
    /// x87's 80-bit format with its explicit integer bit.
    X87,
    F128,
}

/// Floating-point operators, rounding to nearest even where they round (conversions to integers truncate).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum FpOp {
    Add,
    Sub,
    Mul,
    Div,
    /// C's fmod.
    Rem,
    Sqrt,
    /// a * b + c with one rounding.
    Fma,
    /// Ordered comparisons (false on NaN), result width 1.
    Eq,
    Lt,
    Le,
    /// Width 1: at least one operand is NaN.
    Unordered,
    /// To the given format (the format beside the operator is the source's).
    Convert(FpFormat),
    /// Truncation towards zero to an integer of the term's width; NaN or out of range gives 1000...0.
    ToSInt,
    ToUInt,
    /// From an integer of any width to the format beside the operator.
    FromSInt,
    FromUInt,
    /// To an integral value in the same format.
    Floor,
    Ceil,
    Trunc,
    /// To nearest, ties to even.
    RoundEven,
    /// To nearest, ties away from zero (C's round).
    RoundAway,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Op {
    /// Bitwise; on width 1 the logical connectives.
    Not,
    And,
    Or,
    Xor,
    Neg,
    Add,
    Sub,
    Mul,
    UDiv,
    URem,
    SDiv,
    SRem,
    /// The amount has the width of the value.
    Shl,
    LShr,
    AShr,
    /// First argument high, second low.
    Concat,
    /// Bits `lo ..= hi`.
    Extract {
        hi: u32,
        lo: u32,
    },
    /// To the term's width.
    ZExt,
    SExt,
    /// (condition of width 1, then, else)
    Ite,
    /// Comparisons, result width 1.
    Eq,
    Ult,
    Ule,
    Slt,
    Sle,
    /// Overflow predicates, result width 1.
    SAddO,
    UAddO,
    SSubO,
    USubO,
    SMulO,
    UMulO,
    Fp(FpOp, FpFormat),
}
