// A list of requests that is built and then walked.
struct request {
  struct request *next;
  int length;
};
static struct request pool[8];
int main(void) {
  struct request *head = 0;
  int total = 0;
  for (int i = 0; i < 8; i++) { //@ terminating
    pool[i].length = i;
    pool[i].next = head;
    head = &pool[i];
  }
  for (struct request *r = head; r; r = r->next) //@ terminating
    total += r->length;
  return total & 1;
}
