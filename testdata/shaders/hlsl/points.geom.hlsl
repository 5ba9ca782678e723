// target: vulkan1.1
cbuffer C : register(b0) { float4x4 proj; float2 size; };
struct GSIn { float4 pos : POSITION; float4 color : COLOR; };
struct GSOut { float4 pos : SV_Position; float4 color : COLOR; float2 uv : TEXCOORD; };

[maxvertexcount(4)]
void main(point GSIn v[1], inout TriangleStream<GSOut> stream)
{
    if (v[0].color.a <= 0)
        return;
    [unroll] for (int i = 0; i < 4; i++) {
        GSOut o;
        o.uv = float2(i & 1, i >> 1);
        o.pos = mul(proj, v[0].pos + float4((o.uv - 0.5) * size, 0, 0));
        o.color = v[0].color;
        stream.Append(o);
    }
    stream.RestartStrip();
}
