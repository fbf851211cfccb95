#include <stdio.h>
#include <string.h>

/* Replace \n, \t and \\ by the character they stand for, in place. */
static void unescape(char *s)
{
    char *in = s;
    char *out = s;

    while (*in != '\0') { //@ violated: deref
        if (*in == '\\') {
            in++;
            switch (*in) {
            case 'n':
                *out++ = '\n';
                break;
            case 't':
                *out++ = '\t';
                break;
            default:
                *out++ = *in;
                break;
            }
            in++;
        } else {
            *out++ = *in++;
        }
    }
    *out = '\0';
}

int main(void)
{
    static char text[1024];

    while (fgets(text, sizeof text, stdin) != NULL) {
        unescape(text);
        fputs(text, stdout);
    }
    return 0;
}
