//! Which computed addresses are touched: the rule behind property `bounds`.

use super::{Body, Inst, Value};

/// For each value: is the element that it addresses touched? By an access, or by naming a part of it. An address that is
/// only named may also be the one past the end.
pub fn touched(body: &Body) -> Vec<bool> {
    let mut touched = vec![false; body.values.len()];
    for block in body.blocks.values() {
        for &inst in &block.insts {
            for address in addresses(body, &body.insts[inst].inst) {
                touched[address.as_u32() as usize] = true;
            }
        }
    }
    touched
}

fn addresses(body: &Body, inst: &Inst) -> Vec<Value> {
    match inst {
        Inst::Load { ptr, .. } | Inst::Store { ptr, .. } | Inst::Fill { ptr, .. } => vec![*ptr],
        Inst::Copy { dst, src, .. } => vec![*dst, *src],
        // An element of the element, or a member behind its start.
        Inst::Gep { base, count: Some(_), .. } => vec![*base],
        Inst::Gep { base, index, stride: 1, count: None }
            if body.as_const(*index).is_some_and(|c| !c.msb()) =>
        {
            vec![*base]
        }
        Inst::Gep { .. }
        | Inst::Binary { .. }
        | Inst::Cmp { .. }
        | Inst::Overflow { .. }
        | Inst::Cast { .. }
        | Inst::Select { .. }
        | Inst::Fp { .. }
        | Inst::Alloca { .. }
        | Inst::LifetimeStart { .. }
        | Inst::LifetimeEnd { .. }
        | Inst::StackSave
        | Inst::StackRestore { .. }
        | Inst::Alloc { .. }
        | Inst::Free { .. }
        | Inst::Input { .. }
        | Inst::Uninit
        | Inst::Assume { .. }
        | Inst::Check { .. }
        | Inst::Havoc { .. }
        | Inst::NextZero { .. }
        | Inst::ObjectSize { .. }
        | Inst::ObjectOffset { .. }
        | Inst::Alive { .. }
        | Inst::Readable { .. }
        | Inst::IsHeap { .. }
        | Inst::Abstract { .. }
        | Inst::Output { .. }
        | Inst::Format { .. }
        | Inst::Exit { .. }
        | Inst::Abort
        | Inst::Call { .. }
        | Inst::Opaque { .. }
        | Inst::Bind { .. } => vec![],
    }
}
