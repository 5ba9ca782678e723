// target: vulkan1.1
#version 450
#extension GL_EXT_control_flow_attributes : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_arithmetic : require
// Sum, sum of squares, smallest and largest of numbers. Each workgroup reduces a chunk of them to one record.
layout(local_size_x = 64) in;
const uint THREADS = 64;

struct Summary {
    float sum, squares, least, most;
};

layout(binding = 0) readonly buffer Numbers { float x[]; };
layout(binding = 1) writeonly buffer Summaries { Summary summaries[]; };
layout(push_constant) uniform Size { uint count, chunk; } size;

shared Summary partial[THREADS];

Summary of(float v) { return Summary(v, v * v, v, v); }

Summary join(Summary a, Summary b)
{
    return Summary(a.sum + b.sum, a.squares + b.squares, min(a.least, b.least), max(a.most, b.most));
}

Summary joinSubgroup(Summary s)
{
    return Summary(subgroupAdd(s.sum), subgroupAdd(s.squares), subgroupMin(s.least), subgroupMax(s.most));
}

void main()
{
    uint first = gl_WorkGroupID.x * size.chunk;
    uint end = min(first + size.chunk, size.count);
    Summary s = Summary(0.0, 0.0, 3.0e38, -3.0e38);
    for (uint i = first + gl_LocalInvocationIndex; i < end; i += THREADS)
        s = join(s, of(x[i]));
    s = joinSubgroup(s);
    if (subgroupElect())
        partial[gl_SubgroupID] = s;
    barrier();
    if (gl_LocalInvocationIndex != 0)
        return;
    for (uint i = 1; i < gl_NumSubgroups; i++)
        s = join(s, partial[i]);
    summaries[gl_WorkGroupID.x] = s;
}
