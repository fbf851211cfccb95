//! Terms over bit-vectors: the common language of encoder, bit-blaster and concrete evaluation.
//!
//! `op` names the operators, `bv` and `fp` give them their meaning on values, `apply` puts the two together, `pool` builds
//! and simplifies terms.

pub mod apply;
pub mod bv;
pub mod fp;
pub mod op;
pub mod pool;

#[cfg(test)]
mod testing;

pub use apply::apply;
pub use bv::Bv;
pub use op::{FpFormat, FpOp, Op};
pub use pool::{Assignment, Evaluator, Pool, Term, TermData, VarId};
