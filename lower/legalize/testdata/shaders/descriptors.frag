#version 450
#extension GL_EXT_nonuniform_qualifier : require
// Arrays of descriptors of all kinds, indexed by constants, by what is computed and by what differs.
// changes: switch-descriptors split-descriptors
layout(set = 0, binding = 0) uniform sampler2D pictures[3];
layout(set = 0, binding = 8) uniform Block { vec4 a; vec4 b[2]; } blocks[2];
layout(set = 1, binding = 0, rgba32f) uniform image2D stored[2];
layout(set = 1, binding = 4) readonly buffer Data { vec4 data[]; } lists[2];
layout(location = 0) in vec2 uv;
layout(location = 1) flat in uint which;
layout(location = 0) out vec4 color;
void main() {
	uint k = which % 2;
	color = texture(pictures[k], uv) + texture(pictures[nonuniformEXT(k + 1)], uv);
	color += blocks[k].a * blocks[1].b[k] + textureLod(pictures[2], uv, 0);
	color += lists[nonuniformEXT(k)].data[lists[1].data.length() - 1];
	imageStore(stored[k], ivec2(0), color);
	color += vec4(imageSize(stored[1 - k]), textureQueryLod(pictures[k], uv));
}
