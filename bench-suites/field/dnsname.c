/* Expand a (possibly compressed) DNS name in a message read from stdin. */
#include <stdio.h>
#include <stdlib.h>

#define MAXNAME 128

static int expand(const unsigned char *msg, int len, int off, char *out)
{
    int o = 0, jumps = 0;

    while (off < len) {
        int c = msg[off++];
        if (c == 0) {
            if (o > 0)
                o--;            /* drop the final dot */
            out[o] = '\0';
            return o;
        }
        if ((c & 0xc0) == 0xc0) {
            if (off >= len || ++jumps > 10)
                return -1;
            off = (c & 0x3f) << 8 | msg[off];
            continue;
        }
        if (c & 0xc0)
            return -1;
        if (c > len - off || o + c + 1 >= MAXNAME)
            return -1;
        for (int i = 0; i < c; i++)
            out[o++] = (char)msg[off++];
        out[o++] = '.';
    }
    return -1;
}

int main(int argc, char **argv)
{
    unsigned char msg[512];
    char name[MAXNAME];
    int start = 12;
    int len = (int)fread(msg, 1, sizeof msg, stdin);

    if (argc > 1) {
        start = atoi(argv[1]);
        if (start < 0)
            return 2;
    }
    if (expand(msg, len, start, name) < 0) {
        fprintf(stderr, "bad name\n");
        return 1;
    }
    printf("%s\n", name);
    return 0;
}
