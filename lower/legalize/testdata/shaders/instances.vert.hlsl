// Rows of matrices that come by vertex, and clouds of points that go on.
// changes: lower-sampled-images lower-io-split
// bindings: 0:3
Texture2D<float4> displacement : register(t3);
SamplerState state : register(s3);

struct Outputs {
	float4 position : SV_POSITION;
	float3 points[3] : POINT;
	float2x3 frame : FRAME;
};

Outputs main(float4x4 model : MODEL, float2 uvs[2] : TEXCOORD0, uint id : SV_VertexID) {
	Outputs o;
	float4 by = displacement.SampleLevel(state, uvs[0], 0);
	o.position = mul(model, float4(uvs[1], 0, 1) + by);
	for (int k = 0; k < 3; k++)
		o.points[k] = model[k].xyz * by.w;
	o.frame = float2x3(o.points[0], o.points[2]);
	return o;
}
