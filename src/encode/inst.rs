//! The meaning of each instruction.

use super::Encoder;
use super::arith::values;
use super::flow::Walk;
use super::hint::Hint;
use super::memory::{MemId, MemNode};
use super::object::{NULL, Object, ObjectKind};
use super::pointer::Target;
use super::state::{ObjState, State};
use super::unknown::UnknownId;
use super::value::Sym;
use crate::ir::{ApproximationKind, Inst, InstId, OpaqueKind, Property, Ty, Value};
use crate::property::Site;
use crate::term::Term;

impl<'p> Encoder<'p> {
    pub(super) fn instruction(&mut self, walk: &mut Walk<'p>, state: &mut State, id: InstId) {
        let data = &walk.body.insts[id];
        let site = Site::inst(walk.func, id);
        let result = match &data.inst {
            Inst::Call { callee, args } => {
                self.call(walk, state, id, callee, args);
                return;
            }
            Inst::Opaque { what, kind, args } => {
                let args = values(self, walk, state, args);
                self.opaque(walk, state, id, what, *kind, &args);
                return;
            }
            other => self.simple(walk, state, site, id, other),
        };
        if let (Some(sym), Some(&value)) = (result, data.results.first()) {
            self.define(walk, state, value, sym);
        }
    }

    fn simple(
        &mut self,
        walk: &Walk<'p>,
        state: &mut State,
        site: Site,
        id: InstId,
        inst: &Inst,
    ) -> Option<Sym> {
        let get = |e: &mut Self, state: &State, v: Value| e.value(walk, state, v);
        let bits = self.pointer_bits();
        match inst {
            Inst::Binary { op, a, b, nsw } => {
                let (a, b) = (get(self, state, *a), get(self, state, *b));
                Some(self.binary(state, site, *op, &a, &b, *nsw))
            }
            Inst::Cmp { op, a, b } => {
                let (a, b) = (get(self, state, *a), get(self, state, *b));
                Some(self.compare(*op, &a, &b))
            }
            Inst::Overflow { op, a, b } => {
                let (a, b) = (get(self, state, *a), get(self, state, *b));
                Some(self.overflow(*op, &a, &b))
            }
            Inst::Cast { op, a } => {
                let a = get(self, state, *a);
                let to = walk.body.ty(walk.body.insts[id].results[0]);
                Some(self.cast(*op, &a, to))
            }
            Inst::Select { cond, then, els } => {
                let (c, a, b) = (get(self, state, *cond), get(self, state, *then), get(self, state, *els));
                let chosen = self.ite(c.int(), &a, &b);
                Some(self.tainted(chosen, c.taint()))
            }
            Inst::Fp { op, format, args } => {
                let args = values(self, walk, state, args);
                Some(self.float(walk, id, *op, *format, &args))
            }
            Inst::Gep { base, index, stride, count } => {
                let (p, i) = (get(self, state, *base), get(self, state, *index));
                self.index_bound(walk, state, site, id, &i, *count);
                let step = self.pool().constant(bits, u128::from(*stride));
                let bytes = self.pool().mul(i.int(), step);
                let ptr = self.ptr_add(p.ptr(), bytes);
                let taint = self.pool().or(p.taint(), i.taint());
                Some(Sym::Ptr { ptr, taint })
            }
            Inst::Alloca { bytes, align, var } => {
                let bytes = get(self, state, *bytes);
                let name =
                    var.map_or_else(|| "a local variable".to_string(), |v| walk.body.vars[v].name.clone());
                let kind = ObjectKind::Stack { func: walk.func, inst: id };
                let obj = self.allocate(state, kind, name, bytes.int(), *align, site);
                self.frame().locals.push(obj);
                let zero = self.pool().constant(bits, 0);
                let ptr = self.at(obj, zero);
                Some(self.clean_ptr(ptr))
            }
            Inst::LifetimeStart { ptr } => {
                let p = get(self, state, *ptr);
                self.live_again(state, &p);
                None
            }
            Inst::LifetimeEnd { ptr } => {
                let p = get(self, state, *ptr);
                self.kill(state, &p, |_| true);
                None
            }
            Inst::StackSave => {
                let count = self.frame().locals.len() as u128;
                let off = self.pool().constant(bits, count);
                let ptr = self.at(NULL, off);
                Some(self.clean_ptr(ptr))
            }
            Inst::StackRestore { token } => {
                let token = get(self, state, *token);
                let count = self.ptr_to_int(token.ptr());
                self.unwind_stack(state, count);
                None
            }
            Inst::Load { ptr, volatile } => {
                let p = get(self, state, *ptr);
                let ty = walk.body.ty(walk.body.insts[id].results[0]);
                let len = self.pool().constant(bits, u128::from(ty.bytes(bits)));
                self.access(state, site, &p, len, false);
                if *volatile {
                    return Some(self.input(walk, state, id, "volatile", ty));
                }
                self.hint = Some(Hint::Load(walk.func, walk.body.insts[id].results[0]));
                let value = self.load(state, &p, ty);
                self.hint = None;
                Some(value)
            }
            Inst::Store { ptr, value, volatile: _ } => {
                let (p, v) = (get(self, state, *ptr), get(self, state, *value));
                let bytes = walk.body.ty(*value).bytes(bits) as u32;
                let len = self.pool().constant(bits, u128::from(bytes));
                self.access(state, site, &p, len, true);
                self.write(state, &p, |e, prev, t| {
                    e.add_mem(MemNode::Store { prev, cond: t.cond, off: t.off, bytes, value: v.clone() })
                });
                None
            }
            Inst::Fill { ptr, byte, len } => {
                let (p, byte, len) =
                    (get(self, state, *ptr), get(self, state, *byte), get(self, state, *len));
                self.initialized(state, site, &len);
                let len = len.int();
                self.access(state, site, &p, len, true);
                self.write(state, &p, |e, prev, t| {
                    e.add_mem(MemNode::Fill { prev, cond: t.cond, lo: t.off, len, byte: byte.clone() })
                });
                None
            }
            Inst::Copy { dst, src, len, overlap } => {
                let (d, s, len) = (get(self, state, *dst), get(self, state, *src), get(self, state, *len));
                self.initialized(state, site, &len);
                self.copy(state, site, &d, &s, len.int(), *overlap);
                None
            }
            Inst::Alloc { bytes } => {
                let bytes = get(self, state, *bytes);
                self.initialized(state, site, &bytes);
                Some(self.heap_object(walk, state, site, id, bytes.int()))
            }
            Inst::Free { ptr } => {
                let p = get(self, state, *ptr);
                self.free(state, site, &p);
                None
            }
            Inst::Input { name } => {
                let ty = walk.body.ty(walk.body.insts[id].results[0]);
                Some(self.input(walk, state, id, name, ty))
            }
            Inst::Uninit => {
                let ty = walk.body.ty(walk.body.insts[id].results[0]);
                let value = self.input(walk, state, id, "uninitialized", ty);
                let taint = self.tracks_uninit();
                let taint = self.pool().bool_const(taint);
                Some(self.tainted(value, taint))
            }
            Inst::Assume { cond } => {
                let c = get(self, state, *cond);
                self.initialized(state, site, &c);
                self.stop(state.guard, c.int(), None);
                self.assume(state.guard, c.int());
                if self.pool().is_false(c.int()) {
                    state.guard = c.int();
                }
                // Whatever comes next in the only block comes after it.
                if walk.body.blocks.len() == 1 {
                    self.cut_values(c.int());
                }
                None
            }
            Inst::Check { cond, property, .. } => {
                let c = get(self, state, *cond);
                self.initialized(state, site, &c);
                let stops = matches!(property, Property::Assert | Property::Deref | Property::Free);
                self.oblige(state.guard, site, *property, c.int(), stops);
                None
            }
            Inst::Havoc { ptr, len } => {
                let (p, len) = (get(self, state, *ptr), get(self, state, *len));
                self.access(state, site, &p, len.int(), true);
                let contents = self.havoc(state, &p, len.int(), "havoc");
                let (guard, func, calls) = (state.guard, walk.func, self.calls());
                self.out.havocs.push(super::HavocEvent { guard, func, inst: id, calls, contents });
                None
            }
            Inst::NextZero { ptr } => {
                let p = get(self, state, *ptr);
                let term = self.next_zero(state, p.ptr());
                Some(self.clean_int(term))
            }
            Inst::ObjectSize { ptr } => {
                let p = get(self, state, *ptr);
                let term = self.object_size(state, &p);
                Some(self.clean_int(term))
            }
            Inst::ObjectOffset { ptr } => {
                let p = get(self, state, *ptr);
                let term = self.over_targets(&p, bits, |_, t| t.off);
                Some(self.clean_int(term))
            }
            Inst::Alive { ptr } => {
                let p = get(self, state, *ptr);
                let state = state.clone();
                let term = self.over_targets(&p, 1, |e, t| e.obj_state(&state, t.obj).alive);
                Some(self.clean_int(term))
            }
            Inst::Readable { ptr, len } => {
                let (p, len) = (get(self, state, *ptr), get(self, state, *len));
                let term = self.accessible(state, &p, len.int(), false);
                let taint = self.pool().or(p.taint(), len.taint());
                Some(Sym::Int { term, taint })
            }
            Inst::IsHeap { ptr } => {
                let p = get(self, state, *ptr);
                let term = self.is_heap(&p);
                Some(self.clean_int(term))
            }
            Inst::Abstract { always } => {
                let holds = *always || self.summaries.is_some();
                self.out.abstracts |= holds && !always;
                let term = self.pool().bool_const(holds);
                Some(self.clean_int(term))
            }
            Inst::Output { ptr, len } => {
                let (p, len) = (get(self, state, *ptr), get(self, state, *len));
                self.access(state, site, &p, len.int(), false);
                None
            }
            Inst::Format { dst, cap, format, args } => {
                let all = values(self, walk, state, &[*dst, *cap, *format, *args]);
                Some(self.format(walk, state, site, id, &all))
            }
            Inst::Exit { .. } | Inst::Abort => {
                if matches!(inst, Inst::Exit { .. }) {
                    self.ends.push(state.clone());
                }
                let never = self.pool().ff();
                self.stop(state.guard, never, None);
                state.guard = never;
                None
            }
            Inst::Bind { .. } => None,
            Inst::Call { .. } | Inst::Opaque { .. } => unreachable!("handled by the caller"),
        }
    }

    pub(super) fn tainted(&mut self, value: Sym, more: Term) -> Sym {
        match value {
            Sym::Int { term, taint } => Sym::Int { term, taint: self.pool().or(taint, more) },
            Sym::Ptr { ptr, taint } => Sym::Ptr { ptr, taint: self.pool().or(taint, more) },
        }
    }

    /// An input of the program, in the order of the run.
    pub(super) fn input(&mut self, walk: &Walk<'p>, state: &State, inst: InstId, name: &str, ty: Ty) -> Sym {
        let width = ty.bits(self.pointer_bits());
        let term = self.pool().fresh_var(name, width);
        let calls = self.calls();
        self.out.inputs.push(super::InputEvent {
            guard: state.guard,
            value: term,
            name: name.to_string(),
            loc: walk.body.insts[inst].loc,
            func: walk.func,
            inst,
            calls,
            within: self.records_around.last().copied(),
        });
        match ty {
            Ty::Int(_) => self.clean_int(term),
            Ty::Ptr => {
                let ptr = self.outside_pointer(name, term);
                self.clean_ptr(ptr)
            }
        }
    }

    fn index_bound(
        &mut self,
        walk: &Walk<'p>,
        state: &State,
        site: Site,
        id: InstId,
        i: &Sym,
        count: Option<u64>,
    ) {
        let Some(count) = count else { return };
        let bits = self.pointer_bits();
        let touched = walk.shape.touched[walk.body.insts[id].results[0].as_u32() as usize];
        let pool = &mut self.out.pool;
        let limit = pool.constant(bits, u128::from(count));
        // One past the end may be named, not touched.
        let ok = if touched { pool.ult(i.int(), limit) } else { pool.ule(i.int(), limit) };
        let ends = self.options.properties.contains(&Property::Bounds);
        self.oblige(state.guard, site, Property::Bounds, ok, ends);
    }

    pub(super) fn allocate(
        &mut self,
        state: &mut State,
        kind: ObjectKind,
        name: String,
        size: Term,
        align: u64,
        site: Site,
    ) -> super::ObjId {
        let initial = self.unknown_memory(&name, size, true);
        let site = Some(self.blame(site));
        let unknowns = self.unknown_id(initial).into_iter().collect();
        let object = Object {
            kind,
            name,
            size,
            align,
            constant: false,
            initial,
            initially_alive: false,
            base: None,
            site,
            unknowns,
            weak: false,
            each: None,
        };
        let obj = self.add_object(object);
        if let ObjectKind::Stack { func, inst } | ObjectKind::Heap { func, inst } = kind {
            self.note_maker((func, inst), obj);
        }
        let alive = self.pool().tt();
        state.objects.insert(obj, ObjState { mem: initial, alive, lives: MemId::default(), until: None });
        self.out.allocations.push((state.guard, obj));
        obj
    }

    fn heap_object(&mut self, walk: &Walk<'p>, state: &mut State, site: Site, id: InstId, size: Term) -> Sym {
        let bits = self.pointer_bits();
        let kind = ObjectKind::Heap { func: walk.func, inst: id };
        let obj = self.allocate(state, kind, "allocated memory".into(), size, 16, site);
        let pool = &mut self.out.pool;
        let most = pool.constant(bits, (1 << (bits - 1)) - 1);
        let fits = pool.ule(size, most);
        // Too much gives NULL, and no object.
        let entry = state.objects.get_mut(&obj).expect("it was just made");
        entry.alive = fits;
        self.note_age(state, obj, fits);
        let zero = self.pool().constant(bits, 0);
        let (here, null) = (self.at(obj, zero), self.null());
        let ptr = self.ptr_ite(fits, &here, &null);
        self.clean_ptr(ptr)
    }

    /// Something that depends on the object, over all targets of a pointer.
    pub(super) fn over_targets(
        &mut self,
        p: &Sym,
        width: u32,
        mut of: impl FnMut(&mut Self, Target) -> Term,
    ) -> Term {
        let mut result: Option<Term> = None;
        for &t in p.ptr().targets.iter().rev() {
            let here = of(self, t);
            result = Some(match result {
                None => here,
                Some(rest) => self.pool().ite(t.cond, here, rest),
            });
        }
        result.unwrap_or_else(|| self.pool().constant(width, 0))
    }

    pub(super) fn is_heap(&mut self, p: &Sym) -> Term {
        self.over_targets(p, 1, |e, t| {
            let heap = matches!(e.out.objects[t.obj].kind, ObjectKind::Heap { .. });
            e.pool().bool_const(heap)
        })
    }

    fn object_size(&mut self, state: &State, p: &Sym) -> Term {
        let bits = self.pointer_bits();
        self.over_targets(p, bits, |e, t| {
            let alive = e.is_alive(state, t);
            let zero = e.pool().constant(bits, 0);
            e.pool().ite(alive, t.size, zero)
        })
    }

    /// The obligation of an access: alive, inside, and writable if it writes. Nothing is asked for a length of zero.
    pub(super) fn access(&mut self, state: &State, site: Site, p: &Sym, len: Term, writes: bool) {
        self.initialized(state, site, p);
        let ok = self.accessible(state, p, len, writes);
        self.oblige(state.guard, site, Property::Deref, ok, true);
    }

    pub(super) fn accessible(&mut self, state: &State, p: &Sym, len: Term, writes: bool) -> Term {
        let valid = self.over_targets(p, 1, |e, t| {
            let alive = e.is_alive(state, t);
            if t.obj == NULL || (writes && e.out.objects[t.obj].constant) {
                return e.pool().ff();
            }
            let inside = e.is_inside(t, len);
            e.pool().and(alive, inside)
        });
        let bits = self.pointer_bits();
        let pool = &mut self.out.pool;
        let zero = pool.constant(bits, 0);
        let nothing = pool.eq(len, zero);
        pool.or(nothing, valid)
    }

    /// Numbers of this call that are known to be small now have few bits from here on.
    fn cut_values(&mut self, known: Term) {
        let Some((number, bound)) = self.out.pool.as_at_most(known) else { return };
        let cut = self.out.pool.at_most(number, bound);
        for value in self.frame().values.iter_mut().flatten() {
            if let Sym::Int { term, .. } = value
                && *term == number
            {
                *term = cut;
            }
        }
    }

    /// So many bytes from the offset on lie in the object. Their end is a sum, and shares its parts with a size that is one; with the
    /// difference of size and offset such questions take several times as long.
    fn is_inside(&mut self, t: Target, len: Term) -> Term {
        if let Some(behind) = self.end_of_text(t.off, len) {
            let pool = &mut self.out.pool;
            let (starts, ends) = (pool.ule(t.off, t.size), pool.ule(behind, t.size));
            return pool.and(starts, ends);
        }
        let pool = &mut self.out.pool;
        let end = pool.add(t.off, len);
        let ends = pool.ule(end, t.size);
        if pool.never_wraps(t.off, len) {
            return ends;
        }
        let is_exact = pool.ule(len, end);
        pool.and(is_exact, ends)
    }

    pub(super) fn load(&mut self, state: &State, p: &Sym, ty: Ty) -> Sym {
        let bytes = ty.bytes(self.pointer_bits()) as u32;
        let mut result: Option<Sym> = None;
        for &t in p.ptr().targets.iter().rev() {
            if t.obj == NULL || matches!(self.out.objects[t.obj].kind, ObjectKind::Func(_)) {
                continue; // a fault already
            }
            let here = match self.out.objects[t.obj].weak {
                true => self.contents_among_many(state, t, ty),
                false => {
                    let mem = self.obj_state(state, t.obj).mem;
                    self.learn_elements(mem, t.off, ty);
                    if ty == Ty::Ptr {
                        self.learn_fields(t, mem);
                    }
                    self.read(mem, t.off, bytes, ty)
                }
            };
            result = Some(match result {
                None => here,
                Some(rest) => self.ite(t.cond, &here, &rest),
            });
        }
        match result {
            Some(value) => {
                let value = self.under(state.guard, value);
                let value = self.tainted(value, p.taint());
                self.note_seen(state, p, &value);
                value
            }
            None => self.arbitrary("nothing", ty),
        }
    }

    /// Changes the contents of every object that the pointer may point into.
    pub(super) fn write(
        &mut self,
        state: &mut State,
        p: &Sym,
        mut change: impl FnMut(&mut Self, MemId, Target) -> MemId,
    ) {
        for &t in p.ptr().targets.iter() {
            if t.obj == NULL || self.out.objects[t.obj].constant || self.is_never_known(t.obj) {
                continue; // a fault already, or contents that nobody follows
            }
            let old = self.obj_state(state, t.obj);
            let at = self.among_many(t);
            let mem = change(self, old.mem, at);
            state.objects.insert(t.obj, ObjState { mem, ..old });
        }
    }

    fn copy(&mut self, state: &mut State, site: Site, d: &Sym, s: &Sym, len: Term, overlap: bool) {
        self.initialized(state, site, d);
        self.initialized(state, site, s);
        let readable = self.accessible(state, s, len, false);
        let writable = self.accessible(state, d, len, true);
        let mut ok = self.pool().and(readable, writable);
        if !overlap {
            let apart = self.apart(d, s, len);
            ok = self.pool().and(ok, apart);
        }
        self.oblige(state.guard, site, Property::Deref, ok, true);
        let before = state.clone();
        let sources: Vec<Target> = s.ptr().targets.to_vec();
        self.write(state, d, |e, prev, t| {
            let mut mem = prev;
            for source in &sources {
                if source.obj == NULL {
                    continue;
                }
                let (src, src_size) = e.source_of_copy(&before, *source);
                let source = e.among_many(*source);
                let cond = e.pool().and(t.cond, source.cond);
                if !e.pool().is_false(cond) {
                    mem = e.add_mem(MemNode::Copy {
                        prev: mem,
                        cond,
                        lo: t.off,
                        len,
                        src,
                        src_off: source.off,
                        src_size,
                    });
                }
            }
            mem
        });
    }

    /// Equal regions, or regions that share no byte.
    fn apart(&mut self, d: &Sym, s: &Sym, len: Term) -> Term {
        let mut bad = vec![];
        for x in d.ptr().targets.iter() {
            for y in s.ptr().targets.iter().filter(|y| y.obj == x.obj && y.obj != NULL) {
                let same = self.same_block(*x, *y);
                let pool = &mut self.out.pool;
                let both = pool.and_all(&[x.cond, y.cond, same]);
                let (up, down) = (pool.sub(x.off, y.off), pool.sub(y.off, x.off));
                let (near, close) = (pool.ult(up, len), pool.ult(down, len));
                let touching = pool.or(near, close);
                let different = pool.ne(x.off, y.off);
                let overlapping = pool.and(touching, different);
                bad.push(pool.and(both, overlapping));
            }
        }
        let any = self.pool().or_all(&bad);
        self.pool().not(any)
    }

    /// What stands for the new contents, with the condition under which it is that object.
    pub(super) fn havoc(
        &mut self,
        state: &mut State,
        p: &Sym,
        len: Term,
        name: &str,
    ) -> Vec<(Term, UnknownId)> {
        let mut made = vec![];
        self.write(state, p, |e, prev, t| {
            let size = e.out.objects[t.obj].size;
            let id = e.out.unknowns.add(name, size, e.out.objects.len());
            made.push((t.cond, id));
            e.add_mem(MemNode::Havoc { prev, cond: t.cond, lo: t.off, len, id, tainted: false })
        });
        made
    }

    fn free(&mut self, state: &mut State, site: Site, p: &Sym) {
        self.initialized(state, site, p);
        let bits = self.pointer_bits();
        let snapshot = state.clone();
        let ok = self.over_targets(p, 1, |e, t| {
            let zero = e.pool().constant(bits, 0);
            let start = e.pool().eq(t.off, zero);
            if e.is_never_known(t.obj) {
                return e.pool().fresh_var("it can be freed", 1);
            }
            match e.out.objects[t.obj].kind {
                ObjectKind::Null => start,
                ObjectKind::Heap { .. } => {
                    let alive = e.is_alive(&snapshot, t);
                    e.pool().and(alive, start)
                }
                ObjectKind::Argument if e.is_of_words(t.obj) => e.pool().ff(),
                // Whatever a caller has: a block of the heap, maybe.
                ObjectKind::Argument if e.options.start.is_some() => e.pool().fresh_var("it can be freed", 1),
                ObjectKind::Global(_)
                | ObjectKind::Func(_)
                | ObjectKind::Stack { .. }
                | ObjectKind::Argument => e.pool().ff(),
            }
        });
        self.oblige(state.guard, site, Property::Free, ok, true);
        // To free anything else is a fault already.
        let ends = |kind: ObjectKind| matches!(kind, ObjectKind::Heap { .. } | ObjectKind::Argument);
        self.kill(state, p, ends);
    }

    fn kill(&mut self, state: &mut State, p: &Sym, ends: impl Fn(ObjectKind) -> bool) {
        for &t in p.ptr().targets.iter().filter(|t| t.obj != NULL) {
            let object = &self.out.objects[t.obj];
            let lasts = matches!(object.kind, ObjectKind::Global(_) | ObjectKind::Func(_));
            let stays = lasts || !ends(object.kind) || self.is_of_words(t.obj);
            let is_weak = object.weak;
            if !stays {
                self.end_among_many(state, t);
            }
            if is_weak || stays {
                continue;
            }
            let old = self.obj_state(state, t.obj);
            let spared = self.pool().not(t.cond);
            let alive = self.pool().and(old.alive, spared);
            state.objects.insert(t.obj, ObjState { alive, ..old });
        }
    }

    fn live_again(&mut self, state: &mut State, p: &Sym) {
        for &t in p.ptr().targets.iter().filter(|t| t.obj != NULL) {
            if self.out.objects[t.obj].weak {
                continue;
            }
            let old = self.obj_state(state, t.obj);
            let (size, name) = (self.out.objects[t.obj].size, self.out.objects[t.obj].name.clone());
            let fresh = self.unknown_memory(&name, size, true);
            let id = self.unknown_id(fresh);
            self.out.objects[t.obj].unknowns.extend(id);
            let mem = self.mem_ite(t.cond, fresh, old.mem);
            let alive = self.pool().or(old.alive, t.cond);
            state.objects.insert(t.obj, ObjState { mem, alive, ..old });
        }
    }

    /// Stack objects made since the count was taken die.
    fn unwind_stack(&mut self, state: &mut State, count: Term) {
        let locals = self.frame().locals.clone();
        let bits = self.pointer_bits();
        for (i, obj) in locals.into_iter().enumerate() {
            let Some(old) = state.objects.get(&obj).copied() else { continue };
            let number = self.pool().constant(bits, i as u128);
            let older = self.pool().ult(number, count);
            let alive = self.pool().and(old.alive, older);
            state.objects.insert(obj, ObjState { alive, ..old });
        }
    }

    fn opaque(
        &mut self,
        walk: &mut Walk<'p>,
        state: &mut State,
        id: InstId,
        what: &str,
        kind: OpaqueKind,
        args: &[Sym],
    ) {
        let loc = walk.body.insts[id].loc;
        match kind {
            OpaqueKind::Value => {}
            OpaqueKind::Memory => self.havoc_reachable(state, args, loc),
            OpaqueKind::Unsupported => {
                self.ledger(ApproximationKind::Unsupported, format!("{what} is not modelled"), loc);
                self.cut(state.guard, format!("{what} is not supported"), loc);
                state.guard = self.pool().ff();
            }
        }
        for &value in &walk.body.insts[id].results {
            let sym = self.input(walk, state, id, what, walk.body.ty(value));
            self.define(walk, state, value, sym);
        }
    }
}
