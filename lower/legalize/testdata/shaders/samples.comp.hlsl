// One image with several samplers, and images that are fetched from.
Texture2D<float4> image : register(t0);
Texture2D<float4> second : register(t2);
SamplerState nearest : register(s1);
SamplerState linearly : register(s3);
RWTexture2D<float4> target : register(u4);

float4 both(Texture2D<float4> t, SamplerState s, float2 uv) { return t.SampleLevel(s, uv, 0); }

[numthreads(4, 4, 1)]
void main(uint3 id : SV_DispatchThreadID) {
	float2 uv = (float2(id.xy) + 0.5) / 4;
	target[id.xy] = both(image, nearest, uv) + both(second, linearly, uv) * image.Load(int3(id.xy, 0), int2(0, 1));
}
