//! unloop: proves C programs free of buffer overflows and their loops terminating, without unwinding them.

pub mod bitblast;
pub mod sat;
