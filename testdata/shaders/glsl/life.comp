// target: vulkan1.0
#version 450
// Conway's Game of Life, 32 cells to a word.
layout(local_size_x = 8, local_size_y = 8) in;
layout(binding = 0) readonly buffer From { uint from[]; };
layout(binding = 1) writeonly buffer To { uint to[]; };
layout(push_constant) uniform P { int words; int rows; };

bool cell(int x, int y)
{
    int w = words * 32;
    x = (x + w) % w;
    y = (y + rows) % rows;
    return (from[y * words + (x >> 5)] >> (x & 31) & 1u) != 0u;
}

void main()
{
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    if (p.x >= words || p.y >= rows)
        return;
    uint r = 0u;
    for (int b = 0; b < 32; b++) {
        int x = p.x * 32 + b;
        int n = 0;
        for (int dy = -1; dy <= 1; dy++)
            for (int dx = -1; dx <= 1; dx++) {
                if (dx == 0 && dy == 0)
                    continue;
                n += int(cell(x + dx, p.y + dy));
            }
        bool alive = cell(x, p.y) ? n == 2 || n == 3 : n == 3;
        if (alive)
            r |= 1u << b;
    }
    to[p.y * words + p.x] = r;
}
