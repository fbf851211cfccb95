//! Random bodies: first a graph of blocks, then instructions in the order of dominance, so that what is in scope is
//! known.

use super::tables::{loc, type_ref};
use super::{Rng, inst};
use crate::ir::cfg::Cfg;
use crate::ir::{BlockId, Body, Edge, FuncId, LocId, Program, Terminator, Ty, Value, ValueDef, Var, VarId};
use crate::term::bv::Bv;
use cranelift_entity::{EntityRef, SecondaryMap};

pub struct Draft<'a> {
    pub program: &'a Program,
    pub body: Body,
    /// Values that may be used where the draft is.
    pub scope: Vec<Value>,
    pub block: BlockId,
}

pub fn body(program: &Program, func: FuncId, rng: &mut Rng) -> Body {
    let mut body = Body::new(loc(program, rng));
    for _ in 0..rng.below(5) {
        let (name, ty, loc) = (rng.name(), type_ref(program, rng), loc(program, rng));
        body.vars.push(Var { name, ty, loc, param: rng.below(3) as u32 });
    }
    for _ in 0..rng.below(7) {
        body.add_block(loc(program, rng));
    }
    let signature = &program.funcs[func].signature;
    body.entry = BlockId::new(rng.below(body.blocks.len()));
    for &ty in &signature.params {
        body.add_param(body.entry, ty);
    }
    graph(&mut body, rng);
    let entry = body.entry;
    let mut draft = Draft { program, body, scope: vec![], block: entry };
    fill(&mut draft, &signature.results, rng);
    name_values(&mut draft.body, rng);
    draft.body
}

/// Parameters of blocks, and terminators whose operands come later.
fn graph(body: &mut Body, rng: &mut Rng) {
    let all: Vec<BlockId> = body.blocks.keys().collect();
    let targets: Vec<BlockId> = all.iter().copied().filter(|&block| block != body.entry).collect();
    for &block in &targets {
        for ty in rng.types(2) {
            body.add_param(block, ty);
        }
    }
    let placeholder = body.int(1, 0);
    for &block in &all {
        let edge = |rng: &mut Rng| Edge { target: *rng.pick(&targets), args: vec![] };
        body.blocks[block].terminator = match rng.below(if targets.is_empty() { 2 } else { 7 }) {
            0 => Terminator::Unreachable,
            1 => Terminator::Return(vec![]),
            2 | 3 => Terminator::Jump(edge(rng)),
            4 | 5 => Terminator::Branch { cond: placeholder, then: edge(rng), els: edge(rng) },
            _ => {
                let width = *rng.pick(&[1, 8, 32, 128, 200]);
                let mut cases: Vec<u128> = (0..rng.below(4)).map(|_| u128::from(rng.next())).collect();
                cases.iter_mut().for_each(|case| *case &= u128::MAX >> (128 - width.min(128)));
                cases.sort_unstable();
                cases.dedup();
                let cases = cases.into_iter().map(|case| (Bv::new(width, case), edge(rng))).collect();
                Terminator::Switch { value: placeholder, cases, default: edge(rng) }
            }
        };
    }
}

fn fill(draft: &mut Draft<'_>, results: &[Ty], rng: &mut Rng) {
    let cfg = Cfg::new(&draft.body);
    let mut scopes: SecondaryMap<BlockId, Vec<Value>> = SecondaryMap::with_default(vec![]);
    let unreachable = draft.body.blocks.keys().filter(|&block| !cfg.is_reachable(block));
    let order: Vec<BlockId> = cfg.order.iter().copied().chain(unreachable).collect();
    for block in order {
        let above = cfg.is_reachable(block).then(|| cfg.immediate_dominator(block)).flatten();
        draft.scope = above.map_or(vec![], |above| scopes[above].clone());
        draft.scope.extend(&draft.body.blocks[block].params);
        draft.block = block;
        for _ in 0..rng.below(6) {
            inst::add(draft, rng);
        }
        finish(draft, results, rng);
        scopes[block] = std::mem::take(&mut draft.scope);
    }
}

fn finish(draft: &mut Draft<'_>, results: &[Ty], rng: &mut Rng) {
    let mut terminator = draft.body.blocks[draft.block].terminator.clone();
    for edge in terminator.edges_mut() {
        let params = draft.body.blocks[edge.target].params.clone();
        edge.args = params.iter().map(|&param| draft.value(draft.body.ty(param), rng)).collect();
    }
    match &mut terminator {
        Terminator::Jump(_) | Terminator::Unreachable => {}
        Terminator::Branch { cond, .. } => *cond = draft.value(Ty::BOOL, rng),
        Terminator::Switch { value, cases, .. } => {
            let width = cases.first().map_or(32, |(case, _)| case.width());
            *value = draft.value(Ty::Int(width), rng);
        }
        Terminator::Return(values) => *values = results.iter().map(|&ty| draft.value(ty, rng)).collect(),
    }
    draft.body.blocks[draft.block].terminator = terminator;
}

fn name_values(body: &mut Body, rng: &mut Rng) {
    let count = body.vars.len();
    if count > 0 {
        for data in body.values.values_mut() {
            data.var = if rng.chance(20) { Some(VarId::new(rng.below(count))) } else { None };
        }
    }
}

impl Draft<'_> {
    pub fn loc(&self, rng: &mut Rng) -> LocId {
        loc(self.program, rng)
    }

    /// Something of that type: a value in scope, or a constant.
    pub fn value(&mut self, ty: Ty, rng: &mut Rng) -> Value {
        let fitting: Vec<Value> = self.scope.iter().copied().filter(|&v| self.body.ty(v) == ty).collect();
        if !fitting.is_empty() && rng.chance(75) {
            return *rng.pick(&fitting);
        }
        let def = match ty {
            Ty::Int(width) => {
                let small = Bv::new(width, u128::from(rng.next() % 10));
                ValueDef::Const(if rng.chance(40) { small.neg() } else { small })
            }
            Ty::Ptr => self.address(rng),
        };
        self.body.constant(ty, def)
    }

    fn address(&self, rng: &mut Rng) -> ValueDef {
        let globals: Vec<_> = self.program.globals.keys().collect();
        let funcs: Vec<_> = self.program.funcs.keys().collect();
        match rng.below(3) {
            0 if !globals.is_empty() => ValueDef::Global(*rng.pick(&globals)),
            1 => ValueDef::Func(*rng.pick(&funcs)),
            _ => ValueDef::Null,
        }
    }

    pub fn var(&self, rng: &mut Rng) -> Option<VarId> {
        let count = self.body.vars.len();
        (count > 0).then(|| VarId::new(rng.below(count)))
    }
}
