//! From settings files and the command line to the options of a check. The last word has the command line.

use super::args::{CheckArgs, Inputs, SummarizeArgs};
use super::{Failure, property};
use crate::config::{self, Setting, Value};
use crate::domain::RuleText;
use crate::driver::{CheckOptions, Replay};
use crate::frontend::{Contract, DataModel};
use crate::sat::Backend;
use std::path::{Path, PathBuf};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Format {
    #[default]
    Human,
    Json,
    Svcomp,
}

/// Everything that settings decide.
#[derive(Clone, Debug, Default)]
pub struct Options {
    pub check: CheckOptions,
    pub format: Format,
}

/// The options of this call.
pub fn of_call(args: &CheckArgs) -> Result<Options, Failure> {
    let mut options = of_file(&args.inputs, args.config.as_deref())?;
    for setting in of_command_line(args) {
        apply(&mut options, &setting)?;
    }
    if options.format == Format::Svcomp {
        options.check.frontend.malloc_may_fail = false;
    }
    Ok(options)
}

/// Those of `unloop summarize`.
pub fn of_summary(args: &SummarizeArgs) -> Result<Options, Failure> {
    let mut options = of_file(&args.inputs, args.config.as_deref())?;
    if !args.entry.is_empty() {
        options.check.entry.clone_from(&args.entry);
    }
    options.check.timeout_seconds = args.timeout.unwrap_or(options.check.timeout_seconds);
    options.check.domains.paths.extend(args.domain_path.iter().cloned());
    Ok(options)
}

/// What the settings file of these inputs says.
pub fn of_file(inputs: &Inputs, file: Option<&Path>) -> Result<Options, Failure> {
    let mut options = Options::default();
    let found = || inputs.inputs.first().and_then(|input| config::find(input));
    if let Some(file) = file.map(Path::to_path_buf).or_else(found) {
        for mut setting in config::read(&file).map_err(Failure::call)? {
            if setting.key == "domain-path" {
                from_folder(&file, &mut setting.value);
            }
            apply(&mut options, &setting).map_err(|e| Failure::call(format!("{}: {e}", setting.place)))?;
        }
    }
    options.check.frontend.clang_flags.extend(inputs.clang_flags.iter().cloned());
    Ok(options)
}

/// Paths in a file are seen from its folder.
fn from_folder(file: &Path, value: &mut Value) {
    let Value::List(paths) = value else { return };
    for path in paths {
        let there = file.parent().unwrap_or(Path::new("")).join(&*path);
        *path = there.display().to_string();
    }
}

fn of_command_line(args: &CheckArgs) -> Vec<Setting> {
    let word = |value: &Option<String>| value.clone().map(Value::Word);
    let number = |value: Option<u64>| value.map(Value::Number);
    let paths = args.domain_path.iter().map(|p| p.display().to_string()).collect();
    let list = |value: &Vec<String>| (!value.is_empty()).then(|| Value::List(value.clone()));
    let all = [
        ("property", list(&args.property)),
        ("entry", list(&args.entry)),
        ("data-model", word(&args.data_model)),
        ("unwind", number(args.unwind)),
        ("split", number(args.split)),
        ("solver", word(&args.solver)),
        ("format", word(&args.format)),
        ("replay", word(&args.replay)),
        ("timeout", number(args.timeout)),
        ("memory", number(args.memory)),
        ("jobs", number(args.jobs)),
        ("malloc", word(&args.malloc)),
        ("domains", list(&args.domains)),
        ("without-domain", list(&args.without_domain)),
        ("domain-path", list(&paths)),
    ];
    let place = String::from("the command line");
    all.into_iter()
        .filter_map(|(key, value)| Some(Setting { key, value: value?, place: place.clone() }))
        .collect()
}

fn apply(options: &mut Options, setting: &Setting) -> Result<(), Failure> {
    let check = &mut options.check;
    match (setting.key, &setting.value) {
        ("property", Value::List(list)) => {
            let asked = property::read_list(list)?;
            check.properties = asked.properties;
            check.entry.extend(asked.entry.filter(|_| check.entry.is_empty()));
        }
        ("entry", Value::List(list)) => check.entry.clone_from(list),
        ("data-model", Value::Word(word)) => check.frontend.data_model = data_model(word),
        ("unwind", &Value::Number(n)) => check.unwind = fit("unwind", n)?,
        ("split", &Value::Number(n)) => check.split = n,
        ("solver", Value::Word(word)) => {
            check.solver = if word == "varisat" { Backend::Varisat } else { Backend::Cadical };
        }
        ("format", Value::Word(word)) => {
            options.format = match word.as_str() {
                "json" => Format::Json,
                "svcomp" => Format::Svcomp,
                _ => Format::Human,
            }
        }
        ("replay", Value::Word(word)) => {
            check.replay = match word.as_str() {
                "interp" => Replay::Interp,
                "native" => Replay::Native,
                "off" => Replay::Off,
                _ => Replay::Auto,
            }
        }
        ("timeout", &Value::Number(n)) => check.timeout_seconds = n,
        ("memory", &Value::Number(n)) => check.memory_mb = n,
        ("jobs", &Value::Number(n)) => check.jobs = fit("jobs", n)?,
        ("malloc", Value::Word(word)) => check.frontend.malloc_may_fail = word == "may-fail",
        ("domains", Value::List(list)) => check.domains.choice.only.clone_from(list),
        ("without-domain", Value::List(list)) => {
            check.domains.choice.without.extend(list.iter().cloned());
        }
        ("domain-path", Value::List(list)) => check.domains.paths.extend(list.iter().map(PathBuf::from)),
        ("loop", Value::Loop(lists)) => {
            let get = |key: &str| {
                lists.iter().find(|(k, _)| *k == key).map(|(_, list)| list.clone()).unwrap_or_default()
            };
            check.domains.choice.rules.push(RuleText {
                pattern: get("match").join(" "),
                only: get("domains"),
                without: get("without-domain"),
                assume: get("assume"),
                candidates: get("candidate"),
                place: setting.place.clone(),
            });
        }
        ("model", Value::Model(texts)) => {
            let get = |key: &str| texts.iter().find(|(k, _)| *k == key).map(|(_, text)| text.clone());
            check.frontend.contracts.push(Contract {
                function: get("function").unwrap_or_default(),
                requires: get("requires"),
                ensures: get("ensures"),
                writes: get("writes"),
                place: setting.place.clone(),
            });
        }
        (key, _) => return Err(Failure::call(format!("{key} cannot have this value"))),
    }
    Ok(())
}

fn fit<T: TryFrom<u64>>(key: &str, n: u64) -> Result<T, Failure> {
    T::try_from(n).map_err(|_| Failure::call(format!("{key} is too large: {n}")))
}

/// The words are checked where they are read.
pub fn data_model(word: &str) -> DataModel {
    if word == "ILP32" { DataModel::Ilp32 } else { DataModel::Lp64 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::args::{Cli, Command};
    use clap::{CommandFactory, Parser};

    fn of(call: &[&str]) -> Options {
        let words = ["unloop", "check", "/nowhere/a.c"].into_iter().chain(call.iter().copied());
        let Command::Check(args) = Cli::try_parse_from(words).expect("a right call").command else {
            panic!("not a check");
        };
        of_call(&args).expect("right options")
    }

    #[test]
    fn the_documented_defaults_are_those_of_the_code() {
        let mut documented = Options::default();
        // Different from every default, so that a key that does nothing is noticed.
        documented.check.properties = vec![];
        documented.check.entry = vec!["x".into()];
        documented.check.unwind = 1;
        documented.check.split = 1;
        documented.check.solver = Backend::Varisat;
        documented.check.replay = Replay::Off;
        (documented.check.timeout_seconds, documented.check.memory_mb, documented.check.jobs) = (1, 1, 9);
        documented.check.frontend.malloc_may_fail = true;
        documented.check.frontend.data_model = DataModel::Ilp32;
        documented.check.domains.choice.only = vec!["x".into()];
        documented.format = Format::Json;
        for setting in config::parse("config.toml", config::DEFAULTS).expect("the shipped settings are right")
        {
            apply(&mut documented, &setting).expect("a right value");
        }
        assert_eq!(format!("{documented:?}"), format!("{:?}", Options::default()));
    }

    #[test]
    fn every_key_is_an_option() {
        let command = Cli::command();
        let check = command.find_subcommand("check").expect("the main command");
        for (_, key, _) in config::KEYS {
            assert!(check.get_arguments().any(|arg| arg.get_long() == Some(*key)), "{key}");
        }
    }

    #[test]
    fn every_option_of_a_setting_arrives() {
        let options = of(&[
            "--property=leak",
            "--entry=f",
            "--entry=g",
            "--data-model=ILP32",
            "--unwind=3",
            "--split=2",
            "--solver=varisat",
            "--format=json",
            "--replay=off",
            "--timeout=4",
            "--memory=5",
            "--jobs=6",
            "--malloc=may-fail",
            "--domains=a,b",
            "--without-domain=c",
            "--domain-path=d",
            "--",
            "-DX",
        ]);
        let check = &options.check;
        assert_eq!(check.properties, [crate::ir::Property::Leak]);
        assert_eq!(check.entry, ["f", "g"]);
        assert_eq!((check.unwind, check.timeout_seconds, check.memory_mb, check.jobs), (3, 4, 5, 6));
        assert_eq!(check.split, 2);
        assert!(check.solver == Backend::Varisat && check.replay == Replay::Off);
        assert!(check.frontend.malloc_may_fail && check.frontend.data_model == DataModel::Ilp32);
        assert_eq!(check.frontend.clang_flags, ["-DX"]);
        let domains = &check.domains;
        assert_eq!(
            (&*domains.choice.only, &*domains.choice.without),
            (&["a", "b"].map(String::from)[..], &["c".to_string()][..])
        );
        assert_eq!(domains.paths, [PathBuf::from("d")]);
        assert_eq!(options.format, Format::Json);
    }

    #[test]
    fn malloc_never_fails_in_svcomp() {
        assert!(!of(&["--format=svcomp", "--malloc=may-fail"]).check.frontend.malloc_may_fail);
    }
}
