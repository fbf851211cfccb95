//! The loop forest of a function: natural loops, nested by their blocks, innermost first.
//!
//! Bodies are reducible by the time they come here (`ir::reducible`), so every cycle has one header that dominates it.
//! A cycle without one is an error value: a loop that the forest does not know would never be summarized.

pub mod updates;

use crate::ir::cfg::Cfg;
use crate::ir::{BlockId, Body, FuncId, Inst, InstId, LocId, OpaqueKind, Program, Terminator, Value};
use cranelift_entity::{PrimaryMap, SecondaryMap, entity_impl};

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LoopId(u32);
entity_impl!(LoopId, "loop");

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LoopError {
    #[error("irreducible cycle: {from} jumps back to {to}, which does not dominate it")]
    Irreducible { from: BlockId, to: BlockId },
}

/// An edge that leaves the loop: the `index`-th one of the terminator of `from`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Exit {
    pub from: BlockId,
    pub to: BlockId,
    pub index: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Loop {
    pub header: BlockId,
    /// Parameters of the header: what the loop carries from one iteration to the next.
    pub params: Vec<Value>,
    /// Blocks with an edge back to the header, in reverse postorder.
    pub latches: Vec<BlockId>,
    /// All blocks, those of inner loops too, in reverse postorder; the header is the first.
    pub blocks: Vec<BlockId>,
    pub exits: Vec<Exit>,
    pub parent: Option<LoopId>,
    pub children: Vec<LoopId>,
    /// 1 for an outermost loop.
    pub depth: u32,
    /// Values defined outside and used inside, ascending; no constants.
    pub live_in: Vec<Value>,
    /// Instructions that may change memory or the lives of objects, in the order of `blocks`.
    pub writers: Vec<InstId>,
    /// Counts the headers of the function from 1 by place in the text: `function#number` names the loop.
    pub number: u32,
    /// The first located instruction of the header.
    pub header_loc: LocId,
    /// The `for`, `while` or `do`, as well as it can be had: the compiler gives the jump back the place of the keyword.
    pub loc: LocId,
}

impl Loop {
    /// Is it a block of the loop that does not begin an iteration?
    pub fn goes_on_in(&self, block: BlockId) -> bool {
        block != self.header && self.blocks.contains(&block)
    }

    /// A body as if it were one iteration of a loop, its parameters being what changes from call to call.
    pub fn whole_body(body: &Body, cfg: &Cfg, loc: LocId) -> Loop {
        Loop {
            header: body.entry,
            params: body.blocks[body.entry].params.clone(),
            latches: vec![],
            blocks: cfg.order.clone(),
            exits: vec![],
            parent: None,
            children: vec![],
            depth: 1,
            live_in: vec![],
            writers: vec![],
            number: 0,
            header_loc: loc,
            loc,
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct LoopForest {
    /// In reverse postorder of the headers, outer before inner.
    pub loops: PrimaryMap<LoopId, Loop>,
    /// The innermost loop of each block.
    pub innermost: SecondaryMap<BlockId, Option<LoopId>>,
}

impl LoopForest {
    pub fn new(program: &Program, body: &Body) -> Result<LoopForest, LoopError> {
        LoopForest::with_cfg(program, body, &Cfg::new(body))
    }

    pub fn with_cfg(program: &Program, body: &Body, cfg: &Cfg) -> Result<LoopForest, LoopError> {
        let mut forest = LoopForest { loops: PrimaryMap::new(), innermost: SecondaryMap::with_default(None) };
        for (header, latches) in back_edges(cfg)? {
            let blocks = natural_loop(cfg, header, &latches);
            forest.add(body, header, latches, blocks);
        }
        for data in forest.loops.values_mut() {
            describe(program, body, data);
        }
        forest.number(program);
        Ok(forest)
    }

    /// Headers come in reverse postorder, so that an outer loop is there before its inner ones.
    fn add(&mut self, body: &Body, header: BlockId, latches: Vec<BlockId>, blocks: Vec<BlockId>) {
        let parent = self.innermost[header];
        let depth = parent.map_or(1, |p| self.loops[p].depth + 1);
        let id = self.loops.push(Loop {
            header,
            params: body.blocks[header].params.clone(),
            latches,
            blocks,
            exits: vec![],
            parent,
            children: vec![],
            depth,
            live_in: vec![],
            writers: vec![],
            number: 0,
            header_loc: LocId::UNKNOWN,
            loc: LocId::UNKNOWN,
        });
        if let Some(parent) = parent {
            self.loops[parent].children.push(id);
        }
        for &block in &self.loops[id].blocks {
            self.innermost[block] = Some(id);
        }
    }

    fn number(&mut self, program: &Program) {
        let mut order: Vec<LoopId> = self.loops.keys().collect();
        order.sort_by_key(|&id| {
            let loc = &program.locs[self.loops[id].header_loc];
            (loc.line == 0, loc.file, loc.line, loc.column, id)
        });
        for (i, id) in order.into_iter().enumerate() {
            self.loops[id].number = i as u32 + 1;
        }
    }

    /// `function#number`.
    pub fn name(&self, program: &Program, func: FuncId, id: LoopId) -> String {
        format!("{}#{}", program.funcs[func].name, self.loops[id].number)
    }

    /// Every loop after those inside it; otherwise by place in the reverse postorder.
    pub fn innermost_first(&self) -> Vec<LoopId> {
        self.waves().into_iter().flatten().collect()
    }

    /// Groups of loops that do not contain each other: once all earlier groups are done, the loops of one group can be
    /// handled at the same time. The first group has no inner loops.
    pub fn waves(&self) -> Vec<Vec<LoopId>> {
        let mut height: SecondaryMap<LoopId, usize> = SecondaryMap::with_default(0);
        let mut waves: Vec<Vec<LoopId>> = vec![];
        for id in self.loops.keys().rev() {
            let own = self.loops[id].children.iter().map(|&c| height[c] + 1).max().unwrap_or(0);
            height[id] = own;
            waves.resize(waves.len().max(own + 1), vec![]);
            waves[own].push(id);
        }
        waves.iter_mut().for_each(|wave| wave.reverse());
        waves
    }

    pub fn contains(&self, id: LoopId, block: BlockId) -> bool {
        let mut at = self.innermost[block];
        while let Some(inner) = at {
            if inner == id {
                return true;
            }
            at = self.loops[inner].parent;
        }
        false
    }

    pub fn in_loop(&self, block: BlockId) -> bool {
        self.innermost[block].is_some()
    }
}

/// Headers in reverse postorder, each with its latches.
fn back_edges(cfg: &Cfg) -> Result<Vec<(BlockId, Vec<BlockId>)>, LoopError> {
    let mut all = vec![];
    for (i, &to) in cfg.order.iter().enumerate() {
        let mut latches: Vec<BlockId> = cfg.preds[to].clone();
        latches.retain(|&from| cfg.position[from].is_some_and(|p| p as usize >= i));
        latches.dedup();
        if let Some(&from) = latches.iter().find(|&&from| !cfg.dominates(to, from)) {
            return Err(LoopError::Irreducible { from, to });
        }
        if !latches.is_empty() {
            all.push((to, latches));
        }
    }
    Ok(all)
}

/// The header and all that reaches a latch without passing it.
fn natural_loop(cfg: &Cfg, header: BlockId, latches: &[BlockId]) -> Vec<BlockId> {
    let mut seen: SecondaryMap<BlockId, bool> = SecondaryMap::with_default(false);
    seen[header] = true;
    let mut blocks = vec![header];
    let mut stack: Vec<BlockId> = latches.to_vec();
    while let Some(block) = stack.pop() {
        if !std::mem::replace(&mut seen[block], true) {
            blocks.push(block);
            stack.extend(&cfg.preds[block]);
        }
    }
    blocks.sort_by_key(|&b| cfg.position[b]);
    blocks
}

/// Fills in what follows from the blocks alone.
fn describe(program: &Program, body: &Body, data: &mut Loop) {
    let mut inside: SecondaryMap<BlockId, bool> = SecondaryMap::with_default(false);
    data.blocks.iter().for_each(|&b| inside[b] = true);
    for &from in &data.blocks {
        for (index, edge) in body.blocks[from].terminator.edges().into_iter().enumerate() {
            if !inside[edge.target] {
                data.exits.push(Exit { from, to: edge.target, index });
            }
        }
    }
    data.live_in = live_in(body, &data.blocks);
    let insts = data.blocks.iter().flat_map(|&b| body.blocks[b].insts.iter().copied());
    data.writers = insts.filter(|&i| may_write(&body.insts[i].inst)).collect();
    data.header_loc = block_loc(program, body, data.header);
    data.loc = keyword_loc(program, body, data);
}

fn live_in(body: &Body, blocks: &[BlockId]) -> Vec<Value> {
    let mut defined: SecondaryMap<Value, bool> = SecondaryMap::with_default(false);
    for &block in blocks {
        body.blocks[block].params.iter().for_each(|&v| defined[v] = true);
        for &inst in &body.blocks[block].insts {
            body.insts[inst].results.iter().for_each(|&v| defined[v] = true);
        }
    }
    let mut used: Vec<Value> = blocks.iter().flat_map(|&b| uses(body, b)).collect();
    used.retain(|&v| !defined[v] && !body.values[v].def.is_constant());
    used.sort();
    used.dedup();
    used
}

/// All values that a block uses, those it hands to its successors too.
fn uses(body: &Body, block: BlockId) -> Vec<Value> {
    let data = &body.blocks[block];
    let mut all: Vec<Value> = data.insts.iter().flat_map(|&i| body.insts[i].inst.operands()).collect();
    all.extend(data.terminator.operands());
    all.extend(data.terminator.edges().iter().flat_map(|edge| edge.args.iter().copied()));
    all
}

fn block_loc(program: &Program, body: &Body, block: BlockId) -> LocId {
    let data = &body.blocks[block];
    // Where a variable gets its value by merging, the place is that of its declaration.
    let code = data.insts.iter().filter(|&&i| !matches!(body.insts[i].inst, Inst::Bind { .. }));
    let mut locs = code.map(|&i| body.insts[i].loc).chain([data.loc]);
    locs.find(|&loc| program.locs[loc].line != 0).unwrap_or(LocId::UNKNOWN)
}

/// A `for` or `while` jumps back unconditionally, from the place of its keyword. Where that lies after the header's own
/// code (a `continue`), the header says it better. A `do` is entered by a jump from its keyword.
fn keyword_loc(program: &Program, body: &Body, data: &Loop) -> LocId {
    let place = |loc: LocId| (program.locs[loc].line, program.locs[loc].column);
    let jumps = |b: &&BlockId| matches!(body.blocks[**b].terminator, Terminator::Jump(_));
    let best = data.latches.iter().filter(jumps).map(|&b| body.blocks[b].loc);
    let best = best.filter(|&loc| place(loc).0 != 0).min_by_key(|&l| place(l));
    let best = best.or_else(|| entering_loc(program, body, data));
    match best {
        Some(loc) if data.header_loc == LocId::UNKNOWN => loc,
        Some(loc) if program.locs[loc].file == program.locs[data.header_loc].file => {
            if place(loc) <= place(data.header_loc) { loc } else { data.header_loc }
        }
        Some(_) | None => data.header_loc,
    }
}

/// The place of the last jump into the loop, in the order of the text.
fn entering_loc(program: &Program, body: &Body, data: &Loop) -> Option<LocId> {
    let place = |loc: LocId| (program.locs[loc].line, program.locs[loc].column);
    let outside = body.blocks.iter().filter(|(id, _)| !data.blocks.contains(id));
    let jumps = outside.filter_map(|(_, block)| match &block.terminator {
        Terminator::Jump(edge) if edge.target == data.header => Some(block.loc),
        _ => None,
    });
    let known = jumps.filter(|&loc| place(loc).0 != 0 && place(loc) <= place(data.header_loc));
    known.max_by_key(|&loc| place(loc))
}

/// May it change bytes of memory or the life of an object, itself or in a callee?
pub fn may_write(inst: &Inst) -> bool {
    match inst {
        Inst::Binary { .. }
        | Inst::Cmp { .. }
        | Inst::Overflow { .. }
        | Inst::Cast { .. }
        | Inst::Select { .. }
        | Inst::Fp { .. }
        | Inst::Gep { .. }
        | Inst::StackSave
        | Inst::Load { .. }
        | Inst::Input { .. }
        | Inst::Uninit
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
        | Inst::Opaque { kind: OpaqueKind::Value, .. }
        | Inst::Bind { .. } => false,
        Inst::Alloca { .. }
        | Inst::LifetimeStart { .. }
        | Inst::LifetimeEnd { .. }
        | Inst::StackRestore { .. }
        | Inst::Store { .. }
        | Inst::Fill { .. }
        | Inst::Copy { .. }
        | Inst::Alloc { .. }
        | Inst::Free { .. }
        | Inst::Havoc { .. }
        | Inst::Format { .. }
        | Inst::Call { .. }
        | Inst::Opaque { kind: OpaqueKind::Memory | OpaqueKind::Unsupported, .. } => true,
    }
}

#[cfg(test)]
mod tests;
