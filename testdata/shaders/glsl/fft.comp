// target: vulkan1.1
// flags: -gVS
#version 450
// A radix-2 FFT of 256 complex numbers in shared memory, one row per workgroup.
layout(local_size_x = 128) in;
layout(constant_id = 0) const bool INVERSE = false;
layout(binding = 0) buffer Rows { vec2 row[]; };
shared vec2 work[256];

const float TAU = 6.28318530717958647692;

vec2 cmul(vec2 a, vec2 b) { return vec2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }

vec2 twiddle(uint k, uint n)
{
    float t = TAU * float(k) / float(n);
    if (INVERSE)
        t = -t;
    return vec2(cos(t), -sin(t));
}

void main()
{
    uint t = gl_LocalInvocationID.x;
    uint base = gl_WorkGroupID.x * 256u;
    work[bitfieldReverse(t) >> 24] = row[base + t];
    work[bitfieldReverse(t + 128u) >> 24] = row[base + t + 128u];
    barrier();
    for (uint half_ = 1u; half_ < 256u; half_ <<= 1) {
        uint k = t & (half_ - 1u);
        uint i = ((t - k) << 1) + k;
        vec2 a = work[i];
        vec2 b = cmul(work[i + half_], twiddle(k, half_ << 1));
        barrier();
        work[i] = a + b;
        work[i + half_] = a - b;
        barrier();
    }
    float scale = INVERSE ? 1.0 / 256.0 : 1.0;
    row[base + t] = work[t] * scale;
    row[base + t + 128u] = work[t + 128u] * scale;
}
