//! What a model is worth: the run that it describes is tried out.

pub mod endless;
pub mod replay;
mod skipped;
pub mod trace;
