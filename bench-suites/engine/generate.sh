#!/usr/bin/env bash
# Writes the C programs of the engine's benchmarks: generate.sh DIR. Each family comes in sizes of which one is half of the next.
set -euo pipefail
dir=$1
mkdir -p "$dir"
head='extern int __VERIFIER_nondet_int(void); extern unsigned __VERIFIER_nondet_uint(void); extern void __VERIFIER_assert(int);'

for n in 4 8; do
  cat >"$dir/sort-$n.c" <<C
$head
int main(void) {
  int a[$n];
  for (int i = 0; i < $n; i++) a[i] = __VERIFIER_nondet_int();
  for (int i = 0; i + 1 < $n; i++)
    for (int j = 0; j + 1 < $n - i; j++)
      if (a[j] > a[j + 1]) { int t = a[j]; a[j] = a[j + 1]; a[j + 1] = t; }
  for (int i = 0; i + 1 < $n; i++) __VERIFIER_assert(a[i] <= a[i + 1]);
  return 0;
}
C
done

# The products are masked step by step, so that no rule for commutativity applies.
for n in 8 9 10 11 12; do
  {
    echo "$head"
    echo "int main(void) { unsigned m = (1u << $n) - 1, x = __VERIFIER_nondet_uint() & m, y = __VERIFIER_nondet_uint() & m, p = 0, q = 0;"
    for ((i = 0; i < n; i++)); do
      echo "p = (p + ((x >> $i & 1 ? y : 0) << $i)) & m; q = (q + ((y >> $i & 1 ? x : 0) << $i)) & m;"
    done
    echo "__VERIFIER_assert(p == q); return 0; }"
  } >"$dir/multiply-$n.c"
done

for n in 10 20 40; do
  {
    echo "#include <string.h>"
    echo "$head"
    echo "int main(void) { unsigned char a[65][64], v = __VERIFIER_nondet_uint(); unsigned k = __VERIFIER_nondet_uint() % 64; memset(a[0], v, 64);"
    for ((i = 1; i <= n; i++)); do
      echo "{ unsigned n = __VERIFIER_nondet_uint() % 65; memset(a[$i], v + $i, 64); memcpy(a[$i], a[$((i - 1))], n); }"
    done
    echo "__VERIFIER_assert((unsigned char)(a[$n][k] - v) <= $n); return 0; }"
  } >"$dir/copies-$n.c"
done

for n in 1000 2000; do
  {
    echo "$head"
    echo "int main(void) { unsigned s = 0;"
    for ((i = 0; i < n; i++)); do
      echo "if (__VERIFIER_nondet_int() > $i) s = s == $((i % 7)) ? $(((i + 1) % 7)) : s; else s = $((i % 5));"
    done
    echo "__VERIFIER_assert(s != 6); return 0; }"
  } >"$dir/states-$n.c"
done

# 12 deep; the innermost function is called N times.
for n in 2000 4000; do
  {
    echo "$head"
    echo "static int leaf(int x) { return x > 100 ? 100 - (x & 7) : x + 1; }"
    echo "static int f0(int x) {"
    for ((i = 0; i < n / 1000; i++)); do echo "x = leaf(x);"; done
    echo "return x; }"
    for i in 1 2 3 4 5 6 7 8 9 10; do
      calls="x = f$((i - 1))(x);"
      if ((i == 1 || i == 4 || i == 7)); then
        calls="$calls $calls $calls $calls $calls $calls $calls $calls $calls $calls"
      fi
      echo "static int f$i(int x) { $calls return x; }"
    done
    echo "int main(void) { int x = __VERIFIER_nondet_int() & 63; x = f10(x); __VERIFIER_assert(x <= 101); return 0; }"
  } >"$dir/calls-$n.c"
done

for n in 64 67108864; do
  cat >"$dir/array-$n.c" <<C
$head
static char a[$n];
int main(void) {
  unsigned i = __VERIFIER_nondet_uint() % ${n}u, j = __VERIFIER_nondet_uint() % ${n}u;
  unsigned k = __VERIFIER_nondet_uint() % ${n}u;
  a[i] = 1;
  a[j] = 2;
  a[k] = 3;
  __VERIFIER_assert(a[i] + a[j] + a[k] != 8 || i == k);
  return 0;
}
C
done
