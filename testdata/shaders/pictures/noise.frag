#version 450
// Value noise in five octaves: a lattice of integer hashes, with smooth steps between.
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;

float lattice(ivec2 p)
{
    uint h = uint(p.x) * 0x9E3779B9u ^ uint(p.y) * 0x85EBCA6Bu;
    h ^= h >> 15;
    h *= 0x2C1B3C6Du;
    h ^= h >> 12;
    return float(h & 0xFFFFu) * (1.0 / 65536.0);
}

float noise(vec2 p)
{
    vec2 i = floor(p), f = p - i;
    vec2 s = f * f * (3.0 - 2.0 * f);
    ivec2 k = ivec2(i);
    return mix(mix(lattice(k), lattice(k + ivec2(1, 0)), s.x),
               mix(lattice(k + ivec2(0, 1)), lattice(k + ivec2(1, 1)), s.x), s.y);
}

void main()
{
    float sum = 0.0, weight = 0.5;
    vec2 p = uv * 5.0 + 0.37;
    for (int i = 0; i < 5; i++) {
        sum += weight * noise(p);
        p = mat2(1.6, 1.2, -1.2, 1.6) * p;
        weight *= 0.5;
    }
    color = vec4(mix(vec3(0.05, 0.1, 0.3), vec3(1.0, 0.9, 0.7), smoothstep(0.2, 0.8, sum)), 1.0);
}
