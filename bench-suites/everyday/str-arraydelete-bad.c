#include <stdio.h>
#include <string.h>

extern int nondet_int(void);

#define CAP 1000

static int list[CAP];
static size_t count;

static int append(int v)
{
    if (count == CAP)
        return 0;
    list[count++] = v;
    return 1;
}

static int delete_at(size_t pos)
{
    if (pos >= count)
        return 0;
    memmove(&list[pos], &list[pos + 1], (count - pos) * sizeof list[0]); //@ violated: deref
    count--;
    return 1;
}

int main(void)
{
    int cmd;
    unsigned refused = 0;

    while ((cmd = nondet_int()) != 0) {
        int ok;
        if (cmd > 0)
            ok = append(cmd);
        else
            ok = delete_at((size_t)-(long)cmd - 1);
        if (!ok)
            refused++;
    }
    printf("%zu left, %u refused\n", count, refused);
    return 0;
}
