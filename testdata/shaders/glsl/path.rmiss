// target: vulkan1.2
#version 460
#extension GL_EXT_ray_tracing : require
struct Hit { vec3 radiance; float t; vec3 normal; uint seed; };
layout(location = 0) rayPayloadInEXT Hit hit;
layout(binding = 4) uniform samplerCube sky;

void main()
{
    vec3 d = normalize(gl_WorldRayDirectionEXT);
    float h = 0.5 * (d.y + 1.0);
    hit.radiance = mix(vec3(1.0), vec3(0.5, 0.7, 1.0), h) * textureLod(sky, d, 0.0).rgb;
    hit.t = -1.0;
}
