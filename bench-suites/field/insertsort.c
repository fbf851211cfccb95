/* Insertion sort of the numbers on stdin. */
#include <stdio.h>

#define MAX 40

static void insertion_sort(int *a, int n)
{
    for (int i = 1; i < n; i++) {
        int key = a[i];
        int j = i - 1;
        while (j >= 0 && a[j] > key) {
            a[j + 1] = a[j];
            j--;
        }
        a[j + 1] = key;
    }
}

int main(void)
{
    int nums[MAX];
    int n = 0;

    while (n < MAX && scanf("%9d", &nums[n]) == 1)
        n++;
    insertion_sort(nums, n);
    for (int i = 0; i < n; i++)
        printf("%d\n", nums[i]);
    if (n > 0)
        printf("median %d\n", nums[n / 2]);
    return 0;
}
