#version 450
#extension GL_EXT_samplerless_texture_functions : require
// Shadow maps with comparisons, at an offset that a function gets.
// changes: const-offsets switch-descriptors split-descriptors lower-sampled-images lower-io-split
// legal: interpolate-inputs copy-arguments
// bindings: 1:0 1:2
layout(set = 0, binding = 0) uniform sampler2DShadow cascades[2];
layout(set = 1, binding = 0) uniform textureCube sky;
layout(set = 1, binding = 0) uniform sampler skyState;
layout(set = 1, binding = 2) uniform texture2D fetched;
layout(location = 0) in Places { vec4 places[2]; float depth; } from;
layout(location = 4) flat in uint cascade;
layout(location = 5) in vec2 uv;
layout(location = 0) out vec4 color;
vec4 lit(uint which, ivec2 by) { return textureGatherOffset(cascades[which], from.places[0].xy, from.depth, by); }
void next(inout ivec2 by[2], const int k) { by[k] = by[1 - k].yx + 1; }
void main() {
	ivec2 by[2] = ivec2[2](ivec2(1, 0), ivec2(0, 2));
	color = lit(0, by[0]);
	next(by, 0);
	color += lit(1, by[0]) + lit(cascade & 1, by[1]);
	color *= texture(samplerCube(sky, skyState), from.places[1].xyz) + texelFetch(fetched, ivec2(1), 0);
	color.xy += interpolateAtOffset(uv, vec2(0.25));
}
