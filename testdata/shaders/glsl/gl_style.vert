// target: spirv1.0
#version 450
layout(location = 0) in vec4 pos;
layout(location = 1) in vec2 uv;
layout(location = 0) out vec2 tex;

void main()
{
    tex = uv * 2.0 - 1.0;
    gl_Position = pos.yxzw;
    gl_Position.y = -gl_Position.y;
}
