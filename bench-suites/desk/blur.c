//@ verdict: safe
/* blur.c - 3x3 box blur of a grey-scale image; coordinates outside of
 * the picture are clamped to the nearest border pixel. */
#include <stdio.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned char __VERIFIER_nondet_uchar(void);

typedef struct {
    int w, h;
    unsigned char *pix;
} image;

static image *image_new(int w, int h)
{
    image *im = malloc(sizeof *im);
    if (!im)
        return NULL;
    im->w = w;
    im->h = h;
    im->pix = calloc((size_t)w * (size_t)h, 1);
    if (!im->pix) {
        free(im);
        return NULL;
    }
    return im;
}

static void image_free(image *im)
{
    if (im) {
        free(im->pix);
        free(im);
    }
}

static int clamp(int v, int lo, int hi)
{
    if (v < lo)
        return lo;
    if (v > hi)
        return hi;
    return v;
}

static unsigned char blur_at(const image *im, int x, int y)
{
    int sum = 0;

    for (int dy = -1; dy <= 1; dy++) {
        int yy = clamp(y + dy, 0, im->h - 1);
        for (int dx = -1; dx <= 1; dx++) {
            int xx = clamp(x + dx, 0, im->w - 1);
            sum += im->pix[yy * im->w + xx];
        }
    }
    return (unsigned char)(sum / 9);
}

static void blur(const image *src, image *dst)
{
    for (int y = 0; y < src->h; y++)
        for (int x = 0; x < src->w; x++)
            dst->pix[y * dst->w + x] = blur_at(src, x, y);
}

int main(void)
{
    int w = __VERIFIER_nondet_int();
    int h = __VERIFIER_nondet_int();
    image *a, *b;

    if (w <= 0 || h <= 0 || w > 64 || h > 64)
        return 1;
    a = image_new(w, h);
    b = image_new(w, h);
    if (a && b) {
        for (int i = 0; i < w * h; i++)
            a->pix[i] = __VERIFIER_nondet_uchar();
        blur(a, b);
        for (int y = 0; y < h; y++) {
            for (int x = 0; x < w; x++)
                printf("%4d", b->pix[y * w + x]);
            putchar('\n');
        }
    }
    image_free(b);
    image_free(a);
    return 0;
}
