//! Each use comes after its definition on every path; cycles.

use super::structure::Places;
use super::{Fault, Report};
use crate::ir::cfg::Cfg;
use crate::ir::{BlockId, Body, Value, ValueDef};

pub fn check(body: &Body, places: &Places, report: &mut Report) {
    let cfg = Cfg::new(body);
    let uses = Uses { body, cfg: &cfg, places };
    for (block, data) in &body.blocks {
        for (index, &inst) in data.insts.iter().enumerate() {
            report.at_inst(block, inst);
            for operand in body.insts[inst].inst.operands() {
                uses.check(operand, block, index as u32, report);
            }
        }
        report.at_block(block);
        let end = data.insts.len() as u32;
        data.terminator.operands().into_iter().for_each(|v| uses.check(v, block, end, report));
        for edge in data.terminator.edges() {
            edge.args.iter().for_each(|&v| uses.check(v, block, end, report));
        }
    }
}

struct Uses<'a> {
    body: &'a Body,
    cfg: &'a Cfg,
    places: &'a Places,
}

impl Uses<'_> {
    /// The value is used in that block before the instruction with that index.
    fn check(&self, value: Value, block: BlockId, index: u32, report: &mut Report) {
        let (defined, before) = match self.body.values[value].def {
            ValueDef::Const(_) | ValueDef::Null | ValueDef::Global(_) | ValueDef::Func(_) => return,
            ValueDef::Param(defined, number) => {
                let listed = self.body.blocks[defined].params.get(number as usize) == Some(&value);
                report.check(listed, || Fault::DefinedNowhere(value));
                (defined, true)
            }
            ValueDef::Result(inst, number) => {
                let listed = self.body.insts[inst].results.get(number as usize) == Some(&value);
                let Some((defined, at)) = self.places[inst].filter(|_| listed) else {
                    return report.push(Fault::DefinedNowhere(value));
                };
                (defined, at < index)
            }
        };
        let dominated = match defined == block {
            true => before || !self.cfg.is_reachable(block),
            false => self.cfg.dominates(defined, block),
        };
        report.check(dominated, || Fault::NotDominated(value));
    }
}

/// In reverse postorder, exactly the edges that do not go forward close cycles.
pub fn cycles(body: &Body, cfg: &Cfg, report: &mut Report) {
    for &block in &cfg.order {
        report.at_block(block);
        for edge in body.blocks[block].terminator.edges() {
            let forward = cfg.position[block] < cfg.position[edge.target];
            report.check(forward, || Fault::Cycle(edge.target));
        }
    }
}
