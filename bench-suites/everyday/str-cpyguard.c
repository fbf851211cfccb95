#include <stdio.h>
#include <string.h>

#define NAME_MAX_LEN 1024

struct user {
    unsigned id;
    char name[NAME_MAX_LEN];
};

static int set_name(struct user *u, const char *name)
{
    if (strlen(name) >= sizeof(u->name))
        return -1;
    strcpy(u->name, name);
    return 0;
}

int main(int argc, char *argv[])
{
    struct user u;

    u.id = 1;
    if (argc < 2) {
        fputs("usage: prog NAME\n", stderr);
        return 1;
    }
    if (set_name(&u, argv[1]) != 0) {
        fputs("name too long\n", stderr);
        return 1;
    }
    printf("%u: %s\n", u.id, u.name);
    return 0;
}
