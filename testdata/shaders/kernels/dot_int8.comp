// target: vulkan1.1
#version 450
#extension GL_EXT_control_flow_attributes : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_int8 : require
// The product of two matrices of signed bytes with sums of 32 bits, scaled to floats. An invocation has a row of the first
// and COLUMNS columns of the second.
layout(local_size_x = 32) in;
layout(constant_id = 0) const uint COLUMNS = 4;

layout(binding = 0) readonly buffer Left { i8vec4 left[]; };   // by row
layout(binding = 1) readonly buffer Right { i8vec4 right[]; }; // by column
layout(binding = 2) writeonly buffer Results { float results[]; };
layout(push_constant) uniform Size { uint rows, columns, depth; float scale; } size; // depth in vectors of four

int products(i8vec4 a, i8vec4 b)
{
    ivec4 p = ivec4(a) * ivec4(b);
    return p.x + p.y + p.z + p.w;
}

void accumulate(inout int sums[COLUMNS], i8vec4 a, uint column, uint k)
{
    [[unroll]] for (uint c = 0; c < COLUMNS; c++)
        sums[c] += products(a, right[min(column + c, size.columns - 1) * size.depth + k]);
}

void main()
{
    uint row = gl_GlobalInvocationID.x, column = gl_WorkGroupID.y * COLUMNS;
    if (row >= size.rows)
        return;
    int sums[COLUMNS];
    [[unroll]] for (uint c = 0; c < COLUMNS; c++)
        sums[c] = 0;
    for (uint k = 0; k < size.depth; k++)
        accumulate(sums, left[row * size.depth + k], column, k);
    [[unroll]] for (uint c = 0; c < COLUMNS; c++)
        if (column + c < size.columns)
            results[row * size.columns + column + c] = float(sums[c]) * size.scale;
}
