//@ verdict: violated
//@ stdin: a b c d e f g h i j\n
/* splitline.c - a toy shell front end: splits each input line in place
 * into a NULL terminated argument vector and runs built-in commands. */
#include <stdio.h>
#include <string.h>

#define MAX_ARGS 8

static int is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n';
}

static int split(char *line, char *args[MAX_ARGS])
{
    int n = 0;
    char *p = line;

    for (;;) {
        while (is_blank(*p))
            p++;
        if (*p == '\0' || n == MAX_ARGS)
            break;
        args[n++] = p;
        while (*p != '\0' && !is_blank(*p))
            p++;
        if (*p != '\0')
            *p++ = '\0';
    }
    args[n] = NULL; //@ violated: deref
    return n;
}

static void cmd_echo(char **args)
{
    while (*++args != NULL)
        printf("%s ", *args);
    putchar('\n');
}

static void cmd_len(char **args)
{
    size_t total = 0;

    for (args++; *args != NULL; args++)
        total += strlen(*args);
    printf("%zu\n", total);
}

static int run(int n, char **args)
{
    if (n == 0)
        return 1;
    if (strcmp(args[0], "exit") == 0)
        return 0;
    if (strcmp(args[0], "echo") == 0)
        cmd_echo(args);
    else if (strcmp(args[0], "len") == 0)
        cmd_len(args);
    else if (n > 1)
        printf("%s: unknown command (last argument %s)\n", args[0],
               args[n - 1]);
    else
        printf("%s: unknown command\n", args[0]);
    return 1;
}

int main(void)
{
    char line[128];
    char *args[MAX_ARGS];

    while (fgets(line, sizeof line, stdin)) {
        int n = split(line, args);
        if (!run(n, args))
            break;
    }
    return 0;
}
