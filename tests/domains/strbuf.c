// Scalars in memory, and a buffer behind a field.
struct strbuf {
    unsigned len, cap;
    char *data;
};
void push(struct strbuf *b, int n) {
    for (int i = 0; i < n; i++)
        if (b->len < b->cap)
            b->data[b->len++] = 'x';
}
