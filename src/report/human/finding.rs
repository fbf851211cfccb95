//! One finding: what, where, with which inputs, on which path.

use super::{Sources, Style};
use crate::report::result::{Counterexample, Location, ObligationResult, Status, Step, StepKind};
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};

pub fn render(obligation: &ObligationResult, sources: &Sources, style: Style) -> String {
    let level = match obligation.status {
        Status::Violated => Level::ERROR,
        Status::Possible => Level::WARNING,
        Status::Unknown | Status::Unreachable | Status::Proved => Level::INFO,
    };
    let title =
        level.with_name(word(obligation.status)).primary_title(&obligation.message).id(&obligation.property);
    let group = source(Group::with_title(title), obligation, sources);
    let group = notes(obligation)
        .into_iter()
        .fold(group, |group, (name, text)| group.element(Level::NOTE.with_name(name).message(text)));
    renderer(style).render(&[group])
}

fn renderer(style: Style) -> Renderer {
    let renderer = if style.color { Renderer::styled() } else { Renderer::plain() };
    if style.width >= 40 { renderer.term_width(style.width) } else { renderer }
}

fn word(status: Status) -> &'static str {
    match status {
        Status::Violated => "violated",
        Status::Possible => "possible",
        Status::Unknown => "unknown",
        Status::Unreachable => "unreachable",
        Status::Proved => "proved",
    }
}

fn source<'a>(group: Group<'a>, obligation: &'a ObligationResult, sources: &'a Sources) -> Group<'a> {
    let location = &obligation.location;
    match sources.token(location) {
        Some((line, token)) => {
            let mark = AnnotationKind::Primary.span(token).label(label(obligation));
            let snippet = Snippet::source(line).line_start(location.line as usize).path(&location.file);
            group.element(snippet.annotation(mark))
        }
        None if location.line == 0 => group.element(Level::NOTE.message("the place is not known")),
        None => {
            let origin = Origin::path(&location.file).line(location.line as usize);
            group.element(origin.char_column(location.column as usize))
        }
    }
}

/// What stands beside the underlined token.
fn label(obligation: &ObligationResult) -> Option<String> {
    let confirmed = obligation.counterexample.as_ref()?.confirmed_by.as_ref()?;
    Some(format!("fails in a concrete run ({confirmed})"))
}

/// The lines below the source: name and text.
fn notes(obligation: &ObligationResult) -> Vec<(&'static str, String)> {
    let mut notes = vec![];
    if let Some(example) = &obligation.counterexample {
        if !example.inputs.is_empty() {
            notes.push(("inputs", inputs(example)));
        }
        if !example.steps.is_empty() {
            notes.push(("path", path(&example.steps).join("\n")));
        }
        if let Some(test) = &example.test {
            notes.push(("test", test.clone()));
        }
    }
    if let Some(reason) = &obligation.reason {
        notes.push(("reason", reason.clone()));
    }
    for one in &obligation.preconditions {
        notes.push(("proved if", format!("{}, wherever {} is called", one.formula, one.function)));
    }
    notes
}

fn inputs(example: &Counterexample) -> String {
    let one = |input: &crate::report::result::InputValue| {
        let place =
            if input.location.line == 0 { String::new() } else { format!(" at {}", place(&input.location)) };
        format!("{} = {}{place}", input.name, input.value)
    };
    example.inputs.iter().map(one).collect::<Vec<_>>().join("\n")
}

fn step(step: &Step) -> String {
    let show = |pairs: &[(String, String)]| {
        let all: Vec<String> = pairs.iter().map(|(name, value)| format!("{name} = {value}")).collect();
        if all.is_empty() { String::new() } else { format!(" {}", all.join(", ")) }
    };
    let at = place(&step.location);
    if step.kind == StepKind::Step {
        return format!("{at}{}", show(&step.values));
    }
    let id = step.in_loop.as_ref().map_or_else(|| "the loop".to_string(), |id| format!("loop {id}"));
    let (before, now) = leap(&step.values);
    match before.is_empty() {
        true => format!("{at} {id} leaps to{}", show(&now)),
        false => format!("{at} {id} leaps from{} to{}", show(&before), show(&now)),
    }
}

/// A pair of name and value.
type Pair = (String, String);

/// Values before the loop (`x0`, where there is an `x`) and after the leap.
fn leap(values: &[Pair]) -> (Vec<Pair>, Vec<Pair>) {
    let older = |name: &str| {
        let newer = name.strip_suffix('0')?;
        values.iter().any(|(n, _)| n == newer).then(|| newer.to_string())
    };
    let (mut before, mut now) = (vec![], vec![]);
    for (name, value) in values {
        match older(name) {
            Some(newer) => before.push((newer, value.clone())),
            None => now.push((name.clone(), value.clone())),
        }
    }
    (before, now)
}

pub fn place(location: &Location) -> String {
    match location.line {
        0 => "?".to_string(),
        line => format!("{}:{line}:{}", location.file, location.column),
    }
}

/// Long paths lose their middle.
fn path(steps: &[Step]) -> Vec<String> {
    const FIRST: usize = 6;
    const LAST: usize = 12;
    if steps.len() <= FIRST + LAST + 1 {
        return steps.iter().map(step).collect();
    }
    let left_out = steps.len() - FIRST - LAST;
    let mut lines: Vec<String> = steps[..FIRST].iter().map(step).collect();
    lines.push(format!("... {left_out} steps ..."));
    lines.extend(steps[steps.len() - LAST..].iter().map(step));
    lines
}
