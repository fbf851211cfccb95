//! What a loop may change in its calling context: the bytes that are forgotten at its header.
//!
//! The points-to analysis knows for each write what it may reach in any context. Here pointers are followed back to the
//! values that the loop is entered with, whose targets the encoding knows exactly; what both allow is forgotten. Once the body
//! is encoded, `check_footprint` compares: whatever else it changed makes everything unknown.

use super::Encoder;
use super::comb::{self, Comb, Places};
use super::flow::Walk;
use super::memory::MemNode;
use super::object::{NULL, ObjId};
use super::state::{Arrival, ObjState, State};
use super::value::Sym;
use crate::analysis::loops::Loop;
use crate::analysis::pointsto::{self, InstanceId, OffsetRange};
use crate::analysis::regions::Region;
use crate::analysis::writes::Effects;
use crate::ir::{BlockId, Body, Callee, FuncId, Inst, InstId, RelocTarget, Value, ValueDef};
use std::collections::{BTreeMap, BTreeSet};

/// The bytes of one object that a loop may write.
#[derive(Clone, Debug)]
pub(super) enum Written {
    Whole,
    Ranges(BTreeSet<Region>),
}

/// The objects that a loop may change.
#[derive(Clone, Debug, Default)]
pub(super) struct Footprint {
    written: BTreeMap<ObjId, Written>,
    /// The bytes that are likely the only ones: to be shown.
    likely: BTreeMap<ObjId, Written>,
    /// Where the writes begin.
    places: BTreeMap<ObjId, Places>,
    /// Those that may begin or end.
    lives: BTreeSet<ObjId>,
}

/// The objects that a pointer may lead to, with the offsets that it is computed from as far as they are numbers; None: as
/// the analysis says.
type Reached = Option<Starts>;
type Starts = BTreeMap<ObjId, BTreeSet<Option<u64>>>;

/// A function on the way of a pointer: the loop's own, or one that it calls.
struct Scene<'s> {
    func: FuncId,
    body: &'s Body,
    /// The loop and how it is entered, in its own function.
    home: Option<(&'s Loop, &'s Arrival)>,
    /// What the arguments of a callee lead to.
    arguments: Vec<Reached>,
}

/// Calls of calls are followed so far, and so many instructions are looked at.
const DEPTH: u32 = 12;
const EFFORT: u32 = 20_000;

/// Single writes are looked for as long as there is effort left.
struct Search<'e> {
    /// What the writes add up to, each in its own calling context.
    effects: &'e Effects,
    effort: u32,
    /// Objects whose writes were seen.
    covered: BTreeSet<pointsto::ObjectId>,
    /// Calls whose writes were seen: the function, and what its arguments lead to.
    called: BTreeSet<(FuncId, Vec<Reached>)>,
}

impl<'e> Search<'e> {
    fn new(effects: &'e Effects) -> Search<'e> {
        Search { effects, effort: EFFORT, covered: BTreeSet::new(), called: BTreeSet::new() }
    }

    fn leaves_open(&self, object: &pointsto::ObjectId) -> bool {
        self.effort == 0 || !self.covered.contains(object)
    }
}

impl<'p> Encoder<'p> {
    /// What the loop may write and whose lives it may change.
    pub(super) fn footprint(&mut self, walk: &Walk<'p>, data: &Loop, entry: &Arrival) -> Footprint {
        let Some(tools) = self.summaries else { return Footprint::default() };
        let effects = tools.footprints.of_loop(walk.func, data);
        let mut found = Footprint::default();
        let home = Scene { func: walk.func, body: walk.body, home: Some((data, entry)), arguments: vec![] };
        let mut search = Search::new(&effects);
        self.add_writes(walk, &home, DEPTH, &mut search, &mut found);
        let goes_on = self.lasting(walk, data);
        self.add_effects(&effects, |o| search.leaves_open(o), &goes_on, &mut found);
        found
    }

    /// What a call of the function may do, with whatever arguments: as the analysis says.
    pub(super) fn footprint_of_call(&mut self, func: FuncId, data: &Loop) -> Footprint {
        let Some(tools) = self.summaries else { return Footprint::default() };
        let mut found = Footprint::default();
        let mut covered = BTreeSet::new();
        let mut stores_lengths = false;
        let effects = tools.footprints.of_func(func);
        for (f, inst) in self.reached_instructions(func, data) {
            let Some(body) = &self.program.funcs[f].body else { continue };
            stores_lengths |= self.stores_lengths(f, body, inst);
            let Some((ptr, bytes)) = self.written_by(body, inst) else { continue };
            // Others call what it calls, too: what the effects lack is theirs.
            let targets = tools.pts.targets(f, ptr).iter();
            for &(object, range) in targets.filter(|(o, _)| effects.writes_to(*o)) {
                covered.insert(object);
                for obj in self.objects_of(tools.pts.objects()[object].kind) {
                    let written = Written::at(range, bytes);
                    found.add(obj, written.clone(), written, comb::places(range, bytes));
                }
            }
        }
        // The variables of calls that are not over go on.
        let goes_on = self.variables();
        let open = |o: &pointsto::ObjectId| stores_lengths || !covered.contains(o);
        self.add_effects(&effects, open, &goes_on, &mut found);
        found
    }

    /// What a call with these arguments may do.
    pub(super) fn footprint_with(&mut self, walk: &Walk<'p>, func: FuncId, args: &[Sym]) -> Footprint {
        let Some(tools) = self.summaries else { return Footprint::default() };
        let Some(body) = &self.program.funcs[func].body else { return Footprint::default() };
        let mut found = Footprint::default();
        let arguments = args.iter().map(|a| self.targets_of(a)).collect();
        let scene = Scene { func, body, home: None, arguments };
        let effects = tools.footprints.of_func(func);
        let mut search = Search::new(&effects);
        self.add_writes(walk, &scene, DEPTH, &mut search, &mut found);
        let goes_on = self.variables();
        self.add_effects(&effects, |o| search.leaves_open(o), &goes_on, &mut found);
        found
    }

    /// What unknown code may do that calls functions of the program back, and does what it likes with all that it and they
    /// know of.
    pub(super) fn footprint_from_outside(&mut self, called: &[InstanceId]) -> Footprint {
        let Some(tools) = self.summaries else { return Footprint::default() };
        let mut found = Footprint::default();
        let mut effects = Effects::default();
        for &id in called {
            self.add_allocations(tools.pts.instances()[id].func);
            effects.join(tools.footprints.of_instance(id));
        }
        for obj in self.expose_escaped() {
            found.add_whole(obj);
        }
        let goes_on = self.variables();
        self.add_effects(&effects, |_| true, &goes_on, &mut found);
        found
    }

    /// Nothing is known of the contents any more.
    pub(super) fn forget_whole(&mut self, state: &mut State, obj: ObjId) {
        self.forget_bytes(state, obj, Written::Whole);
    }

    /// What the analysis knows beyond single writes.
    fn add_effects(
        &mut self,
        effects: &Effects,
        is_open: impl Fn(&pointsto::ObjectId) -> bool,
        goes_on: &BTreeSet<ObjId>,
        found: &mut Footprint,
    ) {
        let Some(tools) = self.summaries else { return };
        // What begins, and what no instruction in sight writes.
        for object in effects.written().filter(is_open) {
            for obj in self.objects_of(tools.pts.objects()[object].kind) {
                found.add_whole(obj);
            }
        }
        if effects.all_escaped || effects.unknown {
            let all: Vec<ObjId> = self.out.objects.keys().filter(|&o| o != NULL).collect();
            for obj in all {
                found.add_whole(obj);
            }
        }
        for object in effects.lives.iter() {
            let kind = tools.pts.objects()[pointsto::ObjectId::from_u32(object)].kind;
            let all = self.objects_of(kind);
            let ends = |o: &ObjId| !goes_on.contains(o) && !self.is_of_words(*o);
            found.lives.extend(all.into_iter().filter(ends));
        }
        // What begins anew has new contents.
        for obj in found.lives.clone() {
            found.add_whole(obj);
        }
    }

    /// The writes of one function, or of the loop in it, and of what it calls.
    fn add_writes(
        &mut self,
        walk: &Walk<'p>,
        scene: &Scene<'_>,
        depth: u32,
        search: &mut Search<'_>,
        found: &mut Footprint,
    ) {
        let Some(tools) = self.summaries else { return };
        let blocks: Vec<BlockId> = match scene.home {
            Some((data, _)) => data.blocks.clone(),
            None => scene.body.blocks.keys().collect(),
        };
        for inst in blocks.into_iter().flat_map(|b| scene.body.blocks[b].insts.clone()) {
            let stores_lengths = self.stores_lengths(scene.func, scene.body, inst);
            search.effort = if stores_lengths { 0 } else { search.effort.saturating_sub(1) };
            if search.effort == 0 {
                return;
            }
            if let Some((ptr, bytes)) = self.written_by(scene.body, inst) {
                let reached = self.roots(walk, scene, ptr, &mut BTreeSet::new());
                // Others call the callee, too: what the effects lack is theirs.
                let targets = tools.pts.targets(scene.func, ptr).iter();
                for &(object, range) in targets.filter(|(o, _)| search.effects.writes_to(*o)) {
                    search.covered.insert(object);
                    for obj in self.objects_of(tools.pts.objects()[object].kind) {
                        let starts = reached.as_ref().map(|r| r.get(&obj));
                        if starts.is_some_and(|s| s.is_none()) {
                            continue;
                        }
                        let written = Written::at(range, bytes);
                        let likely = match &written {
                            Written::Whole => self.likely(object, starts.flatten()),
                            Written::Ranges(_) => written.clone(),
                        };
                        found.add(obj, written, likely, comb::places(range, bytes));
                    }
                }
            }
            let args = match &scene.body.insts[inst].inst {
                Inst::Call { args, .. } => args.clone(),
                _ => vec![],
            };
            for callee in self.callees(scene.func, inst) {
                let Some(body) = &self.program.funcs[callee].body else { continue };
                let direct = matches!(&scene.body.insts[inst].inst,
                    Inst::Call { callee: Callee::Func(f), .. } if *f == callee);
                let follow = direct && depth > 0 && callee != scene.func;
                let arguments = match follow {
                    true => args.iter().map(|&a| self.roots(walk, scene, a, &mut BTreeSet::new())).collect(),
                    false => vec![],
                };
                if depth == 0 {
                    search.effort = 0;
                    return;
                }
                if !search.called.insert((callee, arguments.clone())) {
                    continue;
                }
                let inner = Scene { func: callee, body, home: None, arguments };
                let private = self.private_from(callee);
                if private.is_empty() {
                    self.add_writes(walk, &inner, depth - 1, search, found);
                    continue;
                }
                // What is called on the way is called by this function, too, and then with what is private.
                let (called, mut further) = (search.called.clone(), Footprint::default());
                self.add_writes(walk, &inner, depth - 1, search, &mut further);
                search.called = called;
                found.add_all(further.without(&private));
            }
        }
    }

    /// `%n` writes through pointers that no operand names.
    fn stores_lengths(&self, func: FuncId, body: &Body, inst: InstId) -> bool {
        let (Some(tools), Inst::Format { format, .. }) = (self.summaries, &body.insts[inst].inst) else {
            return false;
        };
        let mut instances = tools.pts.instances_of(func).iter();
        instances.any(|&id| tools.pts.format_writes(self.program, id, *format))
    }

    /// The pointer that an instruction writes through, and how many bytes.
    fn written_by(&self, body: &Body, inst: InstId) -> Option<(Value, Option<u64>)> {
        let bits = self.pointer_bits();
        let number = |len: Value| body.as_const(len).and_then(|c| c.to_u64());
        match &body.insts[inst].inst {
            Inst::Store { ptr, value, .. } => Some((*ptr, Some(body.ty(*value).bytes(bits)))),
            Inst::Fill { ptr, len, .. } | Inst::Havoc { ptr, len } => Some((*ptr, number(*len))),
            Inst::Copy { dst, len, .. } => Some((*dst, number(*len))),
            Inst::Format { dst, .. } => Some((*dst, None)),
            Inst::LifetimeStart { ptr } => Some((*ptr, None)),
            _ => None,
        }
    }

    /// The objects that a header parameter may point into, followed back through the loop.
    pub(super) fn reached_from(
        &mut self,
        walk: &Walk<'p>,
        data: &Loop,
        entry: &Arrival,
        param: Value,
    ) -> Option<BTreeSet<ObjId>> {
        let home = Scene { func: walk.func, body: walk.body, home: Some((data, entry)), arguments: vec![] };
        let reached = self.roots(walk, &home, param, &mut BTreeSet::new())?;
        Some(reached.into_keys().collect())
    }

    fn roots(
        &mut self,
        walk: &Walk<'p>,
        scene: &Scene<'_>,
        value: Value,
        seen: &mut BTreeSet<Value>,
    ) -> Reached {
        if !seen.insert(value) {
            return Some(Starts::new());
        }
        let body = scene.body;
        match &body.values[value].def {
            ValueDef::Null | ValueDef::Const(_) => Some(Starts::new()),
            ValueDef::Global(g) => Some(from_start(self.static_object(RelocTarget::Global(*g)))),
            ValueDef::Func(f) => Some(from_start(self.static_object(RelocTarget::Func(*f)))),
            &ValueDef::Param(block, index) => {
                if let Some((data, entry)) = scene.home {
                    if !data.blocks.contains(&block) {
                        return self.known_targets(walk, entry, value);
                    }
                    if block == data.header {
                        let mut all = self.targets_of(entry.args.get(index as usize)?)?;
                        for edge in data.latches.iter().flat_map(|&l| body.blocks[l].terminator.edges()) {
                            if edge.target == block {
                                join_starts(
                                    &mut all,
                                    self.roots(walk, scene, edge.args[index as usize], seen)?,
                                );
                            }
                        }
                        return Some(all);
                    }
                } else if block == body.entry {
                    return scene.arguments.get(index as usize)?.clone();
                }
                let edges = body.blocks.values().flat_map(|b| b.terminator.edges());
                let args: Vec<Value> =
                    edges.filter(|e| e.target == block).map(|e| e.args[index as usize]).collect();
                self.all_roots(walk, scene, &args, seen)
            }
            ValueDef::Result(inst, _) => {
                if let Some((data, entry)) = scene.home
                    && !data.blocks.iter().any(|&b| body.blocks[b].insts.contains(inst))
                {
                    return self.known_targets(walk, entry, value);
                }
                match &body.insts[*inst].inst {
                    Inst::Gep { base, index, stride, .. } => {
                        let reached = self.roots(walk, scene, *base, seen)?;
                        let step = body.as_const(*index).and_then(|c| c.to_u64());
                        Some(shifted(reached, step.map_or(0, |c| c.wrapping_mul(*stride))))
                    }
                    Inst::Select { then, els, .. } => self.all_roots(walk, scene, &[*then, *els], seen),
                    _ => None,
                }
            }
        }
    }

    fn all_roots(
        &mut self,
        walk: &Walk<'p>,
        scene: &Scene<'_>,
        values: &[Value],
        seen: &mut BTreeSet<Value>,
    ) -> Reached {
        let mut all = Starts::new();
        for &value in values {
            join_starts(&mut all, self.roots(walk, scene, value, seen)?);
        }
        Some(all)
    }

    fn targets_of(&self, sym: &Sym) -> Reached {
        let Sym::Ptr { ptr, .. } = sym else { return None };
        let mut all = Starts::new();
        for t in ptr.targets.iter() {
            let start = self.out.pool.as_const(t.off).and_then(|c| c.to_u64());
            all.entry(t.obj).or_default().insert(start);
        }
        Some(all)
    }

    /// The bytes that a write is likely to stay in which starts there.
    fn likely(&self, object: pointsto::ObjectId, starts: Option<&BTreeSet<Option<u64>>>) -> Written {
        let (Some(tools), Some(starts)) = (self.summaries, starts) else { return Written::Whole };
        let mut all = BTreeSet::new();
        for &start in starts {
            match tools.footprints.regions.around(object, start) {
                Some(regions) => all.extend(regions),
                None => return Written::Whole,
            }
        }
        Written::Ranges(all)
    }

    /// The targets of a value from outside of the loop.
    fn known_targets(&mut self, walk: &Walk<'p>, entry: &Arrival, value: Value) -> Reached {
        let sym = self.value(walk, &entry.state, value);
        self.targets_of(&sym)
    }

    /// Written bytes get arbitrary contents, objects that may begin or end are arbitrarily alive. `narrow` may forget the
    /// likely bytes of an object, where nothing is known for certain.
    pub(super) fn forget_memory(
        &mut self,
        footprint: &Footprint,
        state: &mut State,
        mut narrow: impl FnMut(&mut Self, &mut State, ObjId, &Written) -> bool,
    ) {
        self.grow_older(state);
        for (&obj, how) in &footprint.written {
            if self.is_many(obj) {
                self.forget_contents(state, obj);
                continue;
            }
            if self.out.objects[obj].constant || self.out.objects[obj].weak {
                continue;
            }
            let likely = footprint.likely.get(&obj).filter(|_| matches!(how, Written::Whole));
            let before = self.out.unknowns.count();
            if !likely.is_some_and(|likely| narrow(self, state, obj, likely)) {
                self.forget_bytes(state, obj, how.clone());
            }
            if let Some(comb) = footprint.places.get(&obj).and_then(Comb::of) {
                self.combs.extend(self.out.unknowns.since(before).map(|id| (id, comb.clone())));
            }
        }
        for &obj in &footprint.lives {
            self.forget_life(state, obj);
        }
        self.name_new_blocks(state);
    }

    fn forget_bytes(&mut self, state: &mut State, obj: ObjId, how: Written) {
        let bits = self.pointer_bits();
        let (size, name) = (self.out.objects[obj].size, self.out.objects[obj].name.clone());
        let old = self.obj_state(state, obj);
        let mut mem = old.mem;
        let cond = self.pool().tt();
        let pieces = match how {
            Written::Whole => {
                let zero = self.pool().constant(bits, 0);
                vec![(zero, size)]
            }
            Written::Ranges(ranges) => ranges
                .into_iter()
                .map(|(lo, hi)| {
                    let start = self.pool().constant(bits, u128::from(lo));
                    let len = self.pool().constant(bits, u128::from(hi - lo));
                    (start, len)
                })
                .collect(),
        };
        for (lo, len) in pieces {
            let id = self.out.unknowns.add(&name, size, self.out.objects.len());
            self.holders.insert(id, obj);
            mem = self.add_mem(MemNode::Havoc { prev: mem, cond, lo, len, id, tainted: true });
        }
        state.objects.insert(obj, ObjState { mem, ..old });
    }

    /// The analysis said what changes; if the body changed more, the summary would be wrong.
    pub(super) fn check_footprint(
        &mut self,
        walk: &Walk<'p>,
        header: &Arrival,
        back: &Arrival,
        data: &Loop,
        footprint: &Footprint,
        older: usize,
    ) {
        let mut trouble = None;
        let changed: Vec<ObjId> =
            back.state.objects.keys().copied().filter(|o| (o.as_u32() as usize) < older).collect();
        for obj in changed.into_iter().filter(|&o| !self.is_never_known(o)).collect::<Vec<_>>() {
            let (a, b) = (self.obj_state(&header.state, obj), self.obj_state(&back.state, obj));
            let name = &self.out.objects[obj].name;
            if a.mem != b.mem && !footprint.written.contains_key(&obj) {
                trouble = Some(format!("{name} is written"));
            }
            if (a.alive, a.lives) != (b.alive, b.lives) && !footprint.lives.contains(&obj) {
                trouble = Some(format!("{name} begins or ends"));
            }
        }
        for (param, (x, y)) in data.params.iter().zip(header.args.iter().zip(&back.args)) {
            if let (Sym::Ptr { ptr: p, .. }, Sym::Ptr { ptr: q, .. }) = (x, y) {
                let known: BTreeSet<ObjId> = p.targets.iter().map(|t| t.obj).collect();
                let new = q.targets.iter().find(|t| !known.contains(&t.obj) && t.obj != NULL);
                if let Some(t) = new.filter(|t| !self.is_covered_by_weak(t.obj, &known)) {
                    let name = walk.body.name(*param);
                    trouble = Some(format!("{name} points to {}", self.out.objects[t.obj].name));
                }
            }
        }
        if let Some(what) = trouble {
            self.cut(
                header.state.guard,
                format!("a loop does more than the analysis said: {what}"),
                data.loc,
            );
        }
    }

    /// An object that this iteration made is an earlier one in the next.
    fn is_covered_by_weak(&self, obj: ObjId, known: &BTreeSet<ObjId>) -> bool {
        let stands = |o: &ObjId| self.out.objects[*o].weak || self.blocks.contains(o);
        self.made.siblings(obj).iter().any(|o| stands(o) && known.contains(o))
    }
}

impl Footprint {
    pub(super) fn is_empty(&self) -> bool {
        self.written.is_empty() && self.lives.is_empty()
    }

    pub(super) fn ends(&self, obj: ObjId) -> bool {
        self.lives.contains(&obj)
    }

    pub(super) fn writes(&self, obj: ObjId) -> bool {
        self.written.contains_key(&obj)
    }

    /// The places where an object is written, None for all of it; None if it is not.
    pub(super) fn regions(&self, obj: ObjId) -> Option<Option<Vec<Region>>> {
        match self.written.get(&obj)? {
            Written::Whole => Some(None),
            Written::Ranges(all) => Some(Some(super::frame::merged(all))),
        }
    }

    /// Objects that are written at known kinds of places only.
    pub(super) fn placed(&self) -> impl Iterator<Item = (ObjId, &BTreeSet<(pointsto::Offset, u64)>)> {
        self.places.iter().filter_map(|(&obj, places)| Some((obj, places.as_ref()?)))
    }

    pub(super) fn without(mut self, kept: &BTreeSet<ObjId>) -> Footprint {
        self.written.retain(|obj, _| !kept.contains(obj));
        self.likely.retain(|obj, _| !kept.contains(obj));
        self.places.retain(|obj, _| !kept.contains(obj));
        self
    }

    fn add_all(&mut self, other: Footprint) {
        other.written.into_iter().for_each(|(obj, how)| merge_written(&mut self.written, obj, how));
        other.likely.into_iter().for_each(|(obj, how)| merge_written(&mut self.likely, obj, how));
        other.places.into_iter().for_each(|(obj, places)| self.add_places(obj, places));
        self.lives.extend(other.lives);
    }

    fn add_whole(&mut self, obj: ObjId) {
        self.add(obj, Written::Whole, Written::Whole, None);
    }

    fn add(&mut self, obj: ObjId, how: Written, likely: Written, places: Places) {
        merge_written(&mut self.likely, obj, likely);
        merge_written(&mut self.written, obj, how);
        self.add_places(obj, places);
    }

    fn add_places(&mut self, obj: ObjId, places: Places) {
        comb::join(self.places.entry(obj).or_insert_with(|| Some(BTreeSet::new())), places);
    }
}

impl Written {
    /// So many bytes at these offsets.
    fn at(range: OffsetRange, bytes: Option<u64>) -> Written {
        match (range, bytes) {
            (OffsetRange::Within { lo, hi, .. }, Some(n)) if hi < 1 << 40 && n < 1 << 40 => {
                Written::Ranges(BTreeSet::from([(lo, hi + n)]))
            }
            _ => Written::Whole,
        }
    }
}

fn from_start(obj: ObjId) -> Starts {
    Starts::from([(obj, BTreeSet::from([Some(0)]))])
}

fn join_starts(all: &mut Starts, more: Starts) {
    more.into_iter().for_each(|(obj, starts)| all.entry(obj).or_default().extend(starts));
}

/// So many bytes further on.
fn shifted(all: Starts, by: u64) -> Starts {
    let shift = |start: Option<u64>| start.map(|s| s.wrapping_add(by));
    all.into_iter().map(|(obj, starts)| (obj, starts.into_iter().map(shift).collect())).collect()
}

fn merge_written(all: &mut BTreeMap<ObjId, Written>, obj: ObjId, how: Written) {
    match all.entry(obj) {
        std::collections::btree_map::Entry::Vacant(slot) => {
            slot.insert(how);
        }
        std::collections::btree_map::Entry::Occupied(mut slot) => join_written(slot.get_mut(), how),
    }
}

fn join_written(old: &mut Written, new: Written) {
    match (&mut *old, new) {
        (Written::Whole, _) => {}
        (slot, Written::Whole) => *slot = Written::Whole,
        (Written::Ranges(all), Written::Ranges(more)) => all.extend(more),
    }
}
