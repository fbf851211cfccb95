//! Result types that the opcode alone decides. The text form leaves them out, the verifier insists on them.

use super::{Inst, Ty};

impl Inst {
    /// The type of the one result, where the operands have no say in it. `size` is the type of sizes.
    pub fn fixed_result(&self, size: Ty) -> Option<Ty> {
        match self {
            Inst::Cmp { .. }
            | Inst::Overflow { .. }
            | Inst::Alive { .. }
            | Inst::Readable { .. }
            | Inst::IsHeap { .. }
            | Inst::Abstract { .. } => Some(Ty::BOOL),
            Inst::Gep { .. } | Inst::Alloca { .. } | Inst::StackSave | Inst::Alloc { .. } => Some(Ty::Ptr),
            Inst::NextZero { .. } | Inst::ObjectSize { .. } | Inst::ObjectOffset { .. } => Some(size),
            Inst::Format { .. } => Some(Ty::Int(32)),
            Inst::Binary { .. }
            | Inst::Cast { .. }
            | Inst::Select { .. }
            | Inst::Fp { .. }
            | Inst::LifetimeStart { .. }
            | Inst::LifetimeEnd { .. }
            | Inst::StackRestore { .. }
            | Inst::Load { .. }
            | Inst::Store { .. }
            | Inst::Fill { .. }
            | Inst::Copy { .. }
            | Inst::Free { .. }
            | Inst::Input { .. }
            | Inst::Uninit
            | Inst::Assume { .. }
            | Inst::Check { .. }
            | Inst::Havoc { .. }
            | Inst::Output { .. }
            | Inst::Exit { .. }
            | Inst::Abort
            | Inst::Call { .. }
            | Inst::Opaque { .. }
            | Inst::Bind { .. } => None,
        }
    }
}
