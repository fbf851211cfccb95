/* Convert raw RGB pixels on stdin to grey levels; argv: WIDTH HEIGHT. */
#include <stdio.h>
#include <stdlib.h>

static void to_gray(const unsigned char *rgb, size_t n, unsigned char *gray)
{
    for (size_t i = 0; i + 2 < n; i += 3) {
        unsigned r = rgb[i], g = rgb[i + 1], b = rgb[i + 2];
        gray[i / 3] = (unsigned char)((r * 30 + g * 59 + b * 11) / 100);
    }
}

int main(int argc, char **argv)
{
    if (argc < 3)
        return 2;
    int w = atoi(argv[1]);
    int h = atoi(argv[2]);
    if (w <= 0 || h <= 0 || w > 2000 || h > 2000) {
        fprintf(stderr, "bad size\n");
        return 2;
    }
    size_t pixels = (size_t)w * (size_t)h;
    unsigned char *rgb = calloc(pixels, 3);
    unsigned char *gray = calloc(pixels, 1);
    if (!rgb || !gray) {
        free(rgb);
        free(gray);
        return 1;
    }
    size_t got = fread(rgb, 1, pixels * 3, stdin);
    to_gray(rgb, got, gray);
    for (int y = 0; y < h; y++) {
        unsigned sum = 0;
        for (int x = 0; x < w; x++)
            sum += gray[(size_t)y * w + x];
        printf("row %d avg %u\n", y, sum / (unsigned)w);
    }
    free(rgb);
    free(gray);
    return 0;
}
