// target: vulkan1.3
#version 460
#extension GL_EXT_demote_to_helper_invocation : require
layout(location = 0) in vec2 uv;
layout(binding = 0) uniform sampler2D tex;
layout(binding = 1) buffer Hits { uint hits; };
layout(location = 0) out vec4 color;

void main()
{
    vec4 t = texture(tex, uv);
    if (t.a < 0.1)
        demote;
    vec2 dx = dFdx(t.xy);
    vec2 dy = dFdy(t.xy);
    if (!helperInvocationEXT())
        atomicAdd(hits, 1u);
    if (t.r > 0.99) {
        if (dx.x > 0.0)
            discard;
        t.g = 0.0;
    }
    color = vec4(dx, dy) + t;
}
