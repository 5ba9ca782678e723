// in 0.0: u32:12,0,7,0
#version 460
layout(local_size_x = 4) in;
layout(binding = 0, std430) buffer Data { uint data[]; };
layout(push_constant) uniform Push { uint buckets; };
void main()
{
    uint i = gl_LocalInvocationIndex;
#ifdef FIXED
    data[i] = data[i] % max(buckets, 1u);
#else
    data[i] = data[i] % buckets; // planted: div OpUMod
#endif
}
