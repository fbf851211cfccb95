#include <stdio.h>
#include <stdlib.h>

enum { T_PAD = 0, T_TEXT = 1, T_SUM = 2 };

struct stats {
    unsigned records;
    unsigned sum;
    unsigned text;
};

static int parse(const unsigned char *buf, size_t n, struct stats *st)
{
    size_t pos = 0;

    while (pos < n) {
        unsigned char type = buf[pos++];
        if (type == T_PAD)
            continue;
        if (pos == n)
            return -1;
        size_t len = buf[pos++];
        if (len > n)
            return -1;
        switch (type) {
        case T_TEXT:
            st->text += (unsigned)len;
            break;
        case T_SUM:
            for (size_t i = 0; i < len; i++)
                st->sum += buf[pos + i]; //@ violated: deref
            break;
        default:
            return -2;
        }
        pos += len;
        st->records++;
    }
    return 0;
}

int main(void)
{
    unsigned char pkt[512];
    struct stats st = { 0, 0, 0 };
    size_t n = fread(pkt, 1, sizeof pkt, stdin);

    if (parse(pkt, n, &st) != 0) {
        fprintf(stderr, "malformed after %u records\n", st.records);
        return EXIT_FAILURE;
    }
    printf("%u records, sum %u, text %u\n", st.records, st.sum, st.text);
    return EXIT_SUCCESS;
}
