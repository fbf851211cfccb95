//@ verdict: safe
//@ pattern: csv
// buffer: 8, on the stack
// Splits one row of comma-separated fields into at most eight fields. The last field has no comma behind it
// and needs a place too.
extern char __VERIFIER_nondet_char(void);

#define FIELDS 8
#define ROW 200

struct field {
  short from;
  short to;
};

static int read_row(char *row) {
  int n = 0;
  while (n < ROW) {
    char c = __VERIFIER_nondet_char();
    if (c == 0 || c == '\n')
      break;
    row[n] = c;
    n++;
  }
  return n;
}

static int to_number(const char *row, struct field f) {
  int v = 0;
  for (int i = f.from; i < f.to; i++) {
    if (row[i] < '0' || row[i] > '9')
      return -1;
    v = v * 10 + (row[i] - '0');
    if (v > 1000000)
      return -1;
  }
  return v;
}

static int sum_numbers(const char *row, const struct field *f, int n) {
  int sum = 0;
  while (n > 0) {
    int v = to_number(row, *f);
    if (v > 0)
      sum += v;
    f++;
    n--;
  }
  return sum;
}

static int count_commas(const char *row, int n) {
  int commas = 0;
  for (int i = 0; i < n; i++)
    commas += row[i] == ',';
  return commas;
}

int main(void) {
  char row[ROW];
  struct field field[FIELDS];
  int n = read_row(row);
  int used = 0;
  int from = 0;

  if (count_commas(row, n) >= FIELDS)
    return 1;
  for (int i = 0; i < n; i++) {
    if (row[i] != ',')
      continue;
    field[used].from = (short)from;
    field[used].to = (short)i;
    used++;
    from = i + 1;
  }
  field[used].from = (short)from;
  field[used].to = (short)n;
  used++;
  if (sum_numbers(row, field, used) > FIELDS * 1000000)
    return 2;
  return 0;
}
