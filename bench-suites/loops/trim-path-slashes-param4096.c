//@ verdict: safe
//@ pattern: trim-tail
// buffer: 4096, function parameter
// Removes trailing separators of a long path; the root alone keeps its one separator.
extern char __VERIFIER_nondet_char(void);
extern unsigned int __VERIFIER_nondet_uint(void);

static unsigned strip(char *path, unsigned len) {
  while (len > 1 && path[len - 1] == '/') {
    len--;
    path[len] = 0;
  }
  return len;
}

int main(void) {
  char path[4096 + 1];
  unsigned len = __VERIFIER_nondet_uint();
  if (len < 1 || len > 4096)
    return 0;
  for (unsigned i = 0; i < len; i++) {
    char c = __VERIFIER_nondet_char();
    path[i] = c ? c : '/';
  }
  path[len] = 0;
  len = strip(path, len);
  return path[0] == 0;
}
