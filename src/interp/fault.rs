//! Faults and the other ends of a run.

use super::value::Val;
use crate::ir::{BlockId, FuncId, InstId, LocId, Property};

/// An instruction, or the end of a block.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum At {
    Inst(InstId),
    Terminator(BlockId),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Place {
    pub func: FuncId,
    pub at: At,
    pub loc: LocId,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub property: Property,
    /// The property was asked for. Others end the run only where it cannot go on.
    pub checked: bool,
    /// Where the user sees it: for a fault inside a library model, the call in the user's code.
    pub place: Place,
    /// The place inside the model, if it is in one.
    pub inner: Option<Place>,
    pub message: String,
    /// The active calls, outermost first: the calling function and the instruction.
    pub stack: Vec<(FuncId, InstId)>,
}

/// Which limit ended the run.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Limit {
    Steps,
    Time,
    /// Depth of calls.
    Frames,
    Objects,
    /// Bytes of touched pages.
    Memory,
    /// The allocator has no addresses left.
    Addresses,
}

impl Limit {
    pub fn name(self) -> &'static str {
        match self {
            Limit::Steps => "steps",
            Limit::Time => "time",
            Limit::Frames => "depth of calls",
            Limit::Objects => "objects",
            Limit::Memory => "memory",
            Limit::Addresses => "addresses",
        }
    }
}

/// How a run ended.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// The function that was run returned.
    Return(Vec<Val>),
    Exit(i32),
    Abort,
    Fault(Box<Fault>),
    /// An assumption does not hold: the run is none that was asked for.
    Assume(Place),
    Budget(Limit),
    /// The input source had nothing more to give.
    NoInput(Place),
    /// Something that has no meaning here: a function without body, an unsupported instruction.
    Unmodelled {
        name: String,
        place: Place,
    },
}

/// Why execution does not go on.
pub(super) type Stop = Box<Outcome>;

pub(super) type Step<T> = Result<T, Stop>;
