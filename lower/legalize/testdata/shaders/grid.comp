#version 450
// Descriptors in loops and branches, in a function, and at two computed indices.
// changes: switch-descriptors split-descriptors
layout(local_size_x = 8) in;
layout(set = 0, binding = 0) buffer Counters { uint count; uint values[8]; } counters[3];
layout(set = 0, binding = 4) uniform texture2D images[2];
layout(set = 0, binding = 8) uniform sampler samplers[2];
layout(set = 1, binding = 0) buffer Out { vec4 result[8]; };
uint next(uint which, uint by) {
	if (by == 0)
		return counters[0].values[which];
	return atomicAdd(counters[which].count, by);
}
void main() {
	uint i = gl_LocalInvocationIndex;
	vec4 sum = vec4(0);
	for (uint k = 0; k < 3; k++) {
		if (i >= k)
			counters[k].values[i] += next(k, i) > 100 ? 1 : 2;
		sum += textureLod(sampler2D(images[k & 1], samplers[i & 1]), vec2(i, k) / 8, 0);
	}
	result[i] = sum;
}
