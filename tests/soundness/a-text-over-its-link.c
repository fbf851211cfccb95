//@ verdict: violated
/* The text is copied as long as the line is: from 32 characters on it goes over the link behind it, which leads nowhere then. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct word { char text[32]; struct word *next; };

int main(void) {
  struct word *head = NULL;
  char line[40];
  while (fgets(line, sizeof line, stdin)) {
    struct word *w = malloc(sizeof *w);
    if (!w) return 1;
    w->next = head;
    strcpy(w->text, line);
    head = w;
  }
  while (head) {
    struct word *next = head->next; //@ violated: deref
    free(head);
    head = next;
  }
  return 0;
}
