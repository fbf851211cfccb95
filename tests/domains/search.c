// Two indices that approach each other.
int find(const int *a, unsigned long n, int x) {
    unsigned long lo = 0, hi = n;
    while (lo < hi) {
        unsigned long mid = lo + (hi - lo) / 2;
        if (a[mid] < x)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo < n && a[lo] == x;
}
