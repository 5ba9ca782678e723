// in 0.0: f32:1,2,0,4
#version 460
layout(local_size_x = 4) in;
layout(binding = 0, std430) buffer Data { float data[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    float x = data[i];
#ifdef FIXED
    data[i] = x == 0.0 ? 0.0 : 1.0 / x;
#else
    data[i] = 1.0 / x; // planted: nan OpStore
#endif
}
