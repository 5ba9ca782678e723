// target: vulkan1.1
#version 450
// Bools stored in locals, globals, shared memory, structs and arrays; in buffers they become uints.
layout(local_size_x = 32) in;
struct Flags { bool a; bvec3 b; bool c[4]; };
layout(std430, binding = 0) buffer B { bool on; bvec4 mask; bool list[]; } b;
layout(binding = 1) uniform U { bvec2 pair; bool single; } u;
shared bool seen[32];
bool once = false;

bool first()
{
    bool r = !once;
    once = true;
    return r;
}

void main()
{
    uint id = gl_LocalInvocationIndex;
    Flags f;
    f.a = b.on && u.single;
    f.b = b.mask.xyz;
    for (int i = 0; i < 4; i++)
        f.c[i] = b.list[i] != f.b[i % 3];
    seen[id] = f.a || first();
    barrier();
    bool all_ = true;
    for (int i = 0; i < 32 && all_; i++)
        all_ = all_ && seen[i];
    f.c[id & 3u] = first();
    b.list[id] = f.c[(id + 1u) & 3u] == all_;
    b.mask = bvec4(any(f.b), all(u.pair), not(f.b).xy);
    b.on = seen[31 - int(id)];
    if (bool(id & 1u) != bool(float(id)))
        b.list[0] = false;
}
