#!/bin/sh
# Checks every pair of a suite natively: native.sh DIR [NAME...]
# NAME-bad.c has to fail under the sanitizers on its `//@ inputs:`, first at the line marked `//@ violated:`.
# NAME.c has to end clean (or be stopped by an assumption) on those inputs and on a few extreme ones.
# CLANG names the compiler (default clang-19).
set -u
if [ $# -lt 1 ]; then
  echo "usage: $0 DIR [NAME...]" >&2
  exit 2
fi
dir=$1
shift
here=$(cd "$(dirname "$0")" && pwd)
harness=$here/../tests/native/harness.c
cc=${CLANG:-clang-19}
flags="-g -O0 -w -fsanitize=address,undefined -fno-sanitize-recover=all"
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
symbolizer=$(command -v llvm-symbolizer-19 || command -v llvm-symbolizer || true)
if [ -n "$symbolizer" ]; then
  export ASAN_SYMBOLIZER_PATH="$symbolizer"
fi
# A program may return what it likes: only the sanitizers' own status, the harness and signals count as faults.
export ASAN_OPTIONS=allocator_may_return_null=1:exitcode=99
export UBSAN_OPTIONS=exitcode=99
$cc $flags -c "$harness" -o "$tmp/harness.o" || exit 2

repeat() { # VALUE COUNT
  awk -v v="$1" -v n="$2" 'BEGIN { for (i = 0; i < n; i++) printf "%s ", v }'
}
for v in -1 1 8 64 127 255 4096 -128 2147483647 -2147483648 18446744073709551615; do
  repeat "$v" 5000
  echo
done >"$tmp/extremes"
awk 'BEGIN { for (i = 0; i < 5000; i++) printf "%d ", (i * 37 + 11) % 256; print "" }' >>"$tmp/extremes"
awk 'BEGIN { printf "4096 "; for (i = 0; i < 5000; i++) printf "%d ", 92; print "" }' >>"$tmp/extremes"

run() { # PROGRAM INPUTS
  UNLOOP_INPUTS=$2 timeout 30 "$1" >"$tmp/log" 2>&1
}
faulty() { # STATUS
  [ "$1" -eq 99 ] || [ "$1" -eq 78 ] || [ "$1" -ge 124 ]
}
passed=0
failed=0
complain() {
  echo "FAIL $1"
  ok=0
}
if [ $# -eq 0 ]; then
  set -- $(cd "$dir" && ls | sed -n 's/-bad\.c$//p')
  for good in "$dir"/*.c; do
    case $good in
      *-bad.c) ;;
      *) [ -f "${good%.c}-bad.c" ] || { echo "FAIL $(basename "$good" .c): no failing twin"; failed=$((failed + 1)); } ;;
    esac
  done
fi
for name in "$@"; do
  ok=1
  bad=$dir/$name-bad.c
  good=$dir/$name.c
  inputs=$(sed -n 's,^//@ inputs:,,p' "$bad" | head -n 1)
  line=$(grep -n '//@ violated:' "$bad" | head -n 1 | cut -d: -f1)
  grep -q '^//@ verdict: violated' "$bad" || complain "$name: the failing twin lacks its verdict"
  grep -q '^//@ verdict: safe' "$good" || complain "$name: the good twin lacks its verdict"
  if $cc $flags "$bad" "$tmp/harness.o" -o "$tmp/bad" && $cc $flags "$good" "$tmp/harness.o" -o "$tmp/good"; then
    run "$tmp/bad" "$inputs"
    status=$?
    case $status in
      77) complain "$name-bad: stopped by an assumption" ;;
      124) complain "$name-bad: does not end in time" ;;
      *)
        faulty $status || complain "$name-bad: ends without a fault"
        seen=$(grep -o "$name-bad\.c:[0-9]*" "$tmp/log" | head -n 1 | sed 's/.*://')
        if [ -n "$line" ] && [ -n "$seen" ] && [ "$seen" != "$line" ]; then
          complain "$name-bad: fails at line $seen, marked is line $line"
        elif [ -n "$symbolizer" ] && [ -n "$line" ] && [ -z "$seen" ] && [ "$status" != 78 ]; then
          complain "$name-bad: fails at an unknown line, marked is line $line"
        fi
        ;;
    esac
    run "$tmp/good" "$inputs"
    status=$?
    faulty $status && complain "$name: status $status on the inputs of its failing twin"
    while IFS= read -r extreme; do
      run "$tmp/good" "$extreme"
      status=$?
      faulty $status && complain "$name: status $status on extreme inputs $(echo "$extreme" | cut -c1-20)..."
    done <"$tmp/extremes"
  else
    complain "$name: does not compile"
  fi
  if [ $ok -eq 1 ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
  fi
done
echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
