//@ verdict: violated
//@ pattern: packet-checksum
//@ inputs: 1
// buffer: 64, struct member
// Frames of up to 64 bytes end with two bytes of checksum. A frame shorter than that has no payload at all.
extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned int __VERIFIER_nondet_uint(void);

#define FRAME 64
#define TAIL 2

struct frame {
  unsigned length;
  unsigned char data[FRAME];
  unsigned sequence;
  unsigned broken;
};

static int frame_read(struct frame *f) {
  unsigned n = __VERIFIER_nondet_uint();
  if (n == 0 || n > FRAME)
    return -1;
  f->length = n;
  for (unsigned i = 0; i < n; i++)
    f->data[i] = __VERIFIER_nondet_uchar();
  return 0;
}

static unsigned frame_sum(const struct frame *f) {
  unsigned a = 1, b = 0;
  for (unsigned i = 0; i < f->length - TAIL; i++) {
    a = (a + f->data[i]) % 251; //@ violated: bounds
    b = (b + a) % 251;
  }
  return b << 8 | a;
}

static unsigned frame_tail(const struct frame *f) {
  unsigned v = 0;
  unsigned i;
  if (f->length < TAIL)
    return 0;
  for (i = f->length - TAIL; i < f->length; i++)
    v = v << 8 | f->data[i];
  return v;
}

static int frame_check(struct frame *f) {
  unsigned sum = frame_sum(f);
  unsigned tail = frame_tail(f);
  if (sum != tail || f->length < TAIL) {
    f->broken++;
    return -1;
  }
  f->sequence++;
  return 0;
}

static void frame_init(struct frame *f) {
  f->length = 0;
  f->sequence = 0;
  f->broken = 0;
  for (int i = FRAME; i-- > 0;)
    f->data[i] = 0;
}

int main(void) {
  struct frame f;
  unsigned frames = 0;

  frame_init(&f);
  while (frames < 1000) {
    if (frame_read(&f) != 0)
      break;
    if (frame_check(&f) == 0 && f.sequence > 100)
      break;
    frames++;
    if (f.broken > 50)
      return 1;
  }
  return f.sequence + f.broken > 1001;
}
