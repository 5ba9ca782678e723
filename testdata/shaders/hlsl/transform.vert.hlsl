// target: vulkan1.1
cbuffer PerFrame : register(b0) { float4x4 viewProj; row_major float3x4 bones[8]; float4 clip; };
cbuffer PerDraw : register(b1) { float4x4 world; float3 tint; uint flags; };
struct VSIn { float3 pos : POSITION; float3 n : NORMAL; float2 uv : TEXCOORD0; uint4 bone : BLENDINDICES; float4 w : BLENDWEIGHT; uint id : SV_VertexID; };
struct VSOut { float4 pos : SV_Position; float3 n : NORMAL; float2 uv : TEXCOORD0; nointerpolation uint k : KIND; float clip : SV_ClipDistance0; };

float3 skin(float3 p, uint4 bone, float4 w)
{
    float3 r = 0;
    [unroll] for (int i = 0; i < 4; i++)
        r += mul(bones[bone[i]], float4(p, 1)) * w[i];
    return r;
}

VSOut main(VSIn v)
{
    VSOut o = (VSOut)0;
    float3 p = (flags & 1) ? skin(v.pos, v.bone, v.w) : v.pos;
    float4 wp = mul(world, float4(p, 1));
    o.pos = mul(viewProj, wp);
    o.n = normalize(mul((float3x3)world, v.n)) * tint;
    o.uv = v.uv.yx;
    o.k = v.id % 3;
    o.clip = dot(wp, clip);
    return o;
}
