#version 450
// Textures of all kinds: a line, a volume, a cube, arrays of each.
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;
layout(location = 1) out vec4 around;
layout(set = 0, binding = 0) uniform sampler1D line;
layout(set = 0, binding = 1) uniform sampler3D volume;
layout(set = 0, binding = 2) uniform samplerCube sky;
layout(set = 0, binding = 3) uniform sampler2DArray layers;
layout(set = 0, binding = 4) uniform samplerCubeArray skies;

void main()
{
    float layer = floor(uv.y * 3.0);
    vec4 flat_ = textureLod(layers, vec3(uv, layer), 0.0);
    color = 0.25 * (textureLod(line, uv.x, 0.0) + textureLod(volume, vec3(uv, uv.x * uv.y), 0.0) + 2.0 * flat_);
    vec2 p = uv * 2.0 - 1.0;
    vec3 direction = vec3(p.x, 0.9, p.y);
    around = 0.5 * (textureLod(sky, direction, 0.0) + textureLod(skies, vec4(direction.zxy, 1.0), 2.0));
}
