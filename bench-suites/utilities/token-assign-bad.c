#include <stdio.h>
#include <string.h>

/* Reads NAME=VALUE settings; names are made upper case in place. */
int main(int argc, char **argv) {
  char setting[80];
  for (int i = 1; i < argc; i++) {
    if (strlen(argv[i]) >= sizeof setting) {
      puts("too long");
      continue;
    }
    strcpy(setting, argv[i]);
    char *equal = strchr(setting, '=');
    *equal = '\0'; //@ violated: deref
    for (char *p = setting; p < equal; p++)
      if (*p >= 'a' && *p <= 'z')
        *p = (char)(*p - 'a' + 'A');
    printf("%s is %s\n", setting, equal + 1);
  }
  return 0;
}
