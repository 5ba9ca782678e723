// in 0.0: u32:1,5,9,3
// in 0.1: u32:0*8
#version 460
layout(local_size_x = 4) in;
layout(binding = 0, std430) readonly buffer Keys { uint keys[]; };
layout(binding = 1, std430) buffer Counts { uint counts[]; };
void main()
{
    uint key = keys[gl_LocalInvocationIndex];
#ifdef FIXED
    key = key % 8u;
#endif
    atomicAdd(counts[key], 1u); // planted: bounds OpAccessChain
}
