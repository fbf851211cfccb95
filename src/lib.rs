//! unloop: a static analyzer for C that summarizes loops instead of unwinding them.

pub mod analysis;
pub mod bitblast;
pub mod driver;
pub mod frontend;
pub mod ir;
pub mod report;
pub mod sat;
pub mod term;
