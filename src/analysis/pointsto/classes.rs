//! Memory classes: a partition of the objects such that every access touches one class only.

use super::calls::InstanceId;
use super::object::ObjectId;
use super::{IdSet, PointsTo};
use crate::analysis::access::pointers;
use crate::ir::{FuncId, InstId, Program};
use cranelift_entity::{PrimaryMap, SecondaryMap, entity_impl};

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ClassId(u32);
entity_impl!(ClassId, "class");

/// How coarse the partition is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grouping {
    /// An instruction of a cloned function touches one class over all its contexts, not only in each.
    pub over_contexts: bool,
    /// Source and destination of a copy are in one class.
    pub join_copies: bool,
}

pub struct Classes {
    pub members: PrimaryMap<ClassId, Vec<ObjectId>>,
    of: SecondaryMap<ObjectId, Option<ClassId>>,
    /// Classes with an object that unknown code reaches.
    pub escaped: Vec<ClassId>,
}

impl Classes {
    pub fn new(program: &Program, pts: &PointsTo, grouping: Grouping) -> Classes {
        let mut union = Union { parent: pts.objects().keys().map(|o| o.as_u32()).collect() };
        let escaped = pts.escaped_memory();
        for (func, _, body) in program.defined() {
            for (inst, data) in &body.insts {
                let operands = pointers(&data.inst);
                let mut over_contexts: Vec<IdSet> = vec![];
                for &id in pts.instances_of(func) {
                    let mut sets: Vec<IdSet> = operands.iter().map(|&ptr| pts.reach(id, ptr)).collect();
                    if pts.runs_unknown(id, inst) {
                        union.all(&escaped);
                    }
                    if grouping.join_copies {
                        sets = vec![join(sets)];
                    }
                    sets.iter().for_each(|set| union.all(set));
                    over_contexts.extend(sets);
                }
                if grouping.over_contexts {
                    group_contexts(&mut union, &over_contexts, pts.instances_of(func).len());
                }
            }
        }
        Classes::number(pts, union)
    }

    fn number(pts: &PointsTo, union: Union) -> Classes {
        let mut classes =
            Classes { members: PrimaryMap::new(), of: SecondaryMap::with_default(None), escaped: vec![] };
        for object in pts.objects().keys().filter(|&o| pts.is_memory(o)) {
            // The representative is the least member, so it comes first.
            let root = ObjectId::from_u32(union.find(object.as_u32()));
            let class = classes.of[root].unwrap_or_else(|| classes.members.push(vec![]));
            classes.of[root] = Some(class);
            classes.of[object] = Some(class);
            classes.members[class].push(object);
            if pts.escaped(object) && !classes.escaped.contains(&class) {
                classes.escaped.push(class);
            }
        }
        classes
    }

    /// None for functions and what is no object.
    pub fn of(&self, object: ObjectId) -> Option<ClassId> {
        self.of[object]
    }

    /// The class that an access through the pointer touches; None if it touches nothing.
    pub fn of_pointer(&self, pts: &PointsTo, id: InstanceId, ptr: crate::ir::Value) -> Option<ClassId> {
        let first = pts.reach(id, ptr).iter().next()?;
        self.of[ObjectId::from_u32(first)]
    }

    /// All classes that an instruction touches itself, over all contexts, ascending.
    pub fn of_inst(&self, program: &Program, pts: &PointsTo, func: FuncId, inst: InstId) -> Vec<ClassId> {
        let Some(body) = &program.funcs[func].body else { return vec![] };
        let operands = pointers(&body.insts[inst].inst);
        let instances = pts.instances_of(func).iter();
        let pairs = instances.flat_map(|&id| operands.iter().map(move |&ptr| (id, ptr)));
        let mut all: Vec<ClassId> = pairs.filter_map(|(id, ptr)| self.of_pointer(pts, id, ptr)).collect();
        all.sort();
        all.dedup();
        all
    }
}

/// The sets come instance by instance, the same number for each.
fn group_contexts(union: &mut Union, sets: &[IdSet], instances: usize) {
    let per = sets.len().checked_div(instances).unwrap_or(0);
    for i in 0..per {
        union.all(&join(sets.iter().skip(i).step_by(per).cloned().collect()));
    }
}

fn join(sets: Vec<IdSet>) -> IdSet {
    sets.into_iter().fold(IdSet::new(), |mut all, set| {
        all.union(&set);
        all
    })
}

struct Union {
    parent: Vec<u32>,
}

impl Union {
    fn find(&self, mut at: u32) -> u32 {
        while self.parent[at as usize] != at {
            at = self.parent[at as usize];
        }
        at
    }

    fn all(&mut self, set: &IdSet) {
        let mut members = set.iter();
        let Some(first) = members.next() else { return };
        let mut root = self.find(first);
        for other in members {
            let other = self.find(other);
            let (low, high) = (root.min(other), root.max(other));
            self.parent[high as usize] = low;
            root = low;
        }
        self.parent[first as usize] = root;
    }
}
