//! Results made by hand, for the tests of the reports.

use super::result::{
    ApproximationLine, CheckResult, Counterexample, InputValue, Location, LoopResult, ObligationResult,
    Status, Step, StepKind, Verdict,
};

/// The text of `a.c`, as far as the results below speak of it.
pub const SOURCE: &str = "\
int nondet_int(void);
int main(void) {
  char buf[16];
  int n = nondet_int();
  for (int i = 0; i <= n; i++)
    buf[i] = 0;
  return 0;
}
";

fn at(line: u32, column: u32) -> Location {
    Location { file: "a.c".into(), line, column, function: "main".into() }
}

fn obligation(line: u32, column: u32, property: &str, message: &str, status: Status) -> ObligationResult {
    ObligationResult {
        id: format!("a.c:{line}:{column}:{property}:0"),
        property: property.into(),
        location: at(line, column),
        message: message.into(),
        status,
        reason: None,
        counterexample: None,
        preconditions: vec![],
    }
}

pub fn safe() -> CheckResult {
    let mut result = super::undecided(vec!["a.c".into()], vec!["main".into()], String::new());
    result.stopped = None;
    result.verdict = Verdict::Safe;
    result.obligations = vec![
        obligation(5, 28, "overflow", "i + 1 fits into int", Status::Proved),
        obligation(6, 12, "deref", "write of 1 byte through buf[i]", Status::Proved),
        obligation(7, 3, "deref", "read of 1 byte", Status::Unreachable),
    ];
    let line = |column| ApproximationLine {
        kind: "assumed".into(),
        what: "parameter p is valid".into(),
        location: at(2, column),
    };
    result.approximations = vec![line(5), line(9)];
    result
}

fn counterexample(confirmed_by: Option<&str>) -> Counterexample {
    let values = |name: &str, value: &str| vec![(name.to_string(), value.to_string())];
    Counterexample {
        inputs: vec![InputValue { name: "nondet_int".into(), value: "16".into(), location: at(4, 11) }],
        steps: vec![
            Step { kind: StepKind::Step, location: at(4, 11), in_loop: None, values: values("n", "16") },
            Step {
                kind: StepKind::Leap,
                location: at(5, 3),
                in_loop: Some("main#1".into()),
                values: values("i", "16"),
            },
        ],
        confirmed_by: confirmed_by.map(str::to_string),
        test: None,
    }
}

pub fn violated() -> CheckResult {
    let mut result = safe();
    result.verdict = Verdict::Violated;
    result.obligations[1].status = Status::Violated;
    result.obligations[1].counterexample = Some(counterexample(Some("interpreter")));
    result.loops = vec![LoopResult {
        id: "main#1".into(),
        location: at(5, 3),
        depth: 1,
        candidates: 42,
        state: vec!["0 <= i".into()],
        transition: vec!["i' > i".into()],
        termination: "terminating".into(),
        argument: Some("i' > i".into()),
        condition: None,
        by_design: false,
    }];
    result
}

pub fn possible() -> CheckResult {
    let mut result = violated();
    result.verdict = Verdict::Possible;
    let finding = &mut result.obligations[1];
    finding.status = Status::Possible;
    finding.reason = Some("the summary of main#1 forgets i".into());
    finding.counterexample = Some(counterexample(None));
    result
}

pub fn unknown() -> CheckResult {
    let mut result = safe();
    result.verdict = Verdict::Unknown;
    result.obligations[0].status = Status::Unknown;
    result.obligations[0].reason = Some("the budget of time ended".into());
    result.stopped = Some("the budget of 300 seconds is used up".into());
    result.approximations.push(ApproximationLine {
        kind: "unsupported".into(),
        what: "inline assembly".into(),
        location: at(3, 1),
    });
    result
}
