#version 450
// Ramps and volumes, with a matrix and a nested struct between the stages.
// changes: const-offsets lower-sampled-images lower-io-split
// legal: interpolate-inputs copy-arguments
// bindings: 0:1 0:2
layout(set = 0, binding = 1) uniform texture1D ramp;
layout(set = 0, binding = 1) uniform sampler rampState;
layout(set = 0, binding = 2) uniform texture3D volume;
layout(set = 0, binding = 2) uniform sampler volumeState;
layout(set = 0, binding = 3) uniform sampler2D edges;
struct Point { vec3 at; float scale[2]; };
layout(location = 0) in Point points[2];
layout(location = 6) in float level;
layout(location = 0) out vec4 color[2];
void scaled(inout vec3 at, float by) { at *= by; }
ivec2 step(int k) { return ivec2(k - 1, k > 0 ? 3 : -3); }
void main() {
	vec3 at[2] = vec3[2](points[0].at, points[1].at);
	scaled(at[1], points[0].scale[1]);
	color[0] = texture(sampler3D(volume, volumeState), at[1]) * texture(sampler1D(ramp, rampState), at[0].x);
	color[1] = textureGatherOffset(edges, at[0].xy, step(0)) + textureGatherOffset(edges, at[1].yz, step(1));
	color[1].x += interpolateAtCentroid(level);
}
