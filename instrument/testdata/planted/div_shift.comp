// in 0.0: u32:0,8,31,32
#version 460
layout(local_size_x = 4) in;
layout(binding = 0, std430) buffer Data { uint data[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    uint bits = data[i];
#ifdef FIXED
    data[i] = bits < 32u ? (1u << (bits & 31u)) - 1u : ~0u;
#else
    data[i] = (1u << bits) - 1u; // planted: div OpShiftLeftLogical
#endif
}
