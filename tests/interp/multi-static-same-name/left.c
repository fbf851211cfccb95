/* Covers: the left file: its own helper, counter, struct and string. */
struct state { int a; char tag; };
static int counter;
static struct state st = {5, 'L'};
static const char label[] = "left";
static int helper(int v) { return v + 10 * ++counter; }

int left_run(int n) {
    static int calls;
    calls++;
    st.a += n;
    return helper(n) + st.a + calls;
}
const char *left_label(void) { return st.tag == 'L' ? label : "?"; }
