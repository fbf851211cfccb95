#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define KEY_SIZE 1024

static size_t count_upper(const char *s)
{
    size_t n = 0;

    for (size_t i = 0; s[i] != '\0'; i++)
        if (isupper((unsigned char)s[i]))
            n++;
    return n;
}

int main(void)
{
    char key[KEY_SIZE];
    const char *env = getenv("APP_KEY");

    if (env == NULL || *env == '\0') {
        fprintf(stderr, "APP_KEY is not set\n");
        return 1;
    }
    strncpy(key, env, sizeof(key) - 1);
    key[sizeof(key) - 1] = '\0';
    printf("%zu upper case letters\n", count_upper(key));
    return 0;
}
