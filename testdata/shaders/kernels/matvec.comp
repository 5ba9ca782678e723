// target: vulkan1.1
#version 450
#extension GL_EXT_control_flow_attributes : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_arithmetic : require
// A matrix times a few vectors. A workgroup computes ROWS rows of the results for COLUMNS vectors: its invocations walk
// along the rows together, keep ROWS * COLUMNS sums in registers, and add them up at the end.
layout(local_size_x = 64, local_size_x_id = 0) in;
layout(constant_id = 0) const uint THREADS = 64;
layout(constant_id = 1) const uint ROWS = 2;
layout(constant_id = 2) const uint COLUMNS = 4;

layout(binding = 0) readonly buffer Matrix { float a[]; };  // by row
layout(binding = 1) readonly buffer Vectors { float x[]; }; // one after the other
layout(binding = 2) writeonly buffer Results { float y[]; };
layout(push_constant) uniform Size { uint rows, depth, vectors; } size;

shared float partial[THREADS];

// accumulate adds the products at one place of the rows.
void accumulate(inout float sums[ROWS][COLUMNS], uint row, uint column, uint k)
{
    float values[COLUMNS];
    [[unroll]] for (uint c = 0; c < COLUMNS; c++)
        values[c] = column + c < size.vectors ? x[(column + c) * size.depth + k] : 0.0;
    [[unroll]] for (uint r = 0; r < ROWS; r++) {
        float weight = row + r < size.rows ? a[(row + r) * size.depth + k] : 0.0;
        [[unroll]] for (uint c = 0; c < COLUMNS; c++)
            sums[r][c] = fma(weight, values[c], sums[r][c]);
    }
}

// total adds up a number of each invocation. Only the first invocation gets the sum.
float total(float v)
{
    v = subgroupAdd(v);
    if (subgroupElect())
        partial[gl_SubgroupID] = v;
    barrier();
    float sum = 0.0;
    if (gl_LocalInvocationIndex == 0)
        for (uint i = 0; i < gl_NumSubgroups; i++)
            sum += partial[i];
    barrier();
    return sum;
}

void store(const float sums[ROWS][COLUMNS], uint row, uint column)
{
    [[unroll]] for (uint r = 0; r < ROWS; r++)
        [[unroll]] for (uint c = 0; c < COLUMNS; c++) {
            float sum = total(sums[r][c]);
            if (gl_LocalInvocationIndex == 0 && row + r < size.rows && column + c < size.vectors)
                y[(column + c) * size.rows + row + r] = sum;
        }
}

void main()
{
    uint row = gl_WorkGroupID.x * ROWS;
    uint column = gl_WorkGroupID.y * COLUMNS;
    float sums[ROWS][COLUMNS];
    [[unroll]] for (uint r = 0; r < ROWS; r++)
        [[unroll]] for (uint c = 0; c < COLUMNS; c++)
            sums[r][c] = 0.0;
    for (uint k = gl_LocalInvocationIndex; k < size.depth; k += THREADS)
        accumulate(sums, row, column, k);
    store(sums, row, column);
}
