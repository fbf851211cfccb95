//! From terms over bit-vectors to clauses: terms are lowered to an and-inverter graph (`lower`), cones of the graph
//! become clauses when they are asked for (`cnf`). The circuits of the operators (`circuit`, `softfloat`) are
//! written over an abstract algebra of bits, so that the same text runs on plain booleans in tests.

pub mod aig;
pub mod algebra;
mod blaster;
pub mod circuit;
pub mod cnf;
mod lemmas;
pub mod lower;
mod open;
pub mod operators;
pub mod softfloat;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;

pub use blaster::{BlastStats, Blaster, Exact};
pub use lower::BlastError;
pub use operators::is_supported;
