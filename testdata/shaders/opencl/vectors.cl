// flags: -O2
// vload, vstore, wide vectors, swizzles, conversions with saturation and rounding.
__kernel void vectors(__global float *f, __global uchar *c, __global int *i)
{
    size_t id = get_global_id(0);
    float4 a = vload4(id, f);
    float3 b = vload3(id, f + 7);
    float16 w = vload16(0, f);
    w.s0123 += w.sfedc;
    w.odd *= w.even;
    a.xyz += b.zyx;
    vstore4(a, id, f);
    vstore8(w.lo + w.hi, id, f);
    uchar4 u = convert_uchar4_sat_rte(a * 255.0f);
    uchar8 v = (uchar8)(u, u.wzyx);
    vstore8(v, id, c);
    int4 m = a > (float4)(0.5f);
    int4 r = select((int4)(1, 2, 3, 4), as_int4(a), m);
    r.y = any(m) ? r.y : -r.y;
    vstore4(r + convert_int4_rtz(a), id, i);
    vstore2(shuffle(r, (uint2)(2, 0)), id, i + 3);
}
