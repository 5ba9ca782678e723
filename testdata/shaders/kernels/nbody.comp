// target: vulkan1.1
#version 450
#extension GL_EXT_control_flow_attributes : require
// A step of bodies that attract each other. A workgroup goes through all bodies in tiles of shared memory.
layout(local_size_x = 64, local_size_x_id = 0) in;
layout(constant_id = 0) const uint THREADS = 64;

struct Body {
    vec4 position; // and mass
    vec4 velocity;
};

layout(binding = 0) readonly buffer Before { Body before[]; };
layout(binding = 1) writeonly buffer After { Body after[]; };
layout(push_constant) uniform Settings { uint count; float step, softening; } settings;

shared vec4 tile[THREADS];

vec3 attraction(vec3 from, vec4 body)
{
    vec3 way = body.xyz - from;
    float square = dot(way, way) + settings.softening * settings.softening;
    float inverse = inversesqrt(square);
    return way * (body.w * inverse * inverse * inverse);
}

void move(inout Body body, vec3 acceleration)
{
    body.velocity.xyz += acceleration * settings.step;
    body.position.xyz += body.velocity.xyz * settings.step;
}

void main()
{
    uint i = gl_GlobalInvocationID.x;
    Body body = before[min(i, settings.count - 1)];
    vec3 acceleration = vec3(0.0);
    for (uint first = 0; first < settings.count; first += THREADS) {
        uint j = first + gl_LocalInvocationIndex;
        tile[gl_LocalInvocationIndex] = j < settings.count ? before[j].position : vec4(0.0);
        barrier();
        [[unroll]] for (uint k = 0; k < THREADS; k++)
            acceleration += attraction(body.position.xyz, tile[k]);
        barrier();
    }
    move(body, acceleration);
    if (i < settings.count)
        after[i] = body;
}
