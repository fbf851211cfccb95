//@ verdict: violated
//@ pattern: exif-section
//@ inputs: 66 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88 88
// buffer: 64, struct member
// Copies a comment out of a picture's section: blanks at the end are cut, other controls become question marks.
#include <string.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned int __VERIFIER_nondet_uint(void);

static size_t read_bytes(unsigned char *to, size_t room) {
  size_t n = __VERIFIER_nondet_uint();
  if (n > room)
    n = room;
  for (size_t i = 0; i < n; i++)
    to[i] = __VERIFIER_nondet_uchar();
  return n;
}

struct info {
  unsigned width, height;
  char comment[64];
};

static void set_comment(struct info *info, const unsigned char *data, size_t n) {
  size_t at = 0;
  if (n > sizeof info->comment)
    n = sizeof info->comment;
  for (size_t i = 0; i < n; i++) {
    unsigned char c = data[i];
    if (c == '\r' || c == 0)
      continue;
    info->comment[at++] = c >= 32 ? (char)c : '?';
  }
  info->comment[at] = 0; //@ violated: deref
  while (at > 0 && info->comment[at - 1] == ' ')
    info->comment[--at] = 0;
}

static int printable(const struct info *info) {
  for (size_t i = 0; info->comment[i]; i++)
    if (info->comment[i] > 0 && info->comment[i] < 32)
      return 0;
  return 1;
}

int main(void) {
  static unsigned char data[256];
  struct info info = {0, 0, ""};
  size_t n = read_bytes(data, sizeof data);
  set_comment(&info, data, n);
  if (strlen(info.comment) > n)
    return 1;
  return printable(&info) ? 0 : 2;
}
