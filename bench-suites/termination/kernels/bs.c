// Binary search in a table of records.
extern int nondet_int(void);
static struct { int key, value; } table[15];
int main(void) {
  int wanted = nondet_int(), found = -1, low = 0, up = 14;
  for (int i = 0; i < 15; i++) { //@ terminating
    table[i].key = i * 3;
    table[i].value = i;
  }
  while (low <= up) { //@ terminating
    int mid = (low + up) >> 1;
    if (table[mid].key == wanted) {
      up = low - 1;
      found = table[mid].value;
    } else if (table[mid].key > wanted) {
      up = mid - 1;
    } else {
      low = mid + 1;
    }
  }
  return found & 1;
}
