/* Runs one of many programs that were compiled into one binary, once for each line of numbers on the standard input, each
 * time in a child. Prints for each run: status, line. The programs note their line with `L` and `A`; what the sanitizers say goes to
 * the standard error after a line `=== RUN`. Needs `programs[]` and `program_count` from the file that includes it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

static volatile int *batch_line;
static char *batch_cursor;

/* A run that notes more lines than this goes on for too long, and ends as if by the alarm. */
enum { BATCH_STEPS = 1000000, BATCH_CUT = 128 + 14 };

void batch_at(int line) {
  static int steps;
  *batch_line = line;
  if (++steps > BATCH_STEPS) _exit(BATCH_CUT);
}

static long long batch_next(void) {
  char *end;
  long long value = strtoll(batch_cursor, &end, 10);
  if (end == batch_cursor) return 0;
  batch_cursor = end;
  return value;
}
int __VERIFIER_nondet_int(void) { return (int)batch_next(); }
short __VERIFIER_nondet_short(void) { return (short)batch_next(); }
unsigned char __VERIFIER_nondet_uchar(void) { return (unsigned char)batch_next(); }
void __VERIFIER_assert(int holds) {
  if (!holds) _exit(78);
}

int main(int argc, char **argv) {
  static char text[4096];
  int which = argc > 1 ? atoi(argv[1]) : 0;
  batch_line = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  for (int run = 0; fgets(text, sizeof text, stdin); run++) {
    int status = 0;
    *batch_line = 0;
    fprintf(stderr, "=== %d\n", run);
    fflush(stderr);
    pid_t child = fork();
    if (child == 0) {
      batch_cursor = text;
      alarm(2);
      programs[which]();
      _exit(0);
    }
    waitpid(child, &status, 0);
    printf("%d %d\n", WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), *batch_line);
    fflush(stdout);
  }
  return 0;
}
