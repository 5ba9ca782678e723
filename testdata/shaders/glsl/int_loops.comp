// target: vulkan1.1 spirv1.4
#version 450
// Small number-theory functions: gcd, primes, integer square root, power, binary search, permutations.
layout(local_size_x = 16) in;
layout(binding = 0) readonly buffer In { int x[]; };
layout(binding = 1) writeonly buffer Out { int y[]; };

int isqrt(int n)
{
    int r = 0, bit = 1 << 30;
    while (bit > n)
        bit >>= 2;
    for (; bit != 0; bit >>= 2) {
        if (n >= r + bit) {
            n -= r + bit;
            r = (r >> 1) + bit;
        } else
            r >>= 1;
    }
    return r;
}
bool prime(int n)
{
    if (n < 2)
        return false;
    for (int d = 2; d * d <= n; d += d == 2 ? 1 : 2)
        if (n % d == 0)
            return false;
    return true;
}
int power(int b, int e, int m)
{
    int r = 1;
    for (b %= m; e > 0; e >>= 1) {
        if ((e & 1) == 1)
            r = r * b % m;
        b = b * b % m;
    }
    return r;
}
int search(int key)
{
    int lo = 0, hi = 16;
    while (lo < hi) {
        int mid = (lo + hi) >> 1;
        if (x[mid] == key)
            return mid;
        if (x[mid] < key)
            lo = mid + 1;
        else
            hi = mid;
    }
    return ~lo;
}
int queens(int n)
{
    int cols[8];
    int row = 0, found = 0;
    cols[0] = -1;
    while (row >= 0) {
        bool ok = false;
        while (!ok && ++cols[row] < n) {
            ok = true;
            for (int r = 0; r < row; r++) {
                int d = abs(cols[r] - cols[row]);
                if (d == 0 || d == row - r) {
                    ok = false;
                    break;
                }
            }
        }
        if (!ok) {
            row--;
            continue;
        }
        if (row == n - 1)
            found++;
        else
            cols[++row] = -1;
    }
    return found;
}

void main()
{
    int id = int(gl_GlobalInvocationID.x);
    int v = x[id] & 0x7fff;
    int r = isqrt(v) + power(v | 1, v >> 3, 9973) + search(v);
    for (int p = v; ; p++)
        if (prime(p)) {
            r += p;
            break;
        }
    y[id] = r * 100 + queens(4 + (id & 1));
}
