//@ verdict: violated
//@ inputs: 4 5 1
/* File permissions: the owner's, the group's and the others' bits, the first that applies decides. */
#include <assert.h>
extern unsigned int __VERIFIER_nondet_uint(void);
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

enum { READ = 4, WRITE = 2, EXEC = 1 };

struct file {
  unsigned mode;
  int owner, group;
};

static unsigned class_bits(const struct file *f, int user, int group) {
  if (user == f->owner)
    return f->mode >> 6 & 7;
  if (group == f->group)
    return f->mode >> 3 & 7;
  return f->mode & 7;
}

static int allowed(const struct file *f, int user, int group, unsigned want) {
  if (user == 0)
    return 1;
  return (class_bits(f, user, group) & want) != 0;
}

int main(void) {
  struct file f = {0, 10, 20};
  unsigned want = READ | WRITE;
  f.mode = __VERIFIER_nondet_uint() & 0777;
  int user = __VERIFIER_nondet_int();
  int group = __VERIFIER_nondet_int();
  __VERIFIER_assume(user >= 0);
  int ok = allowed(&f, user, group, want);
  if (user == 0)
    assert(ok);
  if (ok && user == 10)
    assert((f.mode & 0600) != 0);
  if (ok && user != 0 && user != 10 && group != 20)
    assert((f.mode & 06) == 06); //@ violated: assert
  if (f.mode == 0777)
    assert(ok);
  return 0;
}
