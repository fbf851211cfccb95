/* Parse "key=value;key=value" from argv and look up "host" and "port". */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAXPAIRS 8

struct pair {
    char key[16];
    char value[32];
};

static int parse_pairs(const char *s, struct pair *pairs)
{
    int n = 0;

    while (*s && n < MAXPAIRS) {
        const char *eq = strchr(s, '=');
        const char *end = strchr(s, ';');
        if (!end)
            end = s + strlen(s);
        if (eq && eq < end) {
            size_t klen = (size_t)(eq - s);
            size_t vlen = (size_t)(end - eq - 1);
            if (klen < sizeof pairs[n].key && vlen < sizeof pairs[n].value) {
                memcpy(pairs[n].key, s, klen);
                pairs[n].key[klen] = '\0';
                memcpy(pairs[n].value, eq + 1, vlen);
                pairs[n].value[vlen] = '\0';
                n++;
            }
        }
        s = *end ? end + 1 : end;
    }
    return n;
}

static const char *get(const struct pair *pairs, int n, const char *key)
{
    for (int i = 0; i < n; i++)
        if (strcmp(pairs[i].key, key) == 0)
            return pairs[i].value;
    return "(none)";
}

int main(int argc, char **argv)
{
    struct pair pairs[MAXPAIRS];
    int n;

    if (argc < 2)
        return 1;
    n = parse_pairs(argv[1], pairs);
    printf("host %s port %s\n", get(pairs, n, "host"), get(pairs, n, "port"));
    return 0;
}
