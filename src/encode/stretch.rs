//! How far a loop has written: up to a cursor that walks over bytes.
//!
//! A cursor begins at one place and goes on from there. That the loop has written between the two and nowhere else is a candidate:
//! assumed, the other bytes are at the header as they were on entry; refuted by a write of the body outside, and by a
//! cursor that goes back. Two cursors that go towards each other write between their begins. Which places are taken for cursors is a guess; what is assumed of them is tried.

use super::Encoder;
use super::flow::Walk;
use super::footprint::Footprint;
use super::frame::Frame;
use super::memory::{MemId, MemNode};
use super::object::{NULL, ObjId};
use super::state::{Arrival, ObjState};
use super::summary::Reached;
use super::value::Sym;
use crate::analysis::loops::Loop;
use crate::analysis::loops::updates::{back_arguments, steps};
use crate::ir::{BinOp, CastOp, Inst, Ty, Value, ValueDef};
use crate::term::Term;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// So many candidates for one object, and those for pairs of cursors.
const MOST: usize = 3;
const PAIRS: usize = 2;

/// Something that tells a place at the header.
#[derive(Clone, Copy, PartialEq)]
struct Cursor {
    /// The parameter of the header that changes: a pointer, or an index from the other one on.
    param: usize,
    base: Option<Value>,
    /// The index is extended with its sign.
    signed: bool,
    shift: i128,
    down: bool,
}

/// What is on trial to be written.
#[derive(Clone, Copy)]
enum Way {
    /// Between the begin of a cursor and the cursor.
    Along(Cursor),
    /// From the begin of one that goes up to the begin of one that goes down.
    Between(Cursor, Cursor),
}

/// An object that is on trial to be written in one stretch only.
pub(super) struct Stretch {
    trial: usize,
    obj: ObjId,
    way: Way,
    /// At the header.
    before: Passed,
    /// The bytes that the cursor may be in, and others that may be written.
    piece: Range,
    others: Vec<Range>,
}

/// From a place up to another, without that.
type Range = (Term, Term);

/// Where the bytes lie that were written so far, if that can be said.
struct Passed {
    known: Term,
    range: Range,
}

impl<'p> Encoder<'p> {
    /// Forgets again, with fewer bytes, what was forgotten at the header.
    pub(super) fn put_stretches_on_trial(
        &mut self,
        walk: &Walk<'p>,
        data: &Loop,
        record: usize,
        (entry, header): (&Arrival, &mut Arrival),
        footprint: &Footprint,
        frames: &[Frame],
    ) -> Vec<Stretch> {
        let mut all = vec![];
        if self.tracks_uninit() || self.summaries.is_none_or(|tools| tools.tier <= 2) {
            return all;
        }
        let cursors = self.cursors(walk, data);
        let mut objects = BTreeSet::new();
        for cursor in &cursors {
            if let Some(Sym::Ptr { ptr, .. }) = self.start_of(walk, data, entry, cursor) {
                objects.extend(ptr.targets.iter().map(|t| t.obj).filter(|&o| o != NULL));
            }
        }
        for obj in objects {
            let object = &self.out.objects[obj];
            if object.weak || object.constant || self.is_many(obj) || footprint.ends(obj) {
                continue;
            }
            let Some(pieces) = self.pieces(footprint, frames, obj) else { continue };
            all.extend(self.narrow(walk, data, record, (entry, header), obj, &pieces, &cursors));
        }
        all
    }

    /// Of one object.
    #[allow(clippy::too_many_arguments)]
    fn narrow(
        &mut self,
        walk: &Walk<'p>,
        data: &Loop,
        record: usize,
        (entry, header): (&Arrival, &mut Arrival),
        obj: ObjId,
        pieces: &[(Term, Range)],
        cursors: &[Cursor],
    ) -> Vec<Stretch> {
        let always = self.pool().tt();
        let certain: Vec<Range> = pieces.iter().filter(|p| p.0 == always).map(|p| p.1).collect();
        let mut all: Vec<Stretch> = vec![];
        let mut narrowed: Vec<(Range, Range)> = certain.iter().map(|&p| (p, p)).collect();
        // What says most comes last.
        let pairs = pairs(cursors).into_iter().take(PAIRS);
        let ways: Vec<Way> = pairs.chain(cursors.iter().map(|&c| Way::Along(c))).collect();
        let most = MOST + ways.iter().filter(|way| matches!(way, Way::Between(..))).count();
        for way in ways {
            if all.len() == most {
                break;
            }
            let (Way::Along(cursor) | Way::Between(cursor, _)) = &way;
            let Some(at) = self.piece_of(walk, data, entry, obj, cursor, &certain) else { continue };
            let piece = certain[at];
            let Some(passed) = self.passed(walk, data, (entry, header), obj, &way, piece) else {
                continue;
            };
            let name = self.out.objects[obj].name.clone();
            let text = match &way {
                Way::Along(c) => format!("{name} is written up to {} only", self.show_cursor(walk, data, c)),
                Way::Between(up, down) => {
                    let [up, down] = [up, down].map(|c| self.show_cursor(walk, data, c));
                    format!("{name} is written between {up} and {down} only")
                }
            };
            // Nothing is written where the loop is entered.
            let (trial, active) = self.put_own_on_trial(record, ("stretches", text), entry, always);
            let pool = &mut self.out.pool;
            let when = pool.and(active, passed.known);
            let (lo, hi) = narrowed[at].1;
            narrowed[at].1 = (pool.ite(when, passed.range.0, lo), pool.ite(when, passed.range.1, hi));
            let others = certain.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, &p)| p).collect();
            all.push(Stretch { trial, obj, way, before: passed, piece, others });
        }
        if all.is_empty() {
            return all;
        }
        let old = self.obj_state(&entry.state, obj);
        let (size, name) = (self.out.objects[obj].size, self.out.objects[obj].name.clone());
        let id = self.out.unknowns.add(&name, size, self.out.objects.len());
        self.holders.insert(id, obj);
        let now = self.obj_state(&header.state, obj);
        if let MemNode::Havoc { id: forgotten, .. } = *self.mem(now.mem)
            && let Some(comb) = self.combs.get(&forgotten).cloned()
        {
            self.combs.insert(id, comb);
        }
        let mut mem = old.mem;
        let uncertain = pieces.iter().filter(|p| p.0 != always).copied();
        let narrowed: Vec<(Term, Range)> =
            uncertain.chain(narrowed.into_iter().map(|n| (always, n.1))).collect();
        for (cond, (lo, hi)) in narrowed {
            let len = self.pool().sub(hi, lo);
            mem = self.add_mem(MemNode::Havoc { prev: mem, cond, lo, len, id, tainted: true });
        }
        header.state.objects.insert(obj, ObjState { mem, ..now });
        all
    }

    /// After an iteration, what was written lies between the begin of the cursor and the cursor.
    pub(super) fn refute_stretches(
        &mut self,
        walk: &Walk<'p>,
        data: &Loop,
        record: usize,
        (entry, header, back): (&Arrival, &Arrival, &Arrival),
        reached: Reached,
        all: Vec<Stretch>,
    ) {
        for Stretch { trial, obj, way, before, piece, others } in all {
            let after = self.passed(walk, data, (entry, back), obj, &way, piece);
            let holds = match after {
                None => self.pool().tt(),
                Some(after) => {
                    let (from, to): (MemId, MemId) =
                        (self.obj_state(&header.state, obj).mem, self.obj_state(&back.state, obj).mem);
                    let mut places = vec![after.range];
                    places.extend(others);
                    let strays = self.strays(to, from, &places, &mut FxHashMap::default());
                    let pool = &mut self.out.pool;
                    let stays = pool.not(strays);
                    let parts = [
                        before.known,
                        pool.ule(after.range.0, before.range.0),
                        pool.ule(before.range.1, after.range.1),
                        stays,
                    ];
                    let goes_on = pool.and_all(&parts);
                    pool.implies(after.known, goes_on)
                }
            };
            self.refute_own(record, trial, reached, holds);
        }
    }

    /// What is forgotten of the object, and when.
    fn pieces(&mut self, footprint: &Footprint, frames: &[Frame], obj: ObjId) -> Option<Vec<(Term, Range)>> {
        let size = self.out.objects[obj].size;
        let (start, always) = (self.offset_constant(0), self.pool().tt());
        let mut all = vec![];
        let regions = match frames.iter().find(|f| f.is_of(obj)) {
            Some(frame) => {
                let refuted = self.pool().not(frame.active());
                all.push((refuted, (start, size)));
                frame.places().to_vec()
            }
            None => match footprint.regions(obj)? {
                Some(regions) => regions,
                None => return Some(vec![(always, (start, size))]),
            },
        };
        for region in regions {
            let range = self.ends(region, size);
            all.push((always, range));
        }
        Some(all)
    }

    /// The bytes that the cursor begins in: those of a known place, or all.
    fn piece_of(
        &mut self,
        walk: &Walk<'p>,
        data: &Loop,
        entry: &Arrival,
        obj: ObjId,
        cursor: &Cursor,
        pieces: &[Range],
    ) -> Option<usize> {
        if pieces.len() == 1 {
            return Some(0);
        }
        let (_, off) = self.place_of(walk, data, entry, obj, cursor)?;
        let number = |e: &Self, t: Term| e.out.pool.as_const(t).and_then(|c| c.to_u64());
        let off = number(self, off)?;
        pieces.iter().position(|&(lo, hi)| {
            number(self, lo).is_some_and(|lo| lo <= off) && number(self, hi).is_some_and(|hi| off < hi)
        })
    }

    fn passed(
        &mut self,
        walk: &Walk<'p>,
        data: &Loop,
        (entry, now): (&Arrival, &Arrival),
        obj: ObjId,
        way: &Way,
        piece: Range,
    ) -> Option<Passed> {
        let ((one, when), (other, then)) = match way {
            Way::Along(cursor) => ((cursor, entry), (cursor, now)),
            Way::Between(up, down) => ((up, entry), (down, entry)),
        };
        let (leads, from) = self.place_of(walk, data, when, obj, one)?;
        let (still_leads, to) = self.place_of(walk, data, then, obj, other)?;
        let goes_down = matches!(way, Way::Along(cursor) if cursor.down);
        let (lo, hi) = if goes_down { (to, from) } else { (from, to) };
        let pool = &mut self.out.pool;
        let parts = [leads, still_leads, pool.ule(piece.0, lo), pool.ule(lo, hi), pool.ule(hi, piece.1)];
        let known = pool.and_all(&parts);
        (!pool.is_false(known)).then_some(Passed { known, range: (lo, hi) })
    }

    /// The offset that the cursor has in the object, if it leads there.
    fn place_of(
        &mut self,
        walk: &Walk<'p>,
        data: &Loop,
        at: &Arrival,
        obj: ObjId,
        cursor: &Cursor,
    ) -> Option<(Term, Term)> {
        let Sym::Ptr { ptr, .. } = self.start_of(walk, data, at, cursor)? else { return None };
        let target = *ptr.targets.iter().find(|t| t.obj == obj)?;
        let bits = self.pointer_bits();
        let mut off = target.off;
        if let (Some(_), Sym::Int { term, .. }) = (cursor.base, &at.args[cursor.param]) {
            let pool = &mut self.out.pool;
            let way =
                if cursor.signed { pool.sext_or_trunc(*term, bits) } else { pool.zext_or_trunc(*term, bits) };
            off = pool.add(off, way);
        }
        let shift = self.pool().signed_constant(bits, cursor.shift);
        Some((target.cond, self.pool().add(off, shift)))
    }

    /// The pointer, or the one that the index counts from.
    fn start_of(&mut self, walk: &Walk<'p>, data: &Loop, at: &Arrival, cursor: &Cursor) -> Option<Sym> {
        let Some(base) = cursor.base else { return at.args.get(cursor.param).cloned() };
        match data.params.iter().position(|&p| p == base) {
            Some(index) => at.args.get(index).cloned(),
            None => Some(self.value(walk, &at.state, base)),
        }
    }

    /// Pointers that move by bytes, and indices of bytes.
    fn cursors(&self, walk: &Walk<'p>, data: &Loop) -> Vec<Cursor> {
        let mut all = vec![];
        let mut add = |param: usize, base, signed, shift: i128| {
            let Some(down) = self.direction(walk, data, param) else { return };
            let shifts: &[i128] = if down { &[0, 1] } else { &[0] };
            for &more in shifts {
                let cursor = Cursor { param, base, signed, shift: shift + more, down };
                if !all.contains(&cursor) {
                    all.push(cursor);
                }
            }
        };
        for (index, &param) in data.params.iter().enumerate() {
            if walk.body.ty(param) == Ty::Ptr {
                add(index, None, false, 0);
            }
        }
        for inst in data.blocks.iter().flat_map(|&b| &walk.body.blocks[b].insts) {
            let Inst::Gep { base, index, stride: 1, .. } = walk.body.insts[*inst].inst else { continue };
            let stays = match data.params.iter().position(|&p| p == base) {
                Some(_) => back_arguments(walk.body, data, base).iter().all(|&v| v == base),
                None => !self.is_made_in(walk, data, base),
            };
            if let Some((param, signed, shift)) = stays.then(|| self.counted(walk, data, index)).flatten() {
                add(param, Some(base), signed, shift);
            }
        }
        all
    }

    /// Does the parameter go down? None: it stays, or moves by more than bytes.
    fn direction(&self, walk: &Walk<'p>, data: &Loop, param: usize) -> Option<bool> {
        let param = data.params[param];
        if back_arguments(walk.body, data, param).iter().all(|&v| v == param) {
            return None;
        }
        let Some(steps) = steps(walk.body, data, param) else { return Some(false) };
        let bytes = steps.iter().any(|s| s % 2 != 0);
        bytes.then(|| steps.iter().all(|&s| s <= 0))
    }

    fn is_made_in(&self, walk: &Walk<'p>, data: &Loop, value: Value) -> bool {
        match walk.body.values[value].def {
            ValueDef::Param(block, _) => data.blocks.contains(&block),
            ValueDef::Result(inst, _) => {
                data.blocks.iter().any(|&b| walk.body.blocks[b].insts.contains(&inst))
            }
            _ => false,
        }
    }

    /// A parameter of the header, extended, and a constant.
    fn counted(&self, walk: &Walk<'p>, data: &Loop, value: Value) -> Option<(usize, bool, i128)> {
        let (mut at, mut signed, mut shift) = (value, true, 0);
        for _ in 0..4 {
            if let Some(index) = data.params.iter().position(|&p| p == at) {
                return Some((index, signed, shift));
            }
            let ValueDef::Result(inst, _) = walk.body.values[at].def else { return None };
            match walk.body.insts[inst].inst {
                Inst::Cast { op: CastOp::SExt, a } => at = a,
                Inst::Cast { op: CastOp::ZExt, a } => (at, signed) = (a, false),
                Inst::Binary { op: BinOp::Add, a, b, .. } => {
                    shift += walk.body.as_const(b)?.to_i128()?;
                    at = a;
                }
                _ => return None,
            }
        }
        None
    }

    fn show_cursor(&self, walk: &Walk<'p>, data: &Loop, cursor: &Cursor) -> String {
        let name = walk.body.name(data.params[cursor.param]);
        let from = cursor.base.map_or(String::new(), |base| format!("{} + ", walk.body.name(base)));
        let shift = match cursor.shift {
            0 => String::new(),
            n if n > 0 => format!(" + {n}"),
            n => format!(" - {}", -n),
        };
        let way = if cursor.down { "down" } else { "up" };
        format!("{from}{name}{shift} ({way})")
    }
}

/// Cursors that go towards each other.
fn pairs(cursors: &[Cursor]) -> Vec<Way> {
    let (down, up): (Vec<Cursor>, Vec<Cursor>) = cursors.iter().partition(|c| c.down);
    // Where the one that goes down begins is written, too, or the byte before it is the first.
    let ends = down.iter().rev();
    ends.flat_map(|&end| up.iter().map(move |&begin| Way::Between(begin, end))).collect()
}
