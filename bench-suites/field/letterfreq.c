/* Letter histogram of the arguments. */
#include <ctype.h>
#include <stdio.h>

struct stats {
    unsigned count[26];
    unsigned total;
};

static void add_text(struct stats *st, const char *s)
{
    for (; *s != '\0'; s++) {
        int c = (unsigned char)*s;
        if (c > 127 || !isalpha(c))
            continue;
        st->count[tolower(c) - 'a']++;
        st->total++;
    }
}

int main(int argc, char **argv)
{
    struct stats st = {0};
    int best = 0;

    for (int i = 1; i < argc; i++)
        add_text(&st, argv[i]);
    for (int i = 1; i < 26; i++)
        if (st.count[i] > st.count[best])
            best = i;
    for (int i = 0; i < 26; i++)
        if (st.count[i])
            printf("%c %u\n", 'a' + i, st.count[i]);
    if (st.total)
        printf("most frequent: %c\n", 'a' + best);
    return 0;
}
