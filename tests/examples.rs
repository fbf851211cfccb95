//! What the README shows is what the program prints.

mod common;

use common::{run, unloop};

/// The calls of `./x check` in the README, with what stands below them.
fn shown(readme: &str) -> Vec<(String, String)> {
    let mut found = vec![];
    for block in readme.split("```").skip(1).step_by(2) {
        if let Some((call, output)) = block.trim_start().split_once('\n')
            && let Some(args) = call.strip_prefix("$ ./x check ")
        {
            found.push((args.to_string(), output.to_string()));
        }
    }
    found
}

#[test]
fn the_readme_shows_what_is_printed() {
    let readme = std::fs::read_to_string("README.md").expect("a README");
    let shown = shown(&readme);
    assert!(!shown.is_empty(), "the README shows a run");
    for (args, output) in shown {
        let ran = run(unloop().arg("check").args(args.split_whitespace()));
        assert_eq!(ran.text().trim_end(), output.trim_end(), "unloop check {args}: {}", ran.stderr);
    }
}

#[test]
fn examples_have_the_verdicts_that_the_readme_tells() {
    for (file, status, findings) in
        [("correct.c", 0, 0..1), ("overflow.c", 1, 1..2), ("several.c", 1, 2..100)]
    {
        let ran = run(unloop().arg("check").arg(format!("examples/{file}")));
        assert_eq!(ran.status, Some(status), "{file}: {}", ran.text());
        let found = ran.text().lines().filter(|l| l.starts_with("violated[")).count();
        assert!(findings.contains(&found), "{file}: {found} findings");
    }
}
