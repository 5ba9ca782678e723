// target: vulkan1.1
#version 450
// Matrices in row_major and column_major blocks, square and not.
layout(location = 0) in vec4 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in mat3x4 instance;

layout(binding = 0, column_major) uniform Cols {
    mat4 world;
    mat3 normalMatrix;
    mat2x3 a23;
    mat4x2 a42;
} cols;

layout(binding = 1, row_major) uniform Rows {
    mat4 viewProj;
    mat3x4 bones[12];
    layout(column_major) mat4x3 mixed;
    mat2 uvTurn;
} rows;

layout(location = 0) out vec3 outNormal;
layout(location = 1) out vec4 outMisc;
invariant gl_Position;

void main()
{
    mat4 wvp = rows.viewProj * cols.world;
    vec3 skinned = vec3(0.0);
    for (int i = 0; i < 4; i++) {
        mat3x4 b = rows.bones[(gl_VertexIndex + i) % 12];
        skinned += position * b;
    }
    vec3 p = position * instance + skinned;
    gl_Position = wvp * vec4(p, 1.0);

    mat3 n = transpose(inverse(mat3(cols.world))) * cols.normalMatrix;
    outNormal = normalize(n * normal);

    mat2x2 sq = cols.a42 * outerProduct(position, vec2(1.0, 2.0));
    mat3x3 prod = rows.mixed * rows.bones[0];
    float d = determinant(sq) + determinant(prod);
    vec3 t = cols.a23 * (rows.uvTurn * p.xy);
    mat4 m = matrixCompMult(cols.world, rows.viewProj);
    m[2] = vec4(t, d);
    m[1].zw = vec2(d, -d);
    m[3][gl_InstanceIndex & 3] = 0.5;
    outMisc = m * position + vec4(cols.a23[1], m[0][2]);
}
