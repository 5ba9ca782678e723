// target: vulkan1.1
#version 450
#extension GL_EXT_control_flow_attributes : require
// Transposes a matrix in tiles, so that loads and stores go along rows. A row of a tile has one number more than is used,
// against bank conflicts.
layout(local_size_x = 32, local_size_y = 8) in;
layout(constant_id = 0) const uint GAP = 1;
const uint TILE = 32;
const uint ROWS = 8;

layout(binding = 0) readonly buffer Matrix { float matrix[]; };
layout(binding = 1) writeonly buffer Transposed { float transposed[]; };
layout(push_constant) uniform Size { uint rows, columns; } size;

shared float tile[TILE][TILE + GAP];

void main()
{
    uvec2 at = gl_LocalInvocationID.xy, corner = gl_WorkGroupID.xy * TILE;
    [[unroll]] for (uint i = 0; i < TILE; i += ROWS) {
        uvec2 place = corner + at + uvec2(0, i);
        if (place.x < size.columns && place.y < size.rows)
            tile[at.y + i][at.x] = matrix[place.y * size.columns + place.x];
    }
    barrier();
    [[unroll]] for (uint i = 0; i < TILE; i += ROWS) {
        uvec2 place = corner.yx + at + uvec2(0, i);
        if (place.x < size.rows && place.y < size.columns)
            transposed[place.y * size.rows + place.x] = tile[at.x][at.y + i];
    }
}
