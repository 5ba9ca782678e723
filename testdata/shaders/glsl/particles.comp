// target: vulkan1.1 spirv1.4
// flags: -g
#version 450
layout(local_size_x = 64) in;
struct Particle { vec3 pos; float life; vec3 vel; uint kind; };
layout(std430, binding = 0) buffer Particles { Particle ps[]; };
layout(std430, binding = 1) buffer Dead { uint dead; uint list[]; };
layout(binding = 2) uniform Sim {
    vec4 wells[4];
    vec3 gravity;
    float dt;
    vec3 lo;
    float drag;
    vec3 hi;
    int wellCount;
} sim;

void bounce(inout float p, inout float v, float lo, float hi)
{
    if (p < lo) {
        p = lo + (lo - p) * 0.5;
        v = -v * 0.8;
    } else if (p > hi) {
        p = hi;
        v = -abs(v);
    }
}

vec3 force(Particle p)
{
    vec3 f = sim.gravity;
    for (int i = 0; i < sim.wellCount; i++) {
        vec3 d = sim.wells[i].xyz - p.pos;
        float r2 = dot(d, d);
        if (r2 > 100.0)
            continue;
        f += d * (sim.wells[i].w * inversesqrt(r2 + 0.01) / (r2 + 0.01));
    }
    switch (p.kind) {
    case 0u: return f;
    case 1u: return -f;
    case 2u: f.y = 0.0;
    default: f *= 0.5;
    }
    return f - p.vel * sim.drag;
}

void main()
{
    uint id = gl_GlobalInvocationID.x;
    if (id >= ps.length())
        return;
    Particle p = ps[id];
    if (p.life <= 0.0)
        return;
    p.vel += force(p) * sim.dt;
    p.pos += p.vel * sim.dt;
    for (int k = 0; k < 3; k++)
        bounce(p.pos[k], p.vel[k], sim.lo[k], sim.hi[k]);
    p.life -= sim.dt;
    if (p.life <= 0.0)
        list[atomicAdd(dead, 1u)] = id;
    ps[id] = p;
}
