// target: vulkan1.1
#version 450
#extension GL_EXT_control_flow_attributes : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_arithmetic : require
// A matrix of 4-bit weights times a few vectors. 32 weights are a block with one scale: a weight is its nibble minus 8,
// times the scale. An invocation takes whole blocks; otherwise the kernel is that of matvec.comp.
layout(local_size_x = 32, local_size_x_id = 0) in;
layout(constant_id = 0) const uint THREADS = 32;
layout(constant_id = 1) const uint ROWS = 2;
layout(constant_id = 2) const uint COLUMNS = 4;

layout(binding = 0) readonly buffer Scales { float scales[]; };  // of blocks, by row
layout(binding = 1) readonly buffer Weights { uvec4 nibbles[]; }; // of blocks, eight to a word from the lowest bits on
layout(binding = 2) readonly buffer Vectors { vec4 x[]; };
layout(binding = 3) writeonly buffer Results { float y[]; };
layout(push_constant) uniform Size { uint rows, blocks, vectors; } size; // blocks of a row

struct Block {
    float scale;
    uvec4 nibbles;
};

shared float partial[THREADS];

Block loadBlock(uint row, uint at)
{
    if (row >= size.rows)
        return Block(0.0, uvec4(0));
    uint i = row * size.blocks + at;
    return Block(scales[i], nibbles[i]);
}

// dequantize returns weights 4i to 4i+3 of a block, without its scale.
vec4 dequantize(Block b, uint i)
{
    uint bits = b.nibbles[i / 2] >> (i % 2 * 16);
    return vec4(uvec4(bits, bits >> 4, bits >> 8, bits >> 12) & 15u) - 8.0;
}

void accumulate(inout float sums[ROWS][COLUMNS], Block blocks[ROWS], uint column, uint at)
{
    float products[ROWS][COLUMNS];
    [[unroll]] for (uint r = 0; r < ROWS; r++)
        [[unroll]] for (uint c = 0; c < COLUMNS; c++)
            products[r][c] = 0.0;
    [[unroll]] for (uint i = 0; i < 8; i++) {
        vec4 weights[ROWS];
        [[unroll]] for (uint r = 0; r < ROWS; r++)
            weights[r] = dequantize(blocks[r], i);
        [[unroll]] for (uint c = 0; c < COLUMNS; c++) {
            vec4 values = vec4(0.0);
            if (column + c < size.vectors)
                values = x[((column + c) * size.blocks + at) * 8 + i];
            [[unroll]] for (uint r = 0; r < ROWS; r++)
                products[r][c] += dot(weights[r], values);
        }
    }
    [[unroll]] for (uint r = 0; r < ROWS; r++)
        [[unroll]] for (uint c = 0; c < COLUMNS; c++)
            sums[r][c] = fma(blocks[r].scale, products[r][c], sums[r][c]);
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

void main()
{
    uint row = gl_WorkGroupID.x * ROWS;
    uint column = gl_WorkGroupID.y * COLUMNS;
    float sums[ROWS][COLUMNS];
    [[unroll]] for (uint r = 0; r < ROWS; r++)
        [[unroll]] for (uint c = 0; c < COLUMNS; c++)
            sums[r][c] = 0.0;
    for (uint at = gl_LocalInvocationIndex; at < size.blocks; at += THREADS) {
        Block blocks[ROWS];
        [[unroll]] for (uint r = 0; r < ROWS; r++)
            blocks[r] = loadBlock(row + r, at);
        accumulate(sums, blocks, column, at);
    }
    [[unroll]] for (uint r = 0; r < ROWS; r++)
        [[unroll]] for (uint c = 0; c < COLUMNS; c++) {
            float sum = total(sums[r][c]);
            if (gl_LocalInvocationIndex == 0 && row + r < size.rows && column + c < size.vectors)
                y[(column + c) * size.rows + row + r] = sum;
        }
}
