// Arrays of texel buffers that are indexed by what is computed, and passed to functions.
// changes: switch-descriptors split-descriptors
cbuffer Sizes : register(b0) { uint count; uint stride; };
Buffer<float4> lists[2] : register(t1);
RWBuffer<float4> results[2] : register(u4);

void put(RWBuffer<float4> to, uint at, float4 value) { to[at] = value; }
float4 get(Buffer<float4> from, uint at) { return from[at] + from.Load(0); }

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
	uint which = id.x & 1;
	put(results[0], id.x, get(lists[which], id.x & 3));
	uint size;
	lists[1 - which].GetDimensions(size);
	results[which][id.x + stride] = lists[1 - which][0] * count + size;
}
