#include <stdio.h>
#include <stdlib.h>

/* Keeps numbers in a sorted list, then prints and frees it. */
struct cell {
  int key;
  struct cell *next;
};

static void insert(struct cell **head, int key) {
  struct cell **link = head;
  while (*link != NULL && (*link)->key < key)
    link = &(*link)->next;
  struct cell *c = malloc(sizeof *c);
  if (c == NULL)
    exit(1);
  c->key = key;
  c->next = *link;
  *link = c;
}

int main(int argc, char **argv) {
  struct cell *head = NULL;
  for (int i = 1; i < argc; i++)
    insert(&head, atoi(argv[i]));
  for (struct cell *c = head; c != NULL; c = c->next)
    printf("%d ", c->key);
  putchar('\n');
  while (head != NULL) {
    struct cell *next = head->next;
    free(head);
    head = next;
  }
  return 0;
}
