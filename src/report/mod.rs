//! Results for people and for programs.

pub mod collect;
mod endings;
pub mod human;
pub mod result;
pub mod statistics;
pub mod svcomp;
#[cfg(test)]
mod testing;

use result::{CheckResult, Statistics, Tool, Verdict};

/// The result as JSON, one object that ends with a newline.
pub fn json(result: &CheckResult) -> String {
    // Only strings, numbers and lists: there is nothing that serde_json could refuse.
    let mut text = serde_json::to_string_pretty(result).unwrap_or_else(|e| format!("{{\"error\": \"{e}\"}}"));
    text.push('\n');
    text
}

/// The result of a run that came to no answer: nothing is decided.
pub fn undecided(inputs: Vec<String>, entry: Vec<String>, why: String) -> CheckResult {
    CheckResult {
        schema: 1,
        tool: Tool { name: "unloop".into(), version: env!("CARGO_PKG_VERSION").into() },
        inputs,
        entry,
        verdict: Verdict::Unknown,
        obligations: vec![],
        loops: vec![],
        approximations: vec![],
        stopped: Some(why),
        statistics: Statistics::default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_has_the_fields_of_the_contract_in_order() {
        let text = json(&testing::violated());
        let keys = ["schema", "tool", "inputs", "entry", "verdict", "obligations", "loops", "approximations"];
        let places: Vec<_> = keys.iter().map(|k| text.find(&format!("\n  \"{k}\":")).expect(k)).collect();
        assert!(places.is_sorted());
        assert!(text.contains("\"status\": \"violated\"") && text.ends_with("}\n"));
        let back: CheckResult = serde_json::from_str(&text).expect("what was written can be read");
        assert_eq!(back, testing::violated());
    }

    #[test]
    fn an_undecided_result_is_valid() {
        let text = json(&undecided(vec!["a.c".into()], vec![], "internal error".into()));
        assert!(
            text.contains("\"verdict\": \"unknown\"") && text.contains("\"stopped\": \"internal error\"")
        );
    }
}
