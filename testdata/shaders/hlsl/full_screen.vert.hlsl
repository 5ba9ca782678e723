// target: vulkan1.0
void main(in uint id : SV_VertexID, in uint inst : SV_InstanceID, out float4 pos : SV_Position, out float2 uv : TEXCOORD0)
{
    uv = float2((id << 1) & 2, id & 2);
    pos = float4(uv * float2(2, -2) + float2(-1, 1), inst * 0.1, 1);
}
