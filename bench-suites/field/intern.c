/* Intern words from stdin in a fixed string pool. */
#include <stdio.h>
#include <string.h>

#define POOL 256
#define MAXSYM 40

static char pool[POOL];
static size_t pool_used;
static size_t symbols[MAXSYM];
static int nsymbols;

static int intern(const char *s)
{
    size_t len = strlen(s);

    for (int i = 0; i < nsymbols; i++)
        if (strcmp(pool + symbols[i], s) == 0)
            return i;
    if (nsymbols == MAXSYM || pool_used + len + 1 > POOL)
        return -1;
    memcpy(pool + pool_used, s, len + 1);
    symbols[nsymbols] = pool_used;
    pool_used += len + 1;
    return nsymbols++;
}

int main(void)
{
    char word[64];
    int c;
    size_t n = 0;

    do {
        c = getchar();
        if (c == EOF || c == ' ' || c == '\n' || c == '\0') {
            word[n] = '\0';
            if (n > 0) {
                int id = intern(word);
                if (id < 0) {
                    puts("symbol table full");
                    return 1;
                }
                printf("%d:%s\n", id, pool + symbols[id]);
            }
            n = 0;
        } else if (n < sizeof(word) - 1) {
            word[n++] = (char)c;
        }
    } while (c != EOF);
    return 0;
}
