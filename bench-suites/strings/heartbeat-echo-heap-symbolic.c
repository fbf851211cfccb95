//@ verdict: safe
//@ pattern: echo-length
// buffer: symbolic, on the heap
// Answers a message with a copy of its payload. The payload length in the message may not be trusted: it is compared
// with the length of the record.
#include <stdlib.h>
#include <string.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned int __VERIFIER_nondet_uint(void);

static unsigned char *get_record(size_t *size) {
  size_t n = __VERIFIER_nondet_uint();
  if (n < 3 || n > 70000)
    return NULL;
  unsigned char *p = malloc(n);
  if (!p)
    return NULL;
  for (size_t i = 0; i < n; i++)
    p[i] = __VERIFIER_nondet_uchar();
  *size = n;
  return p;
}

static unsigned char *answer(const unsigned char *record, size_t size, size_t *out_size) {
  size_t payload = (size_t)record[1] << 8 | record[2];
  if (3 + payload > size)
    return NULL;
  unsigned char *out = malloc(3 + payload);
  if (!out)
    return NULL;
  out[0] = 2;
  out[1] = record[1];
  out[2] = record[2];
  memcpy(out + 3, record + 3, payload);
  *out_size = 3 + payload;
  return out;
}

int main(void) {
  size_t size = 0, out_size = 0;
  unsigned char *record = get_record(&size);
  if (!record)
    return 0;
  unsigned char *out = answer(record, size, &out_size);
  int wrong = out && out[out_size - 1] != record[out_size - 1] && out_size > 3;
  free(out);
  free(record);
  return wrong;
}
