//! What is known of the loops of a program, put together from contexts, attempts and entries.

use super::{Ends, Judged};
use crate::ir::FuncId;
use std::collections::BTreeMap;

/// The loops by function and name.
#[derive(Clone, Debug, Default)]
pub struct Endings(BTreeMap<(FuncId, String), Judged>);

impl Endings {
    /// A loop ends if it does in all contexts; the worst counts.
    pub fn in_all_contexts(all: Vec<Judged>) -> Endings {
        let mut endings = Endings::default();
        all.into_iter().for_each(|one| endings.worst(one));
        endings
    }

    /// What another entry says: the worst counts.
    pub fn also(&mut self, other: Endings) {
        other.0.into_values().for_each(|one| self.worst(one));
    }

    /// What another attempt at the same says: whatever decides counts.
    pub fn or_else(&mut self, other: Endings) {
        for (key, one) in other.0 {
            let open = self.0.get(&key).is_none_or(|known| known.ends == Ends::Unknown);
            let better = one.ends != Ends::Unknown || !self.0.contains_key(&key);
            if open && better {
                self.0.insert(key, one);
            }
        }
    }

    /// All that is unknown ends, for a reason that was found elsewhere.
    pub fn settle(&mut self, argument: &str) {
        for one in self.0.values_mut().filter(|one| one.ends == Ends::Unknown) {
            one.ends = Ends::Always;
            one.argument = Some(argument.to_string());
            one.condition = None;
            one.reason = None;
        }
    }

    /// That these end is not relied on.
    pub fn doubt(&mut self, which: impl Fn(&Judged) -> bool, why: &str) {
        for one in self.0.values_mut().filter(|one| one.ends == Ends::Always && which(one)) {
            one.ends = Ends::Unknown;
            one.argument = None;
            one.reason = Some(why.to_string());
        }
    }

    pub fn add(&mut self, one: Judged) {
        self.worst(one);
    }

    pub fn is_open(&self) -> bool {
        self.0.values().any(|one| one.ends == Ends::Unknown)
    }

    pub fn get(&self, key: &(FuncId, String)) -> Option<&Judged> {
        self.0.get(key)
    }

    pub fn iter(&self) -> impl Iterator<Item = &Judged> {
        self.0.values()
    }

    fn worst(&mut self, one: Judged) {
        let key = (one.func, one.name.clone());
        let Some(known) = self.0.get_mut(&key) else {
            self.0.insert(key, one);
            return;
        };
        if known.ends > one.ends {
            *known = one;
        } else if known.ends == Ends::Always
            && one.ends == Ends::Always
            && let (Some(old), Some(new)) = (&mut known.argument, one.argument)
            && !old.split(" | ").any(|part| part == new)
        {
            *old = format!("{old} | {new}");
        }
    }
}
