// Engine control: tables, interpolation, a cycle of ignition.
extern int nondet_int(void);
static const int speeds[8] = {500, 1000, 1500, 2000, 3000, 4000, 5000, 6000};
static const int advance[8] = {5, 8, 12, 16, 22, 28, 30, 30};
static int lookup(int speed) {
  int i = 0;
  while (i < 7 && speeds[i + 1] <= speed) //@ terminating
    i++;
  if (i == 7) return advance[7];
  int span = speeds[i + 1] - speeds[i];
  return advance[i] + (advance[i + 1] - advance[i]) * (speed - speeds[i]) / span;
}
int main(void) {
  int angle = 0, fired = 0, cycles = 0;
  while (cycles < 20) { //@ terminating
    int speed = 500 + (nondet_int() & 4095);
    int when = 360 - lookup(speed);
    angle = 0;
    do { //@ terminating
      angle += 5;
      if (angle >= when && !fired) fired = 1;
    } while (angle < 360);
    fired = 0;
    cycles++;
  }
  return angle & 1;
}
