// target: vulkan1.1
#version 450
#extension GL_EXT_control_flow_attributes : require
// C = A * B, where A has 4-bit weights in blocks of 32 along its rows, as matvec_q4.comp has them. A tile of A is
// dequantized on its way to shared memory. THREADS has to be BM / TM * BN / TN.
layout(local_size_x = 64, local_size_x_id = 0) in;
layout(constant_id = 0) const uint THREADS = 64;
layout(constant_id = 1) const uint BM = 32;
layout(constant_id = 2) const uint BN = 16;
layout(constant_id = 3) const uint TM = 4;
layout(constant_id = 4) const uint TN = 2;
const uint BK = 32; // a block

layout(binding = 0) readonly buffer Scales { float scales[]; };
layout(binding = 1) readonly buffer Weights { uint nibbles[]; };
layout(binding = 2) readonly buffer B { float b[]; };  // n by k
layout(binding = 3) writeonly buffer C { float c[]; }; // n by m
layout(push_constant) uniform Size { uint m, n, blocks; } size;

shared float tileA[BM][BK + 1];
shared float tileB[BN][BK + 1];

struct Eight {
    float values[8];
};

// dequantize returns the eight weights of a word.
Eight dequantize(uint word, float scale)
{
    Eight e;
    [[unroll]] for (uint i = 0; i < 8; i++)
        e.values[i] = (float(bitfieldExtract(word, int(4 * i), 4)) - 8.0) * scale;
    return e;
}

void loadTiles(uint row, uint column, uint at)
{
    for (uint i = gl_LocalInvocationIndex; i < BM * 4; i += THREADS) {
        uint r = i / 4, word = i % 4;
        Eight e;
        if (row + r < size.m) {
            uint block = (row + r) * size.blocks + at;
            e = dequantize(nibbles[block * 4 + word], scales[block]);
        } else {
            e = dequantize(0u, 0.0);
        }
        [[unroll]] for (uint j = 0; j < 8; j++)
            tileA[r][word * 8 + j] = e.values[j];
    }
    for (uint i = gl_LocalInvocationIndex; i < BN * BK; i += THREADS) {
        uint s = i / BK, j = i % BK;
        tileB[s][j] = column + s < size.n ? b[((column + s) * size.blocks + at) * BK + j] : 0.0;
    }
}

void multiplyTiles(inout float sums[TM][TN], uint row, uint column)
{
    for (uint j = 0; j < BK; j++) {
        float right[TN];
        [[unroll]] for (uint s = 0; s < TN; s++)
            right[s] = tileB[column + s][j];
        [[unroll]] for (uint r = 0; r < TM; r++) {
            float left = tileA[row + r][j];
            [[unroll]] for (uint s = 0; s < TN; s++)
                sums[r][s] = fma(left, right[s], sums[r][s]);
        }
    }
}

void main()
{
    uint row = gl_WorkGroupID.x * BM, column = gl_WorkGroupID.y * BN;
    uint r0 = gl_LocalInvocationIndex % (BM / TM) * TM;
    uint s0 = gl_LocalInvocationIndex / (BM / TM) * TN;
    float sums[TM][TN];
    [[unroll]] for (uint r = 0; r < TM; r++)
        [[unroll]] for (uint s = 0; s < TN; s++)
            sums[r][s] = 0.0;
    for (uint at = 0; at < size.blocks; at++) {
        loadTiles(row, column, at);
        barrier();
        multiplyTiles(sums, r0, s0);
        barrier();
    }
    [[unroll]] for (uint r = 0; r < TM; r++)
        [[unroll]] for (uint s = 0; s < TN; s++)
            if (row + r0 + r < size.m && column + s0 + s < size.n)
                c[(column + s0 + s) * size.m + row + r0 + r] = sums[r][s];
}
