// target: vulkan1.2
#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_buffer_reference2 : require
#extension GL_EXT_scalar_block_layout : require
struct Hit { vec3 radiance; float t; vec3 normal; uint seed; };
layout(location = 0) rayPayloadInEXT Hit hit;
hitAttributeEXT vec2 bary;
layout(buffer_reference, scalar) readonly buffer Normals { vec3 n[]; };
layout(shaderRecordEXT, scalar) buffer Record { Normals normals; vec3 albedo; uint flags; } rec;

void main()
{
    uint base = 3u * uint(gl_PrimitiveID);
    vec3 w = vec3(1.0 - bary.x - bary.y, bary);
    vec3 n = rec.normals.n[base] * w.x + rec.normals.n[base + 1u] * w.y + rec.normals.n[base + 2u] * w.z;
    hit.normal = normalize(gl_ObjectToWorldEXT * vec4(n, 0.0));
    if ((rec.flags & 1u) != 0u && gl_HitKindEXT == gl_HitKindBackFacingTriangleEXT)
        hit.normal = -hit.normal;
    hit.t = gl_HitTEXT;
    hit.radiance = rec.albedo * float(gl_InstanceCustomIndexEXT + gl_GeometryIndexEXT);
}
