// flags: -O2 -cl-std=CL1.2 -cl-fast-relaxed-math
// Asynchronous copies, events, prefetch, fast-math flags.
__kernel void stage(__global const float *in, __global float *out, __local float *buf, uint n)
{
    event_t e = async_work_group_copy(buf, in + get_group_id(0) * n, n, 0);
    prefetch(in + 64, 16);
    wait_group_events(1, &e);
    float s = 0.0f;
    for (uint i = get_local_id(0); i < n; i += get_local_size(0))
        s += buf[i] * buf[n - 1 - i] / 3.0f;
    barrier(CLK_LOCAL_MEM_FENCE);
    buf[get_local_id(0)] = s;
    barrier(CLK_LOCAL_MEM_FENCE);
    e = async_work_group_strided_copy(out + get_group_id(0), buf, n, 2, 0);
    wait_group_events(1, &e);
}
