/* Read all of stdin into memory and print it with the lines reversed. */
#include <stdio.h>
#include <stdlib.h>

struct buffer {
    char *data;
    size_t len;
    size_t cap;
};

static int buf_putc(struct buffer *b, char c)
{
    if (b->len + 2 > b->cap) {
        size_t ncap = b->cap ? b->cap * 2 : 16;
        char *p = realloc(b->data, ncap);
        if (!p)
            return -1;
        b->data = p;
        b->cap = ncap;
    }
    b->data[b->len++] = c;
    b->data[b->len] = '\0';
    return 0;
}

int main(void)
{
    struct buffer b = { NULL, 0, 0 };
    size_t end;
    int c;

    while ((c = getchar()) != EOF) {
        if (buf_putc(&b, (char)c) < 0) {
            free(b.data);
            return 1;
        }
    }
    end = b.len;
    while (end > 0) {
        size_t start = end - 1;
        while (start > 0 && b.data[start - 1] != '\n')
            start--;
        for (size_t i = start; i < end; i++)
            putchar(b.data[i]);
        end = start;
    }
    free(b.data);
    return 0;
}
