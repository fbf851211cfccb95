//! What a project says about single loops and functions: which domains take part there, what to try, what to assume.

use super::candidate::Sink;
use super::context::LoopContext;
use super::formula::{Expr, Moment, PtrExpr};
use super::show::Names;
use super::template::ast::Node;
use super::template::parse::parse;
use super::template::value::{Evaluator, Val};
use crate::ir::{Program, Ty};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

/// The domain of what a project wants to be tried. No file can have this name.
pub const TRIED: &str = "[[loop]] candidate";
/// The domain of what a project wants to be assumed: it is not proved. No file can have this name.
pub const ASSUMED: &str = "[[loop]] assume";

/// `file:function#number`; without the number all loops of the function, without the file in any file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern {
    file: Option<String>,
    function: String,
    number: Option<u32>,
}

impl Pattern {
    pub fn parse(text: &str) -> Option<Pattern> {
        let (file, rest) = match text.rsplit_once(':') {
            Some((file, rest)) => (Some(file.to_string()), rest),
            None => (None, text),
        };
        let (function, number) = match rest.split_once('#') {
            Some((function, number)) => (function, Some(number.parse().ok()?)),
            None => (rest, None),
        };
        let named = !function.is_empty() && function.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        named.then(|| Pattern { file, function: function.to_string(), number })
    }

    fn fits(&self, context: &LoopContext<'_>) -> bool {
        let function = &context.program.funcs[context.func];
        let file = || file_of(context.program, function.loc);
        function.name == self.function
            && self.number.is_none_or(|n| n == context.data.number)
            && self.file.as_ref().is_none_or(|f| ends_with(&file(), f))
    }
}

fn file_of(program: &Program, loc: crate::ir::LocId) -> String {
    program.files[program.locs[loc].file as usize].clone()
}

/// Whole names of folders.
fn ends_with(path: &str, end: &str) -> bool {
    let end = end.strip_prefix("./").unwrap_or(end);
    path == end || path.strip_suffix(end).is_some_and(|rest| rest.ends_with('/'))
}

/// One `[[loop]]`, as it is written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RuleText {
    pub pattern: String,
    /// Only these domains; empty: no word on it.
    pub only: Vec<String>,
    pub without: Vec<String>,
    pub assume: Vec<String>,
    pub candidates: Vec<String>,
    /// `file:line`, for messages.
    pub place: String,
}

struct Rule {
    text: RuleText,
    pattern: Pattern,
    assume: Vec<Node>,
    candidates: Vec<Node>,
}

/// All of them.
#[derive(Default)]
pub struct Rules {
    all: Vec<Rule>,
    /// Numbers of those that fit some loop.
    used: Mutex<BTreeSet<usize>>,
    troubles: Mutex<BTreeSet<String>>,
}

impl Rules {
    pub fn new(texts: &[RuleText]) -> Result<Rules, String> {
        let mut rules = Rules::default();
        for text in texts {
            let place = &text.place;
            let Some(pattern) = Pattern::parse(&text.pattern) else {
                let what = format!("match = \"{}\" names no loop", text.pattern);
                return Err(format!(
                    "{place}: {what}; write function#number, file:function#number or function"
                ));
            };
            let read = |all: &[String]| -> Result<Vec<Node>, String> {
                let one = |t: &String| parse(t).map_err(|p| format!("{place}: `{t}`: {}", p.message));
                all.iter().map(one).collect()
            };
            let (assume, candidates) = (read(&text.assume)?, read(&text.candidates)?);
            rules.all.push(Rule { text: text.clone(), pattern, assume, candidates });
        }
        Ok(rules)
    }

    fn of<'r>(&'r self, context: &LoopContext<'_>) -> Vec<&'r Rule> {
        let fitting = self.all.iter().enumerate().filter(|(_, r)| r.pattern.fits(context));
        let (numbers, rules): (Vec<usize>, Vec<&Rule>) = fitting.unzip();
        if let Ok(mut used) = self.used.lock() {
            used.extend(numbers);
        }
        rules
    }

    /// Does the domain take part at this loop? The last word on it counts.
    pub fn allows(&self, context: &LoopContext<'_>, domain: &str) -> bool {
        let rules = self.of(context);
        let named = |names: &[String]| names.iter().any(|n| n == domain);
        let only = rules.iter().rev().find(|r| !r.text.only.is_empty());
        only.is_none_or(|r| named(&r.text.only)) && !rules.iter().any(|r| named(&r.text.without))
    }

    /// The formulas that are given for this loop.
    pub fn candidates(&self, context: &LoopContext<'_>, sink: &mut Sink) {
        let rules = self.of(context);
        if rules.iter().all(|r| r.assume.is_empty() && r.candidates.is_empty()) {
            return;
        }
        let names = names(context);
        for rule in rules {
            for (domain, nodes) in [(ASSUMED, &rule.assume), (TRIED, &rule.candidates)] {
                sink.begin(domain, 1);
                for (index, node) in nodes.iter().enumerate() {
                    match Evaluator::new(context, &names).formula(node) {
                        Some(formula) => sink.state(formula),
                        None => self.complain(context, rule, domain == ASSUMED, index, &names),
                    }
                }
            }
        }
    }

    fn complain(
        &self,
        context: &LoopContext<'_>,
        rule: &Rule,
        assumed: bool,
        index: usize,
        names: &BTreeMap<String, Val>,
    ) {
        let text = if assumed { &rule.text.assume[index] } else { &rule.text.candidates[index] };
        let function = &context.program.funcs[context.func].name;
        let known: Vec<&str> = names.keys().map(String::as_str).collect();
        let trouble = format!(
            "{}: `{text}` says nothing at the loop {function}#{}; names there: {}",
            rule.text.place,
            context.data.number,
            known.join(", ")
        );
        if let Ok(mut all) = self.troubles.lock() {
            all.insert(trouble);
        }
    }

    /// What is wrong with them, once all loops have been looked at.
    pub fn troubles(&self) -> Vec<String> {
        let mut all: Vec<String> =
            self.troubles.lock().map(|t| t.iter().cloned().collect()).unwrap_or_default();
        let used = self.used.lock().map(|u| u.clone()).unwrap_or_default();
        for (index, rule) in self.all.iter().enumerate() {
            if !used.contains(&index) {
                all.push(format!("{}: no loop fits match = \"{}\"", rule.text.place, rule.text.pattern));
            }
        }
        all
    }

    /// The domains that they name, with the place.
    pub fn named(&self) -> impl Iterator<Item = (&str, &str)> {
        self.all.iter().flat_map(|r| {
            r.text.only.iter().chain(&r.text.without).map(|n| (n.as_str(), r.text.place.as_str()))
        })
    }
}

/// What names of the source stand for at a loop.
fn names(context: &LoopContext<'_>) -> BTreeMap<String, Val> {
    let shown = Names { program: context.program, body: context.body, params: &context.data.params };
    let is_name = |text: &str| text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let mut all = BTreeMap::new();
    let mut add = |name: String, val: Val| {
        if is_name(&name) {
            all.entry(name).or_insert(val);
        }
    };
    for var in &context.ints {
        add(shown.expr(&var.expr), Val::of_int(var));
    }
    for var in &context.pointers {
        add(shown.ptr(&var.expr), Val::of_ptr(var));
    }
    // Also what no obligation depends on.
    for &value in context.data.params.iter().chain(&context.data.live_in) {
        let ptr = PtrExpr::now(value);
        let val = match context.body.ty(value) {
            Ty::Int(width) => {
                let signed = context.sign(value);
                Val::Int(Expr::now(value, signed), Some((width, signed)))
            }
            Ty::Ptr => {
                let pointee = context.pointee(&ptr);
                Val::Ptr(ptr, pointee)
            }
        };
        if context.body.values[value].var.is_some() {
            add(context.body.name(value), val);
        }
    }
    for (id, global) in &context.program.globals {
        let ptr = PtrExpr::Global(id);
        let Some(ty) = global.ty else { continue };
        let val = match &context.program.types[ty] {
            crate::ir::SrcType::Int { signed, bytes, .. } => {
                let (bytes, signed) = (*bytes as u32, *signed);
                Val::Int(Expr::Load { ptr, bytes, signed, at: Moment::Now }, Some((bytes * 8, signed)))
            }
            crate::ir::SrcType::Pointer(to) => {
                Val::Ptr(PtrExpr::LoadPtr { ptr: Box::new(ptr), at: Moment::Now }, Some(*to))
            }
            _ => Val::Ptr(ptr, Some(ty)),
        };
        add(global.name.clone(), val);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_name_loops() {
        let all = Pattern { file: Some("src/a.c".into()), function: "f".into(), number: Some(2) };
        assert_eq!(Pattern::parse("src/a.c:f#2"), Some(all));
        assert_eq!(Pattern::parse("f"), Some(Pattern { file: None, function: "f".into(), number: None }));
        assert_eq!(Pattern::parse("f#x"), None);
        assert_eq!(Pattern::parse("a b"), None);
        assert!(ends_with("x/src/a.c", "src/a.c") && !ends_with("x/osrc/a.c", "src/a.c"));
    }
}
