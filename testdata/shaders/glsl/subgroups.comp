// target: vulkan1.1
#version 450
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_vote : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_shuffle_relative : require
#extension GL_KHR_shader_subgroup_clustered : require
#extension GL_KHR_shader_subgroup_quad : require
layout(local_size_x = 64) in;
layout(binding = 0) buffer D { uint u[]; };
layout(binding = 1) buffer F { vec4 f[]; };

void main()
{
    uint id = gl_GlobalInvocationID.x;
    uint x = u[id];
    vec4 y = f[id];
    uint r = 0u;
    if (subgroupElect())
        r += gl_SubgroupID + gl_NumSubgroups + gl_SubgroupSize;
    subgroupBarrier();
    subgroupMemoryBarrierBuffer();
    if (subgroupAny(x == 3u) && !subgroupAll(x > 1u))
        r += 10u;
    if (subgroupAllEqual(y.xy))
        r ^= 5u;
    uvec4 b = subgroupBallot((x & 1u) != 0u);
    r += subgroupBallotBitCount(b) + subgroupBallotInclusiveBitCount(b) * 3u + subgroupBallotExclusiveBitCount(b) * 5u;
    r += subgroupBallotFindLSB(b) + subgroupBallotFindMSB(b);
    if (subgroupInverseBallot(b) || subgroupBallotBitExtract(b, x & 31u))
        r++;
    r ^= (gl_SubgroupEqMask.x & b.x) | (gl_SubgroupLtMask.y & b.y);
    r += subgroupAdd(x) + subgroupMul(x | 1u) + subgroupMin(x) + subgroupMax(x) + subgroupAnd(x) + subgroupOr(x) + subgroupXor(x);
    r += subgroupInclusiveAdd(x) + subgroupExclusiveAdd(x) + subgroupInclusiveMax(x) + subgroupExclusiveXor(x);
    y += subgroupAdd(y) + subgroupExclusiveMul(y) + subgroupInclusiveMin(y);
    y += subgroupBroadcast(y, 3u) + subgroupBroadcastFirst(y);
    y += subgroupShuffle(y, x & 31u) + subgroupShuffleXor(y, 1u) + subgroupShuffleUp(y, 1u) + subgroupShuffleDown(y, 2u);
    r += subgroupClusteredAdd(x, 8u) + subgroupClusteredMax(x, 4u);
    y += subgroupQuadBroadcast(y, 2u) + subgroupQuadSwapHorizontal(y) + subgroupQuadSwapVertical(y) + subgroupQuadSwapDiagonal(y);
    for (;;) {
        uint first = subgroupBroadcastFirst(x);
        if (first == x) {
            r += subgroupAdd(1u);
            break;
        }
    }
    u[id] = r;
    f[id] = y;
}
