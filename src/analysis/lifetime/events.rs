//! What each instruction does to the set of objects that may be dead.

use super::frames::Shape;
use crate::analysis::pointsto::{InstanceId, ObjectId, ObjectKind, PointsTo};
use crate::analysis::set::IdSet;
use crate::ir::{Body, Inst, InstId, Value};

/// What an instruction does to the set of objects that may be dead.
#[derive(Clone, Debug)]
pub enum Event {
    Kill(IdSet),
    /// The object is alive as after `lifetime_start`; or entirely new.
    Start(ObjectId),
    Fresh(ObjectId),
    Call(Vec<InstanceId>),
}

/// Two members per object: ended by `lifetime_end`; ended for good.
pub fn ended(object: ObjectId) -> u32 {
    object.as_u32() * 2
}

pub fn gone(object: ObjectId) -> u32 {
    object.as_u32() * 2 + 1
}

/// Makes the events of one instance.
pub struct Maker<'a> {
    pub pts: &'a PointsTo,
    pub id: InstanceId,
    pub body: &'a Body,
    pub shape: &'a Shape,
    pub lingers: &'a IdSet,
    pub recursive: bool,
}

impl Maker<'_> {
    pub fn events(&self, inst: InstId) -> Vec<Event> {
        match &self.body.insts[inst].inst {
            Inst::Alloca { .. } => self.alloca(inst),
            Inst::LifetimeStart { ptr } => self.only_local(*ptr).map(Event::Start).into_iter().collect(),
            Inst::LifetimeEnd { ptr } => {
                let all = self.objects(*ptr).filter(|&o| self.kind(o).is_stack());
                vec![Event::Kill(all.map(ended).collect())]
            }
            Inst::Free { ptr } => {
                let all = self.objects(*ptr).filter(|&o| self.kind(o).may_be_heap());
                vec![Event::Kill(all.map(gone).collect())]
            }
            Inst::StackRestore { .. } => vec![Event::Kill(self.above_token().map(gone).collect())],
            Inst::Call { .. } | Inst::Opaque { .. } => self.call(inst),
            Inst::Binary { .. }
            | Inst::Cmp { .. }
            | Inst::Overflow { .. }
            | Inst::Cast { .. }
            | Inst::Select { .. }
            | Inst::Fp { .. }
            | Inst::Gep { .. }
            | Inst::StackSave
            | Inst::Load { .. }
            | Inst::Store { .. }
            | Inst::Fill { .. }
            | Inst::Copy { .. }
            | Inst::Alloc { .. }
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
            | Inst::Bind { .. } => vec![],
        }
    }

    fn kind(&self, object: ObjectId) -> ObjectKind {
        self.pts.objects()[object].kind
    }

    fn objects(&self, ptr: Value) -> impl Iterator<Item = ObjectId> {
        self.pts.reach(self.id, ptr).iter().map(ObjectId::from_u32).collect::<Vec<_>>().into_iter()
    }

    /// Is there one instance of the variable in a call, and no other call that runs at the same time?
    fn is_single(&self, object: ObjectId) -> bool {
        let ObjectKind::Stack { inst, .. } = self.kind(object) else { return false };
        let block = self.shape.place[inst].map(|(block, _)| block);
        !self.recursive && block.is_some_and(|b| !self.shape.cyclic[b])
    }

    fn alloca(&self, inst: InstId) -> Vec<Event> {
        let instance = &self.pts.instances()[self.id];
        let kind = ObjectKind::Stack { func: instance.func, inst, context: instance.context };
        let object = self.pts.object(kind);
        let fresh = object.filter(|&o| self.is_single(o) && !self.lingers.contains(o.as_u32()));
        fresh.map(Event::Fresh).into_iter().collect()
    }

    /// The local variable of this call that the pointer certainly leads to.
    fn only_local(&self, ptr: Value) -> Option<ObjectId> {
        let targets = self.pts.pointer_in(self.id, ptr);
        match targets.objects.as_slice() {
            [(object, _)] if !targets.null && !targets.unknown && !targets.garbage => {
                let own = self.pts.locals(self.id).contains(object);
                (own && self.is_single(*object)).then_some(*object)
            }
            _ => None,
        }
    }

    /// What may be younger than a token: all but the variables that the entry block makes before it saves the stack.
    fn above_token(&self) -> impl Iterator<Item = ObjectId> {
        let entry = self.body.entry;
        let insts = self.body.blocks[entry].insts.iter();
        let saved =
            insts.take_while(|&&i| !matches!(self.body.insts[i].inst, Inst::StackSave)).count() as u32;
        let cyclic = self.shape.cyclic[entry];
        self.pts.locals(self.id).iter().copied().filter(move |&object| {
            let ObjectKind::Stack { inst, .. } = self.kind(object) else { return false };
            let old = self.shape.place[inst].is_some_and(|(block, at)| block == entry && at < saved);
            cyclic || !old
        })
    }

    fn call(&self, inst: InstId) -> Vec<Event> {
        let callees = self.pts.may_run(self.id, inst);
        let mut events = vec![];
        if self.pts.runs_unknown(self.id, inst) {
            // Unknown code may call back several functions, one after the other: each meets what the others ended.
            events.push(Event::Call(callees.clone()));
            let escaped = self.pts.escaped_memory();
            let heap = escaped.iter().map(ObjectId::from_u32).filter(|&o| self.kind(o).may_be_heap());
            events.push(Event::Kill(heap.map(gone).collect()));
        }
        if !callees.is_empty() {
            events.push(Event::Call(callees));
        }
        events
    }
}
