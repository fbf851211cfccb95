#!/usr/bin/env bash
# Whole programs from Debian's sources, as a table. UNLOOP names the program, TIMEOUT the seconds for each; arguments choose
# among the programs. The sources stay in a cache folder.
set -euo pipefail

unloop=$(realpath "${UNLOOP:?name the program in UNLOOP}")
timeout=${TIMEOUT:-900}
# shellcheck source=bench-suites/debian.sh
source "$(dirname "${BASH_SOURCE[0]}")/debian.sh"
src=$cache/src
wanted=" ${*:-bchunk jhead ncompress minigzip} "
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# A row of the table: name, then files and flags.
row() {
  local name=$1
  shift
  [[ $wanted == *" $name "* ]] || return 0
  "$unloop" check --emit ir "$@" >"$folder/ir" 2>/dev/null
  "$unloop" check --format json --timeout "$timeout" "$@" >"$folder/result.json" 2>/dev/null || true
  python3 - "$name" "$folder/ir" "$folder/result.json" <<'PY'
import json, re, sys
from collections import Counter

name, ir, result = sys.argv[1], open(sys.argv[2]).read(), json.load(open(sys.argv[3]))
own = [part for part in re.split(r"(?m)^(?=func )", ir) if part.startswith("func") and " model {" not in part.split("\n")[0]]
instructions = sum(len(re.findall(r"(?m)^  (?!var )", part)) for part in own)
s = result["statistics"]
count = Counter(o["status"] for o in result["obligations"])
deref = Counter(o["status"] for o in result["obligations"] if o["property"] == "deref")
fine = deref["proved"] + deref["unreachable"]
share = 100 * fine / max(1, sum(deref.values()))
stopped = " (stopped)" if result["stopped"] else ""
print(
    f"| {name} | {instructions} | {len(result['loops'])} | {s['seconds']['total']:.0f}{stopped} | {s['peak_memory_bytes'] / 1e6:.0f} "
    f"| {sum(count.values())} | {count['proved']} | {count['unreachable']} | {count['violated']} | {count['possible']} | {count['unknown']} "
    f"| {fine} of {sum(deref.values())} ({share:.0f}%) |"
)
PY
}

echo "| program | instructions | loops | seconds | MB | obligations | proved | unreachable | violated | possible | undecided | deref proved or unreachable |"
echo "|---|---|---|---|---|---|---|---|---|---|---|---|"
for package in bchunk jhead ncompress zlib; do fetch "$package"; done
row bchunk "$src"/bchunk/tree/bchunk.c
row jhead "$src"/jhead/tree/{exif,gpsinfo,iptc,jhead,jpgfile,jpgqguess,makernote,paths}.c
row ncompress "$src"/ncompress/tree/compress42.c -- -std=gnu89 -DDIRENT=1 -DUSERMEM=800000 -DREGISTERS=3
zlib=("$src"/zlib/tree/{adler32,compress,crc32,deflate,gzclose,gzlib,gzread,gzwrite,infback,inffast,inflate,inftrees,trees,uncompr,zutil}.c)
row minigzip "${zlib[@]}" "$src"/zlib/tree/test/minigzip.c -- -DHAVE_UNISTD_H -D_LARGEFILE64_SOURCE=1 -I"$src"/zlib/tree
