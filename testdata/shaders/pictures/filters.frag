#version 450
// One texture by two samplers: its nearest texel, and filtered; magnified, and in a turned square.
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 filtered;
layout(location = 1) out vec4 picked;
layout(set = 0, binding = 0) uniform texture2D picture;
layout(set = 0, binding = 1) uniform sampler smoothly;
layout(set = 0, binding = 2) uniform sampler nearest;

void main()
{
    vec2 turned = mat2(0.8, 0.6, -0.6, 0.8) * (uv - 0.5) * 0.7;
    filtered = uv.x < 0.5 ? textureLod(sampler2D(picture, smoothly), uv * 0.3, 0.0)
                          : textureLod(sampler2D(picture, smoothly), turned, 0.0);
    picked = textureLod(sampler2D(picture, nearest), uv * 0.25 + 0.125, 0.0);
}
