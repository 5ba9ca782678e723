// The OpenCL.std instruction set, for floats and vectors of them.
__kernel void maths(__global float4 *f, __global int4 *n, __global float *g)
{
    size_t id = get_global_id(0);
    float4 a = f[id], b = f[id + 1], r;
    r = sin(a) + cos(b) + tan(a) + asin(b) + acos(a) + atan(b) + atan2(a, b) + sinpi(a) + atan2pi(b, a);
    r += sinh(a) + cosh(b) + tanh(a) + exp(a) + exp2(b) + exp10(a) + expm1(b) + log(a) + log2(b) + log10(a) + log1p(b) + logb(a);
    r += pow(a, b) + powr(fabs(a), b) + pown(a, n[id]) + rootn(b, n[id]) + sqrt(a) + rsqrt(b) + cbrt(a) + hypot(a, b);
    r += floor(a) + ceil(b) + round(a) + rint(b) + trunc(a) + fmod(a, b) + remainder(a, b) + fdim(a, b) + fma(a, b, r) + mad(a, b, r);
    r += fmin(a, b) + fmax(a, 0.5f) + maxmag(a, b) + minmag(a, b) + copysign(a, b) + nextafter(a, b) + nan((uint4)(1));
    r += erf(a) + erfc(b) + tgamma(a) + lgamma(b) + ldexp(a, n[id]) + convert_float4(ilogb(b));
    r += clamp(a, 0.0f, 1.0f) + mix(a, b, 0.25f) + step(a, b) + smoothstep(a, b, r) + sign(a) + degrees(a) + radians(b);
    r += native_sin(a) + half_sqrt(b) + native_recip(a) + half_divide(a, b) + native_exp(b);
    float4 whole, c;
    int4 e;
    r += fract(a, &whole) + modf(b, &c) + whole + c + sincos(a, &c) + frexp(b, &e) + remquo(a, b, &e);
    int4 m = isnan(a) | isinf(b) | isfinite(a) | isnormal(b) | signbit(a) | isgreater(a, b) | isunordered(a, b);
    n[id] = e + m + max(e, m) - clamp(m, -3, 7) + mad24(e, m, e) + mul24(e, m) + bitselect(e, m, e) + (int4)(all(m));
    r.xyz += cross(a.xyz, b.xyz) + normalize(a.xyz) + fast_normalize(b.xyz);
    g[id] = dot(a, b) + length(a) + distance(a, b) + fast_length(b) + fast_distance(a, b);
    f[id] = r;
}
