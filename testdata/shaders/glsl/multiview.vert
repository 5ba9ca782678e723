// target: vulkan1.1
#version 450
#extension GL_EXT_multiview : require
layout(location = 0) in vec3 p;
layout(location = 1) in dvec4 far;
layout(location = 3, component = 1) in vec2 part;
layout(location = 4) in uvec2 ids[3];
layout(std140, binding = 0) uniform Views { mat4 vp[2]; } v;
layout(location = 0) out Block { vec4 a; mat2 m; flat ivec2 i; } o[2];
layout(location = 12, component = 2) out vec2 tail;

void main()
{
    mat4 m = v.vp[gl_ViewIndex];
    gl_Position = m * vec4(p + vec3(far.xyz), 1.0);
    for (int k = 0; k < 2; k++) {
        o[k].a = m[k];
        o[k].m = mat2(m) * mat2(part, part.yx);
        o[k].i = ivec2(ids[k] + ids[k + 1]);
    }
    tail = part * 2.0;
}
