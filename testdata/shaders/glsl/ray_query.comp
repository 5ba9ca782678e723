// target: vulkan1.2
#version 460
#extension GL_EXT_ray_query : require
layout(local_size_x = 8, local_size_y = 8) in;
layout(binding = 0) uniform accelerationStructureEXT scene;
layout(binding = 1, r32f) uniform writeonly image2D ao;
layout(binding = 2) readonly buffer Points { vec4 points[]; };

float trace(vec3 o, vec3 d)
{
    rayQueryEXT q;
    rayQueryInitializeEXT(q, scene, gl_RayFlagsNoOpaqueEXT, 0xff, o, 0.01, d, 5.0);
    float best = 5.0;
    while (rayQueryProceedEXT(q)) {
        if (rayQueryGetIntersectionTypeEXT(q, false) == gl_RayQueryCandidateIntersectionTriangleEXT) {
            vec2 b = rayQueryGetIntersectionBarycentricsEXT(q, false);
            if (b.x + b.y > 0.95)
                continue;
            rayQueryConfirmIntersectionEXT(q);
        } else {
            if (rayQueryGetIntersectionPrimitiveIndexEXT(q, false) == 13) {
                rayQueryTerminateEXT(q);
                break;
            }
            rayQueryGenerateIntersectionEXT(q, best * 0.5);
        }
    }
    if (rayQueryGetIntersectionTypeEXT(q, true) != gl_RayQueryCommittedIntersectionNoneEXT)
        best = rayQueryGetIntersectionTEXT(q, true);
    return best;
}

void main()
{
    uvec2 p = gl_GlobalInvocationID.xy;
    vec3 o = points[p.x].xyz;
    float s = 0.0;
    for (int i = 0; i < 8; i++)
        s += trace(o, vec3(sin(float(i)), 1.0, cos(float(i))));
    imageStore(ao, ivec2(p), vec4(s / 40.0));
}
