// target: vulkan1.1
#version 450
#extension GL_EXT_control_flow_attributes : require
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_arithmetic : require
// Divides rows of halves by their root mean square, and multiplies them by weights. Sums are floats of 32 bits; the rest
// is computed with halves, four at a time.
layout(local_size_x = 32, local_size_x_id = 0) in;
layout(constant_id = 0) const uint THREADS = 32;

layout(binding = 0) readonly buffer Rows { f16vec4 rows[]; };
layout(binding = 1) readonly buffer Weights { f16vec4 weights[]; };
layout(binding = 2) writeonly buffer Results { f16vec4 results[]; };
layout(push_constant) uniform Size { uint columns; float epsilon; } size; // in vectors of four

shared float partial[THREADS];

float squares(f16vec4 v)
{
    vec4 wide = vec4(v);
    return dot(wide, wide);
}

float total(float v)
{
    v = subgroupAdd(v);
    if (subgroupElect())
        partial[gl_SubgroupID] = v;
    barrier();
    float sum = 0.0;
    for (uint i = 0; i < gl_NumSubgroups; i++)
        sum += partial[i];
    return sum;
}

void main()
{
    uint first = gl_WorkGroupID.x * size.columns;
    float sum = 0.0;
    for (uint i = gl_LocalInvocationIndex; i < size.columns; i += THREADS)
        sum += squares(rows[first + i]);
    float16_t scale = float16_t(inversesqrt(total(sum) / float(4 * size.columns) + size.epsilon));
    for (uint i = gl_LocalInvocationIndex; i < size.columns; i += THREADS)
        results[first + i] = rows[first + i] * scale * weights[i];
}
