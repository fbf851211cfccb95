#!/usr/bin/env bash
# Cost against the bounds of loops: the programs in `bounds` with 10, 1,000 and 1,000,000 elements, and with a number that is an input.
# UNLOOP names the program; arguments are names of programs. TIMEOUT: seconds for each.
set -euo pipefail
unloop=${UNLOOP:-unloop}
timeout=${TIMEOUT:-120}
here=$(dirname "$0")
[ $# -gt 0 ] || set -- $(cd "$here/bounds" && ls *.c | sed 's/\.c$//')
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

echo "| program | verdicts | clauses | SAT calls | CPU seconds | within |"
echo "|---|---|---|---|---|---|"
for name in "$@"; do
  file=$here/bounds/$name.c
  rm -f "$folder"/*
  for bound in 10 1000 1000000 any; do
    flags=(-DN=$bound)
    if [ $bound = any ]; then
      grep -q LAST "$file" || continue
      flags=(-DN=1000 -DANY)
    fi
    TIMEFORMAT=%U
    { time "$unloop" check --jobs 1 --format json --timeout "$timeout" "$file" -- "${flags[@]}" >"$folder/$bound.json" 2>/dev/null || true; } 2>"$folder/$bound.time"
  done
  python3 - "$folder" "$name" <<'PY'
import json, os, sys
folder, name = sys.argv[1:]
bounds = [b for b in ["10", "1000", "1000000", "any"] if os.path.exists(f"{folder}/{b}.json")]
results = [json.load(open(f"{folder}/{b}.json")) for b in bounds]
times = [float(open(f"{folder}/{b}.time").read()) for b in bounds]
counts = {key: [r["statistics"][key] for r in results] for key in ("clauses", "sat_calls")}
known = [max(c[:3]) / min(c[:3]) - 1 for c in counts.values()]
within = f"{100 * max(known):.0f}%"
if len(bounds) == 4:
    within += f", unknown x{max(c[3] / min(c[:3]) for c in counts.values()):.1f}"
row = lambda values: ", ".join(str(v) for v in values)
print(f"| {name} | {row(r['verdict'] for r in results)} | {row(counts['clauses'])} | {row(counts['sat_calls'])} | {row(f'{t:.1f}' for t in times)} | {within} |", flush=True)
PY
done
