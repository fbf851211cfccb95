//@ verdict: safe
//@ pattern: copy-unlimited
// buffer: 64, on the stack
// The source always ends with a stop mark in its 63 payload places; the copy ends at that mark.
extern char __VERIFIER_nondet_char(void);

int main(void) {
  char from[64];
  char to[64];
  char *w = to;
  const char *r = from;
  unsigned i;
  for (i = 0; i < 63; i++)
    from[i] = __VERIFIER_nondet_char();
  from[63] = '!';
  while (*r != '!')
    *w++ = *r++;
  *w = '!';
  if (w < to + 63)
    w[1] = 0;
  return 0;
}
