#!/usr/bin/env bash
# Translates some real programs and prints a table: size, seconds of clang alone (C to bitcode), seconds of the
# translation alone (bitcode to verified IR), seconds of both in one run of unloop, and whether the printed IR reads back
# to the same text. The sources come from Debian and stay in a cache folder.
set -euo pipefail

unloop=$(realpath "${UNLOOP:?name the program in UNLOOP}")
clang=${UNLOOP_CLANG:-clang-19}
packages=(bchunk jhead ncompress zlib lua5.4)

# shellcheck source=bench-suites/debian.sh
source "$(dirname "${BASH_SOURCE[0]}")/debian.sh"

seconds() {
  local start end
  start=$(date +%s.%N)
  "$@"
  end=$(date +%s.%N)
  echo "$start $end" | awk '{ printf "%.2f", $2 - $1 }'
}

# With the flags that unloop itself gives to clang; the bitcode goes to numbered files in the folder.
compile_all() {
  local folder=$1 flags=() files=() in_flags= n=0
  shift
  for word in "$@"; do
    if [ "$word" = -- ]; then in_flags=1; elif [ -n "$in_flags" ]; then flags+=("$word"); else files+=("$word"); fi
  done
  for file in "${files[@]}"; do
    n=$((n + 1))
    "$clang" "${flags[@]}" --target=x86_64-pc-linux-gnu -w -c -emit-llvm -O0 -g -Xclang -disable-O0-optnone \
      -Xclang -fsanitize-address-use-after-scope -o "$folder/$(printf %03d $n).bc" "$file"
  done
}

failed=0
format='%-14s %9s %12s %6s %12s %11s %8s %11s %8s  %s\n'
# A row of the table: name, then files, then -- and flags.
row() {
  local name=$1 line folder native translation
  shift
  folder=$(mktemp -d)
  native=$(seconds compile_all "$folder" "$@")
  # functions N instructions N loops N approximated N unsupported N seconds S
  if translation=$("$unloop" translate "$folder"/*.bc 2>"$folder/error") &&
    line=$("$unloop" translate "$@" 2>"$folder/error"); then
    read -r _ functions _ instructions _ loops _ approximated _ unsupported _ ours <<<"$line"
    # shellcheck disable=SC2059
    printf "$format" "$name" "$functions" "$instructions" "$loops" "$approximated" "$unsupported" "$native" \
      "${translation##* }" "$ours" same
  else
    printf '%-14s failed: %s\n' "$name" "$(head -1 "$folder/error")"
    failed=1
  fi
  rm -rf "$folder"
}

for package in "${packages[@]}"; do fetch "$package"; done
src=$cache/src
# shellcheck disable=SC2059
printf "$format" program functions instructions loops approximated unsupported clang translation both "round trip"

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
