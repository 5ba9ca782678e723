// target: vulkan1.1
#version 450
#extension GL_EXT_control_flow_attributes : require
// C = A * B. A workgroup computes a tile of BM by BN numbers of C from tiles in shared memory, an invocation TM by TN of
// them in registers. THREADS has to be BM / TM * BN / TN.
layout(local_size_x = 64, local_size_x_id = 0) in;
layout(constant_id = 0) const uint THREADS = 64;
layout(constant_id = 1) const uint BM = 32;
layout(constant_id = 2) const uint BN = 32;
layout(constant_id = 3) const uint BK = 8;
layout(constant_id = 4) const uint TM = 4;
layout(constant_id = 5) const uint TN = 4;

layout(binding = 0) readonly buffer A { float a[]; };  // m by k
layout(binding = 1) readonly buffer B { float b[]; };  // k by n
layout(binding = 2) writeonly buffer C { float c[]; }; // m by n
layout(push_constant) uniform Size { uint m, n, k; } size;

shared float tileA[BK * (BM + 1)]; // by column, with a gap against bank conflicts
shared float tileB[BK * BN];

void loadTiles(uint row, uint column, uint k)
{
    for (uint i = gl_LocalInvocationIndex; i < BM * BK; i += THREADS) {
        uint r = i / BK, j = i % BK;
        bool inside = row + r < size.m && k + j < size.k;
        tileA[j * (BM + 1) + r] = inside ? a[(row + r) * size.k + k + j] : 0.0;
    }
    for (uint i = gl_LocalInvocationIndex; i < BK * BN; i += THREADS) {
        uint j = i / BN, s = i % BN;
        bool inside = k + j < size.k && column + s < size.n;
        tileB[j * BN + s] = inside ? b[(k + j) * size.n + column + s] : 0.0;
    }
}

void multiplyTiles(inout float sums[TM][TN], uint row, uint column)
{
    [[unroll]] for (uint j = 0; j < BK; j++) {
        float left[TM], right[TN];
        [[unroll]] for (uint r = 0; r < TM; r++)
            left[r] = tileA[j * (BM + 1) + row + r];
        [[unroll]] for (uint s = 0; s < TN; s++)
            right[s] = tileB[j * BN + column + s];
        [[unroll]] for (uint r = 0; r < TM; r++)
            [[unroll]] for (uint s = 0; s < TN; s++)
                sums[r][s] = fma(left[r], right[s], sums[r][s]);
    }
}

void main()
{
    uint row = gl_WorkGroupID.y * BM;
    uint column = gl_WorkGroupID.x * BN;
    uint r0 = gl_LocalInvocationIndex / (BN / TN) * TM;
    uint s0 = gl_LocalInvocationIndex % (BN / TN) * TN;
    float sums[TM][TN];
    [[unroll]] for (uint r = 0; r < TM; r++)
        [[unroll]] for (uint s = 0; s < TN; s++)
            sums[r][s] = 0.0;
    for (uint k = 0; k < size.k; k += BK) {
        loadTiles(row, column, k);
        barrier();
        multiplyTiles(sums, r0, s0);
        barrier();
    }
    [[unroll]] for (uint r = 0; r < TM; r++)
        [[unroll]] for (uint s = 0; s < TN; s++)
            if (row + r0 + r < size.m && column + s0 + s < size.n)
                c[(row + r0 + r) * size.n + column + s0 + s] = sums[r][s];
}
