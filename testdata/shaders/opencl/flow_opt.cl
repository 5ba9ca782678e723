// flags: -O2
// What clang's optimizer makes of gotos, switches and loops.
uint crc(__global const uchar *p, uint n)
{
    uint c = ~0u;
    uint i = 0;
    do {
        c ^= p[i];
        for (int k = 0; k < 8; k++)
            c = c & 1 ? c >> 1 ^ 0xedb88320u : c >> 1;
    } while (++i < n);
    return ~c;
}

int steps(int n)
{
    int k = 0;
again:
    if (n <= 1)
        return k;
    k++;
    if (n % 3 == 1) {
        n = 2 * n + 1;
        if (k > 500)
            return -k;
        goto again;
    }
    n -= 5;
    goto again;
}

__kernel void flow_opt(__global int *d, __global const uchar *b)
{
    int id = get_global_id(0);
    int r = steps(d[id]);
    switch (r) {
    case 1: r = 17; break;
    case 2: r = 42; break;
    case 3: r = 5; break;
    case 9: r = steps(r);
    case 10: r++; break;
    case 1000: return;
    }
    d[id] = r + (int)crc(b, id & 15);
}
