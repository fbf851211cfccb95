//! `unloop domains list | show NAME | lint PATH` as text.

use super::candidate::{Domain, Kind};
use super::native::NATIVE;
use super::template::load::{Body, FileDomain, Template};
use super::template::{Library, lint};
use std::path::Path;

/// One line for each domain, then one for each template.
pub fn list(library: &Library) -> String {
    let mut rows: Vec<(u32, String, &str, String, String)> = vec![];
    for domain in library.domains.values() {
        let tier = domain.uses.iter().map(|u| u.tier).min().unwrap_or(domain.tier);
        let origin = origin(library, &domain.name, &domain.source.file);
        rows.push((tier, domain.name.clone(), kind(domain.kind), origin, domain.about.clone()));
    }
    for native in NATIVE.iter().filter(|n| !library.domains.contains_key(n.id)) {
        let kind = if native.id == "one-changes" { "transition" } else { "state" };
        rows.push((native.tier, native.id.into(), kind, "built in".into(), native.doc().into()));
    }
    rows.sort();
    let width = rows.iter().map(|r| r.1.len()).max().unwrap_or(0);
    let mut text = format!("{:width$}  tier  kind        about\n", "domain");
    for (tier, name, kind, origin, about) in rows {
        text += &format!("{name:width$}  {tier:4}  {kind:10}  {about}{}\n", note(&origin));
    }
    text += &format!("\n{:width$}  formula\n", "template");
    for template in library.templates.values() {
        let origin = origin(library, &template.name, &template.file);
        text += &format!("{:width$}  {}{}\n", template.name, template.text, note(&origin));
    }
    text
}

fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::State => "state",
        Kind::Transition => "transition",
    }
}

fn origin(library: &Library, name: &str, file: &str) -> String {
    let ships = super::template::ships(file);
    match (ships, library.replaced.iter().any(|r| r == name)) {
        (true, _) => "shipped".into(),
        (false, true) => format!("{file}, replaces the shipped one"),
        (false, false) => file.into(),
    }
}

fn note(origin: &str) -> String {
    match origin {
        "shipped" | "built in" => String::new(),
        other => format!(" ({other})"),
    }
}

/// All there is to say about a domain or template; None if there is none of that name.
pub fn show(library: &Library, name: &str) -> Option<String> {
    let domain = library.domains.get(name).map(show_domain);
    let native = || {
        let n = NATIVE.iter().find(|n| n.id == name)?;
        Some(format!("domain {} (built in, tier {})\n  {}\n", n.id, n.tier, n.doc))
    };
    let template = library.templates.get(name).map(show_template);
    let all: Vec<String> = domain.or_else(native).into_iter().chain(template).collect();
    (!all.is_empty()).then(|| all.join("\n"))
}

fn show_domain(domain: &FileDomain) -> String {
    let mut text = format!(
        "domain {} ({}, tier {}, {})\n  {}\n",
        domain.name,
        kind(domain.kind),
        domain.tier,
        domain.source.file,
        domain.about
    );
    for one in &domain.uses {
        let what = match &one.body {
            Body::Formula(_) | Body::RankAlone => one.text.clone(),
            Body::Template { bind, .. } => {
                let bound: Vec<String> =
                    bind.iter().map(|(h, _, t)| format!("{} = {}", h.text, t.text)).collect();
                format!("template {} with {}", one.text, bound.join(", "))
            }
        };
        text += &format!("  tier {}: {what}\n", one.tier);
        let holes: Vec<String> = one.entities.iter().map(|(n, e)| format!("{n}: {}", e.name())).collect();
        text += &format!("    for {}\n", holes.join(", "));
    }
    text
}

fn show_template(template: &Template) -> String {
    let holes: Vec<String> = template.holes.iter().map(|(n, t)| format!("{n}: {}", t.name())).collect();
    format!(
        "template {} ({})\n  {}\n  {}\n  for {}\n",
        template.name,
        template.file,
        template.about,
        template.text,
        holes.join(", ")
    )
}

/// The findings as lines, and how many there are.
pub fn lint_text(path: &Path) -> (String, usize) {
    let findings = lint(path);
    let text = findings.iter().map(|f| format!("{f}\n")).collect();
    (text, findings.len())
}
