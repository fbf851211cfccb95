#!/usr/bin/env bash
# Whether the loops of some real programs end: the whole program from `main`, then, for what is left open, each function on
# its own with any arguments. Prints one line for each loop and the sums. The sources come from Debian and stay in a cache
# folder.
set -euo pipefail

unloop=$(realpath "${UNLOOP:?name the program in UNLOOP}")
# shellcheck source=bench-suites/debian.sh
source "$(dirname "${BASH_SOURCE[0]}")/debian.sh"
src=$cache/src
# Seconds for the whole program, and for each function.
whole=${UNLOOP_WHOLE:-100}
budget=${UNLOOP_BUDGET:-30}

# The result of one entry: its name, then files.
one() {
  local function=$1 seconds=$2
  shift 2
  "$unloop" check --property termination --format json --timeout "$seconds" --entry "$function" "$@" \
    2>/dev/null | grep -v '^$' || true
}

# A table of the program: name, then files.
program() {
  local name=$1 function loops
  shift
  loops=$("$unloop" translate "$@" | sed -n 's/.* loops \([0-9]*\) .*/\1/p' | head -1)
  echo "$name: $loops loops"
  {
    one main "$whole" "$@"
    for function in $("$unloop" check --emit ir "$@" | sed -n '/ model {/d; s/^func @\([A-Za-z0-9_]*\)(.*{.*/\1/p'); do
      [ "$function" = main ] || one "$function" "$budget" "$@"
    done
  } | python3 -c '
import json, sys
order = ["terminating", "nonterminating", "unknown"]
known, decoder, text, at = {}, json.JSONDecoder(), sys.stdin.read(), 0
while text[at:].strip():
    at += len(text[at:]) - len(text[at:].lstrip())
    result, at = decoder.raw_decode(text, at)
    entry = result["entry"][0]
    reasons = {}
    for one in result["obligations"]:
        if one["property"] == "termination":
            reasons[json.dumps(one["location"])] = one["reason"]
    for one in result["loops"]:
        word, why = one["termination"], one["argument"] or ""
        # On its own, a function tells about its own loops, and only that they end: its callers may do less than any
        # caller could. Globals are as at the start there, so that not to be entered says nothing.
        if entry != "main" and one["location"]["function"] != entry:
            continue
        if entry != "main" and (word != "terminating" or why == "no iteration follows another"):
            word, why = "unknown", ""
        if word != "terminating":
            why = one["condition"] or reasons.get(json.dumps(one["location"])) or ""
        if known.get(one["id"], ("unknown",))[0] == "unknown":
            known[one["id"]] = (word, "program" if entry == "main" else "function", why)
for loop, (word, where, why) in sorted(known.items()):
    print(f"  {loop:28} {word:15} {where:9} {why[:80]}")
words = [word for word, _, _ in known.values()]
total = int(sys.argv[1])
sums = ", ".join(f"{words.count(word)} {word}" for word in order)
print(f"  {sums}, {total - len(words)} not come to in time, of {total}")
' "$loops"
}

for package in bchunk jhead; do fetch "$package"; done
program bchunk "$src"/bchunk/tree/bchunk.c
program jhead "$src"/jhead/tree/{exif,gpsinfo,iptc,jhead,jpgfile,jpgqguess,makernote,paths}.c
