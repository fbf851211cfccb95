//! Names of functions and globals in the text: those of the source where no two are the same. Models of the library have names
//! of their own, so that linking with the real one is harmless.

use crate::ir::{FuncId, GlobalId, Origin, Program};
use cranelift_entity::SecondaryMap;
use std::collections::BTreeSet;

pub struct Names {
    funcs: SecondaryMap<FuncId, String>,
    globals: SecondaryMap<GlobalId, String>,
}

impl Names {
    pub fn new(program: &Program) -> Names {
        let mut taken = BTreeSet::new();
        let mut names = Names { funcs: SecondaryMap::new(), globals: SecondaryMap::new() };
        // What others can call keeps its name.
        for first in [true, false] {
            for (id, function) in &program.funcs {
                let outside = function.exported || function.body.is_none();
                if outside == first {
                    let model = function.origin == Origin::Model && function.body.is_some();
                    let name = if model { format!("model.{}", function.name) } else { function.name.clone() };
                    names.funcs[id] = unique(&mut taken, &name);
                }
            }
            for (id, global) in &program.globals {
                if global.exported == first {
                    names.globals[id] = unique(&mut taken, &global.name);
                }
            }
        }
        names
    }

    pub fn func(&self, id: FuncId) -> String {
        quoted(&self.funcs[id])
    }

    pub fn global(&self, id: GlobalId) -> String {
        quoted(&self.globals[id])
    }
}

fn unique(taken: &mut BTreeSet<String>, name: &str) -> String {
    let mut candidate = name.to_string();
    let mut count = 1;
    while !taken.insert(candidate.clone()) {
        count += 1;
        candidate = format!("{name}.{count}");
    }
    candidate
}

fn quoted(name: &str) -> String {
    let mut text = String::from("@\"");
    for byte in name.bytes() {
        match byte {
            b'"' | b'\\' | 0..=31 | 127.. => text.push_str(&format!("\\{byte:02X}")),
            _ => text.push(byte as char),
        }
    }
    text.push('"');
    text
}
