//! unloop: a static analyzer for C that summarizes loops instead of unwinding them.

pub mod analysis;
pub mod ir;
pub mod term;
