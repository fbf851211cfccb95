//! What the encoder must know of a body: order, loops, values that outlive their loop, addresses that are accessed.

use crate::analysis::loops::{LoopForest, LoopId};
use crate::ir::cfg::Cfg;
use crate::ir::{BlockId, Body, Program, Value, ValueDef, access};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;

pub struct Shape {
    pub cfg: Cfg,
    pub forest: LoopForest,
    /// Values used outside of the innermost loop that makes them.
    pub carried: FxHashSet<Value>,
    /// For each value: is the element that it addresses touched?
    pub touched: Vec<bool>,
}

impl Shape {
    pub fn new(program: &Program, body: &Body) -> Option<Shape> {
        let cfg = Cfg::new(body);
        let forest = LoopForest::with_cfg(program, body, &cfg).ok()?;
        let carried = carried(body, &cfg, &forest);
        Some(Shape { cfg, forest, carried, touched: access::touched(body) })
    }

    pub fn innermost(&self, block: BlockId) -> Option<LoopId> {
        self.forest.innermost[block]
    }
}

fn carried(body: &Body, cfg: &Cfg, forest: &LoopForest) -> FxHashSet<Value> {
    let mut home: SecondaryMap<crate::ir::InstId, Option<BlockId>> = SecondaryMap::with_default(None);
    for (id, block) in &body.blocks {
        for &inst in &block.insts {
            home[inst] = Some(id);
        }
    }
    let mut all = FxHashSet::default();
    let mut look = |value: Value, user: BlockId| {
        let made = match body.values[value].def {
            ValueDef::Param(block, _) => Some(block),
            ValueDef::Result(inst, _) => home[inst],
            ValueDef::Const(_) | ValueDef::Null | ValueDef::Global(_) | ValueDef::Func(_) => None,
        };
        if let Some(maker) = made
            && let Some(inner) = forest.innermost[maker]
            && !forest.contains(inner, user)
        {
            all.insert(value);
        }
    };
    for &block in &cfg.order {
        let data = &body.blocks[block];
        for &inst in &data.insts {
            for value in body.insts[inst].inst.operands() {
                look(value, block);
            }
        }
        for value in data.terminator.operands() {
            look(value, block);
        }
        for edge in data.terminator.edges() {
            for &value in &edge.args {
                look(value, block);
            }
        }
    }
    all
}
