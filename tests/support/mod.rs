//! What the randomized tests share.
#![allow(dead_code)]

pub mod campaign;
pub mod cgen;
pub mod cloops;
pub mod follow;
pub mod heap;
pub mod irgen;
pub mod irshrink;
pub mod native;
pub mod oracle;
pub mod rng;
pub mod shapes;
pub mod shrink;
pub mod verdicts;
