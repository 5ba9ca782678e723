// target: vulkan1.1
#version 450
// Colors of a Julia set: each pixel is the average of points in a grid, and a point is colored by how soon it escapes.
layout(local_size_x = 8, local_size_y = 8) in;
layout(constant_id = 0) const uint LIMIT = 64;
layout(constant_id = 1) const uint GRID = 2; // points of a pixel in each direction

layout(binding = 0) writeonly buffer Picture { vec4 picture[]; };
layout(push_constant) uniform View { vec2 seed; float zoom; uint width, height; } view;

struct Escape {
    bool escaped;
    float time; // with a fraction
};

vec2 square(vec2 z) { return vec2(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y); }

Escape escape(vec2 z)
{
    for (uint i = 0; i < LIMIT; i++) {
        float size = dot(z, z);
        if (size > 64.0)
            return Escape(true, float(i) - log2(0.5 * log2(size)));
        z = square(z) + view.seed;
    }
    return Escape(false, 0.0);
}

vec3 palette(float t) { return 0.5 + 0.5 * cos(6.2831853 * (0.05 * t + vec3(0.0, 0.33, 0.67))); }

vec3 colorAt(vec2 point)
{
    Escape e = escape(point);
    return e.escaped ? palette(e.time) : vec3(0.0);
}

void main()
{
    uvec2 at = gl_GlobalInvocationID.xy;
    if (at.x >= view.width || at.y >= view.height)
        return;
    vec3 sum = vec3(0.0);
    for (uint y = 0; y < GRID; y++)
        for (uint x = 0; x < GRID; x++) {
            vec2 inside = (vec2(x, y) + 0.5) / float(GRID);
            vec2 point = (2.0 * (vec2(at) + inside) - vec2(view.width, view.height)) / float(view.height);
            sum += colorAt(point * view.zoom);
        }
    picture[at.y * view.width + at.x] = vec4(sum / float(GRID * GRID), 1.0);
}
