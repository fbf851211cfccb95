/* Print a greeting for a user whose name is given on the command line. */
#include <stdio.h>
#include <string.h>

#define NAME_MAX_LEN 32

static void copy_name(char *dst, const char *src, size_t size)
{
    size_t i;

    for (i = 0; i < size - 1 && src[i] != '\0'; i++)
        dst[i] = src[i];
    dst[i] = '\0';
}

static void upcase_first(char *s)
{
    if (s[0] >= 'a' && s[0] <= 'z')
        s[0] = (char)(s[0] - 'a' + 'A');
}

int main(int argc, char **argv)
{
    char name[NAME_MAX_LEN];

    if (argc < 2) {
        fprintf(stderr, "usage: greet NAME\n");
        return 1;
    }
    copy_name(name, argv[1], sizeof(name));
    upcase_first(name);
    printf("Hello, %s (%zu chars)\n", name, strlen(name));
    return 0;
}
