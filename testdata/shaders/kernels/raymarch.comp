// target: vulkan1.1
#version 450
// Marches rays through a field of distances: a sphere that melts into a box, a ring around them, and a floor. The result
// is the light at the first hit, with a soft shadow, and the length of the ray.
layout(local_size_x = 8, local_size_y = 8) in;
layout(constant_id = 0) const int STEPS = 64;

layout(binding = 0) writeonly buffer Picture { vec2 picture[]; };
layout(push_constant) uniform View { vec4 eye, light; uint width, height; } view;

struct Ray {
    vec3 start, direction;
};

struct Hit {
    bool found;
    float way;
};

float sphere(vec3 p, float radius) { return length(p) - radius; }

float box(vec3 p, vec3 size)
{
    vec3 d = abs(p) - size;
    return length(max(d, 0.0)) + min(max(d.x, max(d.y, d.z)), 0.0);
}

float ring(vec3 p, float radius, float thickness)
{
    return length(vec2(length(p.xz) - radius, p.y)) - thickness;
}

// melt is the smaller distance, with a round edge between the two.
float melt(float a, float b, float k)
{
    float h = clamp(0.5 + 0.5 * (b - a) / k, 0.0, 1.0);
    return mix(b, a, h) - k * h * (1.0 - h);
}

float field(vec3 p)
{
    float d = melt(sphere(p - vec3(0.0, 0.6, 0.0), 0.6), box(p, vec3(0.7, 0.2, 0.5)), 0.3);
    d = min(d, ring(p - vec3(0.0, 0.2, 0.0), 1.3, 0.15));
    return min(d, p.y + 0.5);
}

vec3 normal(vec3 p)
{
    const float e = 0.002;
    vec3 sum = vec3(0.0);
    for (int i = 0; i < 4; i++) {
        vec3 corner = vec3((i + 1 & 2) - 1, (i & 2) - 1, (2 * i & 2) - 1);
        sum += corner * field(p + e * corner);
    }
    return normalize(sum);
}

Hit march(Ray ray)
{
    float t = 0.0;
    for (int i = 0; i < STEPS; i++) {
        float d = field(ray.start + t * ray.direction);
        if (d < 0.001)
            return Hit(true, t);
        t += d;
        if (t > 20.0)
            break;
    }
    return Hit(false, t);
}

float shadow(Ray ray)
{
    float open = 1.0, t = 0.05;
    for (int i = 0; i < 24 && t < 4.0; i++) {
        float d = field(ray.start + t * ray.direction);
        if (d < 0.001)
            return 0.0;
        open = min(open, 8.0 * d / t);
        t += clamp(d, 0.02, 0.3);
    }
    return open;
}

Ray through(vec2 pixel)
{
    vec3 ahead = normalize(-view.eye.xyz);
    vec3 right = normalize(cross(ahead, vec3(0.0, 1.0, 0.0)));
    vec3 up = cross(right, ahead);
    return Ray(view.eye.xyz, normalize(ahead * 1.5 + right * pixel.x + up * pixel.y));
}

vec2 trace(Ray ray)
{
    Hit hit = march(ray);
    if (!hit.found)
        return vec2(0.2 + 0.3 * ray.direction.y, 20.0);
    vec3 p = ray.start + hit.way * ray.direction;
    vec3 n = normal(p), toLight = normalize(view.light.xyz);
    float direct = max(dot(n, toLight), 0.0);
    if (direct > 0.0)
        direct *= shadow(Ray(p + 0.01 * n, toLight));
    return vec2(0.1 + 0.9 * direct, hit.way);
}

void main()
{
    uvec2 at = gl_GlobalInvocationID.xy;
    if (at.x >= view.width || at.y >= view.height)
        return;
    vec2 pixel = (2.0 * vec2(at) + 1.0 - vec2(view.width, view.height)) / float(view.height);
    picture[at.y * view.width + at.x] = trace(through(pixel));
}
