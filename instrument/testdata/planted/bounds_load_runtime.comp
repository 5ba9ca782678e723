// in 0.0: f32:1,2,3,4,5,6,7,8
// in 0.1: f32:0*8
#version 460
layout(local_size_x = 8) in;
layout(binding = 0, std430) readonly buffer From { float from[]; };
layout(binding = 1, std430) writeonly buffer To { float to[]; };
void main()
{
    uint i = gl_GlobalInvocationID.x;
    float left = from[i];
#ifdef FIXED
    float right = from[min(i + 1u, uint(from.length()) - 1u)];
#else
    float right = from[i + 1u]; // planted: bounds OpAccessChain
#endif
    to[i] = 0.5 * (left + right);
}
