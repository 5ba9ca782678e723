#version 450
// A scene of spheres in a storage buffer, melted together and marched along each ray. Where a ray meets nothing it
// fades, so that silhouettes are soft.
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;

struct Sphere { vec3 center; float radius; };
layout(set = 0, binding = 0, std430) readonly buffer Scene { uint count; float sharp; Sphere spheres[]; };
layout(push_constant) uniform Push { vec4 lightDir; };

float map(vec3 p)
{
    float sum = 0.0;
    for (uint i = 0u; i < min(count, 6u); i++) {
        vec3 at = (spheres[i].center - 0.7) * vec3(3.0, 3.0, 1.0);
        sum += exp2(-6.0 * (length(p - at) - 0.4 * spheres[i].radius));
    }
    return -log2(sum) / 6.0;
}

vec3 normalAt(vec3 p)
{
    const vec2 e = vec2(0.02, 0.0);
    return normalize(vec3(map(p + e.xyy) - map(p - e.xyy), map(p + e.yxy) - map(p - e.yxy),
                          map(p + e.yyx) - map(p - e.yyx)));
}

void main()
{
    vec3 from = vec3(0.0, 0.0, -4.0), along = normalize(vec3(uv * 2.0 - 1.0, 2.0));
    float t = 2.0, nearest = 1.0;
    for (int i = 0; i < 40; i++) {
        float d = map(from + along * t);
        nearest = min(nearest, d);
        t += 0.5 * d;
    }
    vec3 p = from + along * min(t, 8.0);
    float light = 0.5 + 0.5 * dot(normalAt(p), normalize(vec3(-lightDir.x, -lightDir.y, -lightDir.z)));
    vec3 back = mix(vec3(0.1, 0.1, 0.2), vec3(0.3, 0.4, 0.6), uv.y);
    color = vec4(mix(vec3(light, light * light, 0.4 * light), back, smoothstep(0.0, 0.3, nearest)), 1.0);
}
