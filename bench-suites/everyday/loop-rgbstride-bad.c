#include <stdio.h>

#define RAW_SIZE 4096
#define GRAY_MAX (RAW_SIZE / 3 + 1)

static unsigned char raw[RAW_SIZE];
static unsigned char gray[GRAY_MAX];

static size_t to_gray(const unsigned char *src, size_t n, unsigned char *dst)
{
    size_t k = 0;

    for (size_t i = 0; i < n; i += 3) {
        unsigned r = src[i];
        unsigned g = src[i + 1]; //@ violated: deref
        unsigned b = src[i + 2];
        dst[k++] = (unsigned char)((r * 77 + g * 150 + b * 29) >> 8);
    }
    return k;
}

int main(void)
{
    size_t n = fread(raw, 1, sizeof raw, stdin);
    size_t px = to_gray(raw, n, gray);
    unsigned long total = 0;

    for (size_t i = 0; i < px; i++)
        total += gray[i];
    if (px > 0)
        printf("%zu pixels, mean %lu\n", px, total / px);
    return 0;
}
