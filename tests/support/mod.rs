//! What the randomized tests share.
#![allow(dead_code)]

pub mod campaign;
pub mod cgen;
pub mod cloops;
pub mod follow;
pub mod irgen;
pub mod irshrink;
pub mod oracle;
pub mod rng;
