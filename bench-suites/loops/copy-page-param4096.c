//@ verdict: safe
//@ pattern: copy-limit
// buffer: 4096, function parameter
// Copies a prefix of a long source page into a page of the caller.
extern unsigned char __VERIFIER_nondet_uchar(void);
extern int __VERIFIER_nondet_int(void);

#define PAGE 4096

static int copy_page(unsigned char *to, const unsigned char *from, int want) {
  int i = 0;
  if (want > PAGE)
    want = PAGE;
  do {
    to[i] = from[i];
    i++;
  } while (i < want);
  return i;
}

int main(void) {
  static unsigned char source[8192];
  unsigned char page[PAGE];
  int want = __VERIFIER_nondet_int();
  if (want < 1 || want > 8192)
    return 0;
  for (int i = 0; i < want; i++)
    source[i] = __VERIFIER_nondet_uchar();
  return copy_page(page, source, want) != want;
}
