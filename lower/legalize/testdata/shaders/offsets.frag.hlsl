// Offsets that are constant once a function is inlined and a loop unrolled.
// changes: const-offsets
Texture2D picture : register(t0);
SamplerState smooth : register(s1);

float4 shifted(float2 uv, int2 by) { return picture.Sample(smooth, uv, by); }

float4 main(float2 uv : TEXCOORD0) : SV_TARGET0 {
	int2 step = int2(1, -1);
	float4 sum = shifted(uv, step) + picture.SampleLevel(smooth, uv, 2, step + 1);
	[unroll] for (int i = -1; i <= 1; i++)
		sum += shifted(uv, int2(i, 2 * i)) + picture.Load(int3(2, 2, 0), int2(i, i));
	return sum + picture.GatherRed(smooth, uv, step);
}
