#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_KHR_shader_subgroup_ballot : require
// Masks of lanes in a miss shader.
// legal: spread-volatile
layout(location = 0) rayPayloadInEXT uvec4 payload;
void main() { payload = gl_SubgroupEqMask + gl_SubgroupLtMask; }
