//! How functions, globals and variables are called in the text. A name that several things share gets the number of the
//! thing, as in `@x#g3`: statics of different units and shadowed variables are common.

use super::quote;
use crate::ir::{Body, FuncId, GlobalId, Program, VarId};
use rustc_hash::FxHashMap;
use std::fmt::Display;

/// How often each name is used.
#[derive(Default)]
struct Counts<'a>(FxHashMap<&'a str, u32>);

impl<'a> Counts<'a> {
    fn of(names: impl Iterator<Item = &'a str>) -> Counts<'a> {
        let mut counts = FxHashMap::default();
        names.for_each(|name| *counts.entry(name).or_insert(0) += 1);
        Counts(counts)
    }

    fn show(&self, sigil: char, name: &str, id: impl Display) -> String {
        match self.0.get(name) {
            Some(1) => format!("{sigil}{}", quote::name(name)),
            Some(_) | None => format!("{sigil}{}#{id}", quote::name(name)),
        }
    }
}

/// Names of globals and functions, which share one space as they do in C.
pub struct Names<'a> {
    program: &'a Program,
    counts: Counts<'a>,
}

impl<'a> Names<'a> {
    pub fn new(program: &'a Program) -> Names<'a> {
        let globals = program.globals.values().map(|g| g.name.as_str());
        let funcs = program.funcs.values().map(|f| f.name.as_str());
        Names { program, counts: Counts::of(globals.chain(funcs)) }
    }

    /// Ids out of range get a name that cannot be read back: programs are printed also when they are wrong.
    pub fn global(&self, id: GlobalId) -> String {
        self.program.globals.get(id).map_or(format!("@?#{id}"), |g| self.counts.show('@', &g.name, id))
    }

    pub fn func(&self, id: FuncId) -> String {
        self.program.funcs.get(id).map_or(format!("@?#{id}"), |f| self.counts.show('@', &f.name, id))
    }
}

/// Names of the variables of one body.
pub struct VarNames<'a> {
    body: &'a Body,
    counts: Counts<'a>,
}

impl<'a> VarNames<'a> {
    pub fn new(body: &'a Body) -> VarNames<'a> {
        VarNames { body, counts: Counts::of(body.vars.values().map(|v| v.name.as_str())) }
    }

    pub fn var(&self, id: VarId) -> String {
        self.body.vars.get(id).map_or(format!("$?#{id}"), |v| self.counts.show('$', &v.name, id))
    }
}
