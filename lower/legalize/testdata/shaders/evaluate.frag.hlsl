// Interpolation functions of members of a struct that is passed to functions.
// changes: interpolate-inputs
struct Inputs {
	float4 color : COLOR;
	float2 uv : TEXCOORD0;
	sample float3 normal : NORMAL;
};

float4 between(Inputs i) { return EvaluateAttributeAtCentroid(i.color); }

float2 snapped(Inputs i, int2 at) { return EvaluateAttributeSnapped(i.uv, at); }

float4 main(Inputs i, nointerpolation int2 at : OFFSET) : SV_TARGET0 {
	float4 sum = between(i);
	sum.xy += snapped(i, int2(3, -4));
	for (uint n = 0; n < 2; n++)
		sum.xyz += EvaluateAttributeAtSample(i.normal, n);
	sum.zw += EvaluateAttributeAtCentroid(i.color.wx);
	return sum;
}
