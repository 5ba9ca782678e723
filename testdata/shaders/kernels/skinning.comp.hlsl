// target: vulkan1.1
// flags: -Od
// Skinning: a vertex moves with up to four bones, whose matrices are blended by their weights. Bones are three rows of four
// numbers each; the numbers of a vertex's bones are bytes of a word.
struct Vertex {
    float3 position;
    float3 normal;
};

struct Influence {
    uint bones;
    float weights[4];
};

[[vk::binding(0)]] StructuredBuffer<float> positions; // three numbers each
[[vk::binding(1)]] StructuredBuffer<float> normals;
[[vk::binding(2)]] StructuredBuffer<uint> bonesOfVertices;
[[vk::binding(3)]] StructuredBuffer<float4> weightsOfVertices;
[[vk::binding(4)]] StructuredBuffer<float4> rows;
[[vk::binding(5)]] RWStructuredBuffer<float> results; // position and normal

struct Size {
    uint vertices, bones;
};
[[vk::push_constant]] ConstantBuffer<Size> size;

float3x4 boneMatrix(uint bone)
{
    return float3x4(rows[3 * bone], rows[3 * bone + 1], rows[3 * bone + 2]);
}

Influence influence(uint vertex)
{
    Influence f;
    f.bones = bonesOfVertices[vertex];
    float4 weights = weightsOfVertices[vertex];
    float sum = dot(weights, 1);
    [unroll] for (int i = 0; i < 4; i++)
        f.weights[i] = weights[i] / sum;
    return f;
}

float3x4 blended(Influence f)
{
    float3x4 sum = f.weights[0] * boneMatrix((f.bones & 255) % size.bones);
    [unroll] for (int i = 1; i < 4; i++) {
        uint bone = ((f.bones >> (8 * i)) & 255) % size.bones;
        if (f.weights[i] > 0)
            sum += f.weights[i] * boneMatrix(bone);
    }
    return sum;
}

Vertex load(uint i)
{
    Vertex v;
    v.position = float3(positions[3 * i], positions[3 * i + 1], positions[3 * i + 2]);
    v.normal = float3(normals[3 * i], normals[3 * i + 1], normals[3 * i + 2]);
    return v;
}

Vertex skinned(Vertex v, float3x4 bone)
{
    v.position = mul(bone, float4(v.position, 1));
    v.normal = normalize(mul((float3x3)bone, v.normal));
    return v;
}

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    if (id.x >= size.vertices)
        return;
    Vertex v = skinned(load(id.x), blended(influence(id.x)));
    for (int i = 0; i < 3; i++) {
        results[6 * id.x + i] = v.position[i];
        results[6 * id.x + 3 + i] = v.normal[i];
    }
}
