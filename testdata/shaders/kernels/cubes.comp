// target: vulkan1.1
#version 450
// Classifies the cells of a field as marching cubes does: which corners are inside, which edges the surface crosses, and
// where it is in the middle. Cells that the surface crosses are appended to a list.
layout(local_size_x = 4, local_size_y = 4, local_size_z = 4) in;

struct Cell {
    uint index;
    uint corners; // bits of the corners inside
    uint edges;   // bits of the edges that are crossed
    uint middle;  // x, y and z in steps of 1/255 of the cell, 8 bits each
};

layout(binding = 0) readonly buffer Field { float field[]; }; // one more in each direction than cells
layout(binding = 1) buffer Surface { uint total; uint unused[3]; Cell cells[]; };
layout(push_constant) uniform Settings { uvec3 cells; float level; } settings;

const uvec2 EDGES[12] = uvec2[](uvec2(0, 1), uvec2(2, 3), uvec2(4, 5), uvec2(6, 7), uvec2(0, 2), uvec2(1, 3), uvec2(4, 6),
                                uvec2(5, 7), uvec2(0, 4), uvec2(1, 5), uvec2(2, 6), uvec2(3, 7));

uvec3 cornerOf(uint i) { return uvec3(i & 1, i >> 1 & 1, i >> 2); }

void load(uvec3 at, out float values[8])
{
    uvec3 size = settings.cells + 1;
    for (uint i = 0; i < 8; i++) {
        uvec3 p = at + cornerOf(i);
        values[i] = field[(p.z * size.y + p.y) * size.x + p.x] - settings.level;
    }
}

vec3 crossing(float values[8], uvec2 edge)
{
    float a = values[edge.x], b = values[edge.y];
    return mix(vec3(cornerOf(edge.x)), vec3(cornerOf(edge.y)), a / (a - b));
}

Cell classify(float values[8])
{
    Cell c = Cell(0, 0, 0, 0);
    for (uint i = 0; i < 8; i++)
        c.corners |= uint(values[i] < 0.0) << i;
    vec3 sum = vec3(0.0);
    for (uint e = 0; e < 12; e++) {
        bool first = bitfieldExtract(c.corners, int(EDGES[e].x), 1) == 1;
        bool second = bitfieldExtract(c.corners, int(EDGES[e].y), 1) == 1;
        if (first == second)
            continue;
        c.edges |= 1 << e;
        sum += crossing(values, EDGES[e]);
    }
    if (c.edges != 0)
        c.middle = packUnorm4x8(vec4(sum / float(bitCount(c.edges)), 0.0));
    return c;
}

void main()
{
    uvec3 at = gl_GlobalInvocationID;
    if (any(greaterThanEqual(at, settings.cells)))
        return;
    float values[8];
    load(at, values);
    Cell c = classify(values);
    if (c.edges == 0)
        return;
    c.index = (at.z * settings.cells.y + at.y) * settings.cells.x + at.x;
    cells[atomicAdd(total, 1)] = c;
}
