// target: vulkan1.1
// flags: -Od
// Heat that spreads over a plate. A workgroup loads its tile with a margin of STEPS cells and computes STEPS steps in shared
// memory; with each step one more cell of the margin is out of date. The rim of the plate keeps its heat.
#define EDGE 16
#define STEPS 3
#define TILE (EDGE + 2 * STEPS)
#define THREADS (EDGE * EDGE)

[[vk::binding(0)]] StructuredBuffer<float> before;
[[vk::binding(1)]] StructuredBuffer<float> conductivity;
[[vk::binding(2)]] RWStructuredBuffer<float> after;

struct Settings {
    int width, height;
    float step;
};
[[vk::push_constant]] ConstantBuffer<Settings> settings;

groupshared float tile[2][TILE * TILE];

struct Cell {
    int2 place; // on the plate
    int index;  // in the tile
    bool isInner;
};

Cell cellAt(int i, int2 corner)
{
    Cell c;
    c.index = i;
    c.place = corner + int2(i % TILE, i / TILE);
    int2 size = int2(settings.width, settings.height);
    bool insidePlate = all(c.place > 0) && all(c.place < size - 1);
    int2 within = c.place - corner;
    c.isInner = insidePlate && all(within > 0) && all(within < TILE - 1);
    return c;
}

int clampedIndex(int2 place)
{
    int2 at = clamp(place, int2(0, 0), int2(settings.width, settings.height) - 1);
    return at.y * settings.width + at.x;
}

float spread(int from, Cell c)
{
    float middle = tile[from][c.index];
    if (!c.isInner)
        return middle;
    float around = tile[from][c.index - 1] + tile[from][c.index + 1] + tile[from][c.index - TILE] +
        tile[from][c.index + TILE];
    return middle + settings.step * conductivity[clampedIndex(c.place)] * (around - 4 * middle);
}

[numthreads(EDGE, EDGE, 1)]
void main(uint3 group : SV_GroupID, uint index : SV_GroupIndex)
{
    int2 corner = int2(group.xy) * EDGE - STEPS;
    for (int i = int(index); i < TILE * TILE; i += THREADS)
        tile[0][i] = before[clampedIndex(cellAt(i, corner).place)];
    int from = 0;
    for (int n = 0; n < STEPS; n++) {
        GroupMemoryBarrierWithGroupSync();
        for (int i = int(index); i < TILE * TILE; i += THREADS)
            tile[1 - from][i] = spread(from, cellAt(i, corner));
        from = 1 - from;
    }
    GroupMemoryBarrierWithGroupSync();
    int2 within = int2(int(index) % EDGE, int(index) / EDGE);
    int2 place = corner + STEPS + within;
    if (place.x < settings.width && place.y < settings.height)
        after[clampedIndex(place)] = tile[from][(within.y + STEPS) * TILE + within.x + STEPS];
}
