// Doubles and halves.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
__kernel void dbl(__global double *d, __global const long *n)
{
    size_t id = get_global_id(0);
    double x = d[id], s = 0.0, t = 1.0;
    for (long k = 1; k <= n[id]; k++) {
        t *= x / (double)k;
        s += t;
        if (fabs(t) < 1e-17)
            break;
    }
    d[id] = s + fma(x, 0x1.8p-1, -1e308) + (double)(float)x;
}

__kernel void hlf(__global half *h, __global float *f)
{
    size_t id = get_global_id(0);
    half a = h[id];
    half4 v = (half4)(a, (half)1.0f, h[id + 1], (half)0.5f);
    v = v * v + (half4)(a);
    h[id] = v.x > (half)2.0f ? v.y : sqrt(v.z);
    f[id] = vload_half(id, h) + (float)v.w;
    vstore_half_rte(f[id] * 0.1f, id + 1, h);
}
