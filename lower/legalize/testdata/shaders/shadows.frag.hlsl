// Cascades of a shadow map, with offsets that a loop computes.
// changes: interpolate-inputs const-offsets copy-arguments switch-descriptors split-descriptors
// changes: lower-sampled-images lower-io-split
// bindings: 0:1
Texture2D<float> cascades[2] : register(t4);
SamplerComparisonState compared : register(s8);
TextureCube<float> sky : register(t1);
SamplerState skyState : register(s1);

struct Light {
	float depth;
	float taps;
	float add(float lit) { taps += 1; return lit * (1 - depth); }
};

struct Inputs {
	float2 uv : TEXCOORD0;
	float4 places[2] : PLACE;
	nointerpolation uint cascade : CASCADE;
};

float4 main(Inputs i, float2 falls[2] : FALL) : SV_TARGET0 {
	Light lights[2];
	float lit = falls[0].x * falls[1].y;
	[unroll] for (int k = 0; k < 2; k++) {
		lights[k].depth = i.places[k].z;
		lights[k].taps = 0;
		[unroll] for (int x = -1; x <= 1; x++)
			lit += lights[k].add(cascades[k].SampleCmpLevelZero(compared, i.uv, lights[k].depth, int2(x, k)));
	}
	lit += lights[i.cascade & 1].add(cascades[i.cascade & 1].SampleCmpLevelZero(compared, i.places[0].xy, 0.5));
	lit *= sky.Sample(skyState, i.places[1].xyz);
	return float4(EvaluateAttributeSnapped(i.uv, int2(2, -1)), lit, lights[0].taps + lights[1].taps);
}
