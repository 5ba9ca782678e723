#version 450
// Gathers of components at offsets, of an image that is used with two samplers.
// changes: const-offsets lower-sampled-images lower-io-split
// legal: interpolate-inputs copy-arguments
// bindings: 0:0
layout(set = 0, binding = 0) uniform texture2D heights;
layout(set = 0, binding = 0) uniform sampler smooth_;
layout(set = 0, binding = 1) uniform sampler near;
layout(location = 0) in mat3x2 turn;
layout(location = 3) sample in vec4 band;
layout(location = 0) out vec4 color;
void turned(out ivec2 to, in ivec2 from) { to = ivec2(-from.y, from.x); }
void main() {
	ivec2 steps[3];
	steps[0] = ivec2(1, 0);
	for (int i = 0; i < 2; i++)
		turned(steps[i + 1], steps[i]);
	color = textureGatherOffset(sampler2D(heights, smooth_), turn[0], steps[1], 1);
	color += textureGatherOffset(sampler2D(heights, near), turn[1], steps[2], 2) * turn[2].xyxy;
	color += interpolateAtSample(band.zw, 1).xyxy;
}
