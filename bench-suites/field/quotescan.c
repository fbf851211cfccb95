/* Extract double-quoted strings from stdin lines, honouring \" and \\. */
#include <stdio.h>
#include <string.h>

#define LINE 80

static char buf[LINE];

/* Returns the index after the closing quote, or len if it is missing. */
static size_t scan_string(const char *s, size_t start, size_t len, char *out)
{
    size_t i = start, o = 0;

    while (i < len && s[i] != '"') {
        if (s[i] == '\\') {
            if (i + 1 >= len)
                break;
            out[o++] = s[i + 1];
            i += 2;
        } else {
            out[o++] = s[i++];
        }
    }
    out[o] = '\0';
    return i < len ? i + 1 : len;
}

int main(void)
{
    char word[LINE];

    size_t n = fread(buf, 1, sizeof buf, stdin);

    size_t pos = 0;
    int count = 0;
    while (pos < n) {
        if (buf[pos] == '"') {
            pos = scan_string(buf, pos + 1, n, word);
            printf("%d: [%s]\n", ++count, word);
        } else {
            pos++;
        }
    }
    return count > 0 ? 0 : 1;
}
