// target: vulkan1.1
#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require
layout(local_size_x = 256) in;
layout(binding = 0) readonly buffer In { float v[]; };
layout(binding = 1) buffer Out { float partial[]; };
layout(push_constant) uniform P { uint n; };
shared float part[64];

void main()
{
    float s = 0.0, c = 0.0;
    for (uint i = gl_GlobalInvocationID.x; i < n; i += gl_NumWorkGroups.x * 256u) {
        precise float y = v[i] - c;
        precise float t = s + y;
        c = (t - s) - y;
        s = t;
    }
    s = subgroupAdd(s);
    if (gl_SubgroupInvocationID == 0u)
        part[gl_SubgroupID] = s;
    barrier();
    if (gl_SubgroupID != 0u)
        return;
    s = 0.0;
    for (uint i = gl_SubgroupInvocationID; i < gl_NumSubgroups; i += gl_SubgroupSize)
        s += part[i];
    s = subgroupAdd(s);
    if (gl_LocalInvocationIndex == 0u)
        partial[gl_WorkGroupID.x] = s;
}
