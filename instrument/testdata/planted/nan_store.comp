// in 0.0: f32:3,0,4,1
#version 460
layout(local_size_x = 2) in;
layout(binding = 0, std430) buffer Data { vec2 data[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    vec2 d = data[i] - data[0];
    float l = length(d);
#ifdef FIXED
    l = max(l, 1e-6);
#endif
    data[i] = d / l; // planted: nan OpStore
}
