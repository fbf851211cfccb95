//! unloop: a static analyzer for C that summarizes loops instead of unwinding them.

pub mod analysis;
pub mod bitblast;
pub mod bmc;
pub mod driver;
pub mod encode;
pub mod frontend;
pub mod interp;
pub mod ir;
pub mod property;
pub mod refine;
pub mod report;
pub mod sat;
pub mod term;
