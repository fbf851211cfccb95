//@ verdict: violated
//@ args: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy
/* logger.c - collects log messages in a fixed buffer through a printf
 * like function; messages that do not fit are cut off. */
#include <stdio.h>
#include <stdarg.h>
#include <string.h>

#define LOG_SIZE 240

struct log {
    size_t used;
    int level;
    unsigned truncated;
    char text[LOG_SIZE];
};

static const char *const level_names[] = { "debug", "info", "error" };

static void log_init(struct log *log, int level)
{
    log->used = 0;
    log->level = level;
    log->truncated = 0;
    log->text[0] = '\0';
}

/* Appends formatted text; there is always room for the final NUL. */
static void log_vappend(struct log *log, const char *fmt, va_list ap)
{
    size_t room = LOG_SIZE - log->used;
    int n = vsnprintf(log->text + log->used, room, fmt, ap);

    if (n < 0) {
        log->text[log->used] = '\0';
        return;
    }
    if ((size_t)n >= room) {
        log->truncated++;
    }
    log->used += (size_t)n;
    log->text[log->used] = '\0'; //@ violated: deref
}

static void log_append(struct log *log, const char *fmt, ...)
{
    va_list ap;

    va_start(ap, fmt);
    log_vappend(log, fmt, ap);
    va_end(ap);
}

static void log_message(struct log *log, int level, const char *fmt, ...)
{
    va_list ap;

    if (level < log->level || level > 2)
        return;
    log_append(log, "%s: ", level_names[level]);
    va_start(ap, fmt);
    log_vappend(log, fmt, ap);
    va_end(ap);
    log_append(log, "\n");
}

int main(int argc, char **argv)
{
    struct log log;

    log_init(&log, 1);
    for (int i = 1; i < argc; i++) {
        size_t len = strlen(argv[i]);

        log_message(&log, 0, "looking at argument %d", i);
        if (len == 0)
            log_message(&log, 2, "argument %d is empty", i);
        else
            log_message(&log, 1, "%d: '%s', %zu bytes", i, argv[i], len);
    }
    fputs(log.text, stdout);
    if (log.truncated > 0)
        printf("(log was truncated)\n");
    return 0;
}
