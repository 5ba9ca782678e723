// target: vulkan1.1
#version 450
// Traces paths through a scene of spheres below an open sky. The hierarchy of boxes lies in a buffer and is walked with a
// stack; each path has its own random numbers.
layout(local_size_x = 8, local_size_y = 4) in;
layout(constant_id = 0) const uint SAMPLES = 2;
layout(constant_id = 1) const uint BOUNCES = 3;
const uint STACK = 12;

struct Node { // inner nodes have the children first and first + 1, leaves the spheres from first on
    vec3 low;
    uint first;
    vec3 high;
    uint count; // of spheres; 0 for an inner node
};

struct Sphere {
    vec3 center;
    float radius;
    vec3 color;
    float mirror; // the share of rays that are reflected
};

layout(binding = 0) readonly buffer Nodes { Node nodes[]; };
layout(binding = 1) readonly buffer Spheres { Sphere spheres[]; };
layout(binding = 2) writeonly buffer Picture { vec4 picture[]; };
layout(push_constant) uniform View { vec4 eye; uint width, height; } view;

struct Ray {
    vec3 start, direction, inverse;
};

struct Hit {
    float distance;
    uint sphere;
};

const float FAR = 1.0e8;
const uint NONE = 0xFFFFFFFFu;

Ray makeRay(vec3 start, vec3 direction) { return Ray(start, direction, 1.0 / direction); }

// random returns the next random number, from 0 to 1 without 1 (permuted congruential generator).
float random(inout uint state)
{
    state = state * 747796405u + 2891336453u;
    uint word = ((state >> ((state >> 28) + 4)) ^ state) * 277803737u;
    word = (word >> 22) ^ word;
    return float(word >> 8) / 16777216.0;
}

vec3 randomDirection(inout uint state)
{
    float z = 2.0 * random(state) - 1.0;
    float angle = 6.2831853 * random(state);
    float r = sqrt(max(1.0 - z * z, 0.0));
    return vec3(r * cos(angle), r * sin(angle), z);
}

bool meetsBox(Ray ray, Node node, float nearest)
{
    vec3 a = (node.low - ray.start) * ray.inverse, b = (node.high - ray.start) * ray.inverse;
    vec3 enter = min(a, b), leave = max(a, b);
    float from = max(max(enter.x, enter.y), max(enter.z, 0.0));
    float to = min(min(leave.x, leave.y), min(leave.z, nearest));
    return from <= to;
}

void meetSphere(Ray ray, uint i, inout Hit hit)
{
    vec3 way = spheres[i].center - ray.start;
    float middle = dot(way, ray.direction);
    vec3 beside = way - middle * ray.direction;
    float square = spheres[i].radius * spheres[i].radius - dot(beside, beside);
    if (square < 0.0)
        return;
    float half_ = sqrt(square);
    float t = middle - half_ > 0.001 ? middle - half_ : middle + half_;
    if (t > 0.001 && t < hit.distance)
        hit = Hit(t, i);
}

Hit closest(Ray ray)
{
    Hit hit = Hit(FAR, NONE);
    uint stack[STACK];
    uint depth = 1;
    stack[0] = 0;
    while (depth > 0) {
        Node node = nodes[stack[--depth]];
        if (!meetsBox(ray, node, hit.distance))
            continue;
        for (uint i = 0; i < node.count; i++)
            meetSphere(ray, node.first + i, hit);
        if (node.count == 0 && depth + 2 <= STACK) {
            stack[depth++] = node.first + 1;
            stack[depth++] = node.first;
        }
    }
    return hit;
}

vec3 sky(vec3 direction) { return mix(vec3(1.0), vec3(0.4, 0.6, 1.0), 0.5 + 0.5 * direction.y); }

Ray bounced(Ray ray, Hit hit, inout uint state)
{
    Sphere s = spheres[hit.sphere];
    vec3 p = ray.start + hit.distance * ray.direction;
    vec3 normal = (p - s.center) / s.radius;
    vec3 direction = random(state) < s.mirror ? reflect(ray.direction, normal) : normal + randomDirection(state);
    return makeRay(p, normalize(direction));
}

vec3 path(Ray ray, inout uint state)
{
    vec3 weight = vec3(1.0);
    for (uint i = 0; i <= BOUNCES; i++) {
        Hit hit = closest(ray);
        if (hit.sphere == NONE)
            return weight * sky(ray.direction);
        weight *= spheres[hit.sphere].color;
        ray = bounced(ray, hit, state);
    }
    return vec3(0.0);
}

Ray through(vec2 pixel)
{
    vec3 ahead = normalize(-view.eye.xyz);
    vec3 right = normalize(cross(ahead, vec3(0.0, 1.0, 0.0)));
    vec3 up = cross(right, ahead);
    return makeRay(view.eye.xyz, normalize(ahead * 2.0 + right * pixel.x + up * pixel.y));
}

void main()
{
    uvec2 at = gl_GlobalInvocationID.xy;
    if (at.x >= view.width || at.y >= view.height)
        return;
    uint index = at.y * view.width + at.x;
    uint state = index * 9781u + 1u;
    vec3 sum = vec3(0.0);
    for (uint i = 0; i < SAMPLES; i++) {
        vec2 inside = vec2(random(state), random(state));
        vec2 pixel = (2.0 * (vec2(at) + inside) - vec2(view.width, view.height)) / float(view.height);
        sum += path(through(pixel), state);
    }
    picture[index] = vec4(sum / float(SAMPLES), 1.0);
}
