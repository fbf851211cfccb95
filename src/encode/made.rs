//! The objects that allocations and local variables have made, by the place that makes them and the call it was made for.

use super::ObjId;
use crate::analysis::pointsto::Context;
use crate::ir::{FuncId, InstId};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// An instruction that makes objects.
pub type Maker = (FuncId, InstId);

/// For which call, as the points-to analysis tells them apart; None: for any.
pub type Reason = Option<Context>;

#[derive(Default)]
pub struct Made {
    by_maker: FxHashMap<Maker, Vec<(Reason, ObjId)>>,
    by_object: FxHashMap<ObjId, Vec<(Maker, Reason)>>,
}

impl Made {
    pub fn add(&mut self, maker: Maker, reason: Reason, obj: ObjId) {
        self.by_maker.entry(maker).or_default().push((reason, obj));
        self.by_object.entry(obj).or_default().push((maker, reason));
    }

    /// Where it may be made, and for which calls.
    pub fn makers(&self, obj: ObjId) -> &[(Maker, Reason)] {
        self.by_object.get(&obj).map(Vec::as_slice).unwrap_or_default()
    }

    /// Those that may be made there for this call.
    pub fn at(&self, maker: Maker, context: Context) -> impl Iterator<Item = ObjId> + '_ {
        self.for_any(maker, Some(context))
    }

    fn for_any(&self, maker: Maker, wanted: Reason) -> impl Iterator<Item = ObjId> + '_ {
        let all = self.by_maker.get(&maker).map(Vec::as_slice).unwrap_or_default().iter();
        all.filter(move |(reason, _)| fits(*reason, wanted)).map(|(_, obj)| *obj)
    }

    /// Those that may be made where this one was.
    pub fn siblings(&self, obj: ObjId) -> Vec<ObjId> {
        self.makers(obj).iter().flat_map(|&(maker, reason)| self.for_any(maker, reason)).collect()
    }

    /// Those that may be made where this one was, and where one of them may have been, and so on: a block with a name may come from
    /// several places, and what is claimed of all that one of them makes is claimed of it.
    pub fn kin(&self, obj: ObjId) -> BTreeSet<ObjId> {
        let mut all = BTreeSet::from([obj]);
        let mut open = vec![obj];
        while let Some(next) = open.pop() {
            for other in self.siblings(next) {
                if all.insert(other) {
                    open.push(other);
                }
            }
        }
        all
    }

    pub fn groups(&self) -> impl Iterator<Item = Vec<ObjId>> + '_ {
        self.by_maker.values().map(|all| all.iter().map(|(_, obj)| *obj).collect())
    }
}

fn fits(a: Reason, b: Reason) -> bool {
    match (a, b) {
        (Some(a), Some(b)) => a == b,
        _ => true,
    }
}
