//! Programs: globals, functions, source locations, the ledger of approximations.

use super::{Body, SrcType, Ty, TypeId};
use cranelift_entity::{PrimaryMap, entity_impl};

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FuncId(u32);
entity_impl!(FuncId, "fn");

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GlobalId(u32);
entity_impl!(GlobalId, "g");

/// Index into `Program::locs`; the first entry is the unknown location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LocId(u32);
entity_impl!(LocId, "loc");

impl LocId {
    pub const UNKNOWN: LocId = LocId(0);
}

#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Loc {
    /// Index into `Program::files`.
    pub file: u32,
    /// Line and column count from 1; 0 is unknown.
    pub line: u32,
    pub column: u32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    /// 32 or 64.
    pub pointer_bits: u32,
    /// Source files as given; the first is empty and stands for "unknown".
    pub files: Vec<String>,
    pub locs: PrimaryMap<LocId, Loc>,
    pub types: PrimaryMap<TypeId, SrcType>,
    pub globals: PrimaryMap<GlobalId, Global>,
    pub funcs: PrimaryMap<FuncId, Function>,
    /// What the frontend could not translate exactly.
    pub ledger: Vec<Approximation>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Global {
    pub name: String,
    /// Bytes; None when only a declaration of incomplete type was seen.
    pub size: Option<u64>,
    pub align: u64,
    pub init: Init,
    /// Writes are faults.
    pub constant: bool,
    /// Visible to other units.
    pub exported: bool,
    pub ty: Option<TypeId>,
    pub loc: LocId,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Init {
    /// The first bytes; the rest is zero. Pointers stand in `relocs`, their bytes here are zero.
    Data { bytes: Vec<u8>, relocs: Vec<Reloc> },
    /// Defined elsewhere: contents are arbitrary inputs.
    Unknown,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Reloc {
    pub offset: u64,
    pub target: RelocTarget,
    /// Added to the address of the target, in bytes.
    pub addend: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RelocTarget {
    Global(GlobalId),
    Func(FuncId),
}

/// The scalars that go in and come out. A variadic function has one pointer more, to the area of extra arguments.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Signature {
    pub params: Vec<Ty>,
    pub results: Vec<Ty>,
    pub variadic: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Origin {
    User,
    /// A model of a library function; its faults are reported at the call in the user's code.
    Model,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Function {
    pub name: String,
    pub signature: Signature,
    pub origin: Origin,
    /// Visible to other units.
    pub exported: bool,
    pub body: Option<Body>,
    pub loc: LocId,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum ApproximationKind {
    Overapproximated,
    Assumed,
    Unsupported,
}

impl ApproximationKind {
    pub fn name(self) -> &'static str {
        match self {
            ApproximationKind::Overapproximated => "overapproximated",
            ApproximationKind::Assumed => "assumed",
            ApproximationKind::Unsupported => "unsupported",
        }
    }
}

/// One line of the ledger: what a verdict rests on.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Approximation {
    pub kind: ApproximationKind,
    pub what: String,
    pub loc: LocId,
}

impl Program {
    pub fn new(pointer_bits: u32) -> Program {
        let mut locs = PrimaryMap::new();
        locs.push(Loc { file: 0, line: 0, column: 0 });
        Program {
            pointer_bits,
            files: vec![String::new()],
            locs,
            types: PrimaryMap::new(),
            globals: PrimaryMap::new(),
            funcs: PrimaryMap::new(),
            ledger: vec![],
        }
    }

    /// The type of sizes and offsets.
    pub fn size_ty(&self) -> Ty {
        Ty::Int(self.pointer_bits)
    }

    pub fn func_by_name(&self, name: &str) -> Option<FuncId> {
        self.funcs.iter().find(|(_, f)| f.name == name).map(|(id, _)| id)
    }

    /// `file:line:column`, or `?` where the location is unknown.
    pub fn show_loc(&self, loc: LocId) -> String {
        let loc = &self.locs[loc];
        match loc.line {
            0 => "?".to_string(),
            line => format!("{}:{}:{}", self.files[loc.file as usize], line, loc.column),
        }
    }

    /// Functions with a body.
    pub fn defined(&self) -> impl Iterator<Item = (FuncId, &Function, &Body)> {
        self.funcs.iter().filter_map(|(id, f)| f.body.as_ref().map(|body| (id, f, body)))
    }
}
