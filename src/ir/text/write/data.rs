//! Initial contents of globals. Short ones stand on the line; long ones, and those with pointers, in a block.

use crate::ir::text::quote::quoted_bytes;
use crate::ir::{Init, Reloc, RelocTarget};
use std::fmt;

/// Bytes on one line.
const LINE: usize = 64;
/// Zeros that are worth a line of their own.
const ZEROS: usize = 16;

/// From the equals sign on, with the location where it does not disturb.
pub fn init(
    init: &Init,
    loc: &str,
    target: &dyn Fn(RelocTarget) -> String,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    match init {
        Init::Unknown => writeln!(out, " = unknown{loc}"),
        Init::Data { bytes, relocs } if relocs.is_empty() && bytes.is_empty() => {
            writeln!(out, " = zero{loc}")
        }
        Init::Data { bytes, relocs } if relocs.is_empty() && bytes.len() <= LINE => {
            writeln!(out, " = {}{loc}", quoted_bytes(bytes))
        }
        Init::Data { bytes, relocs } => {
            writeln!(out, " = {{{loc}")?;
            lines(bytes, out)?;
            for reloc in relocs {
                let Reloc { offset, addend, .. } = reloc;
                let sign = if *addend < 0 { '-' } else { '+' };
                let amount = addend.unsigned_abs();
                writeln!(out, "  reloc {offset} {} {sign} {amount}", target(reloc.target))?;
            }
            writeln!(out, "}}")
        }
    }
}

fn lines(bytes: &[u8], out: &mut dyn fmt::Write) -> fmt::Result {
    let mut rest = bytes;
    while !rest.is_empty() {
        let zeros = leading_zeros(rest);
        if zeros >= ZEROS {
            writeln!(out, "  zeros {zeros}")?;
            rest = &rest[zeros..];
        } else {
            let (line, after) = rest.split_at(line_length(rest));
            writeln!(out, "  bytes {}", quoted_bytes(line))?;
            rest = after;
        }
    }
    Ok(())
}

fn leading_zeros(bytes: &[u8]) -> usize {
    bytes.iter().take_while(|&&byte| byte == 0).count()
}

/// As much as fits, or up to the next long run of zeros.
fn line_length(bytes: &[u8]) -> usize {
    let limit = bytes.len().min(LINE);
    let run =
        (1..limit).find(|&at| bytes[at..].len() >= ZEROS && leading_zeros(&bytes[at..at + ZEROS]) == ZEROS);
    run.unwrap_or(limit)
}
