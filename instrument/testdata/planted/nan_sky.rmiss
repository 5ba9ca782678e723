// target: vulkan1.2 spirv1.4
// in 0.0: f32:0,0,0,0
#version 460
#extension GL_EXT_ray_tracing : require
layout(binding = 0, std430) buffer Sun { float way[4]; };
layout(location = 0) rayPayloadInEXT vec4 color;
void main()
{
    vec3 to = vec3(way[0], way[1], way[2]);
#ifdef FIXED
    to.z += 1.0;
#endif
    color = vec4(normalize(to), 1.0);
    way[3] = to.z / length(to); // planted: nan OpStore
}
