//@ verdict: violated
//@ pattern: linked-strings
//@ inputs: 97 98 99 100 101 102 103 104 0
// buffer: 8, on the heap
// Keeps header names in a list; each node has a text of eight places.
#include <stdlib.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);

// A text of inputs, ended by a zero input or by the end of the room.
static size_t read_text(char *to, size_t room) {
  size_t n = 0;
  while (n + 1 < room) {
    char c = __VERIFIER_nondet_char();
    if (c == 0)
      break;
    to[n++] = c;
  }
  to[n] = 0;
  return n;
}

static unsigned checksum(const char *s) {
  unsigned sum = 5381;
  while (*s)
    sum = sum * 33 + (unsigned char)*s++;
  return sum;
}

struct node {
  struct node *next;
  char *text;
};

static struct node *push(struct node *list, const char *s) {
  struct node *n = malloc(sizeof *n);
  if (!n)
    return list;
  n->text = malloc(8);
  if (!n->text) {
    free(n);
    return list;
  }
  if (strlen(s) <= 8)
    strcpy(n->text, s); //@ violated: deref
  else
    strcpy(n->text, "long");
  n->next = list;
  return n;
}

static const struct node *find(const struct node *list, const char *s) {
  for (; list; list = list->next)
    if (strcmp(list->text, s) == 0)
      return list;
  return NULL;
}

static void drop(struct node *list) {
  while (list) {
    struct node *next = list->next;
    free(list->text);
    free(list);
    list = next;
  }
}

int main(void) {
  char text[16];
  struct node *list = NULL;
  for (int i = 0; i < 3; i++) {
    if (read_text(text, sizeof text) == 0)
      break;
    list = push(list, text);
  }
  const struct node *found = find(list, "host");
  int wrong = found && checksum(found->text) != checksum("host");
  drop(list);
  return wrong;
}
