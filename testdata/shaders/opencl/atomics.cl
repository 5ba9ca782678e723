__kernel void histogram(__global const uchar *in, volatile __global int *bins, volatile __global uint *top, uint n)
{
    __local int part[256];
    size_t l = get_local_id(0);
    for (size_t i = l; i < 256; i += get_local_size(0))
        part[i] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (size_t i = get_global_id(0); i < n; i += get_global_size(0))
        atomic_inc(&part[in[i]]);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (size_t i = l; i < 256; i += get_local_size(0))
        if (part[i] != 0)
            atomic_add(&bins[i], part[i]);
    atomic_max(top, (uint)part[0]);
    atomic_min(top + 1, (uint)part[1]);
    atomic_xor(bins + 1, 3);
    atomic_or(bins + 2, 1);
    atomic_and(bins + 3, ~1);
    int old, now;
    do {
        old = bins[0];
        now = old * 2 + 1;
    } while (atomic_cmpxchg(&bins[0], old, now) != old);
    atomic_xchg(bins + 4, now);
    atomic_sub(bins + 5, 2);
    atomic_dec(bins + 6);
    mem_fence(CLK_GLOBAL_MEM_FENCE);
}
