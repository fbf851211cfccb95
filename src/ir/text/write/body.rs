//! Bodies: variables, blocks, terminators, operands.

use super::Writer;
use crate::ir::text::names::VarNames;
use crate::ir::{Block, BlockId, Body, Edge, InstData, Terminator, Ty, Value, ValueDef, Var, VarId};
use crate::term::bv::Bv;
use cranelift_entity::EntityRef;
use std::fmt;

pub struct BodyWriter<'a> {
    pub writer: &'a Writer<'a>,
    pub vars: VarNames<'a>,
    body: &'a Body,
}

impl<'a> BodyWriter<'a> {
    pub fn new(writer: &'a Writer<'a>, body: &'a Body) -> BodyWriter<'a> {
        BodyWriter { writer, vars: VarNames::new(body), body }
    }

    pub fn body(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        for (id, var) in &self.body.vars {
            writeln!(out, "  {}", self.var_line(id, var))?;
        }
        if self.body.entry.index() != 0 {
            writeln!(out, "  entry {}", self.body.entry)?;
        }
        for (id, block) in &self.body.blocks {
            self.block(id, block, out)?;
        }
        Ok(())
    }

    fn var_line(&self, id: VarId, var: &Var) -> String {
        let ty = var.ty.map_or(String::new(), |ty| format!(" {ty}"));
        let param = if var.param == 0 { String::new() } else { format!(" param {}", var.param) };
        format!("var {}{ty}{param}{}", self.vars.var(id), self.writer.loc(var.loc))
    }

    fn block(&self, id: BlockId, block: &Block, out: &mut dyn fmt::Write) -> fmt::Result {
        let params: Vec<String> = block.params.iter().map(|&v| self.typed(v)).collect();
        let params = if params.is_empty() { String::new() } else { format!("({})", params.join(", ")) };
        writeln!(out, "{id}{params}:{}", self.writer.loc(block.loc))?;
        for &inst in &block.insts {
            match self.body.insts.get(inst) {
                Some(data) => writeln!(out, "  {}", self.instruction(data))?,
                None => writeln!(out, "  ?{inst}")?,
            }
        }
        self.terminator(&block.terminator, out)
    }

    pub fn instruction(&self, data: &InstData) -> String {
        let fixed = data.inst.fixed_result(self.writer.program.size_ty());
        let results: Vec<String> = data.results.iter().map(|&v| self.result(v, fixed)).collect();
        let results = if results.is_empty() { String::new() } else { format!("{} = ", results.join(", ")) };
        format!("{results}{}{}", self.inst(&data.inst), self.writer.loc(data.loc))
    }

    /// The type is left out where the opcode fixes it.
    fn result(&self, value: Value, fixed: Option<Ty>) -> String {
        match self.body.values.get(value) {
            Some(data) if Some(data.ty) == fixed => format!("{value}{}", self.suffix(data.var)),
            Some(_) | None => self.typed(value),
        }
    }

    fn typed(&self, value: Value) -> String {
        match self.body.values.get(value) {
            Some(data) => format!("{value}: {}{}", data.ty, self.suffix(data.var)),
            None => format!("?{value}"),
        }
    }

    fn suffix(&self, var: Option<VarId>) -> String {
        var.map_or(String::new(), |var| format!(" {}", self.vars.var(var)))
    }

    fn terminator(&self, terminator: &Terminator, out: &mut dyn fmt::Write) -> fmt::Result {
        match terminator {
            Terminator::Jump(edge) => writeln!(out, "  jump {}", self.edge(edge)),
            Terminator::Branch { cond, then, els } => {
                writeln!(out, "  branch {}, {}, {}", self.operand(*cond), self.edge(then), self.edge(els))
            }
            Terminator::Switch { value, cases, default } => {
                writeln!(out, "  switch {} {{", self.operand(*value))?;
                for (case, edge) in cases {
                    writeln!(out, "    {} => {}", constant(case), self.edge(edge))?;
                }
                writeln!(out, "    default => {}\n  }}", self.edge(default))
            }
            Terminator::Return(values) if values.is_empty() => writeln!(out, "  return"),
            Terminator::Return(values) => writeln!(out, "  return {}", self.list(values)),
            Terminator::Unreachable => writeln!(out, "  unreachable"),
        }
    }

    fn edge(&self, edge: &Edge) -> String {
        match edge.args.as_slice() {
            [] => edge.target.to_string(),
            args => format!("{}({})", edge.target, self.list(args)),
        }
    }

    pub fn list(&self, values: &[Value]) -> String {
        let all: Vec<String> = values.iter().map(|&v| self.operand(v)).collect();
        all.join(", ")
    }

    /// Constants stand where they are used; their numbers mean nothing.
    pub fn operand(&self, value: Value) -> String {
        let Some(data) = self.body.values.get(value) else { return format!("?{value}") };
        let text = match &data.def {
            ValueDef::Param(..) | ValueDef::Result(..) => return value.to_string(),
            ValueDef::Const(bv) => constant(bv),
            ValueDef::Null => "null".to_string(),
            ValueDef::Global(id) => self.writer.names.global(*id),
            ValueDef::Func(id) => self.writer.names.func(*id),
        };
        format!("{text}{}", self.suffix(data.var))
    }
}

/// `-1:i8`: signed, except for booleans, and hexadecimal where decimals would be long.
fn constant(bv: &Bv) -> String {
    match bv.width() {
        1 => format!("{}:i1", bv.to_unsigned_string()),
        width @ ..=128 => format!("{}:i{width}", bv.to_signed_string()),
        width => format!("0x{}:i{width}", bv.to_hex_string()),
    }
}
