//! The verifier: what every program must satisfy, whoever made it.
//!
//! Tables (`tables`)
//! - Pointers have 32 or 64 bits. The first file and the first location are the unknown ones.
//! - Files, locations, source types, globals and functions that are mentioned exist. No source type contains itself
//!   other than through a pointer.
//! - Alignments are powers of two. A global with initial data has a size, the data is no longer, and its pointers lie
//!   inside, do not overlap, and have zeros as bytes.
//! - The last parameter of a variadic function is a pointer: the area of the extra arguments.
//!
//! Bodies (`ids`, then `structure`; a body with an id out of range is not looked at further)
//! - Blocks, instructions, values and variables that are mentioned exist.
//! - Integers have 1 to `Ty::MAX_WIDTH` bits; a constant has the type of its definition.
//! - An instruction stands at one place at most; results and block parameters refer back to where they stand.
//! - The entry block has the parameters of the function and no predecessors.
//!
//! Types (`types`, `calls`, `edges`), also in unreachable blocks
//! - Operands and results have the types that `ir::inst` asks for: conditions are `i1`, sizes and the index of a gep
//!   as wide as a pointer, integers in memory whole bytes; casts really widen or narrow, those from and to pointers
//!   keep the width of a pointer; `nsw` stands at add, sub, mul, shl only.
//! - Calls have arguments and results by their signature, edges arguments by the parameters of their target, returns
//!   values by the signature of the function.
//! - The cases of a switch are distinct and have its type.
//!
//! Dominance (`dominance`)
//! - A used value is a constant or stands in a block, and its definition dominates the use; arguments of an edge are
//!   used at the end of its source. Uses in unreachable blocks are free.
//!
//! Separately, [`loop_free`] says whether a cycle is left in the reachable part of a body.

mod calls;
mod dominance;
mod edges;
mod fault;
mod ids;
mod structure;
mod tables;
mod types;

#[cfg(test)]
mod tests;

use super::cfg::Cfg;
use super::text::Writer;
use super::{BlockId, Body, FuncId, Function, InstId, Program};
pub use fault::Fault;
use std::fmt;

/// Something wrong, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct Violation {
    /// The global, function or table it is in, for people.
    pub item: String,
    pub func: Option<FuncId>,
    pub block: Option<BlockId>,
    pub inst: Option<InstId>,
    /// The text of the instruction.
    pub text: Option<String>,
    pub fault: Fault,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.item)?;
        if let Some(block) = self.block {
            write!(f, ", {block}")?;
        }
        if let Some(text) = &self.text {
            write!(f, ", `{text}`")?;
        }
        write!(f, ": {}", self.fault)
    }
}

/// All that is wrong with a program, one per line.
#[derive(Clone, Debug, PartialEq)]
pub struct Violations(pub Vec<Violation>);

impl fmt::Display for Violations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<String> = self.0.iter().map(Violation::to_string).collect();
        f.write_str(&lines.join("\n"))
    }
}

impl std::error::Error for Violations {}

/// Checks all of the above.
pub fn verify(program: &Program) -> Result<(), Violations> {
    let mut report = Report::default();
    tables::check(program, &mut report);
    for (id, function, body) in program.defined() {
        report.enter(&function.name, id);
        verify_body(program, function, body, &mut report);
    }
    report.finish(program)
}

/// Is there no cycle of reachable blocks in any body? The violations name the edges that close one. Recursion between
/// functions is not looked at. The program must be verified.
pub fn loop_free(program: &Program) -> Result<(), Violations> {
    let mut report = Report::default();
    for (id, function, body) in program.defined() {
        report.enter(&function.name, id);
        dominance::cycles(body, &Cfg::new(body), &mut report);
    }
    report.finish(program)
}

fn verify_body(program: &Program, function: &Function, body: &Body, report: &mut Report) {
    let before = report.found.len();
    ids::check(program, body, report);
    if report.found.len() > before {
        return;
    }
    let places = structure::check(function, body, report);
    types::check(program, body, report);
    edges::check(function, body, report);
    dominance::check(body, &places, report);
}

/// Collects violations at the place where the walk is.
#[derive(Default)]
struct Report {
    item: String,
    func: Option<FuncId>,
    block: Option<BlockId>,
    inst: Option<InstId>,
    found: Vec<Violation>,
}

impl Report {
    fn enter(&mut self, name: &str, func: FuncId) {
        self.table(format!("function {name}"));
        self.func = Some(func);
    }

    /// Something that is not in a body.
    fn table(&mut self, item: String) {
        *self = Report { item, found: std::mem::take(&mut self.found), ..Report::default() };
    }

    fn at_block(&mut self, block: BlockId) {
        (self.block, self.inst) = (Some(block), None);
    }

    /// A part of the body that is in no block.
    fn at_body(&mut self) {
        (self.block, self.inst) = (None, None);
    }

    fn at_inst(&mut self, block: BlockId, inst: InstId) {
        (self.block, self.inst) = (Some(block), Some(inst));
    }

    fn push(&mut self, fault: Fault) {
        let Report { item, func, block, inst, .. } = &*self;
        let violation =
            Violation { item: item.clone(), func: *func, block: *block, inst: *inst, text: None, fault };
        self.found.push(violation);
    }

    fn check(&mut self, holds: bool, fault: impl FnOnce() -> Fault) {
        if !holds {
            self.push(fault());
        }
    }

    /// Adds the texts of instructions, which cost time only when something is wrong.
    fn finish(self, program: &Program) -> Result<(), Violations> {
        if self.found.is_empty() {
            return Ok(());
        }
        let writer = Writer::new(program);
        let mut all = self.found;
        for violation in &mut all {
            violation.text = violation.func.zip(violation.inst).and_then(|(f, i)| writer.instruction(f, i));
        }
        Err(Violations(all))
    }
}
