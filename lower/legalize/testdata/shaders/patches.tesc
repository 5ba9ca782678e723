#version 450
// Arrays and matrices that a vertex, or a patch, has.
// changes: lower-io-split
layout(vertices = 3) out;
layout(location = 0) in mat2 shape[];
layout(location = 2) in Vertex { vec4 color; float weights[2]; } from[];
layout(location = 0) out vec3 points[][2];
layout(location = 2) out mat2 turned[];
layout(location = 4) patch out vec2 levels[2];
void main() {
	points[gl_InvocationID][0] = from[gl_InvocationID].color.xyz;
	points[gl_InvocationID][1] = vec3(from[0].weights[1], from[1].weights[0], 0);
	turned[gl_InvocationID] = transpose(shape[gl_InvocationID]);
	barrier();
	levels[0] = points[0][1].xy + turned[1][0];
	levels[1] = points[1][0].zx;
	gl_TessLevelOuter[0] = 1;
}
