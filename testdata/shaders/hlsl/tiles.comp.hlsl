// target: vulkan1.1
struct Sphere { float3 c; float r; };
StructuredBuffer<Sphere> spheres : register(t0);
RWStructuredBuffer<uint> lists : register(u0);
RWTexture2D<float4> heat : register(u1);
ByteAddressBuffer raw : register(t1);
RWByteAddressBuffer outRaw : register(u2);
cbuffer C : register(b0) { uint total; float4 frustum[4]; };
groupshared uint hits;
groupshared uint found[64];

[numthreads(8, 8, 1)]
void main(uint3 gid : SV_GroupID, uint3 id : SV_DispatchThreadID, uint gi : SV_GroupIndex)
{
    if (gi == 0)
        hits = 0;
    GroupMemoryBarrierWithGroupSync();
    for (uint i = gi; i < total; i += 64) {
        Sphere s = spheres[i];
        bool inside = true;
        for (int p = 0; p < 4 && inside; p++)
            inside = dot(frustum[p], float4(s.c, 1)) > -s.r;
        if (!inside)
            continue;
        uint at;
        InterlockedAdd(hits, 1, at);
        if (at >= 64)
            break;
        found[at] = i;
    }
    GroupMemoryBarrierWithGroupSync();
    uint n = min(hits, 64u);
    if (gi < n)
        lists[gid.x * 64 + gi] = found[gi];
    heat[id.xy] = float4(n / 64.0, 0, raw.Load(gi * 4) * 0.5, 1);
    uint old;
    outRaw.InterlockedMax(0, n, old);
    outRaw.Store2(8, uint2(old, countbits(n)));
}
