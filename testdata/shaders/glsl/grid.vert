#version 450
layout(location=0) in vec3 position; layout(location=1) in vec3 normal; layout(location=2) in vec2 texcoord;
layout(location=0) out vec3 n; layout(location=1) out vec2 uv;
layout(set=0,binding=0) uniform Scene { mat4 viewProj; mat4 model; vec4 lightDir; } s;
void main(){ gl_Position = s.viewProj*s.model*vec4(position,1); n = mat3(s.model)*normal; uv = texcoord; }
