//! What stands around the functions: target, files, source types, globals, ledger.

use super::{Writer, data};
use crate::ir::text::quote::quoted;
use crate::ir::text::words::Word;
use crate::ir::{Field, Function, Global, GlobalId, Origin, RelocTarget, SrcType, TypeId};
use std::fmt;

impl Writer<'_> {
    pub fn tables(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        writeln!(out, "target pointer {}", self.program.pointer_bits)?;
        for (index, file) in self.program.files.iter().enumerate().skip(1) {
            writeln!(out, "file {index} {}", quoted(file))?;
        }
        separate(!self.program.types.is_empty(), out)?;
        for (id, ty) in &self.program.types {
            src_type(id, ty, out)?;
        }
        separate(!self.program.globals.is_empty(), out)?;
        for (id, global) in &self.program.globals {
            self.global(id, global, out)?;
        }
        Ok(())
    }

    pub fn ledger(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        separate(!self.program.ledger.is_empty(), out)?;
        for line in &self.program.ledger {
            writeln!(out, "ledger {} {}{}", line.kind.word(), quoted(&line.what), self.loc(line.loc))?;
        }
        Ok(())
    }

    fn global(&self, id: GlobalId, global: &Global, out: &mut dyn fmt::Write) -> fmt::Result {
        let size = global.size.map_or("?".to_string(), |size| size.to_string());
        write!(out, "global {} size {size} align {}", self.names.global(id), global.align)?;
        out.write_str(if global.constant { " const" } else { "" })?;
        out.write_str(if global.exported { " exported" } else { "" })?;
        if let Some(ty) = global.ty {
            write!(out, " {ty}")?;
        }
        let target = |target| match target {
            RelocTarget::Global(id) => self.names.global(id),
            RelocTarget::Func(id) => self.names.func(id),
        };
        data::init(&global.init, &self.loc(global.loc), &target, out)
    }
}

/// An empty line before a part that is not empty.
fn separate(needed: bool, out: &mut dyn fmt::Write) -> fmt::Result {
    if needed { writeln!(out) } else { Ok(()) }
}

fn src_type(id: TypeId, ty: &SrcType, out: &mut dyn fmt::Write) -> fmt::Result {
    write!(out, "{id} = ")?;
    match ty {
        SrcType::Unknown => writeln!(out, "unknown"),
        SrcType::Void => writeln!(out, "void"),
        SrcType::Function => writeln!(out, "function"),
        SrcType::Int { name, signed, bytes } => {
            let sign = if *signed { "signed" } else { "unsigned" };
            writeln!(out, "int {} {sign} {bytes}", quoted(name))
        }
        SrcType::Float { name, bytes } => writeln!(out, "float {} {bytes}", quoted(name)),
        SrcType::Pointer(to) => writeln!(out, "pointer {to}"),
        SrcType::Array { element, count: None } => writeln!(out, "array {element} []"),
        SrcType::Array { element, count: Some(count) } => writeln!(out, "array {element} [{count}]"),
        SrcType::Record { name, union, bytes, fields } => {
            let keyword = if *union { "union" } else { "struct" };
            writeln!(out, "{keyword} {} {bytes} {{", quoted(name))?;
            fields.iter().try_for_each(|one| field(one, out))?;
            writeln!(out, "}}")
        }
    }
}

fn field(field: &Field, out: &mut dyn fmt::Write) -> fmt::Result {
    write!(out, "  {} {} at {}", quoted(&field.name), field.ty, field.offset)?;
    match field.bits {
        None => writeln!(out),
        Some((start, width)) => writeln!(out, " bits {start} {width}"),
    }
}

/// What stands between the signature and the body.
pub fn function_attributes(function: &Function) -> String {
    let exported = if function.exported { " exported" } else { "" };
    let origin = match function.origin {
        Origin::User => "",
        Origin::Model => " model",
    };
    format!("{exported}{origin}")
}
