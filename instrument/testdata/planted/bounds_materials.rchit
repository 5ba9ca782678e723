// target: vulkan1.2 spirv1.4
// in 0.0: f32:0*8
#version 460
#extension GL_EXT_ray_tracing : require
layout(binding = 0, std430) buffer Materials { vec4 material[]; };
layout(location = 0) rayPayloadInEXT vec4 color;
hitAttributeEXT vec2 at;
void main()
{
#ifdef FIXED
    color = material[1];
#else
    color = material[2]; // planted: bounds OpAccessChain
#endif
}
