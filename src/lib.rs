//! unloop: a loop-summarizing, bit-precise static analyzer for C.

pub mod term;
