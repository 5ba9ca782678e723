// target: vulkan1.1
#version 450
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_arithmetic : require
// The softmax of rows, a workgroup for each: the largest number is found and the sum made with operations on subgroups,
// then across subgroups in shared memory.
layout(local_size_x = 64, local_size_x_id = 0) in;
layout(constant_id = 0) const uint THREADS = 64;

layout(binding = 0) readonly buffer Rows { float x[]; };
layout(binding = 1) writeonly buffer Results { float y[]; };
layout(push_constant) uniform Size { uint columns; float scale; } size;

const int LARGEST = 0;
const int SUM = 1;

shared float partial[THREADS];

float both(int operation, float a, float b)
{
    return operation == LARGEST ? max(a, b) : a + b;
}

float overSubgroup(int operation, float v)
{
    return operation == LARGEST ? subgroupMax(v) : subgroupAdd(v);
}

// overWorkgroup gives every invocation the result.
float overWorkgroup(int operation, float v)
{
    v = overSubgroup(operation, v);
    barrier();
    if (subgroupElect())
        partial[gl_SubgroupID] = v;
    barrier();
    v = partial[0];
    for (uint i = 1; i < gl_NumSubgroups; i++)
        v = both(operation, v, partial[i]);
    return v;
}

void main()
{
    uint first = gl_WorkGroupID.x * size.columns;
    float most = -3.0e38;
    for (uint i = gl_LocalInvocationIndex; i < size.columns; i += THREADS)
        most = max(most, x[first + i] * size.scale);
    most = overWorkgroup(LARGEST, most);
    float sum = 0.0;
    for (uint i = gl_LocalInvocationIndex; i < size.columns; i += THREADS)
        sum += exp(x[first + i] * size.scale - most);
    sum = overWorkgroup(SUM, sum);
    for (uint i = gl_LocalInvocationIndex; i < size.columns; i += THREADS)
        y[first + i] = exp(x[first + i] * size.scale - most) / sum;
}
