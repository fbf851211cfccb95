#include <stdio.h>
#include <string.h>

/* A message with a name and tags, each led by one byte of length. */
struct message {
  char name[24];
  char tag[4][12];
  int tags;
};

static int take(const unsigned char *p, size_t n, size_t *at, char *out, size_t room) {
  if (*at >= n)
    return -1;
  size_t length = p[*at];
  (*at)++;
  if (length > n - *at || room == 0)
    return -1;
  memcpy(out, p + *at, length); //@ violated: deref
  out[length] = '\0';
  *at += length;
  return 0;
}

int main(void) {
  unsigned char packet[128];
  struct message m;
  size_t at = 0;
  size_t n = fread(packet, 1, sizeof packet, stdin);
  memset(&m, 0, sizeof m);
  if (take(packet, n, &at, m.name, sizeof m.name) != 0)
    return 1;
  while (m.tags < 4 && at < n) {
    if (take(packet, n, &at, m.tag[m.tags], sizeof m.tag[0]) != 0)
      return 1;
    m.tags++;
  }
  printf("%s:", m.name);
  for (int i = 0; i < m.tags; i++)
    printf(" %s", m.tag[i]);
  putchar('\n');
  return 0;
}
