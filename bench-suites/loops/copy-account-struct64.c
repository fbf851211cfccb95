//@ verdict: safe
//@ pattern: copy-limit
// buffer: 64, struct member
// An account record is filled from two text inputs. The name field keeps at most 63 characters and is
// always terminated; the shell field is cut to 15 characters in the same way.
extern char __VERIFIER_nondet_char(void);
extern int __VERIFIER_nondet_int(void);

#define NAME_SIZE 64
#define SHELL_SIZE 16

struct account {
  int uid;
  char name[NAME_SIZE];
  char shell[SHELL_SIZE];
  unsigned flags;
};

static void clear_account(struct account *a) {
  int i;
  a->uid = -1;
  a->flags = 0;
  for (i = 0; i < NAME_SIZE; i++)
    a->name[i] = 0;
  for (i = 0; i < SHELL_SIZE; i++)
    a->shell[i] = 0;
}

static int read_name(struct account *a) {
  int n = 0;
  for (;;) {
    char c = __VERIFIER_nondet_char();
    if (c == 0 || c == ':')
      break;
    a->name[n++] = c;
    if (n == NAME_SIZE - 1)
      break;
  }
  a->name[n] = 0;
  return n;
}

static int read_shell(struct account *a) {
  int n = 0;
  char c;
  while ((c = __VERIFIER_nondet_char()) != 0 && c != '\n') {
    if (n >= SHELL_SIZE - 1) {
      a->flags |= 1u;
      break;
    }
    a->shell[n++] = c;
  }
  a->shell[n] = 0;
  return n;
}

static int same_prefix(const struct account *a, const struct account *b) {
  int i = 0;
  while (i < NAME_SIZE && a->name[i] == b->name[i])
    i++;
  return i;
}

int main(void) {
  struct account first, second;
  int letters;

  clear_account(&first);
  clear_account(&second);
  first.uid = __VERIFIER_nondet_int();
  letters = read_name(&first);
  letters += read_shell(&first);

  second.uid = first.uid;
  for (int i = 0; i < NAME_SIZE; i++)
    second.name[i] = first.name[i];

  if (second.uid == 0)
    second.flags |= 2u;
  if (letters > NAME_SIZE + SHELL_SIZE)
    return 1;
  if (same_prefix(&first, &second) == NAME_SIZE)
    return 0;
  return 2;
}
