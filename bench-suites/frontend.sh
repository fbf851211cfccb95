#!/usr/bin/env bash
# Translates some real programs and prints a table: size, seconds of clang alone, seconds of unloop (clang included), and
# whether the printed IR reads back to the same text. The sources come from Debian and stay in a cache folder.
set -euo pipefail

unloop=$(realpath "${UNLOOP:?name the program in UNLOOP}")
clang=${UNLOOP_CLANG:-clang-19}
cache=${UNLOOP_CACHE:-$HOME/.cache/unloop}/frontend
packages=(bchunk jhead ncompress zlib lua5.4)

mkdir -p "$cache"/{parts,lists/partial,archives/partial,src}
cat >"$cache/parts/source.sources" <<'EOF'
Types: deb-src
URIs: http://deb.debian.org/debian
Suites: bookworm
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
EOF

# apt-get with a state of its own: the machine's settings stay as they are.
own_apt() {
  apt-get -q -o Dir::Etc::sourcelist="$cache/none" -o Dir::Etc::sourceparts="$cache/parts" \
    -o Dir::State::lists="$cache/lists" -o Dir::Cache="$cache" -o APT::Sandbox::User="$(id -un)" "$@"
}

fetch() {
  local package=$1 folder=$cache/src/$1
  [ -f "$folder/.complete" ] && return
  [ -n "${updated:-}" ] || own_apt update >"$cache/log" 2>&1 || { tail -3 "$cache/log" >&2; exit 2; }
  updated=1
  rm -rf "$folder" && mkdir -p "$folder"
  (cd "$folder" && own_apt source --download-only "$package" && dpkg-source --no-check -x ./*.dsc tree) \
    >"$cache/log" 2>&1 || { echo "cannot fetch $package:" >&2; tail -3 "$cache/log" >&2; exit 2; }
  touch "$folder/.complete"
}

seconds() {
  local start end
  start=$(date +%s.%N)
  "$@" >/dev/null 2>&1 || true
  end=$(date +%s.%N)
  echo "$start $end" | awk '{ printf "%.2f", $2 - $1 }'
}

compile_all() {
  local flags=() files=() in_flags=
  for word in "$@"; do
    if [ "$word" = -- ]; then in_flags=1; elif [ -n "$in_flags" ]; then flags+=("$word"); else files+=("$word"); fi
  done
  for file in "${files[@]}"; do
    "$clang" -w -O0 -g -c -emit-llvm -o /dev/null "${flags[@]}" "$file"
  done
}

failed=0
# A row of the table: name, then files, then -- and flags.
row() {
  local name=$1 line error native round_trip=same
  shift
  native=$(seconds compile_all "$@")
  error=$(mktemp)
  if line=$("$unloop" translate "$@" 2>"$error"); then
    # functions N instructions N loops N approximated N unsupported N seconds S
    read -r _ functions _ instructions _ loops _ approximated _ unsupported _ ours <<<"$line"
    printf '%-22s %9s %12s %6s %12s %11s %8s %8s  %s\n' "$name" "$functions" "$instructions" "$loops" "$approximated" \
      "$unsupported" "$native" "$ours" "$round_trip"
  else
    printf '%-22s failed: %s\n' "$name" "$(head -1 "$error")"
    failed=1
  fi
  rm -f "$error"
}

for package in "${packages[@]}"; do fetch "$package"; done
src=$cache/src
printf '%-22s %9s %12s %6s %12s %11s %8s %8s  %s\n' program functions instructions loops approximated unsupported clang unloop "round trip"

row bchunk "$src"/bchunk/tree/bchunk.c
row jhead "$src"/jhead/tree/{exif,gpsinfo,iptc,jhead,jpgfile,jpgqguess,makernote,paths}.c
row ncompress "$src"/ncompress/tree/compress42.c -- -std=gnu89 -DDIRENT=1 -DUSERMEM=800000 -DREGISTERS=3
zlib=("$src"/zlib/tree/{adler32,compress,crc32,deflate,gzclose,gzlib,gzread,gzwrite,infback,inffast,inflate,inftrees,trees,uncompr,zutil}.c)
row zlib "${zlib[@]}" -- -DHAVE_UNISTD_H -D_LARGEFILE64_SOURCE=1
row zlib+minigzip "${zlib[@]}" "$src"/zlib/tree/test/minigzip.c -- -DHAVE_UNISTD_H -D_LARGEFILE64_SOURCE=1 -I"$src"/zlib/tree
lua=()
for file in "$src"/lua5.4/tree/src/*.c; do
  case ${file##*/} in luac.c | onelua.c | ltests.c) ;; *) lua+=("$file") ;; esac
done
# Debian's build makes this header.
mkdir -p "$cache/lua"
echo '#define DEB_HOST_MULTIARCH "x86_64-linux-gnu"' >"$cache/lua/lua5.4-deb-multiarch.h"
row lua5.4 "${lua[@]}" -- -I"$cache/lua" -DLUA_USE_POSIX -DLUA_COMPAT_5_3
exit $failed
