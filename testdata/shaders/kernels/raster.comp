// target: vulkan1.1
#version 450
// Draws triangles with edge functions on integers. A workgroup has a tile of pixels and goes through the triangles in
// batches, which it sets up in shared memory; a pixel keeps the nearest triangle.
layout(local_size_x = 8, local_size_y = 8) in;
const uint BATCH = 64;

layout(binding = 0) readonly buffer Corners { ivec4 corners[]; }; // x and y in sixteenths of a pixel, depth
layout(binding = 1) writeonly buffer Picture { uvec2 picture[]; }; // triangle + 1, and its depth
layout(push_constant) uniform Size { uint width, height, count; } size;

struct Edge {
    int a, b, c; // a * x + b * y + c is above 0 inside, and 0 belongs to one of two neighbours
};

struct Triangle {
    Edge edges[3];
    int area;
    ivec3 depths;
};

shared Triangle triangles[BATCH];

// edgeBetween returns the edge function of two corners.
Edge edgeBetween(ivec2 p, ivec2 q)
{
    Edge e = Edge(p.y - q.y, q.x - p.x, p.x * q.y - p.y * q.x);
    bool owner = e.a > 0 || e.a == 0 && e.b < 0;
    if (!owner)
        e.c -= 1;
    return e;
}

Triangle setUp(uint i)
{
    ivec4 p = corners[3 * i], q = corners[3 * i + 1], r = corners[3 * i + 2];
    int area = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
    if (area < 0) {
        ivec4 s = q;
        q = r;
        r = s;
        area = -area;
    }
    Triangle t;
    t.edges = Edge[](edgeBetween(q.xy, r.xy), edgeBetween(r.xy, p.xy), edgeBetween(p.xy, q.xy));
    t.area = area;
    t.depths = ivec3(p.z, q.z, r.z);
    return t;
}

int inside(Edge e, ivec2 at) { return e.a * at.x + e.b * at.y + e.c; }

// draw lets a triangle take the pixel if it covers it and is nearer.
void draw(Triangle t, uint number, ivec2 at, inout uvec2 pixel)
{
    ivec3 w;
    for (int i = 0; i < 3; i++)
        w[i] = inside(t.edges[i], at);
    if (t.area == 0 || any(lessThan(w, ivec3(0))))
        return;
    vec3 weights = vec3(w) / float(t.area);
    uint depth = uint(max(dot(weights, vec3(t.depths)), 0.0));
    if (depth < pixel.y)
        pixel = uvec2(number + 1, depth);
}

void main()
{
    uvec2 place = gl_GlobalInvocationID.xy;
    ivec2 at = ivec2(place) * 16 + 8;
    uvec2 pixel = uvec2(0, 0xFFFFFFFFu);
    for (uint first = 0; first < size.count; first += BATCH) {
        uint count = min(BATCH, size.count - first);
        barrier();
        if (gl_LocalInvocationIndex < count)
            triangles[gl_LocalInvocationIndex] = setUp(first + gl_LocalInvocationIndex);
        barrier();
        for (uint i = 0; i < count; i++)
            draw(triangles[i], first + i, at, pixel);
    }
    if (place.x < size.width && place.y < size.height)
        picture[place.y * size.width + place.x] = pixel;
}
