#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_KHR_shader_subgroup_basic : require
// Lanes in a closest-hit shader.
// legal: spread-volatile
layout(location = 0) rayPayloadInEXT uint payload;
void main() { payload = gl_SubgroupInvocationID + gl_SubgroupSize; }
