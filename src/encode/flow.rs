//! The way through a body: blocks in topological order, loops unwound.

use super::shape::Shape;
use super::state::{Arrival, State};
use super::value::Sym;
use super::{Cut, Encoder, Overrun};
use crate::analysis::loops::LoopId;
use crate::ir::{BlockId, Body, Edge, FuncId, Property, Terminator, Value, ValueDef};
use crate::property::Site;
use crate::term::Term;
use std::collections::BTreeMap;
use std::sync::Arc;

/// One function on its way.
#[derive(Clone)]
pub(super) struct Walk<'b> {
    pub func: FuncId,
    pub body: &'b Body,
    pub shape: Arc<Shape>,
    /// States that wait for their block.
    waiting: BTreeMap<BlockId, Vec<Arrival>>,
    /// States at the returns, with the results.
    pub returns: Vec<Arrival>,
}

impl<'b> Walk<'b> {
    pub fn new(func: FuncId, body: &'b Body, shape: Arc<Shape>, start: Arrival) -> Walk<'b> {
        let waiting = BTreeMap::from([(body.entry, vec![start])]);
        Walk { func, body, shape, waiting, returns: vec![] }
    }

    pub fn take_waiting(&mut self, block: BlockId) -> Vec<Arrival> {
        self.waiting.remove(&block).unwrap_or_default()
    }

    pub fn is_awaited(&self, block: BlockId) -> bool {
        self.waiting.contains_key(&block)
    }

    pub fn arrivals(&self) -> impl Iterator<Item = (BlockId, &Vec<Arrival>)> {
        self.waiting.iter().map(|(&block, all)| (block, all))
    }
}

impl<'p> Encoder<'p> {
    /// Encodes a body from its entry; the frame is on the stack already.
    pub(super) fn run_body(
        &mut self,
        func: FuncId,
        body: &'p Body,
        shape: Arc<Shape>,
        start: Arrival,
    ) -> Vec<Arrival> {
        match self.is_summarized(func) {
            true => self.any_call(func, body, shape, start),
            false => self.walk(func, body, shape, start),
        }
    }

    fn walk(&mut self, func: FuncId, body: &'p Body, shape: Arc<Shape>, start: Arrival) -> Vec<Arrival> {
        let mut walk = Walk::new(func, body, shape.clone(), start);
        self.region(&mut walk, &shape.cfg.order, None);
        walk.returns
    }

    /// Encodes the blocks of a loop body or of a whole function; inner loops are one step. For each step, its block and which parts
    /// of what is assumed were made before it.
    pub(super) fn region(
        &mut self,
        walk: &mut Walk<'p>,
        order: &[BlockId],
        inside: Option<LoopId>,
    ) -> Vec<(BlockId, usize)> {
        let shape = walk.shape.clone();
        let mut steps = vec![];
        for &block in order {
            if self.out.exhausted {
                return steps;
            }
            steps.push((block, self.parts.len()));
            let innermost = shape.innermost(block);
            if innermost == inside {
                self.block_if_reached(walk, block);
            } else if let Some(inner) = innermost.filter(|&l| shape.forest.loops[l].header == block)
                && shape.forest.loops[inner].parent == inside
            {
                match self.summaries {
                    Some(_) => self.summarize_after_rounds(walk, inner),
                    None => self.unwind(walk, inner),
                }
            }
        }
        steps
    }

    fn block_if_reached(&mut self, walk: &mut Walk<'p>, block: BlockId) {
        let arrivals = walk.waiting.remove(&block).unwrap_or_default();
        if let Some(arrival) = self.join_arrivals(arrivals) {
            self.block(walk, block, arrival);
        }
    }

    /// A loop: its body as often as the bound allows; whoever still wants another round is cut off.
    fn unwind(&mut self, walk: &mut Walk<'p>, id: LoopId) {
        let shape = walk.shape.clone();
        let header = shape.forest.loops[id].header;
        let blocks = &shape.forest.loops[id].blocks;
        for round in 0.. {
            let arrivals = walk.waiting.remove(&header).unwrap_or_default();
            let Some(arrival) = self.join_arrivals(arrivals) else { return };
            if self.pool().is_false(arrival.state.guard) || self.out.exhausted {
                return;
            }
            if round > self.options.unwind {
                let name = shape.forest.name(self.program, walk.func, id);
                let loc = shape.forest.loops[id].loc;
                self.cut(arrival.state.guard, format!("loop {name} runs more than {} times", round - 1), loc);
                return;
            }
            // The header is the first of the blocks; the others follow in order.
            self.block(walk, header, arrival);
            self.region(walk, &blocks[1..], Some(id));
        }
    }

    /// A loop of which some iterations are followed one by one: an arbitrary one stands for those after them.
    fn summarize_after_rounds(&mut self, walk: &mut Walk<'p>, id: LoopId) {
        let shape = walk.shape.clone();
        let data = &shape.forest.loops[id];
        let Some(&rounds) = self.options.rounds.get(&(walk.func, data.header)) else {
            return self.summarize(walk, id);
        };
        for round in 0..=rounds {
            let arrivals = walk.waiting.remove(&data.header).unwrap_or_default();
            let Some(arrival) = self.join_arrivals(arrivals) else { return };
            if self.pool().is_false(arrival.state.guard) || self.out.exhausted {
                return;
            }
            if round == rounds {
                let reached = self.out.pool.and(arrival.state.guard, self.assumed);
                self.out.overruns.push(Overrun { func: walk.func, header: data.header, reached });
                walk.waiting.insert(data.header, vec![arrival]);
                return self.summarize(walk, id);
            }
            self.block(walk, data.header, arrival);
            self.region(walk, &data.blocks[1..], Some(id));
        }
    }

    /// Runs that come here are not followed.
    pub(super) fn cut(&mut self, guard: Term, what: String, loc: crate::ir::LocId) {
        let pool = &mut self.out.pool;
        let reached = pool.and(guard, self.assumed);
        if !pool.is_false(reached) {
            self.out.cuts.push(Cut { reached, what, loc });
        }
    }

    pub(super) fn block(&mut self, walk: &mut Walk<'p>, block: BlockId, arrival: Arrival) {
        let Arrival { mut state, args } = arrival;
        if self.pool().is_false(state.guard) {
            return;
        }
        for (&param, value) in walk.body.blocks[block].params.iter().zip(args) {
            self.define(walk, &mut state, param, value);
        }
        for &inst in &walk.body.blocks[block].insts {
            self.instruction(walk, &mut state, inst);
            if self.pool().is_false(state.guard) {
                return;
            }
        }
        self.is_used_up();
        self.terminator(walk, block, state);
    }

    /// There is no room or no time for more: what comes next need not make sense.
    pub(super) fn is_used_up(&mut self) -> bool {
        self.out.exhausted |=
            self.out.pool.len() > self.options.max_terms || self.options.interrupt.is_triggered();
        self.out.exhausted
    }

    pub(super) fn define(&mut self, walk: &Walk<'p>, state: &mut State, value: Value, sym: Sym) {
        if walk.shape.carried.contains(&value) {
            state.carried.insert(value, sym.clone());
        }
        self.frame().values[value.as_u32() as usize] = Some(sym);
    }

    pub(super) fn value(&mut self, walk: &Walk<'p>, state: &State, value: Value) -> Sym {
        if walk.shape.carried.contains(&value)
            && let Some(sym) = state.carried.get(&value)
        {
            return sym.clone();
        }
        if let Some(sym) = &self.frame().values[value.as_u32() as usize] {
            return sym.clone();
        }
        let sym = self.constant(walk.body, value);
        self.frame().values[value.as_u32() as usize] = Some(sym.clone());
        sym
    }

    fn constant(&mut self, body: &Body, value: Value) -> Sym {
        let bits = self.pointer_bits();
        let ptr = match &body.values[value].def {
            ValueDef::Const(c) => {
                let term = self.pool().bv_const(c.clone());
                return self.clean_int(term);
            }
            ValueDef::Null => self.null(),
            ValueDef::Global(id) => {
                let obj = self.static_object(crate::ir::RelocTarget::Global(*id));
                let zero = self.pool().constant(bits, 0);
                self.at(obj, zero)
            }
            ValueDef::Func(id) => {
                let obj = self.static_object(crate::ir::RelocTarget::Func(*id));
                let zero = self.pool().constant(bits, 0);
                self.at(obj, zero)
            }
            // The verifier has seen that definitions dominate uses; only unreachable code gets here.
            ValueDef::Param(..) | ValueDef::Result(..) => return self.arbitrary("undefined", body.ty(value)),
        };
        self.clean_ptr(ptr)
    }

    fn terminator(&mut self, walk: &mut Walk<'p>, block: BlockId, state: State) {
        let body = walk.body;
        match &body.blocks[block].terminator {
            Terminator::Jump(edge) => {
                let guard = state.guard;
                self.follow(walk, &state, guard, edge);
            }
            Terminator::Branch { cond, then, els } => {
                let cond = self.value(walk, &state, *cond);
                self.initialized(&state, Site::end(walk.func, block), &cond);
                let yes = self.pool().and(state.guard, cond.int());
                let negated = self.pool().not(cond.int());
                let no = self.pool().and(state.guard, negated);
                self.follow(walk, &state, yes, then);
                self.follow(walk, &state, no, els);
            }
            Terminator::Switch { value, cases, default } => {
                let value = self.value(walk, &state, *value);
                self.initialized(&state, Site::end(walk.func, block), &value);
                let mut rest = state.guard;
                for (case, edge) in cases {
                    let pool = &mut self.out.pool;
                    let case = pool.bv_const(case.clone());
                    let hit = pool.eq(value.int(), case);
                    let guard = pool.and(state.guard, hit);
                    let miss = pool.not(hit);
                    rest = pool.and(rest, miss);
                    self.follow(walk, &state, guard, edge);
                }
                self.follow(walk, &state, rest, default);
            }
            Terminator::Return(values) => {
                let args: Vec<Sym> = values.iter().map(|&v| self.value(walk, &state, v)).collect();
                if self.stack.len() == 1 {
                    for value in &args {
                        self.initialized(&state, Site::end(walk.func, block), value);
                    }
                }
                walk.returns.push(Arrival { state, args });
            }
            Terminator::Unreachable => {
                let no = self.pool().ff();
                self.oblige(state.guard, Site::end(walk.func, block), Property::Unreachable, no, true);
            }
        }
    }

    fn follow(&mut self, walk: &mut Walk<'p>, state: &State, guard: Term, edge: &Edge) {
        if self.pool().is_false(guard) {
            return;
        }
        let args = edge.args.iter().map(|&v| self.value(walk, state, v)).collect();
        let state = State { guard, ..state.clone() };
        walk.waiting.entry(edge.target).or_default().push(Arrival { state, args });
    }

    /// Property `uninit`: nothing may depend on what was never set.
    pub(super) fn initialized(&mut self, state: &State, site: Site, value: &Sym) {
        if self.tracks_uninit() {
            let ok = self.pool().not(value.taint());
            self.oblige(state.guard, site, Property::Uninit, ok, false);
        }
    }
}
