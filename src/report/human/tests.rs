//! The text of reports, letter by letter.

use super::*;
use crate::report::{testing, undecided};

fn shown(result: &CheckResult, style: Style) -> String {
    let mut sources = Sources::default();
    sources.add("a.c", testing::SOURCE);
    render(result, &sources, style)
}

#[test]
fn a_violation_has_source_inputs_and_path() {
    let expected = "\
violated[deref]: write of 1 byte through buf[i]
 --> a.c:6:12
  |
6 |     buf[i] = 0;
  |            ^ fails in a concrete run (interpreter)
  |
  = inputs: nondet_int = 16 at a.c:4:11
  = path: a.c:4:11 n = 16
          a.c:5:3 loop main#1 leaps to i = 16

the verdict rests on
  assumed           parameter p is valid (a.c:2:5 and 1 more)

property          proved    violated    possible     unknown unreachable
deref                  .           1           .           .           1
overflow               1           .           .           .           .
all                    1           1           .           .           1

verdict: violated (1 of 3 obligations; rests on 2 assumptions)
";
    assert_eq!(shown(&testing::violated(), Style::default()), expected);
}

#[test]
fn a_possible_violation_says_why_it_is_no_more() {
    let text = shown(&testing::possible(), Style::default());
    assert!(text.starts_with("possible[deref]: write of 1 byte through buf[i]\n --> a.c:6:12\n"));
    assert!(text.contains("  |            ^\n"), "{text}");
    assert!(text.contains("\n  = reason: the summary of main#1 forgets i\n"));
    assert!(text.ends_with("verdict: possible (1 of 3 obligations may fail; rests on 2 assumptions)\n"));
}

#[test]
fn an_undecided_result_says_what_was_in_the_way() {
    let expected = "\
unknown[overflow]: i + 1 fits into int
 --> a.c:5:28
  |
5 |   for (int i = 0; i <= n; i++)
  |                            ^
  |
  = reason: the budget of time ended

the verdict rests on
  unsupported       inline assembly (a.c:3:1)
  assumed           parameter p is valid (a.c:2:5 and 1 more)

property          proved    violated    possible     unknown unreachable
deref                  1           .           .           .           1
overflow               .           .           .           1           .
all                    1           .           .           1           1

verdict: unknown (1 of 3 obligations undecided; 1 unsupported in the program; \
stopped: the budget of 300 seconds is used up; rests on 2 assumptions)
";
    assert_eq!(shown(&testing::unknown(), Style::default()), expected);
}

#[test]
fn quiet_is_the_verdict_line_alone() {
    let quiet = Style { quiet: true, ..Style::default() };
    let line = "verdict: safe (2 obligations proved, 1 unreachable; rests on 2 assumptions)\n";
    assert_eq!(shown(&testing::safe(), quiet), line);
    let nothing = undecided(vec![], vec![], "internal error: x".into());
    assert_eq!(shown(&nothing, quiet), "verdict: unknown (stopped: internal error: x)\n");
}

#[test]
fn verbose_shows_loops_and_statistics() {
    let text = shown(&testing::violated(), Style { verbose: true, ..Style::default() });
    assert!(text.contains("\nloops\n  main#1 at a.c:5:3: terminating by i' > i\n    0 <= i\n"));
    assert!(text.contains("\nsolver: 0 calls, 0 variables, 0 clauses\n"));
}

#[test]
fn a_source_that_is_gone_or_changed_is_left_out() {
    let mut result = testing::violated();
    let place = "violated[deref]: write of 1 byte through buf[i]\n--> a.c:";
    assert!(render(&result, &Sources::default(), Style::default()).starts_with(place));
    result.obligations[1].location.line = 99;
    assert!(shown(&result, Style::default()).starts_with(place));
    result.obligations[1].location.line = 6;
    result.obligations[1].location.column = 99;
    assert!(shown(&result, Style::default()).starts_with(place));
}

#[test]
fn many_undecided_obligations_are_counted() {
    let mut result = testing::unknown();
    let one = result.obligations[0].clone();
    result.obligations.extend(std::iter::repeat_n(one, 11));
    let count = |text: &str| text.matches("unknown[overflow]").count();
    let text = shown(&result, Style::default());
    assert!(text.contains("\n2 more are unknown; -v shows them\n") && count(&text) == 10);
    assert_eq!(count(&shown(&result, Style { verbose: true, ..Style::default() })), 12);
}

#[test]
fn colors_only_when_asked_for() {
    assert!(!shown(&testing::violated(), Style::default()).contains('\x1b'));
    let text = shown(&testing::violated(), Style { color: true, ..Style::default() });
    assert!(
        text.ends_with("verdict: \x1b[1;31mviolated\x1b[0m (1 of 3 obligations; rests on 2 assumptions)\n")
    );
}
