// target: vulkan1.3
// flags: -gVS
#version 460
// Signed distances: a function called from many places, with early exits.
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;
layout(push_constant) uniform P { float time; int shapes; };

float box(vec3 p, vec3 b) { vec3 q = abs(p) - b; return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0); }
float torus(vec3 p, vec2 t) { return length(vec2(length(p.xz) - t.x, p.y)) - t.y; }
float blend(float a, float b, float k) { float h = max(k - abs(a - b), 0.0) / k; return min(a, b) - h * h * k * 0.25; }

float map(vec3 p)
{
    float d = p.y + 1.0;
    for (int i = 0; i < shapes; i++) {
        vec3 q = p - vec3(float(i) * 1.5, sin(time + float(i)), 0.0);
        float e;
        switch (i % 3) {
        case 0: e = box(q, vec3(0.4)); break;
        case 1: e = torus(q, vec2(0.5, 0.1)); break;
        default: e = length(q) - 0.5;
        }
        d = blend(d, e, 0.2);
    }
    return d;
}

vec3 normalAt(vec3 p)
{
    vec2 e = vec2(0.001, 0.0);
    return normalize(vec3(map(p + e.xyy) - map(p - e.xyy), map(p + e.yxy) - map(p - e.yxy), map(p + e.yyx) - map(p - e.yyx)));
}

bool march(vec3 o, vec3 d, out float t)
{
    t = 0.0;
    for (int i = 0; i < 96; i++) {
        float h = map(o + d * t);
        if (h < 0.001 * t)
            return true;
        t += h;
        if (t > 50.0)
            return false;
    }
    return false;
}

void main()
{
    vec3 o = vec3(0.0, 1.0, -4.0), d = normalize(vec3(uv, 1.5));
    float t, ts;
    vec3 c = vec3(0.3, 0.5, 0.8) - d.y * 0.3;
    if (march(o, d, t)) {
        vec3 p = o + d * t, n = normalAt(p), l = normalize(vec3(1, 2, -1));
        float k = max(dot(n, l), 0.0);
        if (k > 0.0 && march(p + n * 0.01, l, ts))
            k *= 0.2;
        c = vec3(k) + 0.1 * normalAt(p * 1.01);
    }
    color = vec4(sqrt(c), 1.0);
}
