#include <stdio.h>
#include <stdlib.h>

extern int nondet_int(void);

#define REPORT 4096

/* Format the values as a comma separated list, cut off when full. */
static size_t format_list(char *buf, size_t size, const int *v, int n)
{
    size_t pos = 0;

    buf[0] = '\0';
    for (int i = 0; i < n; i++) {
        int k = snprintf(buf + pos, size - pos, "%s%d", i ? "," : "", v[i]);
        if (k < 0 || (size_t)k >= size - pos)
            break;
        pos += (size_t)k;
    }
    return pos;
}

int main(void)
{
    static int values[1000];
    char *buf = malloc(REPORT);
    int n = nondet_int();

    if (buf == NULL)
        return 1;
    if (n < 0 || n > 1000)
        n = 1000;
    for (int i = 0; i < n; i++)
        values[i] = nondet_int();
    printf("%zu bytes\n", format_list(buf, REPORT, values, n));
    puts(buf);
    free(buf);
    return 0;
}
