// target: vulkan1.0
#version 450
// Exclusive prefix sum of 512 numbers: up-sweep, then down-sweep.
layout(local_size_x = 256) in;
layout(binding = 0) buffer D { uint d[]; };
layout(binding = 1) buffer S { uint sums[]; };
shared uint x[512];

void main()
{
    uint t = gl_LocalInvocationID.x;
    uint base = gl_WorkGroupID.x * 512u;
    x[2u * t] = d[base + 2u * t];
    x[2u * t + 1u] = d[base + 2u * t + 1u];
    uint stride = 1u;
    for (uint n = 256u; n > 0u; n >>= 1, stride <<= 1) {
        barrier();
        if (t < n) {
            uint i = stride * (2u * t + 1u) - 1u;
            x[i + stride] += x[i];
        }
    }
    if (t == 0u) {
        sums[gl_WorkGroupID.x] = x[511];
        x[511] = 0u;
    }
    for (uint n = 1u; n < 512u; n <<= 1) {
        stride >>= 1;
        barrier();
        if (t < n) {
            uint i = stride * (2u * t + 1u) - 1u;
            uint l = x[i];
            x[i] = x[i + stride];
            x[i + stride] += l;
        }
    }
    barrier();
    d[base + 2u * t] = x[2u * t];
    d[base + 2u * t + 1u] = x[2u * t + 1u];
}
