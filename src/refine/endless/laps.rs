//! Watches loops in a run: a state that comes back at a header without the loop having been left comes back for ever.

use crate::analysis::loops::Loop;
use crate::interp::{FrameView, Observer, Val};
use crate::ir::{BinOp, BlockId, Body, FuncId, Inst, Value, ValueDef};
use std::collections::{BTreeMap, BTreeSet};

/// A loop that is watched.
pub struct Track {
    pub func: FuncId,
    header: BlockId,
    blocks: BTreeSet<BlockId>,
    /// Values that the code from the header on may use, and that bear on what the loop does.
    live: Vec<Value>,
    /// It is a function, and its calls to itself are watched.
    recursive: bool,
}

impl Track {
    pub fn new(func: FuncId, body: &Body, data: &Loop) -> Track {
        Track {
            func,
            header: data.header,
            blocks: data.blocks.iter().copied().collect(),
            live: {
                let relevant = relevant(body, data);
                live_at(body, data.header).into_iter().filter(|v| relevant.contains(v)).collect()
            },
            recursive: false,
        }
    }

    /// A function instead of a loop: a call like an earlier one that has not returned is repeated for ever.
    pub fn of_calls(func: FuncId, body: &Body) -> Track {
        let live = live_at(body, body.entry);
        Track { func, header: body.entry, blocks: BTreeSet::new(), live, recursive: true }
    }
}

/// A fact about live numbers that held in some laps.
#[derive(Clone, Copy, Debug)]
pub enum Kept {
    Within(Value, i64, i64),
    /// These bits are those of the number.
    Bits(Value, i64, i64),
    /// The first less the second is the number.
    Distance(Value, Value, i64),
}

/// What a number was since some lap.
#[derive(Clone, Copy, Debug)]
struct Range {
    least: i64,
    most: i64,
    last: i64,
    /// Bits that were not always the same.
    changed: i64,
    /// The sum of all moves, each with a weight of its own: numbers that move together have the same.
    moved: u64,
}

impl Range {
    fn new(x: i64) -> Range {
        Range { least: x, most: x, last: x, changed: 0, moved: 0 }
    }

    fn with(self, x: i64) -> Range {
        let step = x.wrapping_sub(self.last) as u64;
        Range {
            least: self.least.min(x),
            most: self.most.max(x),
            last: x,
            changed: self.changed | (x ^ self.last),
            moved: self.moved.wrapping_mul(31).wrapping_add(step),
        }
    }
}

/// Larger memories are not compared.
const MOST_MEMORY: u64 = 1 << 20;

#[derive(Clone, Default)]
struct Seen {
    /// The call in which the loop runs; None: it does not.
    call: Option<u64>,
    /// How often its header was reached since it was entered.
    laps: u64,
    /// The state at some lap: live values and memory.
    state: Option<(Vec<Val>, Vec<u8>)>,
    /// What live numbers were since then.
    ranges: Vec<Option<Range>>,
    repeated: bool,
}

pub struct Laps<'t> {
    tracks: &'t [Track],
    by_func: BTreeMap<FuncId, Vec<usize>>,
    seen: Vec<Seen>,
    /// The active calls.
    calls: Vec<u64>,
    next_call: u64,
}

impl<'t> Laps<'t> {
    pub fn new(tracks: &'t [Track]) -> Laps<'t> {
        let mut by_func: BTreeMap<FuncId, Vec<usize>> = BTreeMap::new();
        for (i, track) in tracks.iter().enumerate() {
            by_func.entry(track.func).or_default().push(i);
        }
        Laps { tracks, by_func, seen: vec![Seen::default(); tracks.len()], calls: vec![], next_call: 0 }
    }

    /// A state came back in this loop.
    pub fn is_repeated(&self, index: usize) -> bool {
        self.seen[index].repeated
    }

    /// The run ended inside of the loop, after so many laps.
    pub fn laps_at_end(&self, index: usize) -> u64 {
        let seen = &self.seen[index];
        if seen.call.is_some_and(|c| self.calls.contains(&c)) { seen.laps } else { 0 }
    }

    /// What stayed true of the live numbers in the last laps.
    pub fn kept(&self, index: usize) -> Vec<Kept> {
        let mut all = vec![];
        let numbers = self.tracks[index].live.iter().zip(&self.seen[index].ranges);
        let numbers: Vec<(Value, Range)> = numbers.filter_map(|(&v, range)| range.map(|r| (v, r))).collect();
        for (i, &(value, range)) in numbers.iter().enumerate() {
            all.push(Kept::Within(value, range.least, range.most));
            all.push(Kept::Bits(value, !range.changed, range.last));
            for &(other, its) in &numbers[i + 1..] {
                if range.moved == its.moved && range.changed != 0 {
                    all.push(Kept::Distance(value, other, range.last.wrapping_sub(its.last)));
                }
            }
        }
        all
    }

    fn look(&mut self, index: usize, block: BlockId, frame: FrameView) {
        let (track, seen) = (&self.tracks[index], &mut self.seen[index]);
        let call = self.calls.last().copied();
        if seen.repeated {
            return;
        }
        if track.recursive {
            let active = seen.call.is_some_and(|c| self.calls.contains(&c));
            if block != track.header {
                return;
            }
            if !active {
                *seen = Seen::default();
            }
            // The call that is remembered stays active while deeper ones come.
            seen.laps += 1;
            seen.widen(track, frame);
            if !seen.compare(track, frame) && seen.laps.is_power_of_two() {
                seen.call = call;
                seen.keep(track, frame);
            }
            return;
        }
        if seen.call == call && !track.blocks.contains(&block) {
            *seen = Seen::default();
            return;
        }
        if block != track.header {
            return;
        }
        if seen.call != call {
            *seen = Seen { call, ..Seen::default() };
        }
        seen.laps += 1;
        seen.widen(track, frame);
        if !seen.compare(track, frame) && seen.laps.is_power_of_two() {
            seen.keep(track, frame);
        }
    }
}

impl Seen {
    /// Is it the state that was kept?
    fn compare(&mut self, track: &Track, frame: FrameView) -> bool {
        let same = |values: &Vec<Val>| track.live.iter().zip(values).all(|(&v, old)| frame.get(v) == old);
        self.repeated =
            self.state.as_ref().is_some_and(|(values, image)| same(values) && *image == frame.memory.image());
        self.repeated
    }

    fn widen(&mut self, track: &Track, frame: FrameView) {
        for (range, &v) in self.ranges.iter_mut().zip(&track.live) {
            *range = range.zip(frame.get(v).to_i64()).map(|(range, x)| range.with(x));
        }
    }

    fn keep(&mut self, track: &Track, frame: FrameView) {
        if frame.memory.resident() > MOST_MEMORY {
            return;
        }
        let values = track.live.iter().map(|&v| frame.get(v).clone()).collect();
        self.ranges = track.live.iter().map(|&v| frame.get(v).to_i64().map(Range::new)).collect();
        self.state = Some((values, frame.memory.image()));
    }
}

impl Observer for Laps<'_> {
    fn on_block(&mut self, func: FuncId, block: BlockId, frame: FrameView) {
        let Some(tracks) = self.by_func.get(&func).cloned() else { return };
        for index in tracks {
            self.look(index, block, frame);
        }
    }

    fn on_enter(&mut self, _func: FuncId) {
        self.next_call += 1;
        self.calls.push(self.next_call);
    }

    fn on_return(&mut self, _func: FuncId) {
        self.calls.pop();
    }
}

/// Values that some way from the start of the block uses, the parameters of the block among them.
fn live_at(body: &Body, block: BlockId) -> Vec<Value> {
    let mut live: BTreeMap<BlockId, BTreeSet<Value>> = BTreeMap::new();
    loop {
        let mut changed = false;
        for (id, data) in body.blocks.iter().rev() {
            let mut now: BTreeSet<Value> = data.terminator.operands().into_iter().collect();
            for edge in data.terminator.edges() {
                let params = &body.blocks[edge.target].params;
                let there = live.get(&edge.target).cloned().unwrap_or_default();
                for (param, &arg) in params.iter().zip(&edge.args) {
                    if there.contains(param) {
                        now.insert(arg);
                    }
                }
                now.extend(there.into_iter().filter(|v| !params.contains(v)));
            }
            for &inst in data.insts.iter().rev() {
                for result in &body.insts[inst].results {
                    now.remove(result);
                }
                // What only names a value for the source does not use it.
                if !matches!(body.insts[inst].inst, crate::ir::Inst::Bind { .. }) {
                    now.extend(body.insts[inst].inst.operands());
                }
            }
            changed |= live.get(&id) != Some(&now);
            live.insert(id, now);
        }
        if !changed {
            break;
        }
    }
    let all = live.remove(&block).unwrap_or_default();
    all.into_iter().filter(|&v| !body.values[v].def.is_constant()).collect()
}

/// Values that decide where a run of the loop goes, what it touches and what it hands to others: a counter that only counts
/// is not among them.
fn relevant(body: &Body, data: &Loop) -> BTreeSet<Value> {
    let mut waiting: Vec<Value> = vec![];
    for &block in &data.blocks {
        waiting.extend(body.blocks[block].terminator.operands());
        for &inst in &body.blocks[block].insts {
            if !only_computes(&body.insts[inst].inst) {
                waiting.extend(body.insts[inst].inst.operands());
            }
        }
    }
    let mut found = BTreeSet::new();
    while let Some(value) = waiting.pop() {
        if !found.insert(value) {
            continue;
        }
        match body.values[value].def {
            ValueDef::Result(inst, _) => waiting.extend(body.insts[inst].inst.operands()),
            ValueDef::Param(block, index) => {
                let edges = data.blocks.iter().flat_map(|&b| body.blocks[b].terminator.edges());
                let into = edges.filter(|e| e.target == block);
                waiting.extend(into.map(|e| e.args[index as usize]));
            }
            ValueDef::Const(_) | ValueDef::Null | ValueDef::Global(_) | ValueDef::Func(_) => {}
        }
    }
    found
}

/// It gives a value and cannot fail.
fn only_computes(inst: &Inst) -> bool {
    match inst {
        Inst::Binary { op, .. } => !matches!(op, BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem),
        Inst::Cmp { .. }
        | Inst::Overflow { .. }
        | Inst::Cast { .. }
        | Inst::Select { .. }
        | Inst::Fp { .. }
        | Inst::Gep { .. }
        | Inst::Bind { .. } => true,
        _ => false,
    }
}
