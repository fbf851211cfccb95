//@ verdict: safe
/* A copy of one byte too many stays inside the structure but changes the neighbouring member. */
#include <assert.h>
#include <string.h>
extern size_t __VERIFIER_nondet_size_t(void);

struct account {
  char name[8];
  unsigned char admin;
};

static void set_name(struct account *a, const char *src, size_t n) {
  memcpy(a, src, n);
}

int main(void) {
  struct account a = {"", 0};
  static const char src[16] = "AAAAAAAAAAAAAAA";
  size_t n = __VERIFIER_nondet_size_t();
  if (n > sizeof a.name)
    return 0;
  set_name(&a, src, n);
  assert(a.admin == 0);
  return 0;
}
