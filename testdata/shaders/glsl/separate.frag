// target: vulkan1.2
#version 460
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_samplerless_texture_functions : require
// Separate samplers and textures, and descriptor arrays with indexes that are not uniform.
layout(set = 0, binding = 0) uniform texture2D textures[];
layout(set = 0, binding = 1) uniform sampler samplers[4];
layout(set = 0, binding = 2) uniform samplerShadow cmp;
layout(set = 1, binding = 0) uniform texture2DArray atlas;
layout(set = 1, binding = 1) uniform textureBuffer lut;
layout(set = 2, binding = 0) uniform U { vec4 tint; } tints[];
layout(set = 2, binding = 1) buffer B { vec4 acc[]; } sums[8];
layout(set = 3, binding = 0, rgba8) uniform image2D targets[];
layout(set = 3, binding = 1) uniform sampler2D combined[];
layout(location = 0) in vec3 uv;
layout(location = 1) in flat int material;
layout(location = 2) in flat uint which;
layout(location = 0) out vec4 color;

vec4 fetch(texture2D t, sampler s, vec2 p) { return texture(sampler2D(t, s), p) + textureLod(sampler2D(t, s), p, 0.0); }

void main()
{
    vec4 c = texture(nonuniformEXT(sampler2D(textures[material], samplers[which & 3u])), uv.xy);
    c *= texture(combined[nonuniformEXT(material + 1)], uv.xy);
    c += fetch(textures[0], samplers[1], uv.yx);
    c *= tints[nonuniformEXT(which)].tint;
    c += texelFetch(lut, material) + texelFetch(atlas, ivec3(material), 0);
    c.a = texture(sampler2DArrayShadow(atlas, cmp), vec4(uv, 0.5));
    sums[nonuniformEXT(which & 7u)].acc[material] = c;
    imageStore(targets[nonuniformEXT(material)], ivec2(gl_FragCoord), c);
    color = c + float(textureSize(textures[2], 0).x) + float(sums[3].acc.length());
}
