/* The length of the last span counts the end mark, too. */
extern char nondet_char(void);

struct span {
  int from, length;
};

int main(void) {
  char text[30];
  struct span s[30];
  int n = 0, spans = 0, from = 0, seen = 0;
  for (; n < 30; n++) {
    text[n] = nondet_char();
    if (text[n] == 0)
      break;
  }
  for (int i = 0; i < n; i++) {
    if (text[i] != ' ')
      continue;
    s[spans].from = from;
    s[spans].length = i - from;
    spans++;
    from = i + 1;
  }
  if (spans < 30) {
    s[spans].from = from;
    s[spans].length = n - from + 1;
    spans++;
  }
  for (int k = 0; k < spans; k++)
    for (int i = s[k].from; i < s[k].from + s[k].length; i++)
      seen += text[i] == 'x'; //@ violated: deref
  return seen;
}
