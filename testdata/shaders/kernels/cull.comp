// target: vulkan1.1
#version 450
// Culls objects by the spheres around them: an object inside all planes of a frustum is appended to a list, with a level of
// detail by the distance. A workgroup reserves room for all of its objects at once.
layout(local_size_x = 64) in;
const uint PLANES = 5;

struct Draw {
    uint object, detail;
};

layout(binding = 0) readonly buffer Objects { vec4 spheres[]; }; // center and radius
layout(binding = 1) readonly uniform Camera { vec4 planes[PLANES]; vec4 eye; uint count; };
layout(binding = 2) buffer Visible { uint total; uint unused[3]; Draw draws[]; };

shared uint found;
shared uint base;
shared Draw local[64];

bool inside(vec4 sphere)
{
    for (uint i = 0; i < PLANES; i++)
        if (dot(planes[i], vec4(sphere.xyz, 1.0)) < -sphere.w)
            return false;
    return true;
}

uint detailOf(vec4 sphere)
{
    float size = sphere.w / max(distance(sphere.xyz, eye.xyz), 0.001);
    if (size > 0.2)
        return 0;
    return size > 0.05 ? 1 : 2;
}

void append(Draw draw) { local[atomicAdd(found, 1)] = draw; }

void main()
{
    uint place = gl_LocalInvocationIndex, object = gl_GlobalInvocationID.x;
    if (place == 0)
        found = 0;
    barrier();
    if (object < count && inside(spheres[object]))
        append(Draw(object, detailOf(spheres[object])));
    barrier();
    if (place == 0)
        base = atomicAdd(total, found);
    barrier();
    if (place < found)
        draws[base + place] = local[place];
}
