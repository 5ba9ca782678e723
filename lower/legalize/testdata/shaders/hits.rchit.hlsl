// Lanes in a function of a closest-hit shader, and in a loop.
// changes: spread-volatile
RWStructuredBuffer<uint> hits : register(u0);
uint lane(uint by) { return WaveGetLaneIndex() * by; }
void main() {
	for (uint i = 0; i < 3; i++)
		hits[i] = lane(i) + lane(2);
}
