#version 450
// Matrices: products, transposes, inverses and determinants of a small group of turns, by constants and by columns.
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;
layout(set = 0, binding = 0) uniform Block { mat3x2 skewed; layout(row_major) mat4 rows; };

void main()
{
    vec2 p = uv * 2.0 - 1.0;
    mat2 turn = mat2(0.6, 0.8, -0.8, 0.6);
    mat3 m = mat3(vec3(turn[0], p.x), vec3(turn[1], p.y), vec3(-p, 2.0));
    mat3 same = inverse(m) * m;
    vec3 v = outerProduct(vec3(p, 1.0), vec3(0.2, 0.3, 0.4)) * vec3(p.y, p.x, 0.5);
    vec2 s = skewed * vec3(p, 1.0);
    vec4 w = transpose(rows) * vec4(p, 0.5, 1.0);
    for (int i = 0; i < 4; i++)
        turn *= mat2(turn[i & 1], -turn[1][0], turn[0][0]);
    color = vec4(0.5 + 0.25 * v.x + 0.1 * turn[0][0], 0.2 * same[1][1] + 0.05 * s.y + 0.3, 0.1 * determinant(m) + 0.02 * w.z,
                 0.5 + 0.1 * s.x);
}
