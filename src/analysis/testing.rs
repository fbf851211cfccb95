//! Programs in text form for the tests of the analyses.

use super::callgraph::CallGraph;
use super::lifetime::Lifetimes;
use super::pointsto::{Indices, ObjectId, ObjectKind, PointsTo};
use super::settle::{Settled, Settler};
use crate::ir::text::parse;
use crate::ir::verify::verify;
use crate::ir::{FuncId, Inst, InstId, Program, Value};

pub struct Case {
    pub program: Program,
    pub pts: PointsTo,
    pub graph: CallGraph,
    pub lifetimes: Lifetimes,
}

/// Models of malloc, free and memcpy, as the frontend would bring them.
pub const LIBRARY: &str = "
func @malloc(i64) -> ptr model {
bb0(v0:i64):
  v1:ptr = alloc v0
  return v1
}
func @free(ptr) model {
bb0(v0:ptr):
  free v0
  return
}
func @memcpy(ptr, ptr, i64) -> ptr model {
bb0(v0:ptr, v1:ptr, v2:i64):
  copy v0 from v1 len v2
  return v0
}
";

impl Case {
    /// Starts at `main`.
    pub fn new(items: &str) -> Case {
        let text = format!("target pointer 64\n{LIBRARY}\n{items}");
        let program = parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        verify(&program).unwrap_or_else(|e| panic!("{e}\n{text}"));
        let main = program.func_by_name("main").expect("a test has a main");
        let pts = PointsTo::new(&program, &[main], Indices::Checked);
        let graph = CallGraph::new(&program, &pts);
        let lifetimes = Lifetimes::new(&program, &pts);
        Case { program, pts, graph, lifetimes }
    }

    pub fn func(&self, name: &str) -> FuncId {
        self.program.func_by_name(name).unwrap_or_else(|| panic!("no function {name}"))
    }

    /// The targets of `v<n>`, for people: `x+0 y+8.. null unknown garbage`. Objects are named by the value or call
    /// that makes them, in the function that is not cloned.
    pub fn show(&self, func: &str, n: u32) -> String {
        let targets = self.pts.pointer(self.func(func), Value::from_u32(n));
        let mut words: Vec<String> = targets
            .objects
            .iter()
            .map(|&(object, range)| format!("{}{}", self.name(object), show_range(range)))
            .collect();
        for (flag, word) in
            [(targets.null, "null"), (targets.unknown, "unknown"), (targets.garbage, "garbage")]
        {
            words.extend(flag.then(|| word.to_string()));
        }
        words.join(" ")
    }

    pub fn name(&self, object: ObjectId) -> String {
        match self.pts.objects()[object].kind {
            ObjectKind::Global(id) => self.program.globals[id].name.clone(),
            ObjectKind::Func(id) => self.program.funcs[id].name.clone(),
            ObjectKind::Words(id) => format!("words({})", self.program.funcs[id].name),
            ObjectKind::Argument(id) => format!("args({})", self.program.funcs[id].name),
            ObjectKind::Stack { func, inst, context } | ObjectKind::Heap { func, inst, context } => {
                let (func, inst) = context.map_or((func, inst), |calls| (calls.first.func, calls.first.inst));
                let function = &self.program.funcs[func];
                let value = function.body.as_ref().unwrap().insts[inst].results[0];
                format!("{}.{value}", function.name)
            }
            kind => format!("{kind:?}"),
        }
    }

    pub fn object(&self, name: &str) -> ObjectId {
        self.pts
            .objects()
            .keys()
            .find(|&o| self.name(o) == name)
            .unwrap_or_else(|| panic!("no object {name}"))
    }

    /// The k-th instruction of the function, from 0, that is an access or free or so of that kind.
    pub fn nth(&self, func: &str, k: usize, is: impl Fn(&Inst) -> bool) -> (FuncId, InstId) {
        let func = self.func(func);
        let body = self.program.funcs[func].body.as_ref().unwrap();
        let mut all = body.insts.iter().filter(|(_, data)| is(&data.inst));
        (func, all.nth(k).expect("so many instructions").0)
    }

    pub fn load(&self, func: &str, k: usize) -> (FuncId, InstId) {
        self.nth(func, k, |inst| matches!(inst, Inst::Load { .. }))
    }

    pub fn store(&self, func: &str, k: usize) -> (FuncId, InstId) {
        self.nth(func, k, |inst| matches!(inst, Inst::Store { .. }))
    }

    pub fn settler(&self) -> Settler<'_> {
        Settler { program: &self.program, pts: &self.pts, lifetimes: &self.lifetimes }
    }

    pub fn safe(&self, (func, inst): (FuncId, InstId)) -> bool {
        self.settler().access(func, inst) == Settled::Safe
    }

    pub fn dead(&self, (func, inst): (FuncId, InstId), object: &str) -> bool {
        self.lifetimes.may_be_dead(func, inst, self.object(object))
    }
}

fn show_range(range: super::pointsto::OffsetRange) -> String {
    use super::pointsto::OffsetRange::{Unbounded, Within};
    match range {
        Within { lo, hi, .. } if lo == hi => format!("+{lo}"),
        Within { lo, hi, step } => format!("+{lo}..{hi}/{step}"),
        Unbounded { rem, step } => format!("+{rem}%{step}"),
    }
}
