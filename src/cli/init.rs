//! `unloop init`.

use super::args::InitArgs;
use super::{Done, Failure, status};
use crate::config;
use std::path::Path;

pub fn run(args: &InitArgs) -> Result<Done, Failure> {
    let path = Path::new(config::FILE_NAME);
    if path.exists() && !args.force {
        return Err(Failure::call("unloop.toml exists already; unloop init --force replaces it"));
    }
    std::fs::write(path, config::template())
        .map_err(|e| Failure::call(format!("unloop.toml: cannot write there ({e})")))?;
    Ok(Done::new("wrote unloop.toml\n", status::PROVED))
}
