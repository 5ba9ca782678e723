// Local memory and barriers, as an argument and declared inside.
__kernel void reduce_arg(__global const float *in, __global float *out, __local float *tmp)
{
    size_t l = get_local_id(0), n = get_local_size(0);
    tmp[l] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (size_t s = n / 2; s > 0; s >>= 1) {
        if (l < s)
            tmp[l] += tmp[l + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l == 0)
        out[get_group_id(0)] = tmp[0];
}

__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void transpose(__global float4 *a)
{
    __local float4 tile[8][9];
    size_t x = get_local_id(0) % 8, y = get_local_id(0) / 8;
    tile[y][x] = a[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    a[get_global_id(0)] = tile[x][y].wzyx;
}
