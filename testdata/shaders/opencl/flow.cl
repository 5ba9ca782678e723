// Unstructured control flow: goto into and out of loops, an irreducible loop, a state machine.
int irreducible(int n, int x)
{
    if (x & 1)
        goto odd;
even:
    n -= 3;
    x += n;
    if (n < 0)
        return x;
odd:
    x = x * 3 + 1;
    if (x > 1000)
        goto out;
    goto even;
out:
    return x - n;
}

int machine(__global const char *s)
{
    int depth = 0, worst = 0;
start:
    switch (*s++) {
    case '(':
        depth++;
        if (depth > worst)
            worst = depth;
        goto start;
    case ')':
        if (--depth < 0)
            goto fail;
        goto start;
    case '\0':
        goto done;
    case '"':
        while (*s != '"') {
            if (*s == 0)
                goto fail;
            if (*s == '\\')
                s++;
            s++;
        }
        s++;
        break;
    case 'a' ... 'z':
        worst += 100;
    default:
        break;
    }
    goto start;
fail:
    return -1;
done:
    return depth == 0 ? worst : -2;
}

int duff(__global int *to, __global const int *from, int count)
{
    int n = (count + 3) / 4;
    switch (count & 3) {
    case 0: do { *to++ = *from++;
    case 3:      *to++ = *from++;
    case 2:      *to++ = *from++;
    case 1:      *to++ = *from++;
            } while (--n > 0);
    }
    return count;
}

__kernel void flow(__global int *d, __global const char *s)
{
    int id = get_global_id(0);
    int r = irreducible(d[id], id) + machine(s + id);
    for (int i = 0; i < 10; i++)
        for (int j = 0; j < 10; j++)
            if (d[i * 10 + j] == r)
                goto found;
    r = -r;
found:
    d[id] = r + duff(d + 100, d + 200, r & 7);
}
