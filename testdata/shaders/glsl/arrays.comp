// target: vulkan1.3
#version 460
// Arrays of arrays, copies of arrays, comparisons, arrays passed to and from functions.
layout(local_size_x = 8) in;
layout(std430, binding = 0) buffer B { vec3 grid[4][3]; mat3 turn[2]; int idx[]; } b;
layout(std140, binding = 1) uniform U { vec2 grid[4][3]; float w[5]; } u;
shared vec3 cache[4][3];

vec3[3] column(vec3 g[4][3], int i) { return g[i]; }
float total(const float w[5]) { float s = 0.0; for (int i = 0; i < w.length(); i++) s += w[i]; return s; }
void rotate(inout vec3 g[4][3])
{
    vec3 t[3] = g[0];
    for (int i = 0; i < 3; i++)
        g[i] = g[i + 1];
    g[3] = t;
}

void main()
{
    int i = int(gl_LocalInvocationIndex);
    vec3 g[4][3] = b.grid;
    rotate(g);
    if (i == 0)
        cache = g;
    barrier();
    vec3 c[3] = column(cache, i & 3);
    c[i % 3] = b.turn[i & 1] * c[(i + 1) % 3];
    c[2].z += u.grid[i & 3][1].y;
    int local[16];
    for (int k = 0; k < 16; k++)
        local[k] = b.idx[k];
    for (int k = 1; k < 16; k++) {
        int x = local[k], j = k - 1;
        while (j >= 0 && local[j] > x) {
            local[j + 1] = local[j];
            j--;
        }
        local[j + 1] = x;
    }
    b.idx[i] = local[i & 15];
    b.grid[i & 3] = c;
    if (c != b.grid[0])
        b.grid[3][0].x = total(u.w);
}
