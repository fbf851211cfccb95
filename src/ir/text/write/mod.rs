//! Writes programs as text. Wrong programs are written too (ids out of range included), since that is when one looks.

mod body;
mod data;
mod inst;
mod tables;

use super::names::Names;
use crate::ir::{FuncId, InstId, LocId, Program, Signature, Ty};
use body::BodyWriter;
use std::fmt;

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let writer = Writer::new(self);
        writer.tables(f)?;
        let mut declared = false;
        for (id, function) in &self.funcs {
            // Declarations stand together, like the lines of the tables.
            if !(declared && function.body.is_none()) {
                writeln!(f)?;
            }
            declared = function.body.is_none();
            writer.function(id, f)?;
        }
        writer.ledger(f)
    }
}

impl fmt::Display for Ty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ty::Int(width) => write!(f, "i{width}"),
            Ty::Ptr => f.write_str("ptr"),
        }
    }
}

/// `(i32, ptr, ...) -> i32`; several results stand in parentheses, none leave the arrow out.
impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut params: Vec<String> = self.params.iter().map(Ty::to_string).collect();
        if self.variadic {
            params.push("...".to_string());
        }
        write!(f, "({})", params.join(", "))?;
        match self.results.as_slice() {
            [] => Ok(()),
            [one] => write!(f, " -> {one}"),
            several => {
                let several: Vec<String> = several.iter().map(Ty::to_string).collect();
                write!(f, " -> ({})", several.join(", "))
            }
        }
    }
}

/// What all parts of the text need.
pub struct Writer<'a> {
    program: &'a Program,
    names: Names<'a>,
}

impl<'a> Writer<'a> {
    pub fn new(program: &'a Program) -> Writer<'a> {
        Writer { program, names: Names::new(program) }
    }

    /// The text of one function.
    pub fn function(&self, id: FuncId, out: &mut dyn fmt::Write) -> fmt::Result {
        let function = &self.program.funcs[id];
        let attributes = tables::function_attributes(function);
        let keyword = if function.body.is_some() { "func" } else { "declare" };
        let loc = self.loc(function.loc);
        write!(out, "{keyword} {}{}{attributes}", self.names.func(id), function.signature)?;
        match &function.body {
            None => writeln!(out, "{loc}"),
            Some(body) => {
                writeln!(out, " {{{loc}")?;
                BodyWriter::new(self, body).body(out)?;
                writeln!(out, "}}")
            }
        }
    }

    /// The line of one instruction, without indentation; for messages.
    pub fn instruction(&self, func: FuncId, inst: InstId) -> Option<String> {
        let body = self.program.funcs.get(func)?.body.as_ref()?;
        let data = body.insts.get(inst)?;
        Some(BodyWriter::new(self, body).instruction(data))
    }

    /// The location at the end of a line, nothing if it is unknown.
    fn loc(&self, id: LocId) -> String {
        match self.program.locs.get(id) {
            Some(loc) if (loc.file, loc.line, loc.column) == (0, 0, 0) => String::new(),
            Some(loc) => format!("  !{}:{}:{}", loc.file, loc.line, loc.column),
            None => format!("  !?{id}"),
        }
    }
}
