#version 460
layout(local_size_x = 4) in;
layout(binding = 0, r32ui) uniform uimage2D histogram;
void main()
{
    uint i = gl_LocalInvocationIndex;
#ifdef FIXED
    imageAtomicAdd(histogram, ivec2(i, i), 1u);
#else
    imageAtomicAdd(histogram, ivec2(i, i + 1u), 1u); // planted: bounds OpImageTexelPointer
#endif
}
