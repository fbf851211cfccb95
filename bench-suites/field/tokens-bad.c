/* Split command lines into words with strtok and echo them. */
#include <stdio.h>
#include <string.h>

#define MAXARGS 10

static int split(char *line, char *args[])
{
    int n = 0;
    char *tok = strtok(line, " \t\n");

    while (tok != NULL && n <= MAXARGS) {
        args[n++] = tok;
        tok = strtok(NULL, " \t\n");
    }
    args[n] = NULL; //@ violated: deref
    return n;
}

int main(void)
{
    char line[256];
    char *args[MAXARGS + 1];

    while (fgets(line, sizeof line, stdin)) {
        int n = split(line, args);
        if (n == 0)
            continue;
        if (strcmp(args[0], "quit") == 0)
            break;
        for (char **a = args; *a; a++)
            printf("<%s>", *a);
        printf(" %d\n", n);
    }
    return 0;
}
