// target: vulkan1.1
#version 450
// Sampled images of every dimension and every way to sample them.
layout(binding = 0) uniform sampler1D t1;
layout(binding = 1) uniform sampler2D t2;
layout(binding = 2) uniform sampler3D t3;
layout(binding = 3) uniform samplerCube tc;
layout(binding = 4) uniform sampler2DArray t2a;
layout(binding = 5) uniform samplerCubeArray tca;
layout(binding = 6) uniform sampler2DMS tms;
layout(binding = 7) uniform sampler2DShadow sh;
layout(binding = 8) uniform samplerCubeShadow shc;
layout(binding = 9) uniform sampler2DArrayShadow sha;
layout(binding = 10) uniform isampler2D ti;
layout(binding = 11) uniform usampler3D tu;
layout(binding = 12) uniform samplerBuffer tb;
layout(binding = 13) uniform sampler1DArray t1a;
layout(binding = 14) uniform sampler2DMSArray tmsa;
layout(location = 0) in vec4 c;
layout(location = 1) flat in ivec4 k;
layout(location = 0) out vec4 color;
layout(location = 1) out ivec4 icolor;

void main()
{
    vec4 s = texture(t1, c.x) + texture(t2, c.xy) + texture(t3, c.xyz) + texture(tc, c.xyz);
    s += texture(t2a, c.xyz) + texture(tca, c) + texture(t1a, c.xy);
    s += texture(t2, c.xy, -0.5);
    s += textureLod(t2, c.xy, 2.0) + textureLod(tc, c.zyx, c.w);
    s += textureGrad(t2, c.xy, dFdx(c.zw), dFdy(c.zw)) + textureGrad(t3, c.xyz, c.yyy, c.zzz);
    s += textureProj(t2, c.xyz) + textureProj(t2, c) + textureProjLod(t1, c, 1.0) + textureProjGrad(t3, c, c.xxx, c.www);
    s += textureOffset(t2, c.xy, ivec2(1, -2)) + textureLodOffset(t3, c.xyz, 0.0, ivec3(-1, 0, 1));
    s += textureGradOffset(t2a, c.xyz, c.xy, c.zw, ivec2(3, 3)) + textureProjOffset(t2, c.xyz, ivec2(-8, 7));
    s += texelFetch(t2, k.xy, 0) + texelFetch(t3, k.xyz, k.w) + texelFetch(t2a, k.xyz, 1);
    s += texelFetch(tms, k.xy, 3) + texelFetch(tmsa, k.xyz, k.w) + texelFetch(tb, k.x);
    s += texelFetchOffset(t2, k.zw, 2, ivec2(-1, -1));
    s += textureGather(t2, c.xy) + textureGather(t2, c.xy, 2) + textureGather(tc, c.xyz, 1);
    s += textureGatherOffset(t2a, c.xyz, ivec2(2, 2), 3);
    const ivec2 offs[4] = ivec2[](ivec2(0, 0), ivec2(1, 0), ivec2(0, 1), ivec2(-1, -1));
    s += textureGatherOffsets(t2, c.yx, offs, 0);
    s += textureGather(sh, c.xy, 0.5);
    float d = texture(sh, c.xyz) + texture(shc, c) + texture(sha, c) + textureProj(sh, c);
    d += textureLod(sh, c.zyx, 0.0) + textureOffset(sh, c.xyz, ivec2(1)) + textureGrad(sha, c, c.xx, c.yy);
    vec2 l = textureQueryLod(t2, c.xy) + textureQueryLod(tc, c.xyz);
    ivec2 size = textureSize(t2, 0) + textureSize(tms) + textureSize(tc, 1);
    size.x += textureSize(tb) + textureQueryLevels(t3) + textureSamples(tms);
    color = s * d + l.xyxy;
    icolor = texture(ti, c.xy) + ivec4(texelFetch(tu, k.xyz, 0)) + textureGather(ti, c.zw, 3);
    icolor.xy += size;
}
