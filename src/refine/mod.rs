//! What a model is worth: the run that it describes is tried out.

pub mod endless;
pub mod replay;
pub mod trace;
