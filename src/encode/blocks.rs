//! Blocks that a loop makes and keeps by a name: the block behind a variable or a member in some iteration.
//!
//! What earlier iterations made is one weak object for each place that makes it. But a pointer leads to one block, of which
//! there is something to say: that it is alive, and how large it is. So at the header, each variable and each pointer in
//! memory that may lead to such blocks has an object of its own, which is that of another one where both may be the same. All
//! that is loaded afterwards may lead to it, too.

use super::Encoder;
use super::flow::Walk;
use super::footprint::Footprint;
use super::memory::{MemId, MemNode};
use super::object::{ObjId, Object, ObjectKind};
use super::pointer::Ptr;
use super::state::{Arrival, ObjState, State};
use super::value::Sym;
use crate::analysis::access::accesses;
use crate::analysis::loops::Loop;
use crate::analysis::pointsto::{self, ObjectId, Offset, PointsTo};
use crate::ir::{FuncId, Inst, Ty, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// More of them in one loop are not told apart.
const MOST: usize = 8;

/// Where a pointer is kept.
enum Place {
    Param(usize),
    Cell(ObjId, u64),
}

struct Keeper {
    place: Place,
    name: String,
    /// What is put there in the loop.
    values: Vec<(FuncId, Value)>,
    /// Objects that it may lead to when the loop is entered.
    before: BTreeSet<ObjId>,
}

/// What writes do to the pointers in memory.
#[derive(Default)]
struct Stores {
    pointers: BTreeMap<(ObjectId, u64), Vec<(FuncId, Value)>>,
    /// Bytes that are written in other ways; None: any of the object.
    others: BTreeMap<ObjectId, Vec<Option<(u64, u64)>>>,
}

impl Stores {
    fn is_spoiled(&self, object: ObjectId, offset: u64, bytes: u64) -> bool {
        let others = self.others.get(&object).map(Vec::as_slice).unwrap_or_default();
        others.iter().any(|range| range.is_none_or(|(lo, hi)| lo < offset + bytes && offset < hi))
    }
}

impl<'p> Encoder<'p> {
    /// Gives each pointer that may lead to one of `many` an object of its own. The places in memory of pointers that have a name now.
    pub(super) fn own_blocks(
        &mut self,
        walk: &Walk<'p>,
        data: &Loop,
        entry: &Arrival,
        header: &mut Arrival,
        footprint: &Footprint,
        many: &BTreeSet<ObjId>,
    ) -> Vec<(ObjId, u64)> {
        let Some(tools) = self.summaries else { return vec![] };
        let is_heap = |o: &ObjId| matches!(self.out.objects[*o].kind, ObjectKind::Heap { .. });
        let many: BTreeSet<ObjId> = many.iter().copied().filter(is_heap).collect();
        let mut keepers = match many.is_empty() {
            true => vec![],
            false => self.params_that_keep(walk, data, entry, header),
        };
        keepers.extend(self.cells_that_keep(walk, data, entry, footprint));
        let mut own = vec![];
        for keeper in &keepers {
            own.push(match own.iter().flatten().count() < MOST {
                true => self.own_block(tools.pts, keeper, &mut header.state, &many),
                false => None,
            });
        }
        let mut named = vec![];
        for (index, keeper) in keepers.into_iter().enumerate() {
            let Some(ptr) = self.kept_pointer(&keeper, index, &own, &many) else { continue };
            match keeper.place {
                Place::Param(index) => {
                    let taint = header.args[index].taint();
                    header.args[index] = Sym::Ptr { ptr, taint };
                }
                Place::Cell(obj, offset) => {
                    let value = self.clean_ptr(ptr);
                    self.pin(&mut header.state, obj, offset, value);
                    named.push((obj, offset));
                }
            }
        }
        named
    }

    /// What the keeper holds: its own block, one of those before it, or what it held before the loop. One that has no block of its own
    /// may hold any of them, and any of the many. None: it stays as it is.
    fn kept_pointer(
        &mut self,
        keeper: &Keeper,
        index: usize,
        own: &[Option<ObjId>],
        many: &BTreeSet<ObjId>,
    ) -> Option<Ptr> {
        let mut objects = keeper.before.clone();
        for &(func, value) in &keeper.values {
            objects.extend(self.all_pointer_targets(func, value));
        }
        match own[index] {
            Some(mine) => {
                let later: BTreeSet<ObjId> = own[index + 1..].iter().flatten().copied().collect();
                objects.retain(|o| !later.contains(o) && !many.contains(o));
                objects.insert(mine);
            }
            // A pointer in memory has a name, too: claims may speak of it.
            None if matches!(keeper.place, Place::Cell(..)) && objects.len() <= MOST => {}
            None if matches!(keeper.place, Place::Cell(..)) => return None,
            None if own.iter().flatten().all(|o| !objects.contains(o)) => return None,
            None => {}
        }
        let offsets = self.kept_offsets(keeper);
        Some(self.some_pointer(&keeper.name, &objects, &offsets))
    }

    /// Where in the objects it may lead to, whoever has put it there.
    fn kept_offsets(&mut self, keeper: &Keeper) -> BTreeMap<ObjId, Offset> {
        let (obj, offset) = match (&keeper.place, keeper.values.as_slice()) {
            (Place::Cell(obj, offset), _) => (*obj, *offset),
            (Place::Param(_), &[(func, param)]) => return self.known_offsets(func, param),
            (Place::Param(_), _) => return BTreeMap::new(),
        };
        let held = self.held(obj, Offset::exact(offset));
        self.offsets_among(&held)
    }

    fn pin(&mut self, state: &mut State, obj: ObjId, offset: u64, value: Sym) {
        let bits = self.pointer_bits();
        let (cond, off) = (self.pool().tt(), self.pool().constant(bits, u128::from(offset)));
        let old = self.obj_state(state, obj);
        let mem = self.add_mem(MemNode::Store { prev: old.mem, cond, off, bytes: bits / 8, value });
        state.objects.insert(obj, ObjState { mem, ..old });
    }

    /// Variables that change in the loop.
    fn params_that_keep(
        &mut self,
        walk: &Walk<'p>,
        data: &Loop,
        entry: &Arrival,
        header: &Arrival,
    ) -> Vec<Keeper> {
        let mut all = vec![];
        for (index, &param) in data.params.iter().enumerate() {
            let (Sym::Ptr { ptr: old, .. }, Sym::Ptr { ptr: new, .. }) =
                (&entry.args[index], &header.args[index])
            else {
                continue;
            };
            if old == new {
                continue;
            }
            all.push(Keeper {
                place: Place::Param(index),
                name: walk.body.name(param),
                values: vec![(walk.func, param)],
                before: old.targets.iter().map(|t| t.obj).collect(),
            });
        }
        all
    }

    /// Pointers in memory that the loop changes by whole stores.
    fn cells_that_keep(
        &mut self,
        walk: &Walk<'p>,
        data: &Loop,
        entry: &Arrival,
        footprint: &Footprint,
    ) -> Vec<Keeper> {
        let Some(tools) = self.summaries else { return vec![] };
        let effects = tools.footprints.of_loop(walk.func, data);
        if effects.unknown || effects.all_escaped || self.tracks_uninit() {
            return vec![];
        }
        let Some(stores) = self.stores(walk, data) else { return vec![] };
        let bytes = self.pointer_bits() / 8;
        let mut all = vec![];
        for (&(object, offset), values) in &stores.pointers {
            let objects = self.objects_of(tools.pts.objects()[object].kind);
            let &[obj] = objects.as_slice() else { continue };
            let fits = tools.pts.objects()[object].size.is_some_and(|n| offset + u64::from(bytes) <= n);
            let ours =
                !self.out.objects[obj].weak && !self.out.objects[obj].constant && footprint.writes(obj);
            if !fits || !ours || stores.is_spoiled(object, offset, u64::from(bytes)) {
                continue;
            }
            let bits = self.pointer_bits();
            let off = self.pool().constant(bits, u128::from(offset));
            let mem = self.obj_state(&entry.state, obj).mem;
            if self.may_be_forgotten(mem, off, bytes) {
                continue;
            }
            let Sym::Ptr { ptr, .. } = self.read(mem, off, bytes, Ty::Ptr) else { continue };
            all.push(Keeper {
                place: Place::Cell(obj, offset),
                name: format!("pointer in {}", self.out.objects[obj].name),
                values: values.clone(),
                before: ptr.targets.iter().map(|t| t.obj).collect(),
            });
        }
        all
    }

    /// None: something is written through a pointer that may lead anywhere.
    fn stores(&self, walk: &Walk<'p>, data: &Loop) -> Option<Stores> {
        let tools = self.summaries?;
        let mut found = Stores::default();
        for (func, inst) in self.reached_instructions(walk.func, data) {
            let Some(body) = &self.program.funcs[func].body else { continue };
            let inst = &body.insts[inst];
            let stored = match inst.inst {
                Inst::Store { value, .. } if body.ty(value) == Ty::Ptr => Some(value),
                _ => None,
            };
            for access in accesses(&inst.inst, &inst.results).into_iter().filter(|a| a.write) {
                if tools.pts.may_be_unknown(func, access.ptr) {
                    return None;
                }
                for &(object, range) in tools.pts.targets(func, access.ptr) {
                    match (range.exact(), stored, &inst.inst) {
                        (Some(at), Some(value), _) => {
                            found.pointers.entry((object, at)).or_default().push((func, value));
                        }
                        (Some(at), None, Inst::Store { value, .. }) => {
                            let bytes = body.ty(*value).bytes(self.pointer_bits());
                            found.others.entry(object).or_default().push(Some((at, at + bytes)));
                        }
                        _ => found.others.entry(object).or_default().push(None),
                    }
                }
            }
        }
        Some(found)
    }

    /// The block of one keeper, if it may lead to one of `many`.
    fn own_block(
        &mut self,
        pts: &PointsTo,
        keeper: &Keeper,
        state: &mut State,
        many: &BTreeSet<ObjId>,
    ) -> Option<ObjId> {
        let mut makers = BTreeSet::new();
        let mut sizes = BTreeSet::new();
        let mut is_told = false;
        for &(func, value) in &keeper.values {
            for &(id, _) in pts.targets(func, value) {
                let object = &pts.objects()[id];
                let pointsto::ObjectKind::Heap { func, inst, context } = object.kind else { continue };
                if self.made.at((func, inst), context).any(|o| many.contains(&o)) {
                    makers.insert((func, inst, context));
                    sizes.insert(object.size);
                    is_told |= pts.escaped(id);
                }
            }
        }
        let &(func, inst, _) = makers.first()?;
        let size = self.one_of_sizes(&keeper.name, Some(sizes));
        let initial = self.add_mem(MemNode::Data { bytes: Arc::from([]), pointers: Arc::from([]) });
        let obj = self.add_object(Object {
            kind: ObjectKind::Heap { func, inst },
            name: format!("*{}", keeper.name),
            size,
            align: 16,
            constant: false,
            initial,
            initially_alive: false,
            base: None,
            site: None,
            unknowns: vec![],
            weak: false,
            each: None,
        });
        for (func, inst, context) in makers {
            self.made.add((func, inst), Some(context), obj);
        }
        self.blocks.insert(obj);
        self.is_older(state, obj);
        if is_told {
            // An earlier iteration may have told the outside, or made a number of it.
            self.base(obj);
        }
        let alive = self.pool().fresh_var(&format!("*{} is alive", keeper.name), 1);
        state.objects.insert(obj, ObjState { mem: initial, alive, lives: MemId::default(), until: None });
        self.forget_whole(state, obj);
        Some(obj)
    }
}
