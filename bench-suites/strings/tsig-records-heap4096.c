//@ verdict: safe
//@ pattern: message-append
// buffer: 4096, on the heap
// Adds records of different sizes to a message until none fits any more, then the trailer, for which room is kept.
#include <stdlib.h>
#include <string.h>

extern unsigned int __VERIFIER_nondet_uint(void);

enum { MESSAGE = 4096, TRAILER = 12 };

struct message {
  unsigned char *data;
  size_t used, records;
};

static int open_message(struct message *m) {
  m->data = malloc(MESSAGE);
  m->used = 0;
  m->records = 0;
  return m->data != NULL;
}

static int add_record(struct message *m, const unsigned char *data, size_t n) {
  if (n > MESSAGE - TRAILER - m->used)
    return 0;
  memcpy(m->data + m->used, data, n);
  m->used += n;
  m->records++;
  return 1;
}

static void finish(struct message *m) {
  unsigned char trailer[TRAILER];
  memset(trailer, 0, sizeof trailer);
  trailer[0] = (unsigned char)m->records;
  memcpy(m->data + m->used, trailer, sizeof trailer);
  m->used += sizeof trailer;
}

static unsigned total(const struct message *m) {
  unsigned sum = 0;
  for (size_t i = 0; i < m->used; i++)
    sum += m->data[i];
  return sum;
}

int main(void) {
  struct message m;
  unsigned char record[16];
  if (!open_message(&m))
    return 1;
  memset(record, 1, sizeof record);
  for (;;) {
    size_t n = __VERIFIER_nondet_uint();
    if (n < 1 || n > sizeof record)
      break;
    if (!add_record(&m, record, n))
      break;
  }
  finish(&m);
  unsigned sum = total(&m);
  free(m.data);
  return sum > 255u * MESSAGE;
}
