// target: vulkan1.1
#version 450
layout(location = 0) in vec3 p;
layout(xfb_buffer = 0, xfb_stride = 48, xfb_offset = 0) out gl_PerVertex { vec4 gl_Position; };
layout(location = 0, xfb_buffer = 0, xfb_offset = 16) out Varyings { vec3 n; float w; vec2 uv; } o;

void main()
{
    gl_Position = vec4(p, 1.0);
    o.n = p.zxy;
    o.w = p.x < 0.0 ? -p.x : p.x;
    o.uv = p.xy * 0.5 + 0.5;
}
