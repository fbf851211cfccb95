//@ verdict: safe
//@ pattern: escape-quote
// buffer: 4096, struct member
// A statement buffer inside a connection record. Text is escaped into it; single quotes and zero bytes take
// two characters. The record keeps the number of the statement behind the buffer.
extern char __VERIFIER_nondet_char(void);
extern int __VERIFIER_nondet_int(void);

#define TEXT 4096

struct connection {
  int handle;
  char text[TEXT];
  int length;
  unsigned statements;
};

static int begin(struct connection *c) {
  static const char verb[] = "INSERT '";
  int i;
  for (i = 0; verb[i]; i++)
    c->text[i] = verb[i];
  c->length = i;
  return i;
}

static int put_value(struct connection *c, const char *v, int n) {
  int w = c->length;
  int i;
  for (i = 0; i < n; i++) {
    int need = (v[i] == '\'' || v[i] == 0) ? 2 : 1;
    if (w + need > TEXT - 2)
      break;
    if (need == 2) {
      c->text[w++] = v[i] ? '\'' : '\\';
      c->text[w++] = v[i] ? '\'' : '0';
    } else {
      c->text[w++] = v[i];
    }
  }
  c->length = w;
  return i;
}

static void finish(struct connection *c) {
  c->text[c->length++] = '\'';
  c->text[c->length++] = 0;
  c->statements++;
}

static unsigned quotes(const struct connection *c) {
  unsigned n = 0;
  for (int i = 0; i < c->length; i++)
    if (c->text[i] == '\'')
      n++;
  return n;
}

int main(void) {
  static struct connection c;
  static char value[TEXT];
  int n = __VERIFIER_nondet_int();

  if (n < 0 || n > TEXT)
    return 0;
  for (int i = 0; i < n; i++)
    value[i] = __VERIFIER_nondet_char();
  c.handle = 3;
  c.statements = 0;
  begin(&c);
  put_value(&c, value, n);
  finish(&c);
  if (quotes(&c) < 2)
    return 1;
  for (int round = 0; round < 3; round++) {
    begin(&c);
    if (put_value(&c, value, n / 2) < n / 2)
      c.handle = -1;
    finish(&c);
  }
  return c.statements != 4;
}
