// in 0.0: u32:4,8,6,16
#version 460
layout(local_size_x = 4) in;
layout(binding = 0, std430) buffer Data { uint data[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    uint x = data[i], steps = 0u;
    for (; x != 1u; steps++) { // planted: loop-limit OpLoopMerge
        x = (x & 1u) == 0u ? x / 2u : x;
#ifdef FIXED
        x = (x & 1u) == 0u ? x : 1u;
#endif
    }
    data[i] = steps;
}
