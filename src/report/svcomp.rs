//! The one line that SV-COMP's scripts read.

use super::result::{CheckResult, Status, Verdict};
use crate::ir::Property;

/// `VERDICT: ...` with a newline. A violation of a property that SV-COMP does not have is no answer to its question.
pub fn line(result: &CheckResult) -> String {
    // What has a reason lies behind another fault, after which a run means nothing.
    let violated = result.obligations.iter().filter(|o| o.status == Status::Violated && o.reason.is_none());
    let name = violated.filter_map(|o| Property::from_name(&o.property)).find_map(name);
    match (result.verdict, name) {
        (Verdict::Safe, _) => "VERDICT: true\n".to_string(),
        (Verdict::Violated, Some(name)) => format!("VERDICT: false({name})\n"),
        (Verdict::Violated | Verdict::Possible | Verdict::Unknown, _) => "VERDICT: unknown\n".to_string(),
    }
}

/// SV-COMP's name of a property.
pub fn name(property: Property) -> Option<&'static str> {
    match property {
        Property::Assert => Some("unreach-call"),
        Property::Deref => Some("valid-deref"),
        Property::Free => Some("valid-free"),
        Property::Leak => Some("valid-memtrack"),
        Property::Memcleanup => Some("valid-memcleanup"),
        Property::Overflow => Some("no-overflow"),
        Property::Termination => Some("termination"),
        Property::Bounds | Property::Div | Property::Shift | Property::Unreachable | Property::Uninit => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing;
    use super::*;

    #[test]
    fn false_only_for_what_is_violated() {
        assert_eq!(line(&testing::violated()), "VERDICT: false(valid-deref)\n");
        assert_eq!(line(&testing::possible()), "VERDICT: unknown\n");
        assert_eq!(line(&testing::safe()), "VERDICT: true\n");
    }

    #[test]
    fn a_property_without_a_name_is_no_answer() {
        let mut result = testing::violated();
        result.obligations.iter_mut().for_each(|o| o.property = "bounds".into());
        assert_eq!(line(&result), "VERDICT: unknown\n");
    }
}
