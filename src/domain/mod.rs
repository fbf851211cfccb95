//! Domains: what might hold at a loop.
//!
//! A domain proposes candidates for the invariants of one loop; others decide whether they hold. `formula` is the
//! language of candidates, `context` is what a loop offers to speak about, `template` reads domains from files,
//! `native` holds those that need code.

pub mod after;
pub mod candidate;
pub mod commands;
pub mod context;
pub mod formula;
pub mod implied;
pub mod native;
pub mod preconditions;
pub mod rules;
pub mod set;
pub mod show;
pub mod simplify;
pub mod template;
pub mod visit;

pub use candidate::{Candidate, Domain, Kind, Order, Sink};
pub use context::LoopContext;
pub use formula::{BoundVar, CmpKind, Expr, Formula, Moment, PtrExpr};
pub use rules::{ASSUMED, RuleText, TRIED};
pub use set::{Choice, Domains, Limits};
pub use show::Names;

#[cfg(test)]
mod tests;
