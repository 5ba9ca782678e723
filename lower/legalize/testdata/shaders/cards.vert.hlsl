// Cards that turn, with a texture that is fetched from only.
// changes: lower-sampled-images lower-io-split
// bindings: 0:0
Texture2D<float4> angles : register(t0);

void main(float2 corners[4] : CORNER, uint id : SV_InstanceID, out float4 position : SV_POSITION,
	out float2 uvs[2] : TEXCOORD0) {
	float4 turn = angles.Load(int3(id, 0, 0));
	position = float4(corners[0] * turn.x + corners[3] * turn.y, 0, 1);
	uvs[0] = corners[1];
	uvs[1] = corners[2] + turn.zw;
}
