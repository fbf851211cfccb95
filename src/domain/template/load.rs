//! Reads templates and domains from TOML.

use super::ast::Node;
use super::check::{Checker, Type};
use super::entity::{Entity, NAMES};
use super::source::{Finding, Located, Reader, Source};
use super::when;
use crate::domain::candidate::Kind;
use std::collections::BTreeMap;
use toml::de::{DeTable, DeValue};

#[derive(Clone, Debug)]
pub struct Template {
    pub name: String,
    pub about: String,
    pub holes: BTreeMap<String, Type>,
    pub formula: Node,
    pub text: String,
    pub file: String,
}

#[derive(Clone, Debug)]
pub enum Claim {
    Strict,
    Rank(Node),
}

/// What a use proposes.
#[derive(Clone, Debug)]
pub enum Body {
    Formula(Node),
    Template {
        name: Located,
        bind: Vec<(Located, Node, Located)>,
    },
    /// The rank falls and does not fall below zero.
    RankAlone,
}

#[derive(Clone, Debug)]
pub struct Use {
    pub body: Body,
    /// What the holes range over, in the order of the text.
    pub entities: Vec<(String, Entity)>,
    pub when: Option<Node>,
    pub tier: u32,
    pub claim: Option<Claim>,
    pub at: usize,
    /// The formula or the name of the template, for `show`.
    pub text: String,
}

#[derive(Clone, Debug)]
pub struct FileDomain {
    pub name: String,
    pub about: String,
    pub kind: Kind,
    pub tier: u32,
    pub uses: Vec<Use>,
    pub source: Source,
}

/// What one file holds.
#[derive(Clone, Debug, Default)]
pub struct Loaded {
    pub templates: Vec<Template>,
    pub domains: Vec<FileDomain>,
}

/// Types of holes.
const HOLES: [(&str, Type); 4] =
    [("int", Type::Int), ("pointer", Type::Ptr), ("variable", Type::Scalar), ("variables", Type::List)];

pub fn load(source: &Source) -> Result<Loaded, Finding> {
    let whole = DeTable::parse(&source.text)
        .map_err(|e| source.finding(e.span().map_or(0, |s| s.start), e.message().replace('\n', " ")))?;
    let mut loaded = Loaded::default();
    for (key, value) in whole.get_ref().iter() {
        let at = key.span().start;
        let name: &str = key.get_ref();
        let DeValue::Table(table) = value.get_ref() else {
            return Err(source.finding(at, format!("`{name}` is no table: write [template] or [domain]")));
        };
        match name {
            "template" => loaded.templates.push(template(&Reader { source, table, name: "[template]", at })?),
            "domain" => loaded.domains.push(domain(&Reader { source, table, name: "[domain]", at })?),
            _ => return Err(source.finding(at, format!("unknown table `{name}`; known: template, domain"))),
        }
    }
    Ok(loaded)
}

/// The name that the file gives, else that of the file.
fn name(reader: &Reader<'_, '_>) -> Result<String, Finding> {
    let stem = || {
        let file = reader.source.file.rsplit('/').next().unwrap_or_default();
        file.strip_suffix(".toml").unwrap_or(file).to_string()
    };
    let given = reader.text("name")?;
    if let Some(name) = &given
        && !name.text.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c))
    {
        return Err(reader.wrong(name.at, "names consist of letters, digits, `-` and `_`"));
    }
    Ok(given.map_or_else(stem, |n| n.text))
}

fn about(reader: &Reader<'_, '_>) -> Result<String, Finding> {
    Ok(reader.text("about")?.map(|t| t.text).unwrap_or_default())
}

fn template(reader: &Reader<'_, '_>) -> Result<Template, Finding> {
    reader.only(&["name", "about", "holes", "formula"])?;
    let mut holes = BTreeMap::new();
    let declared = reader.strings("holes")?;
    for (hole, ty) in &declared {
        let Some((_, found)) = HOLES.iter().find(|(n, _)| *n == ty.text) else {
            let known: Vec<&str> = HOLES.iter().map(|(n, _)| *n).collect();
            let text = format!("unknown type `{}`; known: {}", ty.text, known.join(", "));
            return Err(reader.wrong(ty.at, text));
        };
        holes.insert(hole.text.clone(), *found);
    }
    let Some(text) = reader.text("formula")? else {
        return Err(reader.wrong(reader.at, "a template needs a `formula`"));
    };
    let formula = reader.parse(&text)?;
    // Whether it may speak about the next state depends on the domain that uses it.
    Checker::new(&holes, true).condition(&formula).map_err(|p| reader.problem(&text, p))?;
    unused(reader, &declared, &formula.names(), "hole")?;
    let file = reader.source.file.clone();
    Ok(Template { name: name(reader)?, about: about(reader)?, holes, formula, text: text.text, file })
}

fn unused(
    reader: &Reader<'_, '_>,
    declared: &[(Located, Located)],
    used: &[&str],
    what: &str,
) -> Result<(), Finding> {
    let is_used = |name: &str| used.iter().any(|u| *u == name || u.strip_suffix('0') == Some(name));
    match declared.iter().find(|(name, _)| !is_used(&name.text)) {
        Some((name, _)) => Err(reader.wrong(name.at, format!("unused {what} `{}`", name.text))),
        None => Ok(()),
    }
}

fn domain(reader: &Reader<'_, '_>) -> Result<FileDomain, Finding> {
    reader.only(&["name", "about", "kind", "tier", "use", "order"])?;
    let kind = match reader.text("kind")? {
        None => Kind::State,
        Some(text) => match text.text.as_str() {
            "state" => Kind::State,
            "transition" => Kind::Transition,
            other => {
                return Err(
                    reader.wrong(text.at, format!("unknown kind `{other}`; known: state, transition"))
                );
            }
        },
    };
    let tier = reader.number("tier")?.unwrap_or(1);
    let strict = order(reader, kind)?;
    let mut uses = vec![];
    match reader.get("use").map(|v| (v.span().start, v.get_ref())) {
        Some((_, DeValue::Array(items))) => {
            for item in items.iter() {
                let at = item.span().start;
                let DeValue::Table(table) = item.get_ref() else {
                    return Err(reader.wrong(at, "write each use as [[domain.use]]"));
                };
                let inner = Reader { source: reader.source, table, name: "[[domain.use]]", at };
                uses.push(one_use(&inner, kind, tier, strict)?);
            }
        }
        Some((at, _)) => return Err(reader.wrong(at, "write each use as [[domain.use]]")),
        None => return Err(reader.wrong(reader.at, "a domain needs at least one [[domain.use]]")),
    }
    let source = reader.source.clone();
    Ok(FileDomain { name: name(reader)?, about: about(reader)?, kind, tier, uses, source })
}

/// Does it claim a strict order?
fn order(reader: &Reader<'_, '_>, kind: Kind) -> Result<bool, Finding> {
    let Some(order) = reader.text("order")? else { return Ok(false) };
    match (kind, order.text.as_str()) {
        (Kind::Transition, "strict") => Ok(true),
        (Kind::Transition, other) => {
            Err(reader.wrong(order.at, format!("unknown order `{other}`; known: strict")))
        }
        (Kind::State, _) => Err(reader.wrong(order.at, "only transition domains have an order")),
    }
}

fn one_use(reader: &Reader<'_, '_>, kind: Kind, tier: u32, strict: bool) -> Result<Use, Finding> {
    reader.only(&["template", "formula", "for", "when", "bind", "tier", "order", "rank"])?;
    let declared = reader.strings("for")?;
    let mut entities = vec![];
    for (name, text) in &declared {
        let Some(entity) = Entity::parse(&text.text) else {
            let message = format!("unknown entity `{}`; known: {}", text.text, NAMES.join(", "));
            return Err(reader.wrong(text.at, message));
        };
        entities.push((name.text.clone(), entity));
    }
    let types: BTreeMap<String, Type> = entities.iter().map(|(n, e)| (n.clone(), e.ty())).collect();
    let claim = claim(reader, kind, strict, &types)?;
    let (body, text) = body(reader, kind, &types, &claim)?;
    let when = match reader.text("when")? {
        None => None,
        Some(text) => {
            let node = reader.parse(&text)?;
            when::check(&node, &types).map_err(|p| reader.problem(&text, p))?;
            Some(node)
        }
    };
    let mut used: Vec<&str> = when.iter().flat_map(Node::names).collect();
    match &body {
        Body::Formula(node) => used.extend(node.names()),
        Body::Template { bind, .. } => used.extend(bind.iter().flat_map(|(_, node, _)| node.names())),
        Body::RankAlone => {}
    }
    if let Some(Claim::Rank(node)) = &claim {
        used.extend(node.names());
    }
    unused(reader, &declared, &used, "name")?;
    super::order::check(reader, &body, &claim)?;
    let tier = reader.number("tier")?.unwrap_or(tier);
    Ok(Use { body, entities, when, tier, claim, at: reader.at, text })
}

fn claim(
    reader: &Reader<'_, '_>,
    kind: Kind,
    strict: bool,
    types: &BTreeMap<String, Type>,
) -> Result<Option<Claim>, Finding> {
    if let Some(text) = reader.text("rank")? {
        if kind == Kind::State {
            return Err(reader.wrong(text.at, "only transition domains have a rank"));
        }
        let node = reader.parse(&text)?;
        Checker::new(types, false).expect(&node, Type::Int).map_err(|p| reader.problem(&text, p))?;
        return Ok(Some(Claim::Rank(node)));
    }
    Ok((order(reader, kind)? || strict).then_some(Claim::Strict))
}

fn body(
    reader: &Reader<'_, '_>,
    kind: Kind,
    types: &BTreeMap<String, Type>,
    claim: &Option<Claim>,
) -> Result<(Body, String), Finding> {
    let transition = kind == Kind::Transition;
    let binds = reader.strings("bind")?;
    match (reader.text("formula")?, reader.text("template")?, claim) {
        (Some(text), None, _) => {
            if let Some((name, _)) = binds.first() {
                return Err(reader.wrong(name.at, "`bind` fills the holes of a template; here is none"));
            }
            let node = reader.parse(&text)?;
            Checker::new(types, transition).condition(&node).map_err(|p| reader.problem(&text, p))?;
            Ok((Body::Formula(node), text.text))
        }
        (None, Some(name), _) => {
            let mut bind = vec![];
            for (hole, text) in binds {
                let node = reader.parse(&text)?;
                Checker::new(types, transition).node(&node).map_err(|p| reader.problem(&text, p))?;
                bind.push((hole, node, text));
            }
            let text = name.text.clone();
            Ok((Body::Template { name, bind }, text))
        }
        (None, None, Some(Claim::Rank(_))) => Ok((Body::RankAlone, "rank' < rank && 0 <= rank".into())),
        (None, None, _) => Err(reader.wrong(reader.at, "a use needs a `formula` or a `template`")),
        (Some(text), Some(_), _) => Err(reader.wrong(text.at, "give a `formula` or a `template`, not both")),
    }
}
