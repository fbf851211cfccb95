#include <stdio.h>

#define IN_SIZE  1024
#define OUT_SIZE (2 * IN_SIZE)
#define MAX_RUN  255

static unsigned char in[IN_SIZE];
static unsigned char out[OUT_SIZE];

static size_t rle_encode(const unsigned char *src, size_t n, unsigned char *dst)
{
    size_t i = 0, o = 0;

    while (i < n) {
        unsigned char c = src[i];
        size_t run = 1;

        while (i + run < n && run < MAX_RUN && src[i + run] == c)
            run++;
        dst[o++] = (unsigned char)run;
        dst[o++] = c;
        i += run;
    }
    return o;
}

int main(void)
{
    size_t n = fread(in, 1, IN_SIZE, stdin);
    size_t m = rle_encode(in, n, out);

    if (fwrite(out, 1, m, stdout) != m)
        return 1;
    fprintf(stderr, "%zu -> %zu\n", n, m);
    return 0;
}
