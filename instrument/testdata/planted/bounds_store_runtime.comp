// in 0.0: u32:0*8
#version 460
layout(local_size_x = 8) in;
layout(binding = 0, std430) buffer Data { uint data[]; };
void main()
{
    uint i = gl_GlobalInvocationID.x;
#ifdef FIXED
    if (i + 1u < uint(data.length()))
        data[i + 1u] = i;
#else
    data[i + 1u] = i; // planted: bounds OpAccessChain
#endif
}
