// target: vulkan1.1
Texture3D<float2> velocity : register(t0);
RWTexture3D<float> density : register(u0);
RWTexture2DArray<uint> marks : register(u1);
SamplerState clampS : register(s0);
cbuffer C { float dt; uint3 size; float3x3 turn; row_major float2x3 skew; };

[numthreads(4, 4, 4)]
void main(uint3 id : SV_DispatchThreadID)
{
    if (any(id >= size))
        return;
    float3 p = (float3(id) + 0.5) / float3(size);
    float2 v = velocity.SampleLevel(clampS, p, 0, int3(1, 0, -1));
    p = mul(turn, p) + mul(v, skew) * dt;
    density[id] += density[uint3(p * float3(size))] * frac(dt) - step(0.5, p.x);
    uint was;
    InterlockedOr(marks[id], 1u << (id.z & 31), was);
    uint w, h, d;
    velocity.GetDimensions(w, h, d);
    if (was == w * h * d)
        density[id] = asfloat(was) + f16tof32(f32tof16(p.y));
}
