//! unloop: a loop-summarizing, bit-precise static analyzer for C.

pub mod term;

pub mod ir;

pub mod interp;
