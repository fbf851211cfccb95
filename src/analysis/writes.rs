//! Footprints: what instructions, loops and functions may change, callees included.

use super::access::accesses;
use super::loops::Loop;
use super::pointsto::{InstanceId, ObjectId, ObjectKind, PointsTo};
use super::regions::Regions;
use super::set::IdSet;
use crate::ir::{FuncId, Inst, InstId, OpaqueKind, Program, Value};
use cranelift_entity::{EntityRef, SecondaryMap};
use petgraph::algo::kosaraju_scc;
use petgraph::graph::{DiGraph, NodeIndex};

#[derive(Clone, Default, PartialEq, Debug)]
pub struct Effects {
    /// Objects whose bytes may change, by number.
    pub writes: IdSet,
    /// All objects that have escaped are among them.
    pub all_escaped: bool,
    /// Objects that may begin or end.
    pub lives: IdSet,
    pub allocates: bool,
    pub frees: bool,
    /// Takes inputs: the values differ from run to run.
    pub inputs: bool,
    /// Runs code that has no body.
    pub unknown: bool,
}

impl Effects {
    /// Did anything change?
    pub fn join(&mut self, other: &Effects) -> bool {
        let flags = |e: &Effects| [e.all_escaped, e.allocates, e.frees, e.inputs, e.unknown];
        let before = flags(self);
        self.all_escaped |= other.all_escaped;
        self.allocates |= other.allocates;
        self.frees |= other.frees;
        self.inputs |= other.inputs;
        self.unknown |= other.unknown;
        let more = [self.writes.union(&other.writes), self.lives.union(&other.lives)];
        before != flags(self) || more != [false, false]
    }

    pub fn written(&self) -> impl Iterator<Item = ObjectId> + '_ {
        self.writes.iter().map(ObjectId::from_u32)
    }

    pub fn writes_to(&self, object: ObjectId) -> bool {
        self.writes.contains(object.as_u32())
    }
}

pub struct Footprints<'a> {
    program: &'a Program,
    pts: &'a PointsTo,
    /// Of whole calls.
    totals: SecondaryMap<InstanceId, Effects>,
    /// Arrays that writes are likely to stay in.
    pub regions: Regions,
}

impl<'a> Footprints<'a> {
    pub fn new(program: &'a Program, pts: &'a PointsTo) -> Footprints<'a> {
        let regions = Regions::new(program, pts);
        let mut this = Footprints { program, pts, totals: SecondaryMap::new(), regions };
        for component in this.components() {
            let mut changed = true;
            while changed {
                changed = false;
                for &id in &component {
                    let total = this.body_effects(id);
                    changed |= this.totals[id].join(&total);
                }
            }
        }
        this
    }

    /// Callees before callers.
    fn components(&self) -> Vec<Vec<InstanceId>> {
        let mut graph: DiGraph<(), ()> = DiGraph::new();
        for _ in self.pts.instances().keys() {
            graph.add_node(());
        }
        for (id, instance) in self.pts.instances() {
            for inst in self.insts(instance.func) {
                for callee in self.pts.may_run(id, inst) {
                    graph.add_edge(NodeIndex::new(id.index()), NodeIndex::new(callee.index()), ());
                }
            }
        }
        let all = kosaraju_scc(&graph).into_iter();
        all.map(|scc| scc.into_iter().map(|node| InstanceId::new(node.index())).collect()).collect()
    }

    fn insts(&self, func: FuncId) -> impl Iterator<Item = InstId> + use<> {
        let body = self.program.funcs[func].body.as_ref();
        let blocks = body.into_iter().flat_map(|body| body.blocks.values());
        blocks.flat_map(|block| block.insts.iter().copied()).collect::<Vec<_>>().into_iter()
    }

    fn body_effects(&self, id: InstanceId) -> Effects {
        let mut all = Effects::default();
        for inst in self.insts(self.pts.instances()[id].func) {
            all.join(&self.of_inst_in(id, inst));
        }
        // Local variables end with the call.
        all.lives.extend(&self.pts.locals(id).iter().map(|o| o.as_u32()).collect());
        all
    }

    /// A whole call in one context.
    pub fn of_instance(&self, id: InstanceId) -> &Effects {
        &self.totals[id]
    }

    /// A whole call, in any context.
    pub fn of_func(&self, func: FuncId) -> Effects {
        self.over_contexts(func, |id| self.totals[id].clone())
    }

    pub fn of_inst(&self, func: FuncId, inst: InstId) -> Effects {
        self.over_contexts(func, |id| self.of_inst_in(id, inst))
    }

    pub fn of_loop(&self, func: FuncId, data: &Loop) -> Effects {
        self.over_contexts(func, |id| self.of_loop_in(id, data))
    }

    pub fn of_loop_in(&self, id: InstanceId, data: &Loop) -> Effects {
        let mut all = Effects::default();
        let body = self.program.funcs[self.pts.instances()[id].func].body.as_ref().expect("it has a loop");
        for inst in data.blocks.iter().flat_map(|&block| &body.blocks[block].insts) {
            all.join(&self.of_inst_in(id, *inst));
        }
        all
    }

    fn over_contexts(&self, func: FuncId, of: impl Fn(InstanceId) -> Effects) -> Effects {
        let mut all = Effects::default();
        for &id in self.pts.instances_of(func) {
            all.join(&of(id));
        }
        all
    }

    pub fn of_inst_in(&self, id: InstanceId, inst: InstId) -> Effects {
        let instance = &self.pts.instances()[id];
        let body = self.program.funcs[instance.func].body.as_ref().expect("instances have bodies");
        let data = &body.insts[inst];
        let mut effects = Effects::default();
        for access in accesses(&data.inst, &data.results).into_iter().filter(|access| access.write) {
            self.write(id, access.ptr, &mut effects);
        }
        let (func, context) = (instance.func, instance.context);
        match &data.inst {
            Inst::Alloca { .. } => self.begin(ObjectKind::Stack { func, inst, context }, &mut effects),
            Inst::Alloc { .. } => {
                effects.allocates = true;
                self.begin(ObjectKind::Heap { func, inst, context }, &mut effects);
            }
            Inst::LifetimeStart { ptr } | Inst::LifetimeEnd { ptr } => {
                effects.lives.extend(&self.pts.reach(id, *ptr));
            }
            Inst::StackRestore { .. } => {
                effects.lives.extend(&self.pts.locals(id).iter().map(|o| o.as_u32()).collect());
            }
            Inst::Free { ptr } => {
                effects.frees = true;
                let all = self.pts.reach(id, *ptr);
                let heap = all.iter().filter(|&o| self.may_be_heap(o));
                effects.lives.extend(&heap.collect());
            }
            Inst::Format { format, args, .. } => self.format(id, *format, *args, &mut effects),
            Inst::Load { volatile, .. } => effects.inputs = *volatile,
            Inst::Input { .. } | Inst::Uninit | Inst::Havoc { .. } => effects.inputs = true,
            Inst::Call { .. } => self.call(id, inst, &mut effects),
            Inst::Opaque { kind, .. } => {
                effects.inputs = true;
                match kind {
                    // No run goes on behind what is not supported.
                    OpaqueKind::Value | OpaqueKind::Unsupported => {}
                    OpaqueKind::Memory => self.call(id, inst, &mut effects),
                }
            }
            Inst::Binary { .. }
            | Inst::Cmp { .. }
            | Inst::Overflow { .. }
            | Inst::Cast { .. }
            | Inst::Select { .. }
            | Inst::Fp { .. }
            | Inst::Gep { .. }
            | Inst::StackSave
            | Inst::Store { .. }
            | Inst::Fill { .. }
            | Inst::Copy { .. }
            | Inst::Assume { .. }
            | Inst::Check { .. }
            | Inst::NextZero { .. }
            | Inst::ObjectSize { .. }
            | Inst::ObjectOffset { .. }
            | Inst::Alive { .. }
            | Inst::Readable { .. }
            | Inst::IsHeap { .. }
            | Inst::Abstract { .. }
            | Inst::Output { .. }
            | Inst::Exit { .. }
            | Inst::Abort
            | Inst::Bind { .. } => {}
        }
        effects
    }

    fn may_be_heap(&self, object: u32) -> bool {
        self.pts.objects()[ObjectId::from_u32(object)].kind.may_be_heap()
    }

    fn write(&self, id: InstanceId, ptr: Value, effects: &mut Effects) {
        let all = self.pts.reach(id, ptr);
        let writable = all.iter().filter(|&o| self.pts.objects()[ObjectId::from_u32(o)].writable);
        effects.writes.extend(&writable.collect());
        effects.all_escaped |= self.pts.pointer_in(id, ptr).unknown;
    }

    fn begin(&self, kind: ObjectKind, effects: &mut Effects) {
        if let Some(object) = self.pts.object(kind) {
            effects.writes.insert(object.as_u32());
            effects.lives.insert(object.as_u32());
        }
    }

    /// `%n` writes through pointers in the area of arguments.
    fn format(&self, id: InstanceId, format: Value, args: Value, effects: &mut Effects) {
        if self.pts.format_writes(self.program, id, format) {
            for object in self.pts.reach(id, args).iter() {
                effects.writes.extend(&self.pts.held_by(ObjectId::from_u32(object)));
            }
            self.everything(effects);
        }
    }

    fn call(&self, id: InstanceId, inst: InstId, effects: &mut Effects) {
        for callee in self.pts.may_run(id, inst) {
            effects.join(&self.totals[callee]);
        }
        if self.pts.runs_unknown(id, inst) {
            effects.unknown = true;
            effects.inputs = true;
            effects.allocates = true;
            effects.frees = true;
            let heap = self.pts.escaped_memory();
            effects.lives.extend(&heap.iter().filter(|&o| self.may_be_heap(o)).collect());
            self.everything(effects);
        }
    }

    fn everything(&self, effects: &mut Effects) {
        let all = self.pts.escaped_memory();
        let writable = all.iter().filter(|&o| self.pts.objects()[ObjectId::from_u32(o)].writable);
        effects.writes.extend(&writable.collect());
        effects.all_escaped = true;
    }
}
