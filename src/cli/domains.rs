//! `unloop domains`.

use super::args::{DomainsArgs, DomainsCommand};
use super::{Done, Failure, status};
use crate::domain::commands;
use crate::domain::template::Library;
use std::path::PathBuf;

pub fn run(args: &DomainsArgs) -> Result<Done, Failure> {
    match &args.command {
        DomainsCommand::List { domain_path } => {
            Ok(Done::new(commands::list(&library(domain_path)?), status::PROVED))
        }
        DomainsCommand::Show { name, domain_path } => match commands::show(&library(domain_path)?, name) {
            Some(text) => Ok(Done::new(text, status::PROVED)),
            None => Err(Failure::call(format!(
                "there is no domain or template {name}; unloop domains list names them"
            ))),
        },
        DomainsCommand::Lint { path } => {
            if !path.exists() {
                return Err(Failure::call(format!("{}: no such file; check the path", path.display())));
            }
            let (text, findings) = commands::lint_text(path);
            Ok(Done::new(text, if findings == 0 { status::PROVED } else { status::FAULTY }))
        }
    }
}

fn library(paths: &[PathBuf]) -> Result<Library, Failure> {
    let mut library = Library::shipped();
    for path in paths {
        library.add_path(path).map_err(|findings| {
            let lines: Vec<String> = findings.iter().map(|f| f.to_string()).collect();
            Failure::call(lines.join("\n"))
        })?;
    }
    Ok(library)
}
