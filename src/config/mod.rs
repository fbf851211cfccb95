//! Settings files: which keys there are, and how a file with them is read.
//!
//! `config.toml` at the top of the project documents every key with its default and is embedded here; a user's `unloop.toml`
//! has the same keys. What a value means is decided where the options are put together: this module checks that keys are
//! known and values have the right kind, and remembers the line of each.

mod nearest;

pub use nearest::nearest;

use std::fmt;
use std::path::{Path, PathBuf};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The documented defaults.
pub const DEFAULTS: &str = include_str!("../../config.toml");

/// The name of a user's file.
pub const FILE_NAME: &str = "unloop.toml";

/// What stands to the right of a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One of these words.
    Choice(&'static [&'static str]),
    Number,
    /// A list of words; one word may stand alone.
    List,
}

pub const DATA_MODELS: &[&str] = &["LP64", "ILP32"];
pub const SOLVERS: &[&str] = &["cadical", "varisat"];
pub const FORMATS: &[&str] = &["human", "json", "svcomp"];
pub const REPLAYS: &[&str] = &["auto", "interp", "native", "off"];
pub const MALLOCS: &[&str] = &["never-fails", "may-fail"];

/// All keys: table, key, kind. A key is the name of the option of `unloop check`.
pub const KEYS: &[(&str, &str, Kind)] = &[
    ("check", "property", Kind::List),
    ("check", "entry", Kind::List),
    ("check", "data-model", Kind::Choice(DATA_MODELS)),
    ("check", "unwind", Kind::Number),
    ("check", "split", Kind::Number),
    ("check", "solver", Kind::Choice(SOLVERS)),
    ("check", "format", Kind::Choice(FORMATS)),
    ("domains", "domains", Kind::List),
    ("domains", "without-domain", Kind::List),
    ("domains", "domain-path", Kind::List),
    ("replay", "replay", Kind::Choice(REPLAYS)),
    ("limits", "timeout", Kind::Number),
    ("limits", "memory", Kind::Number),
    ("limits", "jobs", Kind::Number),
    ("models", "malloc", Kind::Choice(MALLOCS)),
];

const TABLES: [&str; 5] = ["check", "domains", "replay", "limits", "models"];

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    Word(String),
    Number(u64),
    List(Vec<String>),
    /// A `[[model]]`: its keys with their texts.
    Model(Vec<(&'static str, String)>),
    /// A `[[loop]]`: its keys with their words.
    Loop(Vec<(&'static str, Vec<String>)>),
}

/// The keys of a `[[loop]]`.
const LOOP_KEYS: [&str; 5] = ["match", "domains", "without-domain", "assume", "candidate"];

/// The keys of a `[[model]]`.
const MODEL_KEYS: [&str; 4] = ["function", "requires", "ensures", "writes"];

/// A key with its value, and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting {
    pub key: &'static str,
    pub value: Value,
    /// `file:line`.
    pub place: String,
}

/// What is wrong with a settings file.
#[derive(Debug, PartialEq, Eq)]
pub struct Error {
    pub place: String,
    pub what: String,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.what)
    }
}

impl std::error::Error for Error {}

/// The settings file that applies to an input: in its folder or above.
pub fn find(input: &Path) -> Option<PathBuf> {
    let absolute = std::path::absolute(input).ok()?;
    let start = if absolute.is_dir() { absolute.as_path() } else { absolute.parent()? };
    start.ancestors().map(|folder| folder.join(FILE_NAME)).find(|file| file.is_file())
}

pub fn read(path: &Path) -> Result<Vec<Setting>, Error> {
    let name = shown(path);
    let text = std::fs::read_to_string(path)
        .map_err(|e| Error { place: name.clone(), what: format!("cannot read the settings ({e})") })?;
    parse(&name, &text)
}

/// The path as seen from the working directory, where that is shorter.
fn shown(path: &Path) -> String {
    let here = std::env::current_dir().unwrap_or_default();
    path.strip_prefix(&here).unwrap_or(path).display().to_string()
}

/// Reads settings; `name` stands for the file in messages.
pub fn parse(name: &str, text: &str) -> Result<Vec<Setting>, Error> {
    let at = |offset: usize| {
        let line = text.as_bytes()[..offset.min(text.len())].iter().filter(|&&b| b == b'\n').count() + 1;
        format!("{name}:{line}")
    };
    let whole = DeTable::parse(text).map_err(|e| {
        let offset = e.span().map_or(0, |s| s.start);
        Error { place: at(offset), what: e.message().replace('\n', " ") }
    })?;
    let mut settings = vec![];
    for (table, content) in whole.get_ref() {
        let table_name = table.get_ref().as_ref();
        let wrong = |what: String| Error { place: at(table.span().start), what };
        if let ("model", DeValue::Array(all)) = (table_name, content.get_ref()) {
            for item in all {
                settings.push(model(item, &at)?);
            }
            continue;
        }
        if let ("loop", DeValue::Array(all)) = (table_name, content.get_ref()) {
            for item in all {
                settings.push(one_loop(item, &at)?);
            }
            continue;
        }
        if !TABLES.contains(&table_name) {
            return Err(wrong(unknown_table(table_name)));
        }
        let DeValue::Table(keys) = content.get_ref() else {
            return Err(wrong(format!("{table_name} is a table: write [{table_name}] on a line of its own")));
        };
        for (key, value) in keys {
            let place = at(key.span().start);
            settings.push(setting(table_name, key.get_ref(), value, place)?);
        }
    }
    Ok(settings)
}

/// The pairs of a `[[name]]`, all of them known.
fn pairs<'t>(
    name: &str,
    known: &'static [&'static str],
    item: &'t Spanned<DeValue<'_>>,
    at: &impl Fn(usize) -> String,
) -> Result<Vec<(&'static str, &'t DeValue<'t>, String)>, Error> {
    let DeValue::Table(keys) = item.get_ref() else {
        let what = format!("write [[{name}]] on a line of its own");
        return Err(Error { place: at(item.span().start), what });
    };
    let mut all = vec![];
    for (key, value) in keys {
        let (place, word) = (at(key.span().start), key.get_ref().as_ref());
        let Some(known) = known.iter().find(|k| **k == word) else {
            let near = nearest(word, known.iter().copied()).unwrap_or(known[0]);
            let what = format!("unknown key {word} in [[{name}]]; the nearest is {near}");
            return Err(Error { place, what });
        };
        all.push((*known, value.get_ref(), place));
    }
    Ok(all)
}

fn model(item: &Spanned<DeValue<'_>>, at: &impl Fn(usize) -> String) -> Result<Setting, Error> {
    let mut texts = vec![];
    for (key, value, place) in pairs("model", &MODEL_KEYS, item, at)? {
        let DeValue::String(text) = value else {
            return Err(Error { place, what: format!("{key} takes a text") });
        };
        texts.push((key, text.to_string()));
    }
    let place = at(item.span().start);
    if !texts.iter().any(|(key, _)| *key == "function") {
        return Err(Error { place, what: "a [[model]] names its function".into() });
    }
    Ok(Setting { key: "model", value: Value::Model(texts), place })
}

fn one_loop(item: &Spanned<DeValue<'_>>, at: &impl Fn(usize) -> String) -> Result<Setting, Error> {
    let mut lists = vec![];
    for (key, value, place) in pairs("loop", &LOOP_KEYS, item, at)? {
        match convert(Kind::List, value) {
            Some(Value::List(list)) => lists.push((key, list)),
            _ => return Err(Error { place, what: format!("{key} takes a text or a list of texts") }),
        }
    }
    let place = at(item.span().start);
    if !lists.iter().any(|(key, _)| *key == "match") {
        return Err(Error { place, what: "a [[loop]] says which with match = \"function#number\"".into() });
    }
    Ok(Setting { key: "loop", value: Value::Loop(lists), place })
}

fn setting(table: &str, key: &str, value: &Spanned<DeValue<'_>>, place: String) -> Result<Setting, Error> {
    let Some(&(_, key, kind)) = KEYS.iter().find(|(t, k, _)| *t == table && *k == key) else {
        return Err(Error { place, what: unknown_key(table, key) });
    };
    match convert(kind, value.get_ref()) {
        Some(value) => Ok(Setting { key, value, place }),
        None => Err(Error { place, what: format!("{key} takes {}", expected(kind)) }),
    }
}

fn expected(kind: Kind) -> String {
    match kind {
        Kind::Choice(words) => format!("one of {}", words.join(", ")),
        Kind::Number => "a number from 0".to_string(),
        Kind::List => "a list of words, [\"...\", \"...\"]".to_string(),
    }
}

fn convert(kind: Kind, value: &DeValue<'_>) -> Option<Value> {
    match (kind, value) {
        (Kind::Choice(words), DeValue::String(word)) => {
            words.contains(&word.as_ref()).then(|| Value::Word(word.to_string()))
        }
        (Kind::Number, DeValue::Integer(number)) => {
            u64::from_str_radix(number.as_str(), number.radix()).ok().map(Value::Number)
        }
        (Kind::List, DeValue::String(word)) => Some(Value::List(vec![word.to_string()])),
        (Kind::List, DeValue::Array(items)) => {
            let words = items.iter().map(|item| match item.get_ref() {
                DeValue::String(word) => Some(word.to_string()),
                _ => None,
            });
            words.collect::<Option<Vec<String>>>().map(Value::List)
        }
        (Kind::Choice(_) | Kind::Number | Kind::List, _) => None,
    }
}

fn unknown_table(table: &str) -> String {
    match KEYS.iter().find(|(_, key, _)| *key == table) {
        Some((home, key, _)) => format!("the key {key} belongs into the table [{home}]"),
        None => {
            format!("unknown table [{table}]; the nearest is [{}]", nearest(table, TABLES).unwrap_or("check"))
        }
    }
}

fn unknown_key(table: &str, key: &str) -> String {
    if let Some((home, key, _)) = KEYS.iter().find(|(_, k, _)| *k == key) {
        return format!("the key {key} belongs into the table [{home}], not [{table}]");
    }
    let near = nearest(key, KEYS.iter().map(|(_, k, _)| *k)).unwrap_or("property");
    let home = KEYS.iter().find(|(_, k, _)| *k == near).map_or("check", |(home, _, _)| home);
    format!("unknown key {key} in [{table}]; the nearest is {near} in [{home}]")
}

/// `config.toml` with every setting commented out, for a user to edit.
pub fn template() -> String {
    let mut text =
        String::from("# Settings of unloop for this project. Remove the # before a line to change it.\n");
    // The introduction speaks about config.toml itself.
    let body = DEFAULTS.split_once("\n\n").map_or(DEFAULTS, |(_, body)| body);
    for line in body.lines() {
        text.push('\n');
        if !(line.is_empty() || line.starts_with('#') || line.starts_with('[')) {
            text.push('#');
        }
        text.push_str(line);
    }
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(text: &str) -> String {
        parse("unloop.toml", text).expect_err("settings are wrong").to_string()
    }

    #[test]
    fn every_documented_key_is_known_and_every_key_documented() {
        let settings = parse("config.toml", DEFAULTS).expect("the shipped settings are right");
        let mut documented: Vec<&str> = settings.iter().map(|s| s.key).collect();
        let mut known: Vec<&str> = KEYS.iter().map(|(_, key, _)| *key).collect();
        documented.sort_unstable();
        known.sort_unstable();
        assert_eq!(documented, known);
    }

    #[test]
    fn the_template_sets_nothing_and_documents_all() {
        let text = template();
        assert_eq!(parse("unloop.toml", &text), Ok(vec![]));
        assert!(KEYS.iter().all(|(_, key, _)| text.contains(&format!("\n#{key} = "))), "{text}");
    }

    #[test]
    fn unknown_keys_name_the_nearest() {
        assert_eq!(
            wrong("[check]\n\nunwnd = 3\n"),
            "unloop.toml:3: unknown key unwnd in [check]; the nearest is unwind in [check]"
        );
        assert_eq!(wrong("[limit]\n"), "unloop.toml:1: unknown table [limit]; the nearest is [limits]");
        assert_eq!(
            wrong("[check]\ntimeout = 1\n"),
            "unloop.toml:2: the key timeout belongs into the table [limits], not [check]"
        );
        assert_eq!(wrong("timeout = 1\n"), "unloop.toml:1: the key timeout belongs into the table [limits]");
    }

    #[test]
    fn values_have_the_right_kind() {
        assert_eq!(wrong("[limits]\njobs = -1\n"), "unloop.toml:2: jobs takes a number from 0");
        assert_eq!(
            wrong("[check]\nsolver = \"z3\"\n"),
            "unloop.toml:2: solver takes one of cadical, varisat"
        );
        assert_eq!(
            wrong("check = 1\n"),
            "unloop.toml:1: check is a table: write [check] on a line of its own"
        );
        assert!(wrong("[check]\n\nx = \n").starts_with("unloop.toml:3: "));
    }

    #[test]
    fn models_have_their_own_keys() {
        let one =
            parse("unloop.toml", "[[model]]\nfunction = \"f\"\nwrites = \"p[0 .. n]\"\n").expect("right");
        let texts = vec![("function", "f".to_string()), ("writes", "p[0 .. n]".to_string())];
        assert_eq!(one[0].value, Value::Model(texts));
        assert_eq!(
            wrong("[[model]]\nfunction = \"f\"\nrequire = \"n\"\n"),
            "unloop.toml:3: unknown key require in [[model]]; the nearest is requires"
        );
        assert_eq!(
            wrong("[[loop]]\nmatch = \"f#1\"\nasume = \"n > 0\"\n"),
            "unloop.toml:3: unknown key asume in [[loop]]; the nearest is assume"
        );
        assert_eq!(wrong("[[model]]\nwrites = \"\"\n"), "unloop.toml:1: a [[model]] names its function");
    }
}
