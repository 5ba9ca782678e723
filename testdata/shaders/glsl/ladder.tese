// target: vulkan1.1
#version 450
layout(quads, fractional_odd_spacing, ccw) in;
layout(location = 0) in vec3 inNormal[];
layout(location = 1) in vec2 inUv[];
layout(location = 2) patch in vec4 patchColor;
layout(location = 0) out vec4 color;
layout(binding = 0) uniform sampler2D height;
out gl_PerVertex { vec4 gl_Position; float gl_PointSize; };

vec4 quad(vec4 a, vec4 b, vec4 c, vec4 d)
{
    return mix(mix(a, b, gl_TessCoord.x), mix(d, c, gl_TessCoord.x), gl_TessCoord.y);
}

void main()
{
    vec4 p = quad(gl_in[0].gl_Position, gl_in[1].gl_Position, gl_in[2].gl_Position, gl_in[3].gl_Position);
    vec3 n = quad(vec4(inNormal[0], 0), vec4(inNormal[1], 0), vec4(inNormal[2], 0), vec4(inNormal[3], 0)).xyz;
    vec2 uv = quad(inUv[0].xyxy, inUv[1].xyxy, inUv[2].xyxy, inUv[3].xyxy).xy;
    p.xyz += normalize(n) * textureLod(height, uv, 0.0).r;
    gl_Position = p;
    gl_PointSize = gl_TessLevelInner[0];
    color = patchColor * gl_TessLevelOuter[2];
}
