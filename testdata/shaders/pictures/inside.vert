#version 450
// The vertices of a mesh, for inside.frag.
layout(location = 0) in vec3 position;
layout(location = 0) out vec3 at;
layout(set = 0, binding = 0) uniform Scene { mat4 viewProj; };

void main()
{
    gl_Position = viewProj * vec4(position, 1.0);
    at = position;
}
