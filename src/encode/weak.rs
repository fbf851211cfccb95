//! Objects that stand for many: the blocks that earlier iterations, calls or callers have made at one place.
//!
//! Each has a number, by which pointers to the same block are known as such. Its size goes with the pointer. All of them are alive,
//! or those are that `lives` names. Their contents lie in one memory (`encode::many`).

use super::Encoder;
use super::made::Maker;
use super::memory::MemNode;
use super::object::{ObjId, Object, ObjectKind};
use super::pointer::Target;
use super::state::{ObjState, State};
use crate::analysis::pointsto::{self, CallSite};
use crate::analysis::set::IdSet;
use crate::ir::{LocId, Ty};
use crate::term::Term;

/// Bits of an address that name a block, and those of the place in it. No machine has a block of 2^48 bytes.
pub(super) const NAMES: u32 = 15;
pub(super) const OFFSETS: u32 = 48;

impl Encoder<'_> {
    /// The call for which the innermost function runs, as the points-to analysis tells them apart.
    pub(super) fn reason(&self) -> super::made::Reason {
        let tools = self.summaries?;
        let first = self.stack.first()?;
        // Looked at on its own, it stands for all its calls.
        if self.options.start.is_some() && tools.pts.is_cloned(first.func) {
            return None;
        }
        let mut calls = vec![];
        for pair in self.stack.windows(2) {
            calls.push(CallSite { func: pair[0].func, inst: pair[1].from? });
        }
        Some(tools.pts.context_of(&calls, self.stack.last()?.func))
    }

    /// To the analysis, blocks of several makers may be one object, which goes by the name of one of them.
    pub(super) fn note_maker(&mut self, maker: Maker, obj: ObjId) {
        let reason = self.reason();
        self.made.add(maker, reason, obj);
        let Some(tools) = self.summaries else { return };
        let (func, inst) = maker;
        let own = pointsto::ObjectKind::Heap { func, inst, context: reason.flatten() };
        let all = match reason {
            Some(_) => tools.pts.object(own).into_iter().collect(),
            None => tools.pts.all_made_at(func, inst),
        };
        for (home, context) in all.into_iter().filter_map(|o| tools.pts.objects()[o].kind.made_at()) {
            if home != maker || reason.is_some_and(|r| r != context) {
                self.made.add(home, Some(context), obj);
            }
        }
    }

    /// One for each call that the analysis tells apart; with `within`, only for those among these objects.
    pub(super) fn add_weak(&mut self, kind: ObjectKind, within: Option<&IdSet>) {
        let Some(tools) = self.summaries else { return };
        let (ObjectKind::Heap { func, inst } | ObjectKind::Stack { func, inst }) = kind else { return };
        let is_heap = matches!(kind, ObjectKind::Heap { .. });
        for id in tools.pts.all_made_at(func, inst) {
            let object = &tools.pts.objects()[id];
            let Some((maker, context)) = object.kind.made_at() else { continue };
            let kind = match is_heap {
                true => ObjectKind::Heap { func: maker.0, inst: maker.1 },
                false => ObjectKind::Stack { func: maker.0, inst: maker.1 },
            };
            let known = self.made.at(maker, context).any(|o| self.out.objects[o].weak);
            if known || within.is_some_and(|w| !w.contains(id.as_u32())) {
                continue;
            }
            let bits = self.pointer_bits();
            let size = match is_heap {
                true => self.pool().constant(bits, 1 << (bits - 1)),
                false => self.pool().fresh_var("size of an earlier allocation", bits),
            };
            let initial = match is_heap {
                true => self.unknown_contents(size),
                false => self.unknown_memory("earlier allocations", size, false),
            };
            let obj = self.add_object(Object {
                kind,
                name: "an earlier allocation".into(),
                size,
                align: 16,
                constant: false,
                initial,
                initially_alive: true,
                base: None,
                site: None,
                unknowns: vec![],
                weak: true,
                each: object.size.filter(|&bytes| bytes < 1 << OFFSETS),
            });
            self.made.add(maker, Some(context), obj);
        }
    }

    /// Nothing is known of the blocks that the weak objects stand for.
    pub(super) fn forget_lives_of_weak(&mut self, state: &mut State) {
        let all: Vec<ObjId> = self.out.objects.iter().filter(|(_, o)| o.weak).map(|(id, _)| id).collect();
        all.into_iter().for_each(|obj| self.forget_life(state, obj));
    }

    pub(super) fn forget_life(&mut self, state: &mut State, obj: ObjId) {
        if self.is_never_known(obj) {
            return;
        }
        let old = self.obj_state(state, obj);
        let label = format!("{} is alive", self.out.objects[obj].name);
        let alive = self.pool().fresh_var(&label, 1);
        let lives = match self.is_many(obj) {
            true => self.unknown_memory("lives of earlier allocations", self.out.objects[obj].size, false),
            false => old.lives,
        };
        state.objects.insert(obj, ObjState { alive, lives, until: Some(state.made), ..old });
    }

    /// Many local variables, or memory from outside: whether one is alive is another question each time.
    pub(super) fn is_never_known(&self, obj: ObjId) -> bool {
        self.out.objects[obj].weak && !self.is_many(obj)
    }

    /// Blocks of the heap that are told apart by numbers.
    pub(super) fn is_many(&self, obj: ObjId) -> bool {
        let object = &self.out.objects[obj];
        // Shorter addresses have no room for names.
        let has_names = self.program.pointer_bits > NAMES + OFFSETS;
        object.weak && has_names && matches!(object.kind, ObjectKind::Heap { .. })
    }

    /// The name of some block, and its size; those of an object that is one.
    pub(super) fn one_of(&mut self, obj: ObjId) -> (Term, Term) {
        let bits = self.pointer_bits();
        let object = &self.out.objects[obj];
        let (size, weak) = (object.size, object.weak);
        if !weak {
            return (self.pool().constant(NAMES, 0), size);
        }
        self.count_name();
        let number = self.pool().fresh_var("number of an earlier allocation", NAMES);
        let size = match self.is_many(obj) {
            true => self.size_among_many(obj, number),
            false => match self.out.objects[obj].each {
                Some(each) => self.pool().constant(bits, u128::from(each)),
                None => self.pool().fresh_var("size of an earlier allocation", bits),
            },
        };
        (number, size)
    }

    pub(super) fn count_name(&mut self) {
        self.blocks_named += 1;
        if self.blocks_named == 1 << (NAMES - 1) {
            let always = self.pool().tt();
            let what = "more blocks of the heap are told apart than there are names".into();
            self.cut(always, what, LocId::UNKNOWN);
        }
    }

    /// Both lead into the same object; of many blocks, to the same one.
    pub(super) fn same_block(&mut self, x: Target, y: Target) -> Term {
        match x.obj == y.obj {
            true => self.pool().eq(x.number, y.number),
            false => self.pool().ff(),
        }
    }

    pub(super) fn is_alive(&mut self, state: &State, t: Target) -> Term {
        let known = self.obj_state(state, t.obj);
        if !self.is_many(t.obj) || self.pool().is_true(known.alive) {
            return known.alive;
        }
        let bits = self.pointer_bits();
        let place = self.pool().zext(t.number, bits);
        let life = self.read(known.lives, place, 1, Ty::Int(8)).int();
        let zero = self.pool().constant(8, 0);
        let lives = self.pool().ne(life, zero);
        self.pool().or(known.alive, lives)
    }

    /// A block ends. Others that are known by a number are not concerned, unless nobody knows what it was.
    pub(super) fn end_among_many(&mut self, state: &mut State, t: Target) {
        let anything = Some(t.obj) == self.outside;
        let ended: Vec<ObjId> = match anything {
            true => self.observed().into_iter().filter(|&o| self.is_many(o)).collect(),
            false => [t.obj].into_iter().filter(|&o| self.is_many(o)).collect(),
        };
        let bits = self.pointer_bits();
        for obj in ended {
            let old = self.obj_state(state, obj);
            let size = self.out.objects[obj].size;
            let place = self.pool().zext(t.number, bits);
            let zero = self.pool().constant(bits, 0);
            let (dead, living) = (self.pool().constant(8, 0), self.pool().constant(8, 1));
            let (dead, living) = (self.clean_int(dead), self.clean_int(living));
            let all = MemNode::Fill { prev: old.lives, cond: old.alive, lo: zero, len: size, byte: living };
            let prev = self.add_mem(all);
            let lives = match anything {
                true => {
                    let any = self.unknown_memory("lives of earlier allocations", size, false);
                    self.mem_ite(t.cond, any, prev)
                }
                false => {
                    self.add_mem(MemNode::Store { prev, cond: t.cond, off: place, bytes: 1, value: dead })
                }
            };
            let spared = self.pool().not(t.cond);
            let alive = self.pool().and(old.alive, spared);
            state.objects.insert(obj, ObjState { alive, lives, ..old });
        }
    }
}
