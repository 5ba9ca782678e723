// target: vulkan1.1
Texture2D albedo : register(t0);
Texture2DArray<float4> layers : register(t1);
TextureCube sky : register(t2);
Texture2D<float> depthMap : register(t3);
SamplerState linearWrap : register(s0);
SamplerComparisonState cmp : register(s1);
struct Light { float3 dir; float power; float4 color; };
cbuffer Lights : register(b0) { Light lights[4]; int count; };
struct PSIn { float4 pos : SV_Position; float3 n : NORMAL; float2 uv : TEXCOORD0; nointerpolation uint k : KIND; bool front : SV_IsFrontFace; };
struct PSOut { float4 color : SV_Target0; float4 extra : SV_Target1; float depth : SV_Depth; };

float shade(Light l, float3 n, inout float3 sum)
{
    float d = saturate(dot(n, -l.dir));
    if (d <= 0)
        return 0;
    sum += l.color.rgb * d * l.power;
    return d;
}

PSOut main(PSIn i)
{
    PSOut o;
    float3 n = i.front ? i.n : -i.n;
    float4 c = albedo.Sample(linearWrap, i.uv);
    clip(c.a - 0.25);
    c += layers.SampleLevel(linearWrap, float3(i.uv, i.k), 1.5) + sky.SampleBias(linearWrap, n, -1);
    c += albedo.SampleGrad(linearWrap, i.uv, ddx(i.uv), ddy(i.uv)) + albedo.Load(int3(i.pos.xy, 0)) + albedo.Gather(linearWrap, i.uv);
    float s = depthMap.SampleCmpLevelZero(cmp, i.uv, 0.5);
    float3 sum = 0;
    float most = 0;
    for (int k = 0; k < count; k++) {
        float d = shade(lights[k], n, sum);
        if (d == 0)
            continue;
        most = max(most, d);
    }
    o.color = float4(c.rgb * sum * s, c.a);
    o.extra = lerp(o.color, most.xxxx, 0.5);
    o.depth = i.pos.z * 0.5;
    return o;
}
