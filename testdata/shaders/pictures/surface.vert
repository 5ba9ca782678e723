#version 450
// The vertices of a mesh, for surface.frag.
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec2 uv;
layout(location = 3) in vec3 color;
layout(location = 0) out vec3 worldNormal;
layout(location = 1) out vec2 texcoord;
layout(location = 2) noperspective out vec2 onScreen;
layout(location = 3) flat out vec4 tint;
layout(location = 4) flat out int number;
layout(set = 0, binding = 0) uniform Scene { mat4 viewProj; mat4 model; vec4 lightDir; };

void main()
{
    gl_Position = viewProj * model * vec4(position, 1.0);
    worldNormal = mat3(model) * normal;
    texcoord = uv;
    onScreen = gl_Position.xy / gl_Position.w;
    tint = vec4(color * 0.5 + 0.5, 1.0);
    number = gl_VertexIndex;
}
