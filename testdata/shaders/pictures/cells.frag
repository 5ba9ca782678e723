#version 450
// Distances to the nearest two of scattered points: Worley noise, which is continuous where its cells meet.
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;

vec2 point(ivec2 cell)
{
    uint h = uint(cell.x * 73856093 ^ cell.y * 19349663);
    h = (h ^ (h >> 13)) * 1274126177u;
    return vec2(h & 1023u, (h >> 10) & 1023u) * (1.0 / 1024.0);
}

void main()
{
    vec2 p = uv * 6.0 + 10.1;
    ivec2 cell = ivec2(floor(p));
    float first = 8.0, second = 8.0;
    for (int y = -2; y <= 2; y++)
        for (int x = -2; x <= 2; x++) {
            ivec2 c = cell + ivec2(x, y);
            vec2 d = vec2(c) + point(c) - p;
            float far = dot(d, d);
            if (far < first) {
                second = first;
                first = far;
            } else {
                second = min(second, far);
            }
        }
    first = sqrt(first);
    second = sqrt(second);
    color = vec4(first, clamp(second - first, 0.0, 1.0), 0.5 * second, 1.0);
}
