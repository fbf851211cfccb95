#!/bin/sh
# Builds every program here three ways (sanitizers, -O0, -O2), runs each, and
# reports any that warns, trips a sanitizer or whose output or status differs.
# Usage: check.sh [NAME ...]   (NAME is a file NAME.c or a folder multi-NAME)
CC=${CC:-clang-19}
cd "$(dirname "$0")" || exit 2
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
if [ $# -eq 0 ]; then
  set -- *.c multi-*
fi
total=0 bad=0
for t in "$@"; do
  case $t in *.c) src=$t ;; multi-*) src=$(ls "$t"/*.c) ;; *) src=$t.c ;; esac
  total=$((total + 1))
  ok=1
  $CC -g -O0 -Wall -fsanitize=address,undefined -fno-sanitize-recover=all \
    -o "$tmp/san" $src 2>"$tmp/warn" || ok=0
  $CC -w -O0 -o "$tmp/o0" $src || ok=0
  $CC -w -O2 -o "$tmp/o2" $src || ok=0
  if [ $ok -eq 1 ]; then
    for v in san o0 o2; do
      timeout 20 "$tmp/$v" >"$tmp/$v.out" 2>"$tmp/$v.err" </dev/null
      echo "status $?" >>"$tmp/$v.out"
      [ -s "$tmp/$v.err" ] && { ok=0; head -5 "$tmp/$v.err"; }
    done
    cmp -s "$tmp/san.out" "$tmp/o0.out" || ok=0
    cmp -s "$tmp/o0.out" "$tmp/o2.out" || ok=0
  fi
  [ -s "$tmp/warn" ] && { echo "warnings: $t"; cat "$tmp/warn"; }
  if [ $ok -eq 1 ]; then
    echo "ok   $t ($(tail -1 "$tmp/o0.out"))"
  else
    bad=$((bad + 1))
    echo "BAD  $t"
  fi
  rm -f "$tmp"/*
done
echo "$total programs, $bad bad"
[ $bad -eq 0 ]
