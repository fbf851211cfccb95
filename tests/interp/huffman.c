/* Covers: huffman coding: frequency count, a binary heap of node indices, code assignment, bit packing, decode. */
#include <stdio.h>
#include <string.h>

struct node { unsigned weight; short kid[2]; short symbol; };
static struct node nodes[64];
static int nnodes;
static int heap[64], nheap;
static struct { unsigned bits; int len; } code[128];

static int less(int a, int b) {
    if (nodes[a].weight != nodes[b].weight)
        return nodes[a].weight < nodes[b].weight;
    return a < b;
}

static void put(int n) {
    int i = nheap++;
    while (i > 0 && less(n, heap[(i - 1) / 2])) {
        heap[i] = heap[(i - 1) / 2];
        i = (i - 1) / 2;
    }
    heap[i] = n;
}

static int take(void) {
    int top = heap[0], last = heap[--nheap], i = 0;
    for (;;) {
        int k = 2 * i + 1;
        if (k >= nheap)
            break;
        if (k + 1 < nheap && less(heap[k + 1], heap[k]))
            k++;
        if (!less(heap[k], last))
            break;
        heap[i] = heap[k];
        i = k;
    }
    heap[i] = last;
    return top;
}

static void assign(int n, unsigned bits, int len) {
    if (nodes[n].symbol >= 0) {
        code[nodes[n].symbol].bits = bits;
        code[nodes[n].symbol].len = len ? len : 1;
        return;
    }
    assign(nodes[n].kid[0], bits << 1, len + 1);
    assign(nodes[n].kid[1], bits << 1 | 1, len + 1);
}

static int build(const char *s) {
    unsigned freq[128] = {0};
    nnodes = nheap = 0;
    for (; *s; s++)
        freq[*s & 127]++;
    for (short c = 0; c < 128; c++)
        if (freq[c]) {
            nodes[nnodes] = (struct node){freq[c], {-1, -1}, c};
            put(nnodes++);
        }
    while (nheap > 1) {
        short a = (short)take(), b = (short)take();
        nodes[nnodes] = (struct node){nodes[a].weight + nodes[b].weight, {a, b}, -1};
        put(nnodes++);
    }
    int root = take();
    assign(root, 0, 0);
    return root;
}

static int encode(const char *s, unsigned char *out) {
    int n = 0;
    for (; *s; s++)
        for (int b = code[*s & 127].len; b-- > 0; n++) {
            if (n % 8 == 0)
                out[n / 8] = 0;
            out[n / 8] |= (unsigned char)((code[*s & 127].bits >> b & 1) << (7 - n % 8));
        }
    return n;
}

static int decode(const unsigned char *in, int nbits, int root, char *out) {
    int n = 0, at = root;
    for (int i = 0; i < nbits; i++) {
        at = nodes[at].kid[in[i / 8] >> (7 - i % 8) & 1];
        if (nodes[at].symbol >= 0) {
            out[n++] = (char)nodes[at].symbol;
            at = root;
        }
    }
    out[n] = 0;
    return n;
}

int main(void) {
    static const char *const texts[] = {"abracadabra alakazam", "mississippi river",
                                        "huffman codes are prefix free"};
    int bits = 0;
    for (int i = 0; i < 3; i++) {
        unsigned char packed[64];
        char back[64];
        int root = build(texts[i]);
        int n = encode(texts[i], packed);
        decode(packed, n, root, back);
        printf("%zu chars, %d bits, root %u, %s\n", strlen(texts[i]), n, nodes[root].weight,
               strcmp(back, texts[i]) ? "differs" : "same");
        for (int k = 0; k * 8 < n; k++)
            printf("%02x", packed[k]);
        putchar('\n');
        bits += n;
    }
    printf("%d %d\n", code['e'].len, code['x'].len);
    return bits % 256;
}
