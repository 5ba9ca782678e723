// Pages of an atlas, of which each vertex names one, and a method of an element of an array.
// changes: interpolate-inputs const-offsets copy-arguments switch-descriptors split-descriptors
// changes: lower-sampled-images lower-io-split
// bindings: 0:6
Texture2DArray pages[3] : register(t0);
SamplerState state : register(s3);
Texture2D mask : register(t6);
SamplerState maskState : register(s6);

struct Layer {
	float4 color;
	float weight;
	float4 over(float4 below) {
		weight = weight * 0.5 + color.a;
		return color * weight + below;
	}
};

float4 page(int which, float3 at, int2 by) { return pages[which].Sample(state, at, by); }

float4 main(float3 at : TEXCOORD0, float2 edges[2] : TEXCOORD1, nointerpolation uint which : PAGE) : SV_TARGET0 {
	Layer layers[2];
	for (int i = 0; i < 2; i++) {
		layers[i].color = page(i, at, int2(i, -i));
		layers[i].weight = edges[i].x;
	}
	layers[0].color += pages[which % 3].SampleLevel(state, at, 0);
	float4 sum = layers[which & 1].over(float4(edges[0], edges[1]));
	sum *= mask.Sample(maskState, edges[1]);
	return sum + layers[1].over(EvaluateAttributeAtCentroid(at).xyzx);
}
