#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A growing text to which the words of the command line are added. */
struct text {
  char *data;
  size_t length, capacity;
};

static int reserve(struct text *t, size_t extra) {
  size_t need = t->length + extra;
  if (need <= t->capacity)
    return 0;
  size_t capacity = t->capacity ? t->capacity : 16;
  while (capacity < need)
    capacity *= 2;
  char *data = realloc(t->data, capacity);
  if (data == NULL)
    return -1;
  t->data = data;
  t->capacity = capacity;
  return 0;
}

static int add(struct text *t, const char *s) {
  size_t n = strlen(s);
  if (n > 4096 || t->length > 100000)
    return -1;
  if (reserve(t, n) != 0)
    return -1;
  memcpy(t->data + t->length, s, n);
  t->length += n;
  t->data[t->length] = '\0'; //@ violated: deref
  return 0;
}

int main(int argc, char **argv) {
  struct text t = {NULL, 0, 0};
  for (int i = 1; i < argc; i++)
    if (add(&t, argv[i]) != 0 || add(&t, ",") != 0)
      break;
  if (t.data != NULL)
    puts(t.data);
  free(t.data);
  return 0;
}
