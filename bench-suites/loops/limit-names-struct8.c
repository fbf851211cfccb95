//@ verdict: safe
//@ pattern: sentinel-limit
// buffer: 8, struct member
// Names of up to eight characters; a name of exactly eight characters has no zero at its end, as in old
// directory formats. Reading such a name needs the limit and the zero.
extern char __VERIFIER_nondet_char(void);

#define NAME 8
#define ENTRIES 5

struct entry {
  unsigned short inode;
  char name[NAME];
  unsigned short links;
};

static void entry_read(struct entry *e, unsigned short inode) {
  int i = 0;
  e->inode = inode;
  e->links = 1;
  while (i < NAME) {
    char c = __VERIFIER_nondet_char();
    e->name[i++] = c;
    if (c == 0)
      break;
  }
  while (i < NAME)
    e->name[i++] = 0;
}

static int entry_length(const struct entry *e) {
  int n = 0;
  while (n < NAME && e->name[n] != 0)
    n++;
  return n;
}

static int entry_same(const struct entry *a, const struct entry *b) {
  for (int i = 0; i < NAME; i++) {
    if (a->name[i] != b->name[i])
      return 0;
    if (a->name[i] == 0)
      return 1;
  }
  return 1;
}

static int find(const struct entry *table, int n, const struct entry *wanted) {
  for (int i = 0; i < n; i++)
    if (entry_same(&table[i], wanted))
      return i;
  return -1;
}

static void link_entry(struct entry *e) {
  if (e->links < 1000)
    e->links++;
}

static int copy_name(const struct entry *e, char *out) {
  int n = entry_length(e);
  for (int i = 0; i < n; i++)
    out[i] = e->name[i];
  out[n] = 0;
  return n;
}

int main(void) {
  struct entry table[ENTRIES];
  char out[NAME + 1];
  int used = 0;
  for (int turn = 0; turn < 50 && used < ENTRIES; turn++) {
    int at;
    entry_read(&table[used], (unsigned short)turn);
    if (copy_name(&table[used], out) == 0)
      break;
    at = find(table, used, &table[used]);
    if (at >= 0)
      link_entry(&table[at]);
    else
      used++;
  }
  return used > ENTRIES;
}
