// in 0.0: f32:0*16
#version 460
layout(local_size_x = 4) in;
layout(binding = 0, std430) buffer Data { mat4 m; };
layout(push_constant) uniform Push { uint first; };
void main()
{
    uint i = gl_LocalInvocationIndex;
#ifdef FIXED
    m[(first + i) & 3u] = vec4(float(i));
#else
    m[first + 1u + i] = vec4(float(i)); // planted: bounds OpAccessChain
#endif
}
