//! Shows that a loop-free program contains a run of the program that it was made of.
//!
//! The run is recorded: for each loop that it goes through, the state in which the header was reached for the last time. These
//! states are what the inputs of the loop-free program are set to; it must then end like the run, and no assumption may be
//! in its way. Memory is matched by where objects were made, so that pointers lead to the same objects.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use unloop::analysis::loops::LoopForest;
use unloop::interp::{
    At, FrameView, InputKind, InputRecord, InputRequest, InputSource, Machine, Memory, ObjId, ObjKind,
    Observer, Options, Outcome, Pointer, Run, UninitMode, Val,
};
use unloop::ir::{BlockId, FuncId, Inst, InstId, Program, Ty, Value};
use unloop::summarize::{Stands, Summary};
use unloop::term::bv::Bv;

/// Larger objects are not followed.
const MOST_BYTES: u64 = 1 << 14;

struct LoopInfo {
    func: FuncId,
    header: BlockId,
    blocks: BTreeSet<BlockId>,
    params: Vec<Value>,
    /// Local variables whose end is an input.
    lives: Vec<Value>,
}

/// The memory at some moment.
#[derive(Clone, Default)]
struct Image {
    objects: BTreeMap<ObjId, Saved>,
}

#[derive(Clone)]
struct Saved {
    group: Group,
    alive: bool,
    base: u64,
    bytes: Vec<u8>,
    /// Pointers by their offset.
    pointers: BTreeMap<u64, Pointer>,
}

/// Objects of one kind that were made at one place.
type Group = (u32, u32, Option<(FuncId, At)>);

fn group(memory: &Memory, id: ObjId) -> Group {
    let object = memory.object(id);
    let made = object.made.map(|p| (p.func, p.at));
    match object.kind {
        ObjKind::Null => (0, 0, made),
        ObjKind::Stack => (1, 0, made),
        ObjKind::Heap => (2, 0, made),
        ObjKind::Global(g) => (3, g.as_u32(), made),
        ObjKind::Function(f) => (4, f.as_u32(), made),
        ObjKind::Args => (5, 0, made),
    }
}

fn image(memory: &Memory) -> Image {
    let mut objects = BTreeMap::new();
    for (id, object) in memory.objects() {
        let size = if object.alive && object.size <= MOST_BYTES { object.size } else { 0 };
        let bytes = (0..size).map(|i| memory.cell(id, i).value).collect();
        let mut pointers = BTreeMap::new();
        let width = memory.pointer_bytes();
        for offset in (0..size.saturating_sub(width - 1)).step_by(width as usize) {
            if let Some(target) = memory.stored_object(id, offset) {
                let (address, _) = memory.read(id, offset, width);
                let offset_in = address.wrapping_sub(memory.object(target).base) & memory.address_mask();
                pointers.insert(offset, Pointer { object: target, offset: offset_in });
            }
        }
        let saved =
            Saved { group: group(memory, id), alive: object.alive, base: object.base, bytes, pointers };
        objects.insert(id, saved);
    }
    Image { objects }
}

/// A loop that the run went through.
struct Node {
    index: usize,
    first: Vec<Val>,
    last: Vec<Val>,
    ended: Vec<bool>,
    image: Rc<Image>,
    /// Inputs that were consumed before the header was reached for the last time.
    consumed: usize,
    /// Loops of the last iteration.
    children: Vec<usize>,
    visits: u32,
}

struct Recorder<'a> {
    program: &'a Program,
    loops: &'a [LoopInfo],
    at: BTreeMap<(FuncId, BlockId), usize>,
    nodes: Vec<Node>,
    roots: Vec<usize>,
    /// Depth of the stack, node.
    open: Vec<(usize, usize)>,
    from: Option<(FuncId, BlockId)>,
    consumed: Rc<Cell<usize>>,
    prints_in_loop: bool,
}

impl Recorder<'_> {
    fn close(&mut self, func: FuncId, depth: usize, stays: impl Fn(&LoopInfo) -> bool) {
        while let Some(&(open_depth, node)) = self.open.last() {
            let info = &self.loops[self.nodes[node].index];
            let gone = open_depth > depth || open_depth == depth && (info.func != func || !stays(info));
            if !gone {
                return;
            }
            self.open.pop();
        }
    }
}

impl Observer for Recorder<'_> {
    fn on_edge(&mut self, func: FuncId, block: BlockId, edge: usize, frame: FrameView) {
        self.from = Some((func, block));
        let body = self.program.funcs[func].body.as_ref().expect("it runs");
        let target = body.blocks[block].terminator.edges()[edge].target;
        self.close(func, frame.depth, |l| l.blocks.contains(&block) && l.blocks.contains(&target));
    }

    fn on_inst(&mut self, func: FuncId, inst: InstId, frame: FrameView) {
        self.close(func, frame.depth, |_| true);
        let body = self.program.funcs[func].body.as_ref().expect("it runs");
        if matches!(body.insts[inst].inst, Inst::Output { .. }) && !self.open.is_empty() {
            self.prints_in_loop = true;
        }
    }

    fn on_block(&mut self, func: FuncId, block: BlockId, frame: FrameView) {
        let Some(&index) = self.at.get(&(func, block)) else { return };
        let info = &self.loops[index];
        let inside = self.from.is_some_and(|(f, b)| f == func && info.blocks.contains(&b))
            && self.open.last().is_some_and(|&(d, n)| d == frame.depth && self.nodes[n].index == index);
        let values: Vec<Val> = info.params.iter().map(|&p| frame.get(p).clone()).collect();
        let ended = info.lives.iter().map(|&v| {
            let ptr = frame.get(v).to_pointer();
            ptr.is_some_and(|p| !frame.memory.object(p.object).alive)
        });
        let ended = ended.collect();
        if !inside {
            let node = self.nodes.len();
            match self.open.last() {
                Some(&(_, parent)) => self.nodes[parent].children.push(node),
                None => self.roots.push(node),
            }
            self.nodes.push(Node {
                index,
                first: values.clone(),
                last: vec![],
                ended: vec![],
                image: Rc::default(),
                consumed: 0,
                children: vec![],
                visits: 0,
            });
            self.open.push((frame.depth, node));
        }
        let &(_, node) = self.open.last().expect("it was opened");
        let node = &mut self.nodes[node];
        node.children.clear();
        (node.last, node.ended, node.image) = (values, ended, Rc::new(image(frame.memory)));
        node.consumed = self.consumed.get();
        node.visits += 1;
    }
}

/// Counts what is taken.
struct Counting<S> {
    source: S,
    count: Rc<Cell<usize>>,
}

impl<S: InputSource> InputSource for Counting<S> {
    fn next(&mut self, request: &InputRequest) -> Option<Bv> {
        self.count.set(self.count.get() + 1);
        self.source.next(request)
    }
}

/// What the loop-free run is given.
struct Feed<'a> {
    summary: &'a Summary,
    nodes: &'a [Node],
    loops: &'a [LoopInfo],
    /// The nodes in the order in which the loop-free run comes to them.
    order: Vec<usize>,
    next: usize,
    current: Option<usize>,
    /// From objects of the record to those of this run, with their bases.
    there: BTreeMap<ObjId, (ObjId, u64)>,
    back: BTreeMap<ObjId, ObjId>,
    /// What an object was set to last.
    state: BTreeMap<ObjId, Rc<Image>>,
    consumed: &'a [InputRecord],
    cursor: usize,
    trouble: Option<String>,
    /// For native code: values in order; None once there is something that it cannot be given.
    native: Option<Vec<u8>>,
}

impl Feed<'_> {
    fn fail(&mut self, why: String) {
        self.trouble.get_or_insert(why);
    }

    fn arrive(&mut self, index: usize, frame: FrameView) {
        let Some(&node) = self.order.get(self.next) else {
            return self.fail("there are more loops than in the record".into());
        };
        self.next += 1;
        self.current = Some(node);
        let node = &self.nodes[node];
        if node.index != index {
            return self.fail("another loop comes first in the record".into());
        }
        self.cursor = node.consumed;
        let mut groups: BTreeMap<Group, Vec<ObjId>> = BTreeMap::new();
        for (id, object) in frame.memory.objects() {
            if object.alive {
                groups.entry(group(frame.memory, id)).or_default().push(id);
            }
        }
        let mut used: BTreeMap<Group, usize> = BTreeMap::new();
        self.there.clear();
        self.back.clear();
        // What ends in an iteration that is left out is still alive here.
        for (&old, saved) in node.image.objects.iter() {
            let place = used.entry(saved.group).or_default();
            if !saved.alive {
                continue;
            }
            if let Some(&new) = groups.get(&saved.group).and_then(|g| g.get(*place)) {
                self.there.insert(old, (new, frame.memory.object(new).base));
                self.back.insert(new, old);
            }
            *place += 1;
        }
    }

    fn address(&mut self, p: Pointer) -> u64 {
        if p.object.is_null() {
            return p.offset;
        }
        match self.there.get(&p.object) {
            Some(&(_, base)) => base.wrapping_add(p.offset),
            None => {
                self.fail("a pointer leads to an object that only the record has".into());
                0
            }
        }
    }

    fn stands(&mut self, inst: InstId, func: FuncId) -> Option<(Stands, bool)> {
        let cut =
            self.summary.cuts.iter().find(|c| c.func == func && c.inputs.iter().any(|i| i.0 == inst))?;
        let stands = cut.inputs.iter().find(|i| i.0 == inst)?.1;
        Some((stands, true))
    }

    fn of_cut(&mut self, stands: Stands, width: u32) -> Option<Bv> {
        let node = &self.nodes[self.current?];
        let info = &self.loops[node.index];
        let place = |v: Value| info.params.iter().position(|&p| p == v);
        match stands {
            Stands::Param(v) => match node.last[place(v)?].clone() {
                Val::Ptr { ptr, .. } => {
                    self.native = None;
                    Some(Bv::from_u64(width, self.address(ptr)))
                }
                other => other.to_bv(),
            },
            Stands::Moved(v) => {
                let (a, b) = (node.first[place(v)?].to_pointer()?, node.last[place(v)?].to_pointer()?);
                if a.object != b.object {
                    self.fail("a pointer has left its object".into());
                }
                Some(Bv::from_u64(width, b.offset.wrapping_sub(a.offset)))
            }
            Stands::Ended(v) => {
                let index = info.lives.iter().position(|&l| l == v)?;
                Some(Bv::from_bool(node.ended[index]))
            }
        }
    }

    /// A byte of an object that was set to a state of the record.
    fn byte(&mut self, object: ObjId, offset: u64) -> Option<u8> {
        let image = self.state.get(&object)?.clone();
        let saved = image.objects.get(self.back.get(&object)?)?;
        let width = 8;
        let start = offset - offset % width;
        if let Some(&p) = saved.pointers.get(&start) {
            let address = self.address(p);
            return Some(address.to_le_bytes()[(offset - start) as usize]);
        }
        saved.bytes.get(offset as usize).copied()
    }
}

struct Shared<'a>(Rc<RefCell<Feed<'a>>>);

impl InputSource for Shared<'_> {
    fn next(&mut self, request: &InputRequest) -> Option<Bv> {
        let feed = &mut *self.0.borrow_mut();
        let At::Inst(inst) = request.place.at else { return None };
        if let Some((object, offset)) = request.byte {
            return match feed.byte(object, offset) {
                Some(byte) => Some(Bv::from_u64(8, u64::from(byte))),
                None => {
                    feed.fail("memory is asked for that the record does not set".into());
                    Some(Bv::zero(8))
                }
            };
        }
        let value = match feed.stands(inst, request.place.func) {
            Some((stands, _)) => feed.of_cut(stands, request.width),
            None => {
                let record = feed.consumed.get(feed.cursor);
                feed.cursor += 1;
                record
                    .filter(|r| r.place.func == request.place.func && r.place.at == request.place.at)
                    .map(|r| r.value.clone())
            }
        };
        if value.is_none() {
            feed.fail("an input is asked for that the record does not have".into());
        }
        let value = value.unwrap_or_else(|| Bv::zero(request.width));
        let bytes = match request.width {
            1 | 8 => 1,
            16 => 2,
            32 => 4,
            64 => 8,
            _ => 0,
        };
        match (&mut feed.native, request.kind, bytes) {
            (Some(_), InputKind::Input, 0) => feed.native = None,
            (Some(log), InputKind::Input, bytes) if request.ty != Ty::Ptr => {
                log.extend(&value.to_u64().unwrap_or(0).to_le_bytes()[..bytes]);
            }
            _ => feed.native = None,
        }
        Some(value)
    }
}

struct Guide<'a> {
    feed: Rc<RefCell<Feed<'a>>>,
    entries: BTreeMap<(FuncId, BlockId), usize>,
    havocs: BTreeSet<(FuncId, InstId)>,
}

impl Observer for Guide<'_> {
    fn on_block(&mut self, func: FuncId, block: BlockId, frame: FrameView) {
        if let Some(&index) = self.entries.get(&(func, block)) {
            self.feed.borrow_mut().arrive(index, frame);
        }
    }

    fn on_inst(&mut self, func: FuncId, inst: InstId, frame: FrameView) {
        let feed = &mut *self.feed.borrow_mut();
        let body = feed.summary.program.funcs[func].body.as_ref().expect("it runs");
        if matches!(body.insts[inst].inst, Inst::Uninit) {
            // Zero here, something to be given natively.
            let bits = body.ty(body.insts[inst].results[0]).bits(64);
            if let Some(log) = &mut feed.native {
                log.extend(std::iter::repeat_n(0, bits.div_ceil(8) as usize));
            }
        }
        if !self.havocs.contains(&(func, inst)) {
            return;
        }
        let Some(node) = feed.current else { return };
        let image = feed.nodes[node].image.clone();
        match &body.insts[inst].inst {
            Inst::Havoc { ptr, .. } => {
                let Some(p) = frame.get(*ptr).to_pointer() else { return };
                feed.state.insert(p.object, image.clone());
                let size = frame.memory.object(p.object).size;
                let alive = frame.memory.object(p.object).alive;
                let all: Option<Vec<u8>> = match alive {
                    true => (0..size).map(|i| feed.byte(p.object, i)).collect(),
                    false => Some(vec![]),
                };
                let old = feed.back.get(&p.object).and_then(|o| image.objects.get(o));
                if old.is_some_and(|o| !o.pointers.is_empty()) || size > MOST_BYTES {
                    feed.native = None;
                }
                match (all, &mut feed.native) {
                    (Some(bytes), Some(log)) => log.extend(bytes),
                    (None, native) => *native = None,
                    (_, None) => {}
                }
            }
            _ => {
                feed.native = None;
                for (id, _) in frame.memory.objects() {
                    feed.state.insert(id, image.clone());
                }
            }
        }
    }
}

/// How following a run went.
pub enum Followed {
    /// The loop-free run ends in the same way; with its inputs, where native code can take them.
    Same { native: Option<Vec<u8>>, output: Vec<u8>, status: Option<i32>, visits: u32 },
    /// The record does not say enough.
    Not(String),
    /// The loop-free program does not contain the run.
    Differs(String),
}

/// `inputs` are those of the original.
pub fn follow(
    program: &Program,
    summary: &Summary,
    inputs: impl InputSource + Clone,
    steps: u64,
) -> Followed {
    let loops = loops(program, summary);
    let Some(main) = program.func_by_name("main") else { return Followed::Not("there is no main".into()) };
    let options =
        Options { max_steps: steps, uninit: UninitMode::Zero, havoc_unknown: true, ..Options::default() };
    let consumed = Rc::new(Cell::new(0));
    let at = loops.iter().enumerate().map(|(i, l)| ((l.func, l.header), i)).collect();
    let recorder = Recorder {
        program,
        loops: &loops,
        at,
        nodes: vec![],
        roots: vec![],
        open: vec![],
        from: None,
        consumed: consumed.clone(),
        prints_in_loop: false,
    };
    let source = Counting { source: inputs, count: consumed };
    let mut machine = Machine::with_observer(program, options.clone(), source, recorder);
    let original = machine.run(main, &[]);
    if let Outcome::Budget(_) | Outcome::Assume(_) | Outcome::NoInput(_) | Outcome::Unmodelled { .. } =
        original.outcome
    {
        return Followed::Not(format!("the run ends early: {:?}", original.outcome));
    }
    let recorder = &machine.observer;
    let mut order = vec![];
    recorder.roots.iter().for_each(|&root| flatten(&recorder.nodes, root, &mut order));
    let feed = Rc::new(RefCell::new(Feed {
        summary,
        nodes: &recorder.nodes,
        loops: &loops,
        order,
        next: 0,
        current: None,
        there: BTreeMap::new(),
        back: BTreeMap::new(),
        state: BTreeMap::new(),
        consumed: &original.inputs,
        cursor: 0,
        trouble: None,
        native: Some(vec![]),
    }));
    let entries = summary
        .cuts
        .iter()
        .filter_map(|c| {
            let index = loops.iter().position(|l| (l.func, l.header) == (c.func, c.header))?;
            Some(((c.func, c.entry), index))
        })
        .collect();
    let havocs = summary.cuts.iter().flat_map(|c| c.havocs.iter().map(|&i| (c.func, i))).collect();
    let guide = Guide { feed: feed.clone(), entries, havocs };
    let mut second = Machine::with_observer(&summary.program, options, Shared(feed.clone()), guide);
    let run = second.run(main, &[]);
    drop(second);
    let feed = feed.borrow();
    let visits = recorder.nodes.iter().map(|n| n.visits).sum();
    judge(&original, &run, &feed, recorder.prints_in_loop, visits)
}

fn judge(original: &Run, run: &Run, feed: &Feed<'_>, prints: bool, visits: u32) -> Followed {
    if let Some(why) = &feed.trouble {
        return Followed::Not(why.clone());
    }
    let place = |o: &Outcome| match o {
        Outcome::Fault(f) => Some((f.place.func, f.place.at, f.property)),
        _ => None,
    };
    let same = match (&original.outcome, &run.outcome) {
        (Outcome::Fault(_), Outcome::Fault(_)) => place(&original.outcome) == place(&run.outcome),
        (Outcome::Abort, Outcome::Abort) => true,
        _ => original.status().is_some() && original.status() == run.status(),
    };
    if !same {
        return Followed::Differs(format!("{:?} became {:?}", original.outcome, run.outcome));
    }
    if !prints && original.output != run.output {
        return Followed::Differs("the outputs differ".into());
    }
    Followed::Same { native: feed.native.clone(), output: run.output.clone(), status: run.status(), visits }
}

fn flatten(nodes: &[Node], node: usize, order: &mut Vec<usize>) {
    order.push(node);
    nodes[node].children.iter().for_each(|&child| flatten(nodes, child, order));
}

fn loops(program: &Program, summary: &Summary) -> Vec<LoopInfo> {
    let mut all = vec![];
    for (func, _, body) in program.defined() {
        let Ok(forest) = LoopForest::new(program, body) else { continue };
        for data in forest.loops.values() {
            let cut = summary.cuts.iter().find(|c| (c.func, c.header) == (func, data.header));
            let lives = cut.map(|c| {
                let ended = c.inputs.iter().filter_map(|(_, s)| match s {
                    Stands::Ended(v) => Some(*v),
                    Stands::Param(_) | Stands::Moved(_) => None,
                });
                ended.collect()
            });
            all.push(LoopInfo {
                func,
                header: data.header,
                blocks: data.blocks.iter().copied().collect(),
                params: data.params.clone(),
                lives: lives.unwrap_or_default(),
            });
        }
    }
    all
}
