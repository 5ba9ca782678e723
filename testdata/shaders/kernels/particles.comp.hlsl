// target: vulkan1.1
// flags: -Od
// A step of particles: attractors and drag accelerate them, the floor throws them back, and a particle that is too old is
// born again at the source, with a velocity from its own random numbers.
struct Particle {
    float3 position;
    float age;
    float3 velocity;
    uint seed;
};

struct Attractor {
    float3 position;
    float strength;
};

[[vk::binding(0)]] RWStructuredBuffer<Particle> particles;
[[vk::binding(1)]] cbuffer Settings {
    Attractor attractors[3];
    float3 source;
    float step;
    float drag;
    float lifetime;
    float bounce;
    uint count;
};

uint next(uint seed)
{
    seed ^= seed << 13;
    seed ^= seed >> 17;
    seed ^= seed << 5;
    return seed;
}

// unit returns a random number from 0 to 1.
float unit(inout uint seed)
{
    seed = next(seed);
    return float(seed >> 8) / 16777216.0;
}

float3 acceleration(float3 position, float3 velocity)
{
    float3 sum = float3(0, -9.81, 0) - drag * velocity;
    for (int i = 0; i < 3; i++) {
        float3 way = attractors[i].position - position;
        sum += way * (attractors[i].strength / (dot(way, way) + 0.25));
    }
    return sum;
}

Particle born(Particle p)
{
    p.position = source;
    p.age = 0;
    float3 direction;
    direction.x = unit(p.seed) - 0.5;
    direction.y = 2 + unit(p.seed);
    direction.z = unit(p.seed) - 0.5;
    p.velocity = 3 * direction;
    return p;
}

Particle moved(Particle p)
{
    p.velocity += acceleration(p.position, p.velocity) * step;
    p.position += p.velocity * step;
    p.age += step;
    if (p.position.y < 0) {
        p.position.y = -p.position.y * bounce;
        p.velocity.y = abs(p.velocity.y) * bounce;
    }
    return p;
}

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    if (id.x >= count)
        return;
    Particle p = particles[id.x];
    if (p.age > lifetime)
        p = born(p);
    else
        p = moved(p);
    particles[id.x] = p;
}
