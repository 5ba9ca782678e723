// in 0.0: f32:1,2,3,4,5
#version 460
layout(local_size_x = 5) in;
layout(binding = 0, std430) buffer Data { float data[]; };
layout(binding = 1, std140) uniform Mask { vec4 weights; };
void main()
{
    uint i = gl_LocalInvocationIndex;
#ifdef FIXED
    data[i] *= weights[i & 3u];
#else
    data[i] *= weights[i]; // planted: bounds OpAccessChain
#endif
}
