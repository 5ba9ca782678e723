// printf, a program-scope table, calls across several functions, early returns.
__constant int primes[8] = { 2, 3, 5, 7, 11, 13, 17, 19 };
__constant char greeting[] = "found";

int spf(int n)
{
    for (int i = 0; i < 8; i++) {
        if (primes[i] * primes[i] > n)
            return n;
        if (n % primes[i] == 0)
            return primes[i];
    }
    return 0;
}

void factor(int n, __global int *out)
{
    int k = 0;
    while (n > 1) {
        int p = spf(n);
        if (p == 0) {
            printf("%d: no small factor (%s)\n", n, "too big");
            break;
        }
        out[k++] = p;
        n /= p;
    }
    out[k] = greeting[k % 5];
}

__kernel void factors(__global int *in, __global int *out)
{
    factor(in[get_global_id(0)], out + get_global_id(0) * 32);
}
