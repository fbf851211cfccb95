//! Globals and what is in them.

use super::Writer;
use crate::ir::{Global, GlobalId, Init, Reloc, RelocTarget};

impl Writer<'_> {
    pub fn globals(&mut self) {
        let program = self.program;
        for (id, global) in &program.globals {
            let line = self.global(id, global);
            self.line(line);
        }
        self.begin_globals();
    }

    fn global(&self, id: GlobalId, global: &Global) -> String {
        let name = self.names.global(id);
        let kind = if global.constant { "constant" } else { "global" };
        let align = global.align.max(1);
        match (&global.init, global.size) {
            (Init::Data { bytes, relocs }, Some(size)) => {
                let (ty, value) = self.contents(bytes, relocs, size);
                format!("{name} = {kind} {ty} {value}, align {align}")
            }
            (Init::Unknown, Some(size)) => format!("{name} = external {kind} [{size} x i8], align {align}"),
            (_, None) => format!("{name} = external {kind} i8"),
        }
    }

    /// A packed structure of the bytes between the pointers and of these.
    fn contents(&self, bytes: &[u8], relocs: &[Reloc], size: u64) -> (String, String) {
        let pointer = u64::from(self.program.pointer_bits / 8);
        let mut sorted: Vec<&Reloc> = relocs.iter().collect();
        sorted.sort_by_key(|r| r.offset);
        let (mut types, mut values) = (vec![], vec![]);
        let mut at = 0;
        let plain = |from: u64, to: u64, types: &mut Vec<String>, values: &mut Vec<String>| {
            if from < to {
                types.push(format!("[{} x i8]", to - from));
                values.push(format!("[{} x i8] {}", to - from, escaped(bytes, from, to)));
            }
        };
        for reloc in sorted {
            plain(at, reloc.offset, &mut types, &mut values);
            types.push("ptr".into());
            values.push(format!("ptr {}", self.address(reloc)));
            at = reloc.offset + pointer;
        }
        // One byte more, so that the pointer past the end leads to no other object.
        plain(at, size + 1, &mut types, &mut values);
        (format!("<{{ {} }}>", types.join(", ")), format!("<{{ {} }}>", values.join(", ")))
    }

    fn address(&self, reloc: &Reloc) -> String {
        let name = match reloc.target {
            RelocTarget::Global(global) => self.names.global(global),
            RelocTarget::Func(func) => self.names.func(func),
        };
        match reloc.addend {
            0 => name,
            addend => format!("getelementptr (i8, ptr {name}, {} {addend})", self.size()),
        }
    }

    /// Tells the runtime which globals there are, before main.
    fn begin_globals(&mut self) {
        let size = self.size();
        let program = self.program;
        let pair = "{ i32, ptr, ptr }";
        self.line(format!(
            "\n@llvm.global_ctors = appending global [1 x {pair}] [{pair} {{ i32 0, ptr @__unloop_globals, ptr null }}]\n"
        ));
        self.line("define internal void @__unloop_globals() {");
        for (id, global) in &program.globals {
            let bytes = global.size.unwrap_or(0);
            let kind = if global.constant { 3 } else { 0 };
            let name = self.names.global(id);
            self.line(format!("  call void @__unloop_begin(ptr {name}, {size} {bytes}, i32 {kind})"));
        }
        self.declare(&format!("void @__unloop_begin(ptr, {size}, i32)"));
        self.line("  ret void\n}");
    }
}

fn escaped(bytes: &[u8], from: u64, to: u64) -> String {
    let byte = |i: u64| bytes.get(i as usize).copied().unwrap_or(0);
    if (from..to.min(bytes.len() as u64)).all(|i| byte(i) == 0) {
        return "zeroinitializer".into();
    }
    let mut text = String::from("c\"");
    for i in from..to {
        match byte(i) {
            b'"' | b'\\' | 0..=31 | 127.. => text.push_str(&format!("\\{:02X}", byte(i))),
            plain => text.push(plain as char),
        }
    }
    text.push('"');
    text
}
