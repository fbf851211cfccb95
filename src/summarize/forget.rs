//! What a loop may change, said in front of it.

use crate::analysis::loops::Loop;
use crate::analysis::loops::updates::{back_arguments, stay_in_object};
use crate::analysis::pointsto::{ObjectId, ObjectKind, PointsTo};
use crate::analysis::writes::Footprints;
use crate::ir::{Body, FuncId, GlobalId, Inst, InstId, Program, Ty, Value, ValueDef};
use std::collections::BTreeSet;

/// What is arbitrary at the header of a loop, beside its parameters.
#[derive(Clone, Debug, Default)]
pub struct Forgotten {
    /// The whole objects that these lead into; a parameter of the header stands for what it was at the entry.
    pub objects: BTreeSet<Value>,
    pub globals: BTreeSet<GlobalId>,
    /// Local variables that begin or end in the loop.
    pub lives: BTreeSet<Value>,
    /// All that globals and pointers lead to, and whether it is alive.
    pub everything: bool,
}

/// `recursive`: there may be other activations of the function.
pub fn of_loop(
    program: &Program,
    func: FuncId,
    data: &Loop,
    pts: &PointsTo,
    footprints: &Footprints<'_>,
    recursive: bool,
) -> Forgotten {
    let mut all = Forgotten::default();
    let Some(body) = &program.funcs[func].body else { return all };
    let scope = Scope { program, body, func, data, pts, recursive };
    for &inst in data.blocks.iter().flat_map(|&block| &body.blocks[block].insts) {
        scope.add(inst, footprints, &mut all);
    }
    all
}

struct Scope<'a> {
    program: &'a Program,
    body: &'a Body,
    func: FuncId,
    data: &'a Loop,
    pts: &'a PointsTo,
    recursive: bool,
}

impl Scope<'_> {
    fn add(&self, inst: InstId, footprints: &Footprints<'_>, all: &mut Forgotten) {
        let written = match &self.body.insts[inst].inst {
            Inst::Alloca { .. } => return,
            Inst::LifetimeStart { ptr } | Inst::LifetimeEnd { ptr } => {
                match self.root(*ptr) {
                    Some(root) => _ = all.lives.insert(root),
                    // A variable of this iteration.
                    None if self.is_local(*ptr) => {}
                    None => all.everything = true,
                }
                return;
            }
            Inst::Store { ptr, .. } | Inst::Fill { ptr, .. } | Inst::Havoc { ptr, .. } => Some(*ptr),
            Inst::Copy { dst, .. } => Some(*dst),
            _ => None,
        };
        if let Some(root) = written.and_then(|ptr| self.root(ptr))
            && self.is_writable(root)
        {
            all.objects.insert(root);
            return;
        }
        let effects = footprints.of_inst(self.func, inst);
        all.everything |= effects.all_escaped || effects.unknown;
        let ended = effects.lives.iter().map(|o| self.pts.objects()[ObjectId::from_u32(o)].kind);
        all.everything |= ended.into_iter().any(|kind| kind.may_be_heap() && !self.is_short_lived(kind));
        for object in effects.written() {
            let kind = self.pts.objects()[object].kind;
            match kind {
                ObjectKind::Global(global) => _ = all.globals.insert(global),
                // Locals of a function that is called are gone when it returns.
                ObjectKind::Stack { func, .. }
                    if func != self.func && effects.lives.contains(object.as_u32()) => {}
                ObjectKind::Heap { .. } if self.is_short_lived(kind) => {}
                ObjectKind::Stack { func, inst, .. } if func == self.func => {
                    let local = self.body.insts[inst].results[0];
                    // One that an earlier iteration made has no name any more, nor has one of another activation.
                    if self.is_outside(local) && !self.recursive {
                        all.objects.insert(local);
                    } else {
                        all.everything = true;
                    }
                }
                ObjectKind::Stack { .. }
                | ObjectKind::Heap { .. }
                | ObjectKind::Argument(_)
                | ObjectKind::Words(_)
                | ObjectKind::Unknown
                | ObjectKind::Garbage
                | ObjectKind::Null
                | ObjectKind::Func(_) => all.everything = true,
            }
        }
    }

    /// Into whose object the pointer leads: a value from outside of the loop, or a parameter of the header that stays
    /// in its object.
    fn root(&self, ptr: Value) -> Option<Value> {
        let mut at = ptr;
        loop {
            if self.is_outside(at) {
                return Some(at);
            }
            match self.body.values[at].def {
                ValueDef::Param(block, _) if block == self.data.header => {
                    return stays_in_object(self.body, self.data, at).then_some(at);
                }
                ValueDef::Result(inst, _) => match &self.body.insts[inst].inst {
                    Inst::Gep { base, .. } => at = *base,
                    _ => return None,
                },
                _ => return None,
            }
        }
    }

    fn is_outside(&self, value: Value) -> bool {
        let home = match self.body.values[value].def {
            ValueDef::Param(block, _) => block,
            ValueDef::Result(inst, _) => {
                return !self.data.blocks.iter().any(|&b| self.body.blocks[b].insts.contains(&inst));
            }
            ValueDef::Const(_) | ValueDef::Null | ValueDef::Global(_) | ValueDef::Func(_) => return true,
        };
        !self.data.blocks.contains(&home)
    }

    fn is_local(&self, ptr: Value) -> bool {
        match self.body.values[ptr].def {
            ValueDef::Result(inst, _) => matches!(self.body.insts[inst].inst, Inst::Alloca { .. }),
            _ => false,
        }
    }

    /// The block is not handed on by the function that makes it: nobody knows it afterwards.
    fn is_short_lived(&self, kind: ObjectKind) -> bool {
        let ObjectKind::Heap { func, inst, .. } = kind else { return false };
        let Some(body) = &self.program.funcs[func].body else { return false };
        let block = body.insts[inst].results[0];
        let mut users = body.blocks.values().flat_map(|b| &b.insts).map(|&i| &body.insts[i].inst);
        let kept = users.all(|user| match user {
            Inst::Free { .. } | Inst::Output { .. } | Inst::Load { .. } | Inst::Bind { .. } => true,
            Inst::Store { value, .. } => *value != block,
            Inst::Format { dst, args, .. } => *dst != *args && *args != block,
            other => !other.operands().contains(&block),
        });
        let handed = body.blocks.values().flat_map(|b| {
            let edges = b.terminator.edges().into_iter().flat_map(|e| e.args.clone());
            edges.chain(b.terminator.operands()).collect::<Vec<_>>()
        });
        func != self.func && kept && !handed.into_iter().any(|v| v == block)
    }

    /// Nothing that it may point to is constant: to forget that would be a fault.
    fn is_writable(&self, root: Value) -> bool {
        let targets = self.pts.pointer(self.func, root);
        !targets.unknown
            && !targets.objects.is_empty()
            && targets.objects.iter().all(|(o, _)| self.pts.objects()[*o].writable)
    }
}

/// Every edge back hands the parameter on as it is.
pub fn is_unchanged(body: &Body, data: &Loop, param: Value) -> bool {
    back_arguments(body, data, param).into_iter().all(|arg| arg == param)
}

/// All updates move the pointer inside of its object.
pub fn stays_in_object(body: &Body, data: &Loop, param: Value) -> bool {
    let updates = back_arguments(body, data, param);
    body.ty(param) == Ty::Ptr && stay_in_object(body, data, param, &updates)
}
