// Volumes and tables at computed indices.
// changes: copy-arguments const-offsets switch-descriptors split-descriptors lower-sampled-images
// bindings: 0:9
Texture3D<float4> volumes[2] : register(t0);
SamplerState states[2] : register(s2);
Texture1D<float4> ramp : register(t9);
SamplerState rampState : register(s9);
RWTexture3D<float4> targets[2] : register(u4);

struct Ray {
	float3 at;
	float3 by;
	void step() { at += by; }
};

groupshared float4 sums[8];

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
	Ray rays[2];
	rays[0].at = rays[1].at = float3(id) / 8;
	rays[0].by = float3(0.125, 0, 0);
	rays[1].by = float3(0, 0.25, 0.125);
	sums[id.x] = 0;
	for (int k = 0; k < 2; k++) {
		rays[k].step();
		sums[id.x] += volumes[k].SampleLevel(states[1 - k], rays[k].at, 0, int3(k, 0, 1 - k));
	}
	rays[id.x & 1].step();
	sums[id.x] *= ramp.SampleLevel(rampState, rays[1].at.x, 0) + volumes[id.x & 1].Load(int4(0, 0, 0, 0));
	targets[id.x & 1][id] = sums[id.x];
}
