//! The concrete interpreter: runs programs of the IR and finds the first fault of each run.
//!
//! It is the oracle for everything that reasons: candidates are tried on its runs, counterexamples are replayed on it, and
//! the encoder must agree with it. [`Machine`] runs a function with inputs from an [`InputSource`] and gives a [`Run`]; an
//! [`Observer`] can watch. A run ends at the first fault of a property that was asked for. Faults of the others do not
//! end it where the instruction still has a value (`overflow`, `div`, `shift`, `bounds`, `uninit`, `assert`); where it has
//! none (`deref`, `free`, `unreachable`) the run ends with a fault that is marked as unchecked.
//!
//! Indeterminate values are followed as MemorySanitizer does: copying them is fine; a fault is to branch on one, to use one as
//! an address, a size, a status or a condition, and to print one.
//!
//! A `leak` is looked for when a function returns, and at the end: a heap object to which no pointer in live memory or in
//! the registers of an active function leads. So an object whose last pointer is overwritten is noticed when
//! the function returns, not at the overwriting store; a search counts as steps.

mod access;
mod arith;
mod call;
mod code;
mod exec;
pub mod fault;
mod format;
pub mod input;
mod leak;
mod machine;
mod memops;
pub mod memory;
pub mod observer;
pub mod options;
mod startup;
mod step;
pub mod value;

#[cfg(test)]
mod tests;

pub use code::global_object;
pub use fault::{At, Fault, Limit, Outcome, Place};
pub use input::{InputKind, InputRecord, InputRequest, InputSource, ListInputs, RandomInputs, input_name};
pub use machine::{Machine, Run};
pub use memory::{Memory, ObjId, ObjKind};
pub use observer::{FrameView, Observer};
pub use options::{Options, PropertySet, UninitMode};
pub use value::{Pointer, Val};
