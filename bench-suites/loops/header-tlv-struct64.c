//@ verdict: safe
//@ pattern: header-parse
// buffer: 64, struct member
// A record with options: each has a type byte and a length byte, then its data. Type 0 is a single byte of
// padding, type 1 ends the list. The walk must not read a length byte behind the last option.
extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned int __VERIFIER_nondet_uint(void);

#define SPACE 64

struct options {
  unsigned used;
  unsigned char data[SPACE];
  unsigned found;
  unsigned longest;
};

static unsigned options_load(struct options *o) {
  unsigned n = __VERIFIER_nondet_uint();
  if (n > SPACE)
    return 0;
  for (unsigned i = 0; i < n; i++)
    o->data[i] = __VERIFIER_nondet_uchar();
  o->used = n;
  o->found = 0;
  o->longest = 0;
  return n;
}

static unsigned option_sum(const struct options *o, unsigned at, unsigned len) {
  unsigned sum = 0;
  while (len > 0) {
    sum += o->data[at];
    at++;
    len--;
  }
  return sum;
}

static int options_walk(struct options *o) {
  unsigned at = 0;
  unsigned total = 0;
  while (at < o->used) {
    unsigned type = o->data[at];
    unsigned len;
    if (type == 255)
      break;
    if (type == 0) {
      at++;
      continue;
    }
    if (o->used - at < 2)
      return -1;
    len = o->data[at + 1];
    if (len > o->used - at - 2)
      return -1;
    total += option_sum(o, at + 2, len);
    if (len > o->longest)
      o->longest = len;
    o->found++;
    at += 2 + len;
  }
  return total > 1000 ? 1 : 0;
}

static int longest_share(const struct options *o) {
  if (o->found == 0)
    return 0;
  return (int)(o->longest / o->found);
}

int main(void) {
  struct options o;
  if (options_load(&o) == 0)
    return 0;
  if (options_walk(&o) < 0)
    return 1;
  if (o.found > o.used)
    return 2;
  return longest_share(&o);
}
