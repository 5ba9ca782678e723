#version 450
// target: vulkan1.2
#extension GL_EXT_nonuniform_qualifier : require

// Resources that are chosen by indices that differ between invocations: through calls, loops, selections, local arrays
// and copies.

layout(set = 0, binding = 0) uniform sampler2D textures[];
layout(set = 0, binding = 1) uniform texture2D images[8];
layout(set = 0, binding = 2) uniform sampler samplers[2];
layout(set = 0, binding = 3, std430) buffer Material { vec4 color; uint texture; uint next[4]; } materials[];
layout(set = 0, binding = 4) uniform Scale { vec4 factors[4]; } scales[4];
layout(set = 0, binding = 5, r32ui) uniform uimage2D counters[];

layout(location = 0) in vec2 uv;
layout(location = 1) flat in uint material;
layout(location = 2) flat in int level;
layout(location = 0) out vec4 color;

vec4 sampled(uint i, vec2 at) {
    return texture(textures[nonuniformEXT(i)], at);
}

vec4 fetched(int i, int s) {
    return texture(sampler2D(images[nonuniformEXT(i)], samplers[nonuniformEXT(s)]), uv);
}

vec4 scaled(vec4 v, int i) {
    vec4 factors[4] = scales[nonuniformEXT(i)].factors;
    return v * factors[i & 3] + factors[0];
}

void main() {
    uint m = nonuniformEXT(material);
    vec4 sum = materials[m].color;
    for (int i = 0; i < 2; i++)
        sum += sampled(materials[m].texture + uint(i), uv * float(i + 1));
    uint chain[3];
    for (int i = 0; i < 3; i++)
        chain[i] = materials[m].next[i];
    sum += materials[nonuniformEXT(chain[level & 1])].color;
    int which = uv.x > 0.5 ? level : level + 1;
    sum += fetched(which, level & 1) + fetched(level, 0);
    if (sum.w > 1.0)
        sum = scaled(sum, level);
    else
        sum = scaled(sum, which);
    imageAtomicAdd(counters[nonuniformEXT(m)], ivec2(uv), 1u);
    materials[m].texture = imageLoad(counters[nonuniformEXT(m + 1u)], ivec2(uv)).x;
    color = sum;
}
