/* Join the arguments into one command string and remove backslash escapes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *join_args(int argc, char **argv)
{
    size_t size = 1;
    char *buf, *to;

    for (int i = 1; i < argc; i++)
        size += strlen(argv[i]) + 1;
    buf = malloc(size);
    if (buf == NULL)
        return NULL;
    to = buf;
    for (int i = 1; i < argc; i++) {
        size_t n = strlen(argv[i]);
        if (i > 1)
            *to++ = ' ';
        memcpy(to, argv[i], n);
        to += n;
    }
    *to = '\0';
    return buf;
}

static void unescape(char *s)
{
    char *from = s, *to = s;

    while (*from) {
        if (from[0] == '\\' && from[1] != '\0')
            from++;
        *to++ = *from++;
    }
    *to = '\0';
}

int main(int argc, char **argv)
{
    char *cmd = join_args(argc, argv);

    if (!cmd) {
        perror("malloc");
        return 1;
    }
    unescape(cmd);
    puts(cmd);
    free(cmd);
    return 0;
}
