//! What the user named: C files, LLVM modules, compilation databases.

use super::Error;
use serde::Deserialize;
use std::fs;
use std::path::{Path, PathBuf};

/// One translation unit.
#[derive(Clone, Debug, PartialEq)]
pub enum Unit {
    C {
        path: PathBuf,
        directory: Option<PathBuf>,
        flags: Vec<String>,
    },
    /// Bitcode or text.
    Llvm {
        path: PathBuf,
    },
}

impl Unit {
    pub fn path(&self) -> &Path {
        match self {
            Unit::C { path, .. } | Unit::Llvm { path } => path,
        }
    }
}

fn wrong(path: &Path, what: impl Into<String>, todo: impl Into<String>) -> Error {
    Error::Input { path: path.display().to_string(), what: what.into(), todo: todo.into() }
}

pub fn classify(inputs: &[PathBuf]) -> Result<Vec<Unit>, Error> {
    let mut units = vec![];
    for path in inputs {
        units.extend(classify_one(path)?);
    }
    Ok(units)
}

fn classify_one(path: &Path) -> Result<Vec<Unit>, Error> {
    let meta = fs::metadata(path).map_err(|e| {
        let what = match e.kind() {
            std::io::ErrorKind::NotFound => "no such file".to_string(),
            _ => e.to_string(),
        };
        wrong(path, what, "check the path")
    })?;
    if meta.is_dir() {
        let database = path.join("compile_commands.json");
        if !database.is_file() {
            let todo = "name the C files, or create the database with cmake -DCMAKE_EXPORT_COMPILE_COMMANDS=ON or bear";
            return Err(wrong(path, "the folder holds no compile_commands.json", todo));
        }
        return compile_database(&database);
    }
    let extension = path.extension().and_then(|e| e.to_str()).unwrap_or("");
    match extension {
        "c" | "i" => Ok(vec![Unit::C { path: path.into(), directory: None, flags: vec![] }]),
        "bc" | "ll" => {
            if meta.len() == 0 {
                return Err(wrong(path, "the file is empty", "give LLVM bitcode or text of LLVM 19"));
            }
            Ok(vec![Unit::Llvm { path: path.into() }])
        }
        "json" => compile_database(path),
        _ => Err(wrong(
            path,
            "not a kind of input that unloop knows",
            "give .c, .i, .bc, .ll or compile_commands.json",
        )),
    }
}

/// An entry of a compilation database.
#[derive(Deserialize)]
struct Command {
    directory: PathBuf,
    file: PathBuf,
    command: Option<String>,
    arguments: Option<Vec<String>>,
}

fn compile_database(path: &Path) -> Result<Vec<Unit>, Error> {
    let todo = "it must be a JSON list of objects with directory, file and command or arguments";
    let text = fs::read_to_string(path).map_err(|e| wrong(path, e.to_string(), "check the file"))?;
    let commands: Vec<Command> = serde_json::from_str(&text)
        .map_err(|e| wrong(path, format!("not a compilation database ({e})"), todo))?;
    if commands.is_empty() {
        return Err(wrong(path, "the database has no entry", "build the project so that it gets some"));
    }
    let base = path.parent().unwrap_or(Path::new("."));
    let mut units: Vec<Unit> = vec![];
    for command in commands {
        let directory = base.join(&command.directory);
        let words = match (command.arguments, command.command) {
            (Some(words), _) => words,
            (None, Some(line)) => split_command(&line),
            (None, None) => return Err(wrong(path, "an entry has neither command nor arguments", todo)),
        };
        let file = directory.join(&command.file);
        let unit =
            Unit::C { flags: kept_flags(&words, &command.file), path: file, directory: Some(directory) };
        if !units.iter().any(|u| u.path() == unit.path()) {
            units.push(unit);
        }
    }
    Ok(units)
}

/// The flags that matter for the meaning of the source: no output, no optimization, no input file.
fn kept_flags(words: &[String], file: &Path) -> Vec<String> {
    let mut kept = vec![];
    let mut rest = words.iter().skip(1);
    while let Some(word) = rest.next() {
        match word.as_str() {
            "-o" | "-MF" | "-MT" | "-MQ" => {
                rest.next();
            }
            "-c" | "-S" | "-E" | "-MD" | "-MMD" | "-MP" | "-M" | "-MM" | "-g" | "-Werror" | "-pipe" => {}
            w if w.starts_with("-O")
                || w.starts_with("-Wl,")
                || w.starts_with("-flto")
                || w.starts_with("-fsanitize") => {}
            w if Path::new(w) == file => {}
            w => kept.push(w.to_string()),
        }
    }
    kept
}

/// Splits a command line as a POSIX shell does, without expansions.
fn split_command(line: &str) -> Vec<String> {
    let mut words = vec![];
    let mut word = String::new();
    let mut inside = false;
    let mut quote = None;
    let mut chars = line.chars();
    while let Some(c) = chars.next() {
        match (quote, c) {
            (None, ' ' | '\t' | '\n') => {
                if inside {
                    words.push(std::mem::take(&mut word));
                }
                inside = false;
                continue;
            }
            (None, '"' | '\'') => quote = Some(c),
            (Some(q), c) if q == c => quote = None,
            (None | Some('"'), '\\') => word.extend(chars.next()),
            (_, c) => word.push(c),
        }
        inside = true;
    }
    if inside {
        words.push(word);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_split_like_a_shell() {
        assert_eq!(split_command(r#"cc -DA="x y" 'b c' d\ e"#), ["cc", "-DA=x y", "b c", "d e"]);
    }

    #[test]
    fn output_and_optimization_flags_go() {
        let words = split_command("cc -O2 -DX=1 -o a.o -c a.c -Iinc -MF a.d");
        assert_eq!(kept_flags(&words, Path::new("a.c")), ["-DX=1", "-Iinc"]);
    }
}
