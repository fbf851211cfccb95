//! The example projects: what their own domains prove, and what is left without them; the programs of the first paper on
//! loop summaries; equal results with any number of threads.

mod common;

use common::{Folder, in_parallel, run, unloop};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Mutex;

/// The statuses of all obligations of a project.
fn statuses(project: &str, config: &Path) -> BTreeMap<String, String> {
    let mut files: Vec<_> = std::fs::read_dir(project)
        .expect("a project")
        .map(|e| e.expect("a readable entry").path())
        .filter(|p| p.extension().is_some_and(|e| e == "c"))
        .collect();
    files.sort();
    let ran = run(unloop().arg("check").args(&files).arg("--config").arg(config).args(["--format", "json"]));
    let result: Value = serde_json::from_slice(&ran.stdout).unwrap_or_else(|e| panic!("{e}: {}", ran.stderr));
    let all = result["obligations"].as_array().expect("a list").iter();
    let word = |v: &Value| v.as_str().expect("a word").to_string();
    all.map(|o| (word(&o["id"]), word(&o["status"]))).collect()
}

/// With its domains all is proved; without them, ten and more of these are not.
fn differs_by_its_domains(
    project: &str,
    with: &BTreeMap<String, String>,
    without: &BTreeMap<String, String>,
) -> Option<String> {
    let open: Vec<&String> = with
        .iter()
        .filter(|(_, s)| !["proved", "unreachable"].contains(&s.as_str()))
        .map(|(id, _)| id)
        .collect();
    let gained =
        with.iter().filter(|(id, s)| *s == "proved" && without.get(*id).is_some_and(|s| s == "possible"));
    let gained = gained.count();
    println!("{project}: {gained} of {} obligations proved by its domains", with.len());
    (!open.is_empty() || gained < 10)
        .then(|| format!("{project}: {gained} gained, open with domains: {open:?}"))
}

#[test]
fn domains_of_projects_prove_what_others_leave_open() {
    let folder = Folder::new("projects");
    let without = folder.write("without.toml", "[check]\nunwind = 0\n");
    // What takes longest comes first.
    let projects = ["examples/ring", "examples/strbuf", "examples/packet"];
    let runs: Vec<(&str, bool)> = [false, true].into_iter().flat_map(|w| projects.map(|p| (p, w))).collect();
    let found = Mutex::new(BTreeMap::new());
    in_parallel(runs.len(), |i| {
        let (project, with) = runs[i];
        let config = if with { Path::new(project).join("unloop.toml") } else { without.clone() };
        let statuses = statuses(project, &config);
        found.lock().expect("no thread panics").insert((project, with), statuses);
        None
    });
    let found = found.into_inner().expect("no thread panics");
    let judge = |p: &&str| differs_by_its_domains(p, &found[&(*p, true)], &found[&(*p, false)]);
    let wrong: Vec<String> = projects.iter().filter_map(judge).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn domains_of_projects_are_fine() {
    for project in ["strbuf", "packet", "ring"] {
        let ran = run(unloop().args(["domains", "lint"]).arg(format!("examples/{project}/domains")));
        assert_eq!(ran.status, Some(0), "{}{}", ran.text(), ran.stderr);
    }
}

/// What is printed of one loop.
fn loop_lines(text: &str, id: &str) -> Vec<String> {
    let head = format!("  {id} at ");
    let mut lines = text.lines().skip_while(|l| !l.starts_with(&head));
    let first = lines.next().unwrap_or_else(|| panic!("no loop {id}: {text}")).to_string();
    let inside = lines.take_while(|l| l.starts_with("    ")).map(|l| l.trim().to_string());
    std::iter::once(first).chain(inside).collect()
}

/// z_a, and p_a <= l_a where no slash is in the way.
#[test]
fn the_slash_program_is_proved_with_the_invariants_of_the_paper() {
    let ran = run(unloop().args(["check", "-v", "examples/slash.c"]));
    assert_eq!(ran.status, Some(0), "{}{}", ran.text(), ran.stderr);
    let cut = loop_lines(&ran.text(), "cut_at_slashes#1");
    assert!(cut.iter().any(|l| l == "terminated(a)"), "{cut:#?}");
    let end = loop_lines(&ran.text(), "end_of#1");
    assert!(end.iter().any(|l| l == "terminated(a)"), "{end:#?}");
    assert!(end.iter().any(|l| l == "offset(p) <= offset(a) + length(a)"), "{end:#?}");
}

#[test]
fn the_counting_program_ends_by_the_transition_invariant_of_the_paper() {
    let ran = run(unloop().args(["check", "-v", "--property", "termination,overflow", "examples/count.c"]));
    assert_eq!(ran.status, Some(0), "{}{}", ran.text(), ran.stderr);
    let lines = loop_lines(&ran.text(), "main#1");
    assert!(lines[0].ends_with("terminating by x' > x"), "{lines:#?}");
    assert!(lines.iter().any(|l| l == "x <= 255"), "{lines:#?}");
}

/// What follows from other lines is not shown.
#[test]
fn invariants_are_said_once() {
    let ran = run(unloop().args(["check", "-v", "--property", "termination,overflow", "examples/count.c"]));
    let lines = loop_lines(&ran.text(), "main#1");
    assert!(!lines.iter().any(|l| l.contains("256") || l.contains("-1 <= x")), "{lines:#?}");
}

#[test]
fn equal_results_with_any_number_of_threads() {
    let folder = Folder::new("jobs");
    let mut text = String::from("extern int nondet_int(void);\n");
    for i in 0..6 {
        text.push_str(&format!(
            "int f{i}(int n) {{\n  int a[{size}], s = 0;\n  if (n < 0 || n > 8) return 0;\n  \
             for (int i = 0; i < n + {more}; i++) a[i] = nondet_int();\n  \
             for (int i = 0; i < n; i++) if (a[i] > 0) s ^= a[i];\n  return s;\n}}\n",
            size = 8,
            more = i % 2
        ));
    }
    let file = folder.write("a.c", text);
    let with = |jobs: &str, format: &str| {
        let ran = run(unloop().arg("check").arg(&file).args(["--jobs", jobs, "--format", format]));
        assert_eq!(ran.status, Some(1), "{}", ran.stderr);
        ran.text()
    };
    assert_eq!(with("1", "human"), with("4", "human"));
    let json = |jobs: &str| {
        let text = with(jobs, "json");
        let mut value: Value = serde_json::from_str(&text).expect("JSON");
        value["statistics"]["seconds"] = Value::Null;
        value["statistics"]["peak_memory_bytes"] = Value::Null;
        value.to_string()
    };
    assert_eq!(json("1"), json("3"));
}

/// A leap says where it begins and ends, confirmed or not.
#[test]
fn counterexamples_leap_over_loops() {
    let folder = Folder::new("leaps");
    // The second fault needs inputs in iterations that the leap leaves out.
    let file = folder.write(
        "a.c",
        "extern int nondet_int(void);\nint main(void) {\n  int a[16], n = nondet_int(), sum = 0;\n  \
         if (n < 0 || n > 16) return 0;\n  for (int i = 0; i <= n; i++) a[i] = 1;\n  \
         for (int k = 0; k < n; k++) { int x = nondet_int(); if (x > 3 && x < 9) sum += x; }\n  \
         if (sum == 40) a[17] = 1;\n  return 0;\n}\n",
    );
    let ran = run(unloop().arg("check").arg(&file).args(["--format", "json"]));
    let result: Value = serde_json::from_str(&ran.text()).expect("JSON");
    let all = result["obligations"].as_array().expect("a list");
    let violated: Vec<&Value> = all.iter().filter(|o| o["status"] == "violated").collect();
    assert_eq!(violated.len(), 2, "{}", ran.text());
    let steps = |o: &Value| o["counterexample"]["steps"].as_array().expect("a list").clone();
    let leap = |o: &Value, id: &str| steps(o).into_iter().find(|s| s["kind"] == "leap" && s["loop"] == id);
    let first = leap(violated[0], "main#1").expect("a leap over the first loop");
    assert_eq!((&first["values"]["i0"], &first["values"]["i"]), (&"0".into(), &"16".into()));
    let second = leap(violated[1], "main#2").expect("a leap over the second loop");
    assert_eq!(second["values"]["sum"], "40");
    let shown = run(unloop().arg("check").arg(&file)).text();
    assert!(shown.contains("loop main#1 leaps from i = 0 to i = 16"), "{shown}");
    // Without replay nothing is confirmed, and what no run confirms shows the leap of the model.
    let bad = folder.write(
        "b.c",
        "extern unsigned nondet_uint(void);\nint main(void) {\n  int a[4];\n  unsigned h = 0, n = 0;\n  \
         while (nondet_uint()) { h = h * 31 + 7; n++; }\n  if (h == 0xdeadbeef && n > 3) a[4] = 1;\n  return 0;\n}\n",
    );
    let ran = run(unloop().arg("check").arg(&bad).args(["--format", "json", "--unwind", "0"]));
    let result: Value = serde_json::from_str(&ran.text()).expect("JSON");
    let all = result["obligations"].as_array().expect("a list");
    let open = all.iter().find(|o| o["status"] == "possible").unwrap_or_else(|| panic!("{}", ran.text()));
    let leap = leap(open, "main#1").expect("a leap");
    assert_eq!(leap["values"]["h"], "-559038737", "{leap}");
    assert_eq!(leap["values"]["h0"], "0", "{leap}");
}

/// A run comes as far as the leap says, and its inputs are what the model reads later.
#[test]
fn runs_fill_the_iterations_that_a_leap_skips() {
    let folder = Folder::new("fillers");
    let file = folder.write(
        "a.c",
        "extern char nondet_char(void);\nint main(void) {\n  char t[512], a[4];\n  unsigned n = 0;\n  \
         while (n < 511) {\n    char c = nondet_char();\n    if (c == 0) break;\n    t[n++] = c;\n  }\n  \
         t[n] = 0;\n  if (n == 301 && t[7] == 'q' && t[200] == 'Z') a[n - 297] = 1;\n  return 0;\n}\n",
    );
    let ran = run(unloop().arg("check").arg(&file).args(["--format", "json", "--unwind", "0"]));
    let result: Value = serde_json::from_str(&ran.text()).expect("JSON");
    let all = result["obligations"].as_array().expect("a list");
    let violated = all.iter().find(|o| o["status"] == "violated").unwrap_or_else(|| panic!("{}", ran.text()));
    let inputs = violated["counterexample"]["inputs"].as_array().expect("a list");
    let given = |n: usize| inputs[n]["value"].as_str().map(str::to_string);
    assert_eq!(inputs.len(), 302, "{violated}");
    assert_eq!((given(7), given(200), given(301)), (Some("113".into()), Some("90".into()), Some("0".into())));
}
