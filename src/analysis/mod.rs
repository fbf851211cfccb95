//! What is known of a program before any solver runs: loops, pointers, calls, footprints, settled obligations.
//!
//! Everything here over-approximates: a target, a callee, a write or a death that a run can show is in the answer.

pub mod access;
pub mod apart;
pub mod callgraph;
pub mod interval;
pub mod lifetime;
pub mod loops;
pub mod pointsto;
pub mod regions;
pub mod set;
pub mod settle;
pub mod short;
pub mod writes;

#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
