//! The types of the objects: structures and unions of numbers, arrays, tables and each other.

use crate::support::rng::Rng;

/// Numbers of all sizes.
const NUMBERS: [&str; 8] =
    ["char", "unsigned char", "short", "unsigned short", "int", "int", "unsigned", "long long"];

#[derive(Clone, Debug)]
pub enum Type {
    Number(&'static str),
    Array(Box<Type>, i64),
    /// By its place in the list of all.
    Record(usize),
}

pub struct Record {
    pub union: bool,
    pub members: Vec<Type>,
}

/// Structures and unions; each may have those before it as members.
pub fn records(rng: &mut Rng) -> Vec<Record> {
    let mut all: Vec<Record> = vec![];
    for _ in 0..1 + rng.below(3) {
        let union = rng.chance(20);
        let members = (0..1 + rng.below(3)).map(|_| member(rng, all.len())).collect();
        all.push(Record { union, members });
    }
    all
}

/// Of an object: most are not mere numbers.
pub fn object(rng: &mut Rng, records: usize) -> Type {
    match rng.below(4) {
        0 => Type::Array(Box::new(member(rng, 0)), rng.range(2, 4)),
        1 => Type::Array(Box::new(Type::Record(rng.below(records))), rng.range(1, 3)),
        _ => Type::Record(rng.below(records)),
    }
}

/// A type that has some of the first records in it, perhaps.
fn member(rng: &mut Rng, records: usize) -> Type {
    match rng.below(10) {
        0..=2 => number(rng),
        3..=5 => Type::Array(Box::new(number(rng)), rng.range(1, 6)),
        6 => {
            let row = Type::Array(Box::new(number(rng)), rng.range(2, 4));
            Type::Array(Box::new(row), rng.range(1, 3))
        }
        7..=8 if records > 0 => Type::Record(rng.below(records)),
        9 if records > 0 => Type::Array(Box::new(Type::Record(rng.below(records))), rng.range(1, 3)),
        _ => number(rng),
    }
}

fn number(rng: &mut Rng) -> Type {
    Type::Number(NUMBERS[rng.below(NUMBERS.len())])
}

impl Type {
    /// A declaration of this name; `@` stands for the prefix of the program.
    pub fn declare(&self, name: &str, records: &[Record]) -> String {
        match self {
            Type::Number(ty) => format!("{ty} {name}"),
            Type::Array(element, n) => element.declare(&format!("{name}[{n}]"), records),
            Type::Record(i) => format!("{} @r{i} {name}", records[*i].word()),
        }
    }
}

impl Record {
    fn word(&self) -> &'static str {
        if self.union { "union" } else { "struct" }
    }

    /// The definition; members are called m0, m1 and so on.
    pub fn define(&self, number: usize, records: &[Record]) -> String {
        let members = self.members.iter().enumerate();
        let members = members.map(|(i, ty)| format!("{}; ", ty.declare(&format!("m{i}"), records)));
        format!("{} @r{number} {{ {}}};", self.word(), members.collect::<String>())
    }
}
