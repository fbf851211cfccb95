#include <stdio.h>
#include <string.h>

#define FULL_MAX 128

/* "last, first" into dst; 0 if it does not fit */
static int full_name(char *dst, size_t size, const char *first, const char *last)
{
    if (strlen(first) + strlen(last) >= size)
        return 0;
    strcpy(dst, last);
    strcat(dst, ", ");
    strcat(dst, first); //@ violated: deref
    return 1;
}

static void chomp(char *s)
{
    size_t n = strlen(s);

    if (n > 0 && s[n - 1] == '\n')
        s[n - 1] = '\0';
}

int main(void)
{
    char first[100], last[100];
    char full[FULL_MAX];

    if (!fgets(first, sizeof first, stdin) || !fgets(last, sizeof last, stdin))
        return 1;
    chomp(first);
    chomp(last);
    if (!full_name(full, sizeof full, first, last)) {
        fprintf(stderr, "too long\n");
        return 1;
    }
    puts(full);
    return 0;
}
