// in 0.0: u32:0*6
#version 460
layout(local_size_x = 1) in;
layout(binding = 0, std430) buffer Histogram { uint count[4]; uint total; uint limit; } h;
void main()
{
#ifdef FIXED
    for (uint i = 0u; i < 4u; i++)
#else
    for (uint i = 0u; i <= 4u; i++)
#endif
        h.count[i] = i; // planted: bounds OpAccessChain
    h.total = 4u;
}
