//@ verdict: safe
/* iniparse.c - reads "key = number" lines with [section] headers and ;
 * comments into a table of settings, and prints the table. */
#include <stdio.h>
#include <string.h>
#include <ctype.h>
#include <limits.h>

#define MAX_SETTINGS 20

struct setting {
    char section[16];
    char key[24];
    int value;
};

static struct setting settings[MAX_SETTINGS];
static int nsettings;

static char *trim(char *s)
{
    char *end;

    while (isspace((unsigned char)*s))
        s++;
    end = s + strlen(s);
    while (end > s && isspace((unsigned char)end[-1]))
        end--;
    *end = '\0';
    return s;
}

static int parse_int(const char *s, int *out)
{
    int neg = 0, v = 0;

    if (*s == '-') {
        neg = 1;
        s++;
    }
    if (!isdigit((unsigned char)*s))
        return -1;
    for (; isdigit((unsigned char)*s); s++) {
        int d = *s - '0';
        if (v > (INT_MAX - d) / 10)
            return -1;
        v = v * 10 + d;
    }
    *out = neg ? -v : v;
    return *s == '\0' ? 0 : -1;
}

static int add_setting(const char *section, const char *key, const char *val)
{
    struct setting *st;

    if (nsettings == MAX_SETTINGS || strlen(key) >= sizeof st->key)
        return -1;
    st = &settings[nsettings];
    if (parse_int(val, &st->value) < 0)
        return -1;
    strcpy(st->section, section);
    strcpy(st->key, key);
    nsettings++;
    return 0;
}

int main(void)
{
    char line[200], section[16] = "";
    unsigned lineno = 0;

    while (fgets(line, sizeof line, stdin) != NULL) {
        char *s = trim(line);
        char *eq;

        lineno++;
        if (*s == '\0' || *s == ';')
            continue;
        if (*s == '[') {
            char *close = strchr(s, ']');
            if (close == NULL || close - s > (int)sizeof section) {
                printf("line %u: bad section\n", lineno);
                continue;
            }
            *close = '\0';
            strcpy(section, s + 1);
            continue;
        }
        eq = strchr(s, '=');
        if (eq == NULL) {
            printf("line %u: no value\n", lineno);
            continue;
        }
        *eq = '\0';
        if (add_setting(section, trim(s), trim(eq + 1)) < 0)
            printf("line %u: ignored\n", lineno);
    }
    for (int i = 0; i < nsettings; i++)
        printf("%s.%s=%d\n", settings[i].section, settings[i].key,
               settings[i].value);
    return 0;
}
