// target: vulkan1.1
cbuffer C : register(b0) { float3 eye; float detail; };
struct Ctrl { float3 pos : POSITION; float2 uv : TEXCOORD; };
struct Factors { float edge[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };

float level(float3 a, float3 b) { return clamp(detail / distance((a + b) / 2, eye), 1, 64); }

Factors patch(InputPatch<Ctrl, 3> p, uint id : SV_PrimitiveID)
{
    Factors f;
    for (int i = 0; i < 3; i++)
        f.edge[i] = level(p[(i + 1) % 3].pos, p[(i + 2) % 3].pos);
    f.inside = (f.edge[0] + f.edge[1] + f.edge[2]) / 3 + (id & 1);
    return f;
}

[domain("tri")]
[partitioning("fractional_even")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("patch")]
Ctrl main(InputPatch<Ctrl, 3> p, uint i : SV_OutputControlPointID)
{
    Ctrl o = p[i];
    o.uv *= 2;
    return o;
}
