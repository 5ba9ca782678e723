// target: vulkan1.1
// flags: -g
#version 450
// Nested structs and arrays, in buffers and in locals, with dynamic indexes.
layout(local_size_x = 16) in;

struct Leaf { vec3 pos; float w; ivec2 tag; };
struct Branch { Leaf leaves[3]; mat2 turn; uint count; };
struct Tree { Branch branches[2]; vec4 bounds[2]; float height; };

layout(std430, binding = 0) buffer Trees { Tree trees[]; };
layout(std140, binding = 1) uniform Settings { Tree model; int pick[8]; float gain; } settings;

Leaf blend(Leaf a, Leaf b, float t)
{
    Leaf r;
    r.pos = mix(a.pos, b.pos, t);
    r.w = mix(a.w, b.w, t);
    r.tag = t < 0.5 ? a.tag : b.tag;
    return r;
}

void grow(inout Branch b, in float amount, out float total)
{
    total = 0.0;
    for (uint i = 0u; i < 3u; i++) {
        b.leaves[i].pos *= amount;
        b.leaves[i].tag.y += int(i);
        total += b.leaves[i].w;
    }
    b.turn[1] = b.turn * vec2(amount, 1.0);
    b.count++;
}

Tree copyOf(Tree t) { return t; }

void main()
{
    uint id = gl_GlobalInvocationID.x;
    Tree t = trees[id];
    Tree m = copyOf(settings.model);

    int k = settings.pick[id & 7u] & 1;
    float sum;
    grow(t.branches[k], settings.gain, sum);
    t.height += sum;

    Leaf scratch[4];
    for (int i = 0; i < 3; i++)
        scratch[i] = blend(t.branches[k].leaves[i], m.branches[1 - k].leaves[2 - i], 0.25 * float(i));
    scratch[3] = Leaf(vec3(1.0, 2.0, 3.0), 4.0, ivec2(5, 6));
    int j = settings.pick[(id + 1u) & 7u] & 3;
    scratch[j].pos.yz = scratch[3 - j].pos.xy;
    scratch[j].pos[j % 3] += 1.0;

    t.branches[1 - k].leaves[j % 3] = scratch[(j + 1) & 3];
    t.bounds[0] = min(t.bounds[0], vec4(scratch[j].pos, scratch[j].w));
    t.bounds[1][j] = max(t.bounds[1][j], scratch[0].w);
    if (t == m)
        t.height = -1.0;
    trees[id] = t;
}
