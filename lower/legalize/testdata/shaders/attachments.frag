#version 450
// Input attachments, of which each element of an array is another one.
// changes: switch-descriptors split-descriptors
layout(input_attachment_index = 1, set = 0, binding = 2) uniform subpassInput parts[3];
layout(location = 0) flat in uint which;
layout(location = 0) out vec4 color;
void main() { color = subpassLoad(parts[0]) * subpassLoad(parts[2]) + subpassLoad(parts[which & 1]); }
