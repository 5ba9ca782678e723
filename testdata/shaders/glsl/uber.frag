// target: vulkan1.1
#version 450
// A surface shader with everything switched by one mask: normal mapping, parallax, three shading models,
// four kinds of lights, shadows with several filters, fog, reflections and several tone curves.

layout(constant_id = 0) const int MAX_LIGHTS = 12;
layout(constant_id = 1) const bool HIGH_QUALITY = true;
layout(constant_id = 2) const int SHADOW_TAPS = 9;
layout(constant_id = 3) const float GAMMA = 2.2;

const float PI = 3.14159265358979;
const uint HAS_NORMAL_MAP = 1u << 0;
const uint HAS_PARALLAX = 1u << 1;
const uint HAS_OCCLUSION = 1u << 2;
const uint HAS_EMISSION = 1u << 3;
const uint ALPHA_TEST = 1u << 4;
const uint TWO_SIDED = 1u << 5;
const uint CLEAR_COAT = 1u << 6;
const uint RECEIVES_SHADOW = 1u << 7;
const uint USES_FOG = 1u << 8;
const uint REFLECTS = 1u << 9;

const int LIGHT_SUN = 0;
const int LIGHT_POINT = 1;
const int LIGHT_SPOT = 2;
const int LIGHT_TUBE = 3;

struct Light {
    vec4 position;      // w: range
    vec4 direction;     // w: cosine of the outer angle
    vec3 color;
    int kind;
    vec4 tube;          // other end, w: radius
    int shadow;         // layer, or -1
    float inner;
    vec2 spare;
};

struct Material {
    vec4 base;
    vec3 emission;
    float roughness;
    float metal;
    float coat;
    float coatRoughness;
    float cutoff;
    vec3 sheen;
    float height;
    uint features;
    int model;
};

struct Surface {
    vec3 position;
    vec3 normal;
    vec3 geometric;
    vec3 view;
    vec3 diffuse;
    vec3 f0;
    float alpha;        // squared roughness
    float nv;
    float occlusion;
};

layout(std140, set = 0, binding = 0) uniform Frame {
    mat4 viewProj;
    mat4 shadowMatrix[4];
    vec4 cascades;
    vec3 eye;
    float time;
    vec3 fogColor;
    float fogDensity;
    vec3 ambient[9];
    int lightCount;
    int debugView;
    int toneCurve;
    float exposure;
} frame;
layout(std430, set = 0, binding = 1) readonly buffer Lights { Light lights[]; };
layout(set = 0, binding = 2) uniform sampler2DArrayShadow shadowMap;
layout(set = 0, binding = 3) uniform samplerCube environment;
layout(set = 0, binding = 4) uniform sampler2D brdfTable;
layout(std140, set = 1, binding = 0) uniform MaterialBlock { Material material; };
layout(set = 1, binding = 1) uniform sampler2D baseMap;
layout(set = 1, binding = 2) uniform sampler2D normalMap;
layout(set = 1, binding = 3) uniform sampler2D ormMap;
layout(set = 1, binding = 4) uniform sampler2D emissionMap;
layout(set = 1, binding = 5) uniform sampler2D heightMap;

layout(location = 0) in vec3 worldPosition;
layout(location = 1) in vec3 worldNormal;
layout(location = 2) in vec4 worldTangent;
layout(location = 3) in vec2 texCoord;
layout(location = 4) in vec4 vertexColor;
layout(location = 0) out vec4 outColor;
layout(location = 1) out vec4 outNormal;

int lightsUsed = 0;

bool has(uint f) { return (material.features & f) != 0u; }
float sq(float x) { return x * x; }
float pow5(float x) { float x2 = x * x; return x2 * x2 * x; }
float saturate(float x) { return clamp(x, 0.0, 1.0); }
float luma(vec3 c) { return dot(c, vec3(0.2126, 0.7152, 0.0722)); }

vec3 toLinear(vec3 c) { return pow(c, vec3(GAMMA)); }

mat3 frameOf(vec3 n, vec4 t)
{
    vec3 tangent = normalize(t.xyz - n * dot(n, t.xyz));
    return mat3(tangent, cross(n, tangent) * t.w, n);
}

vec2 parallax(vec2 uv, vec3 v, float depth)
{
    int steps = HIGH_QUALITY ? 24 : 8;
    float layer = 1.0 / float(steps);
    vec2 delta = v.xy / max(v.z, 0.05) * depth * layer;
    float at = 0.0;
    float h = textureLod(heightMap, uv, 0.0).r;
    float before = h;
    for (int i = 0; i < steps; i++) {
        if (at >= h)
            break;
        before = h - at;
        uv -= delta;
        at += layer;
        h = textureLod(heightMap, uv, 0.0).r;
    }
    if (!HIGH_QUALITY)
        return uv;
    float after = h - at;
    float w = after / (after - before + 1e-5);
    return uv + delta * w;
}

float ggx(float nh, float a)
{
    float a2 = a * a;
    return a2 / (PI * sq(nh * nh * (a2 - 1.0) + 1.0) + 1e-7);
}

float smith(float nv, float nl, float a)
{
    float a2 = a * a;
    float gv = nl * sqrt(nv * nv * (1.0 - a2) + a2);
    float gl = nv * sqrt(nl * nl * (1.0 - a2) + a2);
    return 0.5 / (gv + gl + 1e-5);
}

vec3 fresnel(vec3 f0, float vh) { return f0 + (1.0 - f0) * pow5(1.0 - vh); }

vec3 shadeStandard(Surface s, vec3 l)
{
    vec3 h = normalize(s.view + l);
    float nl = saturate(dot(s.normal, l));
    float nh = saturate(dot(s.normal, h));
    float vh = saturate(dot(s.view, h));
    vec3 f = fresnel(s.f0, vh);
    vec3 spec = f * ggx(nh, s.alpha) * smith(s.nv, nl, s.alpha);
    vec3 diff = s.diffuse * (1.0 - f) / PI;
    vec3 r = (diff + spec) * nl;
    if (has(CLEAR_COAT)) {
        float ca = sq(material.coatRoughness);
        float cf = (0.04 + 0.96 * pow5(1.0 - vh)) * material.coat;
        r *= 1.0 - cf;
        r += vec3(cf * ggx(nh, ca) * smith(s.nv, nl, ca) * nl);
    }
    return r;
}

vec3 shadeCloth(Surface s, vec3 l)
{
    vec3 h = normalize(s.view + l);
    float nl = saturate(dot(s.normal, l));
    float nh = saturate(dot(s.normal, h));
    float sin2 = max(1.0 - nh * nh, 0.008);
    float inv = 1.0 / max(s.alpha, 0.01);
    float d = (2.0 + inv) * pow(sin2, inv * 0.5) / (2.0 * PI);
    float v = 1.0 / (4.0 * (nl + s.nv - nl * s.nv) + 1e-4);
    return (s.diffuse / PI + material.sheen * d * v) * nl;
}

vec3 shadeToon(Surface s, vec3 l)
{
    float nl = dot(s.normal, l);
    float band;
    if (nl > 0.75)
        band = 1.0;
    else if (nl > 0.3)
        band = 0.6;
    else if (nl > 0.0)
        band = 0.3;
    else
        band = 0.05;
    float rim = 1.0 - s.nv;
    if (rim > 0.7 && nl > 0.0)
        band += smoothstep(0.7, 0.8, rim);
    return s.diffuse * band;
}

vec3 shade(Surface s, vec3 l)
{
    switch (material.model) {
    case 0:
        return shadeStandard(s, l);
    case 1:
        return shadeCloth(s, l);
    case 2:
        return shadeToon(s, l);
    default:
        return s.diffuse * saturate(dot(s.normal, l)) / PI;
    }
}

float falloff(float d2, float range)
{
    float r = d2 / (range * range);
    return sq(saturate(1.0 - r * r)) / max(d2, 0.0001);
}

int cascade(float depth)
{
    for (int i = 0; i < 4; i++)
        if (depth < frame.cascades[i])
            return i;
    return -1;
}

float shadow(Surface s, int layer, float depth)
{
    if (!has(RECEIVES_SHADOW) || layer < 0)
        return 1.0;
    int c = cascade(depth);
    if (c < 0)
        return 1.0;
    vec4 p = frame.shadowMatrix[c] * vec4(s.position + s.geometric * 0.02, 1.0);
    p.xyz /= p.w;
    if (any(lessThan(p.xyz, vec3(0.0))) || any(greaterThan(p.xyz, vec3(1.0))))
        return 1.0;
    float lit = 0.0;
    vec2 texel = 1.0 / vec2(textureSize(shadowMap, 0).xy);
    const vec2 spiral[4] = vec2[](vec2(0.7, 0.1), vec2(-0.3, 0.8), vec2(-0.6, -0.5), vec2(0.2, -0.9));
    for (int i = 0; i < SHADOW_TAPS; i++) {
        vec2 o = spiral[i & 3] * (1.0 + float(i / 4));
        float t = texture(shadowMap, vec4(p.xy + o * texel, float(layer + c), p.z));
        lit += t;
        if (i == 3 && (lit == 0.0 || lit == 4.0))
            return lit * 0.25;
    }
    return lit / float(SHADOW_TAPS);
}

bool incoming(Light light, Surface s, out vec3 l, out vec3 radiance)
{
    radiance = light.color;
    if (light.kind == LIGHT_SUN) {
        l = -light.direction.xyz;
        return true;
    }
    vec3 to = light.position.xyz - s.position;
    if (light.kind == LIGHT_TUBE) {
        vec3 axis = light.tube.xyz - light.position.xyz;
        float t = saturate(dot(-to, axis) / dot(axis, axis));
        to += axis * t;
        vec3 r = reflect(-s.view, s.normal);
        vec3 c = dot(to, r) * r - to;
        to += c * saturate(light.tube.w * inversesqrt(dot(c, c) + 1e-6));
    }
    float d2 = dot(to, to);
    if (d2 > sq(light.position.w)) {
        l = vec3(0.0);
        return false;
    }
    l = to * inversesqrt(d2);
    radiance *= falloff(d2, light.position.w);
    if (light.kind == LIGHT_SPOT) {
        float c = dot(-l, light.direction.xyz);
        if (c < light.direction.w)
            return false;
        radiance *= smoothstep(light.direction.w, light.inner, c);
    }
    return true;
}

vec3 ambientLight(vec3 n)
{
    vec3 r = frame.ambient[0];
    r += frame.ambient[1] * n.y + frame.ambient[2] * n.z + frame.ambient[3] * n.x;
    r += frame.ambient[4] * (n.x * n.y) + frame.ambient[5] * (n.y * n.z);
    r += frame.ambient[6] * (3.0 * n.z * n.z - 1.0) + frame.ambient[7] * (n.x * n.z);
    r += frame.ambient[8] * (n.x * n.x - n.y * n.y);
    return max(r, vec3(0.0));
}

vec3 tone(vec3 c, int curve)
{
    c *= frame.exposure;
    switch (curve) {
    case 1:
        c = c / (1.0 + c);
        break;
    case 2: {
        float l = luma(c);
        c *= (1.0 + l / 16.0) / (1.0 + l);
        break;
    }
    case 3:
        c = 1.0 - exp(-c);
    case 4:
        c = c * c * (3.0 - 2.0 * c);
        break;
    default:
        c = min(c, vec3(1.0));
    }
    return c;
}

vec3 debugColor(Surface s, vec3 lit)
{
    switch (frame.debugView) {
    case 1: return s.normal * 0.5 + 0.5;
    case 2: return s.diffuse;
    case 3: return s.f0;
    case 4: return vec3(s.alpha);
    case 5: return vec3(s.occlusion);
    case 6: return vec3(float(lightsUsed) / float(MAX_LIGHTS));
    case 7: return isnan(lit.x) || isinf(lit.x) ? vec3(1.0, 0.0, 1.0) : vec3(0.0);
    }
    return lit;
}

void main()
{
    vec3 view = normalize(frame.eye - worldPosition);
    vec3 n = normalize(worldNormal);
    if (has(TWO_SIDED) && !gl_FrontFacing)
        n = -n;
    vec2 uv = texCoord;
    mat3 tbn = mat3(1.0);
    if (has(HAS_NORMAL_MAP | HAS_PARALLAX))
        tbn = frameOf(n, worldTangent);
    if (has(HAS_PARALLAX)) {
        uv = parallax(uv, transpose(tbn) * view, material.height);
        if (uv.x < 0.0 || uv.y < 0.0 || uv.x > 1.0 || uv.y > 1.0)
            discard;
    }

    vec4 base = texture(baseMap, uv) * material.base * vertexColor;
    base.rgb = toLinear(base.rgb);
    if (has(ALPHA_TEST) && base.a < material.cutoff)
        discard;

    Surface s;
    s.position = worldPosition;
    s.geometric = n;
    s.normal = n;
    if (has(HAS_NORMAL_MAP)) {
        vec3 t = texture(normalMap, uv).xyz * 2.0 - 1.0;
        s.normal = normalize(tbn * t);
    }
    s.view = view;
    vec3 orm = texture(ormMap, uv).rgb;
    float metal = orm.b * material.metal;
    s.diffuse = base.rgb * (1.0 - metal);
    s.f0 = mix(vec3(0.04), base.rgb, metal);
    s.alpha = max(sq(orm.g * material.roughness), 0.002);
    s.nv = max(dot(s.normal, view), 1e-3);
    s.occlusion = has(HAS_OCCLUSION) ? orm.r : 1.0;

    float depth = 1.0 / gl_FragCoord.w;
    vec3 lit = vec3(0.0);
    int count = min(frame.lightCount, MAX_LIGHTS);
    for (int i = 0; i < count; i++) {
        vec3 l, radiance;
        if (!incoming(lights[i], s, l, radiance))
            continue;
        if (dot(s.geometric, l) <= 0.0 && material.model != 2)
            continue;
        float sh = shadow(s, lights[i].shadow, depth);
        if (sh <= 0.0)
            continue;
        lit += shade(s, l) * radiance * sh;
        lightsUsed++;
    }

    lit += ambientLight(s.normal) * s.diffuse * s.occlusion;
    if (has(REFLECTS)) {
        vec3 r = reflect(-view, s.normal);
        float lod = sqrt(s.alpha) * 7.0;
        vec2 ab = textureLod(brdfTable, vec2(s.nv, sqrt(s.alpha)), 0.0).xy;
        lit += textureLod(environment, r, lod).rgb * (s.f0 * ab.x + ab.y) * s.occlusion;
    }
    if (has(HAS_EMISSION))
        lit += texture(emissionMap, uv).rgb * material.emission;
    if (has(USES_FOG)) {
        float f = exp(-sq(depth * frame.fogDensity));
        lit = mix(frame.fogColor, lit, f);
    }

    vec3 c = frame.debugView != 0 ? debugColor(s, lit) : tone(lit, frame.toneCurve);
    outColor = vec4(pow(c, vec3(1.0 / GAMMA)), base.a);
    outNormal = vec4(s.normal * 0.5 + 0.5, s.alpha);
}
