//! Results for people and for programs.

pub mod collect;
pub mod result;
