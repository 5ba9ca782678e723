// in 0.0: f32:1.5,3e9,-7,2
// in 0.1: i32:0*4
#version 460
layout(local_size_x = 4) in;
layout(binding = 0, std430) readonly buffer From { float from[]; };
layout(binding = 1, std430) writeonly buffer To { int to[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    float x = from[i];
#ifdef FIXED
    x = clamp(x, -2.0e9, 2.0e9);
#endif
    to[i] = int(x); // planted: div OpConvertFToS
}
