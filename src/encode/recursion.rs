//! Functions that call themselves: an arbitrary call stands for all, as an arbitrary iteration does for a loop.
//!
//! Where such a function is called from outside, its parameters and what its calls may write become arbitrary, as far as no
//! candidate says otherwise, and its body is encoded once. Calls in it that lead back to it are rounds: each hands arguments
//! on, which may refute candidates or make a measure fall. Behind a round, whatever the function may write is arbitrary.
//! A round happens whatever comes after it: what is only assumed later does not count.

use super::claim::Moments;
use super::flow::Walk;
use super::footprint::Footprint;
use super::results::Promise;
use super::shape::Shape;
use super::state::{Arrival, State};
use super::summary::Reached;
use super::turn::Times;
use super::value::Sym;
use super::{Encoder, Extent, Recursion};
use crate::analysis::loops::Loop;
use crate::ir::{Body, Callee, FuncId, Inst, InstId, Value};
use crate::term::Term;
use imbl::OrdMap;
use std::collections::BTreeSet;
use std::sync::Arc;

/// A function of which an arbitrary call is being encoded.
pub(super) struct AnyCall {
    pub func: FuncId,
    rounds: Vec<Round>,
    /// What is claimed of its results.
    promises: Vec<Promise>,
}

/// A call that leads back.
struct Round {
    /// Its state and arguments; the run comes there without a fault.
    arrival: Arrival,
    /// The run comes there, with or without one.
    regardless: Term,
    /// The way there, whatever was assumed.
    way: Term,
}

impl<'p> Encoder<'p> {
    /// Can the function call itself again without one in between of which an arbitrary call is encoded already?
    pub(super) fn is_summarized(&mut self, func: FuncId) -> bool {
        if self.options.recursion != Recursion::Summarized || self.summaries.is_none() {
            return false;
        }
        let stops: Vec<FuncId> = self.any_calls.iter().map(|a| a.func).collect();
        self.leads_to(func, func, &stops)
    }

    /// Is there a chain of calls, at least one, that does not pass the others?
    pub(super) fn leads_to(&mut self, from: FuncId, to: FuncId, without: &[FuncId]) -> bool {
        let mut seen: BTreeSet<FuncId> = without.iter().copied().collect();
        let mut waiting = vec![from];
        while let Some(func) = waiting.pop() {
            for &callee in self.callees_of(func).iter() {
                if callee == to {
                    return true;
                }
                if seen.insert(callee) {
                    waiting.push(callee);
                }
            }
        }
        false
    }

    fn callees_of(&mut self, func: FuncId) -> Arc<[FuncId]> {
        if let Some(known) = self.callees_of.get(&func) {
            return known.clone();
        }
        let mut all = BTreeSet::new();
        if let Some(body) = &self.program.funcs[func].body {
            for block in body.blocks.values() {
                block.insts.iter().for_each(|&inst| all.extend(self.callees(func, inst)));
            }
        }
        let all: Arc<[FuncId]> = all.into_iter().collect();
        self.callees_of.insert(func, all.clone());
        all
    }

    /// The states in which the function returns, called from outside; its frame is on the stack.
    pub(super) fn any_call(
        &mut self,
        func: FuncId,
        body: &'p Body,
        shape: Arc<Shape>,
        entry: Arrival,
    ) -> Vec<Arrival> {
        if self.pool().is_false(entry.state.guard) || self.out.exhausted {
            return vec![];
        }
        let function = &self.program.funcs[func];
        let data = Loop::whole_body(body, &shape.cfg, function.loc);
        let mut walk = Walk::new(func, body, shape.clone(), entry.clone());
        let record = self.begin_record(func, function.name.clone(), &data);
        let since = self.out.pool.stats().vars;
        self.add_earlier_calls(func, &data);
        self.expose(&walk, &data);
        let older = self.out.objects.len();
        let footprint = self.footprint_of_call(func, &data);
        let header = self.header_of_call(&walk, &data, &footprint, &entry);
        let trials = self.put_on_trial(&walk, &data, record, &entry, &header);
        let promises = self.promise(&walk, record);
        let here = self.out.pool.and(header.state.guard, self.assumed);
        let start = (self.out.stops.len(), self.out.cuts.len(), self.out.inputs.len());
        walk = Walk::new(func, body, shape.clone(), header.clone());
        self.loops_around += 1;
        self.any_calls.push(AnyCall { func, rounds: vec![], promises: promises.clone() });
        self.region(&mut walk, &shape.cfg.order, None);
        self.loops_around -= 1;
        let rounds = self.any_calls.pop().map(|a| a.rounds).unwrap_or_default();
        self.refute_promises(record, &header, &walk.returns, &promises);
        self.out.loops[record].extent = Extent {
            exits: self.ends_without(&walk, &rounds),
            stops: start.0..self.out.stops.len(),
            cuts: start.1..self.out.cuts.len(),
            inputs: start.2..self.out.inputs.len(),
        };
        if let Some((back, regardless, bare)) = self.any_round(rounds) {
            let tt = self.pool().tt();
            let (assumed, premises) = (self.assumed, self.premises);
            (self.assumed, self.premises) = (tt, tt);
            self.check_footprint(&walk, &header, &back, &data, &footprint, older);
            let times = Times { here, again: back.state.guard, regardless, bare, since };
            let moments = Moments { entry: &entry, now: &header, next: Some(&back), data: &data };
            self.note_turn(&walk, record, &moments, times, &trials.transitions);
            let reached = Reached { first: back.state.guard, regardless };
            self.refute_after(&walk, &data, record, &entry, (&back, reached), trials);
            self.assumed = self.out.pool.and(assumed, self.assumed);
            self.premises = self.out.pool.and(premises, self.premises);
        }
        self.of_first_call(&entry, &header, &mut walk.returns);
        walk.returns
    }

    /// Ways to return without a round.
    fn ends_without(&mut self, walk: &Walk<'p>, rounds: &[Round]) -> Vec<Term> {
        let pool = &mut self.out.pool;
        let ways: Vec<Term> = rounds.iter().map(|r| r.way).collect();
        let some = pool.or_all(&ways);
        let none = pool.not(some);
        let mut exits = vec![];
        for arrival in &walk.returns {
            let reached = pool.and(arrival.state.guard, self.assumed);
            exits.push(pool.and(reached, none));
        }
        exits
    }

    /// One round out of several, whichever; a run may come to more than one.
    fn any_round(&mut self, rounds: Vec<Round>) -> Option<(Arrival, Term, Term)> {
        let mut arrivals = vec![];
        let (mut regardless, mut ways) = (vec![], vec![]);
        for mut round in rounds {
            let this = self.pool().fresh_var("this call", 1);
            round.arrival.state.guard = self.pool().and(round.arrival.state.guard, this);
            regardless.push(self.pool().and(round.regardless, this));
            ways.push(self.pool().and(round.way, this));
            arrivals.push(round.arrival);
        }
        let joined = self.join_arrivals(arrivals)?;
        Some((joined, self.pool().or_all(&regardless), self.pool().or_all(&ways)))
    }

    /// What earlier calls have made and still use, or left behind.
    fn add_earlier_calls(&mut self, func: FuncId, data: &Loop) {
        for (f, inst) in self.reached_instructions(func, data) {
            let Some(body) = &self.program.funcs[f].body else { continue };
            let kind = match &body.insts[inst].inst {
                Inst::Alloc { .. } => super::ObjectKind::Heap { func: f, inst },
                Inst::Alloca { .. } if self.leads_to(f, func, &[]) => {
                    super::ObjectKind::Stack { func: f, inst }
                }
                _ => continue,
            };
            self.add_weak(kind, None);
        }
    }

    fn header_of_call(
        &mut self,
        walk: &Walk<'p>,
        data: &Loop,
        footprint: &Footprint,
        entry: &Arrival,
    ) -> Arrival {
        let mut state = entry.state.clone();
        self.forget_memory(footprint, &mut state, |_, _, _, _| false);
        let own = self.calls_itself_only(walk.func);
        let mut args = vec![];
        for (index, (&param, old)) in data.params.iter().zip(&entry.args).enumerate() {
            let updates = match own {
                true => own_arguments(walk.func, walk.body, index),
                false => vec![],
            };
            args.push(match updates.is_empty() {
                true => self.any_argument(walk, &state, param, old),
                false => self.arbitrary_value(walk, data, &state, (param, old), &updates, None),
            });
        }
        Arrival { state, args }
    }

    /// A parameter of which nothing is known.
    fn any_argument(&mut self, walk: &Walk<'p>, state: &State, param: Value, old: &Sym) -> Sym {
        match old {
            Sym::Int { .. } => self.arbitrary(&walk.body.name(param), walk.body.ty(param)),
            Sym::Ptr { ptr, .. } => {
                let mut objects = self.pointer_targets(state, walk.func, param);
                objects.extend(ptr.targets.iter().map(|t| t.obj));
                let offsets = self.known_offsets(walk.func, param);
                let ptr = self.some_pointer(&walk.body.name(param), &objects, &offsets);
                self.clean_ptr(ptr)
            }
        }
    }

    /// All chains of calls that lead back are calls by name in its own body.
    fn calls_itself_only(&mut self, func: FuncId) -> bool {
        let callees = self.callees_of(func);
        let through = callees.iter().any(|&c| c != func && self.leads_to(c, func, &[]));
        let Some(body) = &self.program.funcs[func].body else { return false };
        let by_pointer = body.blocks.values().flat_map(|b| &b.insts).any(|&inst| {
            !matches!(body.insts[inst].inst, Inst::Call { callee: Callee::Func(_), .. })
                && self.callees(func, inst).contains(&func)
        });
        !through && !by_pointer
    }

    /// A call to a function of which an arbitrary call is being encoded.
    pub(super) fn call_again(
        &mut self,
        walk: &Walk<'p>,
        mut state: State,
        id: InstId,
        func: FuncId,
        args: Vec<Sym>,
    ) -> Vec<Arrival> {
        let function = &self.program.funcs[func];
        let (Some(body), Some(shape)) = (&function.body, self.shape(func)) else { return vec![] };
        let guard = self.out.pool.and(state.guard, self.assumed);
        let regardless = self.out.pool.and(state.guard, self.premises);
        let way = state.guard;
        let given = args.clone();
        let arrival = Arrival { state: State { guard, carried: OrdMap::new(), ..state.clone() }, args };
        let mut promises = vec![];
        if let Some(active) = self.any_calls.iter_mut().find(|a| a.func == func) {
            active.rounds.push(Round { arrival, regardless, way });
            promises = active.promises.clone();
        }
        let data = Loop::whole_body(body, &shape.cfg, function.loc);
        let footprint = self.footprint_of_call(func, &data).without(&self.private_from(func));
        self.forget_memory(&footprint, &mut state, |_, _, _, _| false);
        let args = self.any_results(walk, &state, id, &function.name);
        self.rely_on(&promises, &state, &given, &args);
        vec![Arrival { state, args }]
    }
}

/// What a function hands to itself.
fn own_arguments(func: FuncId, body: &Body, index: usize) -> Vec<Value> {
    let insts = body.blocks.values().flat_map(|b| &b.insts);
    let calls = insts.filter_map(|&inst| match &body.insts[inst].inst {
        Inst::Call { callee: Callee::Func(callee), args } if *callee == func => args.get(index).copied(),
        _ => None,
    });
    calls.collect()
}
