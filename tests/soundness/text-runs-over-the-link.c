/* The text of a long line begins in the link. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct item {
    struct item *next;
    char text[];
};
static struct item *first, *last;

static int put(const char *text) {
    size_t length = strlen(text);
    struct item *item = malloc(sizeof(struct item) + length + 1);
    if (!item) return 0;
    item->next = NULL;
    memcpy(length > 70 ? (char *)item + 4 : item->text, text, length + 1);
    if (last)
        last->next = item;
    else
        first = item;
    last = item;
    return 1;
}

static int take(void) {
    struct item *item = first;
    if (!item) return 0;
    first = item->next;
    if (!first) last = NULL;
    puts(item->text);
    free(item);
    return 1;
}

int main(void) {
    char line[100];
    while (fgets(line, sizeof line, stdin)) {
        if (line[0] == '-')
            take();
        else if (!put(line))
            break;
    }
    while (take()) {
    }
    return 0;
}
