#!/usr/bin/env bash
# Measures the engine on generated programs: variables, clauses, questions to the solver; then processor time (which a loaded machine does
# not change much) and memory of the process.
# UNLOOP names the program; arguments choose families (sort multiply copies states calls array). TIMEOUT: seconds for each.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
unloop=${UNLOOP:-unloop}
timeout=${TIMEOUT:-120}
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
"$here/engine/generate.sh" "$dir"
families=("$@")
[ $# -gt 0 ] || families=(sort multiply copies states calls array)
echo "| program | verdict | variables | clauses | SAT calls | CPU seconds | MB |"
echo "|---|---|---|---|---|---|---|"
for family in "${families[@]}"; do
  before=
  for file in $(ls "$dir/$family"-*.c | sort -V); do
    TIMEFORMAT=%U
    { time "$unloop" check --format json --unwind 64 --timeout "$timeout" "$file" >"$dir/result.json" 2>/dev/null || true; } 2>"$dir/time"
    row=$(python3 - "$dir/result.json" "$(basename "$file" .c)" "$before" "$(cat "$dir/time")" 2>"$dir/now" <<'PY'
import json, sys
try:
    result = json.load(open(sys.argv[1]))
except ValueError:
    print(f"| {sys.argv[2]} | no result | | | | | |")
    sys.exit()
s = result["statistics"]
now = [s["variables"], s["clauses"], s["sat_calls"], float(sys.argv[4]), s["peak_memory_bytes"] / 1e6]
before = [float(x) for x in sys.argv[3].split()] if sys.argv[3] else None
def cell(i):
    text = f"{now[i]:.2f}" if i == 3 else f"{now[i]:.0f}"
    return text + (f" (x{now[i] / before[i]:.1f})" if before and before[i] else "")
print(f"| {sys.argv[2]} | {result['verdict']} | " + " | ".join(cell(i) for i in range(5)) + " |")
print(" ".join(str(x) for x in now), file=sys.stderr)
PY
)
    echo "$row"
    before=$(tail -1 "$dir/now")
  done
done
