// target: vulkan1.0
#version 450
// Escape times of the Mandelbrot set, one int per point.
layout(local_size_x = 8, local_size_y = 8) in;

layout(set = 0, binding = 0) writeonly buffer Counts { int count[]; };

layout(push_constant) uniform Params {
    vec2 origin;
    float scale;
    int width;
    int height;
    int limit;
} params;

int escape(vec2 c)
{
    vec2 z = vec2(0.0);
    int n = 0;
    while (n < params.limit) {
        float xx = z.x * z.x;
        float yy = z.y * z.y;
        if (xx + yy > 4.0)
            break;
        z = vec2(xx - yy, 2.0 * z.x * z.y) + c;
        ++n;
    }
    return n;
}

void main()
{
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    if (p.x >= params.width || p.y >= params.height)
        return;
    vec2 c = params.origin + vec2(p) * params.scale;
    count[p.y * params.width + p.x] = escape(c);
}
