// in 0.0: u32:3,0,2,1
#version 460
layout(local_size_x = 4) in;
layout(binding = 0, std430) buffer Data { uint data[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    uint count = data[i];
#ifdef FIXED
    uint last = 0u;
#else
    uint last;
#endif
    for (uint k = 0u; k < count; k++)
        last = k * k;
    data[i] = last; // planted: uninit OpLoad
}
