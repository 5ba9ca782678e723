// target: vulkan1.0
#version 450
layout(local_size_x = 256) in;
layout(binding = 0) buffer Keys { uint keys[]; };
shared uint s[512];

void order(uint i, uint j, bool up)
{
    uint a = s[i], b = s[j];
    if ((a > b) == up) {
        s[i] = b;
        s[j] = a;
    }
}

void main()
{
    uint t = gl_LocalInvocationID.x;
    uint base = gl_WorkGroupID.x * 512u;
    s[t] = keys[base + t];
    s[t + 256u] = keys[base + t + 256u];
    barrier();
    for (uint k = 2u; k <= 512u; k *= 2u) {
        for (uint j = k / 2u; j > 0u; j /= 2u) {
            uint i = 2u * t - (t & (j - 1u));
            order(i, i + j, (i & k) == 0u);
            barrier();
        }
    }
    keys[base + t] = s[t];
    keys[base + t + 256u] = s[t + 256u];
}
