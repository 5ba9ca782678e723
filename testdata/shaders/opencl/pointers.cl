// Pointers, pointer arithmetic, pointers to pointers and to members.
typedef struct Item { int key; float w[3]; struct { short a; char b; } in; } Item;

static int sum_range(const __global int *from, const __global int *to)
{
    int s = 0;
    while (from != to)
        s += *from++;
    return s;
}

static void bump(int *p, int by) { *p += by; }

static int *larger(int *a, int *b) { return *a > *b ? a : b; }

__kernel void pointers(__global int *d, __global Item *items, uint n)
{
    size_t id = get_global_id(0);
    __global int *end = d + n;
    __global int *p = d + id;
    int s = sum_range(p, p + 4);
    int x = p[-1 + 1], y = *(p + 2);
    int *best = larger(&x, &y);
    *best = 0;
    bump(&x, s);
    int **pp = &best;
    **pp += 3;
    for (; p < end; p += 16)
        *p ^= x;
    __global Item *it = &items[id];
    __global float *w = it->w;
    w[2] = w[0] + w[1];
    (&it->in)->a -= (short)(end - p);
    it[1].in.b = ((__global char *)it)[3];
    d[id] = x + y + it->key;
}
