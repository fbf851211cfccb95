/* Two nodes share a name, which is freed twice. */
#include <stdlib.h>
#include <string.h>
extern int nondet_int(void);

struct node {
  char *name;
  struct node *next;
};

int main(void) {
  struct node *head = 0;
  for (int i = 0; i < 20; i++) {
    struct node *n = malloc(sizeof *n);
    if (head && nondet_int() == 9) {
      n->name = head->name;
    } else {
      n->name = malloc(8);
      strcpy(n->name, "name");
    }
    n->next = head;
    head = n;
  }
  while (head) {
    struct node *next = head->next;
    free(head->name); //@ violated: free
    free(head);
    head = next;
  }
  return 0;
}
