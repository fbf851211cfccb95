//! Where a run starts and what it starts with; what must hold when it ends.

use super::memory::MemNode;
use super::multiple::Alignments;
use super::object::{Object, ObjectKind};
use super::state::{Arrival, State};
use super::value::Sym;
use super::{Encoder, Encoding, Frame, Options, Summaries, Unknowns};
use crate::ir::{ApproximationKind, FuncId, Program, Property, SrcType, Ty, TypeId};
use crate::property::Site;
use crate::term::{Pool, Term};
use cranelift_entity::PrimaryMap;
use imbl::OrdMap;
use indexmap::IndexMap;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// Encodes all runs that start in the function. Without the means for summaries, loops are unwound.
pub fn encode<'p>(
    program: &'p Program,
    entry: FuncId,
    options: Options,
    summaries: Option<Summaries<'p>>,
) -> Encoding {
    let mut pool = if options.plain_terms { Pool::new_plain() } else { Pool::new() };
    let assumed = pool.tt();
    let out = Encoding {
        loops: vec![],
        pool,
        obligations: IndexMap::new(),
        calls: IndexMap::new(),
        cuts: vec![],
        overruns: vec![],
        stops: vec![],
        inputs: vec![],
        facts: vec![],
        unknowns: Unknowns::default(),
        objects: PrimaryMap::new(),
        allocations: vec![],
        arguments: vec![],
        words: None,
        ledger: program.ledger.clone(),
        havocs: vec![],
        abstracts: false,
        exhausted: false,
    };
    let mut encoder = Encoder {
        program,
        options,
        summaries,
        made: super::made::Made::default(),
        blocks: FxHashSet::default(),
        met_many: false,
        blocks_named: 0,
        nests: 0,
        loops_around: 0,
        records_around: vec![],
        outside: None,
        imported: FxHashMap::default(),
        hint: None,
        forgotten: FxHashMap::default(),
        found: FxHashMap::default(),
        forgotten_places: FxHashMap::default(),
        holders: FxHashMap::default(),
        combs: FxHashMap::default(),
        out,
        mems: vec![],
        reads: FxHashMap::default(),
        shapes: FxHashMap::default(),
        global_objects: FxHashMap::default(),
        assumed,
        premises: assumed,
        parts: vec![],
        stack: vec![],
        any_calls: vec![],
        callees_of: FxHashMap::default(),
        ends: vec![],
        zeros: FxHashMap::default(),
        any_texts: FxHashMap::default(),
        lengths: FxHashMap::default(),
        from_offsets: FxHashMap::default(),
        texts_in: FxHashMap::default(),
        element_facts: vec![],
        pairs: vec![],
        any_numbers: None,
        named: FxHashMap::default(),
        ages: FxHashMap::default(),
        field_facts: vec![],
        block_texts: vec![],
        block_sizes: vec![],
        sizes_by_number: FxHashMap::default(),
        block_numbers: vec![],
        apart_facts: vec![],
        table_walks: vec![],
        numbers_around: vec![],
        learned_tables: FxHashSet::default(),
        met_fields: FxHashMap::default(),
        learned_fields: FxHashSet::default(),

        learned: FxHashSet::default(),
        learning: false,
        bound: None,
        products: vec![],
        multiples: vec![],
        conjuncts: FxHashMap::default(),
        alignments: Alignments::default(),
        from_integers: FxHashMap::default(),
        tallies: vec![],
        rows: vec![],
        moved_since: FxHashMap::default(),
        moved_headers: vec![],
        watched: vec![],
        seen: vec![],
    };
    encoder.add_null();
    encoder.start(entry);
    encoder.out
}

impl Encoder<'_> {
    fn add_null(&mut self) {
        let bits = self.pointer_bits();
        let size = self.pool().constant(bits, 0);
        let initial = self.add_mem(MemNode::Data { bytes: Arc::from([]), pointers: Arc::from([]) });
        let object = Object {
            kind: ObjectKind::Null,
            name: "NULL".into(),
            size,
            align: 1,
            constant: true,
            initial,
            initially_alive: false,
            base: Some(size),
            site: None,
            unknowns: vec![],
            weak: false,
            each: None,
        };
        self.add_object(object);
    }

    fn start(&mut self, entry: FuncId) {
        let program = self.program;
        let function = &program.funcs[entry];
        let (Some(body), Some(shape)) = (&function.body, self.shape(entry)) else {
            let tt = self.pool().tt();
            self.ledger(
                ApproximationKind::Unsupported,
                format!("{} has no body", function.name),
                function.loc,
            );
            self.cut(tt, format!("{} cannot be encoded", function.name), function.loc);
            return;
        };
        let guard = self.pool().tt();
        let made = self.any_age();
        let mut state = State { guard, objects: OrdMap::new(), made, carried: OrdMap::new() };
        self.stack.push(Frame {
            func: entry,
            from: None,
            values: vec![None; body.values.len()],
            locals: vec![],
            blame: None,
        });
        let start = match self.options.start.clone() {
            None => {
                let args = self.arguments(entry, &mut state);
                let start = Arrival { state, args };
                let given = self.options.given.clone();
                self.assume_start(entry, &start, &given);
                start
            }
            Some(known) => {
                let start = self.any_start(entry);
                self.assume_start(entry, &start, &known);
                start
            }
        };
        let returns = self.run_body(entry, body, shape, start);
        self.stack.pop();
        for arrival in returns {
            self.ends.push(arrival.state);
        }
        self.finish();
    }

    /// What the function is called with: for main the command line, for others anything its types allow.
    fn arguments(&mut self, entry: FuncId, state: &mut State) -> Vec<Sym> {
        let function = &self.program.funcs[entry];
        let Some(body) = &function.body else { return vec![] };
        let params = body.blocks[body.entry].params.clone();
        let is_main = function.name == "main";
        let mut args = vec![];
        for (i, &param) in params.iter().enumerate() {
            let name = body.values[param]
                .var
                .map_or_else(|| format!("argument {}", i + 1), |v| body.vars[v].name.clone());
            let arg = match body.ty(param) {
                Ty::Int(width) => {
                    let term = self.pool().fresh_var(&name, width);
                    if is_main && i == 0 {
                        let one = self.pool().constant(width, 1);
                        let fact = self.pool().sle(one, term);
                        self.know(term, fact);
                    }
                    self.clean_int(term)
                }
                Ty::Ptr if is_main => {
                    // Behind the words there are those of the environment, nobody knows how many.
                    let count = match args.first() {
                        Some(Sym::Int { term, .. }) if i == 1 => *term,
                        _ => self.pool().fresh_var(&format!("words of {name}"), 32),
                    };
                    self.word_list(entry, state, &name, count)
                }
                Ty::Ptr => {
                    let pointee = body.values[param].var.and_then(|v| body.vars[v].ty);
                    self.argument_object(entry, state, &name, pointee)
                }
            };
            self.out.arguments.push(match &arg {
                Sym::Int { term, .. } => Some(*term),
                Sym::Ptr { .. } => None,
            });
            args.push(arg);
        }
        args
    }

    /// A parameter `T *p` is alive, not NULL and points to one or more whole elements.
    fn argument_object(&mut self, entry: FuncId, state: &mut State, name: &str, ty: Option<TypeId>) -> Sym {
        let bits = self.pointer_bits();
        let element = match ty.map(|t| &self.program.types[t]) {
            Some(SrcType::Pointer(target)) => self.type_size(*target).max(1),
            _ => 1,
        };
        let size = self.pool().fresh_var(&format!("size of {name}"), bits);
        let pool = &mut self.out.pool;
        let unit = pool.constant(bits, u128::from(element));
        let zero = pool.constant(bits, 0);
        let rest = pool.urem(size, unit);
        let whole = pool.eq(rest, zero);
        let enough = pool.ule(unit, size);
        let most = pool.constant(bits, 1 << (bits - 2));
        let sane = pool.ule(size, most);
        let facts = pool.and_all(&[whole, enough, sane]);
        self.know(size, facts);
        let loc = self.program.funcs[entry].loc;
        let what = format!("{name} points to one or more whole elements and to no other argument's memory");
        self.ledger(ApproximationKind::Assumed, what, loc);
        let initial = self.unknown_memory(name, size, false);
        let object = Object {
            kind: ObjectKind::Argument,
            name: format!("*{name}"),
            size,
            align: 16,
            constant: false,
            initial,
            initially_alive: true,
            base: None,
            site: None,
            unknowns: vec![],
            weak: false,
            each: None,
        };
        let obj = self.add_object(object);
        let known = self.initial_state(obj);
        state.objects.insert(obj, known);
        let ptr = self.at(obj, zero);
        self.clean_ptr(ptr)
    }

    fn type_size(&self, ty: TypeId) -> u64 {
        match &self.program.types[ty] {
            SrcType::Int { bytes, .. } | SrcType::Float { bytes, .. } | SrcType::Record { bytes, .. } => {
                *bytes
            }
            SrcType::Pointer(_) => u64::from(self.pointer_bits() / 8),
            SrcType::Array { element, count } => self.type_size(*element) * count.unwrap_or(1),
            SrcType::Void | SrcType::Unknown | SrcType::Function => 1,
        }
    }

    /// Obligations at the end of the run: memory is given back, or at least still known to somebody.
    fn finish(&mut self) {
        let ends = std::mem::take(&mut self.ends);
        let cleanup = self.options.properties.contains(&Property::Memcleanup);
        let leak = self.options.properties.contains(&Property::Leak);
        for state in ends {
            let heap: Vec<_> = state
                .objects
                .iter()
                .filter(|(id, _)| matches!(self.out.objects[**id].kind, ObjectKind::Heap { .. }))
                .map(|(id, known)| (*id, *known))
                .collect();
            self.earlier_allocations(&state);
            let reachable = if leak { self.reachable(&state) } else { FxHashMap::default() };
            for (obj, known) in heap {
                let Some(site) = self.out.objects[obj].site else { continue };
                let freed = self.pool().not(known.alive);
                if cleanup {
                    self.oblige_at_end(&state, site, Property::Memcleanup, freed);
                }
                if leak {
                    let known_to_some = reachable.get(&obj).copied().unwrap_or_else(|| self.pool().ff());
                    let ok = self.pool().or(freed, known_to_some);
                    self.oblige_at_end(&state, site, Property::Leak, ok);
                }
            }
        }
    }

    /// Nothing is known of what earlier iterations allocated: it may be lost or left behind.
    fn earlier_allocations(&mut self, state: &State) {
        let mut sites = std::collections::BTreeSet::new();
        for objects in self.made.groups() {
            let weak = objects.iter().any(|&o| {
                self.out.objects[o].weak && matches!(self.out.objects[o].kind, ObjectKind::Heap { .. })
            });
            if weak {
                sites.extend(objects.iter().filter_map(|&o| self.out.objects[o].site));
            }
        }
        for site in sites {
            for property in [Property::Memcleanup, Property::Leak] {
                if self.options.properties.contains(&property) {
                    let fine = self.pool().fresh_var("earlier allocations are freed", 1);
                    self.oblige_at_end(state, site, property, fine);
                }
            }
        }
    }

    fn oblige_at_end(&mut self, state: &State, site: Site, property: Property, ok: Term) {
        self.oblige(state.guard, site, property, ok, false);
    }

    /// When each object is reachable from a global variable through stored pointers.
    fn reachable(&mut self, state: &State) -> FxHashMap<super::ObjId, Term> {
        let mut reach: FxHashMap<super::ObjId, Term> = FxHashMap::default();
        let roots: Vec<super::ObjId> = self
            .out
            .objects
            .iter()
            .filter(|(_, o)| matches!(o.kind, ObjectKind::Global(_) | ObjectKind::Argument))
            .map(|(id, _)| id)
            .collect();
        for root in roots {
            let tt = self.pool().tt();
            reach.insert(root, tt);
        }
        // Longest chains have as many links as there are objects.
        for _ in 0..self.out.objects.len() {
            let mut changed = false;
            let known: Vec<(super::ObjId, Term)> = {
                let mut all: Vec<_> = reach.iter().map(|(o, t)| (*o, *t)).collect();
                all.sort_by_key(|x| x.0);
                all
            };
            for (obj, when) in known {
                let mem = self.obj_state(state, obj).mem;
                for off in self.pointer_offsets(mem) {
                    let bytes = self.pointer_bits() / 8;
                    let held = self.read(mem, off, bytes, Ty::Ptr);
                    for t in held.ptr().targets.iter() {
                        let pool = &mut self.out.pool;
                        let here = pool.and(when, t.cond);
                        let old = reach.get(&t.obj).copied().unwrap_or_else(|| pool.ff());
                        let new = pool.or(old, here);
                        changed |= new != old;
                        reach.insert(t.obj, new);
                    }
                }
            }
            if !changed {
                break;
            }
        }
        reach
    }

    /// Places where pointers were stored.
    fn pointer_offsets(&mut self, mem: super::memory::MemId) -> Vec<Term> {
        let bits = self.pointer_bits();
        let mut offsets = vec![];
        let mut waiting = vec![mem];
        let mut seen = std::collections::BTreeSet::new();
        while let Some(at) = waiting.pop() {
            if !seen.insert(at) {
                continue;
            }
            match self.mem(at).clone() {
                MemNode::Data { pointers, .. } => {
                    for (off, _) in pointers.iter() {
                        let off = self.pool().constant(bits, u128::from(*off));
                        offsets.push(off);
                    }
                }
                MemNode::Unknown { .. } => {}
                MemNode::Store { prev, off, value, .. } => {
                    waiting.push(prev);
                    if matches!(value, Sym::Ptr { .. }) {
                        offsets.push(off);
                    }
                }
                MemNode::Fill { prev, .. } | MemNode::Havoc { prev, .. } => waiting.push(prev),
                MemNode::Copy { prev, lo, src, src_off, .. } => {
                    waiting.push(prev);
                    for off in self.pointer_offsets(src) {
                        let distance = self.pool().sub(off, src_off);
                        let moved = self.pool().add(lo, distance);
                        offsets.push(moved);
                    }
                }
                // Where they have come to is not known: fewer blocks are found to be reachable.
                MemNode::Moved { prev, .. } => waiting.push(prev),
                MemNode::Ite { then, els, .. } => waiting.extend([then, els]),
            }
        }
        offsets.sort();
        offsets.dedup();
        offsets
    }
}
