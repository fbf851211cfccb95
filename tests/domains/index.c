// An index with two bounds over a local buffer.
int g;
void fill(const char *s, int n) {
    char buf[64];
    for (int i = 0; i < n && i < 64; i++)
        buf[i] = s[i];
    g = buf[0];
}
