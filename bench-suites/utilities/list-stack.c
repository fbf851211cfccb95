#include <stdio.h>
#include <stdlib.h>

/* Brackets matched with a linked stack. */
struct node {
  struct node *below;
  int bracket;
};

static struct node *top;

static int push(int c) {
  struct node *n = malloc(sizeof *n);
  if (n == NULL)
    return -1;
  n->bracket = c;
  n->below = top;
  top = n;
  return 0;
}

static int pop(void) {
  struct node *n = top;
  if (n == NULL)
    return 0;
  int c = n->bracket;
  top = n->below;
  free(n);
  return c;
}

int main(void) {
  int c;
  while ((c = getchar()) != EOF) {
    if (c == '(' || c == '[') {
      if (push(c) != 0)
        return 2;
    } else if (c == ')' || c == ']') {
      int open = pop();
      if (open != (c == ')' ? '(' : '[')) {
        puts("mismatch");
        return 1;
      }
    }
  }
  puts(top == NULL ? "balanced" : "open");
  while (top != NULL)
    pop();
  return 0;
}
