#version 450
layout(location = 0) out vec4 color;
layout(binding = 0) uniform sampler2D picture;

void main()
{
    vec4 sum = vec4(0.0);
    for (int i = -2; i <= 2; i++)
        sum += texelFetch(picture, ivec2(gl_FragCoord.xy) + ivec2(i, 0), 0);
    color = sum / 5.0;
}
