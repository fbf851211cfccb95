//! What a run looks for and how far it goes.

use super::fault::At;
use crate::ir::{FuncId, Property};
use crate::sat::Interrupt;

/// A set of properties.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PropertySet(u32);

impl PropertySet {
    pub const EMPTY: PropertySet = PropertySet(0);

    pub fn all() -> PropertySet {
        Property::ALL.into_iter().collect()
    }

    pub fn with(self, property: Property) -> PropertySet {
        PropertySet(self.0 | bit(property))
    }

    pub fn without(self, property: Property) -> PropertySet {
        PropertySet(self.0 & !bit(property))
    }

    #[inline]
    pub fn has(self, property: Property) -> bool {
        self.0 & bit(property) != 0
    }
}

#[inline]
fn bit(property: Property) -> u32 {
    1 << property as u32
}

impl FromIterator<Property> for PropertySet {
    fn from_iter<I: IntoIterator<Item = Property>>(all: I) -> PropertySet {
        all.into_iter().fold(PropertySet::EMPTY, PropertySet::with)
    }
}

/// What stands where the program reads something indeterminate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UninitMode {
    Zero,
    FromInput,
}

#[derive(Clone, Debug)]
pub struct Options {
    pub properties: PropertySet,
    /// Faults of this property only count at this place, where the run can go on after them.
    pub focus: Option<(Property, FuncId, At)>,
    /// Goes on after all faults but the one in focus, with zeros for what they would have given.
    pub beyond: bool,
    /// Instructions; long fills, copies and leak searches count as many.
    pub max_steps: u64,
    /// Looked at from time to time.
    pub interrupt: Interrupt,
    pub max_frames: usize,
    pub max_objects: usize,
    /// Bytes of contents that exist at a time, roughly.
    pub max_memory: u64,
    /// Bytes of output that are kept; the rest is dropped.
    pub max_output: usize,
    /// Volatile loads read the memory instead of asking the input source.
    pub volatile_as_memory: bool,
    pub uninit: UninitMode,
    /// Functions without body return inputs instead of ending the run.
    pub havoc_unknown: bool,
    /// The arguments of main, the program's name first.
    pub argv: Vec<Vec<u8>>,
}

impl Default for Options {
    /// The properties are those that the command line checks by default.
    fn default() -> Options {
        use Property::{Assert, Bounds, Deref, Div, Free, Overflow, Shift};
        Options {
            properties: [Assert, Deref, Bounds, Free, Overflow, Div, Shift].into_iter().collect(),
            focus: None,
            beyond: false,
            max_steps: 10_000_000,
            interrupt: Interrupt::new(),
            max_frames: 100_000,
            max_objects: 4_000_000,
            max_memory: 1 << 30,
            max_output: 1 << 20,
            volatile_as_memory: false,
            uninit: UninitMode::Zero,
            havoc_unknown: false,
            argv: vec![b"program".to_vec()],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_hold_what_was_put_in() {
        let set = PropertySet::EMPTY.with(Property::Div).with(Property::Leak).without(Property::Div);
        assert!(set.has(Property::Leak) && !set.has(Property::Div));
        assert!(Property::ALL.into_iter().all(|p| PropertySet::all().has(p)));
    }
}
