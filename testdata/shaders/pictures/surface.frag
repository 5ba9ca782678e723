#version 450
// A lit and textured mesh: what is interpolated with perspective, without, and not at all.
layout(location = 0) in vec3 worldNormal;
layout(location = 1) in vec2 texcoord;
layout(location = 2) noperspective in vec2 onScreen;
layout(location = 3) flat in vec4 tint;
layout(location = 4) flat in int number;
layout(location = 0) out vec4 color;
layout(location = 1) out ivec2 ids;
layout(set = 0, binding = 0) uniform Scene { mat4 viewProj; mat4 model; vec4 lightDir; };
layout(set = 0, binding = 1) uniform sampler2D albedo;

void main()
{
    vec3 n = normalize(worldNormal);
    float light = 0.25 + 0.75 * max(dot(n, normalize(lightDir.xyz)), 0.0);
    vec3 c = textureLod(albedo, texcoord, 1.0).rgb * tint.rgb * light;
    color = vec4(c + 0.1 * vec3(onScreen, 0.5), 1.0);
    ids = ivec2(number, gl_FrontFacing ? 1 : -1);
}
