//! What the obligations depend on: a backward slice of the program.
//!
//! A value is relevant if it decides, by data or by control, whether some open obligation is reached and holds; so are the
//! bytes that relevant loads may see. Loop variables that nothing depends on (statistics, checksums, counts for a message)
//! need no invariants. What is left out here costs precision at worst: nothing is proved with it.

mod control;
mod printed;
mod repeated;

use super::faults;
use crate::analysis::access::{Length, accesses};
use crate::analysis::callgraph;
use crate::analysis::pointsto::{ObjectId, ObjectKind, OffsetRange, PointsTo};
use crate::analysis::settle::Settlement;
use crate::ir::{
    BlockId, Body, Callee, FuncId, Inst, InstId, Program, Property, Terminator, Ty, Value, ValueDef,
};
use control::Dependences;
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, BTreeSet};

/// The bytes of an object that matter.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Bytes {
    All,
    /// From, and up to but without.
    Ranges(BTreeSet<(u64, u64)>),
}

pub struct Relevance<'a> {
    program: &'a Program,
    pts: &'a PointsTo,
    values: FxHashSet<(FuncId, Value)>,
    blocks: FxHashSet<(FuncId, BlockId)>,
    funcs: FxHashSet<FuncId>,
    memory: BTreeMap<ObjectId, Bytes>,
    /// Everything: nobody asked what matters.
    all: bool,
}

impl<'a> Relevance<'a> {
    /// Everything matters.
    pub fn everything(program: &'a Program, pts: &'a PointsTo) -> Relevance<'a> {
        Relevance { all: true, ..Relevance::nothing(program, pts) }
    }

    fn nothing(program: &'a Program, pts: &'a PointsTo) -> Relevance<'a> {
        Relevance {
            program,
            pts,
            values: FxHashSet::default(),
            blocks: FxHashSet::default(),
            funcs: FxHashSet::default(),
            memory: BTreeMap::new(),
            all: false,
        }
    }

    /// What the obligations of these properties depend on, without those that are settled.
    pub fn new(
        program: &'a Program,
        pts: &'a PointsTo,
        settled: &Settlement,
        properties: &BTreeSet<Property>,
    ) -> Relevance<'a> {
        let mut slicer = Slicer::new(Relevance::nothing(program, pts));
        slicer.criteria(settled, properties);
        slicer.close();
        slicer.found
    }

    pub fn value(&self, func: FuncId, value: Value) -> bool {
        self.all || self.values.contains(&(func, value))
    }

    /// Do bytes that lie so far behind a pointer matter?
    pub fn behind(&self, func: FuncId, ptr: Value, from: Option<u64>, bytes: u64) -> bool {
        let targets = self.pts.pointer(func, ptr);
        self.all
            || targets.unknown
            || targets.objects.iter().any(|&(object, range)| {
                let start = match (range, from) {
                    (OffsetRange::Within { lo, hi, .. }, Some(from)) if lo == hi => Some(lo + from),
                    _ => None,
                };
                self.in_object(object, start.map(|lo| (lo, lo + bytes)))
            })
    }

    /// The same for a global.
    pub fn in_global(&self, global: crate::ir::GlobalId, from: Option<u64>, bytes: u64) -> bool {
        let object = self.pts.object(ObjectKind::Global(global));
        self.all || object.is_none_or(|o| self.in_object(o, from.map(|lo| (lo, lo + bytes))))
    }

    fn in_object(&self, object: ObjectId, range: Option<(u64, u64)>) -> bool {
        match (self.memory.get(&object), range) {
            (None, _) => false,
            (Some(Bytes::All), _) | (Some(_), None) => true,
            (Some(Bytes::Ranges(all)), Some((lo, hi))) => all.iter().any(|&(a, b)| a < hi && lo < b),
        }
    }
}

struct Slicer<'a> {
    found: Relevance<'a>,
    waiting: Vec<(FuncId, Value)>,
    control: FxHashMap<FuncId, Dependences>,
    block_of: FxHashMap<FuncId, SecondaryMap<InstId, Option<BlockId>>>,
    /// Call sites by callee.
    sites: FxHashMap<FuncId, Vec<(FuncId, InstId)>>,
    /// Instructions that write memory and are not relevant so far.
    writers: Vec<(FuncId, InstId)>,
    /// Areas of arguments of which only the pointers matter.
    printed: FxHashSet<ObjectId>,
}

impl<'a> Slicer<'a> {
    fn new(found: Relevance<'a>) -> Slicer<'a> {
        let mut this = Slicer {
            waiting: vec![],
            control: FxHashMap::default(),
            block_of: FxHashMap::default(),
            sites: FxHashMap::default(),
            writers: vec![],
            printed: FxHashSet::default(),
            found,
        };
        for (func, _, body) in this.found.program.defined() {
            this.control.insert(func, Dependences::new(body));
            let mut block_of = SecondaryMap::with_default(None);
            for (block, content) in &body.blocks {
                for &inst in &content.insts {
                    block_of[inst] = Some(block);
                    let data = &body.insts[inst];
                    if accesses(&data.inst, &data.results).iter().any(|a| a.write) {
                        this.writers.push((func, inst));
                    }
                    for callee in callgraph::callees(this.found.pts, func, inst) {
                        this.sites.entry(callee).or_default().push((func, inst));
                    }
                }
            }
            this.block_of.insert(func, block_of);
        }
        this
    }

    fn body(&self, func: FuncId) -> Option<&'a Body> {
        self.found.program.funcs[func].body.as_ref()
    }

    fn criteria(&mut self, settled: &Settlement, properties: &BTreeSet<Property>) {
        let has_widths = printed::has_widths(self.found.program);
        for (func, _, body) in self.found.program.defined() {
            let encoded = printed::encoded(body);
            let repeated = repeated::repeated(self.found.program, body);
            for (block, content) in body.blocks.iter().filter(|(block, _)| encoded.contains(block)) {
                for &inst in &content.insts {
                    let data = &body.insts[inst];
                    let open = !repeated.contains(&inst)
                        && faults(&data.inst)
                            .into_iter()
                            .any(|p| properties.contains(&p) && !settled.is_safe(func, inst, p));
                    let ends = matches!(
                        data.inst,
                        Inst::Assume { .. } | Inst::Exit { .. } | Inst::Abort | Inst::Free { .. }
                    );
                    if open || ends {
                        self.block(func, block);
                        let kept = checked(&data.inst);
                        kept.into_iter().for_each(|v| self.value(func, v));
                        if let Inst::Format { args, dst, .. } = data.inst {
                            let writes = !matches!(body.values[dst].def, ValueDef::Null);
                            if writes || has_widths {
                                self.reads(func, body, inst);
                            }
                            self.texts(func, args);
                        }
                    }
                }
                if matches!(content.terminator, Terminator::Unreachable) {
                    self.block(func, block);
                }
                if properties.contains(&Property::Termination) {
                    content.terminator.operands().into_iter().for_each(|v| self.value(func, v));
                }
            }
        }
    }

    /// Follows everything until nothing new is found.
    fn close(&mut self) {
        loop {
            while let Some((func, value)) = self.waiting.pop() {
                self.follow(func, value);
            }
            let writers = std::mem::take(&mut self.writers);
            let (hit, rest): (Vec<_>, Vec<_>) =
                writers.into_iter().partition(|&(func, inst)| self.writes_relevant(func, inst));
            self.writers = rest;
            if hit.is_empty() {
                return;
            }
            for (func, inst) in hit {
                self.whole(func, inst);
            }
        }
    }

    fn writes_relevant(&self, func: FuncId, inst: InstId) -> bool {
        let Some(body) = self.body(func) else { return false };
        let data = &body.insts[inst];
        let is_pointer = matches!(data.inst, Inst::Store { value, .. } if body.ty(value) == Ty::Ptr);
        accesses(&data.inst, &data.results).iter().filter(|a| a.write).any(|a| {
            let targets = self.found.pts.pointer(func, a.ptr);
            targets.objects.iter().any(|&(object, range)| {
                self.found.in_object(object, self.touched(body, range, a.len))
                    || (is_pointer && self.printed.contains(&object))
            })
        })
    }

    /// The bytes of an access, where they are known.
    fn touched(&self, body: &Body, range: OffsetRange, len: Length) -> Option<(u64, u64)> {
        let bytes = match len {
            Length::Of(value) => body.ty(value).bytes(self.found.program.pointer_bits),
            Length::Bytes(value) => body.as_const(value)?.to_u64()?,
            Length::Open => return None,
        };
        match range {
            OffsetRange::Within { lo, hi, .. } => Some((lo, hi.saturating_add(bytes))),
            OffsetRange::Unbounded { .. } => None,
        }
    }

    /// An instruction with all that it uses.
    fn whole(&mut self, func: FuncId, inst: InstId) {
        let Some(body) = self.body(func) else { return };
        let data = &body.insts[inst];
        data.inst.operands().into_iter().for_each(|v| self.value(func, v));
        self.reads(func, body, inst);
        if let Some(block) = self.block_of[&func][inst] {
            self.block(func, block);
        }
    }

    /// The bytes that an instruction reads become relevant.
    fn reads(&mut self, func: FuncId, body: &Body, inst: InstId) {
        let data = &body.insts[inst];
        for access in accesses(&data.inst, &data.results).into_iter().filter(|a| !a.write) {
            let targets = self.found.pts.pointer(func, access.ptr);
            for &(object, range) in &targets.objects {
                let bytes = match self.touched(body, range, access.len) {
                    Some(range) => Bytes::Ranges(BTreeSet::from([range])),
                    None => Bytes::All,
                };
                let known = self.found.memory.entry(object).or_insert(Bytes::Ranges(BTreeSet::new()));
                match (&mut *known, bytes) {
                    (Bytes::All, _) => {}
                    (known, Bytes::All) => *known = Bytes::All,
                    (Bytes::Ranges(all), Bytes::Ranges(more)) => all.extend(more),
                }
            }
        }
    }

    /// A printf reads behind the pointers in its area of arguments.
    fn texts(&mut self, func: FuncId, area: Value) {
        for &(area, _) in self.found.pts.targets(func, area) {
            self.printed.insert(area);
            for held in self.found.pts.held_by(area).iter() {
                self.found.memory.insert(ObjectId::from_u32(held), Bytes::All);
            }
        }
    }

    fn value(&mut self, func: FuncId, value: Value) {
        if self.found.values.insert((func, value)) {
            self.waiting.push((func, value));
        }
    }

    /// Whether a run comes here matters.
    fn block(&mut self, func: FuncId, block: BlockId) {
        let mut open = vec![block];
        while let Some(block) = open.pop() {
            if !self.found.blocks.insert((func, block)) {
                continue;
            }
            for decider in self.control[&func].of(block).to_vec() {
                self.decided_at(func, decider);
                open.push(decider);
            }
        }
        if self.found.funcs.insert(func) {
            for (caller, inst) in self.sites.get(&func).cloned().unwrap_or_default() {
                if let Some(Inst::Call { callee: Callee::Ptr(ptr, _), .. }) =
                    self.body(caller).map(|b| &b.insts[inst].inst)
                {
                    self.value(caller, *ptr);
                }
                if let Some(block) = self.block_of[&caller][inst] {
                    self.block(caller, block);
                }
            }
        }
    }

    fn decided_at(&mut self, func: FuncId, block: BlockId) {
        let Some(body) = self.body(func) else { return };
        match &body.blocks[block].terminator {
            Terminator::Branch { cond: value, .. } | Terminator::Switch { value, .. } => {
                self.value(func, *value);
            }
            Terminator::Jump(_) | Terminator::Return(_) | Terminator::Unreachable => {}
        }
    }

    fn follow(&mut self, func: FuncId, value: Value) {
        let Some(body) = self.body(func) else { return };
        match body.values[value].def {
            ValueDef::Param(block, index) if block == body.entry => self.arguments(func, index as usize),
            ValueDef::Param(block, index) => self.joined(func, body, block, index as usize),
            ValueDef::Result(inst, index) => self.result(func, body, inst, index as usize),
            ValueDef::Const(_) | ValueDef::Null | ValueDef::Global(_) | ValueDef::Func(_) => {}
        }
    }

    fn arguments(&mut self, func: FuncId, index: usize) {
        for (caller, inst) in self.sites.get(&func).cloned().unwrap_or_default() {
            if let Some(Inst::Call { args, .. }) = self.body(caller).map(|b| &b.insts[inst].inst)
                && let Some(&arg) = args.get(index)
            {
                self.value(caller, arg);
            }
        }
    }

    /// What the edges hand over, and which of them is taken.
    fn joined(&mut self, func: FuncId, body: &Body, block: BlockId, index: usize) {
        for (source, content) in &body.blocks {
            for edge in content.terminator.edges().into_iter().filter(|e| e.target == block) {
                self.value(func, edge.args[index]);
                self.decided_at(func, source);
                self.block(func, source);
            }
        }
    }

    fn result(&mut self, func: FuncId, body: &Body, inst: InstId, index: usize) {
        let data = &body.insts[inst];
        if !matches!(data.inst, Inst::Call { .. } | Inst::Opaque { .. }) {
            data.inst.operands().into_iter().for_each(|v| self.value(func, v));
            return self.reads(func, body, inst);
        }
        for callee in callgraph::callees(self.found.pts, func, inst) {
            let Some(called) = self.body(callee) else { continue };
            for (block, content) in &called.blocks {
                if let Terminator::Return(values) = &content.terminator
                    && let Some(&value) = values.get(index)
                {
                    self.value(callee, value);
                    self.block(callee, block);
                }
            }
        }
    }
}

/// The operands that decide whether the instruction is a fault.
fn checked(inst: &Inst) -> Vec<Value> {
    match inst {
        Inst::Store { ptr, .. } => vec![*ptr],
        Inst::Fill { ptr, len, .. } => vec![*ptr, *len],
        Inst::Alloc { .. } => vec![],
        Inst::Call { callee: Callee::Ptr(ptr, _), .. } => vec![*ptr],
        Inst::Exit { .. } => vec![],
        other => other.operands(),
    }
}
