//! Damaged LLVM text: unloop reads it or refuses it, and never breaks. `./x fuzz ll --count N --seed S` runs more of it.

mod common;

use common::{Folder, Random, clang, in_parallel, run, setting, unloop};
use std::path::Path;
use std::process::{Command, Stdio};

const PROGRAM: &str = r#"
#include <stdlib.h>
#include <string.h>
struct node { struct node *next; int key : 7; short data[3]; union { float f; int i; } u; };
static struct node pool[4] = { { &pool[1], 3, { 1, 2, 3 }, { 1.5f } } };
int sum(struct node *n, int *out) {
  int total = 0;
  for (; n; n = n->next) { total += n->data[n->key & 1]; if (total > 100) break; }
  *out = total;
  return total < 0 ? -1 : 0;
}
int pick(unsigned k) {
  switch (k % 5) { case 0: return 7; case 1: return (int)(k >> 3); case 3: return -1; default: return (int)k * 3; }
}
int main(int argc, char **argv) {
  int out;
  char *copy = malloc(strlen(argv[0]) + 1);
  strcpy(copy, argv[0]);
  int (*f)(unsigned) = pick;
  double d = argc * 0.5;
  if (sum(pool, &out) == 0 && d > 0.25) out += f((unsigned)argc);
  free(copy);
  return out;
}
"#;

/// Text made by clang, without and with debug information.
fn valid(folder: &Folder, flags: &[&str]) -> String {
    let source = folder.write("valid.c", PROGRAM);
    let made = run(Command::new(clang())
        .args(["-S", "-emit-llvm", "-O0", "-Xclang", "-disable-O0-optnone", "-o", "-"])
        .args(flags)
        .arg(source));
    assert_eq!(made.status, Some(0), "{}", made.stderr);
    made.text()
}

fn mutate(text: &str, random: &mut Random) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=random.below(3) {
        match random.below(5) {
            0 => {
                let at = random.below(bytes.len());
                bytes[at] ^= 1 << random.below(8);
            }
            1 => remove_token(&mut bytes, random),
            2 => swap_lines(&mut bytes, random),
            3 => replace_number(&mut bytes, random),
            _ => copy_token(&mut bytes, random),
        }
    }
    bytes
}

/// A range of bytes between blanks.
fn token(bytes: &[u8], random: &mut Random) -> std::ops::Range<usize> {
    let at = random.below(bytes.len());
    let start = bytes[..at].iter().rposition(|b| b.is_ascii_whitespace()).map_or(0, |p| p + 1);
    let end = bytes[at..].iter().position(|b| b.is_ascii_whitespace()).map_or(bytes.len(), |p| at + p);
    start..end.max(start)
}

fn remove_token(bytes: &mut Vec<u8>, random: &mut Random) {
    let range = token(bytes, random);
    bytes.drain(range);
}

fn copy_token(bytes: &mut Vec<u8>, random: &mut Random) {
    let from = token(bytes, random);
    let word = bytes[from].to_vec();
    let to = token(bytes, random);
    bytes.splice(to, word);
}

fn swap_lines(bytes: &mut Vec<u8>, random: &mut Random) {
    let mut lines: Vec<&[u8]> = bytes.split(|b| *b == b'\n').collect();
    let a = random.below(lines.len());
    let b = (a + 1 + random.below(6)).min(lines.len() - 1);
    lines.swap(a, b);
    *bytes = lines.join(&b'\n');
}

fn replace_number(bytes: &mut Vec<u8>, random: &mut Random) {
    let at = random.below(bytes.len());
    let Some(start) = bytes[at..].iter().position(u8::is_ascii_digit).map(|p| at + p) else { return };
    let end = bytes[start..].iter().position(|b| !b.is_ascii_digit()).map_or(bytes.len(), |p| start + p);
    let numbers = ["0", "1", "-1", "7", "33", "64", "65", "129", "4294967295", "18446744073709551616"];
    bytes.splice(start..end, numbers[random.below(numbers.len())].bytes());
}

/// What is wrong with unloop's answer, if anything is.
fn judge(path: &Path, seed: u64) -> Option<String> {
    let mut command = Command::new("timeout");
    command.args(["60", env!("CARGO_BIN_EXE_unloop"), "translate"]).arg(path).stdin(Stdio::null());
    let ours = run(&mut command);
    // LLVM prints some complaints itself, before it gives the error back.
    let said = ours.stderr.lines().any(|line| line.starts_with("unloop: "));
    let refused = ours.status == Some(2) && ours.stdout.is_empty() && said;
    if ours.status == Some(0) || refused {
        return None;
    }
    if ours.status.is_none() || ours.status == Some(134) || ours.status == Some(139) {
        let llvm = run(Command::new("opt-19").args(["-passes=verify", "-disable-output"]).arg(path));
        // LLVM's own parser dies of it too: not ours to answer for.
        llvm.status?;
    }
    let first = ours.stderr.lines().next().unwrap_or("").to_string();
    Some(format!("seed {seed}: status {:?}, signal {:?}: {first}", ours.status, ours.signal))
}

#[test]
fn damaged_text_is_read_or_refused() {
    let (first, count) = (setting("UNLOOP_FUZZ_SEED", 1), setting("UNLOOP_FUZZ_COUNT", 500));
    let folder = Folder::new("fuzz-ll");
    let texts = [valid(&folder, &[]), valid(&folder, &["-g"])];
    let whole = folder.write("whole.ll", &texts[1]);
    assert_eq!(run(unloop().arg("translate").arg(whole)).status, Some(0));
    let bad = in_parallel(count as usize, |i| {
        let seed = first + i as u64;
        let mut random = Random(seed);
        let text = &texts[random.below(texts.len())];
        let path = folder.write(&format!("{seed}.ll"), mutate(text, &mut random));
        let wrong = judge(&path, seed);
        if let (Some(_), Some(keep)) = (&wrong, std::env::var_os("UNLOOP_FUZZ_KEEP")) {
            let _ = std::fs::copy(&path, Path::new(&keep).join(format!("{seed}.ll")));
        }
        let _ = std::fs::remove_file(path);
        wrong
    });
    assert!(bad.is_empty(), "{} of {count} inputs break unloop:\n{}", bad.len(), bad.join("\n"));
}
