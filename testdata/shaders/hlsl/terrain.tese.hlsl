// target: vulkan1.1
Texture2D<float> height : register(t0);
SamplerState s : register(s0);
cbuffer C : register(b1) { float4x4 vp; };
struct Ctrl { float3 pos : POSITION; float2 uv : TEXCOORD; };
struct Factors { float edge[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
struct DSOut { float4 pos : SV_Position; float2 uv : TEXCOORD; };

[domain("tri")]
DSOut main(Factors f, float3 b : SV_DomainLocation, const OutputPatch<Ctrl, 3> p)
{
    DSOut o;
    o.uv = p[0].uv * b.x + p[1].uv * b.y + p[2].uv * b.z;
    float3 pos = p[0].pos * b.x + p[1].pos * b.y + p[2].pos * b.z;
    pos.y += height.SampleLevel(s, o.uv, 0) * f.inside;
    o.pos = mul(vp, float4(pos, 1));
    return o;
}
