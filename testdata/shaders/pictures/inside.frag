#version 450
// Slices of a mesh, through which its back faces are seen; the depth that a fragment has, and the one it says.
layout(location = 0) in vec3 at;
layout(location = 0) out vec4 color;

void main()
{
    if (fract(at.y * 2.5 + 0.1) < 0.4)
        discard;
    vec3 face = gl_FrontFacing ? vec3(0.9, 0.5, 0.2) : vec3(0.2, 0.4, 0.8);
    gl_FragDepth = gl_FragCoord.z * 0.5 + 0.25;
    color = vec4(face * (0.5 + 0.5 * abs(at.x)), gl_FragCoord.w);
}
