//! The loop-free program: every loop becomes an arbitrary iteration of it.
//!
//! In front of the header stands a new block that all ways into the loop lead to. It forgets what the loop may change (the
//! parameters of the header, the memory that `analysis::writes` names), assumes what `prove` has shown to hold at the
//! header, and goes on there. The body stays, with its obligations and its exits; the edges back lead to the end of a run
//! that nobody asks for. A function that calls itself begins with an arbitrary activation in the same way, and its calls to
//! itself may do anything. So each run of the program is a run of the result, up to the iterations that are left out.
//!
//! [`llvm`] writes the result as text of LLVM.

mod cut;
mod forget;
pub mod llvm;
mod lower;
mod recursion;

use crate::analysis::callgraph::CallGraph;
use crate::analysis::loops::LoopForest;
use crate::analysis::pointsto::PointsTo;
use crate::analysis::writes::Footprints;
use crate::domain::Formula;
use crate::ir::verify::{self, Violations};
use crate::ir::{Approximation, ApproximationKind, BlockId, FuncId, InstId, LocId, Program, Value};
use std::collections::BTreeMap;

/// What holds at the headers of loops.
pub type Known = BTreeMap<(FuncId, BlockId), Vec<Formula>>;

/// What an input of the new block stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stands {
    /// The value of that parameter of the header.
    Param(Value),
    /// How far that parameter of the header, a pointer, has moved since the loop was entered.
    Moved(Value),
    /// Whether the object of that local variable has ended.
    Ended(Value),
}

/// A loop that was cut open.
#[derive(Clone, Debug)]
pub struct Cut {
    pub func: FuncId,
    pub header: BlockId,
    /// The new block in front of the header.
    pub entry: BlockId,
    pub inputs: Vec<(InstId, Stands)>,
    /// The instructions that forget memory.
    pub havocs: Vec<InstId>,
    /// What is assumed at the header, and how much of what is known has no words without loops.
    pub assumed: usize,
    pub left_out: usize,
}

/// A program without loops.
#[derive(Clone, Debug)]
pub struct Summary {
    pub program: Program,
    pub cuts: Vec<Cut>,
}

/// Cuts all loops open. The result is verified: it is well formed and no edge leads back.
pub fn summarize(
    program: &Program,
    pts: &PointsTo,
    footprints: &Footprints<'_>,
    known: &Known,
) -> Result<Summary, Violations> {
    let mut new = program.clone();
    let mut cuts = vec![];
    let graph = CallGraph::new(program, pts);
    for (func, function, body) in program.defined() {
        let Ok(forest) = LoopForest::new(program, body) else { continue };
        if forest.loops.is_empty() {
            continue;
        }
        let Some(target) = new.funcs[func].body.as_mut() else { continue };
        for id in forest.innermost_first() {
            let data = &forest.loops[id];
            let name = forest.name(program, func, id);
            let recursive = graph.is_recursive(func);
            let forgotten = forget::of_loop(program, func, data, pts, footprints, recursive);
            if forgotten.everything {
                let what =
                    format!("the loop {name} writes where no name of its function leads: all is forgotten");
                note(&mut new.ledger, what, function.loc);
            }
            let facts = known.get(&(func, data.header)).map(Vec::as_slice).unwrap_or_default();
            let place = cut::Place { func, data, pointer_bits: program.pointer_bits };
            cuts.push(cut::cut(target, body, place, &forgotten, facts));
        }
    }
    for line in recursion::cut(&mut new, pts, &graph) {
        new.ledger.push(line);
    }
    verify::verify(&new)?;
    verify::loop_free(&new)?;
    Ok(Summary { program: new, cuts })
}

fn note(ledger: &mut Vec<Approximation>, what: String, loc: LocId) {
    ledger.push(Approximation { kind: ApproximationKind::Overapproximated, what, loc });
}
