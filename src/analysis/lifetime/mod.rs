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

mod events;
mod frames;

use super::pointsto::{InstanceId, ObjectId, PointsTo};
use super::set::IdSet;
use crate::ir::{BlockId, FuncId, InstId, Program};
use cranelift_entity::SecondaryMap;
use events::{Event, Maker, ended, gone};
use frames::{Components, Shape, components, lingering};
use std::collections::BTreeSet;

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
