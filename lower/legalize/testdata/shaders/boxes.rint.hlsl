// Lanes in the branches of an intersection shader.
// changes: spread-volatile
RWStructuredBuffer<uint> boxes : register(u0);
void main() {
	if (WaveGetLaneIndex() < 4)
		boxes[0] = WaveGetLaneCount();
	else
		boxes[1] = WaveGetLaneIndex();
}
