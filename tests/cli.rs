//! The program as a user calls it: wrong calls and inputs, kinds of input, the text form.

mod common;

use common::{Folder, Ran, Random, clang, run, unloop};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const HELLO: &str = "#include <stdio.h>\nint main(void) { printf(\"%d\\n\", N); return N; }\n";

fn emit(args: &[&str]) -> Ran {
    run(unloop().args(["check", "--emit", "ir"]).args(args))
}

fn shown(path: &Path) -> &str {
    path.to_str().expect("temporary paths are text")
}

/// The call is wrong: status 2, nothing on standard output, one line that holds these words.
#[track_caller]
fn refused(ran: &Ran, words: &[&str]) {
    assert_eq!(ran.status, Some(2), "{ran:?}");
    assert!(ran.stdout.is_empty(), "{ran:?}");
    assert!(ran.stderr.starts_with("unloop: ") && ran.stderr.ends_with('\n'), "{ran:?}");
    assert_eq!(ran.stderr.lines().count(), 1, "{ran:?}");
    assert!(words.iter().all(|word| ran.stderr.contains(word)), "{words:?} in {ran:?}");
}

/// The text form is right: read and written again it is the same.
#[track_caller]
fn good_ir(ran: &Ran) -> String {
    assert_eq!((ran.status, ran.stderr.as_str()), (Some(0), ""), "{ran:?}");
    let text = ran.text();
    let program = unloop::ir::text::parse(&text).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(program.to_string(), text);
    text
}

fn compile(folder: &Folder, source: &Path, output: &str, flags: &[&str]) -> PathBuf {
    let output = folder.path().join(output);
    let made = run(Command::new(clang()).args(flags).arg("-o").arg(&output).arg(source));
    assert_eq!(made.status, Some(0), "{}", made.stderr);
    output
}

#[test]
fn wrong_calls() {
    let folder = Folder::new("calls");
    let a = folder.write("a.c", "int main(void) { return 0; }\n");
    let a = shown(&a);
    refused(&run(&mut unloop()), &["no command"]);
    refused(&run(unloop().args(["check"])), &["INPUT"]);
    refused(&run(unloop().args(["chek", a])), &["chek", "check"]);
    refused(&run(unloop().args(["check", "--frmat", "json", a])), &["--frmat", "--format"]);
    refused(&run(unloop().args(["check", "--format", "xml", a])), &["xml", "json"]);
    refused(&run(unloop().args(["check", "--timeout", "soon", a])), &["soon", "--timeout"]);
    refused(&run(unloop().args(["check", "--unwind", "9999999999", a])), &["unwind", "9999999999"]);
    refused(&run(unloop().args(["check", "-q", "-v", a])), &["--quiet", "--verbose"]);
    refused(&run(unloop().args(["check", "--property", "derf", a])), &["derf", "deref"]);
    refused(&run(unloop().args(["check", "--property", "", a])), &["no property"]);
    refused(&run(unloop().args(["check", "--property", "gone.prp", a])), &["gone.prp"]);
    refused(&run(unloop().args(["check", "--output", "/nowhere/x.json", a])), &["/nowhere/x.json"]);
    refused(&run(unloop().args(["explain", "derf"])), &["derf", "deref"]);
}

#[test]
fn wrong_inputs() {
    let folder = Folder::new("inputs");
    folder.write("empty/x.txt", "");
    let mut random = Random(7);
    let noise: Vec<u8> = (0..4096).map(|_| random.next() as u8).collect();
    let cases: &[(&str, &[u8], &[&str])] = &[
        ("empty.bc", b"", &["empty.bc", "empty"]),
        ("empty.ll", b"", &["empty.ll", "empty"]),
        ("noise.bc", &noise, &["noise.bc"]),
        ("noise.ll", &noise, &["noise.ll"]),
        ("prose.ll", b"this is not IR\n", &["prose.ll"]),
        ("prose.bc", b"this is not bitcode\n", &["prose.bc"]),
        ("magic.bc", b"BC\xc0\xde", &["magic.bc"]),
        ("a.txt", b"x", &["a.txt", ".c"]),
        ("compile_commands.json", b"{", &["compile_commands.json", "compilation database"]),
        ("list/compile_commands.json", b"[]", &["no entry"]),
    ];
    for (name, bytes, words) in cases {
        let path = folder.write(name, bytes);
        refused(&emit(&[shown(&path)]), words);
    }
    refused(&emit(&[shown(&folder.path().join("gone.c"))]), &["gone.c", "no such file"]);
    refused(&emit(&[shown(&folder.path().join("empty"))]), &["compile_commands.json"]);
}

#[test]
fn damaged_bitcode() {
    let folder = Folder::new("bitcode");
    let source = folder.write("a.c", HELLO);
    let whole = compile(&folder, &source, "a.bc", &["-DN=3", "-c", "-emit-llvm"]);
    let bytes = std::fs::read(whole).expect("clang wrote it");
    for length in [5, 16, 100, bytes.len() / 2, bytes.len() - 4] {
        let path = folder.write("cut.bc", &bytes[..length]);
        refused(&emit(&[shown(&path)]), &["cut.bc"]);
    }
}

/// The identification block of a later LLVM names an epoch that this one does not know.
#[test]
fn bitcode_of_another_version() {
    let folder = Folder::new("version");
    let source = folder.write("a.c", HELLO);
    let whole = compile(&folder, &source, "a.bc", &["-DN=3", "-c", "-emit-llvm"]);
    let mut bytes = std::fs::read(whole).expect("clang wrote it");
    let mut seen = false;
    // The epoch is a field of six bits somewhere in the first bytes: one of these flips hits it.
    for bit in 8 * 4..8 * 64 {
        bytes[bit / 8] ^= 1 << (bit % 8);
        let path = folder.write("other.bc", &bytes);
        bytes[bit / 8] ^= 1 << (bit % 8);
        let ran = emit(&[shown(&path)]);
        assert!(ran.status == Some(0) || ran.status == Some(2), "bit {bit}: {ran:?}");
        if ran.status == Some(2) {
            refused(&ran, &["other.bc"]);
            seen |= ran.stderr.contains("epoch");
        }
    }
    assert!(seen, "no flip changed the epoch");
}

#[test]
fn an_error_of_clang_is_shown_as_it_is() {
    let folder = Folder::new("clang");
    let path = folder.write("bad.c", "int main(void) { return x; }\n");
    let ran = emit(&[shown(&path)]);
    assert_eq!(ran.status, Some(2), "{ran:?}");
    assert!(ran.stdout.is_empty() && ran.stderr.starts_with("unloop: "), "{ran:?}");
    assert!(ran.stderr.contains("bad.c:1:25: error: use of undeclared identifier 'x'"), "{ran:?}");
    let noise = folder.write("noise.c", [0xff_u8, 0, 1, 0x80, b'{', 0xc3]);
    let ran = emit(&[shown(&noise)]);
    assert!(ran.status == Some(2) && ran.stdout.is_empty(), "{ran:?}");
}

#[test]
fn wrong_settings() {
    let folder = Folder::new("settings");
    folder.write("unloop.toml", "[check]\nunwind = 3\nsolvr = \"cadical\"\n");
    let path = folder.write("deep/er/a.c", "int main(void) { return 0; }\n");
    refused(&emit(&[shown(&path)]), &["unloop.toml:3", "solvr", "solver"]);
    let good = folder.write("good.toml", "[models]\nmalloc = \"may-fail\"\n");
    good_ir(&emit(&["--config", shown(&good), shown(&path)]));
    refused(&emit(&["--config", "/nowhere.toml", shown(&path)]), &["/nowhere.toml"]);
    let bad = folder.write("bad.toml", "[check]\nproperty = [\"assert\", \"lea\"]\n");
    refused(&emit(&["--config", shown(&bad), shown(&path)]), &["bad.toml:2", "lea", "leak"]);
}

#[test]
fn property_files() {
    let folder = Folder::new("properties");
    let a = folder.write("a.c", "int main(void) { return 0; }\n");
    let text = "CHECK( init(main()), LTL(G valid-free) )\nCHECK( init(main()), LTL(G valid-deref) )\n\n";
    let good = folder.write("memory.prp", text);
    good_ir(&emit(&["--property", shown(&good), shown(&a)]));
    let bad = folder.write("race.prp", "\nCHECK( init(main()), LTL(G ! data-race) )\n");
    refused(&emit(&["--property", shown(&bad), shown(&a)]), &["race.prp:2"]);
    let empty = folder.write("empty.prp", "\n");
    refused(&emit(&["--property", shown(&empty), shown(&a)]), &["empty.prp"]);
}

#[test]
fn every_kind_of_input() {
    let folder = Folder::new("kinds");
    let source = folder.write("a.c", HELLO);
    let c = good_ir(&emit(&[shown(&source), "--", "-DN=3"]));
    assert!(c.contains("target pointer 64") && c.contains("func @main"));
    let i = compile(&folder, &source, "a.i", &["-DN=3", "-E"]);
    good_ir(&emit(&[shown(&i)]));
    for (name, flags) in [("a.bc", ["-c", "-emit-llvm"]), ("a.ll", ["-S", "-emit-llvm"])] {
        let path = compile(&folder, &source, name, &["-DN=3", "-O0", flags[0], flags[1]]);
        assert!(good_ir(&emit(&[shown(&path)])).contains("func @main"));
    }
    let small = good_ir(&emit(&["--data-model", "ILP32", shown(&source), "--", "-DN=3"]));
    assert!(small.contains("target pointer 32"));
}

#[test]
fn several_inputs_are_linked() {
    let folder = Folder::new("linked");
    let main = folder.write("main.c", "int twice(int);\nint main(void) { return twice(4); }\n");
    let other = folder.write("twice.c", "static int two = 2;\nint twice(int n) { return n * two; }\n");
    let text = good_ir(&emit(&[shown(&main), shown(&other)]));
    assert!(text.contains("func @twice") && text.contains("func @main"));
    let bitcode = compile(&folder, &other, "twice.bc", &["-c", "-emit-llvm", "-O0"]);
    good_ir(&emit(&[shown(&main), shown(&bitcode)]));
    let again = folder.write("again.c", "int twice(int n) { return n; }\n");
    refused(&emit(&[shown(&main), shown(&other), shown(&again)]), &["again.c", "twice"]);
}

#[test]
fn a_compilation_database() {
    let folder = Folder::new("database");
    folder.write("src/a.c", "#include \"n.h\"\nint f(void);\nint main(void) { return N + f(); }\n");
    folder.write("src/b.c", "int f(void) { return M; }\n");
    folder.write("include/n.h", "#define N 3\n");
    let at = folder.path().display();
    let database = format!(
        r#"[{{"directory": "{at}/src", "file": "a.c", "command": "cc -O2 -I../include -c a.c -o a.o"}},
            {{"directory": "{at}/src", "file": "b.c", "arguments": ["cc", "-DM=5", "-c", "b.c", "-o", "b.o"]}}]"#
    );
    let file = folder.write("compile_commands.json", database);
    let by_folder = good_ir(&emit(&[shown(folder.path())]));
    assert!(by_folder.contains("func @f") && by_folder.contains("func @main"));
    assert_eq!(good_ir(&emit(&[shown(&file)])), by_folder);
}

#[test]
fn an_empty_c_file_is_a_program_without_functions() {
    let folder = Folder::new("empty");
    let path = folder.write("empty.c", "");
    assert!(!good_ir(&emit(&[shown(&path)])).contains("func @"));
}

#[test]
fn results_go_to_a_file_too() {
    let folder = Folder::new("output");
    let path = folder.write("a.c", "int main(void) { return 0; }\n");
    let output = folder.path().join("a.ir");
    let ran = emit(&["--output", shown(&output), shown(&path)]);
    assert_eq!(std::fs::read(output).expect("it was written"), ran.stdout);
}

#[test]
fn help_names_only_what_works() {
    let help = run(unloop().arg("--help"));
    assert!(help.status == Some(0) && help.stderr.is_empty());
    for word in ["interpret", "translate", "witness"] {
        assert!(!help.text().contains(word), "{word}");
    }
    assert!(run(unloop().args(["check", "--help"])).text().contains("--property"));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut child = unloop()
        .args(["check", "--emit", "ir", "tests/interp/bytecode-vm.c"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("unloop starts");
    let mut out = child.stdout.take().expect("a pipe");
    let mut first = [0; 10];
    out.read_exact(&mut first).expect("some output");
    drop(out);
    let ended = child.wait_with_output().expect("it ends");
    assert_eq!((ended.status.code(), String::from_utf8_lossy(&ended.stderr).as_ref()), (Some(0), ""));
}

#[test]
fn init_writes_settings_that_change_nothing() {
    let folder = Folder::new("init");
    let init = |args: &[&str]| run(unloop().current_dir(folder.path()).arg("init").args(args));
    assert_eq!(init(&[]).text(), "wrote unloop.toml\n");
    refused(&init(&[]), &["exists", "--force"]);
    assert_eq!(init(&["--force"]).status, Some(0));
    let path = folder.write("a.c", "int main(void) { return 0; }\n");
    good_ir(&emit(&[shown(&path)]));
}

#[test]
fn wrong_start_functions() {
    let folder = Folder::new("entries");
    let path = folder.write("a.c", "int main(void) { return 0; }\n");
    refused(&run(unloop().args(["check", "--entry", "mian", shown(&path)])), &["mian", "main"]);
    let empty = folder.write("empty.c", "");
    refused(&run(unloop().args(["check", shown(&empty)])), &["no function"]);
}

#[test]
fn the_examples_end_as_the_readme_says() {
    let check = |args: &[&str]| run(unloop().arg("check").args(args));
    let overflow = check(&["examples/overflow.c", "-q"]);
    assert_eq!(
        (overflow.status, overflow.text().as_str()),
        (Some(1), "verdict: violated (1 of 2 obligations)\n")
    );
    assert_eq!(check(&["examples/correct.c"]).status, Some(0));
    let several = check(&["examples/several.c", "--color", "always"]);
    assert!(several.status == Some(1) && several.text().contains("\x1b[1;31mviolated"));
    let svcomp = check(&["--format", "svcomp", "examples/overflow.c"]);
    assert_eq!((svcomp.status, svcomp.text().as_str()), (Some(1), "VERDICT: false(valid-deref)\n"));
    let json = check(&["--format", "json", "examples/correct.c"]);
    let result: unloop::report::result::CheckResult = serde_json::from_slice(&json.stdout).expect("a result");
    assert_eq!(result.verdict, unloop::report::result::Verdict::Safe);
    assert_eq!(result.inputs, ["examples/correct.c"]);
}

#[test]
fn the_result_goes_to_a_file_as_json() {
    let folder = Folder::new("result");
    let output = folder.path().join("r.json");
    let ran = run(unloop().args(["check", "-q", "--output", shown(&output), "examples/overflow.c"]));
    assert_eq!(ran.text(), "verdict: violated (1 of 2 obligations)\n");
    let text = std::fs::read_to_string(output).expect("it was written");
    assert!(text.starts_with("{\n  \"schema\": 1,") && text.contains("\"status\": \"violated\""));
}

#[test]
fn candidates_of_a_loop_are_explained() {
    let folder = Folder::new("explain");
    let file = folder.path().join("p.c");
    let text = "extern int __VERIFIER_nondet_int(void);\nint main(void) {\n  int a[10], n = __VERIFIER_nondet_int();\n  \
                if (n > 10) return 0;\n  for (int i = 0; i < n; i++) a[i] = i;\n  return 0;\n}\n";
    std::fs::write(&file, text).expect("a file");
    let explain = |id: &str| run(unloop().args(["domains", "explain", shown(&file), "--loop", id]));
    let told = explain("main#1");
    assert_eq!(told.status, Some(0), "{}", told.stderr);
    for line in ["accepted   0 <= i  [entry-bounds, tier 1]", "simulated  ", "refuted    "] {
        assert!(told.text().contains(line), "{line} in {}", told.text());
    }
    let other = explain("main#2");
    assert_eq!((other.status, other.text().as_str()), (Some(2), ""));
    assert!(other.stderr.contains("its loops are main#1"), "{}", other.stderr);
}

#[test]
fn domains_are_tested_by_their_examples() {
    let good = run(unloop().args(["domains", "test", "tests/domain-folders/counters"]));
    assert_eq!(good.status, Some(0), "{}{}", good.text(), good.stderr);
    assert_eq!(good.text().lines().filter(|l| l.starts_with("ok ")).count(), 2);
    let folder = Folder::new("domain-test");
    let file = folder.path().join("p.c");
    std::fs::write(&file, "//@ with: possible\nint main(void) { return 0; }\n").expect("a file");
    let wrong = run(unloop().args(["domains", "test", shown(folder.path())]));
    assert!(wrong.status == Some(1) && wrong.text().starts_with("FAILED"), "{}", wrong.text());
}

const LIBRARY: &str = "#include <stddef.h>
#include <string.h>
void zero(char *buf, int n) { for (int i = 0; i < n; i++) buf[i] = 0; }
void mark(char *buf, int n) { for (int i = 0; i <= n; i++) buf[i] = 1; }
size_t measure(const char *s) { size_t n = 0; while (s[n]) n++; return n; }
int get(int i) { static const int table[10] = {1, 2, 3}; return table[i]; }
void name(const char *s) { char own[64]; strcpy(own, s); }
void wrong(char *buf) { char own[4]; memset(own, 0, 8); buf[0] = own[0]; }
";

#[test]
fn preconditions_are_suggested() {
    let folder = Folder::new("preconditions");
    let file = folder.write("library.c", LIBRARY);
    let ran = run(unloop().args(["check", "--format", "json", "--entry", "*", shown(&file)]));
    assert_eq!(ran.status, Some(1), "{ran:?}");
    let result: serde_json::Value = serde_json::from_str(&ran.text()).expect("the result is JSON");
    let obligations = result["obligations"].as_array().expect("there are obligations");
    let suggested = |function: &str| -> Vec<String> {
        let open = obligations.iter().filter(|o| o["location"]["function"] == function);
        let open = open.filter(|o| o["status"] != "proved" && o["property"] == "deref");
        let all = open.flat_map(|o| o["preconditions"].as_array().expect("a list"));
        all.map(|p| {
            assert_eq!(p["function"], function);
            p["formula"].as_str().expect("a formula").to_string()
        })
        .collect()
    };
    assert_eq!(suggested("zero"), ["n <= size(buf)"]);
    assert_eq!(suggested("mark"), ["n + 1 <= size(buf) && n <= 2147483646"]);
    assert_eq!(suggested("measure"), ["terminated(s)"]);
    assert_eq!(suggested("get"), ["0 <= i && i <= 9"]);
    assert_eq!(suggested("name"), ["terminated(s) && length(s) <= 63"]);
    assert!(suggested("wrong").is_empty(), "{result}");
    // What nobody is known to keep to proves nothing.
    assert!(obligations.iter().any(|o| o["location"]["function"] == "zero" && o["status"] == "possible"));
    let ran = run(unloop().args(["check", "--entry", "zero", shown(&file)]));
    assert!(ran.text().contains("proved if: n <= size(buf), wherever zero is called"), "{ran:?}");
}
