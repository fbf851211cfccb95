//! Our IR as text of LLVM.
//!
//! A text and not a module of LLVM's library: that keeps LLVM in the frontend, and the text is what people read. What our
//! IR has and LLVM lacks are calls to functions that `runtime.c` defines and that another tool may define as it likes:
//!
//! - `__VERIFIER_nondet_*()`: an arbitrary value; `__VERIFIER_assume(int)`: no run goes on unless it is true;
//! - `__unloop_check(i1, code)`: an obligation, listed at the end of the text; no run goes on unless it is true;
//! - `__unloop_havoc(ptr, len)`: these bytes are arbitrary; `__unloop_forget(count, ...)`: so is all that globals and these
//!   pointers lead to, and whether blocks of the heap among it are alive;
//! - `__unloop_begin`, `__unloop_live`, `__unloop_mark`, `__unloop_unmark`: objects begin and end;
//!   `__unloop_size`, `__unloop_offset`, `__unloop_alive`, `__unloop_heap`, `__unloop_valid` and the like ask for them;
//! - `__unloop_abstract()`: may the library give any result within its promises (true), or does it compute (false)? Both
//!   contain all runs.

mod body;
mod check;
mod data;
mod float;
mod inst;
mod names;

use super::Summary;
use crate::ir::{Program, Ty};
use names::Names;
use std::collections::BTreeSet;
use std::fmt::Write;

/// What the text calls, in C.
pub const RUNTIME: &str = include_str!("runtime.c");

/// The whole program.
pub fn write(summary: &Summary) -> String {
    let program = &summary.program;
    let mut writer = Writer {
        program,
        names: Names::new(program),
        text: String::new(),
        declared: BTreeSet::new(),
        checks: vec![],
    };
    writer.header();
    writer.globals();
    writer.functions();
    writer.footer();
    writer.text
}

struct Writer<'p> {
    program: &'p Program,
    names: Names,
    text: String,
    /// Functions that are called and defined elsewhere, as lines.
    declared: BTreeSet<String>,
    /// What the codes of obligations mean.
    checks: Vec<String>,
}

impl Writer<'_> {
    fn line(&mut self, line: impl AsRef<str>) {
        self.text.push_str(line.as_ref());
        self.text.push('\n');
    }

    fn declare(&mut self, line: &str) {
        self.declared.insert(format!("declare {line}"));
    }

    fn header(&mut self) {
        let (layout, triple) = match self.program.pointer_bits {
            32 => (
                "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128",
                "i386-pc-linux-gnu",
            ),
            _ => (
                "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
                "x86_64-pc-linux-gnu",
            ),
        };
        self.line("; A program without loops: each loop is an arbitrary iteration of it.");
        self.line(format!("target datalayout = \"{layout}\""));
        self.line(format!("target triple = \"{triple}\"\n"));
    }

    fn footer(&mut self) {
        let declared = std::mem::take(&mut self.declared);
        self.line("");
        declared.iter().for_each(|line| self.line(line));
        self.line("\n; obligations: code, property, place, what");
        for (code, what) in std::mem::take(&mut self.checks).iter().enumerate() {
            self.line(format!("; {code} {what}"));
        }
        for line in &self.program.ledger {
            let place = self.program.show_loc(line.loc);
            let _ = writeln!(self.text, "; {}: {} ({place})", line.kind.name(), one_line(&line.what));
        }
    }

    fn size(&self) -> String {
        format!("i{}", self.program.pointer_bits)
    }
}

/// Comments end with their line.
fn one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}

fn ty(ty: Ty) -> String {
    match ty {
        Ty::Int(width) => format!("i{width}"),
        Ty::Ptr => "ptr".to_string(),
    }
}

/// What a function with these results gives.
fn result_type(results: &[Ty]) -> String {
    match results {
        [] => "void".to_string(),
        [one] => ty(*one),
        several => {
            let all: Vec<String> = several.iter().map(|&t| ty(t)).collect();
            format!("{{ {} }}", all.join(", "))
        }
    }
}
