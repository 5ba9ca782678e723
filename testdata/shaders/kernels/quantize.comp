// target: vulkan1.1
#version 450
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_clustered : require
// Quantizes numbers to 8 bits in blocks of 32, each with a scale of its own: a byte is 128 plus the number over the scale.
// Eight neighbours have a block, four numbers each.
layout(local_size_x = 64) in;

layout(binding = 0) readonly buffer Numbers { vec4 numbers[]; };
layout(binding = 1) writeonly buffer Scales { float scales[]; };
layout(binding = 2) writeonly buffer Bytes { uint bytes[]; };
layout(push_constant) uniform Size { uint count; } size; // of vectors

float largest(vec4 v)
{
    vec4 a = abs(v);
    return max(max(a.x, a.y), max(a.z, a.w));
}

uint pack(vec4 v)
{
    uvec4 q = uvec4(ivec4(roundEven(v)) + 128);
    return q.x | q.y << 8 | q.z << 16 | q.w << 24;
}

void main()
{
    uint place = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint i = gl_WorkGroupID.x * gl_WorkGroupSize.x + place;
    vec4 v = i < size.count ? numbers[i] : vec4(0.0);
    float scale = subgroupClusteredMax(largest(v), 8) / 127.0;
    if (i >= size.count)
        return;
    float inverse = scale > 0.0 ? 1.0 / scale : 0.0;
    bytes[i] = pack(v * inverse);
    if (i % 8 == 0)
        scales[i / 8] = scale;
}
