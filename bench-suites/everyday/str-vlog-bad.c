#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#define MSG_MAX 1024

static unsigned long written;

static void log_msg(const char *fmt, ...)
{
    char msg[MSG_MAX];
    va_list ap;
    int n;

    va_start(ap, fmt);
    n = vsnprintf(msg, sizeof msg, fmt, ap);
    va_end(ap);
    if (n < 0)
        return;
    if (n > MSG_MAX)
        n = MSG_MAX - 1;
    msg[n] = '\n';              /* overwrites the terminator */ //@ violated: deref
    written += fwrite(msg, 1, (size_t)n + 1, stderr);
}

int main(int argc, char **argv)
{
    const char *home = getenv("HOME");

    log_msg("start, %d arguments", argc);
    if (home != NULL)
        log_msg("home=%s", home);
    for (int i = 1; i < argc; i++)
        log_msg("argument %d is %s", i, argv[i]);
    log_msg("done, %lu bytes so far", written);
    return 0;
}
