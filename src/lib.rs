//! unloop: a loop-summarizing, bit-precise static analyzer for C.

pub mod bitblast;
pub mod sat;
pub mod term;
