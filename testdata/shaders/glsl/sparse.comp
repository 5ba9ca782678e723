// target: vulkan1.1
#version 450
#extension GL_ARB_sparse_texture2 : require
#extension GL_ARB_sparse_texture_clamp : require
layout(local_size_x = 8, local_size_y = 8) in;
layout(binding = 0) uniform sampler2D tex;
layout(binding = 1, rgba16f) uniform image2D pages;
layout(binding = 2) uniform usampler2D utex;
layout(binding = 3) buffer Missing { uint missing; vec4 found[]; };

void main()
{
    vec2 uv = (vec2(gl_GlobalInvocationID.xy) + 0.5) / vec2(textureSize(tex, 0));
    vec4 texel = vec4(0.0);
    bool ok = false;
    for (int lod = 0; lod < 6 && !ok; lod++) {
        int code = sparseTextureLodARB(tex, uv, float(lod), texel);
        ok = sparseTexelsResidentARB(code);
    }
    vec4 more;
    int code = sparseImageLoadARB(pages, ivec2(gl_GlobalInvocationID.xy), more);
    vec4 gathered;
    code |= sparseTextureGatherARB(tex, uv, gathered, 1);
    uvec4 raw;
    int other = sparseTexelFetchARB(utex, ivec2(0), 0, raw);
    if (!ok || !sparseTexelsResidentARB(code) || !sparseTexelsResidentARB(other))
        atomicAdd(missing, 1u);
    else
        found[gl_LocalInvocationIndex] = texel + more + gathered + vec4(raw);
}
