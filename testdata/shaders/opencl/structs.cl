// Structs by value, as kernel arguments, parameters and results; unions; arrays in structs.
typedef struct Ray { float3 o, d; float tmin; int depth; } Ray;
typedef struct Box { float lo[3]; float hi[3]; } Box;
typedef union Bits { float f; uint u; uchar c[4]; } Bits;

Ray move(Ray r, float t)
{
    r.o += r.d * t;
    r.depth++;
    return r;
}

bool hits(Ray r, const Box *b, float *t)
{
    float lo = r.tmin, hi = INFINITY;
    float o[3] = { r.o.x, r.o.y, r.o.z }, d[3] = { r.d.x, r.d.y, r.d.z };
    for (int k = 0; k < 3; k++) {
        float a = (b->lo[k] - o[k]) / d[k], c = (b->hi[k] - o[k]) / d[k];
        if (a > c) {
            float x = a;
            a = c;
            c = x;
        }
        lo = fmax(lo, a);
        hi = fmin(hi, c);
        if (lo > hi)
            return false;
    }
    *t = lo;
    return true;
}

__kernel void cast(__global Ray *rays, Box world, __global uint *out)
{
    size_t id = get_global_id(0);
    Ray r = rays[id];
    Box b = world;
    float t;
    uint n = 0;
    while (r.depth < 8 && hits(r, &b, &t)) {
        r = move(r, t + 0.01f);
        b.hi[n % 3] *= 0.9f;
        n++;
    }
    rays[id] = r;
    Bits u;
    u.f = t;
    u.c[0] ^= 1;
    out[id] = u.u + n;
}
