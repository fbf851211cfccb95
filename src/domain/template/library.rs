//! All templates and domains that are there: the shipped ones, and those of the project, which come first.

use super::check::Type;
use super::instantiate::{Resolved, ResolvedUse};
use super::load::{Body, Claim, FileDomain, Loaded, Template, Use, load};
use super::order;
use super::shipped::SHIPPED;
use super::source::{Finding, Source};
use crate::domain::candidate::Kind;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

#[derive(Clone, Debug, Default)]
pub struct Library {
    pub templates: BTreeMap<String, Template>,
    pub domains: BTreeMap<String, FileDomain>,
    /// What a file of the project replaced, by the name of the domain or template.
    pub replaced: Vec<String>,
}

impl Library {
    /// What the binary carries.
    pub fn shipped() -> Library {
        let mut library = Library::default();
        for (file, text) in SHIPPED {
            let source = Source { file: file.to_string(), text: text.to_string() };
            match load(&source) {
                Ok(loaded) => library.add(loaded),
                // A test loads them all.
                Err(finding) => unreachable!("{finding}"),
            }
        }
        library.replaced.clear();
        library
    }

    pub fn add(&mut self, loaded: Loaded) {
        for template in loaded.templates {
            let name = template.name.clone();
            if self.templates.insert(name.clone(), template).is_some() {
                self.replaced.push(name);
            }
        }
        for domain in loaded.domains {
            let name = domain.name.clone();
            if self.domains.insert(name.clone(), domain).is_some() {
                self.replaced.push(name);
            }
        }
    }

    /// Adds a file, or all `.toml` files of a folder and of the folders in it.
    pub fn add_path(&mut self, path: &Path) -> Result<(), Vec<Finding>> {
        let mut findings = vec![];
        for file in files(path) {
            match read(&file).and_then(|source| load(&source)) {
                Ok(loaded) => self.add(loaded),
                Err(finding) => findings.push(finding),
            }
        }
        if findings.is_empty() { Ok(()) } else { Err(findings) }
    }

    /// The domains with their templates looked up.
    pub fn resolve(&self) -> Result<Vec<Resolved>, Vec<Finding>> {
        let (mut all, mut findings) = (vec![], vec![]);
        for domain in self.domains.values() {
            let uses: Vec<_> = domain.uses.iter().map(|u| self.resolve_use(domain, u)).collect();
            let mut fine = vec![];
            for one in uses {
                match one {
                    Ok(one) => fine.push(one),
                    Err(finding) => findings.push(finding),
                }
            }
            let (name, about) = (domain.name.clone(), domain.about.clone());
            all.push(Resolved { name, about, kind: domain.kind, tier: domain.tier, uses: fine });
        }
        if findings.is_empty() { Ok(all) } else { Err(findings) }
    }

    fn resolve_use(&self, domain: &FileDomain, one: &Use) -> Result<ResolvedUse, Finding> {
        let (formula, bind) = match &one.body {
            Body::Formula(node) => (Some(node.clone()), None),
            Body::RankAlone => (None, None),
            Body::Template { name, bind } => {
                let wrong = |at: usize, text: String| domain.source.finding(at, text);
                let Some(template) = self.templates.get(&name.text) else {
                    let all: Vec<&str> = self.templates.keys().map(String::as_str).collect();
                    let text = format!("unknown template `{}`; known: {}", name.text, all.join(", "));
                    return Err(wrong(name.at, text));
                };
                self.check_bind(domain, one, template)?;
                if domain.kind == Kind::State && template.formula.has_next() {
                    let text = format!(
                        "`{}` speaks about the state after an iteration: kind = \"transition\"",
                        name.text
                    );
                    return Err(wrong(name.at, text));
                }
                if let Some(claim @ Claim::Strict) = &one.claim
                    && !order::bears_out(&template.formula, claim)
                {
                    return Err(wrong(name.at, format!("`{}` is not seen to be a strict order", name.text)));
                }
                let bind = bind.iter().map(|(hole, node, _)| (hole.text.clone(), node.clone())).collect();
                (Some(template.formula.clone()), Some(bind))
            }
        };
        let (entities, when, claim) = (one.entities.clone(), one.when.clone(), one.claim.clone());
        Ok(ResolvedUse { formula, bind, entities, when, tier: one.tier, claim })
    }

    fn check_bind(&self, domain: &FileDomain, one: &Use, template: &Template) -> Result<(), Finding> {
        let Body::Template { name, bind } = &one.body else { return Ok(()) };
        let types: BTreeMap<String, Type> = one.entities.iter().map(|(n, e)| (n.clone(), e.ty())).collect();
        for (hole, node, text) in bind {
            let Some(ty) = template.holes.get(&hole.text) else {
                let message = format!("the template `{}` has no hole `{}`", template.name, hole.text);
                return Err(domain.source.finding(hole.at, message));
            };
            super::check::Checker::new(&types, domain.kind == Kind::Transition)
                .expect(node, *ty)
                .map_err(|p| domain.source.finding(text.at + p.at, p.message))?;
        }
        match template.holes.keys().find(|hole| !bind.iter().any(|(h, ..)| h.text == **hole)) {
            Some(hole) => {
                Err(domain.source.finding(name.at, format!("the hole `{hole}` of the template is not bound")))
            }
            None => Ok(()),
        }
    }
}

fn read(file: &Path) -> Result<Source, Finding> {
    let name = file.display().to_string();
    match std::fs::read_to_string(file) {
        Ok(text) => Ok(Source { file: name, text }),
        Err(e) => Err(Finding { file: name, line: 0, column: 0, message: format!("cannot read it ({e})") }),
    }
}

fn files(path: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(path) else { return vec![path.to_path_buf()] };
    let mut inside: Vec<PathBuf> = entries.filter_map(|e| e.ok().map(|e| e.path())).collect();
    inside.sort();
    let wanted = |p: &PathBuf| p.is_dir() || p.extension().is_some_and(|e| e == "toml");
    inside.iter().filter(|p| wanted(p)).flat_map(|p| files(p)).collect()
}

/// What is wrong with the templates and domains of a file or folder, in the order of files and lines. Shipped templates
/// may be used.
pub fn lint(path: &Path) -> Vec<Finding> {
    let mut library = Library::shipped();
    let mut findings = library.add_path(path).err().unwrap_or_default();
    findings.extend(library.resolve().err().unwrap_or_default());
    findings.sort();
    findings.dedup();
    findings
}
