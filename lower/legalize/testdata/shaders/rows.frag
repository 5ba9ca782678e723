#version 450
// Rows of arrays between the stages, and a variable offset in each branch.
// changes: const-offsets lower-sampled-images lower-io-split
// legal: interpolate-inputs copy-arguments
// bindings: 2:5
layout(set = 2, binding = 5) uniform texture2DArray layers;
layout(set = 2, binding = 5) uniform sampler state;
layout(location = 0) in vec2 rows[2][2];
layout(location = 4) flat in int side;
layout(location = 5) in vec4 tints[2];
layout(location = 0) out vec4 color;
void pick(inout vec4 to[2], int k, vec4 value) { to[k] += value; }
void main() {
	vec4 sums[2] = vec4[2](vec4(0), vec4(1));
	ivec2 by = ivec2(2, 1);
	if (side > 0)
		pick(sums, 0, textureGatherOffset(sampler2DArray(layers, state), vec3(rows[0][1], 1), by));
	else
		pick(sums, 1, textureGatherOffset(sampler2DArray(layers, state), vec3(rows[1][0], 0), by.yx));
	color = sums[0] * sums[1] + interpolateAtCentroid(tints[1]);
}
