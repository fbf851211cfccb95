//! Functions: blocks, edges, values.

use super::{Writer, result_type, ty};
use crate::ir::access::touched;
use crate::ir::cfg::Cfg;
use crate::ir::{BlockId, Body, Edge, FuncId, Inst, Origin, Terminator, Value, ValueDef};
use cranelift_entity::SecondaryMap;

/// The function that is being written.
pub struct Scope<'p> {
    pub func: FuncId,
    pub body: &'p Body,
    /// Obligations are the user's; models state theirs.
    pub user: bool,
    pub touched: Vec<bool>,
    /// Has it objects of its own?
    pub locals: bool,
    /// Names of values that are no values of ours.
    pub fresh: u32,
}

impl Scope<'_> {
    pub fn temp(&mut self) -> String {
        self.fresh += 1;
        format!("%t{}", self.fresh)
    }
}

/// A way into a block: the label it comes from, and what it brings.
type Way = (String, Vec<Value>);

impl<'p> Writer<'p> {
    pub fn functions(&mut self) {
        let program = self.program;
        for (func, function) in &program.funcs {
            match &function.body {
                Some(body) => self.function(func, body),
                None => {
                    let params: Vec<String> = function.signature.params.iter().map(|&t| ty(t)).collect();
                    let results = result_type(&function.signature.results);
                    let name = self.names.func(func);
                    self.line(format!("\ndeclare {results} {name}({})", params.join(", ")));
                }
            }
        }
    }

    fn function(&mut self, func: FuncId, body: &'p Body) {
        let function = &self.program.funcs[func];
        let linkage = match function.origin {
            Origin::User if function.exported => "",
            Origin::User | Origin::Model => "internal ",
        };
        let locals = body.insts.values().any(|d| matches!(d.inst, Inst::Alloca { .. }));
        let user = function.origin == Origin::User;
        let mut scope = Scope { func, body, user, touched: touched(body), locals, fresh: 0 };
        let entry = body.entry;
        let params: Vec<String> =
            body.blocks[entry].params.iter().map(|&p| format!("{} {}", ty(body.ty(p)), name(p))).collect();
        let results = result_type(&function.signature.results);
        let id = self.names.func(func);
        self.line(format!("\ndefine {linkage}{results} {id}({}) {{", params.join(", ")));
        let cfg = Cfg::new(body);
        let ways = ways(body, &cfg);
        for &block in &cfg.order {
            self.block(&mut scope, block, &ways);
        }
        self.line("}");
    }

    fn block(&mut self, scope: &mut Scope<'p>, block: BlockId, ways: &SecondaryMap<BlockId, Vec<Way>>) {
        let body = scope.body;
        self.line(format!("{block}:"));
        if block == body.entry {
            if scope.locals {
                let size = self.size();
                self.declare(&format!("{size} @__unloop_mark()"));
                self.line(format!("  %mark = call {size} @__unloop_mark()"));
            }
        } else {
            for (index, &param) in body.blocks[block].params.iter().enumerate() {
                let from: Vec<String> = ways[block]
                    .iter()
                    .map(|(label, args)| format!("[ {}, %{label} ]", self.operand(body, args[index])))
                    .collect();
                self.line(format!("  {} = phi {} {}", name(param), ty(body.ty(param)), from.join(", ")));
            }
        }
        for &inst in &body.blocks[block].insts {
            self.inst(scope, inst);
        }
        self.terminator(scope, block);
    }

    fn terminator(&mut self, scope: &mut Scope<'p>, block: BlockId) {
        let body = scope.body;
        match &body.blocks[block].terminator {
            Terminator::Jump(edge) => self.line(format!("  br label %{}", edge.target)),
            Terminator::Branch { cond, then, els } => {
                let cond = self.operand(body, *cond);
                let (then_label, els_label) = (label(block, 0, then), label(block, 1, els));
                self.line(format!("  br i1 {cond}, label %{then_label}, label %{els_label}"));
                self.edges(block, &[then, els]);
            }
            Terminator::Switch { value, cases, default } => {
                let width = ty(body.ty(*value));
                let value = self.operand(body, *value);
                let mut text =
                    format!("  switch {width} {value}, label %{} [", label(block, cases.len(), default));
                for (i, (bv, edge)) in cases.iter().enumerate() {
                    text.push_str(&format!(
                        " {width} {}, label %{}",
                        bv.to_signed_string(),
                        label(block, i, edge)
                    ));
                }
                self.line(format!("{text} ]"));
                let all: Vec<&Edge> = cases.iter().map(|c| &c.1).chain([default]).collect();
                self.edges(block, &all);
            }
            Terminator::Return(values) => {
                if scope.locals {
                    let size = self.size();
                    self.declare(&format!("void @__unloop_unmark({size})"));
                    self.line(format!("  call void @__unloop_unmark({size} %mark)"));
                }
                self.give_back(scope, values);
            }
            Terminator::Unreachable => {
                self.check_end(scope, block);
                self.line("  unreachable");
            }
        }
    }

    fn give_back(&mut self, scope: &mut Scope<'p>, values: &[Value]) {
        let body = scope.body;
        let types: Vec<_> = values.iter().map(|&v| body.ty(v)).collect();
        match values {
            [] => self.line("  ret void"),
            [one] => {
                let value = self.operand(body, *one);
                self.line(format!("  ret {} {value}", ty(types[0])));
            }
            several => {
                let whole = result_type(&types);
                let mut last = "undef".to_string();
                for (i, &v) in several.iter().enumerate() {
                    let (next, value) = (scope.temp(), self.operand(body, v));
                    self.line(format!(
                        "  {next} = insertvalue {whole} {last}, {} {value}, {i}",
                        ty(types[i])
                    ));
                    last = next;
                }
                self.line(format!("  ret {whole} {last}"));
            }
        }
    }

    /// Blocks for edges that carry something.
    fn edges(&mut self, block: BlockId, edges: &[&Edge]) {
        for (i, edge) in edges.iter().enumerate() {
            if !edge.args.is_empty() {
                self.line(format!("{}:", label(block, i, edge)));
                self.line(format!("  br label %{}", edge.target));
            }
        }
    }

    pub fn operand(&self, body: &Body, value: Value) -> String {
        match &body.values[value].def {
            ValueDef::Param(..) | ValueDef::Result(..) => name(value),
            ValueDef::Const(bv) if bv.width() == 1 => if bv.is_true() { "true" } else { "false" }.to_string(),
            ValueDef::Const(bv) => bv.to_signed_string(),
            ValueDef::Null => "null".to_string(),
            ValueDef::Global(global) => self.names.global(*global),
            ValueDef::Func(func) => self.names.func(*func),
        }
    }
}

pub fn name(value: Value) -> String {
    format!("%{value}")
}

/// Where the edge leads at first.
fn label(block: BlockId, index: usize, edge: &Edge) -> String {
    match edge.args.is_empty() {
        true => edge.target.to_string(),
        false => format!("{block}.e{index}"),
    }
}

/// The ways into each block, as phi instructions name them.
fn ways(body: &Body, cfg: &Cfg) -> SecondaryMap<BlockId, Vec<Way>> {
    let mut all: SecondaryMap<BlockId, Vec<Way>> = SecondaryMap::with_default(vec![]);
    for &block in &cfg.order {
        let terminator = &body.blocks[block].terminator;
        for (i, edge) in terminator.edges().into_iter().enumerate() {
            let from = match terminator {
                Terminator::Jump(_) => block.to_string(),
                _ if edge.args.is_empty() => block.to_string(),
                _ => format!("{block}.e{i}"),
            };
            all[edge.target].push((from, edge.args.clone()));
        }
    }
    all
}
