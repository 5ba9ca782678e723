// long, short and char arithmetic, shifts, sign extension, comparisons, casts.
static ulong mulhi(ulong a, ulong b) { return mul_hi(a, b) ^ (a * b); }

__kernel void types(__global long *l, __global ulong *u, __global short *s, __global char *c, __global uchar *b)
{
    size_t id = get_global_id(0);
    long x = l[id];
    ulong y = u[id];
    short z = s[id];
    char w = c[id];
    x = x / 7 + x % 7 - (x >> 63) + (long)w;
    y = y << (z & 63) | y >> (64 - (z & 63)) % 64;
    y = mulhi(y, 0x9e3779b97f4a7c15UL) + (ulong)(uchar)w;
    z = (short)(z * z) / (short)(w | 1);
    w = (char)(w << 1) + (char)z;
    uchar q = b[id];
    q = (uchar)(q + 200) > 100 ? (uchar)-q : rotate(q, (uchar)3);
    if ((int)w < -5 && (uint)q > 3u || x < (long)z)
        x = -x;
    bool odd = y & 1;
    l[id] = abs_diff(x, (long)5) + popcount(y) + clz(y) + odd;
    u[id] = hadd(y, (ulong)x) + mad_sat((long)z, 3L, x);
    s[id] = add_sat(z, (short)30000);
    c[id] = sub_sat(w, (char)100);
    b[id] = q;
    l[id + 1] = (long)(__global char *)c - (long)b + (long)sizeof(long3);
}
