/* Line editor: ^H deletes, ^B/^F move, ^U clears, others are inserted. */
#include <stdio.h>
#include <string.h>

#define CTRL(c) ((c) & 0x1f)

struct editor {
    char text[40];
    size_t len;
    size_t cur;
};

static void insert(struct editor *e, char c)
{
    if (e->len >= sizeof(e->text))
        return;
    memmove(e->text + e->cur + 1, e->text + e->cur, e->len - e->cur);
    e->text[e->cur++] = c;
    e->len++;
}

static void backspace(struct editor *e)
{
    if (e->cur == 0)
        return;
    memmove(e->text + e->cur - 1, e->text + e->cur, e->len - e->cur);
    e->cur--;
    e->len--;
}

int main(void)
{
    struct editor e = { .len = 0, .cur = 0 };
    int c;

    while ((c = getchar()) != EOF) {
        switch (c) {
        case CTRL('H'): backspace(&e); break;
        case CTRL('B'): if (e.cur > 0) e.cur--; break;
        case CTRL('F'): if (e.cur < e.len) e.cur++; break;
        case CTRL('U'): e.len = e.cur = 0; break;
        case '\n':
            e.text[e.len] = '\0'; //@ violated: bounds
            printf("%s\n", e.text);
            e.len = e.cur = 0;
            break;
        default:
            insert(&e, (char)c);
        }
    }
    return 0;
}
