// Gathers and loads at offsets that are variables of the caller, and a copy of an array of inputs.
// changes: interpolate-inputs const-offsets copy-arguments lower-sampled-images lower-io-split
// bindings: 0:0 0:2
Texture2D heights : register(t0);
SamplerState heightState : register(s0);
Texture2D<int4> cells : register(t2);

struct Filter {
	float4 sum;
	int count;
	void take(float4 value) { sum += value; count++; }
};

struct Inputs {
	sample float4 bands[2] : BAND;
	float3x2 turn : TURN;
	float2 uv : TEXCOORD0;
};

static int2 by = int2(1, 0);

float4 main(Inputs i) : SV_TARGET0 {
	Filter filters[2];
	filters[0].sum = filters[1].sum = 0;
	filters[0].count = filters[1].count = 0;
	for (int k = 0; k < 2; k++) {
		filters[k].take(heights.GatherGreen(heightState, i.uv, by));
		filters[k].take(cells.Load(int3(k, k, 0), by));
		by = by.yx;
		filters[k].take(i.bands[k]);
	}
	filters[0].take(EvaluateAttributeAtSample(i.uv, 1).xyxy);
	filters[1].take(float4(mul(float3(i.uv, 1), i.turn), filters[0].count, filters[1].count));
	return filters[0].sum * filters[1].sum;
}
