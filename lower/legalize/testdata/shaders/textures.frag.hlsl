// Arrays of textures and samplers, copied, passed on and indexed.
// changes: switch-descriptors split-descriptors
Texture2D layers[3] : register(t0);
SamplerState samplers[2] : register(s8);

struct Material {
	Texture2D base, detail;
	SamplerState state;
};

float4 sampled(Material m, float2 uv) { return m.base.Sample(m.state, uv) * m.detail.SampleLevel(m.state, uv, 0); }

Material material(int which) {
	Material m;
	m.base = layers[0];
	m.detail = layers[2];
	m.state = samplers[1];
	return m;
}

float4 main(float2 uv : TEXCOORD0, nointerpolation uint which : LAYER) : SV_TARGET0 {
	float4 sum = sampled(material(1), uv);
	for (int i = 0; i < 3; i++)
		sum += layers[i].Sample(samplers[i & 1], uv);
	return sum + layers[which % 3].SampleLevel(samplers[which & 1], uv, 1);
}
