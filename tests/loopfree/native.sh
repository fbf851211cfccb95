#!/bin/bash
# Checks the pairs of this directory natively with the sanitizers. Usage: native.sh [NAME...]; see README.md.
# A failing twin must fail on its inputs, at one of its annotated lines (or say `native: silent`); the correct program
# must be clean on those inputs and on some extreme ones, and must not be stopped by its assumptions on all of them.
cd "$(dirname "$0")" || exit 2
clang=${CLANG:-clang-19}
harness=../native/harness.c
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

field() { sed -n "s,^//@ $2: *,,p;" "$1" | head -1; }
repeat() { for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do printf '%s ' "$1"; done; }
complain() { echo "FAIL $1"; failed=$((failed + 1)); }

build() { # file output
  local sanitize=address,undefined,float-cast-overflow
  case ",$(field "$1" property)," in *,uninit,*) sanitize=memory ;; esac
  "$clang" -w -g -O0 -fsanitize=$sanitize -fno-sanitize-recover=all "$1" $harness -lm -o "$2" 2>"$work/log"
}

run() { # binary inputs property
  local leaks=0
  case ",$3," in *,leak,* | *,memcleanup,*) leaks=1 ;; esac
  (UNLOOP_INPUTS="$2" ASAN_OPTIONS=detect_leaks=$leaks:allocator_may_return_null=1:detect_stack_use_after_return=1 \
    timeout 20 "$1" >"$work/log" 2>&1; exit $?) 2>/dev/null
}

check_bad() {
  local f=$1-bad.c rc line
  grep -q '^//@ verdict: violated' "$f" || { complain "$f: no verdict"; return; }
  grep -q '//@ violated: ' "$f" || { complain "$f: no annotated line"; return; }
  build "$f" "$work/bad" || { complain "$f: does not compile"; return; }
  run "$work/bad" "$(field "$f" inputs)" "$(field "$f" property)"
  rc=$?
  if grep -q '^//@ native: silent' "$f"; then
    if [ $rc = 77 ]; then complain "$f: stopped by an assumption"; else passed=$((passed + 1)); fi
    return
  fi
  if [ $rc = 0 ] || [ $rc = 77 ] || [ $rc = 124 ]; then complain "$f: status $rc on its inputs"; return; fi
  if [ $rc != 78 ]; then
    for line in $(grep -n '//@ violated: ' "$f" | cut -d: -f1); do
      if grep -q "$f:$line[^0-9]" "$work/log"; then passed=$((passed + 1)); return; fi
    done
    complain "$f: fails at another line: $(grep -m1 -o "$f:[0-9]*" "$work/log")"
    return
  fi
  passed=$((passed + 1))
}

check_good() {
  local f=$1.c rc inputs clean=0 p
  grep -q '^//@ verdict: safe' "$f" || { complain "$f: no verdict"; return; }
  build "$f" "$work/good" || { complain "$f: does not compile"; return; }
  p=$(field "$f" property)
  while read -r inputs; do
    run "$work/good" "$inputs" "$p"
    rc=$?
    case $rc in
      0) clean=$((clean + 1)) ;;
      77) ;;
      *) complain "$f: status $rc on: $inputs: $(grep -m1 -o "$f:[0-9]*.*" "$work/log")"; return ;;
    esac
  done <<END
$(field "$1-bad.c" inputs)
$(field "$f" inputs)
$(repeat 0)
$(repeat 1)
$(repeat -1)
$(repeat 3)
$(repeat 127)
$(repeat 2147483647)
$(repeat -2147483648)
$(repeat 9223372036854775807)
1 2 3 4 5 6 7 8 9 10 11 12
12 0 -5 200 1 0 7 -100 65 66
END
  if [ $clean = 0 ]; then complain "$f: stopped by its assumptions on all inputs"; else passed=$((passed + 1)); fi
}

if [ $# = 0 ]; then
  set -- $(ls *-bad.c | sed 's/-bad\.c$//')
  for good in $(ls *.c | grep -v -- '-bad\.c$'); do
    [ -e "${good%.c}-bad.c" ] || complain "$good: no failing twin"
  done
fi
for name in "$@"; do
  if [ ! -e "$name.c" ]; then complain "$name.c: missing"; continue; fi
  check_bad "$name"
  check_good "$name"
done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
