//! Models that a user writes as conditions: what a function without a body asks for, changes and promises.
//!
//! Each becomes a C function over the primitives of the library models and is compiled with the program, so that
//! interpreter and encoder know nothing about it.

use super::Error;
use crate::ir::{Approximation, ApproximationKind, Origin, Program};
use std::path::{Path, PathBuf};

/// One model, as it is written in the settings.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Contract {
    /// A name, or a whole prototype.
    pub function: String,
    pub requires: Option<String>,
    pub ensures: Option<String>,
    /// `buf[lo .. hi]` and `*p`, separated by commas.
    pub writes: Option<String>,
    /// Where it is written.
    pub place: String,
}

const PRELUDE: &str = "#include <stddef.h>\n#include <stdint.h>\n#include <sys/types.h>\n\
typedef _BitInt(128) unloop_wide;\n\
void __unloop_assume(int);\nvoid __unloop_check(int, const char *, const char *);\n\
void __unloop_havoc(void *, size_t);\nsize_t __unloop_next_zero(const void *);\n\
size_t __unloop_object_size(const void *);\nsize_t __unloop_object_offset(const void *);\n\
int __unloop_alive(const void *);\n\
#define unloop_size(p) ((unloop_wide)__unloop_object_size(p))\n\
#define unloop_offset(p) ((unloop_wide)(ptrdiff_t)__unloop_object_offset(p))\n\
#define unloop_length(p) ((unloop_wide)__unloop_next_zero(p))\n\
#define unloop_valid(p) (__unloop_alive(p) && __unloop_object_offset(p) <= __unloop_object_size(p))\n\
#define unloop_terminated(p) (unloop_valid(p) && unloop_length(p) < unloop_size(p) - unloop_offset(p))\n\
#define unloop_min(a, b) ((a) < (b) ? (a) : (b))\n\
#define unloop_max(a, b) ((a) > (b) ? (a) : (b))\n";

/// Functions of the formulas.
const FUNCTIONS: [&str; 7] = ["size", "offset", "length", "valid", "terminated", "min", "max"];

/// All models as one C file.
pub fn to_c(contracts: &[Contract], inputs: &[PathBuf]) -> Result<String, Error> {
    let mut text = PRELUDE.to_string();
    for contract in contracts {
        text.push_str(&one(contract, inputs)?);
    }
    Ok(text)
}

/// The functions are models from here on, and what they promise is an assumption.
pub fn mark(program: &mut Program, contracts: &[Contract]) {
    for contract in contracts {
        let wanted = name_of(&contract.function);
        let found =
            program.funcs.iter().find(|(_, f)| f.name == wanted && f.body.is_some()).map(|(id, _)| id);
        if let Some(id) = found {
            program.funcs[id].origin = Origin::Model;
            program.funcs[id].exported = false;
            let (what, loc) = (format!("{wanted} does what its model says"), program.funcs[id].loc);
            program.ledger.push(Approximation { kind: ApproximationKind::Assumed, what, loc });
        }
    }
}

fn name_of(function: &str) -> &str {
    let head = function.split('(').next().unwrap_or(function).trim_end();
    let start = head.rfind(|c: char| !is_word(c)).map_or(0, |i| i + 1);
    &head[start..]
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

struct Prototype {
    /// `int read_frame(char *buf, int n)`
    text: String,
    result: String,
    /// Name, and whether it is a pointer.
    params: Vec<(String, bool)>,
}

fn one(contract: &Contract, inputs: &[PathBuf]) -> Result<String, Error> {
    let wrong = |what: String| Error::Contract { place: contract.place.clone(), what };
    let name = name_of(&contract.function);
    let declared = match contract.function.contains('(') {
        true => Some(contract.function.clone()),
        false => inputs.iter().find_map(|input| find(input, name)),
    };
    let declared = declared.ok_or_else(|| {
        wrong(format!(
            "there is no prototype of {name} in the inputs; write it: function = \"int {name}(...)\""
        ))
    })?;
    let prototype = prototype(&declared).map_err(wrong)?;
    let mut body = String::new();
    if let Some(requires) = &contract.requires {
        let condition = condition(requires, &prototype, false).map_err(wrong)?;
        body +=
            &format!("  __unloop_check({condition}, \"deref\", \"{name} asks for {}\");\n", plain(requires));
    }
    for part in contract.writes.iter().flat_map(|w| w.split(',')) {
        body += &written(part.trim(), &prototype).map_err(wrong)?;
    }
    let returns = prototype.result != "void";
    if returns {
        body += &format!("  {} result;\n  __unloop_havoc(&result, sizeof result);\n", prototype.result);
    }
    if let Some(ensures) = &contract.ensures {
        body += &format!("  __unloop_assume({});\n", condition(ensures, &prototype, returns).map_err(wrong)?);
    }
    if returns {
        body += "  return result;\n";
    }
    Ok(format!("{} {{\n{body}}}\n", prototype.text))
}

/// Fit to stand in a string literal.
fn plain(text: &str) -> String {
    text.chars().filter(|c| !matches!(c, '"' | '\\' | '\n')).collect()
}

/// The prototype of the function in the text of an input.
fn find(input: &Path, name: &str) -> Option<String> {
    let text = std::fs::read_to_string(input).ok()?;
    for (at, _) in text.match_indices(name) {
        let rest = text[at + name.len()..].trim_start();
        let before = text[..at].chars().next_back();
        if !rest.starts_with('(') || before.is_none_or(is_word) {
            continue;
        }
        let close = rest.find(')')?;
        let start = text[..at].rfind([';', '}', '{', '/']).map_or(0, |i| i + 1);
        // Lines of the preprocessor are no part of it.
        let lines = text[start..at].split('\n').filter(|l| !l.trim_start().starts_with('#'));
        let head = lines.collect::<Vec<_>>().join("\n");
        let head = head.trim();
        if rest[close + 1..].trim_start().starts_with(';')
            && !head.is_empty()
            && !head.contains(['=', '(', ','])
        {
            let head = head.trim_start_matches("extern").trim_start();
            return Some(format!("{head} {name}{}", &rest[..=close]));
        }
    }
    None
}

fn prototype(text: &str) -> Result<Prototype, String> {
    let (head, rest) = text.split_once('(').ok_or("a prototype has parameters in parentheses")?;
    let list = rest.trim_end().strip_suffix(')').ok_or("the prototype has no )")?;
    let name = name_of(text);
    let result = head.trim_end().strip_suffix(name).unwrap_or("").trim().to_string();
    if result.is_empty() || list.contains(['(', '.']) {
        return Err(format!("the prototype of {name} is not understood: plain types and names are"));
    }
    let mut params = vec![];
    for part in list.split(',').map(str::trim).filter(|p| !p.is_empty() && *p != "void") {
        let word = part.trim_end_matches(|c: char| !is_word(c));
        let start = word.rfind(|c: char| !is_word(c)).map_or(0, |i| i + 1);
        if start == 0 {
            return Err(format!("a parameter of {name} has no name: {part}"));
        }
        params.push((word[start..].to_string(), part.contains(['*', '['])));
    }
    Ok(Prototype { text: text.trim().to_string(), result, params })
}

/// The formula as C, in integers that do not wrap.
fn condition(text: &str, prototype: &Prototype, with_result: bool) -> Result<String, String> {
    let mut out = String::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        if is_word(c) {
            let end = rest.find(|c: char| !is_word(c)).unwrap_or(rest.len());
            out += &word(&rest[..end], prototype, with_result)?;
            rest = &rest[end..];
        } else if rest.starts_with("==>") || rest.starts_with("->") || !"+-*/%<>=!&|(), \t\n".contains(c) {
            return Err(format!("{text:?} has something that a model cannot say at {rest:?}"));
        } else {
            out.push(c);
            rest = &rest[c.len_utf8()..];
        }
    }
    Ok(out)
}

fn word(word: &str, prototype: &Prototype, with_result: bool) -> Result<String, String> {
    if word.starts_with(|c: char| c.is_ascii_digit()) {
        return Ok(format!("((unloop_wide){word})"));
    }
    if FUNCTIONS.contains(&word) {
        return Ok(format!("unloop_{word}"));
    }
    let known = prototype.params.iter().find(|(name, _)| name == word).map(|(_, pointer)| *pointer);
    let known = known.or((with_result && word == "result").then(|| prototype.result.contains('*')));
    match known {
        Some(true) => Ok(word.to_string()),
        Some(false) => Ok(format!("((unloop_wide){word})")),
        None => {
            let names: Vec<&str> = prototype.params.iter().map(|(name, _)| name.as_str()).collect();
            Err(format!("{word} is not known here; there are {}", names.join(", ")))
        }
    }
}

/// `buf[lo .. hi]` or `*p`.
fn written(part: &str, prototype: &Prototype) -> Result<String, String> {
    let is_pointer = |name: &str| prototype.params.iter().any(|(n, pointer)| n == name && *pointer);
    if let Some(name) = part.strip_prefix('*').map(str::trim).filter(|n| is_pointer(n)) {
        return Ok(format!("  __unloop_havoc({name}, sizeof *{name});\n"));
    }
    let range = part.strip_suffix(']').and_then(|p| p.split_once('['));
    let bounds = range.and_then(|(name, inner)| Some((name.trim(), inner.split_once("..")?)));
    match bounds {
        Some((name, (low, high))) if is_pointer(name) => {
            let (low, high) = (condition(low, prototype, false)?, condition(high, prototype, false)?);
            Ok(format!(
                "  if ({high} > {low}) __unloop_havoc((char *)({name} + (ptrdiff_t)({low})), \
                 (size_t)(({high}) - ({low})) * sizeof *{name});\n"
            ))
        }
        _ => Err(format!("{part:?} is not a place that can be written: buf[0 .. n] and *p are")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prototypes_are_found_in_the_text() {
        let folder = std::env::temp_dir().join(format!("unloop-contract-{}.c", std::process::id()));
        std::fs::write(
            &folder,
            "#include <a.h>\nextern int get(char *buf, int n);\nint main(void) { get(0, 1); }\n",
        )
        .expect("a temporary file");
        assert_eq!(find(&folder, "get").as_deref(), Some("int get(char *buf, int n)"));
        assert_eq!(find(&folder, "set"), None);
        let _ = std::fs::remove_file(&folder);
    }

    #[test]
    fn formulas_become_wide_arithmetic() {
        let p = prototype("long get(char *buf, unsigned n)").expect("a prototype");
        assert_eq!(
            condition("size(buf) >= n", &p, false).as_deref(),
            Ok("unloop_size(buf) >= ((unloop_wide)n)")
        );
        assert!(condition("result < n", &p, false).is_err(), "there is no result before the call");
        assert!(condition("m < n", &p, true).is_err());
        assert!(written("buf[0 .. n]", &p).is_ok() && written("n[0 .. 1]", &p).is_err());
    }
}
