//! Two passes over the same data: what the first one counted bounds what the second one writes.
//!
//! A loop that changes nothing in memory and has a counter is a function of the number of iterations: T(k) is what a variable was
//! when k iterations were over. T(0) is what it was on entry, T(k + 1) is what the body makes of T(k), and after the
//! last iteration it is what the loop leaves behind. Where the variable never falls, T(k) <= T(m) for k <= m. That a later loop
//! has after as many iterations added as much to a variable of its own is a candidate there:
//! `w - w0 == T(i - i0) - T(0)`, or not more than that; with so much for each iteration beside, where the first pass counts only what is
//! written beyond one byte. What the body makes of T(k) is found by encoding the body again, for the iteration k.
//!
//! All that is said of T holds in every run that comes through the first loop: the iteration k was there, whatever k is, if fewer
//! came before it than before the last one. The counter must not wrap around: a candidate of the first loop.

use super::flow::Walk;
use super::footprint::Footprint;
use super::pointer::{Ptr, Target};
use super::state::Arrival;
use super::summary::Reached;
use super::value::Sym;
use super::{Encoder, Frame, Trial};
use crate::analysis::loops::updates::{back_arguments, numbers, stay_in_object, steps};
use crate::analysis::loops::{Loop, LoopId};
use crate::ir::{BlockId, Origin, Ty, Value};
use crate::term::{Pool, Term};
use std::sync::Arc;

/// Iterations are counted with so many bits.
const BITS: u32 = 64;
/// So many loops before are looked at, and so many candidates are made for each.
const MOST_LOOPS: usize = 4;
const MOST_CLAIMS: usize = 8;

/// What an iteration does to a parameter of the header.
#[derive(Clone, Copy, PartialEq)]
enum Role {
    Same,
    /// It adds a constant.
    Counts(i128),
    /// An integer, anything else.
    Sums(Steps),
}

/// What iterations add to a number, as far as that is known.
#[derive(Clone, Copy, PartialEq)]
struct Steps {
    /// What they have in common.
    unit: i128,
    /// The least of them, and what the differences have in common; none where it is always as much.
    least: i128,
    apart: i128,
}

/// The first pass.
pub(super) struct Tally<'p> {
    walk: Walk<'p>,
    frame: Frame,
    id: LoopId,
    entry: Arrival,
    header: Arrival,
    roles: Vec<Role>,
    /// Iterations before the one at the header.
    count: Term,
    /// The counter does not wrap around.
    exact: Term,
    /// Each parameter never falls, as an unsigned and as a signed number.
    grows: Vec<[Option<Term>; 2]>,
    /// T where somebody asked for it: numbers of iterations, and the parameters then; None for those that have another role.
    values: Vec<(Term, Vec<Option<Term>>)>,
    /// Later passes add so much for each iteration beside what is counted here.
    beside: Vec<i128>,
    /// Iterations that were encoded.
    steps: Vec<Term>,
}

/// A first pass of which only the header was encoded.
pub(super) struct Begun<'p> {
    tally: Tally<'p>,
    counter: usize,
    exact: usize,
    /// Trials: that a parameter never falls.
    grows: Vec<(usize, usize, bool)>,
    /// Loops and objects that there were.
    older: (usize, usize),
}

/// A candidate of the second pass.
pub(super) struct Lockstep {
    trial: usize,
    tally: usize,
    /// The parameter that counts, and by how much.
    counter: (usize, i128),
    claim: Claim,
}

#[derive(Clone, Copy)]
enum Claim {
    /// The first pass went on for as long.
    NotLonger,
    /// `times * (own - own0) + flag * (other - other0) == factor * (T - T(0)) + each * iterations`, or at most as much
    Adds {
        param: usize,
        times: i128,
        of: usize,
        factor: i128,
        each: i128,
        flag: Option<(usize, bool)>,
        less: bool,
    },
}

impl Steps {
    fn of(all: &[i128]) -> Self {
        let least = all.iter().copied().min().unwrap_or(0);
        let unit = all.iter().fold(0, |g, &s| gcd(g, s)).max(1);
        Steps { unit, least, apart: all.iter().fold(0, |g, &s| gcd(g, s - least)) }
    }

    /// Multiples of what a number of ours and one of the first pass grow by that may be the same, and what is left then of each iteration:
    /// as they are, and where one counts only what the other adds beyond its least step.
    fn beside(self, theirs: Steps) -> Vec<[i128; 3]> {
        let common = gcd(self.unit, theirs.unit);
        let mut ways = vec![[theirs.unit / common, self.unit / common, 0]];
        if self.apart > 0 && theirs.apart > 0 {
            let common = gcd(self.apart, theirs.apart);
            let (times, factor) = (theirs.apart / common, self.apart / common);
            let each = times * self.least - factor * theirs.least;
            if each != 0 {
                ways.push([times, factor, each]);
            }
        }
        ways
    }
}

impl<'p> Encoder<'p> {
    /// What the iterations do to the parameters; None where a pointer goes other ways.
    fn roles(&self, walk: &Walk<'p>, data: &Loop) -> Vec<Option<Role>> {
        data.params.iter().map(|&param| self.role(walk, data, param)).collect()
    }

    fn role(&self, walk: &Walk<'p>, data: &Loop, param: Value) -> Option<Role> {
        let updates = back_arguments(walk.body, data, param);
        if updates.iter().all(|&v| v == param) {
            return Some(Role::Same);
        }
        let steps = steps(walk.body, data, param);
        let stays = walk.body.ty(param) != Ty::Ptr || stay_in_object(walk.body, data, param, &updates);
        let wide = matches!(walk.body.ty(param), Ty::Int(width) if width > BITS);
        match steps.as_ref().map(|s| s.iter().copied().collect::<Vec<_>>()).as_deref() {
            Some(&[step]) if step.unsigned_abs().is_power_of_two() && stays && !wide => {
                Some(Role::Counts(step))
            }
            _ if !stays => None,
            Some(all) => Some(Role::Sums(Steps::of(all))),
            None => Some(Role::Sums(Steps { unit: 1, least: 0, apart: 0 })),
        }
    }

    /// How many iterations a counter tells of.
    fn iterations(&mut self, step: i128, from: &Sym, now: &Sym) -> Term {
        let (from, now) = (self.place_or_number(from), self.place_or_number(now));
        let pool = &mut self.out.pool;
        let way = if step > 0 { pool.sub(now, from) } else { pool.sub(from, now) };
        let way = pool.zext_or_trunc(way, BITS);
        let shift = pool.constant(BITS, u128::from(step.unsigned_abs().trailing_zeros()));
        pool.lshr(way, shift)
    }

    pub(super) fn place_or_number(&mut self, sym: &Sym) -> Term {
        match sym {
            Sym::Int { term, .. } => *term,
            Sym::Ptr { .. } => {
                let bits = self.pointer_bits();
                self.over_targets(sym, bits, |_, t| t.off)
            }
        }
    }

    /// The loop may be a first pass.
    pub(super) fn begin_tally(
        &mut self,
        walk: &Walk<'p>,
        id: LoopId,
        record: usize,
        (entry, header): (&Arrival, &Arrival),
        footprint: &Footprint,
    ) -> Option<Begun<'p>> {
        let shape = walk.shape.clone();
        let data = &shape.forest.loops[id];
        if !self.looks_for_tallies(walk) || !data.children.is_empty() || !footprint.is_empty() {
            return None;
        }
        let roles: Vec<Role> = self.roles(walk, data).into_iter().collect::<Option<_>>()?;
        let is_sum = |(r, v): (&Role, &Value)| matches!(r, Role::Sums(_)) && walk.body.ty(*v) == Ty::Ptr;
        if roles.iter().zip(&data.params).any(is_sum) || !roles.iter().any(|r| matches!(r, Role::Sums(_))) {
            return None;
        }
        let (counter, step) = counter(walk, data, &roles)?;
        let count = self.iterations(step, &entry.args[counter], &header.args[counter]);
        let (exact, active) = self.add_tally_trial(record, "the counter does not wrap around".into());
        let mut grows = vec![];
        let mut literals = vec![[None; 2]; roles.len()];
        for index in (0..roles.len()).filter(|&i| matches!(roles[i], Role::Sums(_))) {
            for (slot, signed) in [false, true].into_iter().enumerate() {
                let name = walk.body.name(data.params[index]);
                let how = if signed { "signed" } else { "unsigned" };
                let (trial, literal) = self.add_tally_trial(record, format!("{name} never falls ({how})"));
                literals[index][slot] = Some(literal);
                grows.push((trial, index, signed));
            }
        }
        let older = (self.out.loops.len(), self.out.objects.len());
        let zero = self.pool().constant(BITS, 0);
        let sums = |args: &[Sym]| -> Vec<Option<Term>> {
            let of = |(role, arg): (&Role, &Sym)| matches!(role, Role::Sums(_)).then(|| arg.int());
            roles.iter().zip(args).map(of).collect()
        };
        let values = vec![(zero, sums(&entry.args)), (count, sums(&header.args))];
        let frame = self.frame().clone();
        let tally = Tally {
            walk: walk.clone(),
            frame,
            id,
            entry: entry.clone(),
            header: header.clone(),
            roles,
            count,
            exact: active,
            grows: literals,
            values,
            beside: vec![],
            steps: vec![],
        };
        Some(Begun { tally, counter, exact, grows, older })
    }

    /// Not where only the first candidates are wanted.
    fn looks_for_tallies(&self, walk: &Walk<'p>) -> bool {
        let later = self.summaries.is_some_and(|tools| tools.tier > 1);
        later && !self.tracks_uninit() && self.program.funcs[walk.func].origin != Origin::Model
    }

    fn add_tally_trial(&mut self, record: usize, text: String) -> (usize, Term) {
        let active = self.pool().fresh_var(&text, 1);
        let trials = &mut self.out.loops[record].trials;
        trials.push(Trial { text, formula: None, domain: "tally".into(), active, refuted: vec![] });
        (trials.len() - 1, active)
    }

    /// The body of the first pass was encoded.
    pub(super) fn end_tally(&mut self, record: usize, back: &Arrival, reached: Reached, begun: Begun<'p>) {
        let Begun { tally, counter, exact, grows, older } = begun;
        let mut claims = vec![];
        let from = self.place_or_number(&tally.entry.args[counter]);
        let now = self.place_or_number(&tally.header.args[counter]);
        let next = self.place_or_number(&back.args[counter]);
        let up = matches!(tally.roles[counter], Role::Counts(step) if step > 0);
        let pool = &mut self.out.pool;
        let (now, next) = match up {
            true => (pool.sub(now, from), pool.sub(next, from)),
            false => (pool.sub(from, now), pool.sub(from, next)),
        };
        claims.push((exact, pool.ult(now, next)));
        for (trial, param, signed) in grows {
            let (a, b) = (tally.header.args[param].int(), back.args[param].int());
            claims.push((trial, if signed { pool.sle(a, b) } else { pool.ule(a, b) }));
        }
        for (trial, holds) in claims {
            let refuted = self.refutation(reached, holds);
            self.out.loops[record].trials[trial].refuted.push(refuted);
        }
        // Loops and variables of functions that it calls are not made again for other iterations.
        if (self.out.loops.len(), self.out.objects.len()) == older {
            self.tallies.push(tally);
        }
    }

    /// Candidates of a loop that may be a second pass.
    pub(super) fn put_lockstep_on_trial(
        &mut self,
        walk: &Walk<'p>,
        data: &Loop,
        record: usize,
        entry: &Arrival,
        header: &Arrival,
    ) -> Vec<Lockstep> {
        if self.tallies.is_empty() || !self.looks_for_tallies(walk) {
            return vec![];
        }
        let roles: Vec<Role> =
            self.roles(walk, data).into_iter().map(|role| role.unwrap_or(Role::Same)).collect();
        let Some(counter) = counter(walk, data, &roles) else { return vec![] };
        let mut all = vec![];
        let first = self.tallies.len().saturating_sub(MOST_LOOPS);
        for tally in first..self.tallies.len() {
            let mut claims = self.claims_beside(walk, data, &roles, tally, entry);
            if claims.is_empty() {
                continue;
            }
            claims.insert(0, Claim::NotLonger);
            for claim in &claims {
                match *claim {
                    Claim::Adds { each, .. } if each > 0 && !self.tallies[tally].beside.contains(&each) => {
                        self.tallies[tally].beside.push(each);
                    }
                    _ => {}
                }
            }
            let done = self.iterations(counter.1, &entry.args[counter.0], &header.args[counter.0]);
            self.know_last(tally);
            self.know_step(tally, done);
            for claim in claims {
                let text = self.show_claim(walk, data, tally, claim);
                let (trial, active) = self.add_tally_trial(record, text);
                let at_entry = self.lockstep_claim(tally, counter, claim, entry, entry);
                let reached = self.reached(entry.state.guard);
                let refuted = self.refutation(reached, at_entry);
                self.out.loops[record].trials[trial].refuted.push(refuted);
                let holds = self.lockstep_claim(tally, counter, claim, entry, header);
                let holds = self.pool().implies(active, holds);
                self.assume(header.state.guard, holds);
                all.push(Lockstep { trial, tally, counter, claim });
            }
        }
        all
    }

    pub(super) fn refute_lockstep(
        &mut self,
        record: usize,
        (entry, back): (&Arrival, &Arrival),
        reached: Reached,
        all: Vec<Lockstep>,
    ) {
        for Lockstep { trial, tally, counter, claim } in all {
            let holds = self.lockstep_claim(tally, counter, claim, entry, back);
            let reached = self.with_learned(reached);
            let refuted = self.refutation(reached, holds);
            self.out.loops[record].trials[trial].refuted.push(refuted);
        }
    }

    /// What the loop may do in step with an earlier one.
    fn claims_beside(
        &mut self,
        walk: &Walk<'p>,
        data: &Loop,
        roles: &[Role],
        tally: usize,
        entry: &Arrival,
    ) -> Vec<Claim> {
        let flags: Vec<usize> = (0..roles.len()).filter(|&i| self.is_flag(walk, data, i, entry)).collect();
        let sums: Vec<(usize, Steps)> = self.tallies[tally]
            .roles
            .iter()
            .enumerate()
            .filter_map(|(i, r)| if let Role::Sums(steps) = r { Some((i, *steps)) } else { None })
            .collect();
        let mut claims = vec![];
        for (param, role) in roles.iter().enumerate() {
            let Role::Sums(steps) = *role else { continue };
            if flags.contains(&param) {
                continue;
            }
            for &(of, theirs) in &sums {
                let Some(width) = self.tallies[tally].values[0].1[of].map(|t| self.out.pool.width(t)) else {
                    continue;
                };
                let own = self.place_or_number(&entry.args[param]);
                if width < 8 || self.out.pool.width(own) < width {
                    continue;
                }
                for [times, factor, each] in steps.beside(theirs) {
                    let claim = |flag, less| Claim::Adds { param, times, of, factor, each, flag, less };
                    claims.extend([false, true].map(|less| claim(None, less)));
                    if let (Ty::Int(_), 0) = (walk.body.ty(data.params[param]), each) {
                        let flags = flags.iter().flat_map(|&f| [(f, true), (f, false)]);
                        claims.extend(flags.map(|flag| claim(Some(flag), false)));
                    }
                }
            }
        }
        claims.truncate(MOST_CLAIMS);
        claims
    }

    /// Is the parameter 0 or 1 in every iteration?
    fn is_flag(&mut self, walk: &Walk<'p>, data: &Loop, index: usize, entry: &Arrival) -> bool {
        let Sym::Int { term, .. } = entry.args[index] else { return false };
        let is_bit = |n: i128| n == 0 || n == 1;
        let inside = |b: BlockId| data.goes_on_in(b);
        let updates = back_arguments(walk.body, data, data.params[index]);
        let mut all = updates.into_iter().filter(|&v| v != data.params[index]);
        self.out.pool.as_const(term).and_then(|c| c.to_i128()).is_some_and(is_bit)
            && all.all(|v| numbers(walk.body, &inside, v).is_some_and(|n| n.into_iter().all(is_bit)))
    }

    fn show_claim(&self, walk: &Walk<'p>, data: &Loop, tally: usize, claim: Claim) -> String {
        let first = &self.tallies[tally];
        let body = first.walk.body;
        let theirs = &first.walk.shape.forest.loops[first.id];
        let name = first.walk.shape.forest.name(self.program, first.walk.func, first.id);
        match claim {
            Claim::NotLonger => format!("{name} has as many iterations"),
            Claim::Adds { param, times: count, of, factor, each, flag, less } => {
                let own = walk.body.name(data.params[param]);
                let sum = body.name(theirs.params[of]);
                let flag = flag.map_or(String::new(), |(index, plus)| {
                    let sign = if plus { '+' } else { '-' };
                    format!(" {sign} {}", walk.body.name(data.params[index]))
                });
                let times = |n: i128| if n == 1 { String::new() } else { format!("{n} * ") };
                let how = if less { "at most like" } else { "like" };
                let each = match each {
                    0 => String::new(),
                    n => format!(" and {n} for each iteration"),
                };
                format!("{}{own}{flag} grows {how} {}{sum} of {name}{each}", times(count), times(factor))
            }
        }
    }

    fn lockstep_claim(
        &mut self,
        tally: usize,
        (counter, step): (usize, i128),
        claim: Claim,
        entry: &Arrival,
        now: &Arrival,
    ) -> Term {
        let done = self.iterations(step, &entry.args[counter], &now.args[counter]);
        let (param, times, of, factor, each, flag, less) = match claim {
            Claim::NotLonger => {
                let count = self.tallies[tally].count;
                return self.pool().ule(done, count);
            }
            Claim::Adds { param, times, of, factor, each, flag, less } => {
                (param, times, of, factor, each, flag, less)
            }
        };
        let (Some(start), Some(sum)) = (self.tallies[tally].values[0].1[of], self.tally_at(tally, done)[of])
        else {
            return self.pool().ff();
        };
        let own = (self.place_or_number(&entry.args[param]), self.place_or_number(&now.args[param]));
        let flag = flag.map(|(index, plus)| (entry.args[index].int(), now.args[index].int(), plus));
        let pool = &mut self.out.pool;
        let width = pool.width(own.0);
        let mut grown = pool.sub(own.1, own.0);
        let unit = pool.signed_constant(width, times);
        grown = pool.mul(unit, grown);
        if let Some((old, new, plus)) = flag {
            let more = pool.sub(new, old);
            let more = pool.sext_or_trunc(more, width);
            grown = if plus { pool.add(grown, more) } else { pool.sub(grown, more) };
        }
        let summed = pool.sub(sum, start);
        let summed = pool.zext_or_trunc(summed, width);
        let unit = pool.signed_constant(width, factor);
        let summed = pool.mul(unit, summed);
        let (done, unit) = (pool.zext_or_trunc(done, width), pool.signed_constant(width, each));
        let counted = pool.mul(unit, done);
        let summed = pool.add(summed, counted);
        if less { pool.ule(grown, summed) } else { pool.eq(grown, summed) }
    }

    /// What the parameters of the first pass were when so many iterations were over.
    fn tally_at(&mut self, tally: usize, done: Term) -> Vec<Option<Term>> {
        if let Some((_, known)) = self.tallies[tally].values.iter().find(|(k, _)| *k == done) {
            return known.clone();
        }
        let (here, count) = self.tally_holds(tally);
        let new: Vec<Option<Term>> = self.tallies[tally].values[0].1.clone();
        let new: Vec<Option<Term>> = new
            .into_iter()
            .map(|old| {
                let width = self.out.pool.width(old?);
                Some(self.pool().fresh_var("an earlier value", width))
            })
            .collect();
        let others = self.tallies[tally].values.clone();
        let beside = self.tallies[tally].beside.clone();
        for (index, value) in new.iter().enumerate() {
            let Some(value) = *value else { continue };
            for (k, then) in &others {
                let Some(then) = then[index] else { continue };
                let pool = &mut self.out.pool;
                let same = pool.eq(done, *k);
                let equal = pool.eq(value, then);
                let mut holds = vec![pool.implies(same, equal)];
                let order = [(done, *k, value, then), (*k, done, then, value)];
                for (slot, grows) in self.tallies[tally].grows[index].into_iter().enumerate() {
                    let Some(grows) = grows else { continue };
                    for (from, to, low, high) in order {
                        let pool = &mut self.out.pool;
                        let (before, inside) = (pool.ule(from, to), pool.ule(to, count));
                        let when = pool.and_all(&[grows, before, inside]);
                        let less = if slot == 1 { pool.sle(low, high) } else { pool.ule(low, high) };
                        holds.push(pool.implies(when, less));
                        for &each in beside.iter().filter(|_| slot == 0) {
                            holds.push(grows_with_iterations(pool, when, each, (from, low), (to, high)));
                        }
                    }
                }
                let holds = self.pool().and_all(&holds);
                let holds = self.pool().implies(here, holds);
                self.know(value, holds);
            }
        }
        self.tallies[tally].values.push((done, new.clone()));
        new
    }

    /// The run came through the first pass, and its counter told of all iterations; how many there were.
    fn tally_holds(&mut self, tally: usize) -> (Term, Term) {
        let Tally { header, exact, count, .. } = &self.tallies[tally];
        let (guard, exact, count) = (header.state.guard, *exact, *count);
        (self.pool().and(guard, exact), count)
    }

    /// The last iteration that led to another.
    fn know_last(&mut self, tally: usize) {
        let count = self.tallies[tally].count;
        let one = self.pool().constant(BITS, 1);
        let last = self.pool().sub(count, one);
        self.know_step(tally, last);
    }

    /// What the iteration makes of what the ones before have left.
    fn know_step(&mut self, tally: usize, done: Term) {
        if self.tallies[tally].steps.contains(&done) {
            return;
        }
        self.tallies[tally].steps.push(done);
        let before = self.tally_at(tally, done);
        let one = self.pool().constant(BITS, 1);
        let next = self.pool().add(done, one);
        let after = self.tally_at(tally, next);
        let (here, count) = self.tally_holds(tally);
        let inside = self.pool().ult(done, count);
        let here = self.pool().and(here, inside);
        let Some(back) = self.iteration(tally, done, &before, here) else { return };
        let mut holds = vec![back.state.guard];
        for (value, arg) in after.iter().zip(&back.args) {
            if let Some(value) = *value {
                holds.push(self.out.pool.eq(value, arg.int()));
            }
        }
        let holds = self.pool().and_all(&holds);
        let holds = self.pool().implies(here, holds);
        for value in before.into_iter().flatten() {
            if self.out.pool.as_var(value).is_some() {
                self.know(value, holds);
            }
        }
    }

    /// Encodes the body once more; what it asks for and what it checks was asked for and checked before.
    fn iteration(
        &mut self,
        tally: usize,
        done: Term,
        before: &[Option<Term>],
        guard: Term,
    ) -> Option<Arrival> {
        let Tally { walk, frame, id, entry, header, roles, .. } = &self.tallies[tally];
        let (mut walk, frame, id, roles) = (walk.clone(), frame.clone(), *id, roles.clone());
        let (from, mut start) = (entry.args.clone(), header.clone());
        start.state.guard = guard;
        for (index, role) in roles.iter().enumerate() {
            match *role {
                Role::Same => {}
                Role::Counts(step) => start.args[index] = self.moved(&from[index], done, step),
                Role::Sums(_) => start.args[index] = self.clean_int(before[index]?),
            }
        }
        let (checked, parts) = ((self.assumed, self.premises), self.parts.len());
        // What loads bring here is not kept, so that others bring it again.
        let learned = (self.learned.clone(), self.learned_fields.clone(), self.learned_tables.clone());
        let obligations = std::mem::take(&mut self.out.obligations);
        let calls = std::mem::take(&mut self.out.calls);
        let ends = std::mem::take(&mut self.ends);
        let lengths =
            (self.out.stops.len(), self.out.cuts.len(), self.out.inputs.len(), self.out.havocs.len());
        self.stack.push(frame);
        let shape = walk.shape.clone();
        let data = &shape.forest.loops[id];
        walk.take_waiting(data.header);
        self.block(&mut walk, data.header, start);
        self.region(&mut walk, &data.blocks[1..], Some(id));
        self.stack.pop();
        self.out.stops.truncate(lengths.0);
        self.out.cuts.truncate(lengths.1);
        self.out.inputs.truncate(lengths.2);
        self.out.havocs.truncate(lengths.3);
        (self.assumed, self.premises) = checked;
        self.parts.truncate(parts);
        (self.learned, self.learned_fields, self.learned_tables) = learned;
        self.out.obligations = obligations;
        self.out.calls = calls;
        self.ends = ends;
        let back = walk.take_waiting(data.header);
        self.join_arrivals(back)
    }

    /// A counter after so many steps.
    fn moved(&mut self, from: &Sym, done: Term, step: i128) -> Sym {
        match from {
            Sym::Int { term, .. } => {
                let pool = &mut self.out.pool;
                let width = pool.width(*term);
                let (done, step) = (pool.zext_or_trunc(done, width), pool.signed_constant(width, step));
                let way = pool.mul(done, step);
                let term = pool.add(*term, way);
                self.clean_int(term)
            }
            Sym::Ptr { ptr, .. } => {
                let bits = self.pointer_bits();
                let pool = &mut self.out.pool;
                let (done, step) = (pool.zext_or_trunc(done, bits), pool.signed_constant(bits, step));
                let way = pool.mul(done, step);
                let moved = |t: &Target| Target { off: pool.add(t.off, way), ..*t };
                let targets: Vec<Target> = ptr.targets.iter().map(moved).collect();
                self.clean_ptr(Ptr { targets: Arc::from(targets) })
            }
        }
    }
}

/// What never falls grows with so much for each iteration, too, which a solver would have to find bit by bit.
fn grows_with_iterations(
    pool: &mut Pool,
    when: Term,
    each: i128,
    (from, low): (Term, Term),
    (to, high): (Term, Term),
) -> Term {
    let width = pool.width(low);
    // Nothing wraps below a quarter of what there is.
    let Ok(each) = u128::try_from(each) else { return pool.tt() };
    let most = (1u128 << (width.min(BITS) - 2)) / each;
    let (most_steps, most_sum) = (pool.constant(BITS, most), pool.constant(width, most));
    let small = [pool.ult(to, most_steps), pool.ult(high, most_sum)];
    let when = pool.and_all(&[when, small[0], small[1]]);
    let unit = pool.constant(width, each);
    let mut sum = |steps, counted| {
        let steps = pool.zext_or_trunc(steps, width);
        let more = pool.mul(unit, steps);
        pool.add(counted, more)
    };
    let (low, high) = (sum(from, low), sum(to, high));
    let less = pool.ule(low, high);
    pool.implies(when, less)
}

/// The parameter that tells how many iterations there were: a number rather than a pointer.
fn counter(walk: &Walk<'_>, data: &Loop, roles: &[Role]) -> Option<(usize, i128)> {
    let counts = roles.iter().enumerate().filter_map(|(index, role)| match role {
        Role::Counts(step) => Some((index, *step)),
        _ => None,
    });
    counts.min_by_key(|(index, _)| walk.body.ty(data.params[*index]) == Ty::Ptr)
}

fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a.abs() } else { gcd(b, a % b) }
}
