// target: vulkan1.1
// flags: -g
StructuredBuffer<float4> src : register(t0);
AppendStructuredBuffer<float4> kept : register(u0);
ConsumeStructuredBuffer<int> todo : register(u1);
RWBuffer<float> sums : register(u2);
groupshared float4 part[128];

[numthreads(128, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint t : SV_GroupIndex, uint3 g : SV_GroupID)
{
    int job = todo.Consume();
    part[t] = src[id.x + job];
    GroupMemoryBarrierWithGroupSync();
    for (uint s = 64; s > 0; s >>= 1) {
        if (t < s)
            part[t] += part[t + s];
        GroupMemoryBarrierWithGroupSync();
    }
    if (t == 0) {
        sums[g.x] = dot(part[0], 1);
        if (any(part[0] < 0))
            kept.Append(part[0]);
    }
}
