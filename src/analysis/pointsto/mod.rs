//! Whole-program points-to analysis, inclusion-based, with offsets, after the pointer analysis of Symbiotic.
//!
//! Flow-insensitive: the targets of a value hold wherever it is defined. Whether a target is still alive at an access
//! is a question of the place, answered by `analysis::lifetime`.
//!
//! What the answers rest on:
//! - An integer made a pointer leads to objects whose address was observed (those that escaped), not to others; a number in the
//!   text leads to none. Where no number is made a pointer by a cast, the difference of two pointers tells no address.
//!   Neither does how long a text is, nor what goes to the standard output, nor a number from which nothing is computed that reaches
//!   memory, a pointer or the outside (`telling`).
//! - Bytes that never were one pointer (uninitialized, or parts of several pointers) lead to no object: using such a
//!   pointer is a fault. `Targets::garbage` says where that can be; nothing is settled there.
//! - Unknown code calls back only functions whose address has escaped.
//! - A run stops at its first fault; accesses that are certainly faults have no effect. Where indices are checked (`Indices`), an
//!   index that leaves an array inside of a larger object is such a fault.

mod calls;
mod classes;
mod constants;
mod generate;
mod graph;
mod image;
mod memory;
mod object;
mod offset;
mod sizes;
mod solver;
mod successors;
mod telling;
mod wrappers;

#[cfg(test)]
mod fuzz;
#[cfg(test)]
mod tests;

pub use calls::{Instance, InstanceId};
pub use classes::{ClassId, Classes, Grouping};
use image::format_writes;
pub use object::{CallSite, Context, Object, ObjectId, ObjectKind};
pub use offset::{Offset, OffsetRange, gcd};

use super::set::IdSet;
use crate::ir::{Body, FuncId, GlobalId, Inst, InstId, Program, Ty, Value};
use crate::term::bv::Bv;
use calls::Calls;
use constants::{FUEL, known};
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap};
use graph::NodeIx;
use object::{GARBAGE, Locations, NULL, UNKNOWN};
use rustc_hash::FxHashSet;
use solver::{Solver, WILD};
use std::collections::BTreeSet;
use successors::Merged;

/// With more numbers at exact places in an object, pointers are not told apart from them.
const MOST_NUMBERS: usize = 16;

/// Where a pointer may lead.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Targets {
    /// Ascending by object, each once.
    pub objects: Vec<(ObjectId, OffsetRange)>,
    pub null: bool,
    /// Any object that has escaped, at any offset, or NULL.
    pub unknown: bool,
    /// Bytes that never were one pointer.
    pub garbage: bool,
}

impl Targets {
    /// The same objects, at the same offsets.
    pub fn is_same_range(&self, other: &Targets) -> bool {
        self.objects == other.objects && self.unknown == other.unknown
    }
}

/// Does a run end where an index leaves an array inside of a larger object?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Indices {
    /// It does: the property `bounds` is asked for, and whoever uses the answers goes on under it.
    Checked,
    /// It goes on with what lies behind the array.
    Any,
}

pub struct PointsTo {
    locs: Locations,
    sets: Vec<IdSet>,
    node_of: Vec<NodeIx>,
    calls: Calls,
    instances_of: SecondaryMap<FuncId, Vec<InstanceId>>,
    locals: SecondaryMap<InstanceId, Vec<ObjectId>>,
    escaped: IdSet,
    /// What each object holds.
    cells: PrimaryMap<ObjectId, Vec<memory::Cell>>,
    /// Globals that others define or change.
    unknown_globals: FxHashSet<GlobalId>,
    targets: SecondaryMap<FuncId, Vec<Targets>>,
    no_targets: Targets,
    entries: Vec<FuncId>,
}

impl PointsTo {
    pub fn new(program: &Program, entries: &[FuncId], indices: Indices) -> PointsTo {
        let mut this = PointsTo::solve(program, entries, indices, Merged::default());
        let merged = successors::find(program, &this);
        if !merged.is_empty() {
            this = PointsTo::solve(program, entries, indices, merged);
        }
        sizes::resolve(program, &mut this);
        this.merge_instances(program);
        this
    }

    fn solve(program: &Program, entries: &[FuncId], indices: Indices, merged: Merged) -> PointsTo {
        let mut solver = Solver::new(program, indices, merged);
        solver.add_globals();
        for &entry in entries {
            solver.add_entry(entry);
        }
        solver.run();
        let mut this = PointsTo::harvest(solver);
        this.entries = entries.to_vec();
        this
    }

    fn harvest(solver: Solver) -> PointsTo {
        let node_of: Vec<NodeIx> = (0..solver.graph.len() as NodeIx).map(|n| solver.graph.find(n)).collect();
        let sets = (0..solver.graph.len() as NodeIx)
            .map(|n| if node_of[n as usize] == n { solver.graph.set(n).clone() } else { IdSet::new() })
            .collect();
        let objects = &solver.locs.objects;
        let escaped = objects.keys().filter(|&o| solver.memory[o].escaped).map(|o| o.as_u32()).collect();
        let cells = objects.keys().map(|o| solver.memory[o].cells.clone()).collect();
        let mut instances_of: SecondaryMap<FuncId, Vec<InstanceId>> = SecondaryMap::new();
        for (id, instance) in &solver.calls.instances {
            instances_of[instance.func].push(id);
        }
        let mut locals: SecondaryMap<InstanceId, Vec<ObjectId>> = SecondaryMap::new();
        for (object, data) in &solver.locs.objects {
            if let ObjectKind::Stack { func, context, .. } = data.kind {
                let id = solver.calls.find(func, context).expect("objects are made by instances");
                locals[id].push(object);
            }
        }
        PointsTo {
            locs: solver.locs,
            sets,
            node_of,
            calls: solver.calls,
            instances_of,
            locals,
            escaped,
            cells,
            unknown_globals: solver.unknown_globals.iter().copied().collect(),
            targets: SecondaryMap::new(),
            no_targets: Targets::default(),
            entries: vec![],
        }
    }

    pub fn entries(&self) -> &[FuncId] {
        &self.entries
    }

    /// Does a run of the program start there?
    pub fn is_entry(&self, id: InstanceId) -> bool {
        let instance = &self.calls.instances[id];
        instance.context.is_none() && self.entries.contains(&instance.func)
    }

    fn merge_instances(&mut self, program: &Program) {
        for (func, _, body) in program.defined() {
            let merged = body.values.iter().map(|(value, data)| {
                if data.ty != Ty::Ptr {
                    return Targets::default();
                }
                let mut all = IdSet::new();
                for &id in &self.instances_of[func] {
                    all.union(self.set(id, value));
                }
                self.describe(&all)
            });
            let merged = merged.collect();
            self.targets[func] = merged;
        }
    }

    fn node(&self, node: NodeIx) -> &IdSet {
        &self.sets[self.node_of[node as usize] as usize]
    }

    fn set(&self, id: InstanceId, value: Value) -> &IdSet {
        self.node(self.calls.instances[id].node(value))
    }

    fn describe(&self, set: &IdSet) -> Targets {
        let mut targets = Targets {
            null: set.contains(NULL),
            unknown: set.contains(UNKNOWN),
            garbage: set.contains(GARBAGE),
            objects: vec![],
        };
        let mut found: Vec<(ObjectId, OffsetRange)> = set
            .iter()
            .map(|loc| self.locs.locs[loc as usize])
            .filter(|&(object, _)| self.locs.objects[object].kind.is_real())
            .map(|(object, offset)| (object, OffsetRange::of(offset)))
            .collect();
        found.sort();
        for (object, range) in found {
            match targets.objects.last_mut() {
                Some((last, all)) if *last == object => *all = all.join(range),
                Some(_) | None => targets.objects.push((object, range)),
            }
        }
        targets
    }

    /// Everything known of a pointer, over all contexts of the function.
    pub fn pointer(&self, func: FuncId, value: Value) -> &Targets {
        self.targets[func].get(value.index()).unwrap_or(&self.no_targets)
    }

    pub fn targets(&self, func: FuncId, value: Value) -> &[(ObjectId, OffsetRange)] {
        &self.pointer(func, value).objects
    }

    pub fn may_be_null(&self, func: FuncId, value: Value) -> bool {
        let targets = self.pointer(func, value);
        targets.null || targets.unknown || targets.garbage
    }

    pub fn may_be_unknown(&self, func: FuncId, value: Value) -> bool {
        self.pointer(func, value).unknown
    }

    /// In one context only.
    pub fn pointer_in(&self, id: InstanceId, value: Value) -> Targets {
        self.describe(self.set(id, value))
    }

    /// The objects that an access through the pointer may touch: no functions, but all that escaped if it is unknown.
    pub fn reach(&self, id: InstanceId, value: Value) -> IdSet {
        let set = self.set(id, value);
        let mut all: IdSet = set
            .iter()
            .map(|loc| self.locs.object_of(loc))
            .filter(|&o| self.is_memory(o))
            .map(|o| o.as_u32())
            .collect();
        if set.contains(UNKNOWN) {
            all.union(&self.escaped_memory());
        }
        all
    }

    /// Escaped objects that have bytes.
    pub fn escaped_memory(&self) -> IdSet {
        self.escaped.iter().filter(|&o| self.is_memory(ObjectId::from_u32(o))).collect()
    }

    fn is_memory(&self, object: ObjectId) -> bool {
        let kind = self.locs.objects[object].kind;
        kind.is_real() && !matches!(kind, ObjectKind::Func(_))
    }

    pub fn escaped(&self, object: ObjectId) -> bool {
        self.escaped.contains(object.as_u32())
    }

    pub fn objects(&self) -> &PrimaryMap<ObjectId, Object> {
        &self.locs.objects
    }

    pub fn object(&self, kind: ObjectKind) -> Option<ObjectId> {
        self.locs.find(kind)
    }

    pub fn instances(&self) -> &PrimaryMap<InstanceId, Instance> {
        &self.calls.instances
    }

    /// The instances of a function; none if no entry reaches it.
    pub fn instances_of(&self, func: FuncId) -> &[InstanceId] {
        &self.instances_of[func]
    }

    /// What a call may run, without unknown code.
    pub fn callees(&self, id: InstanceId, inst: InstId) -> &[InstanceId] {
        self.calls.callees.get(&(id, inst)).map_or(&[], Vec::as_slice)
    }

    /// The instances that a call may run, those too that unknown code calls back.
    pub fn may_run(&self, id: InstanceId, inst: InstId) -> Vec<InstanceId> {
        let mut all = self.callees(id, inst).to_vec();
        if self.runs_unknown(id, inst) {
            all.extend(self.called_from_outside());
            all.sort();
            all.dedup();
        }
        all
    }

    /// The constant that an integer has in this context, by the text or by the arguments of the call.
    pub fn constant_in(&self, body: &Body, id: InstanceId, value: Value) -> Option<Bv> {
        known(body, &self.calls.instances[id].constants, value, FUEL)
    }

    /// The local variables of an instance.
    pub fn locals(&self, id: InstanceId) -> &[ObjectId] {
        &self.locals[id]
    }

    /// May the instruction run code that has no body?
    pub fn runs_unknown(&self, id: InstanceId, inst: InstId) -> bool {
        self.calls.unknown.contains(&(id, inst))
    }

    /// What unknown code may call back.
    pub fn called_from_outside(&self) -> &[InstanceId] {
        &self.calls.outside
    }

    pub fn address_taken(&self) -> &[FuncId] {
        &self.calls.address_taken
    }

    /// Is the function looked at for each call on its own?
    pub fn is_cloned(&self, func: FuncId) -> bool {
        self.calls.cloned[func]
    }

    /// Pairs of an object and one that its bytes may point to.
    pub(super) fn held(&self) -> impl Iterator<Item = (ObjectId, ObjectId)> + '_ {
        let cells =
            self.cells.iter().flat_map(|(holder, own)| own.iter().map(move |cell| (holder, cell.node)));
        let locs = cells.flat_map(|(holder, node)| self.node(node).iter().map(move |loc| (holder, loc)));
        locs.map(|(holder, loc)| (holder, self.locs.object_of(loc)))
    }

    /// Objects that some bytes may point to.
    pub fn in_memory(&self) -> BTreeSet<ObjectId> {
        self.held().map(|(_, object)| object).collect()
    }

    /// Objects that the bytes of `holder` may point to.
    pub fn held_by(&self, holder: ObjectId) -> IdSet {
        let locs = self.cells[holder].iter().flat_map(|cell| self.node(cell.node).iter());
        locs.map(|loc| self.locs.object_of(loc)).filter(|&o| self.is_memory(o)).map(|o| o.as_u32()).collect()
    }

    /// What a pointer of so many bytes that lies there in one of these objects may be.
    pub fn contents(&self, holders: &[ObjectId], at: Offset, bytes: u64) -> Targets {
        self.contents_of(holders, at, bytes, |_| true)
    }

    fn cells_of(&self, holders: &[ObjectId]) -> impl Iterator<Item = &memory::Cell> {
        let each: BTreeSet<ObjectId> = holders.iter().copied().collect();
        each.into_iter().flat_map(|holder| &self.cells[holder])
    }

    fn contents_of(
        &self,
        holders: &[ObjectId],
        at: Offset,
        bytes: u64,
        counts: impl Fn(&memory::Cell) -> bool,
    ) -> Targets {
        let mut all = IdSet::new();
        let mut cut = false;
        for cell in self.cells_of(holders).filter(|cell| counts(cell)) {
            let overlap = cell.offset.overlap(cell.size, at, bytes);
            if overlap.any() {
                all.union(self.node(cell.node));
                cut |= overlap.around || overlap.torn;
            }
        }
        let mut held = self.describe(&all);
        let is_ours = |&o: &ObjectId| {
            let is_known = match self.locs.objects[o].kind {
                ObjectKind::Stack { .. } | ObjectKind::Heap { .. } => true,
                ObjectKind::Global(global) => !self.unknown_globals.contains(&global),
                _ => false,
            };
            let is_changed = self.escaped(o) && self.node(WILD).contains(UNKNOWN);
            is_known && !is_changed
        };
        held.unknown |= !holders.iter().all(is_ours);
        if cut {
            held.objects.iter_mut().for_each(|(_, range)| *range = OffsetRange::of(Offset::ANY));
        }
        held
    }

    /// As `contents`, for pointers that meet none of the places (start and length) of numbers and arrays of numbers. None: that says no
    /// more.
    pub fn contents_beside_numbers(
        &self,
        holders: &[ObjectId],
        at: Offset,
        bytes: u64,
    ) -> Option<(Targets, Vec<(u64, u64)>)> {
        let place = |cell: &memory::Cell| {
            let is_number = cell.size != memory::ALL && self.node(cell.node).contains(UNKNOWN);
            let (start, span) = cell.offset.in_one_array().filter(|_| is_number)?;
            Some((start, span + cell.size))
        };
        let held = self.contents_of(holders, at, bytes, |cell| place(cell).is_none());
        let is_met = |cell: &memory::Cell| cell.offset.overlap(cell.size, at, bytes).any();
        let own = self.cells_of(holders).filter(|cell| is_met(cell));
        let numbers: BTreeSet<(u64, u64)> = own.filter_map(place).collect();
        let says_more = !holders.is_empty() && !held.unknown && numbers.len() <= MOST_NUMBERS;
        says_more.then(|| (held, numbers.into_iter().collect()))
    }

    /// As `contents`, for a pointer that was stored there as a whole, whatever bytes may have been copied over it. None: that says no more.
    pub fn stored_whole(&self, holders: &[ObjectId], at: Offset, bytes: u64) -> Option<Targets> {
        let held = self.contents_of(holders, at, bytes, |cell| cell.size == bytes && cell.offset == at);
        (!held.unknown && self.contents(holders, at, bytes).unknown).then_some(held)
    }

    /// The places in the object at which whole pointers lie.
    pub fn pointer_fields(&self, holder: ObjectId, bytes: u64) -> Vec<u64> {
        let exact = self.pointer_cells(holder, bytes).filter(|offset| offset.is_exact());
        exact.map(|offset| offset.rem).collect()
    }

    /// The places of arrays in the object that hold whole pointers.
    pub fn pointer_arrays(&self, holder: ObjectId, bytes: u64) -> Vec<Offset> {
        self.pointer_cells(holder, bytes).filter(|offset| !offset.is_exact()).collect()
    }

    fn pointer_cells(&self, holder: ObjectId, bytes: u64) -> impl Iterator<Item = Offset> {
        let own = self.cells[holder].iter().filter(move |cell| cell.size == bytes);
        let leads = |cell: &memory::Cell| {
            self.node(cell.node).iter().any(|loc| self.is_memory(self.locs.object_of(loc)))
        };
        own.filter(move |cell| leads(cell)).map(|cell| cell.offset)
    }

    pub(super) fn returned(&self, program: &Program, id: InstanceId) -> Vec<ObjectId> {
        let instance = &self.calls.instances[id];
        let count = program.funcs[instance.func].signature.results.len() as NodeIx;
        let nodes = (0..count).map(|i| instance.results + i);
        nodes.flat_map(|n| self.node(n).iter().map(|loc| self.locs.object_of(loc))).collect()
    }

    /// May the `%n` of a printf write?
    pub fn format_writes(&self, program: &Program, id: InstanceId, format: Value) -> bool {
        let mut kinds = self.set(id, format).iter().map(|loc| self.locs.kind_of(loc));
        kinds.any(|kind| format_writes(program, kind))
    }

    /// The context in which the calls on the stack (outermost first) run `func`, the innermost function.
    pub fn context_of(&self, calls: &[CallSite], func: FuncId) -> Context {
        let callees = calls.iter().skip(1).map(|call| call.func).chain([func]);
        let context = calls
            .iter()
            .zip(callees)
            .fold(None, |context, (call, callee)| self.calls.context(call.func, context, call.inst, callee));
        // Cloning has a limit, after which the instance without a context stands for all.
        if self.calls.find(func, context).is_some() { context } else { None }
    }

    /// Whatever the instruction makes, for any call.
    pub fn all_made_at(&self, func: FuncId, inst: InstId) -> BTreeSet<ObjectId> {
        self.locs.all_made_at((func, inst))
    }

    /// The abstract object that the allocation `inst` of `func` makes under these calls.
    pub fn made_at(
        &self,
        program: &Program,
        func: FuncId,
        inst: InstId,
        calls: &[CallSite],
    ) -> Option<ObjectId> {
        let context = self.context_of(calls, func);
        let body = program.funcs[func].body.as_ref()?;
        match body.insts[inst].inst {
            Inst::Alloca { .. } => self.object(ObjectKind::Stack { func, inst, context }),
            Inst::Alloc { .. } => self.object(ObjectKind::Heap { func, inst, context }),
            _ => None,
        }
    }

    /// Is a pointer that a run has seen in the answer? None stands for NULL.
    pub fn covers(&self, func: FuncId, value: Value, object: Option<ObjectId>, offset: u64) -> bool {
        let targets = self.pointer(func, value);
        let Some(object) = object else {
            return targets.null || targets.unknown || targets.garbage;
        };
        let known = targets.objects.iter().any(|&(o, range)| o == object && range.contains(offset));
        known || (targets.unknown && self.escaped(object))
    }
}
