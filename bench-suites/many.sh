#!/usr/bin/env bash
# Cost against the number of loops: generated loops in one file, nested up to five deep.
# UNLOOP names the program; arguments are the numbers of loops (1 10 100 1000). TIMEOUT: seconds for each.
set -euo pipefail
unloop=${UNLOOP:-unloop}
timeout=${TIMEOUT:-600}
counts=("$@")
[ $# -gt 0 ] || counts=(1 10 100 1000)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# Functions with one nest each, of one to five loops in turn; main calls them all.
generate() {
  awk -v count="$1" 'BEGIN {
    print "extern int nondet_int(void);"
    made = 0
    for (f = 0; made < count; f++) {
      depth = f % 5 + 1
      if (made + depth > count) depth = count - made
      printf "static int f%d(int n) {\n  int a[16], s = 0;\n", f
      for (d = 0; d < depth; d++) printf "%*sfor (int i%d = 0; i%d < n; i%d++)\n", 2 * d + 2, "", d, d, d
      printf "%*s{ a[i%d] = i0; s ^= a[i%d]; }\n", 2 * depth + 2, "", depth - 1, depth - 1
      print "  return s;\n}"
      made += depth
    }
    print "int main(void) {\n  int n = nondet_int(), s = 0;\n  if (n < 0 || n > 16) return 0;"
    for (k = 0; k < f; k++) printf "  s ^= f%d(n);\n", k
    print "  return s & 1;\n}"
  }'
}

echo "| loops | verdict | variables | clauses | SAT calls | CPU seconds | MB |"
echo "|---|---|---|---|---|---|---|"
before=
for count in "${counts[@]}"; do
  generate "$count" >"$folder/many.c"
  TIMEFORMAT=%U
  { time "$unloop" check --jobs 1 --format json --timeout "$timeout" "$folder/many.c" >"$folder/result.json" 2>/dev/null || true; } 2>"$folder/time"
  python3 - "$folder/result.json" "$count" "$(cat "$folder/time")" "$before" 2>"$folder/now" <<'PY'
import json, sys
result = json.load(open(sys.argv[1]))
s = result["statistics"]
now = float(sys.argv[3])
times = f" (x{now / float(sys.argv[4]):.1f})" if sys.argv[4] else ""
verdict = result["verdict"] + (", stopped" if result["stopped"] else "")
print(f"| {sys.argv[2]} | {verdict} | {s['variables']} | {s['clauses']} | {s['sat_calls']} | {now:.2f}{times} | {s['peak_memory_bytes'] / 1e6:.0f} |")
print(now, file=sys.stderr)
PY
  before=$(tail -1 "$folder/now")
done
