//! Calls of scanf whose format is known and asks for whole numbers in ints alone get a model that writes nothing else: in the
//! general one every call may write texts of any length, and pointers.

use crate::ir::{Body, Callee, FuncId, Function, Init, Inst, Program, Value, ValueDef};
use rustc_hash::FxHashMap;

/// Functions, where their format is, and the model to take instead.
const NARROW: [(&str, usize, &str); 3] = [
    ("scanf", 0, "unloop_scanf_ints"),
    ("fscanf", 1, "unloop_fscanf_ints"),
    ("sscanf", 1, "unloop_sscanf_ints"),
];

pub fn choose_models(program: &mut Program) {
    let mut chosen: FxHashMap<FuncId, FuncId> = FxHashMap::default();
    // While a body is looked at it is not in its place: who has none is asked before.
    let library: FxHashMap<FuncId, (usize, &str)> =
        program.funcs.iter().filter_map(|(id, f)| Some((id, narrow(f)?))).collect();
    let functions: Vec<FuncId> =
        program.funcs.iter().filter(|(_, f)| f.body.is_some()).map(|(id, _)| id).collect();
    for id in functions {
        let Some(mut body) = program.funcs[id].body.take() else { continue };
        let calls: Vec<_> = body
            .insts
            .iter()
            .filter_map(|(inst, data)| match &data.inst {
                Inst::Call { callee: Callee::Func(callee), args, .. } => {
                    let &(at, narrow) = library.get(callee)?;
                    let is_fit = args.get(at).is_some_and(|&format| reads_ints(program, &body, format));
                    is_fit.then_some((inst, *callee, narrow))
                }
                _ => None,
            })
            .collect();
        for (inst, old, name) in calls {
            let new = *chosen.entry(old).or_insert_with(|| {
                let function = Function { name: name.to_string(), ..program.funcs[old].clone() };
                program.funcs.push(function)
            });
            if let Inst::Call { callee, .. } = &mut body.insts[inst].inst {
                *callee = Callee::Func(new);
            }
        }
        program.funcs[id].body = Some(body);
    }
}

/// Where the format is and what to call instead, of a function that is the library's.
fn narrow(function: &Function) -> Option<(usize, &'static str)> {
    let plain = ["__isoc99_", "__isoc23_"].iter().find_map(|p| function.name.strip_prefix(p));
    let name = plain.unwrap_or(&function.name);
    let (_, at, narrow) = NARROW.into_iter().find(|(known, ..)| *known == name)?;
    function.body.is_none().then_some((at, narrow))
}

fn reads_ints(program: &Program, body: &Body, format: Value) -> bool {
    let ValueDef::Global(global) = body.values[format].def else { return false };
    let global = &program.globals[global];
    match &global.init {
        Init::Data { bytes, relocs } if global.constant && relocs.is_empty() => {
            let end = bytes.iter().position(|&b| b == 0);
            end.is_some_and(|end| are_ints(&bytes[..end]))
        }
        _ => false,
    }
}

/// Is each conversion one of a whole number, without a modifier?
fn are_ints(format: &[u8]) -> bool {
    let mut rest = format.iter().copied().peekable();
    while let Some(c) = rest.next() {
        if c != b'%' {
            continue;
        }
        if rest.next_if_eq(&b'%').is_some() {
            continue;
        }
        rest.next_if_eq(&b'*');
        while rest.next_if(u8::is_ascii_digit).is_some() {}
        if !rest.next().is_some_and(|c| b"diuxXo".contains(&c)) {
            return false;
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::are_ints;

    #[test]
    fn soundness_of_formats_of_ints() {
        for format in ["%d", "%d %u", " %4x,%*d\n", "100%%", "%i:%o"] {
            assert!(are_ints(format.as_bytes()), "{format}");
        }
        for format in ["%ld", "%hd", "%s", "%d %c", "%[a]", "%n", "%p", "%", "%f", "%md", "%5", "%d %lld"] {
            assert!(!are_ints(format.as_bytes()), "{format}");
        }
    }
}
