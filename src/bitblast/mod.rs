//! From terms over bit-vectors to clauses: terms are lowered to an and-inverter graph (`lower`), cones of the graph
//! become clauses when they are asked for (`cnf`). The circuits of the operators (`circuit`, `softfloat`) are
//! written over an abstract algebra of bits, so that the same text runs on plain booleans in tests.

pub mod aig;
pub mod algebra;
pub mod circuit;
#[cfg(test)]
mod testing;
