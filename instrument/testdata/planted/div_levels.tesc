#version 460
layout(vertices = 3) out;
layout(binding = 0, std140) uniform Detail { int segments; int parts; };
void main()
{
    gl_out[gl_InvocationID].gl_Position = vec4(0.0);
#ifdef FIXED
    int level = parts != 0 ? segments / parts : 1;
#else
    int level = segments / parts; // planted: div OpSDiv
#endif
    gl_TessLevelInner[0] = float(level);
    gl_TessLevelOuter[gl_InvocationID] = float(level);
}
