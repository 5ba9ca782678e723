// Lanes that a descriptor is chosen by.
// changes: spread-volatile switch-descriptors split-descriptors
RWBuffer<uint> counters[2] : register(u0);
void main() { counters[WaveGetLaneIndex() & 1][0] = WaveGetLaneCount(); }
