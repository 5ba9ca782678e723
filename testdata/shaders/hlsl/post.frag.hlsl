// target: vulkan1.1
Texture2DMS<float4, 4> hdr : register(t0);
Texture2D lut : register(t1);
SamplerState s : register(s0);
cbuffer C { float exposure; float3 lift; float4x4 colors; min16float grain; };

float3 curve(float3 x) { return (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14); }

float4 main(float4 pos : SV_Position, float2 uv : TEXCOORD0, uint sampleId : SV_SampleIndex) : SV_Target
{
    float4 c = 0;
    for (int i = 0; i < 4; ++i)
        c += hdr.Load(int2(pos.xy), i);
    c = c * 0.25 * exp2(exposure);
    c.rgb = curve(c.rgb + lift);
    c = mul(c, colors);
    c.rgb = lut.SampleLevel(s, c.rg, 0).rgb + (float)grain * sampleId;
    return pow(max(c, 0), 1 / 2.2);
}
