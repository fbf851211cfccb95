//! What instructions do to memory through their operands.

use crate::ir::{Inst, OpaqueKind, Value};

/// One range of bytes that an instruction reads or writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Access {
    pub ptr: Value,
    pub len: Length,
    pub write: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// The bytes of a value.
    Of(Value),
    /// A value of that many bytes.
    Bytes(Value),
    /// Up to a zero, or as the text says.
    Open,
}

/// The accesses that an instruction makes itself; those of a callee belong to the callee.
pub fn accesses(inst: &Inst, results: &[Value]) -> Vec<Access> {
    let read = |ptr: Value, len: Length| Access { ptr, len, write: false };
    let write = |ptr: Value, len: Length| Access { ptr, len, write: true };
    match inst {
        Inst::Load { ptr, .. } => vec![read(*ptr, Length::Of(results[0]))],
        Inst::Store { ptr, value, .. } => vec![write(*ptr, Length::Of(*value))],
        Inst::Fill { ptr, len, .. } => vec![write(*ptr, Length::Bytes(*len))],
        Inst::Copy { dst, src, len, .. } => {
            vec![write(*dst, Length::Bytes(*len)), read(*src, Length::Bytes(*len))]
        }
        Inst::Havoc { ptr, len } => vec![write(*ptr, Length::Bytes(*len))],
        Inst::NextZero { ptr } => vec![read(*ptr, Length::Open)],
        Inst::Output { ptr, len } => vec![read(*ptr, Length::Bytes(*len))],
        Inst::Format { dst, cap, format, args } => {
            vec![write(*dst, Length::Bytes(*cap)), read(*format, Length::Open), read(*args, Length::Open)]
        }
        // These change what the object is, not its bytes; the contents are new all the same.
        Inst::LifetimeStart { ptr } => vec![write(*ptr, Length::Open)],
        Inst::Binary { .. }
        | Inst::Cmp { .. }
        | Inst::Overflow { .. }
        | Inst::Cast { .. }
        | Inst::Select { .. }
        | Inst::Fp { .. }
        | Inst::Gep { .. }
        | Inst::Alloca { .. }
        | Inst::LifetimeEnd { .. }
        | Inst::StackSave
        | Inst::StackRestore { .. }
        | Inst::Alloc { .. }
        | Inst::Free { .. }
        | Inst::Input { .. }
        | Inst::Uninit
        | Inst::Assume { .. }
        | Inst::Check { .. }
        | Inst::ObjectSize { .. }
        | Inst::ObjectOffset { .. }
        | Inst::Alive { .. }
        | Inst::Readable { .. }
        | Inst::IsHeap { .. }
        | Inst::Abstract { .. }
        | Inst::Exit { .. }
        | Inst::Abort
        | Inst::Call { .. }
        | Inst::Opaque { kind: OpaqueKind::Value | OpaqueKind::Memory | OpaqueKind::Unsupported, .. }
        | Inst::Bind { .. } => vec![],
    }
}

/// The pointers through which an instruction touches bytes.
pub fn pointers(inst: &Inst) -> Vec<Value> {
    // The result of a load only gives its length.
    let results = [Value::from_u32(0)];
    accesses(inst, &results).into_iter().map(|access| access.ptr).collect()
}
