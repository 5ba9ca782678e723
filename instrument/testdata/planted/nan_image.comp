// in 0.1: f32:1,2,-3,4
#version 460
layout(local_size_x = 4) in;
layout(binding = 0, r32f) uniform writeonly image2D image;
layout(binding = 1, std430) readonly buffer Data { float data[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    float x = data[i];
#ifdef FIXED
    x = abs(x);
#endif
    imageStore(image, ivec2(i, 0), vec4(log(x))); // planted: nan OpImageWrite
}
