#version 450
// Pages of an atlas, gathers at the offset that a variable has, and arguments that are parts of variables.
// changes: const-offsets switch-descriptors split-descriptors lower-sampled-images lower-io-split
// legal: interpolate-inputs copy-arguments
// bindings: 0:4
layout(set = 0, binding = 0) uniform sampler2DArray pages[3];
layout(set = 0, binding = 4) uniform texture2D mask;
layout(set = 0, binding = 4) uniform sampler maskState;
layout(location = 0) in vec3 at;
layout(location = 1) in vec2 edges[2];
layout(location = 3) flat in uint which;
layout(location = 0) out vec4 color;
struct Layer { vec4 color; float weights[2]; };
void over(inout vec4 below, inout float weight) { below *= weight; weight += 1; }
void main() {
	Layer layer = Layer(vec4(0), float[2](edges[0].x, edges[1].y));
	ivec2 by = ivec2(1, -2);
	for (int i = 0; i < 3; i++)
		layer.color += textureGatherOffset(pages[i], at, by);
	over(layer.color, layer.weights[1]);
	color = layer.color + textureLod(pages[which % 3], at, 0) * layer.weights[1];
	color *= texture(sampler2D(mask, maskState), edges[0]);
	color.xyz += interpolateAtCentroid(at);
}
