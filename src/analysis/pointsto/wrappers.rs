//! What is looked at per call, which steps of pointers repeat or are small, and which addresses only measure distances.

use crate::analysis::interval::Intervals;
use crate::ir::access::touched;
use crate::ir::cfg::Cfg;
use crate::ir::{
    BinOp, BlockId, Body, Callee, CastOp, CmpOp, FuncId, Inst, InstId, Origin, Program, Terminator, Ty,
    Value, ValueDef,
};
use cranelift_entity::{EntityRef, SecondaryMap};
use petgraph::algo::kosaraju_scc;
use petgraph::graph::{DiGraph, NodeIndex};

/// A user's function longer than this is no wrapper.
const MAX_WRAPPER: usize = 120;

/// Library models, and the user's functions that only return what an allocation gave them.
pub fn cloned(program: &Program) -> SecondaryMap<FuncId, bool> {
    let mut allocating: SecondaryMap<FuncId, bool> = SecondaryMap::with_default(false);
    loop {
        let new: Vec<FuncId> = program
            .defined()
            .filter(|(id, f, body)| {
                let short = f.origin == Origin::Model || body.insts.len() <= MAX_WRAPPER;
                !allocating[*id] && short && returns_allocation(body, &allocating)
            })
            .map(|(id, _, _)| id)
            .collect();
        if new.is_empty() {
            break;
        }
        new.into_iter().for_each(|id| allocating[id] = true);
    }
    for (id, f) in &program.funcs {
        allocating[id] |= f.origin == Origin::Model;
    }
    allocating
}

/// Which calls in the user's functions lead to functions that never come back to the caller.
pub struct Nested {
    /// Functions that call each other have the same number.
    component: SecondaryMap<FuncId, usize>,
    /// May call through a pointer, itself or by what it calls.
    open: SecondaryMap<FuncId, bool>,
    models: SecondaryMap<FuncId, bool>,
}

impl Nested {
    pub fn new(program: &Program) -> Nested {
        let mut graph: DiGraph<(), ()> = DiGraph::new();
        program.funcs.keys().for_each(|_| {
            graph.add_node(());
        });
        let mut this = Nested {
            component: SecondaryMap::with_default(0),
            open: SecondaryMap::with_default(false),
            models: SecondaryMap::with_default(false),
        };
        for (id, _, body) in program.defined() {
            for data in body.insts.values() {
                match &data.inst {
                    Inst::Call { callee: Callee::Func(func), .. } => {
                        graph.add_edge(NodeIndex::new(id.index()), NodeIndex::new(func.index()), ());
                    }
                    Inst::Call { callee: Callee::Ptr(..), .. } => this.open[id] = true,
                    _ => {}
                }
            }
        }
        program.funcs.iter().for_each(|(id, f)| this.models[id] = f.origin == Origin::Model);
        // Callees come first.
        for (number, component) in kosaraju_scc(&graph).into_iter().enumerate() {
            let callees = || component.iter().flat_map(|&node| graph.neighbors(node).chain([node]));
            let open = callees().any(|node| this.open[FuncId::new(node.index())]);
            for &node in &component {
                let func = FuncId::new(node.index());
                this.component[func] = number;
                this.open[func] = open;
            }
        }
        this
    }

    /// Each activation of the caller is then the only one at the time, as far as the callee can tell.
    pub fn is_inner(&self, caller: FuncId, callee: FuncId) -> bool {
        !self.models[caller] && !self.open[callee] && self.component[caller] != self.component[callee]
    }
}

/// Cloned functions that other cloned functions may call: their instances can have several calls.
pub fn shared(program: &Program, cloned: &SecondaryMap<FuncId, bool>) -> SecondaryMap<FuncId, bool> {
    let mut shared = SecondaryMap::with_default(false);
    for (_, _, body) in program.defined().filter(|(id, _, _)| cloned[*id]) {
        for data in body.insts.values() {
            match &data.inst {
                Inst::Call { callee: Callee::Func(func), .. } => shared[*func] = true,
                // A pointer may lead to any.
                Inst::Call { callee: Callee::Ptr(..), .. } => {
                    program.funcs.keys().for_each(|f| shared[f] = true)
                }
                _ => {}
            }
        }
    }
    shared
}

/// Does each return give NULL or the result of an allocation, and some the latter?
fn returns_allocation(body: &Body, allocating: &SecondaryMap<FuncId, bool>) -> bool {
    let mut stack: Vec<Value> = vec![];
    for block in body.blocks.values() {
        if let Terminator::Return(values) = &block.terminator {
            stack.extend(values.iter().filter(|&&v| body.ty(v) == Ty::Ptr));
        }
    }
    let mut seen: SecondaryMap<Value, bool> = SecondaryMap::with_default(false);
    let mut found = false;
    while let Some(value) = stack.pop() {
        if std::mem::replace(&mut seen[value], true) {
            continue;
        }
        match &body.values[value].def {
            ValueDef::Null => {}
            ValueDef::Param(block, _) if *block == body.entry => return false,
            ValueDef::Param(block, index) => stack.extend(incoming(body, *block, *index)),
            ValueDef::Result(inst, _) => match &body.insts[*inst].inst {
                Inst::Alloc { .. } => found = true,
                Inst::Call { callee: Callee::Func(id), .. } if allocating[*id] => found = true,
                Inst::Select { then, els, .. } => stack.extend([*then, *els]),
                _ => return false,
            },
            ValueDef::Const(_) | ValueDef::Global(_) | ValueDef::Func(_) => return false,
        }
    }
    found
}

/// What the edges pass for a parameter.
fn incoming(body: &Body, block: BlockId, index: u32) -> Vec<Value> {
    let edges = body.blocks.values().flat_map(|b| b.terminator.edges());
    edges.filter(|edge| edge.target == block).map(|edge| edge.args[index as usize]).collect()
}

/// What the constraints of a function need of its graph.
pub struct Shape {
    /// Reachable blocks.
    pub order: Vec<BlockId>,
    /// Pointer arithmetic whose result comes back to it, as in `p++` in a loop.
    pub repeats: SecondaryMap<InstId, bool>,
    /// Pointers made integers for nothing but differences of two pointers, and comparisons.
    pub measures: SecondaryMap<InstId, bool>,
    /// For each value: is what it leads to touched?
    pub touched: Vec<bool>,
    /// Pointer arithmetic that is only come to where the index is not negative and has at most 32 bits.
    pub small: SecondaryMap<InstId, bool>,
}

impl Shape {
    pub fn new(body: &Body) -> Shape {
        let cfg = Cfg::new(body);
        let small = small_indices(body, &cfg);
        let order = cfg.order;
        let mut graph: DiGraph<(), ()> = DiGraph::with_capacity(body.values.len(), body.values.len());
        for _ in body.values.keys() {
            graph.add_node(());
        }
        for &block in &order {
            add_flow(body, block, &mut graph);
        }
        let mut repeats = SecondaryMap::with_default(false);
        for cycle in kosaraju_scc(&graph).into_iter().filter(|cycle| cycle.len() > 1) {
            for node in cycle {
                if let ValueDef::Result(inst, _) = body.values[Value::new(node.index())].def {
                    repeats[inst] = true;
                }
            }
        }
        Shape { order, repeats, measures: measures(body), touched: touched(body), small }
    }
}

/// Indices that a branch on the way compares with what is small.
fn small_indices(body: &Body, cfg: &Cfg) -> SecondaryMap<InstId, bool> {
    let mut below: SecondaryMap<BlockId, Vec<(Value, Value)>> = SecondaryMap::new();
    for &block in &cfg.order {
        let Terminator::Branch { cond, then, els } = &body.blocks[block].terminator else { continue };
        let ValueDef::Result(inst, _) = body.values[*cond].def else { continue };
        let Inst::Cmp { op: CmpOp::Ult | CmpOp::Ule, a, b } = body.insts[inst].inst else { continue };
        let mut learn = |to: BlockId, fact: (Value, Value)| {
            if then.target != els.target && cfg.preds[to].len() == 1 {
                below[to].push(fact);
            }
        };
        learn(then.target, (a, b));
        learn(els.target, (b, a));
    }
    let intervals = Intervals::new(body);
    let is_small = |value: Value| intervals.of(body, value).is_some_and(|i| i.is_within(0, u32::MAX.into()));
    let mut small = SecondaryMap::with_default(false);
    for &block in &cfg.order {
        for &inst in &body.blocks[block].insts {
            let Inst::Gep { index, .. } = body.insts[inst].inst else { continue };
            let on_the_way = std::iter::successors(Some(block), |&b| cfg.immediate_dominator(b));
            let mut facts = on_the_way.flat_map(|b| &below[b]);
            small[inst] =
                body.as_const(index).is_none() && facts.any(|&(less, more)| less == index && is_small(more));
        }
    }
    small
}

/// Is a number made a pointer that the text does not name?
pub fn makes_pointers(body: &Body) -> bool {
    let makes =
        |inst: &Inst| matches!(inst, Inst::Cast { op: CastOp::IntToPtr, a } if body.as_const(*a).is_none());
    body.insts.values().any(|data| makes(&data.inst))
}

fn measures(body: &Body) -> SecondaryMap<InstId, bool> {
    let address = |value: Value| match body.values[value].def {
        ValueDef::Result(inst, _) => match body.insts[inst].inst {
            Inst::Cast { op: CastOp::PtrToInt, a } if body.values[a].def != ValueDef::Null => Some(inst),
            _ => None,
        },
        _ => None,
    };
    let mut only = SecondaryMap::with_default(true);
    for data in body.insts.values() {
        let fine = match &data.inst {
            Inst::Binary { op: BinOp::Sub, a, b, .. } => address(*a).is_some() && address(*b).is_some(),
            Inst::Cmp { .. } | Inst::Bind { .. } => true,
            _ => false,
        };
        if !fine {
            data.inst.operands().into_iter().filter_map(address).for_each(|inst| only[inst] = false);
        }
    }
    for block in body.blocks.values() {
        let passed = block.terminator.edges().into_iter().flat_map(|edge| edge.args.clone());
        let used = block.terminator.operands().into_iter().chain(passed);
        used.filter_map(address).for_each(|inst| only[inst] = false);
    }
    only
}

/// Edges between pointers that are parts of each other's value.
fn add_flow(body: &Body, block: BlockId, graph: &mut DiGraph<(), ()>) {
    let mut flow = |from: Value, to: Value| {
        if body.ty(from) == Ty::Ptr {
            graph.add_edge(NodeIndex::new(from.index()), NodeIndex::new(to.index()), ());
        }
    };
    for &inst in &body.blocks[block].insts {
        let data = &body.insts[inst];
        if let Inst::Gep { .. } | Inst::Select { .. } = data.inst {
            data.inst.operands().into_iter().for_each(|v| flow(v, data.results[0]));
        }
    }
    for edge in body.blocks[block].terminator.edges() {
        for (&arg, &param) in edge.args.iter().zip(&body.blocks[edge.target].params) {
            flow(arg, param);
        }
    }
}
