/* A number that grows up to a limit. */
int main(void) {
  int x = 0;
  while (x < 255) x++;
  return 0;
}
