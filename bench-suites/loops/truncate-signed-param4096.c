//@ verdict: safe
//@ pattern: truncation
// buffer: 4096, function parameter
// A length from a message is compared as a signed number and used as an unsigned one.
extern int __VERIFIER_nondet_int(void);

#define AREA 4096

struct request {
  int offset;
  int length;
};

static void request_read(struct request *r) {
  r->offset = __VERIFIER_nondet_int();
  r->length = __VERIFIER_nondet_int();
}

static int check(const struct request *r) {
  if (r->offset < 0 || r->length < 0)
    return -1;
  if (r->offset > AREA)
    return -1;
  if (r->length > AREA - r->offset)
    return -1;
  return 0;
}

static unsigned read_area(const unsigned char *area, const struct request *r) {
  unsigned left = (unsigned)r->length;
  const unsigned char *p = area + r->offset;
  unsigned sum = 0;
  while (left != 0) {
    sum += *p;
    p++;
    left--;
  }
  return sum;
}

static void prepare(unsigned char *area, unsigned char first) {
  unsigned char v = first;
  for (int i = 0; i < AREA; i++) {
    area[i] = v;
    v = (unsigned char)(v * 5 + 1);
  }
}

static unsigned serve(const unsigned char *area, int requests) {
  struct request r;
  unsigned sum = 0;
  for (int i = 0; i < requests; i++) {
    request_read(&r);
    if (check(&r) != 0)
      continue;
    sum ^= read_area(area, &r);
  }
  return sum;
}

static unsigned whole(const unsigned char *area) {
  struct request r;
  r.offset = 0;
  r.length = AREA;
  return read_area(area, &r);
}

int main(void) {
  static unsigned char area[AREA];
  unsigned most;
  unsigned got;

  prepare(area, 17);
  most = whole(area);
  if (most > 255u * AREA)
    return 1;
  got = serve(area, 20);
  if (got == most)
    return 2;
  return got == 0xffffffffu;
}
