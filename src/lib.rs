//! unloop: a static analyzer for C that summarizes loops instead of unwinding them.
//!
//! The way of a program: `frontend` turns C or LLVM modules into `ir`; `analysis` finds its loops and where pointers
//! point; `property` lists what could go wrong; `encode` turns it into formulas over `term`; `bmc` decides them with
//! `bitblast` and `sat`; `refine` tries counterexamples out with `interp`, which runs programs concretely; `report` puts
//! the result together. `driver` is the way through; `cli` is what the user sees. `docs/architecture.md` is the map.

pub mod analysis;
pub mod bitblast;
pub mod bmc;
pub mod cli;
pub mod config;
pub mod domain;
pub mod driver;
pub mod encode;
pub mod frontend;
pub mod interp;
pub mod ir;
pub mod property;
pub mod prove;
pub mod refine;
pub mod report;
pub mod sat;
pub mod simulate;
pub mod summarize;
pub mod term;
pub mod terminate;
