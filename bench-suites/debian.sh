#!/usr/bin/env bash
# Fetches sources from Debian into a cache folder, for scripts that source this one: `fetch PACKAGE` makes
# "$cache/src/PACKAGE/tree". They are never part of the project.
cache=${UNLOOP_CACHE:-$HOME/.cache/unloop}/frontend

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
