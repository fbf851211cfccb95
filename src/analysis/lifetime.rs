//! Which objects may be dead at which place.
//!
//! A forward analysis of function instances: the set of objects that may have ended before each block, entered with
//! what any caller may have ended, and after a call with what the callee may end. An object ends in two ways: by
//! `lifetime_end`, which a `lifetime_start` undoes, and for good, by `free` or the return of its function.
//!
//! One abstract object stands for many: the local variable of each call, each block that a `malloc` gave. What a new
//! one does says nothing of older ones that pointers may still lead to, so:
//! - A freed site never comes back.
//! - A local variable *lingers* if a pointer to it can outlive the call: it is held by memory of other functions,
//!   globals or the heap, is returned, has escaped, or its function is recursive. Such a variable is dead for good
//!   after the first return. The others cannot be reached after the return, and start afresh.
//! - `lifetime_start` revives only an object that has one instance per call, of a function without recursion.

use super::pointsto::{InstanceId, ObjectId, ObjectKind, PointsTo};
use super::set::IdSet;
use crate::ir::cfg::Cfg;
use crate::ir::{BlockId, Body, FuncId, Inst, InstId, Program};
use cranelift_entity::{EntityRef, SecondaryMap};
use petgraph::algo::kosaraju_scc;
use petgraph::graph::{DiGraph, NodeIndex};
use std::collections::BTreeSet;

/// What an instruction does to the set of objects that may be dead.
#[derive(Clone, Debug)]
enum Event {
    Kill(IdSet),
    /// The object is alive as after `lifetime_start`; or entirely new.
    Start(ObjectId),
    Fresh(ObjectId),
    Call(Vec<InstanceId>),
}

/// Two members per object: ended by `lifetime_end`; ended for good.
fn ended(object: ObjectId) -> u32 {
    object.as_u32() * 2
}

fn gone(object: ObjectId) -> u32 {
    object.as_u32() * 2 + 1
}

#[derive(Clone, Default)]
struct Facts {
    /// Before each block, what may be dead.
    before: SecondaryMap<BlockId, IdSet>,
    /// By position in the block.
    events: SecondaryMap<BlockId, Vec<(u32, Event)>>,
    /// What a caller finds dead after a call.
    kills: IdSet,
    /// Started at least once.
    reached: bool,
}

#[derive(Clone)]
struct Shape {
    order: Vec<BlockId>,
    succs: SecondaryMap<BlockId, Vec<BlockId>>,
    place: SecondaryMap<InstId, Option<(BlockId, u32)>>,
    cyclic: SecondaryMap<BlockId, bool>,
}

pub struct Lifetimes {
    facts: SecondaryMap<InstanceId, Facts>,
    shapes: SecondaryMap<FuncId, Option<Shape>>,
    lingers: IdSet,
    instances: SecondaryMap<FuncId, Vec<InstanceId>>,
}

impl Lifetimes {
    pub fn new(program: &Program, pts: &PointsTo) -> Lifetimes {
        let mut shapes = SecondaryMap::with_default(None);
        let mut instances: SecondaryMap<FuncId, Vec<InstanceId>> = SecondaryMap::new();
        for (func, _, body) in program.defined() {
            instances[func] = pts.instances_of(func).to_vec();
            shapes[func] = (!instances[func].is_empty()).then(|| Shape::new(body));
        }
        let components = components(program, pts);
        let recursive = &components.recursive;
        let lingers = lingering(program, pts, recursive);
        let mut this = Lifetimes { facts: SecondaryMap::new(), shapes, lingers, instances };
        for id in pts.instances().keys() {
            this.facts[id].events = this.events(program, pts, id, recursive[id]);
        }
        this.find_kills(pts, &components);
        this.solve(pts, &components);
        this
    }

    /// May the object be dead just before the instruction, in some context of the function?
    pub fn may_be_dead(&self, func: FuncId, inst: InstId, object: ObjectId) -> bool {
        self.instances[func].iter().any(|&id| self.may_be_dead_in(id, func, inst, object))
    }

    pub fn may_be_dead_in(&self, id: InstanceId, func: FuncId, inst: InstId, object: ObjectId) -> bool {
        let Some((block, position)) = self.shapes[func].as_ref().and_then(|shape| shape.place[inst]) else {
            return true;
        };
        let facts = &self.facts[id];
        let mut dead =
            [facts.before[block].contains(ended(object)), facts.before[block].contains(gone(object))];
        for (at, event) in &facts.events[block] {
            if *at >= position {
                break;
            }
            match event {
                Event::Kill(set) => {
                    dead = [dead[0] | set.contains(ended(object)), dead[1] | set.contains(gone(object))]
                }
                Event::Start(o) if *o == object => dead[0] = false,
                Event::Fresh(o) if *o == object => dead = [false, false],
                Event::Start(_) | Event::Fresh(_) => {}
                Event::Call(callees) => {
                    for &callee in callees {
                        dead[0] |= self.facts[callee].kills.contains(ended(object));
                        dead[1] |= self.facts[callee].kills.contains(gone(object));
                    }
                }
            }
        }
        dead[0] || dead[1]
    }

    /// May a pointer to the local variable outlive its function?
    pub fn lingers(&self, object: ObjectId) -> bool {
        self.lingers.contains(object.as_u32())
    }

    fn events(
        &self,
        program: &Program,
        pts: &PointsTo,
        id: InstanceId,
        recursive: bool,
    ) -> SecondaryMap<BlockId, Vec<(u32, Event)>> {
        let func = pts.instances()[id].func;
        let body = program.funcs[func].body.as_ref().expect("instances have bodies");
        let shape = self.shapes[func].as_ref().expect("made for each instance");
        let maker = Maker { pts, id, body, shape, lingers: &self.lingers, recursive };
        let mut events: SecondaryMap<BlockId, Vec<(u32, Event)>> = SecondaryMap::new();
        for &block in &shape.order {
            for (position, &inst) in body.blocks[block].insts.iter().enumerate() {
                let made = maker.events(inst).into_iter().map(|event| (position as u32, event));
                events[block].extend(made);
            }
        }
        events
    }

    /// Callees before callers; cycles until nothing changes.
    fn find_kills(&mut self, pts: &PointsTo, components: &Components) {
        for component in &components.bottom_up {
            let mut changed = true;
            while changed {
                changed = false;
                for &id in component {
                    let kills = self.kills(pts, id);
                    changed |= self.facts[id].kills.union(&kills);
                }
            }
        }
    }

    fn kills(&self, pts: &PointsTo, id: InstanceId) -> IdSet {
        let mut kills = IdSet::new();
        for (_, event) in self.facts[id].events.values().flatten() {
            match event {
                Event::Kill(set) => kills.extend(set),
                Event::Call(callees) => {
                    callees.iter().for_each(|&callee| kills.extend(&self.facts[callee].kills))
                }
                Event::Start(_) | Event::Fresh(_) => {}
            }
        }
        for &object in pts.locals(id) {
            // Nobody reaches the others after the return.
            kills.remove(ended(object));
            kills.remove(gone(object));
            if self.lingers(object) {
                kills.insert(gone(object));
            }
        }
        kills
    }

    fn solve(&mut self, pts: &PointsTo, components: &Components) {
        // Callers first: most functions are then done once.
        let ranked: Vec<InstanceId> = components.bottom_up.iter().rev().flatten().copied().collect();
        let mut rank: SecondaryMap<InstanceId, u32> = SecondaryMap::new();
        ranked.iter().enumerate().for_each(|(i, &id)| rank[id] = i as u32);
        let mut work: BTreeSet<u32> = BTreeSet::new();
        for &id in ranked.iter().filter(|&&id| pts.is_entry(id) || pts.called_from_outside().contains(&id)) {
            self.facts[id].reached = true;
            work.insert(rank[id]);
        }
        while let Some(next) = work.pop_first() {
            for (callee, state) in self.run(pts, ranked[next as usize]) {
                if self.enter(pts, callee, &state) {
                    work.insert(rank[callee]);
                }
            }
        }
    }

    fn enter(&mut self, pts: &PointsTo, id: InstanceId, state: &IdSet) -> bool {
        let func = pts.instances()[id].func;
        let entry = self.shapes[func].as_ref().expect("made for each instance").order[0];
        let facts = &mut self.facts[id];
        let first = !std::mem::replace(&mut facts.reached, true);
        facts.before[entry].union(state) || first
    }

    /// Goes through one instance until nothing changes; gives what its callees are entered with.
    fn run(&mut self, pts: &PointsTo, id: InstanceId) -> Vec<(InstanceId, IdSet)> {
        let shape = self.shapes[pts.instances()[id].func].take().expect("made for each instance");
        let mut changed = true;
        while changed {
            changed = false;
            for &block in &shape.order {
                let state = self.through(id, block, &mut |_, _| {});
                for &next in &shape.succs[block] {
                    // Only an edge back can reach a block that this pass has been through.
                    changed |= self.facts[id].before[next].union(&state) && shape.is_back(block, next);
                }
            }
        }
        let mut calls = vec![];
        for &block in &shape.order {
            self.through(id, block, &mut |callee, state| calls.push((callee, state.clone())));
        }
        self.shapes[pts.instances()[id].func] = Some(shape);
        calls
    }

    fn through(&self, id: InstanceId, block: BlockId, at_call: &mut dyn FnMut(InstanceId, &IdSet)) -> IdSet {
        let facts = &self.facts[id];
        let mut state = facts.before[block].clone();
        for (_, event) in &facts.events[block] {
            match event {
                Event::Kill(set) => state.extend(set),
                Event::Start(object) => state.remove(ended(*object)),
                Event::Fresh(object) => {
                    state.remove(ended(*object));
                    state.remove(gone(*object));
                }
                Event::Call(callees) => {
                    callees.iter().for_each(|&callee| at_call(callee, &state));
                    callees.iter().for_each(|&callee| state.extend(&self.facts[callee].kills));
                }
            }
        }
        state
    }
}

/// Makes the events of one instance.
struct Maker<'a> {
    pts: &'a PointsTo,
    id: InstanceId,
    body: &'a Body,
    shape: &'a Shape,
    lingers: &'a IdSet,
    recursive: bool,
}

impl Maker<'_> {
    fn events(&self, inst: InstId) -> Vec<Event> {
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
            | Inst::IsHeap { .. }
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

    fn objects(&self, ptr: crate::ir::Value) -> impl Iterator<Item = ObjectId> {
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
    fn only_local(&self, ptr: crate::ir::Value) -> Option<ObjectId> {
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

impl Shape {
    fn new(body: &Body) -> Shape {
        let cfg = Cfg::new(body);
        let mut succs: SecondaryMap<BlockId, Vec<BlockId>> = SecondaryMap::new();
        let mut place = SecondaryMap::with_default(None);
        let mut graph: DiGraph<(), ()> = DiGraph::new();
        for _ in body.blocks.keys() {
            graph.add_node(());
        }
        for &block in &cfg.order {
            succs[block] = body.blocks[block].terminator.edges().iter().map(|e| e.target).collect();
            for &next in &succs[block] {
                graph.add_edge(NodeIndex::new(block.index()), NodeIndex::new(next.index()), ());
            }
            for (i, &inst) in body.blocks[block].insts.iter().enumerate() {
                place[inst] = Some((block, i as u32));
            }
        }
        let mut cyclic = SecondaryMap::with_default(false);
        for scc in kosaraju_scc(&graph).into_iter().filter(|scc| is_cycle(&graph, scc)) {
            scc.iter().for_each(|node| cyclic[BlockId::new(node.index())] = true);
        }
        Shape { order: cfg.order, succs, place, cyclic }
    }

    fn is_back(&self, from: BlockId, to: BlockId) -> bool {
        self.cyclic[from] && self.cyclic[to]
    }
}

fn is_cycle(graph: &DiGraph<(), ()>, scc: &[NodeIndex]) -> bool {
    scc.len() > 1 || graph.contains_edge(scc[0], scc[0])
}

/// Instances that call each other.
struct Components {
    bottom_up: Vec<Vec<InstanceId>>,
    recursive: SecondaryMap<InstanceId, bool>,
}

fn components(program: &Program, pts: &PointsTo) -> Components {
    let mut graph: DiGraph<(), ()> = DiGraph::new();
    for _ in pts.instances().keys() {
        graph.add_node(());
    }
    for (id, instance) in pts.instances() {
        let body = program.funcs[instance.func].body.as_ref().expect("instances have bodies");
        for (inst, data) in &body.insts {
            if let Inst::Call { .. } | Inst::Opaque { .. } = data.inst {
                for callee in pts.may_run(id, inst) {
                    graph.add_edge(NodeIndex::new(id.index()), NodeIndex::new(callee.index()), ());
                }
            }
        }
    }
    let mut recursive = SecondaryMap::with_default(false);
    let mut bottom_up = vec![];
    for mut scc in kosaraju_scc(&graph) {
        scc.sort();
        let members: Vec<InstanceId> = scc.iter().map(|node| InstanceId::new(node.index())).collect();
        members.iter().for_each(|&id| recursive[id] = is_cycle(&graph, &scc));
        bottom_up.push(members);
    }
    Components { bottom_up, recursive }
}

/// Local variables that a pointer from outside their call can lead to after it.
fn lingering(program: &Program, pts: &PointsTo, recursive: &SecondaryMap<InstanceId, bool>) -> IdSet {
    let frame = |object: ObjectId| match pts.objects()[object].kind {
        ObjectKind::Stack { func, context, .. } => Some((func, context)),
        _ => None,
    };
    let mut all = IdSet::new();
    for (holder, object) in pts.held() {
        if frame(object).is_some() && frame(holder) != frame(object) {
            all.insert(object.as_u32());
        }
    }
    for id in pts.instances().keys() {
        for &object in pts.locals(id).iter().filter(|&&o| recursive[id] || pts.escaped(o)) {
            all.insert(object.as_u32());
        }
        for object in pts.returned(program, id).into_iter().filter(|&o| pts.locals(id).contains(&o)) {
            all.insert(object.as_u32());
        }
    }
    all
}
