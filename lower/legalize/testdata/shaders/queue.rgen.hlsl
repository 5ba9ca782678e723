// Lanes in a ray generation shader.
// changes: spread-volatile
RWStructuredBuffer<uint> queue : register(u0);
void main() { queue[WaveGetLaneIndex()] = WaveGetLaneCount(); }
