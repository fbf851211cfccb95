//! The keywords of operators and attributes, each table read in both directions.

use crate::ir::{ApproximationKind, BinOp, CastOp, CmpOp, OpaqueKind, OverflowOp, Property};
use crate::term::op::{FpFormat, FpOp};

/// Something that is written as one keyword.
pub trait Word: Sized {
    fn word(self) -> &'static str;
    fn from_word(word: &str) -> Option<Self>;
}

/// One table for both directions; the match over the variants makes a forgotten one a compile error.
macro_rules! words {
    ($ty:ident { $($variant:ident = $word:literal),* $(,)? }) => {
        impl Word for $ty {
            fn word(self) -> &'static str {
                match self {
                    $($ty::$variant => $word),*
                }
            }

            fn from_word(word: &str) -> Option<Self> {
                match word {
                    $($word => Some($ty::$variant),)*
                    _ => None,
                }
            }
        }
    };
}

words!(BinOp {
    Add = "add",
    Sub = "sub",
    Mul = "mul",
    UDiv = "udiv",
    SDiv = "sdiv",
    URem = "urem",
    SRem = "srem",
    Shl = "shl",
    LShr = "lshr",
    AShr = "ashr",
    And = "and",
    Or = "or",
    Xor = "xor",
});

words!(CmpOp { Eq = "eq", Ne = "ne", Ult = "ult", Ule = "ule", Slt = "slt", Sle = "sle" });

words!(OverflowOp {
    SAdd = "sadd",
    UAdd = "uadd",
    SSub = "ssub",
    USub = "usub",
    SMul = "smul",
    UMul = "umul",
});

words!(CastOp {
    ZExt = "zext",
    SExt = "sext",
    Trunc = "trunc",
    PtrToInt = "ptrtoint",
    IntToPtr = "inttoptr",
});

words!(OpaqueKind { Value = "value", Memory = "memory", Unsupported = "unsupported" });

words!(ApproximationKind {
    Overapproximated = "overapproximated",
    Assumed = "assumed",
    Unsupported = "unsupported",
});

words!(FpFormat { F16 = "f16", BF16 = "bf16", F32 = "f32", F64 = "f64", X87 = "x87", F128 = "f128" });

/// The property has its names from the command line.
impl Word for Property {
    fn word(self) -> &'static str {
        self.name()
    }

    fn from_word(word: &str) -> Option<Self> {
        Property::from_name(word)
    }
}

/// The operators without a target format.
const PLAIN_FP: [FpOp; 20] = [
    FpOp::Add,
    FpOp::Sub,
    FpOp::Mul,
    FpOp::Div,
    FpOp::Rem,
    FpOp::Sqrt,
    FpOp::Fma,
    FpOp::Eq,
    FpOp::Lt,
    FpOp::Le,
    FpOp::Unordered,
    FpOp::ToSInt,
    FpOp::ToUInt,
    FpOp::FromSInt,
    FpOp::FromUInt,
    FpOp::Floor,
    FpOp::Ceil,
    FpOp::Trunc,
    FpOp::RoundEven,
    FpOp::RoundAway,
];

/// The keyword; that of `Convert` is followed by the target format.
pub fn fp_word(op: FpOp) -> &'static str {
    match op {
        FpOp::Add => "add",
        FpOp::Sub => "sub",
        FpOp::Mul => "mul",
        FpOp::Div => "div",
        FpOp::Rem => "rem",
        FpOp::Sqrt => "sqrt",
        FpOp::Fma => "fma",
        FpOp::Eq => "eq",
        FpOp::Lt => "lt",
        FpOp::Le => "le",
        FpOp::Unordered => "unordered",
        FpOp::Convert(_) => "convert",
        FpOp::ToSInt => "to_sint",
        FpOp::ToUInt => "to_uint",
        FpOp::FromSInt => "from_sint",
        FpOp::FromUInt => "from_uint",
        FpOp::Floor => "floor",
        FpOp::Ceil => "ceil",
        FpOp::Trunc => "trunc",
        FpOp::RoundEven => "round_even",
        FpOp::RoundAway => "round_away",
    }
}

pub fn plain_fp(word: &str) -> Option<FpOp> {
    PLAIN_FP.into_iter().find(|&op| fp_word(op) == word)
}
