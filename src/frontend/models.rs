//! Brings in the models of the library functions that a program calls.
//!
//! The models are C over a few primitives (`src/libc`), compiled when unloop is built. They go through the same
//! translation as the user's code, so that interpreter and encoder run the same text.

use super::{DataModel, Error, Options, kept, known_texts, module, prepare, translate};
use crate::ir::{
    Approximation, ApproximationKind, Body, Callee, FuncId, Function, GlobalId, Init, Inst, Loc, LocId,
    Program, Reloc, RelocTarget, ValueDef,
};
use inkwell::context::Context;
use rustc_hash::FxHashMap;
use std::path::Path;

const LP64: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/models-lp64.bc"));
const ILP32: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/models-ilp32.bc"));

/// The models as a program of their own.
fn load(options: &Options, pointer_bits: u32) -> Result<Program, Error> {
    let bitcode = if pointer_bits == 32 { ILP32 } else { LP64 };
    let data_model = if pointer_bits == 32 { DataModel::Ilp32 } else { DataModel::Lp64 };
    let options = Options { data_model, ..options.clone() };
    let context = Context::create();
    module::collect_diagnostics(&context);
    let module = module::parse(&context, Path::new("models"), bitcode)?;
    prepare::run(&module)?;
    translate::module(&module, translate::Side::Model, &options)
}

/// Gives a body to each declared function that has a model, and to what the models call in turn.
pub fn link(program: &mut Program, options: &Options) -> Result<(), Error> {
    let models = load(options, program.pointer_bits)?;
    let mut linker = Linker {
        by_name: models
            .funcs
            .iter()
            .filter(|(_, f)| f.exported && f.body.is_some())
            .map(|(id, f)| (f.name.clone(), id))
            .collect(),
        models: &models,
        program,
        funcs: FxHashMap::default(),
        globals: FxHashMap::default(),
        locs: FxHashMap::default(),
        files: FxHashMap::default(),
        waiting: vec![],
    };
    linker.run();
    let mut of_library: Vec<GlobalId> = linker.globals.values().copied().collect();
    of_library.sort_unstable();
    kept::drop_idle_stores(program, of_library.into_iter());
    Ok(())
}

struct Linker<'a> {
    models: &'a Program,
    program: &'a mut Program,
    by_name: FxHashMap<String, FuncId>,
    /// From ids of the models to ids of the program.
    funcs: FxHashMap<FuncId, FuncId>,
    globals: FxHashMap<GlobalId, GlobalId>,
    locs: FxHashMap<LocId, LocId>,
    files: FxHashMap<u32, u32>,
    waiting: Vec<(FuncId, FuncId)>,
}

impl Linker<'_> {
    fn run(&mut self) {
        self.define_globals();
        known_texts::choose_models(self.program);
        let declared: Vec<FuncId> =
            self.program.funcs.iter().filter(|(_, f)| f.body.is_none()).map(|(id, _)| id).collect();
        for id in declared {
            let name = self.program.funcs[id].name.clone();
            let Some(&model) = self.by_name.get(&name) else { continue };
            if self.models.funcs[model].signature == self.program.funcs[id].signature {
                self.funcs.insert(model, id);
                self.waiting.push((model, id));
            } else {
                let loc = self.program.funcs[id].loc;
                let what = format!(
                    "{name} is declared with other types than the library has: its model is not used"
                );
                self.program.ledger.push(Approximation {
                    kind: ApproximationKind::Overapproximated,
                    what,
                    loc,
                });
            }
        }
        while let Some((model, id)) = self.waiting.pop() {
            let function = self.import(model);
            self.program.funcs[id] = function;
        }
    }

    /// Variables of the library that the program declares (`stdout`) get their definition.
    fn define_globals(&mut self) {
        let wanted: Vec<GlobalId> =
            self.program.globals.iter().filter(|(_, g)| g.init == Init::Unknown).map(|(id, _)| id).collect();
        for id in wanted {
            let name = &self.program.globals[id].name;
            let model = self.models.globals.iter().find(|(_, g)| g.exported && g.name == *name);
            if let Some((model, global)) = model
                && global.size == self.program.globals[id].size
            {
                self.globals.insert(model, id);
                self.program.globals[id].init = self.init(&global.init);
            }
        }
    }

    fn init(&mut self, init: &Init) -> Init {
        match init {
            Init::Unknown => Init::Unknown,
            Init::Data { bytes, relocs } => {
                let relocs = relocs
                    .iter()
                    .map(|r| {
                        let target = match r.target {
                            RelocTarget::Global(g) => RelocTarget::Global(self.global(g)),
                            RelocTarget::Func(f) => RelocTarget::Func(self.func(f)),
                        };
                        Reloc { target, ..r.clone() }
                    })
                    .collect();
                Init::Data { bytes: bytes.clone(), relocs }
            }
        }
    }

    fn global(&mut self, model: GlobalId) -> GlobalId {
        if let Some(&known) = self.globals.get(&model) {
            return known;
        }
        let mut global = self.models.globals[model].clone();
        global.ty = None;
        global.loc = self.loc(global.loc);
        global.exported = false;
        let id = self.program.globals.push(global);
        self.globals.insert(model, id);
        let init = self.init(&self.models.globals[model].init);
        self.program.globals[id].init = init;
        id
    }

    /// The function in the program; the user's own definition of a library function wins.
    fn func(&mut self, model: FuncId) -> FuncId {
        if let Some(&known) = self.funcs.get(&model) {
            return known;
        }
        let wanted = &self.models.funcs[model];
        let existing = match wanted.exported {
            true => self
                .program
                .funcs
                .iter()
                .find(|(_, f)| f.name == wanted.name && f.signature == wanted.signature),
            false => None,
        };
        if let Some((id, _)) = existing {
            self.funcs.insert(model, id);
            return id;
        }
        let declared = Function { body: None, exported: false, ..wanted.clone() };
        let id = self.program.funcs.push(declared);
        self.funcs.insert(model, id);
        if wanted.body.is_some() {
            self.waiting.push((model, id));
        }
        id
    }

    fn import(&mut self, model: FuncId) -> Function {
        let function = &self.models.funcs[model];
        let body = function.body.clone().map(|body| self.body(body));
        let loc = self.loc(function.loc);
        Function { body, loc, exported: false, ..function.clone() }
    }

    fn body(&mut self, mut body: Body) -> Body {
        for data in body.values.values_mut() {
            match data.def {
                ValueDef::Global(g) => data.def = ValueDef::Global(self.global(g)),
                ValueDef::Func(f) => data.def = ValueDef::Func(self.func(f)),
                ValueDef::Param(..) | ValueDef::Result(..) | ValueDef::Const(_) | ValueDef::Null => {}
            }
        }
        for data in body.insts.values_mut() {
            data.loc = self.loc(data.loc);
            if let Inst::Call { callee: Callee::Func(f), .. } = &mut data.inst {
                *f = self.func(*f);
            }
        }
        for block in body.blocks.values_mut() {
            block.loc = self.loc(block.loc);
        }
        for var in body.vars.values_mut() {
            var.ty = None;
            var.loc = self.loc(var.loc);
        }
        body
    }

    fn loc(&mut self, model: LocId) -> LocId {
        if model == LocId::UNKNOWN {
            return model;
        }
        if let Some(&known) = self.locs.get(&model) {
            return known;
        }
        let loc = self.models.locs[model].clone();
        let file = self.file(loc.file);
        let id = self.program.locs.push(Loc { file, ..loc });
        self.locs.insert(model, id);
        id
    }

    fn file(&mut self, model: u32) -> u32 {
        if let Some(&known) = self.files.get(&model) {
            return known;
        }
        let name = &self.models.files[model as usize];
        let base = name.rsplit('/').next().unwrap_or(name);
        self.program.files.push(format!("libc/{base}"));
        let id = self.program.files.len() as u32 - 1;
        self.files.insert(model, id);
        id
    }
}
