//! The result of a check, in the shape of the JSON that scripts read.

use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CheckResult {
    pub schema: u32,
    pub tool: Tool,
    pub inputs: Vec<String>,
    pub entry: Vec<String>,
    pub verdict: Verdict,
    pub obligations: Vec<ObligationResult>,
    pub loops: Vec<LoopResult>,
    pub approximations: Vec<ApproximationLine>,
    /// Why the run ended before its time (budget of time or memory), if it did.
    pub stopped: Option<String>,
    pub statistics: Statistics,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tool {
    pub name: String,
    pub version: String,
}

/// From bad to good: the verdict is the worst there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    Violated,
    Possible,
    Unknown,
    Safe,
}

impl Verdict {
    pub fn word(self) -> &'static str {
        match self {
            Verdict::Violated => "violated",
            Verdict::Possible => "possible",
            Verdict::Unknown => "unknown",
            Verdict::Safe => "safe",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// A run that fails was found and confirmed.
    Violated,
    /// The abstraction allows a failing run.
    Possible,
    Unknown,
    Unreachable,
    Proved,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Location {
    pub file: String,
    pub line: u32,
    pub column: u32,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub function: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ObligationResult {
    /// `file:line:column:property:k`
    pub id: String,
    pub property: String,
    pub location: Location,
    pub message: String,
    pub status: Status,
    /// Why it is unknown or only possible.
    pub reason: Option<String>,
    pub counterexample: Option<Counterexample>,
    /// It is proved for callers that keep to this.
    pub preconditions: Vec<Precondition>,
}

/// What callers of an entry would have to keep to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Precondition {
    pub function: String,
    pub formula: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Counterexample {
    pub inputs: Vec<InputValue>,
    pub steps: Vec<Step>,
    /// "interpreter", "native" or null.
    pub confirmed_by: Option<String>,
    /// Path of a C test that reproduces it.
    pub test: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct InputValue {
    pub name: String,
    pub value: String,
    pub location: Location,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step {
    pub kind: StepKind,
    pub location: Location,
    #[serde(rename = "loop", skip_serializing_if = "Option::is_none", default)]
    pub in_loop: Option<String>,
    /// Source variable and value, in the order in which they got them.
    #[serde(with = "pairs")]
    pub values: Vec<(String, String)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StepKind {
    Step,
    Leap,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LoopResult {
    pub id: String,
    pub location: Location,
    pub depth: u32,
    pub candidates: u64,
    pub state: Vec<String>,
    pub transition: Vec<String>,
    /// "terminating", "nonterminating" or "unknown".
    pub termination: String,
    pub argument: Option<String>,
    pub condition: Option<String>,
    pub by_design: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ApproximationLine {
    /// "overapproximated", "assumed" or "unsupported".
    pub kind: String,
    pub what: String,
    pub location: Location,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Statistics {
    pub seconds: Seconds,
    pub peak_memory_bytes: u64,
    pub sat_calls: u64,
    pub variables: u64,
    pub clauses: u64,
    pub terms: u64,
    pub candidates: CandidateCounts,
    /// Obligations in all, and how many proofs needed no solver; of these, how many the analysis of pointers and
    /// numbers gave, the others being constants once encoded.
    pub obligations: u64,
    pub settled_without_solver: u64,
    #[serde(default)]
    pub settled_by_analysis: u64,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Seconds {
    pub frontend: f64,
    pub summarize: f64,
    pub check: f64,
    pub replay: f64,
    pub total: f64,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CandidateCounts {
    pub generated: u64,
    pub simulated_away: u64,
    pub refuted: u64,
    pub accepted: u64,
}

/// An ordered list of pairs as a JSON object.
mod pairs {
    use serde::de::{MapAccess, Visitor};
    use serde::ser::SerializeMap;
    use serde::{Deserializer, Serializer};

    pub fn serialize<S: Serializer>(pairs: &[(String, String)], s: S) -> Result<S::Ok, S::Error> {
        let mut map = s.serialize_map(Some(pairs.len()))?;
        for (name, value) in pairs {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Vec<(String, String)>, D::Error> {
        struct Pairs;
        impl<'de> Visitor<'de> for Pairs {
            type Value = Vec<(String, String)>;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("an object of strings")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut all = vec![];
                while let Some(pair) = map.next_entry()? {
                    all.push(pair);
                }
                Ok(all)
            }
        }
        d.deserialize_map(Pairs)
    }
}
