// target: vulkan1.1
#version 450
// Color grading by a table in three dimensions. Between its entries a color is interpolated in the tetrahedron that it lies
// in: the order of its coordinates says which.
layout(local_size_x = 64) in;

layout(binding = 0) readonly buffer Table { vec4 table[]; }; // red changes fastest
layout(binding = 1) buffer Pixels { uint pixels[]; };
layout(push_constant) uniform Settings { uint count, edge; float strength; } settings;

struct Place {
    ivec3 cell;
    vec3 inside;
};

vec3 entry(ivec3 at)
{
    int edge = int(settings.edge);
    return table[(at.z * edge + at.y) * edge + at.x].rgb;
}

Place placeOf(vec3 color)
{
    vec3 scaled = color * float(settings.edge - 1);
    ivec3 cell = min(ivec3(scaled), ivec3(settings.edge - 2));
    return Place(cell, scaled - vec3(cell));
}

void order(inout float a, inout ivec3 wayA, inout float b, inout ivec3 wayB)
{
    if (a >= b)
        return;
    float c = a;
    a = b;
    b = c;
    ivec3 way = wayA;
    wayA = wayB;
    wayB = way;
}

vec3 graded(Place p)
{
    ivec3 ways[3] = ivec3[](ivec3(1, 0, 0), ivec3(0, 1, 0), ivec3(0, 0, 1));
    float parts[3] = float[](p.inside.x, p.inside.y, p.inside.z);
    order(parts[0], ways[0], parts[1], ways[1]);
    order(parts[1], ways[1], parts[2], ways[2]);
    order(parts[0], ways[0], parts[1], ways[1]);
    ivec3 corner = p.cell;
    vec3 sum = (1.0 - parts[0]) * entry(corner);
    for (int i = 0; i < 3; i++) {
        corner += ways[i];
        float weight = i < 2 ? parts[i] - parts[i + 1] : parts[2];
        sum += weight * entry(corner);
    }
    return sum;
}

void main()
{
    uint i = gl_GlobalInvocationID.x;
    if (i >= settings.count)
        return;
    vec4 color = unpackUnorm4x8(pixels[i]);
    color.rgb = mix(color.rgb, graded(placeOf(color.rgb)), settings.strength);
    pixels[i] = packUnorm4x8(color);
}
