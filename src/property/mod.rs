//! Obligations: one for each place where a run could go wrong, and for each property that it could violate there.
//!
//! Which faults an instruction can have follows from the instruction alone; this module is the one list of them. The
//! interpreter reports these faults when they happen, the encoder asks whether they can.

mod message;
pub mod relevance;

pub use message::describe;

use crate::analysis::settle::Settlement;
use crate::ir::{BinOp, BlockId, Body, FuncId, Inst, InstId, LocId, Origin, Program, Property, Terminator};
use std::collections::BTreeSet;

/// An instruction or the end of a block.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Place {
    Inst(InstId),
    End(BlockId),
}

/// Where in the user's code a fault is reported. Faults inside of library models belong to the call.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Site {
    pub func: FuncId,
    pub place: Place,
}

impl Site {
    pub fn inst(func: FuncId, inst: InstId) -> Site {
        Site { func, place: Place::Inst(inst) }
    }

    pub fn end(func: FuncId, block: BlockId) -> Site {
        Site { func, place: Place::End(block) }
    }

    pub fn loc(self, program: &Program) -> LocId {
        let Some(body) = &program.funcs[self.func].body else { return program.funcs[self.func].loc };
        match self.place {
            Place::Inst(inst) => body.insts[inst].loc,
            Place::End(block) => body.blocks[block].loc,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Obligation {
    pub site: Site,
    pub property: Property,
}

impl Obligation {
    /// Does it hold in every run, by what the analysis knows? A call of a library model stands for many instructions.
    pub fn is_settled(self, settled: &Settlement) -> bool {
        match self.site.place {
            Place::Inst(inst) => settled.is_safe(self.site.func, inst, self.property),
            Place::End(_) => false,
        }
    }
}

/// The properties of which an instruction can be a fault, apart from what the analysis may know better.
pub fn faults(inst: &Inst) -> Vec<Property> {
    use Property::*;
    match inst {
        Inst::Binary { op, nsw, .. } => match op {
            BinOp::Add | BinOp::Sub | BinOp::Mul => {
                if *nsw {
                    vec![Overflow]
                } else {
                    vec![]
                }
            }
            BinOp::UDiv | BinOp::URem => vec![Div, Uninit],
            BinOp::SDiv | BinOp::SRem => vec![Div, Overflow, Uninit],
            BinOp::Shl if *nsw => vec![Shift, Overflow],
            BinOp::Shl | BinOp::LShr | BinOp::AShr => vec![Shift],
            BinOp::And | BinOp::Or | BinOp::Xor => vec![],
        },
        Inst::Gep { count, .. } => {
            if count.is_some() {
                vec![Bounds]
            } else {
                vec![]
            }
        }
        Inst::Load { .. } | Inst::Store { .. } => vec![Deref, Uninit],
        Inst::Fill { .. }
        | Inst::Copy { .. }
        | Inst::Havoc { .. }
        | Inst::Output { .. }
        | Inst::Format { .. } => {
            vec![Deref, Uninit]
        }
        Inst::NextZero { .. } => vec![],
        Inst::Alloc { .. } => vec![Leak, Memcleanup],
        Inst::Free { .. } => vec![Free],
        Inst::Check { property, .. } => vec![*property],
        Inst::Call { callee: crate::ir::Callee::Ptr(..), .. } => vec![Deref, Uninit],
        Inst::Call { callee: crate::ir::Callee::Func(_), .. } => vec![],
        Inst::Cmp { .. }
        | Inst::Overflow { .. }
        | Inst::Cast { .. }
        | Inst::Select { .. }
        | Inst::Fp { .. }
        | Inst::Alloca { .. }
        | Inst::LifetimeStart { .. }
        | Inst::LifetimeEnd { .. }
        | Inst::StackSave
        | Inst::StackRestore { .. }
        | Inst::Input { .. }
        | Inst::Uninit
        | Inst::Assume { .. }
        | Inst::ObjectSize { .. }
        | Inst::ObjectOffset { .. }
        | Inst::Alive { .. }
        | Inst::Readable { .. }
        | Inst::IsHeap { .. }
        | Inst::Abstract { .. }
        | Inst::Exit { .. }
        | Inst::Abort
        | Inst::Opaque { .. }
        | Inst::Bind { .. } => vec![],
    }
}

fn end_faults(body: &Body, block: BlockId) -> Vec<Property> {
    match &body.blocks[block].terminator {
        Terminator::Branch { .. } | Terminator::Switch { .. } | Terminator::Return(_) => {
            vec![Property::Uninit]
        }
        // What stands behind a call that does not return is never reached.
        Terminator::Unreachable if !ends_before(body, block) => vec![Property::Unreachable],
        Terminator::Unreachable | Terminator::Jump(_) => vec![],
    }
}

fn ends_before(body: &Body, block: BlockId) -> bool {
    let last = body.blocks[block].insts.last();
    last.is_some_and(|&i| matches!(body.insts[i].inst, Inst::Abort | Inst::Exit { .. }))
}

/// All obligations of the asked-for properties in the user's functions, in the order of the text. Calls of library
/// models get theirs when they are encoded.
pub fn instrument(program: &Program, asked: &BTreeSet<Property>) -> Vec<Obligation> {
    let mut all = vec![];
    for (func, function, body) in program.defined() {
        if function.origin == Origin::Model {
            continue;
        }
        for (block, data) in &body.blocks {
            for &inst in &data.insts {
                let site = Site::inst(func, inst);
                let faults = faults(&body.insts[inst].inst);
                all.extend(faults.into_iter().map(|property| Obligation { site, property }));
            }
            let site = Site::end(func, block);
            all.extend(end_faults(body, block).into_iter().map(|property| Obligation { site, property }));
        }
    }
    all.retain(|o| asked.contains(&o.property));
    all
}
