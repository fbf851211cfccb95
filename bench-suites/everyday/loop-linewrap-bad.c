#include <stdio.h>

#define MAX_TEXT 4096
#define WIDTH    64

static char text[MAX_TEXT];
static char wrapped[MAX_TEXT + 1];

static int used;

static void put(char c)
{
    wrapped[used++] = c; //@ violated: deref
}

static void wrap(const char *src, int n)
{
    int col = 0;

    for (int i = 0; i < n; i++) {
        if (col == WIDTH) {
            put('\n');
            col = 0;
        }
        put(src[i]);
        col = src[i] == '\n' ? 0 : col + 1;
    }
    put('\0');
}

int main(void)
{
    int n = 0, c;

    while (n < MAX_TEXT && (c = getchar()) != EOF) {
        if (c == '\0')
            c = '?';
        text[n++] = (char)c;
    }
    wrap(text, n);
    fputs(wrapped, stdout);
    fprintf(stderr, "%d characters\n", used - 1);
    return 0;
}
