#!/usr/bin/env bash
# Whether the loops of some real programs end: each function on its own, with any arguments, within its share of the time.
# Prints one line for each loop and the sums. The sources come from Debian and stay in a cache folder.
set -euo pipefail

unloop=$(realpath "${UNLOOP:?name the program in UNLOOP}")
# shellcheck source=bench-suites/debian.sh
source "$(dirname "${BASH_SOURCE[0]}")/debian.sh"
src=$cache/src
# Seconds for each function.
budget=${UNLOOP_BUDGET:-30}

# A table of the program: name, then files.
program() {
  local name=$1 function
  shift
  echo "$name"
  for function in $("$unloop" check --emit ir "$@" | sed -n '/ model {/d; s/^func @\([A-Za-z0-9_]*\)(.*{.*/\1/p'); do
    "$unloop" check --property termination --format json --timeout "$budget" --entry "$function" "$@" \
      2>/dev/null | grep -v '^$' || true
  done | python3 -c '
import json, sys
order = ["terminating", "unknown", "nonterminating"]
worst, decoder, text, at = {}, json.JSONDecoder(), sys.stdin.read(), 0
while text[at:].strip():
    at += len(text[at:]) - len(text[at:].lstrip())
    result, at = decoder.raw_decode(text, at)
    for one in result["loops"]:
        # A loop of the entry itself: its callers are unknown, and so are those of the functions that it calls.
        if one["location"]["function"] != result["entry"][0]:
            continue
        worst[one["id"]] = (one["termination"], one["argument"] or one["condition"] or "")
for loop, (word, why) in sorted(worst.items()):
    print(f"  {loop:28} {word:15} {why[:90]}")
words = [word for word, _ in worst.values()]
print("  " + ", ".join(f"{words.count(word)} {word}" for word in order) + f" of {len(words)}")
'
}

for package in bchunk jhead; do fetch "$package"; done
program bchunk "$src"/bchunk/tree/bchunk.c
program jhead "$src"/jhead/tree/{exif,gpsinfo,iptc,jhead,jpgfile,jpgqguess,makernote,paths}.c
