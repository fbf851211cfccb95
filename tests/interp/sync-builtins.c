/* Covers: __sync_* and __atomic_* builtins on all widths, single-threaded, including nand, min-like loops. */
#include <stdint.h>
#include <stdio.h>

static int8_t a8;
static uint16_t a16;
static int32_t a32;
static uint64_t a64;

static int atomic_max(int32_t *p, int32_t v) {
    int32_t old = __atomic_load_n(p, __ATOMIC_RELAXED);
    int tries = 0;
    while (old < v) {
        tries++;
        if (__atomic_compare_exchange_n(p, &old, v, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
            break;
    }
    return tries;
}

int main(void) {
    printf("%d\n", __sync_fetch_and_add(&a8, 100));
    printf("%d\n", __sync_add_and_fetch(&a8, 20));
    printf("%d\n", __sync_add_and_fetch(&a8, 20)); /* wraps */
    printf("%u\n", __sync_sub_and_fetch(&a16, 1));
    printf("%u\n", __sync_fetch_and_and(&a16, 0x0ff0));
    printf("%u\n", __sync_xor_and_fetch(&a16, 0xffff));
    printf("%d\n", __sync_or_and_fetch(&a32, 0x55));
    printf("%d\n", __sync_bool_compare_and_swap(&a32, 0x55, 7));
    printf("%d\n", __sync_val_compare_and_swap(&a32, 8, 9));
    printf("%d\n", __sync_lock_test_and_set(&a32, 1));
    __sync_lock_release(&a32);
    printf("%d\n", a32);
    __sync_synchronize();

    __atomic_store_n(&a64, 1ull << 50, __ATOMIC_RELEASE);
    printf("%llu\n", (unsigned long long)__atomic_load_n(&a64, __ATOMIC_ACQUIRE));
    printf("%llu\n", (unsigned long long)__atomic_fetch_sub(&a64, 1, __ATOMIC_RELAXED));
    printf("%llx\n", (unsigned long long)__atomic_nand_fetch(&a64, 0xff, __ATOMIC_SEQ_CST));
    printf("%llx\n", (unsigned long long)__atomic_exchange_n(&a64, 3, __ATOMIC_ACQ_REL));
    uint64_t want = 3, put = 77, got;
    int ok = __atomic_compare_exchange(&a64, &want, &put, 1, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED);
    __atomic_load(&a64, &got, __ATOMIC_SEQ_CST);
    printf("%d %llu\n", ok || got == 3, (unsigned long long)(ok ? got : 77));
    int32_t vals[] = {4, -2, 9, 9, 3, 12};
    int tries = 0;
    a32 = -100;
    for (int i = 0; i < 6; i++)
        tries += atomic_max(&a32, vals[i]);
    printf("%d %d\n", a32, tries);
    char flag = 0;
    printf("%d ", __atomic_test_and_set(&flag, __ATOMIC_SEQ_CST));
    printf("%d ", __atomic_test_and_set(&flag, __ATOMIC_SEQ_CST));
    __atomic_clear(&flag, __ATOMIC_SEQ_CST);
    printf("%d\n", flag);
    int cells[3] = {1, 2, 3}, *p = cells;
    __atomic_fetch_add(&p, sizeof(int), __ATOMIC_RELAXED);
    printf("%d\n", *p);
    return a32 + (uint8_t)a8;
}
