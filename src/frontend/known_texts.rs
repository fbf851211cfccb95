//! Calls with a constant text get a model that says more. Where the format of scanf asks for whole numbers in ints alone, nothing else is
//! written: in the general model every call may write texts of any length, and pointers. Where strchr searches a few characters,
//! each is compared: in the general model the place that is found may be any that could be the one.

use crate::ir::{Body, Callee, FuncId, Function, Init, Inst, Program, Value, ValueDef};
use rustc_hash::FxHashMap;

/// A function, where its text is, what the text must be, and the model to take then.
type Narrow = (&'static str, usize, fn(&[u8]) -> bool, &'static str);

const NARROW: [Narrow; 5] = [
    ("scanf", 0, are_ints, "unloop_scanf_ints"),
    ("fscanf", 1, are_ints, "unloop_fscanf_ints"),
    ("sscanf", 1, are_ints, "unloop_sscanf_ints"),
    ("strchr", 0, are_few, "unloop_strchr_few"),
    ("index", 0, are_few, "unloop_strchr_few"),
];

pub fn choose_models(program: &mut Program) {
    let mut chosen: FxHashMap<FuncId, FuncId> = FxHashMap::default();
    // While a body is looked at it is not in its place: who has none is asked before.
    let library: FxHashMap<FuncId, Narrow> =
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
                    let &(_, at, fits, narrow) = library.get(callee)?;
                    let text = known_text(program, &body, *args.get(at)?)?;
                    fits(text).then_some((inst, *callee, narrow))
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

/// What there is for a function that is the library's.
fn narrow(function: &Function) -> Option<Narrow> {
    let plain = ["__isoc99_", "__isoc23_"].iter().find_map(|p| function.name.strip_prefix(p));
    let name = plain.unwrap_or(&function.name);
    let known = NARROW.into_iter().find(|(known, ..)| *known == name)?;
    function.body.is_none().then_some(known)
}

/// The text in front of its zero byte, if nothing ever changes it.
fn known_text<'p>(program: &'p Program, body: &Body, text: Value) -> Option<&'p [u8]> {
    let ValueDef::Global(global) = body.values[text].def else { return None };
    let global = &program.globals[global];
    match &global.init {
        Init::Data { bytes, relocs } if global.constant && relocs.is_empty() => {
            let end = bytes.iter().position(|&b| b == 0)?;
            Some(&bytes[..end])
        }
        _ => None,
    }
}

/// As many as the model compares with.
fn are_few(text: &[u8]) -> bool {
    text.len() <= 16
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
