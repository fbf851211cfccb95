//! Loops without unwinding: an arbitrary iteration stands for all.
//!
//! What the loop may change is forgotten at its header, as far as no candidate says otherwise; then the body is encoded
//! once. Candidates are assumed there under a literal each. What would refute one is put beside it: that it fails where
//! the loop is entered, or after an iteration. `prove` finds the largest set that nothing refutes. The edge back to the
//! header leads nowhere: the arbitrary iteration was any of them.

use super::ages::walkers;
use super::claim::Moments;
use super::flow::Walk;
use super::footprint::Footprint;
use super::frame::Frame;
use super::object::{NULL, ObjId, ObjectKind};
use super::pointer::{Ptr, Target};
use super::state::{Arrival, State};
use super::turn::Times;
use super::value::Sym;
use super::{Encoder, Extent, LoopRecord, Refutation, Trial};
use crate::analysis::loops::updates::{back_arguments, stay_in_object};
use crate::analysis::loops::{Loop, LoopId};
use crate::analysis::pointsto::{self, Offset};
use crate::domain::{ASSUMED, Candidate, Formula, Kind};
use crate::ir::{
    ApproximationKind, Body, CastOp, FuncId, Inst, InstId, Origin, RelocTarget, Terminator, Ty, Value,
};
use crate::term::Term;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Candidates of one loop.
pub(super) struct OnTrial {
    /// Numbers of trials, with the claims.
    states: Vec<(usize, Formula)>,
    /// Numbers of trials that say of a parameter that it is initialized.
    clean: Vec<(usize, usize)>,
    pub transitions: Vec<Candidate>,
}

/// When a run comes to a place, without a fault before it and whether or not there was one.
#[derive(Clone, Copy)]
pub(super) struct Reached {
    pub first: Term,
    pub regardless: Term,
}

impl<'p> Encoder<'p> {
    pub(super) fn summarize(&mut self, walk: &mut Walk<'p>, id: LoopId) {
        let shape = walk.shape.clone();
        let data = &shape.forest.loops[id];
        let arrivals = walk.take_waiting(data.header);
        let Some(entry) = self.join_arrivals(arrivals) else { return };
        if self.pool().is_false(entry.state.guard) || self.out.exhausted {
            return;
        }
        if self.passes_by(walk, data, &entry) {
            return;
        }
        let name = shape.forest.name(self.program, walk.func, id);
        let record = self.begin_record(walk.func, name, data);
        let since = self.out.pool.stats().vars;
        let before = self.before_loop(walk);
        let fewer = self.out.objects.len();
        self.add_old_instances(walk, data);
        let many: BTreeSet<ObjId> = self.out.objects.keys().skip(fewer).collect();
        self.expose(walk, data);
        let older = self.out.objects.len();
        let (mut header, footprint, frames) = self.arbitrary_header(walk, data, record, &entry);
        let mut older_blocks =
            self.put_older_on_trial(record, (&entry, &mut header), &footprint, &frames, fewer);
        let stretches =
            self.put_stretches_on_trial(walk, data, record, (&entry, &mut header), &footprint, &frames);
        let (moves, permuted) =
            self.put_moves_on_trial(walk, id, record, (&entry, &mut header), &footprint, &frames);
        let named = self.own_blocks(walk, data, &entry, &mut header, &footprint, &many);
        let leap = self.leap(walk, data, &entry, &header);
        self.out.loops[record].leap = Some(leap);
        self.know_ages(&header, &named);
        let all = walkers(&header, &named);
        self.put_pointers_since_on_trial(record, (&entry, &header), all, &mut older_blocks);
        let fields = self.put_fields_on_trial(record, &entry, &header, &footprint, (fewer, &named));
        let roots = self.put_roots_on_trial(record, (&entry, &header), &named);
        let led = self.put_led_on_trial(walk, data, record, (&entry, &header), &named);
        let sizes = self.put_block_sizes_on_trial(record, (&entry, &header), &footprint, fewer);
        let texts = self.put_block_texts_on_trial(record, (&entry, &header), &footprint, fewer);
        let numbers =
            self.put_block_numbers_on_trial(walk, data, record, (&entry, &header), &footprint, fewer);
        let tables = self.put_tables_on_trial(record, (&entry, &header), &footprint, fewer);
        let walks = self.put_table_walks_on_trial(record, (&entry, &header), &footprint, fewer);
        let lives = self.put_lives_on_trial(record, &entry, &header, &footprint, fewer);
        let ages = self.put_ages_on_trial(record, &entry, &header, &footprint, &named);
        let trials = self.put_on_trial(walk, data, record, &entry, &header);
        let lockstep = self.put_lockstep_on_trial(walk, data, record, &entry, &header);
        let sentinels = self.put_sentinels_on_trial(walk, data, record, &entry, &header);
        let halves = self.put_halves_on_trial(walk, data, record, &entry, &header);
        let tally = self.begin_tally(walk, id, record, (&entry, &header), &footprint);
        self.moved_headers.clear();
        let here = self.out.pool.and(header.state.guard, self.assumed);
        self.loops_around += 1;
        self.records_around.push(record);
        let around = self.numbers_at(walk.body, data, &header);
        self.numbers_around.push(around);
        let mut body = self.begin_body(data);
        self.block(walk, data.header, header.clone());
        body.steps.extend(self.region(walk, &data.blocks[1..], Some(id)));
        self.loops_around -= 1;
        self.records_around.pop();
        self.numbers_around.pop();
        let back = walk.take_waiting(data.header);
        self.note_extent(walk, record, data, &before);
        let Some(back) = self.join_arrivals(back) else {
            self.forget_watched(&moves);
            return;
        };
        self.check_footprint(walk, &header, &back, data, &footprint, older);
        let again = self.out.pool.and(back.state.guard, self.assumed);
        let regardless = self.out.pool.and(back.state.guard, self.premises);
        let moments = Moments { entry: &entry, now: &header, next: Some(&back), data };
        let times = Times { here, again, regardless, bare: back.state.guard, since };
        self.note_turn(walk, record, &moments, times, &trials.transitions);
        let reached = Reached { first: again, regardless };
        self.refute_frames(record, &header, &back, reached, frames);
        self.refute_older(record, (&entry, &header, &back), reached, older_blocks);
        self.refute_stretches(walk, data, record, (&entry, &header, &back), reached, stretches);
        self.refute_moves(record, (&header, &back), reached, &moves);
        self.refute_permuted(record, (&header, &back), reached, &permuted);
        self.forget_watched(&moves);
        self.refute_fields(record, (&entry, &back), reached, fields);
        self.refute_roots(record, &back, reached, roots);
        self.refute_led(record, &back, reached, led);
        self.refute_block_sizes(record, &back, reached, sizes);
        self.refute_block_texts(record, &back, reached, texts);
        self.refute_block_numbers(record, &back, reached, numbers);
        self.refute_tables(record, &back, reached, tables);
        self.refute_table_walks(record, (&entry, &back), reached, walks);
        self.refute_lives(record, &back, reached, lives);
        self.refute_ages(record, &back, reached, ages);
        self.refute_lockstep(record, (&entry, &back), reached, lockstep);
        self.refute_sentinels(record, &back, reached, sentinels);
        self.refute_halves(record, (&entry, &back), reached, halves);
        self.refute_after(walk, data, record, &entry, (&back, reached), trials);
        if let Some(tally) = tally {
            self.end_tally(record, &back, reached, tally);
        }
        self.leave_dead_ends(walk, data, body);
    }

    /// A loop of a model whose first test always fails is none: the run goes on behind it.
    fn passes_by(&mut self, walk: &mut Walk<'p>, data: &Loop, entry: &Arrival) -> bool {
        if self.program.funcs[walk.func].origin != Origin::Model || self.tracks_uninit() {
            return false;
        }
        let tests_only = walk.body.blocks[data.header]
            .insts
            .iter()
            .all(|&inst| matches!(walk.body.insts[inst].inst, Inst::Cmp { .. } | Inst::Bind { .. }));
        let Terminator::Branch { .. } = walk.body.blocks[data.header].terminator else { return false };
        if !tests_only {
            return false;
        }
        let before = walk.clone();
        self.block(walk, data.header, entry.clone());
        let goes_in = data.blocks.iter().any(|&b| walk.is_awaited(b));
        if goes_in {
            *walk = before;
        }
        !goes_in
    }

    /// Assumes the candidates at the header, each under its literal.
    pub(super) fn put_on_trial(
        &mut self,
        walk: &Walk<'p>,
        data: &Loop,
        record: usize,
        entry: &Arrival,
        header: &Arrival,
    ) -> OnTrial {
        let (candidates, transitions): (Vec<Candidate>, Vec<Candidate>) =
            self.candidates(walk, data).into_iter().partition(|c| c.kind == Kind::State);
        let names = crate::domain::Names { program: self.program, body: walk.body, params: &data.params };
        let moments = Moments { entry, now: header, next: None, data };
        let at_entry = Moments { now: entry, ..moments };
        // What fails on entry does not depend on what is assumed at the header: one run may show it of many.
        let mut tried: Vec<(Candidate, String, Refutation)> = vec![];
        for candidate in candidates {
            let text = names.formula(&candidate.formula);
            if candidate.domain == ASSUMED {
                self.assume_as_told(walk, &moments, &candidate.formula, &text);
                continue;
            }
            let claimed = (walk.func, data.header, text);
            // Where elements only come and go, what did not hold before will not, whatever is known of all of them.
            if self.options.moved.dropped.contains(&claimed) {
                continue;
            }
            if let Some(initial) = self.check_claim(walk, &at_entry, &candidate.formula) {
                let reached = self.reached(entry.state.guard);
                tried.push((candidate, claimed.2, self.refutation(reached, initial)));
            }
        }
        let mut states: Vec<(usize, Formula)> = vec![];
        for (candidate, text, refuted) in tried {
            let active = self.pool().fresh_var(&text, 1);
            if !self.assume_claim(walk, &moments, &candidate.formula, active) {
                continue;
            }
            let Candidate { formula, domain, .. } = candidate;
            let trials = &mut self.out.loops[record].trials;
            trials.push(Trial {
                text,
                formula: Some(formula.clone()),
                domain,
                active,
                refuted: vec![refuted],
            });
            states.push((trials.len() - 1, formula));
        }
        let clean = self.try_initialized(walk, data, record, entry, header);
        OnTrial { states, clean, transitions }
    }

    /// What an iteration does not keep is refuted.
    pub(super) fn refute_after(
        &mut self,
        walk: &Walk<'p>,
        data: &Loop,
        record: usize,
        entry: &Arrival,
        (back, reached): (&Arrival, Reached),
        trials: OnTrial,
    ) {
        for (trial, index) in trials.clean {
            let holds = self.pool().not(back.args[index].taint());
            let refuted = self.refutation(reached, holds);
            self.out.loops[record].trials[trial].refuted.push(refuted);
        }
        for (index, formula) in trials.states {
            let moments = Moments { entry, now: back, next: None, data };
            let refuted = match self.check_claim(walk, &moments, &formula) {
                Some(holds) => {
                    let reached = self.with_learned(reached);
                    self.refutation(reached, holds)
                }
                None => {
                    let always = self.pool().tt();
                    Refutation { first: always, regardless: always }
                }
            };
            self.out.loops[record].trials[index].refuted.push(refuted);
        }
    }

    /// What must hold for the claim to hold; only to be refuted.
    pub(super) fn check_claim(
        &mut self,
        walk: &Walk<'p>,
        m: &Moments<'_>,
        formula: &Formula,
    ) -> Option<Term> {
        match formula {
            Formula::Forall { .. } => self.some_element(walk, m, formula),
            Formula::Distinct { .. } => self.some_pair(walk, m, formula),
            _ => self.claim(walk, m, formula),
        }
    }

    /// Assumes the claim at the header under its literal. False: it cannot be said.
    pub(super) fn assume_claim(
        &mut self,
        walk: &Walk<'p>,
        m: &Moments<'_>,
        formula: &Formula,
        active: Term,
    ) -> bool {
        if let Formula::Forall { .. } | Formula::Distinct { .. } = formula {
            return self.assume_elements(walk, m, formula, active);
        }
        let Some(holds) = self.claim(walk, m, formula) else { return false };
        let claim = self.pool().implies(active, holds);
        self.assume(m.now.state.guard, claim);
        true
    }

    /// The project says that it holds here: nobody proves it, and the ledger says so.
    fn assume_as_told(&mut self, walk: &Walk<'p>, m: &Moments<'_>, formula: &Formula, text: &str) {
        let active = self.pool().tt();
        if self.assume_claim(walk, m, formula, active) {
            let what = format!("{text} at the head of this loop, as the settings say");
            self.ledger(ApproximationKind::Assumed, what, m.data.loc);
        }
    }

    pub(super) fn begin_record(&mut self, func: FuncId, name: String, data: &Loop) -> usize {
        if self.loops_around == 0 {
            self.nests += 1;
        }
        self.out.loops.push(LoopRecord {
            name,
            func,
            header: data.header,
            loc: data.loc,
            depth: data.depth,
            nest: self.nests,
            trials: vec![],
            turn: None,
            extent: Extent::default(),
            leap: None,
        });
        self.out.loops.len() - 1
    }

    pub(super) fn reached(&mut self, guard: Term) -> Reached {
        let pool = &mut self.out.pool;
        Reached { first: pool.and(guard, self.assumed), regardless: pool.and(guard, self.premises) }
    }

    /// What reading for a claim has brought since then counts, too.
    pub(super) fn with_learned(&mut self, reached: Reached) -> Reached {
        let pool = &mut self.out.pool;
        let first = pool.and(reached.first, self.assumed);
        Reached { first, regardless: pool.and(reached.regardless, self.premises) }
    }

    /// A claim that the encoder makes itself; `holds`: what it says on entry. Its number, and the literal under which it is assumed.
    pub(super) fn put_own_on_trial(
        &mut self,
        record: usize,
        (domain, text): (&str, String),
        entry: &Arrival,
        holds: Term,
    ) -> (usize, Term) {
        let active = self.pool().fresh_var(&text, 1);
        let reached = self.reached(entry.state.guard);
        let refuted = vec![self.refutation(reached, holds)];
        let trials = &mut self.out.loops[record].trials;
        trials.push(Trial { text, formula: None, domain: domain.into(), active, refuted });
        (trials.len() - 1, active)
    }

    /// What such a claim says after an iteration.
    pub(super) fn refute_own(&mut self, record: usize, trial: usize, reached: Reached, holds: Term) {
        let reached = self.with_learned(reached);
        let refuted = self.refutation(reached, holds);
        self.out.loops[record].trials[trial].refuted.push(refuted);
    }

    /// The run is here, and the claim is false.
    pub(super) fn refutation(&mut self, reached: Reached, claim: Term) -> Refutation {
        let pool = &mut self.out.pool;
        let wrong = pool.not(claim);
        Refutation { first: pool.and(reached.first, wrong), regardless: pool.and(reached.regardless, wrong) }
    }

    fn candidates(&mut self, walk: &Walk<'p>, data: &Loop) -> Vec<Candidate> {
        let Some(tools) = self.summaries else { return vec![] };
        // Those that are left of a short loop are none, mostly.
        if self.options.rounds.contains_key(&(walk.func, data.header)) {
            return vec![];
        }
        let proposed = tools.proposals.of(walk.func, data.header);
        let all = proposed.map(|p| p.candidates.as_slice()).unwrap_or_default();
        all.iter().filter(|c| c.tier <= tools.tier).cloned().collect()
    }

    /// The state in some iteration: parameters, written memory and lives are arbitrary.
    fn arbitrary_header(
        &mut self,
        walk: &Walk<'p>,
        data: &Loop,
        record: usize,
        entry: &Arrival,
    ) -> (Arrival, Footprint, Vec<Frame>) {
        let mut state = entry.state.clone();
        let footprint = self.footprint(walk, data, entry);
        let frames = self.forget_around(record, &footprint, &mut state);
        let mut args = vec![];
        for (&param, old) in data.params.iter().zip(&entry.args) {
            args.push(self.arbitrary_param(walk, data, entry, &state, param, old));
        }
        (Arrival { state, args }, footprint, frames)
    }

    fn arbitrary_param(
        &mut self,
        walk: &Walk<'p>,
        data: &Loop,
        entry: &Arrival,
        state: &State,
        param: Value,
        old: &Sym,
    ) -> Sym {
        let updates = back_arguments(walk.body, data, param);
        let reached = self.reached_from(walk, data, entry, param);
        self.arbitrary_value(walk, data, state, (param, old), &updates, reached)
    }

    /// What a parameter may be that these values are handed to, time and again; the objects that it may point into, if known.
    pub(super) fn arbitrary_value(
        &mut self,
        walk: &Walk<'p>,
        data: &Loop,
        state: &State,
        (param, old): (Value, &Sym),
        updates: &[Value],
        reached: Option<BTreeSet<ObjId>>,
    ) -> Sym {
        if updates.iter().all(|&arg| arg == param) {
            return old.clone();
        }
        let name = walk.body.name(param);
        let taint = match self.tracks_uninit() {
            true => self.pool().fresh_var(&format!("{name} is uninitialized"), 1),
            false => self.pool().ff(),
        };
        match (walk.body.ty(param), old) {
            (Ty::Int(width), _) => Sym::Int { term: self.pool().fresh_var(&name, width), taint },
            (Ty::Ptr, Sym::Ptr { ptr, .. }) if stay_in_object(walk.body, data, param, updates) => {
                let offsets = self.known_offsets(walk.func, param);
                let targets: Vec<Target> = ptr
                    .targets
                    .iter()
                    .map(|t| Target { off: self.some_offset(&name, offsets.get(&t.obj).copied()), ..*t })
                    .collect();
                Sym::Ptr { ptr: Ptr { targets: Arc::from(targets) }, taint }
            }
            (Ty::Ptr, old) => {
                let mut objects = self.pointer_targets(state, walk.func, param);
                if let Some(reached) = reached {
                    objects.retain(|o| reached.contains(o));
                }
                if let Sym::Ptr { ptr, .. } = old {
                    objects.extend(ptr.targets.iter().map(|t| t.obj));
                }
                let offsets = self.known_offsets(walk.func, param);
                let ptr = self.some_pointer(&name, &objects, &offsets);
                Sym::Ptr { ptr, taint }
            }
        }
    }

    /// A pointer into one of the objects, anywhere where its offset is not known, or to no object at all.
    pub(super) fn some_pointer(
        &mut self,
        name: &str,
        objects: &BTreeSet<ObjId>,
        offsets: &BTreeMap<ObjId, Offset>,
    ) -> Ptr {
        let bits = self.pointer_bits();
        let address = self.pool().fresh_var(name, bits);
        let nowhere = self.at(NULL, address);
        // There may be thousands of such pointers with hundreds of objects each: nobody waits for the end of the block.
        if self.is_used_up() {
            return nowhere;
        }
        let mut targets = nowhere.targets.to_vec();
        for &obj in objects.iter().filter(|&&o| o != NULL) {
            let off = self.some_offset(name, offsets.get(&obj).copied());
            let label = format!("{name} points to {}", self.out.objects[obj].name);
            let cond = self.pool().fresh_var(&label, 1);
            targets.extend(self.at(obj, off).targets.iter().map(|t| Target { cond, ..*t }));
        }
        // The last one that is chosen.
        let mut free = self.pool().tt();
        for target in targets.iter_mut().rev() {
            let chosen = target.cond;
            target.cond = self.pool().and(free, chosen);
            let not = self.pool().not(chosen);
            free = self.pool().and(free, not);
        }
        Ptr { targets: targets.into() }
    }

    /// Any offset that is, or is in, the known one.
    fn some_offset(&mut self, name: &str, known: Option<Offset>) -> Term {
        let bits = self.pointer_bits();
        let name = format!("offset of {name}");
        let Some(Offset { rem, stride, .. }) = known else { return self.pool().fresh_var(&name, bits) };
        let pool = self.pool();
        match stride {
            0 => pool.constant(bits, u128::from(rem)),
            _ if stride.is_power_of_two() => {
                let low = stride.trailing_zeros().min(bits);
                let high = bits.checked_sub(low).filter(|&h| h > 0).map(|h| pool.fresh_var(&name, h));
                match (high, low) {
                    (Some(high), 0) => high,
                    (Some(high), low) => {
                        let low = pool.constant(low, u128::from(rem));
                        pool.concat(high, low)
                    }
                    (None, _) => pool.constant(bits, u128::from(rem)),
                }
            }
            // Classes of other strides hold for offsets as signed numbers: nothing wraps.
            _ => {
                let count = pool.fresh_var(&name, bits - stride.ilog2());
                let count = pool.sext(count, bits);
                let (stride, rem) =
                    (pool.constant(bits, u128::from(stride)), pool.constant(bits, u128::from(rem)));
                let way = pool.mul(count, stride);
                pool.add(way, rem)
            }
        }
    }

    /// The objects that a pointer may point into, by the points-to analysis.
    pub(super) fn pointer_targets(&mut self, state: &State, func: FuncId, value: Value) -> BTreeSet<ObjId> {
        let mut found = self.all_pointer_targets(func, value);
        // A pointer to a dead object is as bad as one to none.
        found.retain(|&obj| {
            let alive = self.obj_state(state, obj).alive;
            !self.pool().is_false(alive) || self.out.objects[obj].weak
        });
        found
    }

    /// The encoder's objects that an abstract one stands for.
    pub(super) fn objects_of(&mut self, kind: pointsto::ObjectKind) -> Vec<ObjId> {
        match kind {
            pointsto::ObjectKind::Null | pointsto::ObjectKind::Unknown | pointsto::ObjectKind::Garbage => {
                vec![]
            }
            pointsto::ObjectKind::Global(g) => vec![self.static_object(RelocTarget::Global(g))],
            pointsto::ObjectKind::Func(f) => vec![self.static_object(RelocTarget::Func(f))],
            pointsto::ObjectKind::Stack { func, inst, context }
            | pointsto::ObjectKind::Heap { func, inst, context } => {
                self.made.at((func, inst), context).collect()
            }
            pointsto::ObjectKind::Argument(_) | pointsto::ObjectKind::Words(_) => {
                let text = self.out.words.as_ref().map(|w| w.text);
                if let (pointsto::ObjectKind::Words(_), Some(text)) = (kind, text) {
                    return vec![text];
                }
                let all = self.out.objects.iter().filter(|(_, o)| o.kind == ObjectKind::Argument);
                all.map(|(id, _)| id).filter(|&o| Some(o) != text).collect()
            }
        }
    }

    /// Numbers that the loop turns into pointers, and what the outside does, may concern addresses that the loop only
    /// takes or tells later in its text: an earlier iteration has.
    pub(super) fn expose(&mut self, walk: &Walk<'p>, data: &Loop) {
        let Some(tools) = self.summaries else { return };
        let converts = self.reached_instructions(walk.func, data).into_iter().any(|(func, inst)| {
            let body = self.program.funcs[func].body.as_ref();
            body.is_some_and(|b| match b.insts[inst].inst {
                Inst::Cast { op: CastOp::IntToPtr, a } => b.as_const(a).is_none(),
                _ => false,
            })
        });
        if !converts && !tools.footprints.of_loop(walk.func, data).unknown {
            return;
        }
        self.expose_escaped();
    }

    /// All that the outside may ever know of has an address that it knows.
    pub(super) fn expose_escaped(&mut self) -> Vec<ObjId> {
        let Some(tools) = self.summaries else { return vec![] };
        let mut all = vec![];
        for object in tools.pts.escaped_memory().iter() {
            let kind = tools.pts.objects()[pointsto::ObjectId::from_u32(object)].kind;
            for obj in self.objects_of(kind) {
                self.base(obj);
                all.push(obj);
            }
        }
        all
    }

    /// Property `uninit`: that a variable is initialized at the header is a candidate like any other.
    fn try_initialized(
        &mut self,
        walk: &Walk<'p>,
        data: &Loop,
        record: usize,
        entry: &Arrival,
        header: &Arrival,
    ) -> Vec<(usize, usize)> {
        let mut all = vec![];
        if !self.tracks_uninit() {
            return all;
        }
        for (index, (old, new)) in entry.args.iter().zip(&header.args).enumerate() {
            let text = format!("{} is initialized", walk.body.name(data.params[index]));
            let active = self.pool().fresh_var(&text, 1);
            let (clean, holds) = (self.pool().not(old.taint()), self.pool().not(new.taint()));
            let reached = self.reached(entry.state.guard);
            let refuted = self.refutation(reached, clean);
            let claim = self.pool().implies(active, holds);
            self.assume(header.state.guard, claim);
            let trials = &mut self.out.loops[record].trials;
            let domain = "initialized".into();
            trials.push(Trial { text, formula: None, domain, active, refuted: vec![refuted] });
            all.push((trials.len() - 1, index));
        }
        all
    }

    /// Objects that earlier iterations made: one weak object for each place that makes some.
    fn add_old_instances(&mut self, walk: &Walk<'p>, data: &Loop) {
        let Some(tools) = self.summaries else { return };
        let begun = tools.footprints.of_loop(walk.func, data).lives;
        for (func, inst) in self.reached_instructions(walk.func, data) {
            let Some(body) = &self.program.funcs[func].body else { continue };
            let kind = match &body.insts[inst].inst {
                Inst::Alloc { .. } => ObjectKind::Heap { func, inst },
                // Locals of the looping function itself are made once; those of callees die before they return.
                Inst::Alloca { .. } if func == walk.func && !is_in_entry(body, inst) => {
                    ObjectKind::Stack { func, inst }
                }
                _ => continue,
            };
            self.add_weak(kind, Some(&begun));
        }
    }

    /// The instructions of the loop and of everything it may call.
    pub(super) fn reached_instructions(&self, func: FuncId, data: &Loop) -> Vec<(FuncId, InstId)> {
        let Some(body) = &self.program.funcs[func].body else { return vec![] };
        let mut all: Vec<(FuncId, InstId)> = vec![];
        let mut waiting = vec![];
        for &block in &data.blocks {
            for &inst in &body.blocks[block].insts {
                all.push((func, inst));
                waiting.extend(self.callees(func, inst));
            }
        }
        let mut seen = BTreeSet::new();
        while let Some(callee) = waiting.pop() {
            if !seen.insert(callee) {
                continue;
            }
            let Some(body) = &self.program.funcs[callee].body else { continue };
            for block in body.blocks.values() {
                for &inst in &block.insts {
                    all.push((callee, inst));
                    waiting.extend(self.callees(callee, inst));
                }
            }
        }
        all
    }

    pub(super) fn callees(&self, func: FuncId, inst: InstId) -> Vec<FuncId> {
        let Some(tools) = self.summaries else { return vec![] };
        let mut all: Vec<FuncId> = vec![];
        for &instance in tools.pts.instances_of(func) {
            all.extend(tools.pts.may_run(instance, inst).into_iter().map(|i| tools.pts.instances()[i].func));
        }
        all.sort();
        all.dedup();
        all
    }
}

fn is_in_entry(body: &Body, inst: InstId) -> bool {
    body.blocks[body.entry].insts.contains(&inst)
}
