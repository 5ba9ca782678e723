#version 450
// Interpolation functions of inputs, of parts of arrays and of members.
// legal: interpolate-inputs
layout(location = 0) in vec4 colors[2];
layout(location = 2) in Block { vec2 uv; float depth; } from;
layout(location = 4) flat in int which;
layout(location = 0) out vec4 color;
void main() {
	color = interpolateAtCentroid(colors[1]) + interpolateAtSample(colors[which & 1], 1);
	color.xy += interpolateAtOffset(from.uv, vec2(0.25, -0.25));
	color.z += interpolateAtCentroid(from.depth);
}
