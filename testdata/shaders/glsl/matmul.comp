// target: vulkan1.2
#version 450
// C = A * B in tiles of 16 by 16, each thread computes a column of four.
layout(local_size_x = 16, local_size_y = 4) in;
layout(constant_id = 0) const uint TILE = 16u;
layout(binding = 0) readonly buffer A { float a[]; };
layout(binding = 1) readonly buffer B { float b[]; };
layout(binding = 2) writeonly buffer C { float c[]; };
layout(push_constant) uniform Size { uint m, n, k; } size;
shared float ta[16][17];
shared float tb[16][17];

float at(bool second, uint r, uint col)
{
    if (second)
        return r < size.k && col < size.n ? b[r * size.n + col] : 0.0;
    return r < size.m && col < size.k ? a[r * size.k + col] : 0.0;
}

void main()
{
    uint x = gl_LocalInvocationID.x;
    uint y = gl_LocalInvocationID.y * 4u;
    uint row = gl_WorkGroupID.y * TILE + y;
    uint col = gl_WorkGroupID.x * TILE + x;
    float sum[4] = float[](0.0, 0.0, 0.0, 0.0);
    for (uint t = 0u; t < size.k; t += TILE) {
        for (uint i = 0u; i < 4u; i++) {
            ta[y + i][x] = at(false, row + i, t + x);
            tb[y + i][x] = at(true, t + y + i, col);
        }
        barrier();
        for (uint j = 0u; j < 16u; j++) {
            float v = tb[j][x];
            for (uint i = 0u; i < 4u; i++)
                sum[i] = fma(ta[y + i][j], v, sum[i]);
        }
        barrier();
    }
    for (uint i = 0u; i < 4u; i++) {
        if (row + i >= size.m || col >= size.n)
            break;
        c[(row + i) * size.n + col] = sum[i];
    }
}
