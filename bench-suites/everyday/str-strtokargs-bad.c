#include <stdio.h>
#include <string.h>

#define MAX_ARGS 32

/* Split a command line into a NULL terminated vector. */
static int make_argv(char *cmd, char *args[MAX_ARGS])
{
    int n = 0;
    char *t = strtok(cmd, " \t\n");

    while (t != NULL && n < MAX_ARGS) {
        args[n++] = t;
        t = strtok(NULL, " \t\n");
    }
    args[n] = NULL; //@ violated: deref
    return n;
}

static size_t total_length(char **args)
{
    size_t sum = 0;

    for (char **a = args; *a != NULL; a++)
        sum += strlen(*a);
    return sum;
}

int main(void)
{
    char line[1024];
    char *args[MAX_ARGS];

    while (fgets(line, sizeof line, stdin)) {
        int n = make_argv(line, args);
        if (n > 0)
            printf("%s: %d words, %zu bytes\n", args[0], n, total_length(args));
    }
    return 0;
}
