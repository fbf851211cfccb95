//! unloop: a loop-summarizing, bit-precise static analyzer for C.
//!
//! The way of a program: `frontend` turns C or LLVM modules into `ir`; `analysis` finds its loops; `bitblast` and `sat`
//! decide formulas over `term`; `interp` runs programs concretely; `driver` puts the stages together; `cli` is what the
//! user sees. `docs/architecture.md` is the map.

pub mod analysis;
pub mod bitblast;
pub mod cli;
pub mod config;
pub mod driver;
pub mod frontend;
pub mod interp;
pub mod ir;
pub mod report;
pub mod sat;
pub mod term;
