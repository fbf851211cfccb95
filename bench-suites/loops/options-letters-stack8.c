//@ verdict: safe
//@ pattern: option-parse
// buffer: 8, on the stack
// The letters a to h switch one of eight options on, the capital letters switch it off.
extern char __VERIFIER_nondet_char(void);

int main(void) {
  _Bool on[8] = {0};
  int set = 0;
  for (int i = 0; i < 600; i++) {
    char c = __VERIFIER_nondet_char();
    if (c == 0)
      break;
    if (c >= 'A' && c <= 'H')
      on[c - 'A'] = 0;
    else if (c >= 'a' && c <= 'h')
      on[c - 'a'] = 1;
  }
  for (int i = 0; i < 8; i++)
    set += on[i];
  return set > 8;
}
