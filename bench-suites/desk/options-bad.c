//@ verdict: violated
//@ args: -v -n
/* options.c - parses options such as -v, -n COUNT and -t TEXT, collects
 * the other arguments and prints the text COUNT times. */
#include <stdio.h>
#include <string.h>

#define MAX_FILES 16

struct options {
    int verbose;
    int count;
    char text[40];
    const char *files[MAX_FILES];
    int nfiles;
};

static int parse_count(const char *s)
{
    int n = 0;

    if (*s == '\0') //@ violated: deref
        return -1;
    while (*s >= '0' && *s <= '9') {
        n = n * 10 + (*s - '0');
        if (n > 1000)
            return -1;
        s++;
    }
    return *s == '\0' ? n : -1;
}

static int parse_args(struct options *o, int argc, char **argv)
{
    int i;

    for (i = 1; i < argc; i++) {
        const char *arg = argv[i];

        if (strcmp(arg, "-v") == 0) {
            o->verbose++;
        } else if (strcmp(arg, "-n") == 0) {
            if (++i > argc)
                return -1;
            o->count = parse_count(argv[i]);
            if (o->count < 0)
                return -1;
        } else if (strcmp(arg, "-t") == 0) {
            if (++i >= argc)
                return -1;
            if (strlen(argv[i]) >= sizeof o->text)
                return -1;
            strcpy(o->text, argv[i]);
        } else if (arg[0] == '-' && arg[1] != '\0') {
            return -1;
        } else {
            if (o->nfiles == MAX_FILES)
                return -1;
            o->files[o->nfiles++] = arg;
        }
    }
    return 0;
}

int main(int argc, char **argv)
{
    struct options o;

    memset(&o, 0, sizeof o);
    o.count = 1;
    strcpy(o.text, "hello");
    if (parse_args(&o, argc, argv) < 0) {
        fprintf(stderr, "usage: options [-v] [-n COUNT] [-t TEXT] FILE...\n");
        return 2;
    }
    if (o.verbose)
        printf("%d repetitions, %d files\n", o.count, o.nfiles);
    for (int i = 0; i < o.count; i++)
        puts(o.text);
    for (int i = 0; i < o.nfiles; i++)
        puts(o.files[i]);
    return 0;
}
