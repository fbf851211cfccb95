//! The path of a run, in the source's words: what variables get, and loops as leaps to their last iteration.

use crate::analysis::loops::LoopForest;
use crate::interp::{FrameView, Observer, Val};
use crate::ir::{BlockId, FuncId, Inst, InstId, LocId, Origin, Program, Ty};
use std::collections::BTreeMap;

/// One thing that happened on the way.
#[derive(Clone, Debug)]
pub struct TraceStep {
    pub func: FuncId,
    pub loc: LocId,
    /// The loop that was leapt over.
    pub leap: Option<String>,
    pub values: Vec<(String, String)>,
}

impl TraceStep {
    /// From the values before the loop (`x0`) to those of an iteration (`x`).
    pub fn leap(func: FuncId, loc: LocId, name: String, values: Vec<(String, String, String)>) -> TraceStep {
        let mut shown = vec![];
        for (name, before, now) in values {
            shown.push((format!("{name}0"), before));
            shown.push((name, now));
        }
        TraceStep { func, loc, leap: Some(name), values: shown }
    }
}

/// A loop that the run is in.
struct Open {
    depth: usize,
    func: FuncId,
    header: BlockId,
    /// Steps before it.
    start: usize,
    /// The variables when it was entered.
    first: Vec<(String, String)>,
}

/// Writes down what happens.
pub struct Tracer<'p> {
    program: &'p Program,
    pub steps: Vec<TraceStep>,
    forests: BTreeMap<FuncId, Option<LoopForest>>,
    open: Vec<Open>,
    from: Option<(FuncId, BlockId)>,
}

const KEPT_STEPS: usize = 400;

impl<'p> Tracer<'p> {
    pub fn new(program: &'p Program) -> Tracer<'p> {
        Tracer { program, steps: vec![], forests: BTreeMap::new(), open: vec![], from: None }
    }

    fn forest(&mut self, func: FuncId) -> Option<&LoopForest> {
        let program = self.program;
        let of = || program.funcs[func].body.as_ref().and_then(|b| LoopForest::new(program, b).ok());
        self.forests.entry(func).or_insert_with(of).as_ref()
    }

    /// Loops that were left: those of functions that have returned, and those without this block.
    fn close(&mut self, func: FuncId, block: BlockId, depth: usize) {
        while let Some(open) = self.open.last() {
            let (at, of, header) = (open.depth, open.func, open.header);
            let stays = at < depth
                || at == depth && of == func && self.forest(func).is_some_and(|f| contains(f, header, block));
            if stays {
                return;
            }
            self.open.pop();
        }
    }

    fn variables(&mut self, func: FuncId, header: BlockId, frame: FrameView) -> Vec<(String, String)> {
        let Some(body) = &self.program.funcs[func].body else { return vec![] };
        let params = body.blocks[header].params.iter();
        let named = params.filter(|&&p| body.values[p].var.is_some() && body.ty(p) != Ty::BOOL);
        named.map(|&p| (body.name(p), show(frame, frame.get(p)))).collect()
    }
}

fn contains(forest: &LoopForest, header: BlockId, block: BlockId) -> bool {
    let found = forest.loops.iter().find(|(_, l)| l.header == header);
    found.is_some_and(|(id, _)| forest.contains(id, block))
}

fn show(frame: FrameView, value: &Val) -> String {
    match value {
        Val::Ptr { ptr, .. } if ptr.object.is_null() => match ptr.offset {
            0 => "NULL".into(),
            address => format!("{address:#x}"),
        },
        Val::Ptr { ptr, .. } => {
            let object = frame.memory.object(ptr.object);
            let name = object.kind.noun();
            match ptr.offset {
                0 => format!("&{name}"),
                offset => format!("&{name}+{}", offset as i64),
            }
        }
        Val::Int { .. } | Val::Wide(_) => value.to_bv().map_or_else(String::new, |bv| bv.to_signed_string()),
    }
}

impl Observer for Tracer<'_> {
    fn on_edge(&mut self, func: FuncId, block: BlockId, _: usize, frame: FrameView) {
        self.from = Some((func, block));
        if !self.open.is_empty() {
            self.close(func, block, frame.depth);
        }
    }

    fn on_block(&mut self, func: FuncId, block: BlockId, frame: FrameView) {
        if self.program.funcs[func].origin == Origin::Model {
            return;
        }
        if !self.open.is_empty() {
            self.close(func, block, frame.depth);
        }
        let from = self.from;
        let Some(forest) = self.forest(func) else { return };
        let Some((id, data)) = forest.loops.iter().find(|(_, l)| l.header == block) else { return };
        let inside = from.is_some_and(|(f, b)| f == func && forest.contains(id, b));
        let loc = data.loc;
        let number = id;
        let now = self.variables(func, block, frame);
        let is_open =
            self.open.last().is_some_and(|o| (o.depth, o.func, o.header) == (frame.depth, func, block));
        if !(inside && is_open) {
            let start = self.steps.len();
            self.open.push(Open { depth: frame.depth, func, header: block, start, first: now });
            return;
        }
        // Another iteration: what the last one did is part of the leap.
        let Some(open) = self.open.last() else { return };
        let pairs = open.first.iter().zip(now);
        let values = pairs.map(|((name, before), (_, now))| (name.clone(), before.clone(), now)).collect();
        self.steps.truncate(open.start);
        let program = self.program;
        let name = self.forest(func).map_or_else(String::new, |f| f.name(program, func, number));
        self.steps.push(TraceStep::leap(func, loc, name, values));
    }

    fn on_inst(&mut self, func: FuncId, inst: InstId, frame: FrameView) {
        let function = &self.program.funcs[func];
        if function.origin == Origin::Model || self.steps.len() >= KEPT_STEPS {
            return;
        }
        let Some(body) = &function.body else { return };
        // Joins of values have no column: what they bind was seen before.
        let is_join = self.program.locs[body.insts[inst].loc].column == 0;
        if let Inst::Bind { var, value } = &body.insts[inst].inst
            && !is_join
        {
            let value = (body.vars[*var].name.clone(), show(frame, frame.get(*value)));
            let loc = body.insts[inst].loc;
            self.steps.push(TraceStep { func, loc, leap: None, values: vec![value] });
        }
    }
}
